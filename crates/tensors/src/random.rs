//! Whole random hands in one call.

use moonshot_bots::FastDice;
use moonshot_rules::trick::Deck;
use moonshot_rules::{AnyGame, Game};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::returns;
use crate::vector::VectorError;

/// The hands that share a generator and a deck; also what a thread takes at a time.
const HANDS: usize = 1 << 12;

/// Plays whole random hands of the table that `start` is a new match of, and writes the scores, a row of one number for
/// each seat for each hand. The hand with number `first` of this seed is the first, and must be a multiple of 4,096; so the
/// hands can be played in pieces. `threads` as in [`Vector::new`](crate::Vector::new); it does not change the hands.
///
/// In the trick games the hand numbers, and with them the directions of the pass, follow each other. In the other games the
/// hands are those of whole matches.
///
/// # Errors
/// [`VectorError::Threads`].
pub fn random_hands(
    start: &AnyGame,
    scores: &mut [i32],
    first: u64,
    seed: u64,
    threads: usize,
) -> Result<(), VectorError> {
    let seats = start.seats();
    let play = |(piece, scores): (usize, &mut [i32])| {
        let part = first / HANDS as u64 + piece as u64;
        let mut dice = FastDice::part(seed, part);
        let first = part as u32 * HANDS as u32;
        match start {
            AnyGame::Trick(game) => {
                let mut deck = Deck::new(game.rules());
                for (row, number) in scores.chunks_exact_mut(seats).zip(1..) {
                    let hand = deck.random_hand(first.wrapping_add(number), &mut dice);
                    row.copy_from_slice(&hand[..seats]);
                }
            }
            _ => whole_matches(start, scores, &mut dice),
        }
    };
    let rows = HANDS * seats;
    if threads == 1 {
        scores.chunks_mut(rows).enumerate().for_each(play);
    } else {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        pool.install(|| scores.par_chunks_mut(rows).enumerate().for_each(play));
    }
    Ok(())
}

fn whole_matches(start: &AnyGame, scores: &mut [i32], dice: &mut FastDice) {
    let seats = start.seats();
    let mut game = start.clone();
    let mut gains = vec![0.0; seats];
    for row in scores.chunks_exact_mut(seats) {
        let hand = game.hand_number();
        while game.hand_number() == hand && game.advance_at_random(dice) {}
        returns::last_hand(&game, &mut gains);
        for (score, gain) in row.iter_mut().zip(&gains) {
            *score = -(*gain as i32);
        }
        if game.is_over() {
            game = start.clone();
        }
    }
}
