//! Queries on a match and its view.

use super::*;
use crate::dice::Dice;

/// Dice that return numbers out of range.
struct TooHigh;

impl Dice for TooHigh {
    fn below(&mut self, _bound: u32) -> u32 {
        u32::MAX
    }
}

#[test]
fn a_view_has_the_options_of_its_match() {
    for game in tables() {
        let view = seen(&game, Viewer::Spectator);
        assert_eq!(view.options(), game.options());
    }
    let dear = HeartcatchersOptions::default();
    for uncatchable_scores in [true, false] {
        let options = HeartcatchersOptions {
            uncatchable_scores,
            ..dear
        };
        assert_eq!(dear.with_uncatchable_scores(uncatchable_scores), options);
    }
}

#[test]
fn k_12_the_secrets_of_the_other_count_nothing_for_who_does_not_know_them() {
    let mut hidden = 0;
    random_matches(4, |_, _, game| {
        for (me, uncatchable_scores) in [(0, true), (1, false)] {
            let view = seen(game, Viewer::Seat(seat(me)));
            let known = game.game.points_seen_by(seat(me), uncatchable_scores);
            assert_eq!(known, view.seen.game.points(uncatchable_scores));
            hidden += u32::from(known != game.game.points(uncatchable_scores));
        }
    });
    assert!(hidden > 50);
}

#[test]
fn k_11_nobody_draws_from_an_empty_pile() {
    let mut without = 0;
    random_matches(4, |before, step, after| {
        let events = before.events(after, step, Viewer::Spectator);
        let drew = |event: &HeartcatchersEvent| matches!(event, HeartcatchersEvent::Drew { .. });
        if matches!(step, Step::Act(..)) {
            assert_eq!(events.iter().any(drew), before.pile_len() > 0);
            without += u32::from(before.pile_len() == 0);
        }
    });
    assert!(without > 50);
}

#[test]
fn dice_that_break_their_promise_deal_a_game() {
    let mut game = table(HeartcatchersOptions::default());
    let deal = game.roll(&mut TooHigh).unwrap();
    assert_eq!(game.chance(&deal), Ok(()));
}

#[test]
fn a_stack_counts_each_card_by_itself() {
    for one in HeartCard::all() {
        for other in HeartCard::all() {
            let stack = Stack::of(one).with(other.nibble(), false, 1);
            for card in HeartCard::all() {
                let laid = u32::from(card == one) + u32::from(card == other);
                assert_eq!(stack.up_of(card), laid, "{card} in {one} {other}");
            }
        }
    }
}

/// Dice that always roll their highest number.
struct Highest;

impl Dice for Highest {
    fn below(&mut self, bound: u32) -> u32 {
        bound - 1
    }
}

#[test]
fn what_is_picked_at_random_may_be_the_last_of_all() {
    random_matches(1, |_, _, game| {
        for seat in game.to_act().iter() {
            let legal = game.legal(seat);
            let last = legal.iter().last();
            assert_eq!(legal.pick(&mut Highest), last);
            assert_eq!(legal.pick(&mut TooHigh), last);
        }
    });
}
