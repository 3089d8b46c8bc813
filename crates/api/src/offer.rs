//! What can be played here.

use moonshot_protocol::{CardFaces, CurseFace, GameInfo, GiftFace};
use moonshot_rules::Effect;
use serde::{Deserialize, Serialize};

/// What can be played here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// The games with their options.
    pub games: Vec<GameInfo>,
    /// What is printed on the cards of Black Hearts.
    pub card_set: CardSetInfo,
    /// The limits of requests.
    pub limits: Limits,
    /// How bots can play: the levels, the weakest first, then the styles.
    pub levels: Vec<LevelInfo>,
}

/// How a bot can play.
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
    /// The longest name at a table, in characters.
    pub name_length: usize,
}

/// What is printed on the cards of Black Hearts; whoever runs the server may have changed it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSetInfo {
    /// What the set is called.
    pub name: String,
    /// The Curse cards, by number from 1.
    pub curses: Vec<CurseInfo>,
    /// The Gift cards, one entry a kind.
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
    /// What the view's `gift` calls it.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// What it changes, in a sentence.
    pub text: String,
    /// The kind of change.
    pub effect: GiftEffect,
    /// How many of this card there are.
    pub copies: u8,
}

/// The kind of change that a gift makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GiftEffect {
    /// The lowest number takes the trick.
    LowestTakes,
    /// Of equal highest numbers, the earliest takes the trick.
    EarliestTakes,
    /// Curse points count several times.
    Multiply,
    /// Curse points are fewer.
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
