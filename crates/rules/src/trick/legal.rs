//! The legal actions of the trick games, as one small value.

use super::action::{Played, TrickAction};
use crate::card::Card;
use crate::cards::Cards;
use crate::dice::Dice;
use crate::legal::{LegalActions, PassChoice};

/// The legal actions of a seat. Cards come in printing order, a Wild declared highest before lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickLegal(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Nothing,
    Pass {
        count: usize,
        from: Cards,
    },
    /// Open with the Wild Club or decline (W-08).
    Opening,
    Play {
        cards: Cards,
        /// Whether a Wild may be declared highest too, not only lowest (W-07).
        both_ways: bool,
    },
    Correct(Cards),
    Gather,
    /// Choose the effect of the moon.
    Moon,
}

impl TrickLegal {
    /// No legal action.
    pub const NOTHING: TrickLegal = TrickLegal(Kind::Nothing);
    pub(super) const OPENING: TrickLegal = TrickLegal(Kind::Opening);
    pub(super) const GATHER: TrickLegal = TrickLegal(Kind::Gather);
    pub(super) const MOON: TrickLegal = TrickLegal(Kind::Moon);

    pub(super) fn to_pass(count: usize, from: Cards) -> TrickLegal {
        TrickLegal(Kind::Pass { count, from })
    }

    #[inline]
    pub(super) fn to_play(cards: Cards, both_ways: bool) -> TrickLegal {
        TrickLegal(Kind::Play { cards, both_ways })
    }

    pub(super) fn to_correct(cards: Cards) -> TrickLegal {
        TrickLegal(Kind::Correct(cards))
    }

    /// The legal cards; none unless it is time to play.
    #[inline]
    pub fn cards(&self) -> Cards {
        match self.0 {
            Kind::Play { cards, .. } => cards,
            Kind::Opening => Cards::one(Card::WILD_CLUB),
            _ => Cards::EMPTY,
        }
    }
}

/// The number of ways to play these cards.
#[inline]
fn ways(cards: Cards, both_ways: bool) -> usize {
    let twice = if both_ways {
        cards & Cards::WILDS
    } else {
        Cards::EMPTY
    };
    cards.len() + twice.len()
}

/// The way with that index: cards in printing order, a Wild highest before lowest.
#[inline]
fn nth_way(cards: Cards, both_ways: bool, place: usize) -> Option<Played> {
    if !cards.intersects(Cards::WILDS) {
        return cards.nth(place).map(Played::high);
    }
    if !both_ways {
        return cards.nth(place).map(Played::low);
    }
    cards.iter().flat_map(Played::ways).nth(place)
}

impl LegalActions for TrickLegal {
    type Action = TrickAction;
    type Cards = Cards;

    #[inline]
    fn len(&self) -> usize {
        match self.0 {
            Kind::Nothing | Kind::Pass { .. } => 0,
            Kind::Opening | Kind::Moon => 2,
            Kind::Play { cards, both_ways } => ways(cards, both_ways),
            Kind::Correct(cards) => ways(cards, true),
            Kind::Gather => 1,
        }
    }

    #[inline]
    fn nth(&self, place: usize) -> Option<TrickAction> {
        let of_two = |two: [TrickAction; 2]| two.get(place).copied();
        match self.0 {
            Kind::Nothing | Kind::Pass { .. } => None,
            Kind::Play { cards, both_ways } => {
                nth_way(cards, both_ways, place).map(TrickAction::Play)
            }
            Kind::Correct(cards) => nth_way(cards, true, place).map(TrickAction::Correct),
            Kind::Gather => (place == 0).then_some(TrickAction::Gather),
            Kind::Opening => of_two([
                TrickAction::Play(Played::low(Card::WILD_CLUB)),
                TrickAction::Decline,
            ]),
            Kind::Moon => of_two([TrickAction::MoonSelf, TrickAction::MoonOthers]),
        }
    }

    fn pass(&self) -> Option<PassChoice<Cards>> {
        match self.0 {
            Kind::Pass { count, from } => Some(PassChoice { count, from }),
            _ => None,
        }
    }

    #[inline]
    fn pick(&self, dice: &mut (impl Dice + ?Sized)) -> Option<TrickAction> {
        match self.0 {
            Kind::Play { cards, .. } if !cards.intersects(Cards::WILDS) => {
                let card = cards.pick(dice)?;
                Some(TrickAction::Play(Played::high(card)))
            }
            Kind::Pass { count, mut from } => {
                let mut chosen = Cards::EMPTY;
                for _ in 0..count {
                    let card = from.pick(dice)?;
                    from.remove(card);
                    chosen.insert(card);
                }
                Some(TrickAction::Pass(chosen))
            }
            _ => match self.len() {
                0 => None,
                1 => self.nth(0),
                len => self.nth(dice.below(len as u32) as usize),
            },
        }
    }
}
