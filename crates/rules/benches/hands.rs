//! Benchmarks uniformly random hands of the trick games (deal, pass, play, score) on one thread, whole and in parts.
//!
//! `cargo bench -p moonshot-rules --bench hands -- hearts-4` measures only the rows with that name.

mod speed;

use moonshot_bits::Level;
use moonshot_rules::trick::{Deck, Hand, Played, TrickOptions, TrickRules};
use speed::{Fast, Rows};

fn main() {
    let mut rows = Rows::new();
    for (name, options) in [
        ("hearts-3", TrickOptions::hearts(3)),
        ("hearts-4", TrickOptions::hearts(4)),
        ("hearts-5", TrickOptions::hearts(5)),
        ("hearts-6", TrickOptions::hearts(6)),
        ("hearts-7", TrickOptions::hearts(7)),
        ("cardominoes-4", TrickOptions::cardominoes(4)),
        ("wild-twists-4", TrickOptions::wild_twists(4)),
        ("wild-twists-8", TrickOptions::wild_twists(8)),
    ] {
        whole_hands(&mut rows, name, rules(options));
    }
    parts(&mut rows, rules(TrickOptions::hearts(4)));
    rows.run();
}

fn rules(options: TrickOptions) -> TrickRules {
    TrickRules::new(options).expect("the games' own options make games")
}

/// A whole hand in one call, with each instruction level.
fn whole_hands(rows: &mut Rows, name: &str, rules: TrickRules) {
    for level in Level::available() {
        let mut deck = Deck::with_level(&rules, level);
        let (mut number, mut dice) = (0, Fast(1));
        rows.add(format!("{name} {level}"), move || {
            number += 1;
            deck.random_hand(number, &mut dice)
        });
    }
}

/// The operations of a search: copy a dealt hand and play it out, in one call and card by card.
fn parts(rows: &mut Rows, rules: TrickRules) {
    let (mut deck, mut dice) = (Deck::new(&rules), Fast(1));
    rows.add("hearts-4 deal", move || deck.deal(&rules, &mut dice));
    let starts = starts(rules);
    for level in Level::available() {
        let (mut turn, mut dice) = (0, Fast(2));
        rows.add(format!("hearts-4 playout {level}"), move || {
            turn += 1;
            let mut hand = starts[turn % starts.len()];
            hand.play_out_random_at(level, &rules, &mut dice)
        });
    }
    let (mut turn, mut dice) = (0, Fast(3));
    rows.add("hearts-4 card by card", move || {
        turn += 1;
        let mut hand = starts[turn % starts.len()];
        while let Some(card) = hand.legal_cards(&rules).pick(&mut dice) {
            hand.play_unchecked(&rules, Played::high(card));
        }
        hand
    });
}

/// Hands at the start of play.
fn starts(rules: TrickRules) -> [Hand; 16] {
    let (mut deck, mut dice) = (Deck::new(&rules), Fast(4));
    std::array::from_fn(|number| {
        let mut hand = deck.deal(&rules, &mut dice);
        hand.open_random(&rules, number as u32, &mut dice);
        hand
    })
}
