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
        /// The seat does not hold this card.
        NotHeld {
            /// Which.
            card: BlackCard,
        } = "not-held",
        /// Two o'clock must be led to the first trick (B-09).
        MustOpenWith {
            /// Two o'clock.
            card: BlackCard,
        } = "must-open-with",
        /// Cards are passed before the play alone (B-06).
        PassingIsOver = "passing-is-over",
        /// Cards are to be passed before one is played (B-06).
        PassFirst {
            /// How many.
            count: usize,
        } = "pass-first",
        /// Another number of cards is to be passed (B-06).
        PassExactly {
            /// How many.
            count: usize,
        } = "pass-exactly",
        /// The pass has a card more often than the seat holds it.
        PassedTwice {
            /// Which.
            card: BlackCard,
        } = "passed-twice",
    }
}
