//! All sentences that people read, keyed by the value that they describe.
//!
//! The rules contain no text. To support another language, translate these files, or work from
//! [`Reason`](crate::Reason), which has the code and its parameters beside the sentence.

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

/// The sentence for a refusal, as a player reads it on the table.
pub fn refusal(refusal: &AnyRefusal) -> String {
    match refusal {
        AnyRefusal::Trick(refusal) => trick::refusal(*refusal),
        AnyRefusal::BlackHearts(refusal) => black_hearts::refusal(*refusal),
        AnyRefusal::Heartcatchers(refusal) => heartcatchers::refusal(*refusal),
        AnyRefusal::AnotherGame => "That is an action of another game.".to_owned(),
    }
}

/// The refusal of any action once the match is over.
pub const MATCH_OVER: &str = "The match is over.";
/// The refusal of an action by a seat that is not to act.
pub const NOT_YOUR_TURN: &str = "It is not your turn.";
