//! Why an action of Heartcatchers is refused.

use super::card::HeartCard;
use crate::refusal::refusals;

refusals! {
    /// Why an action of Heartcatchers is refused.
    pub enum HeartcatchersRefusal {
        /// The match is over.
        MatchOver = "match-over",
        /// The other seat is to act, or a deal is pending.
        NotYourTurn = "not-your-turn",
        /// The seat does not hold this card.
        NotHeld {
            /// The card.
            card: HeartCard,
        } = "not-held",
        /// The card's colour does not catch the top card of the stack (K-06).
        DoesNotCatch {
            /// The card.
            card: HeartCard,
            /// The stack's top card.
            top: HeartCard,
        } = "does-not-catch",
        /// Nothing catches a stack with an Uncatchable on top (K-07).
        TopIsUncatchable = "top-is-uncatchable",
    }
}
