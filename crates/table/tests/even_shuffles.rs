//! Over many deals from fixed seeds, each seat gets each card about equally often.

use std::collections::BTreeMap;

use moonshot_protocol::Setup;
use moonshot_table::{Match, Seeds};
use serde_json::{Map, Value, json};

/// Deals of each game.
const DEALS: u32 = 4_000;

/// How often each card came to each place.
#[derive(Default)]
struct Counts(BTreeMap<String, BTreeMap<String, u32>>);

impl Counts {
    fn add(&mut self, card: &Value, place: &str) {
        let places = self.0.entry(card.as_str().unwrap().to_owned()).or_default();
        *places.entry(place.to_owned()).or_default() += 1;
    }

    /// The chi-square sum over all cards and places, and the degrees of freedom. The expected number of each card is in
    /// proportion to a place's size.
    fn chi_square(&self, copies: impl Fn(&str) -> u32, sizes: &[(&str, u32)]) -> (f64, f64) {
        let pack: u32 = sizes.iter().map(|(_, size)| size).sum();
        let mut sum = 0.0;
        for (card, places) in &self.0 {
            for (place, size) in sizes {
                let even = f64::from(DEALS * copies(card) * size) / f64::from(pack);
                let came = f64::from(places.get(*place).copied().unwrap_or_default());
                sum += (came - even).powi(2) / even;
            }
        }
        let free = (self.0.len() - 1) * (sizes.len() - 1);
        (sum, free as f64)
    }
}

/// The first deal of a match with the seed of that number.
fn first_deal(game: &str, players: usize, options: &Value, seed: u32) -> Value {
    let options: Map<String, Value> = options.as_object().unwrap().clone();
    let setup = Setup::read(game, players, &options).unwrap();
    let mut server = [0x5a; 32];
    server[..4].copy_from_slice(&seed.to_le_bytes());
    let dealt = Match::new(setup, Some(Seeds::new(server, Vec::new()))).unwrap();
    let transcript = dealt.transcript().to_value();
    let entries = transcript["entries"].as_array().unwrap();
    let deal = entries.iter().find(|entry| entry["chance"] == "deal");
    deal.unwrap()["outcome"].clone()
}

/// Checks that a chi-square sum is within five standard deviations of its mean. The seeds are fixed, so the result is
/// the same on every machine.
fn assert_even(what: &str, (sum, free): (f64, f64)) {
    let deviations = (sum - free) / (2.0 * free).sqrt();
    assert!(
        deviations.abs() < 5.0,
        "{what}: chi-square {sum:.0} of {free} degrees of freedom, {deviations:.1} standard deviations off"
    );
}

fn assert_hands_even(game: &str, players: usize, options: Value, size: u32, extras: u32) {
    let mut counts = Counts::default();
    for seed in 0..DEALS {
        let deal = first_deal(game, players, &options, seed);
        for (seat, hand) in deal["hands"].as_array().unwrap().iter().enumerate() {
            let place = seat.to_string();
            for card in hand.as_array().unwrap() {
                counts.add(card, &place);
            }
        }
        for card in deal["extras"].as_array().into_iter().flatten() {
            counts.add(card, "extras");
        }
    }
    let names: Vec<String> = (0..players).map(|seat| seat.to_string()).collect();
    let mut sizes: Vec<(&str, u32)> = names.iter().map(|name| (name.as_str(), size)).collect();
    if extras > 0 {
        sizes.push(("extras", extras));
    }
    let what = format!("{game}, {players} players");
    assert_even(&what, counts.chi_square(|_| 1, &sizes));
}

#[test]
fn every_card_comes_to_every_seat_of_hearts_equally_often() {
    assert_hands_even("hearts", 3, json!({}), 17, 0);
    assert_hands_even("hearts", 4, json!({}), 13, 0);
    assert_hands_even("hearts", 7, json!({}), 7, 0);
}

/// The deal begins to the left of a dealer who was drawn.
#[test]
fn every_card_comes_to_every_seat_of_cardominoes_equally_often() {
    assert_hands_even("cardominoes", 4, json!({}), 13, 0);
}

#[test]
fn every_card_comes_to_every_seat_and_is_left_over_equally_often() {
    assert_hands_even("wild-twists", 5, json!({}), 11, 1);
}

/// The red and blue cards are in every deal; the whites, which fill it up, have three copies of each number.
#[test]
fn every_card_comes_to_every_seat_of_black_hearts_equally_often() {
    let mut counts = Counts::default();
    for seed in 0..DEALS {
        let deal = first_deal("black-hearts", 4, &json!({}), seed);
        for (seat, hand) in deal["hands"].as_array().unwrap().iter().enumerate() {
            let place = seat.to_string();
            let printed = hand.as_array().unwrap().iter();
            for card in printed.filter(|card| !card.as_str().unwrap().starts_with('W')) {
                counts.add(card, &place);
            }
        }
    }
    let sizes = [("0", 5), ("1", 5), ("2", 5), ("3", 5)];
    assert_even("black-hearts", counts.chi_square(|_| 1, &sizes));
}

#[test]
fn every_card_of_heartcatchers_comes_to_every_place_equally_often() {
    let mut counts = Counts::default();
    let mut starts = [0u32; 2];
    for seed in 0..DEALS {
        let deal = first_deal("heartcatchers", 2, &json!({}), seed);
        for (place, cards) in [
            ("row 0", &deal["field"][0]),
            ("row 1", &deal["field"][1]),
            ("pile", &deal["pile"]),
            ("hand 0", &deal["hands"][0]),
            ("hand 1", &deal["hands"][1]),
        ] {
            for card in cards.as_array().unwrap() {
                counts.add(card, place);
            }
        }
        starts[deal["first"].as_u64().unwrap() as usize] += 1;
    }
    let copies = |card: &str| match card {
        "U" => 2,
        _ if card.ends_with('b') => 3,
        _ => 1,
    };
    let sizes = [
        ("row 0", 3),
        ("row 1", 3),
        ("pile", 8),
        ("hand 0", 3),
        ("hand 1", 3),
    ];
    assert_even("heartcatchers", counts.chi_square(copies, &sizes));
    let ahead = f64::from(starts[0]) - f64::from(DEALS) / 2.0;
    // Five standard deviations of a fair coin.
    assert!(ahead.abs() < 2.5 * f64::from(DEALS).sqrt(), "{starts:?}");
}
