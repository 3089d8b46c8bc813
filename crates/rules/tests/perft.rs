//! Leaf counts of the play phase from fixed deals, by ply, compared with tables that foreign engines agree on.

use moonshot_rules::trick::{Hand, TrickOptions, TrickRules};
use moonshot_rules::{Card, Cards};

/// Number of sequences of `depth` cards.
fn perft(hand: &Hand, rules: &TrickRules, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for played in hand
        .legal_cards(rules)
        .into_iter()
        .flat_map(|card| hand.ways(card))
    {
        let mut next = *hand;
        next.play_unchecked(rules, played);
        leaves += perft(&next, rules, depth - 1);
    }
    leaves
}

fn counts(rules: &TrickRules, hands: &[Cards], plies: usize) -> Vec<u64> {
    let mut hand = Hand::dealt(rules, hands, Cards::EMPTY);
    hand.start_with_lowest_club();
    (1..=plies)
        .map(|depth| perft(&hand, rules, depth))
        .collect()
}

fn rules_named(name: &str) -> TrickRules {
    let standard = TrickOptions::hearts(4);
    let options = match name {
        "standard" => standard,
        "points-on-first-trick" => TrickOptions {
            banned_first: Cards::EMPTY,
            ..standard
        },
        "unbroken-hearts-may-be-led" => TrickOptions {
            must_break: false,
            ..standard
        },
        "any-club-opens" => TrickOptions {
            any_club_opens: true,
            ..standard
        },
        other => panic!("no rules named {other}"),
    };
    TrickRules::new(options).unwrap()
}

fn cards(text: &str) -> Cards {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| std::str::from_utf8(pair).unwrap().parse::<Card>().unwrap())
        .collect()
}

struct Table {
    hands: Vec<Cards>,
    rows: Vec<(String, Vec<u64>)>,
}

fn read(text: &str) -> Table {
    let mut table = Table {
        hands: Vec::new(),
        rows: Vec::new(),
    };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        match words.next() {
            Some("hands") => table.hands = words.map(cards).collect(),
            Some(name) => {
                table
                    .rows
                    .push((name.to_owned(), words.map(|n| n.parse().unwrap()).collect()));
            }
            None => {}
        }
    }
    assert!(table.hands.len() == 4 && !table.rows.is_empty());
    table
}

fn check(text: &str) {
    let table = read(text);
    for (name, expected) in &table.rows {
        let found = counts(&rules_named(name), &table.hands, expected.len());
        assert_eq!(&found, expected, "{name}");
    }
}

#[test]
fn whole_suits_count_as_foreign_engines_do() {
    check(include_str!("perft/whole-suits.perft"));
}

#[test]
fn a_pack_dealt_round_counts_as_foreign_engines_do() {
    check(include_str!("perft/round-robin.perft"));
}

#[test]
fn seats_rotate_without_effect() {
    let mut table = read(include_str!("perft/round-robin.perft"));
    let hearts = rules_named("standard");
    let start = counts(&hearts, &table.hands, 8);
    for _ in 0..3 {
        table.hands.rotate_right(1);
        assert_eq!(counts(&hearts, &table.hands, 8), start);
    }
}
