//! Whether to open a hand of Wild Twists with the Wild Club (W-08).

use moonshot_rules::trick::{Played, TrickAction};
use moonshot_rules::{Rank, Suit};

use super::facts::Facts;
use crate::reason::ChoiceReason;

/// Opens if the Wild Club has no better use: it is the only club, or the others would take the first trick.
pub(super) fn choose(facts: &Facts<'_>, cards: &[Played]) -> (TrickAction, ChoiceReason) {
    let Some(wild) = cards.first() else {
        return (TrickAction::Decline, ChoiceReason::KeepWild);
    };
    let mut clubs = facts.hand.of(Suit::Clubs);
    clubs.remove(wild.card());
    match clubs.lowest() {
        None => (TrickAction::Play(*wild), ChoiceReason::OpenOnlyClub),
        Some(card) if card.rank() >= Rank::Ten => {
            (TrickAction::Play(*wild), ChoiceReason::OpenHighClubs)
        }
        Some(_) => (TrickAction::Decline, ChoiceReason::KeepWild),
    }
}
