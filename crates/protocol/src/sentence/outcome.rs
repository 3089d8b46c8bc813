//! The error messages of chance outcomes.

use moonshot_rules::{AnyCard, BadOutcome, ChanceKind};

/// A suffix that names the pending chance event.
pub(crate) fn due_instead(due: Option<ChanceKind>) -> String {
    due.map(|kind| format!("; a {kind} is")).unwrap_or_default()
}

/// The message for an outcome with the wrong cards.
pub(crate) fn bad_outcome(bad: &BadOutcome<AnyCard>) -> String {
    match bad {
        BadOutcome::DrawGoesOn => "the draw goes on though one tile is lowest".to_owned(),
        BadOutcome::DrawRound { expected, given } => {
            format!("{expected} players draw in this round, not {given}")
        }
        BadOutcome::CannotBeDrawn { card } => format!("{card} cannot be drawn"),
        BadOutcome::DrawTied => "the draw ends while players are tied for lowest".to_owned(),
        BadOutcome::Shares {
            seats,
            each,
            leftovers,
        } => format!("a deal here is {seats} hands of {each} cards and {leftovers} left over"),
        BadOutcome::NotThePack => "these are not the cards in play, each once".to_owned(),
        BadOutcome::Hands { given, seats } => {
            format!("{given} hands are given for {seats} players")
        }
        BadOutcome::HandSize { given, each } => {
            format!("a hand has {given} cards instead of {each}")
        }
        BadOutcome::Copies {
            card,
            dealt,
            copies,
        } => {
            let of_it = match card {
                AnyCard::Heartcatchers(_) => " of it",
                AnyCard::Trick(_) | AnyCard::BlackHearts(_) => "",
            };
            format!("{card} is dealt {dealt} times; there is {copies}{of_it}")
        }
        BadOutcome::Missing { card } => format!("{card} is in every hand but was not dealt"),
        // `OutcomeError::GiftNotLeft` names the gift's id where the faces are known.
        BadOutcome::GiftNotLeft { place } => format!("gift {place} is none of the gifts left"),
        BadOutcome::FirstMissing => "“first” of the match's first deal is missing".to_owned(),
        BadOutcome::FirstKnown => "“first” is drawn in a match's first game alone".to_owned(),
        BadOutcome::FirstNoSeat => "“first” is 0 or 1".to_owned(),
        BadOutcome::AnotherGame => "this is an outcome of another game".to_owned(),
    }
}
