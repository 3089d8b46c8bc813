//! The games, options and limits that this server offers.

use moonshot_protocol::{CardFaces, CurseFace, GameInfo, GiftFace};
use moonshot_rules::Effect;
use serde::{Deserialize, Serialize};

/// The games, options and limits that this server offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// The games with their options.
    pub games: Vec<GameInfo>,
    /// The faces of the cards of Black Hearts.
    pub card_set: CardSetInfo,
    /// The limits of requests.
    pub limits: Limits,
    /// The bots: levels from weakest to strongest, then styles.
    pub levels: Vec<LevelInfo>,
}

/// A level or style of bots.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelInfo {
    /// The level's name in requests.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// How it plays, in a sentence.
    pub about: String,
}

/// The limits of requests.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Limits {
    /// Maximum length of a name at a table, in characters.
    pub name_length: usize,
}

/// The faces of the cards of Black Hearts, which a host can change.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSetInfo {
    /// The set's name.
    pub name: String,
    /// The Curse cards, by number from 1.
    pub curses: Vec<CurseInfo>,
    /// The Gift cards, one entry per kind.
    pub gifts: Vec<GiftInfo>,
}

impl From<&CardFaces> for CardSetInfo {
    fn from(set: &CardFaces) -> CardSetInfo {
        let curse = |curse: &CurseFace| CurseInfo {
            name: curse.name.clone(),
            points: curse.points,
        };
        let gift = |gift: &GiftFace| GiftInfo {
            id: gift.id.clone(),
            name: gift.name.clone(),
            text: gift.text.clone(),
            effect: gift.effect.into(),
            copies: gift.copies,
        };
        CardSetInfo {
            name: set.name().to_owned(),
            curses: set.curses().iter().map(curse).collect(),
            gifts: set.gifts().iter().map(gift).collect(),
        }
    }
}

/// A Curse card's face.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CurseInfo {
    /// The name of the curse.
    pub name: String,
    /// Its curse points.
    pub points: u8,
}

/// A Gift card's face.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GiftInfo {
    /// Its id in the view's `gift`.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// Its effect, in a sentence.
    pub text: String,
    /// The kind of effect.
    pub effect: GiftEffect,
    /// The number of copies.
    pub copies: u8,
}

/// The kind of effect of a gift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GiftEffect {
    /// The lowest number takes the trick.
    LowestTakes,
    /// Of equal highest numbers, the first one played takes the trick.
    EarliestTakes,
    /// Curse points are multiplied.
    Multiply,
    /// Curse points are reduced.
    Reduce,
    /// Cards are passed to the right before the first trick.
    PassRight,
}

impl From<Effect> for GiftEffect {
    fn from(effect: Effect) -> GiftEffect {
        match effect {
            Effect::LowestTakes => GiftEffect::LowestTakes,
            Effect::EarliestTakes => GiftEffect::EarliestTakes,
            Effect::Multiply(_) => GiftEffect::Multiply,
            Effect::Reduce(_) => GiftEffect::Reduce,
            Effect::PassRight(_) => GiftEffect::PassRight,
        }
    }
}
