//! The actions of Black Hearts and their notation.

use std::fmt;

use super::card::{BlackCard, BlackCards};
use crate::refusal::NotationError;

/// An action of Black Hearts. `Display` writes its notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlackHeartsAction {
    /// Play a card to the trick: `R3`.
    Play(BlackCard),
    /// Choose cards to pass, in hand order: `pass R6 W6`.
    Pass(BlackCards),
    /// A pass of four copies of a card, which a bag cannot hold. Always illegal, because no card has more than three
    /// copies.
    PassTwice(BlackCard),
}

impl BlackHeartsAction {
    /// The action that passes these cards.
    pub fn pass(cards: impl IntoIterator<Item = BlackCard>) -> BlackHeartsAction {
        let mut chosen = BlackCards::EMPTY;
        let mut fourth: Option<BlackCard> = None;
        for card in cards {
            if !chosen.insert(card) {
                fourth = Some(fourth.map_or(card, |other| other.min(card)));
            }
        }
        match fourth {
            None => BlackHeartsAction::Pass(chosen),
            Some(card) => BlackHeartsAction::PassTwice(card),
        }
    }

    pub(super) fn parse(text: &str) -> Result<BlackHeartsAction, NotationError> {
        let action = match text.strip_prefix("pass ") {
            None => text.parse().map(BlackHeartsAction::Play),
            Some(cards) => cards
                .split(' ')
                .map(str::parse)
                .collect::<Result<Vec<BlackCard>, _>>()
                .map(BlackHeartsAction::pass),
        };
        action.map_err(|_| NotationError)
    }
}

impl fmt::Display for BlackHeartsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlackHeartsAction::Play(card) => fmt::Display::fmt(card, f),
            BlackHeartsAction::Pass(cards) => {
                f.write_str("pass")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            BlackHeartsAction::PassTwice(card) => write!(f, "pass {card} {card} {card} {card}"),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for BlackHeartsAction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
