//! What holds of bots that think ahead, whatever they find.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::cell::Cell;

use common::TABLES;
use moonshot_bots::{Budget, FastDice, Level};
use moonshot_protocol::Setup;
use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyGame, AnyView, Game, LegalActions, Phase, Seat, View, Viewer};

/// Shows each state in the first steps of a match in which somebody is to act.
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

/// Two states that differ in what the viewer cannot see alone: the choice is the same.
#[test]
fn what_is_hidden_makes_no_difference() {
    for (game, players) in TABLES {
        states(game, players, 40, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let other = view.imagine(&mut FastDice::new(9)).unwrap();
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
    for (game, players) in TABLES {
        states(game, players, 25, |state, seat| {
            let view = state.view(Viewer::Seat(seat)).unwrap();
            let asked = Cell::new(0);
            let go_on = || {
                asked.set(asked.get() + 1);
                asked.get() < 5
            };
            let budget = Budget::while_true(&go_on);
            let choice = Level::Master
                .bot()
                .choose(&view, budget, &mut FastDice::new(3));
            assert!(choice.is_some(), "{game}");
            assert!(asked.get() <= 5, "{game}: asked {} times", asked.get());
        });
    }
}

#[test]
fn a_bot_that_has_all_the_time_does_not_think_about_a_card_that_must_be_played() {
    let go_on = || panic!("it thinks");
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
