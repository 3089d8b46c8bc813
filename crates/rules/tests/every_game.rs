//! What every game answers in the same way, at each moment of a match.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::fmt::Debug;

use common::TestDice;
use moonshot_rules::trick::{Revoke, TrickOptions, TrickRules};
use moonshot_rules::{
    BlackHearts, BlackHeartsOptions, Dice, Game, Heartcatchers, HeartcatchersOptions, LegalActions,
    Phase, Seat, Seats, TrickGame, Turn, View, Viewer,
};

/// Plays a match at random to its end, or for a good many steps, and shows each state.
fn walk<G: Game>(mut game: G, mut look: impl FnMut(&G)) {
    let mut dice = TestDice::new(5);
    for _ in 0..400 {
        look(&game);
        let before = game.clone();
        let went_on = game.advance_at_random(&mut dice);
        assert_eq!(went_on, before.phase() != Phase::Over, "{before:?}");
        assert_eq!(game != before, went_on, "{before:?}");
    }
}

/// Dice that throw nothing but 0.
struct Zero;

impl Dice for Zero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// An iteration over what may be done says all along how much is left.
fn check_legal<L: LegalActions<Action: PartialEq + Debug>>(legal: L) {
    assert_eq!(legal.is_empty(), legal.first().is_none());
    assert_eq!(legal.first(), legal.pick(&mut Zero));
    if legal.pass().is_none() {
        assert_eq!(legal.first(), legal.nth(0));
    }
    let mut actions = legal.iter();
    for place in 0..=legal.len() {
        let left = legal.len() - place;
        assert_eq!(actions.size_hint(), (left, Some(left)));
        assert_eq!(actions.next(), legal.nth(place));
    }
    assert_eq!(actions.next(), None);
    assert_eq!(actions.size_hint(), (0, Some(0)));
}

fn check<G: Game>(game: &G) {
    let turn = match (game.phase(), game.pending()) {
        (Phase::Over, _) => Turn::Over,
        (_, Some(kind)) => Turn::Chance(kind),
        _ => Turn::Seats(game.to_act()),
    };
    assert_eq!(game.turn(), turn);
    assert_eq!(game.is_over(), turn == Turn::Over);
    assert_eq!(game.is_over(), game.outcome().is_some());
    for seat in Seat::all(game.seats()) {
        check_legal(game.legal(seat));
        assert_eq!(
            game.legal(seat).is_empty(),
            turn != Turn::Seats(game.to_act()) || !game.to_act().contains(seat)
        );
        for other in Seat::all(game.seats()) {
            let action = game.legal(other).first();
            let legal = action.is_none_or(|action| game.is_legal(other, &action));
            assert!(legal, "{game:?}");
        }
    }
}

#[test]
fn every_game_says_what_it_waits_for_and_what_may_be_done() {
    let penalty = TrickOptions {
        revoke: Revoke::Penalty,
        ..TrickOptions::cardominoes(4)
    };
    let options = [
        TrickOptions::hearts(4),
        TrickOptions::wild_twists(5),
        penalty,
    ];
    for options in options {
        let rules = TrickRules::new(options).unwrap();
        walk(TrickGame::with_rules(rules), check);
    }
    let black_hearts = BlackHearts::new(4, BlackHeartsOptions::default()).unwrap();
    walk(black_hearts, check);
    walk(
        Heartcatchers::new(2, HeartcatchersOptions::default()).unwrap(),
        check,
    );
}

/// What tables of trick games alone have: tricks that close, cards that did not follow, claims.
#[test]
fn games_without_suits_to_follow_have_nothing_to_follow_or_to_claim() {
    fn plain<G: Game>(game: &G) {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer).unwrap();
            assert!(!view.tricks_close());
            assert_eq!(view.not_following(), Seats::NONE);
            assert!(view.claim().is_none());
        }
    }
    walk(
        BlackHearts::new(3, BlackHeartsOptions::default()).unwrap(),
        plain,
    );
    let options = HeartcatchersOptions::default();
    walk(Heartcatchers::new(2, options).unwrap(), |game| {
        plain(game);
        assert_eq!(game.open_view().score_line(), None, "games won decide");
    });
}
