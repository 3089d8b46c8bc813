//! Tests of random playouts: exhaustive over all dice rolls, and card by card against the checked implementation.

#[path = "../../../../tests/rolls/mod.rs"]
mod rolls;

use std::collections::HashMap;
use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::black_hearts::deal::MIN_PLAYERS;
use crate::black_hearts::{CardSet, deal};
use crate::seat::Seats;
use rolls::{Counted, Throw, assert_even, assert_same, every_roll};

/// The points of the house set.
fn points() -> [u8; NUMBERS as usize] {
    static POINTS: LazyLock<[u8; NUMBERS as usize]> = LazyLock::new(|| CardSet::house().points());
    *POINTS
}

/// Every gift a hand can have.
const GIFTS: [Option<Effect>; 9] = [
    None,
    Some(Effect::LowestTakes),
    Some(Effect::EarliestTakes),
    Some(Effect::Multiply(2)),
    Some(Effect::Reduce(3)),
    Some(Effect::PassRight(1)),
    Some(Effect::PassRight(2)),
    Some(Effect::PassRight(4)),
    Some(Effect::PassRight(200)),
];

/// The cards each seat played in a finished hand.
fn played_by(hand: &BlackHand) -> [BlackCards; MAX_PLAYERS] {
    let mut played = [BlackCards::EMPTY; MAX_PLAYERS];
    for number in 0..hand.tricks_taken() {
        let (lead, cards, _) = hand.trick(number).unwrap();
        for (place, card) in cards.iter().enumerate() {
            played[lead.clockwise(place, hand.seats()).index()].insert(*card);
        }
    }
    played
}

/// The hands before these cards were passed.
fn before_pass(
    hands: [BlackCards; MAX_PLAYERS],
    given: &[BlackCards; MAX_PLAYERS],
    seats: usize,
    left: usize,
) -> [BlackCards; MAX_PLAYERS] {
    let mut before = hands;
    for (giver, cards) in given.iter().enumerate().take(seats) {
        let taker = (giver + left) % seats;
        assert!(hands[taker].contains_all(*cards));
        before[taker] = before[taker].minus(*cards);
    }
    for (hand, cards) in before.iter_mut().zip(given).take(seats) {
        *hand = hand.plus(*cards);
    }
    before
}

/// Replays the finished hand `end` card by card with the unchecked methods.
fn replayed(end: &BlackHand, gift: Option<Effect>) -> BlackHand {
    let seats = end.seats();
    let mut hands = played_by(end);
    if matches!(gift, Some(Effect::PassRight(_))) {
        hands = before_pass(hands, &end.returned, seats, seats - 1);
    }
    hands = before_pass(hands, &end.passed, seats, 1);
    assert_eq!(
        deal::fault(seats, &hands.into_iter().take(seats).collect()),
        None
    );
    let mut hand = BlackHand::undealt(seats, points());
    hand.take_deal(hands);
    pass(&mut hand, &end.passed);
    match gift {
        Some(gift) => hand.turn_up(gift),
        None => hand.begin_play(),
    }
    if hand.phase() == Phase::Return {
        pass(&mut hand, &end.returned);
    }
    for card in end.plays() {
        assert!(hand.legal().contains(*card));
        hand.play_unchecked(*card);
    }
    hand
}

fn pass(hand: &mut BlackHand, given: &[BlackCards; MAX_PLAYERS]) {
    let count = hand.pass_count().min(HAND);
    for seat in Seat::all(hand.seats()) {
        let cards = given[seat.index()];
        assert_eq!(cards.len(), count);
        assert!(hand.held(seat).contains_all(cards));
        hand.choose(seat, cards);
    }
}

/// Clears the last trick's strength, which does not affect the play and differs between implementations.
fn comparable(mut hand: BlackHand) -> BlackHand {
    hand.best_strength = 0;
    hand
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whole_hands_are_legal_and_alike_at_every_level(seed: u64) {
        for seats in MIN_PLAYERS..=MAX_PLAYERS {
            for gift in GIFTS {
                let ends: Vec<(BlackHand, Counted)> = Level::available()
                    .map(|level| {
                        let mut dice = Counted::new(seed);
                        let end = BlackHand::random_hand_at(level, seats, points(), gift, &mut dice);
                        (end, dice)
                    })
                    .collect();
                prop_assert!(ends.iter().all(|end| *end == ends[0]), "{:?}", gift);
                let end = ends[0].0;
                prop_assert!(end.is_over());
                prop_assert_eq!(comparable(replayed(&end, gift)), comparable(end), "{} {:?}", seats, gift);
            }
        }
    }

    /// Starts from any point, also in the middle of a trick.
    #[test]
    fn playouts_are_legal_and_alike_at_every_level(seed: u64, early in 0..30_usize) {
        for seats in MIN_PLAYERS..=MAX_PLAYERS {
            for gift in [None, Some(Effect::LowestTakes), Some(Effect::EarliestTakes)] {
                let mut dice = Counted::new(seed);
                let mut start = in_play(seats, gift, &mut dice);
                for _ in 0..early {
                    if let Some(card) = start.legal().pick(&mut dice) {
                        start.play_unchecked(card);
                    }
                }
                let ends: Vec<BlackHand> = Level::available()
                    .map(|level| {
                        let mut end = start;
                        end.play_out_random_at(level, &mut dice.clone());
                        end
                    })
                    .collect();
                prop_assert!(ends.iter().all(|end| *end == ends[0]));
                let mut again = start;
                for card in &ends[0].plays()[start.plays().len()..] {
                    prop_assert!(again.legal().contains(*card));
                    again.play_unchecked(*card);
                }
                prop_assert_eq!(comparable(again), comparable(ends[0]));
            }
        }
    }
}

/// A hand after the pass, at the start of play.
fn in_play(seats: usize, gift: Option<Effect>, dice: &mut Counted) -> BlackHand {
    let mut hand = BlackHand::deal(seats, points(), dice);
    for seat in Seat::all(seats) {
        let cards = hand.held(seat).iter().take(PASS).collect();
        hand.choose(seat, cards);
    }
    match gift {
        Some(gift) => hand.turn_up(gift),
        None => hand.begin_play(),
    }
    hand
}

/// The probability of each line of play from here, computed card by card from the legal moves.
fn by_the_rules(hand: &BlackHand, likely: f64, all: &mut HashMap<Vec<BlackCard>, f64>) {
    if hand.is_over() {
        *all.entry(hand.plays().to_vec()).or_insert(0.0) += likely;
        return;
    }
    let legal = hand.legal();
    for card in legal {
        let mut next = *hand;
        next.play_unchecked(card);
        by_the_rules(&next, likely / legal.len() as f64, all);
    }
}

/// Checks that each legal kind is equally likely, for every card of the last three tricks.
#[test]
fn playouts_are_uniform() {
    for seed in 0..4 {
        let mut dice = Counted::new(seed);
        let mut hand = in_play(3, None, &mut dice);
        while !hand.is_over() {
            if hand.tricks_taken() >= 2 {
                let mut expected = HashMap::new();
                by_the_rules(&hand, 1.0, &mut expected);
                for level in Level::available() {
                    let found = every_roll(|throw| {
                        let mut end = hand;
                        end.play_out_random_at(level, &mut Throw(throw));
                        end.plays().to_vec()
                    });
                    assert_same(&found, &expected, &format!("{level} {hand:?}"));
                }
            }
            let card = hand.legal().pick(&mut dice).unwrap();
            hand.play_unchecked(card);
        }
    }
}

/// Checks that all choices of distinct cards are equally likely.
#[test]
fn every_pass_is_as_likely_as_any_other() {
    for (count, ways) in [(0, 1), (1, 5), (2, 10), (3, 10), (4, 5), (5, 1), (6, 1)] {
        let hand: Vec<BlackCard> = BlackCard::all(crate::Colour::Red).take(HAND).collect();
        let hand: [BlackCard; HAND] = hand.try_into().unwrap();
        let found = every_roll(|throw| {
            let mut dealt = [hand];
            let chosen = choose::<1>(&mut dealt, count, &mut Throw(throw))[0];
            assert_eq!(bag(&dealt[0]), bag(&hand));
            assert_eq!(bag(&dealt[0][..count.min(HAND)]), chosen);
            chosen.counts()
        });
        assert_even(&found, ways, &format!("{count} of 5"));
    }
}

/// Checks over many deals, within five standard deviations, that each hand gets each card equally often and that each
/// white card is in play equally often.
#[test]
fn deals_are_fair() {
    const DEALS: usize = 40_000;
    fn check<const SEATS: usize>() {
        let mut dice = Counted::new(SEATS as u64);
        let mut times = HashMap::new();
        for _ in 0..DEALS {
            for (seat, hand) in Pack::of(SEATS).deal::<SEATS>(&mut dice).iter().enumerate() {
                for card in hand {
                    *times.entry((seat, *card)).or_insert(0_usize) += 1;
                }
            }
        }
        let whites = deal::whites_used(SEATS) as f64 / 18.0 * 3.0;
        for seat in 0..SEATS {
            let always = deal::always(SEATS).map(|card| (card, 1.0));
            let white = BlackCard::all(crate::Colour::White).map(|card| (card, whites));
            for (card, in_play) in always.chain(white) {
                let expected = DEALS as f64 * in_play / SEATS as f64;
                let found = times.remove(&(seat, card)).unwrap_or_default() as f64;
                let allowed = 5.0 * (expected * in_play).sqrt();
                assert!(
                    (found - expected).abs() < allowed,
                    "{SEATS} {seat} {card} {found} {expected}"
                );
            }
        }
        assert!(times.is_empty(), "no other cards are dealt");
    }
    check::<3>();
    check::<4>();
    check::<5>();
    check::<6>();
}

/// Checks that missing seats, missing cards and calls out of order do not panic, and that playouts terminate.
#[test]
fn nothing_panics_whatever_the_order() {
    let mut dice = Counted::new(1);
    for seats in [0, 1, 2, 3, 6, 7, 8, usize::MAX] {
        for gift in GIFTS {
            let hand = BlackHand::random_hand(seats, [255; 6], gift, &mut dice);
            assert!(hand.is_over() && (3..=6).contains(&hand.seats()));
            let mut hand = BlackHand::deal(seats, [255; 6], &mut dice);
            for step in 0..400 {
                let seat = Seat::at(dice.below(8) as usize);
                let card = BlackCard::all(crate::Colour::ALL[dice.below(3) as usize])
                    .nth(dice.below(6) as usize);
                let card = card.unwrap();
                let given: BlackCards = [card; 3].into_iter().collect();
                match dice.below(12) {
                    0 => hand.choose(seat, given),
                    1 => hand.begin_play(),
                    2 => hand.turn_up(gift.unwrap_or(Effect::PassRight(9))),
                    3 => {
                        let _ = (
                            hand.score(seat),
                            hand.points_taken(seat),
                            hand.scores(),
                            hand.all_curses(),
                        );
                        let _ = (
                            hand.is_settled(),
                            hand.trick(step),
                            hand.trick_under_way(),
                            hand.plays(),
                        );
                        let _ = (
                            hand.held(seat),
                            hand.legal(),
                            hand.turn(),
                            hand.pass_count(),
                        );
                    }
                    4 if step > 300 => hand.play_out_random(&mut dice),
                    _ => hand.play_unchecked(card),
                }
            }
        }
    }
}

/// Checks that choices of seats that are not at the table are ignored.
#[test]
fn who_is_not_at_the_table_passes_nothing() {
    let mut hand = BlackHand::deal(3, points(), &mut Counted::new(1));
    let before = hand;
    for number in 3..8 {
        hand.choose(Seat::at(number), hand.held(Seat::at(0)));
        assert_eq!(hand.held(Seat::at(number)), BlackCards::EMPTY);
        assert_eq!(hand.score(Seat::at(number)), 0);
    }
    assert_eq!(hand, before);
    assert_eq!(hand.chosen, Seats::NONE);
}
