//! Benchmarks whole matches through the [`Game`] trait, as a caller would play them: find whose turn it is, list the
//! legal actions, pick one, play it. A game of Heartcatchers counts as a hand.

mod speed;

use moonshot_rules::{
    AnyGame, BlackHearts, BlackHeartsOptions, CardominoesOptions, Game, Heartcatchers,
    HeartcatchersOptions, HeartsOptions, LegalActions, TableError, TrickGame, Turn,
    WildTwistsOptions,
};
use speed::{Fast, Rows};

fn main() -> Result<(), TableError> {
    let mut rows = Rows::new();
    row(
        &mut rows,
        "hearts-4",
        TrickGame::new(4, HeartsOptions::default())?,
    );
    row(
        &mut rows,
        "hearts-4 any game",
        AnyGame::new(4, HeartsOptions::default())?,
    );
    row(
        &mut rows,
        "cardominoes-4",
        TrickGame::new(4, CardominoesOptions::default())?,
    );
    row(
        &mut rows,
        "wild-twists-4",
        TrickGame::new(4, WildTwistsOptions::default())?,
    );
    row(
        &mut rows,
        "black-hearts-4",
        BlackHearts::new(4, BlackHeartsOptions::default())?,
    );
    row(
        &mut rows,
        "heartcatchers",
        Heartcatchers::new(2, HeartcatchersOptions::default())?,
    );
    rows.run();
    Ok(())
}

fn row<G: Game + 'static>(rows: &mut Rows, name: &str, start: G) {
    let (mut game, mut dice) = (start.clone(), Fast(1));
    rows.add(name, move || hand(&mut game, &start, &mut dice));
}

/// Plays to the end of the hand, starting a new match if this one is over.
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
