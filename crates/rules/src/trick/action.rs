//! The actions of the trick games and their notation.

use std::fmt;

use super::rules::{TrickNotation, TrickRules};
use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::refusal::NotationError;

/// A card in a trick, including what a Wild was declared to be (W-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Played(u8);

impl Played {
    const LOWEST: u8 = 0x80;

    /// A card at its own rank; a Wild declared highest of its suit.
    #[inline]
    pub const fn high(card: Card) -> Played {
        Played(card.index())
    }

    /// A Wild declared lowest of its suit. Any other card is unchanged.
    #[inline]
    pub const fn low(card: Card) -> Played {
        if card.is_wild() {
            Played(card.index() | Played::LOWEST)
        } else {
            Played::high(card)
        }
    }

    /// The card without its declaration.
    #[inline]
    pub const fn card(self) -> Card {
        Card::from_index(self.0 & !Played::LOWEST)
    }

    /// Whether this is a Wild declared lowest.
    #[inline]
    pub const fn is_low(self) -> bool {
        self.0 & Played::LOWEST != 0
    }

    /// The card's rank within its suit: 0 for a Wild declared lowest, 1 for a two, 13 for an ace, 14 for a Wild
    /// declared highest.
    #[inline]
    pub const fn strength(self) -> u8 {
        if self.is_low() { 0 } else { (self.0 & 15) + 1 }
    }

    /// The ways a card can be played: one, or two for a Wild.
    pub fn ways(card: Card) -> impl Iterator<Item = Played> {
        [
            Some(Played::high(card)),
            card.is_wild().then(|| Played::low(card)),
        ]
        .into_iter()
        .flatten()
    }

    fn parse(text: &str) -> Option<Played> {
        let (card, low) = match text.as_bytes() {
            [b'W', _, b'+'] => (&text[..2], false),
            [b'W', _, b'-'] => (&text[..2], true),
            [b'W', ..] => return None,
            _ => (text, false),
        };
        let card = card.parse().ok()?;
        Some(if low {
            Played::low(card)
        } else {
            Played::high(card)
        })
    }
}

impl Default for Played {
    fn default() -> Played {
        Played::high(Card::new(crate::card::Suit::Clubs, Rank::Two))
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.card(), f)?;
        match (self.card().is_wild(), self.is_low()) {
            (false, _) => Ok(()),
            (true, false) => f.write_str("+"),
            (true, true) => f.write_str("-"),
        }
    }
}

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Played {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An action of a trick game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrickAction {
    /// Play a card to the trick.
    Play(Played),
    /// Pass cards (H-08).
    Pass(Cards),
    /// A pass with a duplicate card, which a set cannot hold. Always illegal.
    PassTwice(Card),
    /// Decline to open with the Wild Club (W-08).
    Decline,
    /// After shooting the moon: subtract from the shooter's total (C-21, W-17).
    MoonSelf,
    /// After shooting the moon: add to every other player's total (C-21, W-17).
    MoonOthers,
    /// Turn down the complete trick (C-25).
    Gather,
    /// Take back the tile that failed to follow and play this one instead (C-25).
    Correct(Played),
}

impl fmt::Display for TrickAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrickAction::Play(card) => fmt::Display::fmt(card, f),
            TrickAction::Pass(cards) => write!(f, "pass {cards}"),
            TrickAction::PassTwice(card) => write!(f, "pass {card} {card}"),
            TrickAction::Decline => f.write_str("decline"),
            TrickAction::MoonSelf => f.write_str("moon self"),
            TrickAction::MoonOthers => f.write_str("moon others"),
            TrickAction::Gather => f.write_str("gather"),
            TrickAction::Correct(card) => write!(f, "correct {card}"),
        }
    }
}

/// Parses the actions of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reader {
    wilds: bool,
    notation: TrickNotation,
}

impl Reader {
    pub(super) fn of(rules: &TrickRules) -> Reader {
        Reader {
            wilds: rules.has_wilds(),
            notation: rules.notation,
        }
    }

    /// Parses an action.
    pub(super) fn parse(self, text: &str) -> Result<TrickAction, NotationError> {
        self.read(text).ok_or(NotationError)
    }

    fn read(self, text: &str) -> Option<TrickAction> {
        match text {
            "decline" => return self.wilds.then_some(TrickAction::Decline),
            "moon self" => return self.notation.moon_choice.then_some(TrickAction::MoonSelf),
            "moon others" => return self.notation.moon_choice.then_some(TrickAction::MoonOthers),
            "gather" => return self.notation.gathers.then_some(TrickAction::Gather),
            _ => {}
        }
        if let Some(cards) = text.strip_prefix("pass ") {
            return if self.notation.passes {
                self.read_pass(cards)
            } else {
                None
            };
        }
        if let Some(card) = text.strip_prefix("correct ") {
            return if self.notation.gathers {
                self.played(card).map(TrickAction::Correct)
            } else {
                None
            };
        }
        self.played(text).map(TrickAction::Play)
    }

    fn played(self, text: &str) -> Option<Played> {
        Played::parse(text).filter(|played| self.wilds || !played.card().is_wild())
    }

    fn read_pass(self, text: &str) -> Option<TrickAction> {
        let mut cards = Cards::EMPTY;
        let mut twice = None;
        for word in text.split(' ') {
            let card: Card = word
                .parse()
                .ok()
                .filter(|c: &Card| self.wilds || !c.is_wild())?;
            if cards.contains(card) {
                twice = Some(card);
            }
            cards.insert(card);
        }
        Some(twice.map_or(TrickAction::Pass(cards), TrickAction::PassTwice))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::trick::rules::TrickOptions;

    fn reader(options: TrickOptions) -> Reader {
        Reader::of(&TrickRules::new(options).unwrap())
    }

    #[test]
    fn every_action_goes_round() {
        let check = |options, text: &str| {
            let action = reader(options).parse(text);
            assert_eq!(action.map(|a| a.to_string()), Ok(text.to_owned()), "{text}");
        };
        for text in ["QS", "pass 2C QS AH", "pass 2C"] {
            check(TrickOptions::hearts(4), text);
        }
        for text in ["moon self", "moon others", "gather", "correct 7D"] {
            check(TrickOptions::cardominoes(4), text);
        }
        for text in ["WC+", "WC-", "WH-", "decline", "TD"] {
            check(TrickOptions::wild_twists(4), text);
        }
    }

    #[test]
    fn what_another_game_knows_is_no_notation_here() {
        for text in [
            "WC+",
            "WC",
            "decline",
            "moon self",
            "gather",
            "correct 7D",
            "pass WC 2C 3C",
        ] {
            assert!(
                reader(TrickOptions::hearts(4)).parse(text).is_err(),
                "{text}"
            );
        }
        for text in ["pass 2C 3C 4C", "gather", "WC", "QS+", "correct 7D"] {
            assert!(
                reader(TrickOptions::wild_twists(4)).parse(text).is_err(),
                "{text}"
            );
        }
        for text in [
            "",
            " ",
            "qs",
            "QS ",
            "pass",
            "pass ",
            "pass 2C  3C",
            "pass 2C,3C",
            "moon",
            "♥",
        ] {
            assert!(
                reader(TrickOptions::cardominoes(4)).parse(text).is_err(),
                "{text}"
            );
        }
    }

    #[test]
    fn w_09_a_wild_is_above_the_ace_or_below_the_two() {
        let wild: Card = "WS".parse().unwrap();
        let strength = |text: &str| Played::high(text.parse().unwrap()).strength();
        assert!(Played::high(wild).strength() > strength("AS"));
        assert!(Played::low(wild).strength() < strength("2S"));
    }
}
