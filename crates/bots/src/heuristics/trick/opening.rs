//! Whether to open a hand of Wild Twists with the Wild Club (W-08).

use moonshot_rules::trick::{Played, TrickAction};
use moonshot_rules::{Rank, Suit};

use super::facts::Facts;

/// Opens if the Wild Club has no better use: it is the only club, or the others would take the first trick.
pub(super) fn choose(facts: &Facts<'_>, cards: &[Played]) -> (TrickAction, &'static str) {
    let Some(wild) = cards.first() else {
        return (TrickAction::Decline, "The Wild Club is kept for later.");
    };
    let mut clubs = facts.hand.of(Suit::Clubs);
    clubs.remove(wild.card());
    match clubs.lowest() {
        None => (
            TrickAction::Play(*wild),
            "It is the only club, and lowest it takes no trick.",
        ),
        Some(card) if card.rank() >= Rank::Ten => (
            TrickAction::Play(*wild),
            "The other clubs are high; the Wild Club is not.",
        ),
        Some(_) => (TrickAction::Decline, "The Wild Club is kept for later."),
    }
}
