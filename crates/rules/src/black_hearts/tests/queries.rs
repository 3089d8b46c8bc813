//! Queries on a match and its view.

use super::*;
use crate::black_hearts::deal::{Pack, deal};
use crate::dice::Dice;
use crate::game::ScoreLine;

/// Dice that return numbers out of range.
struct TooHigh;

impl Dice for TooHigh {
    fn below(&mut self, _bound: u32) -> u32 {
        u32::MAX
    }
}

/// Dice that always roll 0 and count their rolls.
struct CountingDice(usize);

impl Dice for CountingDice {
    fn below(&mut self, _bound: u32) -> u32 {
        self.0 += 1;
        0
    }
}

#[test]
fn a_match_and_its_views_tell_its_options_and_the_hand_finished_last() {
    let dear = CardSet::new([9; 6], &[]).unwrap();
    let options = BlackHeartsOptions {
        card_set: dear,
        ..BlackHeartsOptions::default().with_gifts(false)
    };
    let game = BlackHearts::new(3, options).unwrap();
    let view = seen_by(&game, 0);
    assert_eq!((game.options(), view.options()), (options, options));
    assert_eq!(*view.card_set(), dear);
    assert_ne!(options, BlackHeartsOptions::default());

    let mut finished = 0;
    random_matches(2, |before, _, game| {
        assert_eq!(seen_by(game, 0).last_hand(), game.last_hand());
        if game.history().len() > before.history().len() {
            let last = game.last_hand().unwrap();
            assert_eq!(Some(&last.scores), game.history().last());
            finished += 1;
        }
    });
    assert!(finished > 16);
}

#[test]
fn b_05_and_b_07_a_view_tells_what_was_passed_either_way() {
    let mut checked = 0;
    let given =
        |seat, cards: BlackCards| (!cards.is_empty()).then_some(CardsPassed { seat, cards });
    random_matches(4, |before, step, game| {
        let Step::Act(by, BlackHeartsAction::Pass(cards)) = step else {
            return;
        };
        let (seats, view) = (game.seat_count(), seen(game, Viewer::Seat(*by)));
        let told = match before.phase() {
            Phase::Pass => (view.passed(), given(by.clockwise(1, seats), *cards)),
            _ => (
                view.returned(),
                given(by.clockwise(seats - 1, seats), *cards),
            ),
        };
        assert_eq!(told.0, told.1);
        checked += usize::from(before.phase() == Phase::Return);
    });
    assert!(checked > 5);
}

#[test]
fn b_15_the_match_ends_at_thirteen() {
    let line = ScoreLine {
        total: 13,
        ends_at: 13,
    };
    assert_eq!(seen_by(&table(3, true), 0).score_line(), Some(line));
}

#[test]
fn dice_that_break_their_promise_pick_what_may_be_done() {
    random_matches(1, |_, _, game| {
        for seat in game.to_act().iter() {
            let action = game.legal(seat).pick(&mut TooHigh).unwrap();
            assert_eq!(game.check(seat, &action), Ok(()));
        }
    });
}

#[test]
fn dice_that_break_their_promise_deal_and_play_a_hand() {
    for seats in 3..=6 {
        let mut game = BlackHearts::new(seats, BlackHeartsOptions::default()).unwrap();
        let outcome = game.roll(&mut TooHigh).unwrap();
        assert_eq!(game.chance(&outcome), Ok(()));
        for gift in [None, Some(Effect::PassRight(2))] {
            assert!(BlackHand::random_hand(seats, [1; 6], gift, &mut TooHigh).is_over());
        }
    }
}

/// One draw for each white card in play and for each card of every hand but the last. Playouts draw the white cards
/// that are left out if these are fewer.
#[test]
fn a_deal_asks_the_dice_for_nothing_that_has_no_choice() {
    fn check<const SEATS: usize>(used: usize, fewer: usize) {
        let (mut dice, mut quick) = (CountingDice(0), CountingDice(0));
        deal(SEATS, &mut dice);
        Pack::of(SEATS).deal::<SEATS>(&mut quick);
        let hands = 5 * (SEATS - 1);
        assert_eq!((dice.0, quick.0), (used + hands, fewer + hands), "{SEATS}");
    }
    check::<3>(8, 8);
    check::<4>(8, 8);
    check::<5>(13, 5);
    check::<6>(18, 0);
}

#[test]
fn the_last_cards_ask_the_dice_for_nothing() {
    let mut last = 0;
    random_matches(1, |_, _, game| {
        if game.hand().tricks_taken() == 4 {
            let mut dice = CountingDice(0);
            let mut hand = *game.hand();
            hand.play_out_random(&mut dice);
            assert_eq!((dice.0, hand.is_over()), (0, true));
            last += 1;
        }
    });
    assert!(last > 20, "{last}");
}

#[test]
fn nothing_is_played_before_the_play_begins() {
    let mut hand = BlackHand::deal(4, [1; 6], &mut CountingDice(0));
    let before = hand;
    for seat in Seat::all(4) {
        for card in hand.held(seat) {
            hand.play_unchecked(card);
        }
    }
    assert_eq!(hand, before);
}

#[test]
fn a_hand_is_not_played_out_before_the_play_begins() {
    let mut holder_first = 0;
    random_matches(4, |before, _, game| {
        for hand in [before.hand(), game.hand()] {
            if hand.phase() != Phase::Play {
                let mut dice = CountingDice(0);
                let mut end = *hand;
                end.play_out_random(&mut dice);
                assert_eq!((end, dice.0), (*hand, 0));
                let turn = hand.held(hand.turn());
                holder_first += u32::from(turn.contains(BlackCard::TWO_O_CLOCK));
            }
        }
    });
    assert!(holder_first > 5, "{holder_first}");
}

#[test]
fn nothing_is_passed_once_all_have_passed() {
    let mut hand = BlackHand::deal(4, [1; 6], &mut CountingDice(0));
    let pass = |hand: &mut BlackHand| {
        for seat in Seat::all(4) {
            let cards = hand.held(seat).iter().take(2).collect();
            hand.choose(seat, cards);
        }
    };
    pass(&mut hand);
    let before = hand;
    pass(&mut hand);
    assert_eq!(hand, before);
}

/// A hand with this gift, at the start of play, in which the seats have already taken these Curse cards.
fn taken(gift: u8, curses: &[(usize, &str)]) -> BlackHand {
    let hands = ["B2 R2 R3 W1 W1", "R4 R5 R6 W1 W2", "R1 W3 W3 W4 W5"];
    let game = Script::holding(table(3, true), &hands, Some(gift)).0;
    let mut hand = game.hand;
    for (number, curse) in curses {
        hand.give_curse(seat(*number), card(curse));
    }
    hand
}

#[test]
fn b_13_a_hand_is_settled_once_what_is_left_costs_nobody_anything() {
    let mercy = CardSet::HOUSE.gifts()[usize::from(MERCY)].effect;
    assert_eq!(mercy, Effect::Reduce(2));
    let free = |curses: &[(usize, &str)]| {
        let mut hand = taken(MERCY, curses);
        hand.effect = Some(Effect::Reduce(99));
        hand.is_settled()
    };
    assert_eq!(taken(MERCY, &[]).effect(), Some(mercy));
    assert!(!free(&[(0, "R1")]), "one may still take all");
    assert!(!free(&[]), "one may still take all");
    assert!(free(&[(0, "R1"), (1, "R2")]), "99 fewer is nothing");
    let two = [(0, "R1"), (1, "R2")];
    assert!(!taken(MERCY, &two).is_settled());
    assert!(!taken(SMALL_HOURS, &two).is_settled());
    let five = [(0, "R6"), (1, "R5"), (1, "R4"), (1, "R3"), (0, "R2")];
    assert!(
        !taken(MERCY, &five).is_settled(),
        "1 point more for two of them"
    );
    let all = [
        (0, "R6"),
        (1, "R5"),
        (1, "R4"),
        (1, "R3"),
        (0, "R2"),
        (0, "R1"),
    ];
    assert!(taken(SMALL_HOURS, &all).is_settled());
    let few = [(0, "R6"), (1, "R1"), (1, "R2")];
    let mut hand = taken(MERCY, &few);
    hand.effect = Some(Effect::Reduce(10));
    // The remaining 7 points raise nobody above 10, except seat 0 from 4 to 11.
    assert_eq!(
        [0, 1, 2].map(|number| hand.points_taken(seat(number))),
        [4, 2, 0]
    );
    assert!(!hand.is_settled());
    hand.effect = Some(Effect::Reduce(11));
    assert!(hand.is_settled());
}
