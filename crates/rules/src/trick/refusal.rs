//! Why an action of a trick game is refused.

use crate::card::{Card, Suit};
use crate::refusal::refusals;

refusals! {
    /// Why an action of a trick game is refused.
    pub enum TrickRefusal {
        /// The match is over.
        MatchOver = "match-over",
        /// Another seat is to act, or a chance event is pending.
        NotYourTurn = "not-your-turn",
        /// The player does not hold this card.
        NotHeld {
            /// The card.
            card: Card,
        } = "not-held",
        /// The seat must pass cards first (H-08).
        PassFirst = "pass-first",
        /// The pass has the wrong number of cards (H-08).
        PassExactly {
            /// How many.
            count: usize,
        } = "pass-exactly",
        /// A card can be passed only once.
        PassedTwice {
            /// The card.
            card: Card,
        } = "passed-twice",
        /// Passing is only possible before the play.
        PassingIsOver = "passing-is-over",
        /// The holder of the Wild Club must first decide whether to open (W-08).
        OpeningFirst = "opening-first",
        /// There is no opening to decline (W-08).
        NothingToDecline = "nothing-to-decline",
        /// The first trick must be opened with this card (H-11, C-13, W-06).
        MustOpenWith {
            /// The card.
            card: Card,
        } = "must-open-with",
        /// The first trick must be opened with a club, at tables where any club opens.
        MustOpenWithClub = "must-open-with-club",
        /// The Wild Club opens only as the lowest club (W-07).
        OpensLowest = "opens-lowest",
        /// The player must follow suit (H-12, C-14, W-11).
        MustFollow {
            /// The suit.
            led: Suit,
        } = "must-follow",
        /// Hearts and Q♠ may not be played to the first trick (H-13).
        NoPointsOnFirstTrick {
            /// The card.
            card: Card,
        } = "no-points-on-first-trick",
        /// Hearts may not be led until they are broken (H-16, C-17, W-14).
        HeartsNotBroken = "hearts-not-broken",
        /// The player has played to this trick and may only correct the tile (C-25).
        AlreadyPlayed = "already-played",
        /// The player has nothing to correct in this trick (C-25).
        NothingToCorrect = "nothing-to-correct",
        /// The correction must follow the suit that was led (C-25).
        CorrectionMustFollow {
            /// The suit.
            led: Suit,
        } = "correction-must-follow",
        /// The trick is complete and waits for its winner to gather it (C-25).
        TrickComplete = "trick-complete",
        /// There is no complete trick to gather (C-25).
        NothingToGather = "nothing-to-gather",
        /// The shooter must first choose the effect of the moon (C-21, W-17).
        MoonFirst = "moon-first",
        /// The action is not possible now.
        NotNow = "not-now",
    }
}
