//! Two tables for a second, against a server in this process.
#![allow(clippy::unwrap_used)]

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use moonshot_load::{Figures, Plan, Target, measure};
use moonshot_server::{Config, HouseBots, Server};

async fn play(game: &'static str, players: usize, people: usize) -> Figures {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::new((Ipv4Addr::LOCALHOST, 0).into(), data.path().to_owned());
    (config.limits.by_person, config.limits.by_address) = (None, None);
    let server = Server::open(&config, Arc::new(HouseBots::default()))
        .await
        .unwrap();
    let target = Target::at(&format!("http://{}", server.address()), 2).unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.run(async { drop(stopped.await) }));
    let plan = Plan {
        game: game.to_owned(),
        players,
        people,
        tables: 2,
        sockets: 4,
        tabs: 2,
        whole: false,
        think: Duration::ZERO,
        ramp: Duration::from_millis(100),
        warm: Duration::from_millis(100),
        measured: Duration::from_secs(1),
        seed: 1,
    };
    let figures = measure(&plan, &target, &[std::process::id()])
        .await
        .unwrap();
    drop(stop);
    serving.await.unwrap();
    figures
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tables_are_played_and_measured() {
    let figures = play("hearts", 4, 1).await;
    let counts = &figures.counts;
    assert!(counts.errors.is_empty(), "{:?}", counts.errors);
    assert_eq!(
        (counts.dropped, counts.left_out, counts.caught_up),
        (0, 0, 0)
    );
    let actions = counts.answer.len();
    assert!(actions >= 8, "{actions} actions");
    assert_eq!(counts.told_all.len(), actions);
    assert_eq!(counts.told.len(), 4 * actions);
    // Three bots play for each action of a person, but for those that straddle the ends of the measured time, and for
    // what they do at a new table before anybody watches it.
    let astray = counts.plays.abs_diff(4 * actions);
    let matches = counts.matches;
    assert!(
        astray <= 16 + 4 * matches,
        "{} plays, {actions} actions, {matches} matches",
        counts.plays
    );
    assert!(counts.updates > 0 && counts.bytes > counts.updates);
    assert!(counts.told.max() >= counts.told.min() && counts.answer.min() > 0);
    if cfg!(target_os = "linux") {
        assert!(figures.server_cpu.unwrap() > Duration::ZERO);
        assert!(figures.memory.unwrap().end > 0.0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_follow_one_another_at_the_other_games() {
    let games = [
        ("heartcatchers", 2),
        ("black-hearts", 3),
        ("cardominoes", 4),
        ("wild-twists", 5),
    ];
    let runs = games.map(|(game, players)| (game, tokio::spawn(play(game, players, 1))));
    for (game, run) in runs {
        let counts = run.await.unwrap().counts;
        assert!(counts.errors.is_empty(), "{game}: {:?}", counts.errors);
        let lost = (counts.dropped, counts.left_out, counts.caught_up);
        assert_eq!(lost, (0, 0, 0), "{game}");
        assert!(counts.plays >= 8 && counts.told.len() >= 8, "{game}");
        // A match of Heartcatchers is short enough to end here.
        assert!(
            game != "heartcatchers" || counts.matches > 0,
            "{game}: no match ended"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_among_themselves_and_all_are_told() {
    for (game, players, people) in [
        ("hearts", 4, 4),
        ("heartcatchers", 2, 2),
        ("black-hearts", 5, 3),
    ] {
        let figures = play(game, players, people).await;
        let counts = &figures.counts;
        assert!(counts.errors.is_empty(), "{game}: {:?}", counts.errors);
        let lost = (counts.dropped, counts.left_out, counts.caught_up);
        assert_eq!(lost, (0, 0, 0), "{game}");
        let actions = counts.answer.len();
        assert!(actions >= 8, "{game}: {actions} actions");
        assert_eq!(counts.told.len(), 4 * counts.told_all.len(), "{game}");
        // Nobody but they plays, but for what straddles the ends of the measured time.
        let astray = counts.plays.abs_diff(actions);
        let alone = people == players;
        assert!(
            !alone || astray <= 16 + 4 * counts.matches,
            "{game}: {} plays, {actions}",
            counts.plays
        );
        assert!(
            game != "heartcatchers" || counts.matches > 0,
            "{game}: no match ended"
        );
    }
}
