//! Every sentence that a person reads, in one place each, keyed by the value that says what happened.
//!
//! The rules have no words. Whoever wants another language translates these files, or works from
//! [`Reason`](crate::Reason), which carries the code and its parameters beside the sentence.

mod black_hearts;
mod card;
mod heartcatchers;
mod notation;
mod outcome;
mod setup;
mod trick;

use moonshot_rules::AnyRefusal;

pub use card::spoken;
pub(crate) use notation::{NoCard, expected};
pub(crate) use outcome::{bad_outcome, due_instead};
pub(crate) use setup::rules;

/// Why an action is refused, as a player reads it on the table.
pub fn refusal(refusal: &AnyRefusal) -> String {
    match refusal {
        AnyRefusal::Trick(refusal) => trick::refusal(*refusal),
        AnyRefusal::BlackHearts(refusal) => black_hearts::refusal(*refusal),
        AnyRefusal::Heartcatchers(refusal) => heartcatchers::refusal(*refusal),
        AnyRefusal::AnotherGame => "That is an action of another game.".to_owned(),
    }
}

/// What every game says when its match is over.
pub const MATCH_OVER: &str = "The match is over.";
/// What every game says to a seat that is not to act.
pub const NOT_YOUR_TURN: &str = "It is not your turn.";
