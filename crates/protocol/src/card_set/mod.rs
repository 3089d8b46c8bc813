//! The printed faces of Black Hearts: names, texts and values of the Curse and Gift cards. They are data, so that an
//! owner of the game can make them match the printed cards.

mod read;

use std::sync::LazyLock;

use moonshot_rules::{CardSet, Effect, Gift};

pub use read::CardFacesError;

/// Number of Curse cards (B-01).
const CURSES: usize = 6;

/// The faces of the Curse and Gift cards, read from a card-set file (`docs/card-sets.md`).
///
/// The rules know only their numbers ([`CardFaces::card_set`]); there, a gift is identified by its index.
///
/// ```
/// use moonshot_protocol::CardFaces;
/// let house = CardFaces::house();
/// assert_eq!(house.card_set().points(), [1, 1, 2, 2, 3, 4]);
/// let other = house.to_toml().replace("points = 4", "points = -1");
/// assert_eq!(
///     CardFaces::read(&other).unwrap_err().to_string(),
///     "curses[6].points: -1 is not allowed; a whole number from 0 to 99 would be right"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFaces {
    name: String,
    /// Indexed by number - 1.
    curses: [CurseFace; CURSES],
    /// In the file's order.
    gifts: Vec<GiftFace>,
    /// The values for the rules.
    card_set: CardSet,
}

/// A Curse card's face.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurseFace {
    /// The name of the curse.
    pub name: String,
    /// Its curse points, 0 to 99.
    pub points: u8,
}

/// A Gift card's face, and its number of copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GiftFace {
    /// The id in notation and transcripts, such as `small-hours`.
    pub id: String,
    /// The name that players see.
    pub name: String,
    /// Its effect, in a sentence.
    pub text: String,
    /// Its effect, for the rules.
    pub effect: Effect,
    /// Number of copies, 1 to 6.
    pub copies: u8,
}

static HOUSE: LazyLock<CardFaces> = LazyLock::new(|| {
    // The file is built in, and a test reads it.
    CardFaces::read(include_str!("house.toml")).expect("the house set is a card set")
});

impl CardFaces {
    /// The house set, included with the project.
    pub fn house() -> &'static CardFaces {
        &HOUSE
    }

    /// The set's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The Curse cards, from number 1.
    pub fn curses(&self) -> &[CurseFace] {
        &self.curses
    }

    /// The Gift cards, one of each kind.
    pub fn gifts(&self) -> &[GiftFace] {
        &self.gifts
    }

    /// The gift with that index in the card set.
    pub fn gift(&self, place: u8) -> Option<&GiftFace> {
        self.gifts.get(usize::from(place))
    }

    /// The index of the gift with that id.
    pub fn place_of(&self, id: &str) -> Option<u8> {
        let place = self.gifts.iter().position(|gift| gift.id == id)?;
        u8::try_from(place).ok()
    }

    /// The values of the set, for the rules.
    pub fn card_set(&self) -> CardSet {
        self.card_set
    }

    fn new(
        name: String,
        curses: [CurseFace; CURSES],
        gifts: Vec<GiftFace>,
    ) -> Result<CardFaces, CardFacesError> {
        let points = std::array::from_fn(|place| curses[place].points);
        let known: Vec<Gift> = gifts
            .iter()
            .map(|gift| Gift {
                effect: gift.effect,
                copies: gift.copies,
            })
            .collect();
        let card_set = CardSet::new(points, &known).map_err(CardFacesError::of_rules)?;
        Ok(CardFaces {
            name,
            curses,
            gifts,
            card_set,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_file_is_the_house_set_of_the_rules() {
        assert_eq!(CardFaces::house().card_set(), CardSet::HOUSE);
    }

    #[test]
    fn a_gift_is_found_by_its_place_and_its_place_by_its_id() {
        let house = CardFaces::house();
        for (gift, place) in house.gifts().iter().zip(0..) {
            assert_eq!(house.gift(place), Some(gift));
            assert_eq!(house.place_of(&gift.id), Some(place));
        }
        assert_eq!(house.gift(5), None);
        assert_eq!(house.place_of("Mercy"), None);
    }
}
