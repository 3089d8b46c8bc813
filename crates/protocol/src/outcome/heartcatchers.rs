//! The deal of Heartcatchers.

use moonshot_rules::{HeartCard, HeartCards, HeartcatchersChance, Seat};
use serde_json::{Map, Value};

use super::error::FormError;
use super::form::Form;
use super::{card_list, card_lists, object};

/// Players.
const SEATS: usize = 2;
/// Stacks on each side (K-02).
const STACKS: usize = 3;
/// Cards in a hand (K-03).
const HAND: usize = 3;

pub(super) fn read(form: &Form<'_>) -> Result<HeartcatchersChance, FormError> {
    form.only(&["field", "hands", "pile", "first"])?;
    let rows = form.lists::<HeartCard>("field")?;
    let hands = form.lists::<HeartCard>("hands")?;
    let pile = form.list::<HeartCard>("pile")?;
    let first = match form.has("first") {
        true => Some(seat(form.number("first")?)?),
        false => None,
    };
    Ok(HeartcatchersChance::new(
        two_lists::<STACKS>(rows, "field")?,
        two_lists::<HAND>(hands, "hands")?.map(HeartCards::from_iter),
        pile.try_into().map_err(|_| FormError::Pile)?,
        first,
    ))
}

fn seat(number: u64) -> Result<Seat, FormError> {
    let number = usize::try_from(number).ok().filter(|seat| *seat < SEATS);
    number.and_then(Seat::new).ok_or(FormError::First)
}

fn two_lists<const CARDS: usize>(
    lists: Vec<Vec<HeartCard>>,
    field: &'static str,
) -> Result<[[HeartCard; CARDS]; 2], FormError> {
    let cards = CARDS;
    let wrong = || FormError::TwoLists { field, cards };
    let lists: Result<Vec<[HeartCard; CARDS]>, _> = lists
        .into_iter()
        .map(<[HeartCard; CARDS]>::try_from)
        .collect();
    lists.map_err(|_| wrong())?.try_into().map_err(|_| wrong())
}

pub(super) fn write(outcome: &HeartcatchersChance) -> Map<String, Value> {
    let mut fields = object([
        ("field", card_lists(*outcome.field())),
        ("hands", card_lists(outcome.hands())),
        ("pile", card_list(*outcome.pile())),
    ]);
    if let Some(first) = outcome.first() {
        fields.insert("first".to_owned(), first.index().into());
    }
    fields
}
