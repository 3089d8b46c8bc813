//! The options of Black Hearts.

use super::card_set::CardSet;

/// The options of Black Hearts.
///
/// ```
/// use moonshot_rules::BlackHeartsOptions;
/// let options = BlackHeartsOptions::default().with_gifts(false);
/// assert!(!options.gifts);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BlackHeartsOptions {
    /// Whether each hand turns up a gift while any are left (B-07). Default: true.
    pub gifts: bool,
    /// The curse points and the gifts. Default: the house set.
    pub card_set: CardSet,
}

impl BlackHeartsOptions {
    /// The options with or without gifts (B-07).
    pub const fn with_gifts(self, gifts: bool) -> BlackHeartsOptions {
        BlackHeartsOptions { gifts, ..self }
    }

    /// The options with this card set.
    pub const fn with_card_set(self, card_set: CardSet) -> BlackHeartsOptions {
        BlackHeartsOptions { card_set, ..self }
    }
}

impl Default for BlackHeartsOptions {
    fn default() -> BlackHeartsOptions {
        BlackHeartsOptions {
            gifts: true,
            card_set: CardSet::HOUSE,
        }
    }
}
