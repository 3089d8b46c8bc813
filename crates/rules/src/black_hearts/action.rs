//! What a player of Black Hearts does, and its notation.

use std::fmt;

use super::card::BlackCard;
use crate::game::NotationError;

/// Something a player does. `Display` is its notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BlackHeartsAction {
    /// Play a card to the trick: `R3`.
    Play(BlackCard),
    /// Choose cards to pass, in hand order: `pass R6 W6`. [`BlackHeartsAction::pass`] puts them in order.
    Pass(Vec<BlackCard>),
}

impl BlackHeartsAction {
    /// The choice of these cards to pass.
    pub fn pass(cards: impl IntoIterator<Item = BlackCard>) -> BlackHeartsAction {
        let mut cards: Vec<BlackCard> = cards.into_iter().collect();
        cards.sort_unstable();
        BlackHeartsAction::Pass(cards)
    }

    pub(super) fn parse(text: &str) -> Result<BlackHeartsAction, NotationError> {
        let cards = match text.strip_prefix("pass ") {
            None => text.parse().map(BlackHeartsAction::Play),
            Some(cards) => cards
                .split(' ')
                .map(str::parse)
                .collect::<Result<Vec<BlackCard>, _>>()
                .map(BlackHeartsAction::pass),
        };
        cards.map_err(|_| NotationError {
            text: text.to_owned(),
            expected: "an action is a card such as R3, B2 or W6, or a pass such as “pass R6 W6”"
                .to_owned(),
        })
    }
}

impl fmt::Display for BlackHeartsAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlackHeartsAction::Play(card) => write!(f, "{card}"),
            BlackHeartsAction::Pass(cards) => {
                f.write_str("pass")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}
