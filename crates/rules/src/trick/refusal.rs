//! Why an action of a trick game is refused.

use crate::card::{Card, Suit};
use crate::refusal::refusals;

refusals! {
    /// Why an action of a trick game is refused.
    pub enum TrickRefusal {
        /// The match is over.
        MatchOver = "match-over",
        /// Another seat is to act, or a chance event is due.
        NotYourTurn = "not-your-turn",
        /// The player does not hold this card.
        NotHeld {
            /// Which.
            card: Card,
        } = "not-held",
        /// Cards are to be passed first (H-08).
        PassFirst = "pass-first",
        /// Another number of cards is to be passed (H-08).
        PassExactly {
            /// How many.
            count: usize,
        } = "pass-exactly",
        /// A card can be passed only once.
        PassedTwice {
            /// Which.
            card: Card,
        } = "passed-twice",
        /// Cards are passed only before the play.
        PassingIsOver = "passing-is-over",
        /// The holder of the Wild Club first says whether it opens (W-08).
        OpeningFirst = "opening-first",
        /// There is no opening to decline now (W-08).
        NothingToDecline = "nothing-to-decline",
        /// The first trick is opened with this card (H-11, C-13, W-06).
        MustOpenWith {
            /// Which.
            card: Card,
        } = "must-open-with",
        /// The first trick is opened with a club, at tables where any club opens.
        MustOpenWithClub = "must-open-with-club",
        /// The Wild Club may open only as the lowest club (W-07).
        OpensLowest = "opens-lowest",
        /// The suit that was led is to be followed (H-12, C-14, W-11).
        MustFollow {
            /// The suit.
            led: Suit,
        } = "must-follow",
        /// Neither hearts nor Q♠ go to the first trick (H-13).
        NoPointsOnFirstTrick {
            /// The card that was to be played.
            card: Card,
        } = "no-points-on-first-trick",
        /// Hearts may not be led until they are broken (H-16, C-17, W-14).
        HeartsNotBroken = "hearts-not-broken",
        /// The player has played to this trick and may only correct its tile (C-25).
        AlreadyPlayed = "already-played",
        /// The player has nothing to correct in this trick (C-25).
        NothingToCorrect = "nothing-to-correct",
        /// The correction must follow the suit that was led (C-25).
        CorrectionMustFollow {
            /// The suit.
            led: Suit,
        } = "correction-must-follow",
        /// The trick is complete; its winner gathers it (C-25).
        TrickComplete = "trick-complete",
        /// There is no complete trick to gather (C-25).
        NothingToGather = "nothing-to-gather",
        /// The shooter first says what its moon does (C-21, W-17).
        MoonFirst = "moon-first",
        /// This cannot be done now.
        NotNow = "not-now",
    }
}
