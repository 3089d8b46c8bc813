//! Chance in Heartcatchers: the deal of a game, and in a match's first who starts.

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::Value;

use super::card::{HeartCard, HeartCards};
use super::field::{Dealt, HAND};
use super::{Heartcatchers, SEATS};
use crate::game::{ChanceError, ChanceKind, Dice, Phase};
use crate::outcome_form::Form;
use crate::seat::Seat;

/// The deal of a game (K-02 to K-04). Serializes to the engine protocol's `outcome`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeartcatchersChance {
    pub(super) dealt: Dealt,
    first: Option<Seat>,
}

impl HeartcatchersChance {
    /// Who starts; in a match's first game alone.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}

impl Serialize for HeartcatchersChance {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("field", &self.dealt.field)?;
        map.serialize_entry("hands", &self.dealt.hands)?;
        map.serialize_entry("pile", &self.dealt.pile)?;
        if let Some(first) = self.first {
            map.serialize_entry("first", &first)?;
        }
        map.end()
    }
}

fn bad(why: impl Into<String>) -> ChanceError {
    ChanceError::Bad(why.into())
}

impl Heartcatchers {
    /// The chance event that is due.
    pub(super) fn due(&self) -> Option<ChanceKind> {
        (self.phase() == Phase::Deal).then_some(ChanceKind::Deal)
    }

    /// A deal at random; who starts is drawn after it.
    pub(super) fn draw_outcome(&self, dice: &mut dyn Dice) -> HeartcatchersChance {
        let dealt = Dealt::roll(dice);
        let first = match self.first {
            None => Some(Seat::at(dice.below(SEATS as u32) as usize)),
            Some(_) => None,
        };
        HeartcatchersChance { dealt, first }
    }

    /// Refuses an outcome that is not of what is due.
    pub(super) fn check_chance(&self, outcome: &HeartcatchersChance) -> Result<(), ChanceError> {
        let due = self.due();
        if due.is_none() {
            return Err(ChanceError::NotPending { due });
        }
        match (self.first, outcome.first) {
            (None, None) => return Err(bad("“first” of the match's first deal is missing")),
            (None, Some(seat)) if seat.index() >= SEATS => {
                return Err(bad("“first” is 0 or 1"));
            }
            (Some(_), Some(_)) => {
                return Err(bad("“first” is drawn in a match's first game alone"));
            }
            (None, Some(_)) | (Some(_), None) => {}
        }
        outcome.dealt.wrong().map_or(Ok(()), |why| Err(bad(why)))
    }

    pub(super) fn read_chance(&self, outcome: &Value) -> Result<HeartcatchersChance, ChanceError> {
        let form = Form::read(outcome, self.due())?;
        form.only(&["field", "hands", "pile", "first"])?;
        let rows = form.lists::<HeartCard>("field")?;
        let hands = form.lists::<HeartCard>("hands")?;
        let pile = form.list::<HeartCard>("pile")?;
        let first = match form.has("first") {
            false => None,
            true => Some(seat(form.number("first")?)?),
        };
        let read = HeartcatchersChance {
            dealt: Dealt {
                field: two(rows, "field")?,
                hands: two::<HAND>(hands, "hands")?.map(HeartCards::from_iter),
                pile: pile
                    .try_into()
                    .map_err(|_| bad("the pile is eight cards"))?,
            },
            first,
        };
        self.check_chance(&read)?;
        Ok(read)
    }
}

fn seat(number: u64) -> Result<Seat, ChanceError> {
    let number = usize::try_from(number).ok().filter(|seat| *seat < SEATS);
    number
        .and_then(Seat::new)
        .ok_or_else(|| bad("“first” is 0 or 1"))
}

/// Two lists of so many cards.
fn two<const CARDS: usize>(
    lists: Vec<Vec<HeartCard>>,
    field: &str,
) -> Result<[[HeartCard; CARDS]; 2], ChanceError> {
    let wrong = || bad(format!("“{field}” is two lists of {CARDS} cards"));
    let lists: Result<Vec<[HeartCard; CARDS]>, _> = lists
        .into_iter()
        .map(<[HeartCard; CARDS]>::try_from)
        .collect();
    let lists = lists.map_err(|_| wrong())?;
    lists.try_into().map_err(|_| wrong())
}
