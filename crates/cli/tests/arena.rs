//! `moonshot arena`, run as a process.

use std::process::{Command, Output};

fn arena(arguments: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_moonshot");
    Command::new(program)
        .arg("arena")
        .args(arguments.split(' '))
        .output()
        .unwrap()
}

#[test]
fn the_same_seed_prints_the_same_figures() {
    let run = || arena("--game hearts --players 4 --hands 40 --seed 7 --options target=50");
    let (first, second) = (run(), run());
    assert!(first.status.success());
    assert_eq!(first.stdout, second.stdout);
    let text = String::from_utf8(first.stdout).unwrap();
    for part in [
        "rule-of-thumb against random, 40 hands, seed 7",
        "target=50",
        "95% interval",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn json_holds_the_figures_of_each_kind_of_game() {
    let json = |arguments| -> serde_json::Value {
        serde_json::from_slice(&arena(arguments).stdout).unwrap()
    };
    let hands = json("--game wild-twists --players 3 --hands 12 --json");
    assert_eq!(
        (&hands["unit"], &hands["count"]),
        (&"hands".into(), &12.into())
    );
    assert!(hands["points"]["bot"]["low"].as_f64() <= hands["points"]["bot"]["value"].as_f64());
    let matches = json("--game black-hearts --matches 12 --json");
    assert_eq!(matches["wins"]["fair"], 0.25);
    assert!(matches["points"].is_null());
}

#[test]
fn several_bots_play_each_deal_through_all_seatings() {
    let duel = |more: &str| {
        let output = arena(&format!(
            "--game hearts --bot rule-of-thumb --against random --bot-seats 2 --hands 6 {more}"
        ));
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let alone = duel("--threads 1");
    assert_eq!(alone, duel("--threads 3"));
    let headline = "2 rule-of-thumb against random, 6 deals through all seatings, seed 1";
    assert!(alone.contains(headline), "{alone}");
    // Four hands are one round of the pass, and two of four seats have six seatings.
    assert!(alone.contains("in 144 hands"), "{alone}");
    let json: serde_json::Value = serde_json::from_str(&duel("--json")).unwrap();
    assert!(json["points"]["high"].as_f64() < Some(0.0), "{json}");
    assert_eq!((&json["count"], &json["deals"]), (&144.into(), &6.into()));
    let matches =
        arena("--game black-hearts --players 3 --against random --bot-seats 1 --hands 5 --json");
    let json: serde_json::Value = serde_json::from_slice(&matches.stdout).unwrap();
    assert_eq!(
        (&json["count"], &json["unit"]),
        (&15.into(), &"matches".into())
    );
    assert!(
        json["wins"]["value"].as_f64() > json["fair"].as_f64(),
        "{json}"
    );
}

#[test]
fn what_cannot_be_played_is_explained() {
    for (arguments, why) in [
        ("--game whist", "there is no game “whist”"),
        ("--game heartcatchers --players 3", "3"),
        ("--options target=55", "target"),
        ("--bot-seats 4", "both sides need a seat"),
        ("--options target", "write it as name=value"),
    ] {
        let output = arena(arguments);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && error.contains(why),
            "{arguments}: {error}"
        );
    }
    let output = arena("--bot grandmaster");
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("the levels are random, novice, casual, steady, rule-of-thumb")
    );
}

/// A program that plays the first listed action, and passes the first cards.
const FIRST: &str = r#"
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "sit":
        seed = told["seed"]
        assert len(seed) == 64 and told["seat"] < told["players"]
        print(json.dumps({"ok": True}), flush=True)
    if told["do"] == "over":
        with open(sys.argv[0] + ".over", "a") as over:
            over.write(seed + "\n")
    if told["do"] == "choose":
        hidden = [hand for hand in told["view"]["hands"] if not isinstance(hand, int)]
        assert len(hidden) == 1 and told["events"], "it sees its own hand alone"
        first = told["view"]["legal"][0]
        if isinstance(first, dict):
            first = "pass " + " ".join(first["from"][:first["pass"]])
        print(json.dumps({"id": told["id"], "action": first}), flush=True)
"#;

#[test]
fn a_program_plays_by_the_bot_side_of_the_protocol() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("first.py");
    std::fs::write(&program, FIRST).unwrap();
    let run = |game: &str, bot: &str| -> (serde_json::Value, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .args(["arena", "--game", game, "--hands", "2", "--json"])
            .args(["--against", "rule-of-thumb", "--bot", bot])
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        (serde_json::from_slice(&output.stdout).unwrap(), error)
    };
    let first = format!("cmd python3 {}", program.display());
    for (game, unit) in [("hearts", "hands"), ("heartcatchers", "matches")] {
        let (report, error) = run(game, &first);
        assert_eq!(report["faults"], serde_json::json!([0, 0]), "{error}");
        assert_eq!(report["unit"], unit);
    }
    // Each match has a seed of its own, the same in each run, and each program is notified of the end.
    let over = folder.path().join("first.py.over");
    let seeds = || {
        let _ = std::fs::remove_file(&over);
        run("heartcatchers", &first);
        let text = std::fs::read_to_string(&over).unwrap();
        let mut seeds: Vec<String> = text.lines().map(str::to_owned).collect();
        seeds.sort();
        seeds
    };
    let first_run = seeds();
    assert_eq!(first_run.len(), 4);
    assert_eq!(first_run, seeds());
    assert!(
        first_run.windows(2).all(|two| two[0] != two[1]),
        "{first_run:?}"
    );
    for (bot, why) in [
        ("cmd false", "ended"),
        ("cmd echo nonsense", "no JSON"),
        ("cmd /no/such/program", "does not start"),
    ] {
        let (report, error) = run("heartcatchers", bot);
        assert_eq!(report["faults"], serde_json::json!([4, 0]), "{bot}");
        assert_eq!(report["wins"]["value"], 0.0);
        let told = error.contains(why) || error.contains("does not listen");
        assert!(told, "{bot}: {error}");
    }
}

#[test]
fn a_contest_goes_on_from_its_record_and_parts_make_the_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let contest = "--game hearts --bot steady --against random --bot-seats 2";
    let run = |more: &str| {
        let output = arena(&format!("{contest} {more}"));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        (String::from_utf8(output.stdout).unwrap(), error)
    };
    let (whole, _) = run("--hands 6");
    assert!(whole.contains("in 144 hands"), "{whole}");
    let (a, b) = (path("a"), path("b"));
    run(&format!("--hands 6 --shard 1/2 --record {a}"));
    run(&format!("--hands 6 --shard 2/2 --record {b}"));
    let (merged, error) = run(&format!("--merge {a} {b}"));
    assert_eq!(merged, whole, "{error}");
    let (none, error) = run(&format!("--merge {b} {b}"));
    assert!(none.is_empty(), "{none}");
    assert!(
        error.contains("deal 0 is in none of the files: a shard is missing"),
        "{error}"
    );
    // A limit of a file's size is what a full disk is to the program: its writes fail.
    let cut = path("cut");
    let limited = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 2; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_moonshot"))
        .args(format!("arena {contest} --hands 20 --record {cut}").split(' '))
        .output()
        .unwrap();
    assert_eq!(limited.status.code(), Some(1), "{limited:?}");
    let error = String::from_utf8(limited.stderr).unwrap();
    assert!(
        error.contains("the same command plays them again"),
        "{error}"
    );
    let (whole_of_20, _) = run("--hands 20");
    let (resumed, error) = run(&format!("--hands 20 --record {cut}"));
    assert_eq!(resumed, whole_of_20, "{error}");
    // A record that ends within a line is continued.
    let text = std::fs::read_to_string(&a).unwrap();
    std::fs::write(&a, &text[..text.len() - 9]).unwrap();
    let (resumed, error) = run(&format!("--hands 6 --record {a}"));
    assert_eq!(resumed, whole, "{error}");
    let (again, _) = run(&format!("--hands 6 --record {a}"));
    assert_eq!(again, whole);
    let (_, error) = run(&format!("--hands 6 --seed 2 --record {a}"));
    assert!(error.contains("another contest"), "{error}");
    let (_, error) = run(&format!("--seed 2 --merge {a} {b}"));
    assert!(error.contains("another contest"), "{error}");
    // Shards of two seeds are no contest, nor are two results of one deal.
    let c = path("c");
    run(&format!("--hands 6 --seed 2 --shard 2/2 --record {c}"));
    let (none, error) = run(&format!("--merge {a} {c}"));
    assert!(
        none.is_empty() && error.contains("another contest"),
        "{none}{error}"
    );
    let text = std::fs::read_to_string(&b).unwrap();
    let other = text.replacen("\"own\":", "\"own\":1", 1);
    std::fs::write(&c, other).unwrap();
    let (none, error) = run(&format!("--merge {a} {b} {c}"));
    assert!(
        none.is_empty() && error.contains("came out otherwise"),
        "{none}{error}"
    );
    let (_, error) = run("--hands 6 --shard 3/2");
    assert!(error.contains("parts 1 to 2"), "{error}");
}

#[test]
fn the_bot_that_is_measured_thinks_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deals").display().to_string();
    let contest = "--game heartcatchers --bot master --against master --hands 3 --playouts 120";
    let run = |more: &str| arena(&format!("{contest} {more}"));
    let report = |more: &str| String::from_utf8(run(more).stdout).unwrap();
    let one = report("--bot-seats 1");
    assert_eq!(report("--parts 1 --threads 1"), one);
    let two = report(&format!("--parts 2 --threads 1 --record {path}"));
    assert_eq!(report("--parts 2 --threads 3"), two);
    assert!(!run(&format!("--record {path}")).status.success());
    assert!(run(&format!("--parts 2 --record {path}")).status.success());
    let different = |seed| {
        let (one, two) = (
            format!("--bot-seats 1 --seed {seed}"),
            format!("--parts 2 --seed {seed}"),
        );
        report(&one) != report(&two)
    };
    assert!((1..9).any(different), "other thoughts, other games");
    assert!(!run("--parts 0").status.success());
}

#[test]
fn each_side_may_have_its_own_number_of_playouts() {
    let run = |more: &str| {
        arena(&format!(
            "--game heartcatchers --bot master --against master --bot-seats 1 --json {more}"
        ))
    };
    let share = |more: &str| {
        let report: serde_json::Value = serde_json::from_slice(&run(more).stdout).unwrap();
        report["wins"]["value"].as_f64().unwrap()
    };
    let more = share("--hands 25 --playouts 400 --against-playouts 5");
    let fewer = share("--hands 25 --playouts 5 --against-playouts 400");
    assert!(more > 0.6 && fewer < 0.4, "{more} {fewer}");
    let same = "--hands 3 --playouts 60";
    let said = run(&format!("{same} --against-playouts 60"));
    assert_eq!(said.stdout, run(same).stdout);
    let timed = share("--hands 2 --millis 6 --against-millis 0");
    assert!(timed >= 0.5, "{timed}");
    for refused in [
        "--against-millis 5",
        "--millis 5 --against-playouts 5",
        "--playouts 5 --against-millis 5",
    ] {
        assert!(!run(refused).status.success(), "{refused}");
    }
    // A record of another contest is refused.
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("deals.jsonl");
    let recorded = |more: &str| {
        let record = format!("--hands 1 --playouts 20 {more} --record {}", path.display());
        run(&record).status.success()
    };
    assert!(recorded("--against-playouts 30"));
    assert!(recorded("--against-playouts 30"));
    assert!(!recorded("--against-playouts 40"));
    assert!(!recorded(""));
}

#[test]
fn a_test_ends_a_contest_and_a_clock_bounds_a_thought() {
    let sprt = arena(
        "--game heartcatchers --against random --hands 5000 --sprt 0.5,0.7 --bot-seats 1 --json",
    );
    let report: serde_json::Value = serde_json::from_slice(&sprt.stdout).unwrap();
    assert_eq!(report["sprt"]["verdict"], "second");
    assert!(report["deals"].as_u64() < Some(500), "{report}");
    assert!(report["elo"]["low"].as_f64() > Some(0.0), "{report}");
    let start = std::time::Instant::now();
    let timed = arena("--game heartcatchers --bot master --hands 1 --millis 5");
    assert!(timed.status.success());
    let text = String::from_utf8(timed.stdout).unwrap();
    assert!(text.contains("\n  late        by "), "{text}");
    // Two games of seven decisions each.
    assert!(start.elapsed() < std::time::Duration::from_secs(30));
    assert!(!arena("--millis 5 --playouts 7").status.success());
    // Without any time every decision is late; without a clock none is.
    let late = |asked: &str| {
        let told = arena(&format!(
            "--game heartcatchers --bot master --hands 1 {asked} --json"
        ));
        let report: serde_json::Value = serde_json::from_slice(&told.stdout).unwrap();
        report["late_millis"].as_f64()
    };
    assert!(late("--millis 0") > Some(0.0));
    assert_eq!(late("--playouts 50 --bot-seats 1"), None);
    let whole = arena("--game wild-twists --players 3 --whole --hands 4 --json");
    let report: serde_json::Value = serde_json::from_slice(&whole.stdout).unwrap();
    assert_eq!(
        (&report["unit"], &report["count"]),
        (&"matches".into(), &12.into())
    );
}

#[test]
fn a_yardstick_is_the_same_contest_however_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let run = |more: &str| {
        let output = arena(&format!("--yardstick hearts-engine {more}"));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        (String::from_utf8(output.stdout).unwrap(), error)
    };
    let (whole, error) = run("--hands 2 --threads 1");
    let headline =
        "2 rule-of-thumb against 2 hearts-engine 0.1.1 mc:128, 4 of 1600 duplicate deals, seed 1";
    assert!(whole.starts_with(headline), "{whole}{error}");
    let deep_cfr = "Deep CFR    -1.50 ± 0.83 a seat-deal";
    assert!(whole.contains(deep_cfr), "as recorded: {whole}");
    let (a, b) = (path("a"), path("b"));
    run(&format!("--hands 2 --threads 2 --shard 1/2 --record {a}"));
    run(&format!("--hands 2 --shard 2/2 --record {b}"));
    assert_eq!(run(&format!("--merge {a} {b}")).0, whole);
    // A record that ends within a line is continued.
    let text = std::fs::read_to_string(&a).unwrap();
    std::fs::write(&a, &text[..text.len() - 9]).unwrap();
    assert_eq!(run(&format!("--hands 2 --record {a}")).0, whole);
    let (_, error) = run(&format!("--bot steady --merge {a} {b}"));
    assert!(error.contains("another contest"), "{error}");
    // Random cards lose to the opponent, and others are drawn with another seed.
    let random = |seed| -> serde_json::Value {
        let text = run(&format!("--hands 2 --bot random --seed {seed} --json")).0;
        serde_json::from_str(&text).unwrap()
    };
    let (one, two) = (random(1), random(2));
    assert!(one["payoff"]["value"].as_f64() < Some(-1.0), "{one}");
    assert!(
        one["points"][0].as_f64() > one["points"][1].as_f64(),
        "{one}"
    );
    assert_ne!(one["points"], two["points"]);
    assert_eq!(one["deep_cfr"], two["deep_cfr"]);
    let json: serde_json::Value = serde_json::from_str(&run("--hands 1 --json").0).unwrap();
    assert_eq!((&json["deals"], &json["faults"]), (&2.into(), &0.into()));
    for more in [
        "--game hearts",
        "--against random",
        "--bot-seats 1",
        "--whole",
    ] {
        assert!(run(more).1.contains("cannot be used with"), "{more}");
    }
}

#[test]
fn a_program_is_measured_by_a_yardstick_from_its_views_alone() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("first.py");
    std::fs::write(&program, FIRST).unwrap();
    let run = |bot: &str| -> serde_json::Value {
        let output = Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .args(["arena", "--yardstick", "hearts-engine", "--hands", "1"])
            .args(["--json", "--bot", bot])
            .output()
            .unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let played = run(&format!("cmd python3 {}", program.display()));
    assert_eq!(played["faults"], 0);
    // A deal that is lost by a fault costs all points: 26 / 3.
    let lost = run("cmd false");
    assert_eq!(
        (&lost["faults"], &lost["points"][0]),
        (&2.into(), &26.0.into())
    );
    assert!(lost["payoff"]["value"].as_f64() < Some(-8.6), "{lost}");
}
