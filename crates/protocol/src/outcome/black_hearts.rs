//! The deal and the gift of Black Hearts.

use moonshot_rules::{
    AnyCard, BadOutcome, BlackCard, BlackCards, BlackHearts, BlackHeartsChance, ChanceKind, Game,
    MAX_SEATS,
};
use serde_json::{Map, Value};

use super::error::{FormError, OutcomeError};
use super::form::Form;
use super::{card_lists, object};
use crate::card_set::CardFaces;

pub(super) fn read(
    form: &Form<'_>,
    kind: ChanceKind,
    game: &BlackHearts,
    faces: &CardFaces,
) -> Result<BlackHeartsChance, OutcomeError> {
    if kind == ChanceKind::Gift {
        form.only(&["gift"])?;
        let gift = form.text("gift")?;
        let place = faces.place_of(gift);
        let place = place.ok_or_else(|| OutcomeError::GiftNotLeft {
            gift: gift.to_owned(),
        })?;
        return Ok(BlackHeartsChance::Gift { place });
    }
    form.only(&["hands"])?;
    let hands = form.lists::<BlackCard>("hands")?;
    let hands: Vec<BlackCards> = hands
        .iter()
        .map(|hand| bag(hand))
        .collect::<Result<_, _>>()?;
    if hands.len() > MAX_SEATS {
        // More than the rules accept.
        let (given, seats) = (hands.len(), game.seats());
        return Err(OutcomeError::Cards(BadOutcome::<AnyCard>::Hands {
            given,
            seats,
        }));
    }
    Ok(BlackHeartsChance::Deal {
        hands: hands.into_iter().collect(),
    })
}

/// The cards as a bag.
fn bag(cards: &[BlackCard]) -> Result<BlackCards, FormError> {
    let bag: BlackCards = cards.iter().copied().collect();
    if bag.len() == cards.len() {
        Ok(bag)
    } else {
        Err(FormError::FourAlike)
    }
}

pub(super) fn write(outcome: &BlackHeartsChance, faces: &CardFaces) -> Map<String, Value> {
    match outcome {
        BlackHeartsChance::Deal { hands } => object([("hands", card_lists(hands.iter().copied()))]),
        BlackHeartsChance::Gift { place } => {
            let gift = faces.gift(*place).map(|gift| gift.id.as_str());
            object([("gift", Value::from(gift))])
        }
    }
}
