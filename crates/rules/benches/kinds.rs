//! Uniformly random hands of Black Hearts and games of Heartcatchers, whole: deal, pass, play and scoring. One
//! thread; the figure is hands, or games, per second.

mod speed;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moonshot_rules::{BlackCards, BlackHand, CardSet, Dice, Effect, HeartGame, Seat};
use speed::{Fast, Hands};

/// One of the cards.
#[inline]
fn one_of(cards: BlackCards, dice: &mut Fast) -> BlackCards {
    let place = dice.below(cards.len() as u32) as usize;
    cards.nth(place).map_or(BlackCards::EMPTY, BlackCards::one)
}

/// Two of five cards.
#[inline]
fn two_of(cards: BlackCards, dice: &mut Fast) -> BlackCards {
    const PAIRS: [[u8; 2]; 10] = [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
        [3, 4],
    ];
    let mut list = [BlackCards::EMPTY; 5];
    for (card, place) in cards.iter().zip(&mut list) {
        *place = BlackCards::one(card);
    }
    let [first, second] = PAIRS[dice.below(10) as usize];
    list[usize::from(first)].plus(list[usize::from(second)])
}

/// A hand of Black Hearts where everything is chosen at random.
fn black_hand(seats: usize, points: [u8; 6], dice: &mut Fast) -> i32 {
    let mut hand = BlackHand::deal(seats, points, dice);
    for seat in Seat::all(seats) {
        hand.choose(seat, two_of(hand.held(seat), dice));
    }
    // A gift of the house set: two of six change who takes, three what it scores; the last is another pass.
    match dice.below(6) {
        0 => hand.turn_up(Effect::LowestTakes),
        1 => hand.turn_up(Effect::EarliestTakes),
        2 => hand.turn_up(Effect::Multiply(2)),
        3 | 4 => hand.turn_up(Effect::Reduce(2)),
        _ => {
            hand.turn_up(Effect::PassRight(1));
            for seat in Seat::all(seats) {
                let card = one_of(hand.held(seat), dice);
                hand.choose(seat, card);
            }
        }
    }
    while !hand.is_over() {
        let legal = hand.legal();
        let place = dice.below(legal.kind_count() as u32) as usize;
        if let Some(card) = legal.nth_kind(place) {
            hand.play_unchecked(card);
        }
    }
    let best = Seat::all(seats).map(|seat| hand.score(seat)).min();
    best.unwrap_or_default() + i32::from(hand.all_curses().is_some())
}

/// A game of Heartcatchers where everything is chosen at random.
fn heart_game(dice: &mut Fast) -> i32 {
    let starter = Seat::all(2).nth(dice.below(2) as usize).unwrap_or_default();
    let mut game = HeartGame::deal(starter, dice);
    while !game.is_over() {
        let choices = game.choices();
        if let Some(action) = choices.nth(dice.below(choices.len() as u32) as usize) {
            game.play_unchecked(action);
        }
    }
    let [own, other] = game.points(true);
    own - other
}

const BATCH: u64 = 1000;

fn hands(criterion: &mut Criterion<Hands>) {
    let mut group = criterion.benchmark_group("random");
    group.throughput(Throughput::Elements(BATCH));
    let points = CardSet::house().points();
    for seats in 3..=6 {
        let mut dice = Fast(seats as u64);
        group.bench_function(format!("black-hearts/{seats}"), |bench| {
            bench.iter(|| {
                (0..BATCH)
                    .map(|_| black_box(black_hand(seats, points, &mut dice)))
                    .sum::<i32>()
            });
        });
    }
    let mut dice = Fast(2);
    group.bench_function("heartcatchers", |bench| {
        bench.iter(|| {
            (0..BATCH)
                .map(|_| black_box(heart_game(&mut dice)))
                .sum::<i32>()
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = speed::in_hands_per_second();
    targets = hands
}
criterion_main!(benches);
