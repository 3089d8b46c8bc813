//! Behaviour that all games have in common, at each state of a match.

use crate::common;

use std::fmt::Debug;

use common::TestDice;
use moonshot_rules::trick::{Revoke, TrickOptions, TrickRules};
use moonshot_rules::{
    AnyGame, BlackHearts, BlackHeartsOptions, Dice, Game, GameRefusal, Heartcatchers,
    HeartcatchersOptions, HeartsOptions, LegalActions, Phase, RefusalKind, Seat, Seats, TrickGame,
    Turn, View, Viewer,
};

/// Plays a random match to its end, or for many steps, and calls back with each state.
fn walk<G: Game>(mut game: G, mut look: impl FnMut(&G)) {
    let (mut dice, mut last) = (TestDice::new(5), None);
    for _ in 0..3_000 {
        look(&game);
        if let Some(seat) = game.to_act().first() {
            last = game.legal(seat).first().map(|action| (seat, action));
        }
        let before = game.clone();
        let went_on = game.advance_at_random(&mut dice);
        assert_eq!(went_on, before.phase() != Phase::Over, "{before:?}");
        assert_eq!(game != before, went_on, "{before:?}");
        if !went_on {
            let (seat, action) = last.unwrap();
            let why = game.check(seat, &action).unwrap_err();
            assert_eq!(why.kind(), RefusalKind::MatchOver);
            return;
        }
    }
}

/// Dice that always roll 0.
struct Zero;

impl Dice for Zero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Checks that an iterator over legal actions always knows its remaining length.
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

/// Only trick games have tricks that close, cards that do not follow suit, and claims.
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

/// A card is refused if no legal action plays it, with the reason for refusing to play it.
#[test]
fn the_refused_cards_are_those_that_may_not_be_played() {
    let mut some = 0;
    let mut check = |game: &AnyGame| {
        for seat in Seat::all(game.seats()) {
            let held: Vec<String> = match game {
                AnyGame::Trick(game) => game
                    .hand()
                    .held(seat)
                    .iter()
                    .map(|c| c.to_string())
                    .collect(),
                AnyGame::BlackHearts(game) => game
                    .hand()
                    .held(seat)
                    .iter()
                    .map(|c| c.to_string())
                    .collect(),
                AnyGame::Heartcatchers(_) => Vec::new(),
            };
            let legal: Vec<String> = game.legal(seat).iter().map(|a| a.to_string()).collect();
            let refused = held.into_iter().filter(|card| !legal.contains(card));
            let expected = refused.map(|card| {
                let action = game.parse_action(&card).unwrap();
                (card, game.check(seat, &action).unwrap_err())
            });
            let found = game.refused_cards(seat).into_iter();
            let found: Vec<_> = found.map(|(card, why)| (card.to_string(), why)).collect();
            assert_eq!(found, expected.collect::<Vec<_>>());
            some += usize::from(!found.is_empty() && !legal.is_empty());
        }
    };
    walk(
        AnyGame::new(4, HeartsOptions::default()).unwrap(),
        &mut check,
    );
    walk(
        AnyGame::new(4, BlackHeartsOptions::default()).unwrap(),
        &mut check,
    );
    walk(
        AnyGame::new(2, HeartcatchersOptions::default()).unwrap(),
        &mut check,
    );
    assert!(some > 100, "{some}");
}
