//! Uniformly random full hands (deal, pass, play, score) on one thread, in hands per second.
//!
//! `shuffle-only` is the baseline of the run: the share of a hand that goes into dealing alone.

mod speed;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moonshot_rules::trick::{Deck, TrickOptions, TrickRules};
use speed::{Fast, Hands};
use std::hint::black_box;

fn rules(options: TrickOptions) -> TrickRules {
    TrickRules::new(options).expect("the games' own options make games")
}

fn benches(criterion: &mut Criterion<Hands>) {
    let mut group = criterion.benchmark_group("hands");
    group.throughput(Throughput::Elements(1));
    let mut dice = Fast(1);
    let table = rules(TrickOptions::hearts(4));
    let mut deck = Deck::new(&table);
    group.bench_function("shuffle-only", |bencher| {
        bencher.iter(|| black_box(deck.deal(&table, &mut dice)));
    });
    let tables = [
        ("hearts-3", rules(TrickOptions::hearts(3))),
        ("hearts-4", rules(TrickOptions::hearts(4))),
        ("hearts-5", rules(TrickOptions::hearts(5))),
        ("hearts-6", rules(TrickOptions::hearts(6))),
        ("hearts-7", rules(TrickOptions::hearts(7))),
        ("cardominoes-4", rules(TrickOptions::cardominoes(4))),
        ("wild-twists-4", rules(TrickOptions::wild_twists(4))),
        ("wild-twists-8", rules(TrickOptions::wild_twists(8))),
    ];
    for (name, table) in tables {
        let mut number = 0;
        let mut deck = Deck::new(&table);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                number += 1;
                black_box(deck.random_hand(number, &mut dice))
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = all;
    config = speed::in_hands_per_second();
    targets = benches
}
criterion_main!(all);
