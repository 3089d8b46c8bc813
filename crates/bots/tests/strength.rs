//! The strength of the bots, with fixed seeds: the results `moonshot arena` prints.

use std::collections::BTreeMap;
use std::sync::Arc;

use moonshot_bots::Level;
use moonshot_bots::arena::{
    Contest, Deal, Duel, Entrant, Observer, Ours, Playouts, Points, Report, Wins,
};
use moonshot_protocol::Setup;
use serde_json::Map;

use crate::common::repeated;

fn contest(game: &str, players: usize, count: u64) -> Report {
    between(Level::RuleOfThumb, Level::Random, game, players, count)
}

fn between(bot: Level, against: Level, game: &str, players: usize, count: u64) -> Report {
    let setup = Setup::read(game, players, &Map::new()).unwrap();
    Contest {
        start: setup.start().unwrap(),
        bot,
        against,
        count,
        seed: 1,
        playouts: 100,
    }
    .run()
    .unwrap()
}

fn points(game: &str, players: usize, count: u64) -> Points {
    let report = contest(game, players, count);
    println!("{report}");
    report.points.unwrap()
}

#[test]
fn hearts_against_three_random_players_costs_at_most_two_points_a_hand() {
    let points = points("hearts", 4, 2_000);
    assert!(points.bot.high <= 2.0, "{points:?}");
    assert!(points.among_themselves.low >= 6.0, "{points:?}");
}

#[test]
fn trick_games_cost_at_most_half_of_what_random_players_take() {
    let tables = [
        ("hearts", 3..=7),
        ("cardominoes", 3..=5),
        ("wild-twists", 3..=8),
        ("custom-hearts", 3..=8),
    ];
    for (game, players) in tables {
        for players in players {
            let points = points(game, players, repeated(2_000, 4));
            assert!(
                points.bot.high <= points.among_themselves.low / 2.0,
                "{game} {players}: {points:?}"
            );
            assert!(
                points.bot.high <= points.opponents.low / 2.0,
                "{game} {players}: {points:?}"
            );
        }
    }
}

/// Every deal is played from each seat: who plays against its like wins exactly its share.
#[test]
fn who_plays_against_itself_is_even() {
    for (game, players) in [("heartcatchers", 2), ("black-hearts", 4)] {
        let level = Level::RuleOfThumb;
        let report = between(level, level, game, players, 40 * players as u64);
        let wins = report.wins.unwrap();
        assert!((wins.share.value - wins.fair).abs() < 1e-9, "{wins:?}");
    }
}

#[test]
fn the_same_contest_has_the_same_report() {
    assert_eq!(contest("hearts", 4, 50), contest("hearts", 4, 50));
}

fn wins(game: &str, players: usize, count: u64) -> Wins {
    let report = contest(game, players, count);
    println!("{report}");
    report.wins.unwrap()
}

#[test]
fn heartcatchers_is_won_at_least_four_times_in_five() {
    let wins = wins("heartcatchers", 2, 2_000);
    assert!(wins.share.low >= 0.8, "{wins:?}");
}

#[test]
fn black_hearts_is_won_at_least_one_and_a_half_times_the_fair_share() {
    for players in 3..=6 {
        let wins = wins("black-hearts", players, 2_000);
        assert!(wins.share.low >= 1.5 * wins.fair, "{players}: {wins:?}");
    }
}

fn of_the_house(game: &str, players: usize) -> Report {
    let count = repeated(2_000, 4);
    between(Level::default(), Level::RuleOfThumb, game, players, count)
}

/// The default level is at least as strong as the heuristics, which are unchanged since release 0.1.0
/// (`rule_of_thumb_0_1.rs`).
#[test]
fn the_house_bot_is_no_weaker_than_the_last_release() {
    for (game, players) in [("hearts", 4), ("cardominoes", 4), ("wild-twists", 4)] {
        let report = of_the_house(game, players);
        println!("{report}");
        let points = report.points.unwrap();
        assert!(
            points.bot.low <= points.opponents.high,
            "{game}: {points:?}"
        );
    }
    for (game, players) in [("black-hearts", 4), ("heartcatchers", 2)] {
        let report = of_the_house(game, players);
        println!("{report}");
        let wins = report.wins.unwrap();
        assert!(wins.share.high >= wins.fair, "{game}: {wins:?}");
    }
}

/// Each level for players beats the one before it. The longest searches are too slow to compare here.
#[test]
fn each_level_is_stronger_than_the_one_before() {
    struct Nobody;
    impl Observer for Nobody {
        fn played(&self, _number: u64, _deal: &Deal, _known: usize) {}
    }
    let ours = |level| -> Arc<dyn Entrant> {
        let pace = Arc::new(Playouts(repeated(1_500, 3) as u32));
        Arc::new(Ours {
            level,
            pace,
            parts: 1,
        })
    };
    // In Black Hearts and Heartcatchers the third level is the heuristics.
    let contests = [
        ("hearts", 2, [60, 300, 100, 0, 0]),
        ("cardominoes", 2, [0, 0, 100, 0, 0]),
        ("wild-twists", 2, [0, 0, 300, 0, 0]),
        ("black-hearts", 1, [60, 400, 20, 0, 0]),
        ("heartcatchers", 1, [150, 150, 60, 0, 0]),
    ];
    for (game, seats, deals) in contests {
        let players = if game == "heartcatchers" { 2 } else { 4 };
        let setup = Setup::read(game, players, &Map::new()).unwrap();
        for (pair, deals) in Level::PLAYERS.windows(2).zip(deals) {
            let deals = repeated(deals, 3);
            // So few show nothing.
            if deals < 10 {
                continue;
            }
            let duel = Duel {
                start: setup.start().unwrap(),
                bot: ours(pair[1]),
                seats,
                against: ours(pair[0]),
                deals,
                shard: (0, 1),
                seed: 1,
                // A match of Wild Twists is one hand, and its lowest score wins.
                whole: game == "wild-twists",
                sprt: None,
                threads: 2,
            };
            let report = duel.run(BTreeMap::new(), &Nobody).unwrap();
            println!("{}\n{report}", report.headline());
            let better = match (report.points, report.wins) {
                (Some(points), _) => points.value < 0.0,
                (_, Some(wins)) => wins.value > report.fair,
                _ => false,
            };
            assert!(better, "{game}: {} {report}", report.headline());
        }
    }
}
