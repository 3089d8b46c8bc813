//! The contents of hints, and the information they use.

use crate::common;

use common::TABLES;
use moonshot_bots::{Budget, FastDice, Hint, HintUnit, Level};
use moonshot_protocol::Setup;
use moonshot_rules::trick::TrickAction;
use moonshot_rules::{
    AnyAction, AnyGame, AnyView, Game, LegalActions, Phase, Seat, Turn, View, Viewer,
};
use serde_json::Map;

/// Calls back with each state in the first steps of a match in which a seat may act.
fn states(game: &str, players: usize, steps: usize, show: impl FnMut(&AnyGame, Seat)) {
    common::states(&common::setup(game, players), 11, steps, show);
}

fn hint(state: &AnyGame, seat: Seat, playouts: u32) -> Hint {
    let view = state.view(Viewer::Seat(seat)).unwrap();
    let budget = Budget::playouts(playouts);
    Hint::of(&view, Level::Master, budget, &mut FastDice::new(3)).unwrap()
}

#[test]
fn a_hint_rests_on_what_its_seat_can_know() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let other = view.determinize(&mut FastDice::new(9)).unwrap();
            assert_eq!(hint(state, seat, 60), hint(&other, seat, 60), "{game}");
        });
    }
}

#[test]
fn every_alternative_may_be_done_and_is_told_once_with_an_error() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let hint = hint(state, seat, 300);
            for (place, one) in hint.alternatives.iter().enumerate() {
                assert!(state.is_legal(seat, &one.action), "{game}: {}", one.action);
                let others = &hint.alternatives[place + 1..];
                assert!(others.iter().all(|other| other.action != one.action));
                assert!(one.error >= 0.0 && one.error <= 26.0, "{game} {one:?}");
                assert_eq!(one.moons.len(), players);
                assert!((0.0..=1.0).contains(&one.moons.iter().sum::<f64>()));
                if hint.unit == HintUnit::Chance {
                    assert!((0.0..=1.0).contains(&one.cost), "{game} {one:?}");
                }
            }
            assert!(hint.sentences().ends_with('.') && !hint.sentences().contains("  "));
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let mut thumb = Level::RuleOfThumb.bot();
            let thumb = thumb.choose(&view, Budget::default(), &mut FastDice::new(1));
            let thumb = thumb.unwrap();
            let same = hint.alternatives[0].action == thumb.action;
            assert_eq!(hint.reason == thumb.reason, same, "{game}");
        });
    }
}

#[test]
fn every_card_that_may_be_played_is_weighed_the_cheapest_first() {
    for (game, players) in [("hearts", 4), ("wild-twists", 5), ("cardominoes", 3)] {
        states(game, players, 60, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let AnyView::Trick(view) = view else {
                panic!("a trick game")
            };
            let hint = hint(state, seat, 400);
            let costs = hint.alternatives.iter().map(|one| one.cost);
            assert!(costs.is_sorted(), "{game}: {:?}", hint.alternatives);
            if view.phase() == Phase::Play {
                assert_eq!(hint.alternatives.len(), view.legal().len(), "{game}");
            }
        });
    }
}

/// Costs are points early in a match, and the probability of winning near its end or in a one-hand match.
#[test]
fn costs_are_points_until_the_end_is_near() {
    for (game, unit) in [
        ("hearts", HintUnit::Points),
        ("cardominoes", HintUnit::Points),
        ("wild-twists", HintUnit::Chance),
    ] {
        states(game, 4, 30, |state, seat| {
            assert_eq!(hint(state, seat, 20).unit, unit, "{game}");
        });
    }
    let mut near = 0;
    states("hearts", 4, 800, |state, seat| {
        if state.totals().iter().any(|total| *total > 72) {
            near += 1;
            assert_eq!(hint(state, seat, 20).unit, HintUnit::Chance);
        }
    });
    assert!(near > 20, "{near}");
}

#[test]
fn four_times_the_playouts_halve_the_error() {
    let mut sums = [0.0; 2];
    states("hearts", 4, 30, |state, seat| {
        for (sum, playouts) in sums.iter_mut().zip([800, 3_200]) {
            *sum += hint(state, seat, playouts).alternatives[0].error;
        }
    });
    let ratio = sums[0] / sums[1];
    assert!((1.6..2.6).contains(&ratio), "{ratio}");
}

#[test]
fn no_moon_is_expected_once_the_points_are_divided() {
    let (mut divided, mut open) = (0, 0.0);
    states("hearts", 4, 200, |state, seat| {
        let AnyView::Trick(view) = state.view(Viewer::Seat(seat)).unwrap() else {
            panic!("a trick game")
        };
        if view.phase() != Phase::Play {
            return;
        }
        let takers = view
            .points_taken()
            .entries()
            .filter(|(_, points)| **points > 0);
        let hint = hint(state, seat, 100);
        let moons = hint.alternatives.iter().flat_map(|one| &one.moons);
        let moons: f64 = moons.sum();
        if takers.count() > 1 {
            divided += 1;
            assert_eq!(moons, 0.0);
        } else {
            open += moons;
        }
    });
    assert!(divided > 30 && open > 0.0, "{divided} {open}");
}

#[test]
fn a_level_that_does_not_think_says_what_it_would_do() {
    states("hearts", 4, 20, |state, seat| {
        let view = state.view(Viewer::Seat(seat)).unwrap();
        let dice = || FastDice::new(1);
        let choose = |level: Level| level.bot().choose(&view, Budget::default(), &mut dice());
        let hint = Hint::of(&view, Level::Steady, Budget::default(), &mut dice()).unwrap();
        assert_eq!(hint.alternatives.len(), 1);
        assert_eq!(hint.alternatives[0].visits, 0);
        assert_eq!(
            hint.alternatives[0].action,
            choose(Level::Steady).unwrap().action
        );
    });
    let setup = Setup::read("hearts", 4, &Map::new()).unwrap();
    let view = setup.start().unwrap().view(Viewer::Spectator).unwrap();
    let mut dice = FastDice::new(1);
    assert_eq!(
        Hint::of(&view, Level::Master, Budget::default(), &mut dice),
        None
    );
}

/// The holder of the Wild Club also gets the cost of declining to open (W-08).
#[test]
fn w_08_opening_is_weighed_against_declining() {
    let mut asked = 0;
    for seed in 0..30 {
        let setup = Setup::read("wild-twists", 5, &Map::new()).unwrap();
        let mut game = setup.start().unwrap();
        let deal = game.roll(&mut FastDice::new(seed)).unwrap();
        game.chance(&deal).unwrap();
        let Turn::Seats(seats) = game.turn() else {
            panic!("somebody opens")
        };
        let seat = seats.first().unwrap();
        let view = game.view(Viewer::Seat(seat)).unwrap();
        let AnyView::Trick(trick) = &view else {
            panic!("a trick game")
        };
        if trick.phase() == Phase::Opening {
            asked += 1;
            let hint = hint(&game, seat, 200);
            let declines = AnyAction::Trick(TrickAction::Decline);
            assert!(hint.alternatives.iter().any(|one| one.action == declines));
            assert_eq!(hint.alternatives.len(), 2);
            assert!(hint.alternatives.iter().all(|one| one.visits > 1));
        }
    }
    assert!(asked > 5, "{asked}");
}
