//! The legal actions of Black Hearts, as one small value.

use super::action::BlackHeartsAction;
use super::card::BlackCards;
use crate::dice::Dice;
use crate::legal::{LegalActions, PassChoice};

/// The legal actions of a seat: cards to play, in hand order without duplicates, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlackHeartsLegal {
    /// The legal cards, or the cards that a pass is chosen from.
    cards: BlackCards,
    /// Number of cards to pass; 0 in the play.
    pass: u8,
}

impl BlackHeartsLegal {
    /// No legal action.
    pub(super) const NONE: BlackHeartsLegal = BlackHeartsLegal {
        cards: BlackCards::EMPTY,
        pass: 0,
    };

    /// Any of these cards may be played.
    #[inline]
    pub(super) const fn plays(cards: BlackCards) -> BlackHeartsLegal {
        BlackHeartsLegal {
            cards: cards.kinds(),
            pass: 0,
        }
    }

    /// `count` of these cards are to be passed.
    pub(super) const fn pass_of(count: usize, cards: BlackCards) -> BlackHeartsLegal {
        BlackHeartsLegal {
            cards,
            pass: count as u8,
        }
    }

    /// The cards that may be played, one copy of each; none while passing.
    #[inline]
    pub const fn cards(&self) -> BlackCards {
        if self.pass == 0 {
            self.cards
        } else {
            BlackCards::EMPTY
        }
    }
}

impl LegalActions for BlackHeartsLegal {
    type Action = BlackHeartsAction;
    type Cards = BlackCards;

    #[inline]
    fn len(&self) -> usize {
        self.cards().kind_count()
    }

    #[inline]
    fn nth(&self, place: usize) -> Option<BlackHeartsAction> {
        self.cards().nth_kind(place).map(BlackHeartsAction::Play)
    }

    #[inline]
    fn pass(&self) -> Option<PassChoice<BlackCards>> {
        (self.pass != 0).then_some(PassChoice {
            count: usize::from(self.pass),
            from: self.cards,
        })
    }

    #[inline]
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<BlackHeartsAction> {
        let Some(pass) = self.pass() else {
            return match self.len() {
                0 => None,
                1 => self.nth(0),
                kinds => self.nth((dice.below(kinds as u32) as usize).min(kinds - 1)),
            };
        };
        let mut left = pass.from;
        let mut chosen = BlackCards::EMPTY;
        for _ in 0..pass.count {
            let last = left.len().checked_sub(1)?;
            let card = left.nth((dice.below(last as u32 + 1) as usize).min(last))?;
            left.remove(card);
            chosen.insert(card);
        }
        Some(BlackHeartsAction::Pass(chosen))
    }
}
