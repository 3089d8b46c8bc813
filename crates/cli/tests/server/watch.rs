//! Observing the server: the metrics listener and the log.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

#[cfg(unix)]
use super::client::Frame;
use super::client::{Player, Program, command};

/// A GET without a cookie.
pub(crate) fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// The value of a metric.
pub(crate) fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let value = line.and_then(|line| line.strip_prefix(' '));
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or_else(|| panic!("{name} is not in\n{text}"))
}

/// Plays a match to its end; returns the number of actions.
fn play(program: &Program, player: &Player) -> u64 {
    for turn in 0.. {
        let snapshot = player.wait(program);
        if !snapshot["view"]["outcome"].is_null() {
            return turn;
        }
        player.act(program, &snapshot, turn as usize);
    }
    0
}

/// A server with a metrics listener, and the listener's address.
pub(crate) fn observed(mut command: Command) -> (Program, String) {
    command.args(["--metrics-listen", "127.0.0.1:0"]);
    let mut program = Program::spawn(command);
    let line = program.says("Metrics are at");
    let (_, address) = line.split_once("http://").unwrap();
    let address = address.trim().trim_end_matches("/metrics").to_owned();
    (program, address)
}

#[test]
fn the_figures_of_a_played_match_are_right() {
    let data = tempfile::tempdir().unwrap();
    let (program, metrics) = observed(command(data.path(), "127.0.0.1:0"));
    let scrape = || get(&metrics, "/metrics");
    let before = scrape();
    assert!(before.starts_with("HTTP/1.1 200"), "{before}");
    assert!(before.contains("application/openmetrics-text"), "{before}");
    assert!(before.ends_with("# EOF\n"), "{before}");
    assert_eq!(
        figure(&before, "moonshot_actions_total{result=\"done\"}"),
        0.0
    );

    let player = Player::sit_down(&program, "heartcatchers", 2);
    let socket = player.socket(&program);
    let events = player.events(&program);
    let acted = play(&program, &player);
    assert!(acted > 0);
    let over = player.look(&program);
    let [head, body] = player.action(&program, &over, "gather");
    let mut late = TcpStream::connect(&program.address).unwrap();
    late.write_all((head + &body).as_bytes()).unwrap();
    let mut answer = String::new();
    BufReader::new(late).read_line(&mut answer).unwrap();
    assert!(answer.contains(" 4"), "{answer}");

    let after = scrape();
    for (name, value) in [
        ("moonshot_actions_total{result=\"done\"}", acted as f64),
        ("moonshot_actions_total{result=\"refused\"}", 1.0),
        ("moonshot_actions_total{result=\"failed\"}", 0.0),
        ("moonshot_action_seconds_count", acted as f64),
        ("moonshot_tables_made_total", 1.0),
        ("moonshot_watchers{transport=\"websocket\"}", 1.0),
        ("moonshot_watchers{transport=\"events\"}", 1.0),
    ] {
        assert_eq!(figure(&after, name), value, "{name}");
    }
    assert!(figure(&after, "moonshot_action_seconds_sum") > 0.0);
    // The creation of the table and each action are writes; so are the bots' actions and marks.
    assert!(figure(&after, "moonshot_batch_entries_sum") > acted as f64);
    assert!(figure(&after, "moonshot_append_seconds_count") > acted as f64);
    assert_eq!(figure(&after, "moonshot_tables_open"), 1.0);
    assert!(figure(&after, "moonshot_connections") >= 2.0);

    drop((socket, events));
    let began = Instant::now();
    loop {
        // The server notices a closed connection only by a write, and a finished table has none.
        let text = scrape();
        let open = figure(&text, "moonshot_watchers{transport=\"websocket\"}");
        if open == 0.0 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "{text}");
        std::thread::sleep(Duration::from_millis(20));
    }
    program.kill();
}

#[test]
fn metrics_are_reachable_at_their_own_listener_alone() {
    let data = tempfile::tempdir().unwrap();
    let (program, metrics) = observed(command(data.path(), "127.0.0.1:0"));
    let page = get(&program.address, "/metrics");
    assert!(!page.contains("moonshot_"), "{page}");
    for path in ["/healthz", "/readyz"] {
        assert!(get(&metrics, path).starts_with("HTTP/1.1 204"), "{path}");
        assert!(
            get(&program.address, path).starts_with("HTTP/1.1 204"),
            "{path}"
        );
    }
    for path in ["/", "/api/games", "/api/tables"] {
        assert!(get(&metrics, path).starts_with("HTTP/1.1 404"), "{path}");
    }
    program.kill();
    // By default there is no such listener.
    let mut program = Program::start(data.path());
    assert!(program.says("Ctrl-C").contains("stops it"));
}

#[cfg(unix)]
#[test]
fn whoever_asks_while_the_server_drains_is_told_so() {
    let data = tempfile::tempdir().unwrap();
    let (mut program, metrics) = observed(command(data.path(), "127.0.0.1:0"));
    let player = Player::sit_down(&program, "hearts", 4);
    let [head, _] = player.action(&program, &player.wait(&program), "pass");
    let mut request = TcpStream::connect(&program.address).unwrap();
    request.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(Duration::from_millis(200));
    program.signal("TERM");
    std::thread::sleep(Duration::from_millis(200));
    let answer = get(&metrics, "/readyz");
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("\"code\":\"stopping\""), "{answer}");
    assert!(get(&metrics, "/healthz").starts_with("HTTP/1.1 204"));
    drop(request);
    assert_eq!(program.wait().0.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn a_log_of_everything_is_json_and_tells_no_secret() {
    let data = tempfile::tempdir().unwrap();
    let mut command = command(data.path(), "127.0.0.1:0");
    command.args(["--log", "json", "--log-level", "trace"]);
    let mut program = Program::spawn(command);
    // Drain standard error, or the pipe fills up.
    let log = program.complaints();
    let player = Player::sit_down(&program, "hearts", 4);
    let mut socket = player.socket(&program);
    let mut hands = Vec::new();
    for turn in 0..30 {
        let snapshot = player.wait(&program);
        let hand = snapshot["view"]["hands"][0].as_array().unwrap().clone();
        if hand.len() > 3 {
            let cards: Vec<&str> = hand.iter().map(|card| card.as_str().unwrap()).collect();
            hands.push(cards.join(" "));
            hands.push(cards.join(","));
            // The encoding that a library would print a payload in.
            hands.push(hex::encode(cards.join("\",\"")));
        }
        player.act(&program, &snapshot, turn);
        socket.next().unwrap();
    }
    let over = Player::sit_down(&program, "heartcatchers", 2);
    play(&program, &over);
    let transcript: Value = serde_json::from_str(&over.transcript(&program)).unwrap();
    let mut secrets: Vec<String> = vec![player.token().to_owned(), over.token().to_owned()];
    secrets.extend(hands);
    secrets.extend(seeds(data.path(), &[&player, &over]));
    program.signal("TERM");
    assert_eq!(program.end().code(), Some(0));
    let log = log.join().unwrap();
    let told = transcript.to_string();
    assert!(
        secrets.iter().any(|secret| told.contains(secret)),
        "the seeds are what a transcript has"
    );
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    let requests = lines.iter().filter(|line| line["level"] == "DEBUG");
    assert!(requests.count() > 60, "every request is in the log");
    for field in ["timestamp", "level", "target"] {
        assert!(lines.iter().all(|line| line[field].is_string()), "{field}");
    }
    // At any quoting depth.
    let log = log.replace(['\\', '"'], "");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log");
        assert!(
            !log.contains(&secret.to_uppercase()),
            "{secret} is in the log"
        );
    }
}

#[cfg(unix)]
#[test]
fn the_log_says_why_each_stream_ended() {
    let data = tempfile::tempdir().unwrap();
    let mut command = command(data.path(), "127.0.0.1:0");
    command.args(["--log", "json", "--log-level", "warn,moonshot_server=debug"]);
    let (mut program, metrics) = observed(command);
    let player = Player::sit_down(&program, "hearts", 4);
    let [mut leaves, mut speaks, mut stays] = [(); 3].map(|()| player.socket(&program));
    let snapshot = player.wait(&program);
    player.act(&program, &snapshot, 0);
    for socket in [&mut leaves, &mut speaks, &mut stays] {
        socket.next().unwrap();
    }
    drop(leaves);
    let (said, rest) = program.complains_of("the client has left");
    speaks.say("hello");
    while !matches!(speaks.next(), Some(Frame::Close(1008)) | None) {}
    let counted = get(&metrics, "/metrics");
    let dropped = |reason| format!("moonshot_watchers_dropped_total{{reason=\"{reason}\"}}");
    assert_eq!(figure(&counted, &dropped("spoke")), 1.0);
    assert_eq!(figure(&counted, &dropped("storage")), 0.0);
    program.signal("TERM");
    while stays.next().is_some() {}
    assert!(program.end().success());
    let log = said + &rest.join().unwrap();
    let lines = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let ends: Vec<Value> = lines
        .filter(|line| line["message"] == "a stream ends")
        .collect();
    let why: Vec<&str> = ends
        .iter()
        .map(|line| line["why"].as_str().unwrap())
        .collect();
    assert_eq!(
        why,
        [
            "the client has left, or its connection is lost",
            "the client sends what nobody asked for",
            "the server stops"
        ]
    );
    for line in &ends {
        assert_eq!(line["level"], "DEBUG");
        assert_eq!(line["table"], player.id());
    }
    let told = |line: &Value| line["version"].as_u64().unwrap();
    assert!(told(&ends[2]) > snapshot["version"].as_u64().unwrap());
}

/// The seeds of these tables, as they would be printed.
#[cfg(unix)]
fn seeds(data: &Path, tables: &[&Player]) -> Vec<String> {
    use moonshot_store::{SqlStore, Store, backup};
    let elsewhere = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let copy = elsewhere.path().join("moonshot.sqlite3");
        backup(data, &copy, false).await.unwrap();
        let store = SqlStore::sqlite(elsewhere.path()).await.unwrap();
        let mut seeds = Vec::new();
        for table in tables {
            let record = Store::table(&store, &table.id().parse().unwrap()).await;
            let seed = *record.unwrap().unwrap().seeds.server_seed();
            seeds.push(hex::encode(seed));
            seeds.push(format!("{seed:?}"));
        }
        seeds
    })
}

#[test]
fn ready_tells_by_its_status_whether_the_server_is() {
    let data = tempfile::tempdir().unwrap();
    let (program, metrics) = observed(command(data.path(), "127.0.0.1:0"));
    let ready = |address: &str, variable: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_moonshot"))
            .arg("ready")
            .args((!address.is_empty()).then_some(address))
            .env("MOONSHOT_METRICS_LISTEN", variable)
            .output()
            .unwrap();
        (
            output.status.success(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    assert!(ready(&program.address, "").0);
    assert!(ready("", &metrics).0, "the settings say where");
    let address = program.address.clone();
    program.kill();
    let (well, said) = ready(&address, "");
    assert!(!well && said.contains("no answer from"), "{said}");
    // Another program answers there.
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = other.local_addr().unwrap().to_string();
    let answering = std::thread::spawn(move || {
        let (mut stream, _) = other.accept().unwrap();
        let mut head = [0; 512];
        let _ = stream.read(&mut head).unwrap();
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").unwrap();
    });
    let (well, said) = ready(&at, "");
    assert!(!well && said.contains("no Moonshot"), "{said}");
    answering.join().unwrap();
}

/// The metrics that a text mentions, with the labels that are compared with a value.
fn named_figures(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut found = Vec::new();
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    for (at, _) in text.match_indices("moonshot_") {
        let rest = &text[at..];
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        let labels = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        let labels = labels.map_or("", |(labels, _)| labels).replace('\\', "");
        let labels = labels.split(", ").filter_map(|label| {
            let (label, value) = label.split_once("=\"")?;
            Some((label.to_owned(), value.trim_end_matches('"').to_owned()))
        });
        let own = labels.filter(|(label, value)| label != "instance" && !value.contains('~'));
        found.push((name.to_owned(), own.collect()));
    }
    found
}

#[test]
fn alerts_and_dashboard_name_figures_that_there_are() {
    let data = tempfile::tempdir().unwrap();
    let (program, metrics) = observed(command(data.path(), "127.0.0.1:0"));
    let text = get(&metrics, "/metrics");
    let dashboard: Value =
        serde_json::from_str(include_str!("../../../../deploy/grafana/moonshot.json")).unwrap();
    let alerts = include_str!("../../../../deploy/prometheus/alerts.yaml");
    let mut asked = alerts.to_owned();
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().into_iter().flatten() {
            asked += target["expr"].as_str().unwrap();
            asked.push('\n');
        }
    }
    let figures = named_figures(&asked);
    assert!(figures.len() > 40, "{figures:?}");
    for (name, labels) in figures {
        let there = text.lines().any(|line| {
            let has =
                |(label, value): &(String, String)| line.contains(&format!("{label}=\"{value}\""));
            let rest = line.strip_prefix(&name);
            rest.is_some_and(|rest| rest.starts_with(['{', ' '])) && labels.iter().all(has)
        });
        assert!(there, "{name} with {labels:?} is not in\n{text}");
    }
    // Every exported metric is shown.
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let (name, _) = line.split_once(' ').unwrap();
        assert!(asked.contains(name), "nobody looks at {name}");
    }
    program.kill();
}

#[test]
fn every_alert_has_a_runbook() {
    let alerts = include_str!("../../../../deploy/prometheus/alerts.yaml");
    let runbooks = include_str!("../../../../docs/hosting/alerts.md");
    let names: Vec<&str> = alerts
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "))
        .collect();
    assert!(names.len() >= 10, "{names:?}");
    for name in &names {
        let heading = runbooks.split_once(&format!("\n## {name}\n"));
        let (_, rest) = heading.unwrap_or_else(|| panic!("{name} has no runbook"));
        let text = rest.split_once("\n## ").map_or(rest, |(text, _)| text);
        assert!(
            text.trim().len() > 100,
            "the runbook of {name} says nothing"
        );
        let link = format!("docs/hosting/alerts.md#{}", name.to_lowercase());
        assert!(
            alerts.contains(&link),
            "{name} does not tell of its runbook"
        );
    }
    let headings = runbooks
        .lines()
        .filter(|line| line.starts_with("## Moonshot"));
    assert_eq!(headings.count(), names.len(), "a runbook has no alert");
}
