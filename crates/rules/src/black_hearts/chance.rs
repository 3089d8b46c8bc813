//! Chance in Black Hearts: the deal, and which gift is turned up.

use serde::Serialize;
use serde_json::Value;

use super::card::{BlackCard, BlackCards};
use super::{BlackHearts, deal};
use crate::game::{ChanceError, ChanceKind, Dice};
use crate::outcome_form::Form;

/// How a chance event came out. Serializes to the engine protocol's `outcome`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum BlackHeartsChance {
    /// The deal (B-05).
    Deal {
        /// What each seat is dealt.
        hands: Vec<BlackCards>,
    },
    /// The gift that is turned up (B-07).
    Gift {
        /// Its id.
        gift: String,
    },
}

impl BlackHearts {
    /// The chance event that is due.
    pub(super) fn due(&self) -> Option<ChanceKind> {
        match self.phase() {
            crate::Phase::Deal => Some(ChanceKind::Deal),
            crate::Phase::Gift => Some(ChanceKind::Gift),
            _ => None,
        }
    }

    pub(super) fn draw_outcome(&self, dice: &mut dyn Dice) -> Option<BlackHeartsChance> {
        match self.due()? {
            ChanceKind::Gift => {
                let cards = self.gifts_left().count() as u32;
                let gift = self.gifts_left().nth(dice.below(cards.max(1)) as usize)?;
                Some(BlackHeartsChance::Gift {
                    gift: gift.id.clone(),
                })
            }
            ChanceKind::Deal | ChanceKind::Draw => Some(BlackHeartsChance::Deal {
                hands: deal::deal(self.seat_count(), dice)[..self.seat_count()].to_vec(),
            }),
        }
    }

    /// Refuses an outcome that is not of what is due.
    pub(super) fn check_chance(&self, outcome: &BlackHeartsChance) -> Result<(), ChanceError> {
        let wrong = match (self.due(), outcome) {
            (Some(ChanceKind::Deal), BlackHeartsChance::Deal { hands }) => {
                deal::wrong_with(self.seat_count(), hands)
            }
            (Some(ChanceKind::Gift), BlackHeartsChance::Gift { gift }) => self
                .gifts_left()
                .all(|left| left.id != *gift)
                .then(|| format!("“{gift}” is none of the gifts left")),
            (due, _) => return Err(ChanceError::NotPending { due }),
        };
        wrong.map_or(Ok(()), |why| Err(ChanceError::Bad(why)))
    }

    pub(super) fn read_chance(&self, outcome: &Value) -> Result<BlackHeartsChance, ChanceError> {
        let form = Form::read(outcome, self.due())?;
        let read = match form.kind() {
            ChanceKind::Gift => {
                form.only(&["gift"])?;
                BlackHeartsChance::Gift {
                    gift: form.text("gift")?.to_owned(),
                }
            }
            ChanceKind::Deal | ChanceKind::Draw => {
                form.only(&["hands"])?;
                let hands = form.lists::<BlackCard>("hands")?;
                let hands: Option<Vec<BlackCards>> = hands.iter().map(|hand| bag(hand)).collect();
                BlackHeartsChance::Deal {
                    hands: hands.ok_or_else(|| {
                        ChanceError::Bad("no card is there more than three times".to_owned())
                    })?,
                }
            }
        };
        self.check_chance(&read)?;
        Ok(read)
    }
}

/// The cards as a bag; `None` where a fourth is alike.
fn bag(cards: &[BlackCard]) -> Option<BlackCards> {
    let bag: BlackCards = cards.iter().copied().collect();
    (bag.len() == cards.len()).then_some(bag)
}
