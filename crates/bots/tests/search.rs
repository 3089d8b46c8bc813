//! Invariants of searching bots, whatever they find.

use crate::common;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use common::TABLES;
use cpu_time::ThreadTime;
use moonshot_bots::{Budget, FastDice, Hint, Level};
use moonshot_protocol::Setup;
use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyGame, AnyView, Game, LegalActions, Phase, Seat, View, Viewer};

/// Calls back with each state in the first steps of a match in which a seat may act.
fn states(game: &str, players: usize, steps: usize, show: impl FnMut(&AnyGame, Seat)) {
    common::states(&common::setup(game, players), 5, steps, show);
}

#[test]
fn the_same_view_dice_and_playouts_give_the_same_choice() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let choose = |seed| {
                let budget = Budget::playouts(60);
                Level::Master
                    .bot()
                    .choose(&view, budget, &mut FastDice::new(seed))
            };
            assert_eq!(choose(1), choose(1), "{game}");
            let action = choose(2).unwrap().action;
            assert!(state.is_legal(seat, &action), "{game}: {action}");
        });
    }
}

/// Two states that differ only in what is hidden from the viewer give the same choice.
#[test]
fn what_is_hidden_makes_no_difference() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let other = view.determinize(&mut FastDice::new(9)).unwrap();
            let choose = |state: &AnyGame| {
                let view = state.view(Viewer::Seat(seat)).unwrap();
                let budget = Budget::playouts(40);
                Level::Master
                    .bot()
                    .choose(&view, budget, &mut FastDice::new(3))
            };
            assert_eq!(choose(state), choose(&other), "{game}");
        });
    }
}

#[test]
fn a_bot_that_is_told_to_stop_stops() {
    for (parts, threads) in [(1, 1), (3, 1), (3, 3)] {
        for (game, players) in TABLES {
            states(game, players, 25, |state, seat| {
                let view = state.view(Viewer::Seat(seat)).unwrap();
                let asked = AtomicUsize::new(0);
                let go_on = || asked.fetch_add(1, Ordering::Relaxed) < 4;
                let budget = Budget::while_true(&go_on)
                    .in_parts(parts)
                    .on_threads(threads);
                let choice = Level::Master
                    .bot()
                    .choose(&view, budget, &mut FastDice::new(3));
                assert!(choice.is_some(), "{game}");
                // Each part is counted once.
                let asked = asked.into_inner();
                assert!(asked <= 4 + parts, "{game}: asked {asked} times");
            });
        }
    }
}

/// How far searches exceed their time limit, in processor time: results for `docs/bots.md`, which depend on the
/// machine.
#[test]
#[ignore = "it takes minutes, and asserts nothing"]
fn how_late_a_thought_comes() {
    let now = || ThreadTime::now().as_duration();
    for (game, players) in TABLES {
        for millis in [1, 10, 100, 300] {
            let limit = Duration::from_millis(millis);
            let mut late = Vec::new();
            states(game, players, 60, |state, seat| {
                let view = state.view(Viewer::Seat(seat)).unwrap();
                let began = now();
                let in_time = || now() - began < limit;
                let budget = Budget::while_true(&in_time);
                Level::Master
                    .bot()
                    .choose(&view, budget, &mut FastDice::new(3));
                late.push((now() - began).saturating_sub(limit));
            });
            late.sort_unstable();
            late.reverse();
            let most: Vec<f64> = late
                .iter()
                .take(3)
                .map(|late| 1e3 * late.as_secs_f64())
                .collect();
            println!(
                "{game}, {players} players, {millis} ms: {most:.2?} ms of {}",
                late.len()
            );
        }
    }
}

#[test]
fn on_how_many_threads_it_thinks_makes_no_difference() {
    let mut different = 0;
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let think = |parts, threads| {
                let budget = Budget::playouts(300).in_parts(parts).on_threads(threads);
                let dice = &mut FastDice::new(5);
                let choice = Level::Master.bot().choose(&view, budget, dice).unwrap();
                (
                    choice,
                    Hint::of(&view, Level::Master, budget, dice).unwrap(),
                )
            };
            let one = think(4, 1);
            assert_eq!(think(4, 2), one, "{game}");
            assert_eq!(think(4, 3), one, "{game}");
            assert!(state.is_legal(seat, &one.0.action), "{game}");
            different += usize::from(think(1, 4) != one);
        });
    }
    assert!(different > 100, "parts are result apart: {different}");
}

#[test]
fn a_thought_in_parts_plays_out_as_much_as_one_in_one() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let visits = |parts| {
                let budget = Budget::playouts(2_001).in_parts(parts).on_threads(2);
                let hint = Hint::of(&view, Level::Master, budget, &mut FastDice::new(5)).unwrap();
                hint.alternatives.iter().map(|one| one.visits).sum::<u32>()
            };
            let (one, four) = (visits(1), visits(4));
            // Each part ends with a whole determinization.
            let most = 4 * 64;
            assert!(one.abs_diff(four) <= most, "{game}: {one} and {four}");
        });
    }
}

#[test]
fn a_bot_that_has_all_the_time_does_not_think_about_a_card_that_must_be_played() {
    let go_on = || panic!("it searches");
    states("hearts", 4, 60, |state, seat| {
        let view = state.view(Viewer::Seat(seat)).unwrap();
        if view.phase() == Phase::Play && view.legal().len() == 1 {
            let budget = Budget::while_true(&go_on);
            let choice = Level::Master
                .bot()
                .choose(&view, budget, &mut FastDice::new(3));
            assert!(choice.is_some());
        }
    });
}

#[test]
fn c_25_a_bot_that_thinks_follows_suit_where_a_revoke_would_lie() {
    let options = serde_json::json!({ "revoke": "penalty" });
    let setup = Setup::read("cardominoes", 4, options.as_object().unwrap()).unwrap();
    let mut could = 0;
    common::states(&setup, 5, 90, |state, seat| {
        let AnyView::Trick(view) = state.view(Viewer::Seat(seat)).unwrap() else {
            panic!("a trick game")
        };
        let led = view.trick().first().map(|(_, led)| led.card().suit());
        let follows = led.is_some_and(|led| !view.hand().of(led).is_empty());
        if view.phase() != Phase::Play || !follows {
            return;
        }
        let view = AnyView::Trick(view);
        let budget = Budget::playouts(40);
        let choice = Level::Master
            .bot()
            .choose(&view, budget, &mut FastDice::new(3));
        let AnyAction::Trick(TrickAction::Play(played)) = choice.unwrap().action else {
            panic!("a card is to be played")
        };
        assert_eq!(Some(played.card().suit()), led);
        could += 1;
    });
    assert!(could > 30, "{could}");
}
