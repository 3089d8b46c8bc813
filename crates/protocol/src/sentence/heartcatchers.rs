//! The sentences of Heartcatchers. Its cards are named in notation.

use moonshot_rules::{HeartCard, HeartColour, HeartcatchersRefusal as Refusal};

use super::{MATCH_OVER, NOT_YOUR_TURN};

/// The sentence for a refusal.
pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::MatchOver => MATCH_OVER.to_owned(),
        Refusal::NotYourTurn => NOT_YOUR_TURN.to_owned(),
        Refusal::NotHeld { card } => format!("You do not hold {card}."),
        Refusal::DoesNotCatch { card, top } => does_not_catch(card, top),
        Refusal::TopIsUncatchable => UNCATCHABLE.to_owned(),
    }
}

const UNCATCHABLE: &str = "Nothing may be played on top of an Uncatchable.";

fn does_not_catch(card: HeartCard, top: HeartCard) -> String {
    match (card.colour(), top.colour()) {
        (Some(own), Some(top)) => format!(
            "A {} card catches {}, not {}.",
            colour(own),
            colour(own.catches()),
            colour(top)
        ),
        _ => UNCATCHABLE.to_owned(),
    }
}

fn colour(colour: HeartColour) -> &'static str {
    match colour {
        HeartColour::Red => "red",
        HeartColour::Green => "green",
        HeartColour::Blue => "blue",
    }
}
