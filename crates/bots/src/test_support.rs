//! Tables of Hearts for unit tests.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use moonshot_rules::trick::{TrickChance, TrickGame, TrickOptions};
use moonshot_rules::{BySeat, Card, Cards, Game};

fn cards(text: &str) -> Cards {
    let cards = text.split_whitespace();
    cards.map(|card| card.parse::<Card>().unwrap()).collect()
}

/// A table with these hands as its pack, after these cards were played in turn.
pub(crate) fn table(hands: [&str; 4], played: &str) -> TrickGame {
    let hands: BySeat<Cards> = hands.map(cards).into_iter().collect();
    let options = TrickOptions {
        pack: hands.iter().fold(Cards::EMPTY, |all, hand| all | *hand),
        pass_count: 0,
        ..TrickOptions::hearts(4)
    };
    let mut game = TrickGame::new(4, options).unwrap();
    let extras = Cards::EMPTY;
    game.chance(&TrickChance::Deal { hands, extras }).unwrap();
    for text in played.split_whitespace() {
        let action = game.parse_action(text).unwrap();
        game.play(game.to_act().first().unwrap(), &action).unwrap();
    }
    game
}
