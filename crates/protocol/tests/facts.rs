//! The facts of a view that are not in its document agree with the events of random matches of every game.

use crate::common;

use common::{RandomMatch, Table, seat};
use moonshot_protocol::{Event, event};
use moonshot_rules::trick::TrickChance;
use moonshot_rules::{AnyView, Card, EndReason, Game, PassRule, ScoreLine, Seat, View, Viewer};
use serde_json::{Value, json};

/// Walks random matches of every kind of table, and calls back with each step's events and the views before and after
/// it.
fn walk(mut look: impl FnMut(&AnyView, &[Event], &AnyView)) {
    let tables = [
        ("hearts", 4, json!({"target": 50})),
        ("hearts", 7, json!({})),
        ("cardominoes", 5, json!({"target": 40})),
        ("cardominoes", 3, json!({"revoke": "penalty", "target": 40})),
        ("wild-twists", 5, json!({"length": "medium"})),
        ("black-hearts", 3, json!({})),
        ("black-hearts", 6, json!({})),
        ("heartcatchers", 2, json!({})),
        (
            "custom-hearts",
            6,
            json!({"jd_bonus": true, "draw_for_deal": true, "pass_count": 2, "target": 30}),
        ),
    ];
    for (game, players, options) in tables {
        for seed in 0..30 {
            let mut random = RandomMatch::new(game, players, options.clone(), seed);
            loop {
                let before = random.game.clone();
                let Some(step) = random.step() else { break };
                let events = before.events(&random.game, &step, Viewer::Spectator);
                let events: Vec<Event> = events
                    .iter()
                    .map(|seen| event::wire(&random.setup, seen))
                    .collect();
                look(&before.open_view(), &events, &random.game.open_view());
            }
        }
    }
}

#[test]
fn cards_go_where_the_view_said_they_would() {
    let mut seen = Vec::new();
    walk(|before, events, after| {
        for event in events {
            match event {
                Event::Passed {
                    from, to, count, ..
                } => {
                    let passing = before.pass().unwrap();
                    let seats = before.seats();
                    assert_eq!(*to, from.clockwise(passing.left, seats));
                    assert_eq!(*count, passing.count);
                    seen.push((passing, seats));
                }
                Event::Dealt {
                    pass_left,
                    pass_count,
                    ..
                } => {
                    let (count, left) = (*pass_count, *pass_left);
                    let told = after.pass();
                    assert_eq!(
                        told.unwrap_or(PassRule { count: 0, left: 0 }),
                        PassRule { count, left }
                    );
                }
                _ => {}
            }
        }
    });
    // A pass to the left, one to the right, one across, and the one of Return Gift.
    for (count, left, seats) in [(3, 1, 4), (3, 3, 4), (3, 2, 4), (1, 5, 6)] {
        assert!(seen.contains(&(PassRule { count, left }, seats)));
    }
}

#[test]
fn outside_a_hand_nothing_is_passed() {
    let table = Table::new("hearts", 4);
    let passing = |table: &Table| table.game.open_view().pass();
    assert_eq!(passing(&table), None);
    let table = table.deal_any();
    assert_eq!(passing(&table), Some(PassRule { count: 3, left: 1 }));
    walk(|_, _, after| {
        assert!(after.outcome().is_none() || after.pass().is_none());
    });
}

#[test]
fn a_match_ends_at_the_line_and_not_before() {
    let mut ended = 0;
    walk(|before, events, _| {
        let Some(line) = before.score_line() else {
            return;
        };
        let mut most = i32::MIN;
        for event in events {
            if let Event::HandScored { totals, .. } = event {
                most = totals.iter().copied().max().unwrap();
            }
        }
        let over = events.iter().find_map(|event| match event {
            Event::MatchOver { outcome } => Some(outcome.reason),
            _ => None,
        });
        match over {
            Some(EndReason::Target | EndReason::Thirteen) => {
                assert!(most >= line.ends_at, "{most} {line:?}");
                ended += 1;
            }
            Some(_) => {}
            None => assert!(most < line.ends_at, "{most} {line:?}"),
        }
    });
    assert!(ended > 100);
}

#[test]
fn the_line_is_the_total_that_was_agreed_on() {
    let line = |game: &str, options: Value| {
        let table = Table::with(game, 4, options);
        table.game.open_view().score_line()
    };
    let at = |total, ends_at| Some(ScoreLine { total, ends_at });
    assert_eq!(line("hearts", json!({"target": 50})), at(50, 50));
    assert_eq!(line("cardominoes", json!({"target": 50})), at(50, 51));
    assert_eq!(line("wild-twists", json!({})), None);
}

#[test]
fn the_points_taken_are_those_of_the_tricks_so_far() {
    let mut points = Vec::new();
    let mut tricks = 0;
    walk(|before, events, _| {
        for event in events {
            match event {
                Event::Dealt { .. } => points = vec![0; before.seats()],
                Event::TrickTaken {
                    seat,
                    points: more,
                    points_taken,
                    ..
                } => {
                    points[seat.index()] += more;
                    assert_eq!(*points_taken, points);
                    tricks += 1;
                }
                _ => {}
            }
        }
    });
    assert!(tricks > 1000);
}

#[test]
fn after_a_tie_the_tied_draw_again_in_seat_order() {
    let mut table = Table::new("cardominoes", 4);
    let rounds = |table: &Table| table.game.open_view().draw_rounds();
    assert_eq!(rounds(&table), None);
    let tiles = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
    let draw = vec![tiles("5D 9C 5H KS"), tiles("2C 2D"), tiles("AS 3S")];
    table.game.chance(&TrickChance::Draw(draw)).unwrap();
    let card = |text: &str| text.parse::<Card>().unwrap();
    let drawn = |round: &[(usize, &str)]| -> Vec<(Seat, Card)> {
        let one = |(number, tile): &(usize, &str)| (seat(*number), card(tile));
        round.iter().map(one).collect()
    };
    let wanted = vec![
        drawn(&[(0, "5D"), (1, "9C"), (2, "5H"), (3, "KS")]),
        drawn(&[(0, "2C"), (2, "2D")]),
        drawn(&[(0, "AS"), (2, "3S")]),
    ];
    assert_eq!(rounds(&table), Some(wanted));
}
