//! The reasons for choices, which hints give.

use std::fmt;

/// Makes an enum of reasons from its table: each reason, its code and its sentence.
macro_rules! reasons {
    (
        $(#[$about:meta])* $name:ident
        $($reason:ident = $code:literal, $sentence:literal;)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum $name {
            $(#[doc = $sentence] $reason,)+
        }

        impl $name {
            /// Every reason.
            pub const ALL: &[$name] = &[$($name::$reason),+];

            /// The stable name in kebab-case.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $($name::$reason => $code,)+ }
            }

            /// The reason in English.
            #[must_use]
            pub const fn sentence(self) -> &'static str {
                match self { $($name::$reason => $sentence,)+ }
            }
        }

        /// The sentence.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.sentence())
            }
        }
    };
}

pub(crate) use reasons;

reasons! {
    /// The reason for a choice: a stable code for programs and translators, and a sentence for the player.
    ///
    /// It may reveal the bot's own cards, so do not show it to others before the hand is over. Later releases add
    /// reasons.
    ChoiceReason

    Legal = "legal", "It’s a legal move.";
    OnlyCard = "only-card", "It’s the only card you can play.";
    LastCard = "last-card", "It’s your last card.";
    NoneBetter = "none-better", "No other card would do better.";

    // Of a search.
    Exact = "exact", "Every possible deal was checked, and nothing is better.";
    Simulated = "simulated", "It works out best in simulated deals.";
    SimulatedPass = "simulated-pass", "In simulated deals, your hand does best without these cards.";
    SimulatedWins = "simulated-wins", "It wins most often in simulated games.";

    // Of the levels without a search.
    LikeSearch = "like-search", "A bot that looks far ahead would probably do the same.";
    BestForTrick = "best-for-trick", "It looks best for this trick.";
    BestForQueen = "best-for-queen", "It looks best for this trick and the queen of spades.";
    BestByCardsPlayed = "best-by-cards-played", "It looks best, going by the cards played so far.";
    BestForNow = "best-for-now", "It looks best for now.";

    // Passing cards in the trick games.
    PassForMoon = "pass-for-moon", "You could shoot the moon: pass the cards that would lose tricks.";
    PassQueen = "pass-queen", "You have too few spades to protect the queen of spades.";
    PassSuit = "pass-suit", "Passing these empties one suit, so you can discard when it is led.";
    PassSpades = "pass-spades", "High spades could win you the queen of spades.";
    PassHigh = "pass-high", "These cards would probably win tricks.";

    // Leading.
    DrawQueen = "draw-queen", "It could force out the queen of spades.";
    LeadLow = "lead-low", "A low lead that someone else will probably win.";
    LeadLosing = "lead-losing", "A lead that someone else will probably win.";
    LeadCheap = "lead-cheap", "You’ll probably win this trick, but it should cost you little.";
    LeadBest = "lead-best", "You have no better lead.";

    // Following suit, and playing to a trick of Black Hearts.
    HighestUnder = "highest-under", "It’s your highest card that can’t win this trick.";
    Under = "under", "It can’t win this trick.";
    HighWhileCheap = "high-while-cheap", "This trick is probably worth nothing, so play your highest card.";
    MustWin = "must-win", "You can’t avoid winning this trick.";
    LikelyWin = "likely-win", "You probably can’t avoid winning this trick.";
    WorthWinning = "worth-winning", "This trick is worth winning.";
    ProbablyUnder = "probably-under", "Someone after you will probably play higher.";

    // Discarding.
    DropQueen = "drop-queen", "Get rid of the queen of spades.";
    GiveHeart = "give-heart", "Discard a heart on someone else’s trick.";
    DropHighSpade = "drop-high-spade", "Get rid of a high spade that could win you the queen of spades.";
    DropDanger = "drop-danger", "Discard the card most likely to cost you later.";
    AvoidQueen = "avoid-queen", "Any other card would win you the queen of spades.";

    // The moon.
    StopMoon = "stop-moon", "One player has every point so far: win this trick to stop the moon.";
    MoonCertain = "moon-certain", "You are sure to win every remaining trick and shoot the moon.";
    MoonLead = "moon-lead", "Shoot the moon: lead your surest winner.";
    MoonWin = "moon-win", "Shoot the moon: win this trick too.";
    MoonLose = "moon-lose", "Shoot the moon: get rid of a card that would lose a trick later.";
    RewardWins = "reward-wins", "It ends the match, and you win.";
    RewardTooSoon = "reward-too-soon", "Adding points to the others would end the match before you are ahead.";
    RewardAhead = "reward-ahead", "Nobody is ahead of you, so a shorter match suits you.";
    RewardBehind = "reward-behind", "You are behind, so a longer match suits you.";
    RewardLikelier = "reward-likelier", "It gives you the better chance to win the match.";
    RewardSame = "reward-same", "Both choices gain you the same number of points on the others.";

    // The opening of Wild Twists.
    KeepWild = "keep-wild", "Keep the Wild Club for later.";
    OpenOnlyClub = "open-only-club", "It’s your only club, and as the lowest it rarely wins the trick.";
    OpenHighClubs = "open-high-clubs", "Your other clubs are high, but the Wild Club opens as the lowest.";

    // Tiles.
    CorrectRevoke = "correct-revoke", "It corrects the revoke, so there is no penalty.";
    Gather = "gather", "The trick is complete.";

    // Black Hearts.
    PassCurse = "pass-curse", "A Curse is better in someone else’s hand.";
    PassWinners = "pass-winners", "Pass the cards most likely to win tricks.";
    TwoOClock = "two-oclock", "Two o’clock opens the hand.";
    GiveCurse = "give-curse", "Someone else wins this trick, so leave them a Curse.";
    NoCurse = "no-curse", "There is no Curse in this trick, so you can safely win it.";
    MayBeBeaten = "may-be-beaten", "Someone after you could still beat it.";

    // Heartcatchers.
    Uncatchable = "uncatchable", "An Uncatchable on top keeps the stack from being stolen.";
    AddHeart = "add-heart", "It adds a point to your side.";
    BetterStack = "better-stack", "You get a better stack in exchange.";
    StackForCard = "stack-for-card", "You get a whole stack for a single card.";
    UltimateLove = "ultimate-love", "An Ultimate Love under your stack scores 3 points.";
    Heartbreaker = "heartbreaker", "A Heartbreaker under your opponent’s stack costs them 3 points.";
    ChangeOfHeart = "change-of-heart", "At the end, a Change-of-Heart swaps its stack with the one across.";
    Hide = "hide", "The card is worth more as a Secret.";
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::ChoiceReason;

    #[test]
    fn each_reason_has_a_code_and_a_sentence_of_its_own() {
        let all = ChoiceReason::ALL;
        let codes: HashSet<_> = all.iter().map(|reason| reason.code()).collect();
        let sentences: HashSet<_> = all.iter().map(|reason| reason.sentence()).collect();
        assert_eq!((codes.len(), sentences.len()), (all.len(), all.len()));
        for reason in all {
            let (code, sentence) = (reason.code(), reason.sentence());
            let kebab = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            assert!(code.chars().all(kebab), "{code}");
            let starts = sentence.starts_with(|letter: char| letter.is_ascii_uppercase());
            assert!(
                starts && sentence.ends_with('.') && !sentence.ends_with(".."),
                "{sentence}"
            );
        }
    }
}
