//! The draw and the deal of the trick games.

use moonshot_rules::trick::TrickChance;
use moonshot_rules::{Card, Cards, ChanceKind, MAX_SEATS};
use serde_json::{Map, Value};

use super::error::FormError;
use super::form::Form;
use super::{card_list, card_lists, object};

pub(super) fn read(
    form: &Form<'_>,
    kind: ChanceKind,
    has_wilds: bool,
) -> Result<TrickChance, FormError> {
    if kind == ChanceKind::Draw {
        form.only(&["draw"])?;
        return Ok(TrickChance::Draw(form.lists::<Card>("draw")?));
    }
    form.only(match has_wilds {
        true => &["hands", "extras"],
        false => &["hands"],
    })?;
    let hands = form.lists::<Card>("hands")?;
    let hands: Vec<Cards> = hands
        .iter()
        .map(|cards| set(cards))
        .collect::<Result<_, _>>()?;
    if hands.len() > MAX_SEATS {
        return Err(FormError::TooManyHands);
    }
    let extras = match form.has("extras") {
        true => set(&form.list::<Card>("extras")?)?,
        false => Cards::EMPTY,
    };
    Ok(TrickChance::Deal {
        hands: hands.into_iter().collect(),
        extras,
    })
}

fn set(cards: &[Card]) -> Result<Cards, FormError> {
    let set: Cards = cards.iter().copied().collect();
    if set.len() == cards.len() {
        Ok(set)
    } else {
        Err(FormError::DealtTwice)
    }
}

pub(super) fn write(outcome: &TrickChance, has_wilds: bool) -> Map<String, Value> {
    match outcome {
        TrickChance::Draw(draw) => object([("draw", card_lists(draw))]),
        TrickChance::Deal { hands, extras } => {
            let mut fields = object([("hands", card_lists(hands.iter().copied()))]);
            if has_wilds {
                fields.insert("extras".to_owned(), card_list(*extras));
            }
            fields
        }
    }
}
