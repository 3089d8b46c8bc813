//! Counts the leaf nodes of a hand of Hearts, ply by ply, from one fixed deal: card i of the pack (clubs, diamonds,
//! hearts, spades) goes to seat i mod 4. The counts match `tests/perft`.
//!
//! `cargo run --release -p moonshot-rules --example perft -- 9`

use moonshot_rules::trick::{TrickChance, TrickGame, TrickOptions};
use moonshot_rules::{BySeat, Cards, Game, LegalActions, Seat, Suit, TableError};

/// Number of sequences of `plies` cards that can be played from here.
fn count(game: &TrickGame, plies: u32) -> u64 {
    let Some(seat) = game.to_act().first().filter(|_| plies > 0) else {
        return 1;
    };
    let legal = game.legal(seat);
    if plies == 1 {
        return legal.len() as u64;
    }
    let after = legal.iter().filter_map(|action| {
        let mut next = game.clone();
        next.play(seat, &action).ok().map(|()| next)
    });
    after.map(|next| count(&next, plies - 1)).sum()
}

fn main() -> Result<(), TableError> {
    let plies = std::env::args().nth(1).and_then(|text| text.parse().ok());
    // Nobody passes.
    let options = TrickOptions {
        pass_count: 0,
        ..TrickOptions::hearts(4)
    };
    let mut game = TrickGame::new(4, options)?;
    let mut hands = BySeat::from_fn(4, |_| Cards::EMPTY);
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let pack = suits.into_iter().flat_map(|suit| Cards::STANDARD.of(suit));
    for (place, card) in pack.enumerate() {
        let seat = Seat::new(place % 4).unwrap_or_default();
        if let Some(hand) = hands.get_mut(seat) {
            hand.insert(card);
        }
    }
    let extras = Cards::EMPTY;
    if let Err(refused) = game.chance(&TrickChance::Deal { hands, extras }) {
        eprintln!("{refused}");
    }
    for ply in 1..=plies.unwrap_or(8) {
        println!("{ply} {}", count(&game, ply));
    }
    Ok(())
}
