//! Why an action of Black Hearts is refused.

use super::card::BlackCard;
use crate::refusal::refusals;

refusals! {
    /// Why an action of Black Hearts is refused.
    pub enum BlackHeartsRefusal {
        /// The match is over.
        MatchOver = "match-over",
        /// Another seat is to act, or a chance event is due.
        NotYourTurn = "not-your-turn",
        /// Another seat is to act, or a chance event is pending.
        NotHeld {
            /// The card.
            card: BlackCard,
        } = "not-held",
        /// The first trick must be led with Two o'clock (B-09).
        MustOpenWith {
            /// Two o'clock.
            card: BlackCard,
        } = "must-open-with",
        /// Passing is only possible before the play (B-06).
        PassingIsOver = "passing-is-over",
        /// The seat must pass cards before it plays (B-06).
        PassFirst {
            /// How many.
            count: usize,
        } = "pass-first",
        /// The pass has the wrong number of cards (B-06).
        PassExactly {
            /// How many.
            count: usize,
        } = "pass-exactly",
        /// The pass contains a card more often than the seat holds it.
        PassedTwice {
            /// The card.
            card: BlackCard,
        } = "passed-twice",
    }
}
