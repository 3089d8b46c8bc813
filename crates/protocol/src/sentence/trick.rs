//! The sentences of the trick games.

use moonshot_rules::trick::TrickRefusal as Refusal;
use moonshot_rules::{Card, Suit};

use super::card::{spoken, suit};
use super::{MATCH_OVER, NOT_YOUR_TURN};

/// The sentence for a refusal.
pub(super) fn refusal(refusal: Refusal) -> String {
    let fixed = match refusal {
        Refusal::NotHeld { card } => return format!("You do not hold {}.", spoken(card)),
        Refusal::PassExactly { count } => {
            let noun = if count == 1 { "card" } else { "cards" };
            return format!("You must pass exactly {count} {noun}.");
        }
        Refusal::PassedTwice { card } => {
            return format!("You can pass {} only once.", spoken(card));
        }
        Refusal::MustOpenWith { card } => {
            return format!("The first trick is opened with {}.", spoken(card));
        }
        Refusal::MustFollow { led } => return format!("You must follow {}.", suit(led)),
        Refusal::CorrectionMustFollow { led } => {
            return format!("The correction must follow {}.", suit(led));
        }
        Refusal::NoPointsOnFirstTrick { card } => return banned(card),
        Refusal::MatchOver => MATCH_OVER,
        Refusal::NotYourTurn => NOT_YOUR_TURN,
        Refusal::PassFirst => "First choose the cards to pass.",
        Refusal::PassingIsOver => "Cards are passed only before the play.",
        Refusal::OpeningFirst => "First say whether you open with the Wild Club.",
        Refusal::NothingToDecline => "There is no opening to decline now.",
        Refusal::MustOpenWithClub => "The first trick is opened with a club.",
        Refusal::OpensLowest => "The Wild Club may open the hand only as the lowest club.",
        Refusal::HeartsNotBroken => "Hearts may not be led until they are broken.",
        Refusal::AlreadyPlayed => {
            "You have played to this trick; you may only correct what you played."
        }
        Refusal::NothingToCorrect => "You have nothing to correct in this trick.",
        Refusal::TrickComplete => "The trick is complete; its winner gathers it.",
        Refusal::NothingToGather => "There is no complete trick to gather.",
        Refusal::MoonFirst => "First say what your moon does.",
        Refusal::NotNow => "That cannot be done now.",
    };
    fixed.to_owned()
}

fn banned(card: Card) -> String {
    let what = match card.suit() {
        Suit::Hearts => "Hearts",
        _ => "The queen of spades",
    };
    format!("{what} may not be played to the first trick.")
}
