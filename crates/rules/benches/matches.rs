//! Whole matches through [`Game`] as a caller would play them: ask whose turn it is, list what is legal, pick, play.
//! In hands per second; `shuffle-only` is the baseline of the run.

mod speed;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moonshot_rules::trick::{Deck, TrickOptions, TrickRules};
use moonshot_rules::{
    AnyGame, BlackHearts, BlackHeartsOptions, CardominoesOptions, Game, Heartcatchers,
    HeartcatchersOptions, HeartsOptions, LegalActions, TrickGame, Turn, WildTwistsOptions,
};
use speed::{Fast, Hands};

/// Plays to the end of the hand; the next match where this one is over.
fn hand<G: Game>(game: &mut G, start: &G, dice: &mut Fast) -> u32 {
    if game.is_over() {
        *game = start.clone();
    }
    let number = game.hand_number();
    while game.hand_number() == number {
        match game.turn() {
            Turn::Chance(_) => {
                if let Some(outcome) = game.roll(dice) {
                    let _ = game.chance(&outcome);
                }
            }
            Turn::Seats(seats) => {
                if let Some(seat) = seats.first()
                    && let Some(action) = game.legal(seat).pick(dice)
                {
                    let _ = game.play(seat, &action);
                }
            }
            Turn::Over => break,
        }
    }
    number
}

fn benches(criterion: &mut Criterion<Hands>) {
    let mut group = criterion.benchmark_group("matches");
    group.throughput(Throughput::Elements(1));
    let mut dice = Fast(1);
    if let Ok(rules) = TrickRules::new(TrickOptions::hearts(4)) {
        let mut deck = Deck::new(&rules);
        group.bench_function("shuffle-only", |bencher| {
            bencher.iter(|| black_box(deck.deal(&rules, &mut dice)));
        });
    }
    macro_rules! row {
        ($name:literal, $start:expr) => {
            if let Ok(start) = $start {
                let mut game = start.clone();
                group.bench_function($name, |bencher| {
                    bencher.iter(|| black_box(hand(&mut game, &start, &mut dice)));
                });
            }
        };
    }
    row!("hearts-4", TrickGame::new(4, HeartsOptions::default()));
    row!(
        "hearts-4-any-game",
        AnyGame::new(4, HeartsOptions::default())
    );
    row!(
        "cardominoes-4",
        TrickGame::new(4, CardominoesOptions::default())
    );
    row!(
        "wild-twists-4",
        TrickGame::new(4, WildTwistsOptions::default())
    );
    row!(
        "black-hearts-4",
        BlackHearts::new(4, BlackHeartsOptions::default())
    );
    row!(
        "heartcatchers",
        Heartcatchers::new(2, HeartcatchersOptions::default())
    );
    group.finish();
}

criterion_group! {
    name = all;
    config = speed::in_hands_per_second();
    targets = benches
}
criterion_main!(all);
