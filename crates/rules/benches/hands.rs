//! Uniformly random full hands (deal, pass, play, score) on one thread, in hands per second.
//!
//! `shuffle-only` is the baseline of the run: the share of a hand that goes into dealing alone.

mod speed;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use moonshot_rules::trick::{Deck, TrickRules, cardominoes, hearts, wild_twists};
use speed::{Fast, Hands};
use std::hint::black_box;

fn hand(rules: &TrickRules, deck: &mut Deck, number: u32, dice: &mut Fast) -> i32 {
    let mut hand = deck.deal(rules, dice);
    hand.open_random(rules, number, dice);
    hand.play_out_random(rules, dice).iter().sum()
}

fn benches(criterion: &mut Criterion<Hands>) {
    let mut group = criterion.benchmark_group("hands");
    group.throughput(Throughput::Elements(1));
    let mut dice = Fast(1);
    let rules = hearts(4);
    let mut deck = Deck::new(&rules);
    group.bench_function("shuffle-only", |bencher| {
        bencher.iter(|| black_box(deck.deal(&rules, &mut dice)));
    });
    let tables = [
        ("hearts-3", hearts(3)),
        ("hearts-4", hearts(4)),
        ("hearts-5", hearts(5)),
        ("hearts-6", hearts(6)),
        ("hearts-7", hearts(7)),
        ("cardominoes-4", cardominoes(4)),
        ("wild-twists-4", wild_twists(4)),
        ("wild-twists-8", wild_twists(8)),
    ];
    for (name, rules) in tables {
        let mut number = 0;
        let mut deck = Deck::new(&rules);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                number += 1;
                black_box(hand(&rules, &mut deck, number, &mut dice))
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
