//! Claims: when a view says that every remaining trick is the viewer's.

use crate::common;

use common::{dice, random_action, random_step, seeds, setup};
use moonshot_rules::{AnyView, Game, Phase, Seat, View, Viewer};
use moonshot_table::Match;
use serde_json::{Value, json};

/// The view of a seat.
fn view(playing: &Match, seat: Seat) -> AnyView {
    playing.state().view(Viewer::Seat(seat)).unwrap()
}

/// The number of tricks the seat has taken in the current hand, and of complete tricks.
fn tricks(playing: &Match, seat: Seat) -> (usize, usize) {
    let AnyView::Trick(view) = view(playing, seat) else {
        panic!("a trick game is played here");
    };
    let own = view.tricks().iter().filter(|trick| trick.winner == seat);
    (own.count(), view.tricks().len())
}

/// Plays the claim, the others at random, and checks that the claimant takes every trick.
fn prove(playing: &Match, seat: Seat, number: u8) {
    let mut playing = playing.clone();
    let mut dice = dice(number);
    let (own, all) = tricks(&playing, seat);
    let left = view(&playing, seat).cards_held(seat);
    for trick in 0..left {
        let lead = view(&playing, seat).claim();
        let lead = lead.unwrap_or_else(|| panic!("nothing is claimed after {trick} of {left}"));
        playing.act(seat, &lead.to_string()).unwrap();
        let in_hand = |playing: &Match| playing.state().phase() == Phase::Play;
        while in_hand(&playing) && !playing.state().to_act().contains(seat) {
            let (next, action) = random_action(playing.state(), &mut dice).unwrap();
            playing.act(next, &action).unwrap();
        }
        if trick + 1 < left {
            assert_eq!(tricks(&playing, seat), (own + trick + 1, all + trick + 1));
        }
    }
    assert_ne!(playing.state().phase(), Phase::Play, "the hand is over");
}

/// Walks random matches and proves each claim in several ways. Returns the number of claims of two tricks or more.
fn walk(game: &str, players: usize, options: &Value, matches: u8) -> usize {
    let mut found = 0;
    for number in 0..matches {
        let mut playing = Match::new(setup(game, players, options), Some(seeds(number))).unwrap();
        let mut dice = dice(number);
        let mut hands = 0;
        while random_step(&mut playing, &mut dice) && hands < 6 {
            hands += usize::from(playing.state().phase() == Phase::Pass);
            for seat in Seat::all(players) {
                let seen = view(&playing, seat);
                if seen.claim().is_none() {
                    continue;
                }
                assert!(seen.to_act().contains(seat), "only who leads claims");
                if seen.cards_held(seat) > 1 {
                    found += 1;
                    (0..8).for_each(|way| prove(&playing, seat, way));
                }
            }
            assert!(
                playing.state().open_view().claim().is_none(),
                "nobody else does"
            );
        }
    }
    found
}

#[test]
fn what_is_claimed_is_taken_whatever_the_others_play() {
    assert!(walk("hearts", 4, &json!({}), 30) > 10);
    assert!(walk("hearts", 3, &json!({}), 30) > 3);
    assert!(walk("cardominoes", 4, &json!({}), 30) > 5);
}

#[test]
fn a_wild_is_claimed_as_the_highest_and_feared_as_that() {
    assert!(walk("wild-twists", 4, &json!({}), 30) > 3);
    assert!(walk("wild-twists", 6, &json!({}), 30) > 3);
}

#[test]
fn where_a_revoke_may_lie_nothing_is_certain() {
    assert_eq!(walk("cardominoes", 4, &json!({"revoke": "penalty"}), 10), 0);
}

#[test]
fn other_games_claim_nothing() {
    for (game, players) in [("black-hearts", 4), ("heartcatchers", 2)] {
        let mut playing = Match::new(setup(game, players, &json!({})), Some(seeds(1))).unwrap();
        let mut dice = dice(2);
        while random_step(&mut playing, &mut dice) && playing.entries().len() < 200 {
            for seat in Seat::all(players) {
                assert!(view(&playing, seat).claim().is_none());
            }
        }
    }
}
