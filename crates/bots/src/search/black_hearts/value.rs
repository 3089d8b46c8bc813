//! The expected result of each seat of Black Hearts when the cards are open.

use moonshot_rules::{BlackHearts, BlackHeartsAction, Game as _, MAX_SEATS, Phase};

use super::tree::Played;
use super::{Game, best_to_give};
use crate::dice::FastDice;
use crate::search::value::{Values, mean};

/// How many times more playouts a state has whose deal or gift is not known yet.
const UNKNOWN: u32 = 8;

/// The probability of each seat to win the match; `None` if playouts do not model the state.
pub(in crate::search) fn values(game: &BlackHearts, playouts: u32, seed: u64) -> Option<Values> {
    if let Some(end) = game.outcome() {
        let mut values = [0.0; MAX_SEATS];
        for seat in end.winners.iter() {
            values[seat.index()] = 1.0 / end.winners.len() as f64;
        }
        return Some(values);
    }
    let more = if game.pending().is_some() { UNKNOWN } else { 1 };
    let mut totals = [0; MAX_SEATS];
    for (place, total) in totals.iter_mut().zip(game.totals()) {
        *place = *total;
    }
    mean(playouts * more, seed, |dice| {
        let mut game = game.clone();
        while game.phase() != Phase::Play {
            prepare(&mut game, dice)?;
        }
        let mut played = Game {
            hand: *game.hand(),
            totals,
        };
        played.finish(dice);
        Some(played.results().map(f64::from))
    })
}

/// Takes a step towards the first trick.
fn prepare(game: &mut BlackHearts, dice: &mut FastDice) -> Option<()> {
    if let Some(outcome) = game.roll(dice) {
        return game.chance(&outcome).ok();
    }
    let seat = game.to_act().first()?;
    let hand = game.hand();
    let cards = best_to_give(hand.held(seat), hand.effect(), hand.pass_count());
    game.play(seat, &BlackHeartsAction::Pass(cards)).ok()
}
