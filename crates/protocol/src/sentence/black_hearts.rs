//! The sentences of Black Hearts. Its cards are named in notation.

use moonshot_rules::BlackHeartsRefusal as Refusal;

use super::{MATCH_OVER, NOT_YOUR_TURN};

/// The sentence for a refusal.
pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::MatchOver => MATCH_OVER.to_owned(),
        Refusal::NotYourTurn => NOT_YOUR_TURN.to_owned(),
        Refusal::NotHeld { card } => format!("You do not hold {card}."),
        Refusal::MustOpenWith { .. } => {
            "The first card of the hand must be Two o’clock, the blue 2.".to_owned()
        }
        Refusal::PassingIsOver => "The pass is over; play a card.".to_owned(),
        Refusal::PassFirst { count } => format!("First choose {} to pass.", cards(count)),
        Refusal::PassExactly { count } => format!("Pass exactly {}.", cards(count)),
        Refusal::PassedTwice { .. } => "You cannot pass one card twice.".to_owned(),
    }
}

/// A number of cards to pass, one to four, in words.
fn cards(count: usize) -> &'static str {
    match count {
        1 => "one card",
        2 => "two cards",
        3 => "three cards",
        _ => "four cards",
    }
}
