//! Benchmarks uniformly random hands of Black Hearts and games of Heartcatchers on one thread, whole (deal, pass, play
//! and scoring) and action by action. A game of Heartcatchers counts as a hand.

mod speed;

use moonshot_bits::Level;
use moonshot_rules::{BlackCards, BlackHand, CardSet, Dice, Effect, HeartGame, Phase, Seat};
use speed::{Fast, Rows};

fn main() {
    let mut rows = Rows::new();
    for seats in 3..=6 {
        black_hearts(&mut rows, seats);
    }
    heartcatchers(&mut rows);
    rows.run();
}

fn black_hearts(rows: &mut Rows, seats: usize) {
    let points = CardSet::house().points();
    for level in Level::available() {
        let mut dice = Fast(1);
        rows.add(format!("black-hearts-{seats} {level}"), move || {
            let gift = gift(&mut dice);
            let hand = BlackHand::random_hand_at(level, seats, points, Some(gift), &mut dice);
            lowest_score(&hand)
        });
    }
    let mut dice = Fast(1);
    rows.add(format!("black-hearts-{seats} card by card"), move || {
        let mut hand = BlackHand::deal(seats, points, &mut dice);
        for seat in Seat::all(seats) {
            hand.choose(seat, two_of(hand.held(seat), &mut dice));
        }
        hand.turn_up(gift(&mut dice));
        if hand.phase() == Phase::Return {
            for seat in Seat::all(seats) {
                hand.choose(seat, one_of(hand.held(seat), &mut dice));
            }
        }
        while !hand.is_over() {
            let legal = hand.legal();
            let place = dice.below(legal.kind_count() as u32) as usize;
            if let Some(card) = legal.nth_kind(place) {
                hand.play_unchecked(card);
            }
        }
        lowest_score(&hand)
    });
}

/// One of the cards.
#[inline]
fn one_of(cards: BlackCards, dice: &mut Fast) -> BlackCards {
    cards.pick(dice).map_or(BlackCards::EMPTY, BlackCards::one)
}

/// Two of the cards.
#[inline]
fn two_of(cards: BlackCards, dice: &mut Fast) -> BlackCards {
    let first = one_of(cards, dice);
    first.plus(one_of(cards.minus(first), dice))
}

/// A random gift of the house set: of six, two change who takes a trick, three change the scores, and one adds a pass.
#[inline]
fn gift(dice: &mut Fast) -> Effect {
    match dice.below(6) {
        0 => Effect::LowestTakes,
        1 => Effect::EarliestTakes,
        2 => Effect::Multiply(2),
        3 | 4 => Effect::Reduce(2),
        _ => Effect::PassRight(1),
    }
}

fn lowest_score(hand: &BlackHand) -> i32 {
    let lowest = Seat::all(hand.seats()).map(|seat| hand.score(seat)).min();
    lowest.unwrap_or_default() + i32::from(hand.all_curses().is_some())
}

fn heartcatchers(rows: &mut Rows) {
    let mut dice = Fast(1);
    rows.add("heartcatchers", move || {
        let starter = starter(&mut dice);
        HeartGame::random_game(starter, &mut dice).points(true)
    });
    let mut dice = Fast(1);
    rows.add("heartcatchers turn by turn", move || {
        let mut game = HeartGame::deal(starter(&mut dice), &mut dice);
        while !game.is_over() {
            let choices = game.choices();
            if let Some(action) = choices.nth(dice.below(choices.len() as u32) as usize) {
                game.play_unchecked(action);
            }
        }
        game.points(true)
    });
}

fn starter(dice: &mut Fast) -> Seat {
    Seat::new(dice.below(2) as usize).unwrap_or_default()
}
