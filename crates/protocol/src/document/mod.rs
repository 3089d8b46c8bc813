//! Documents: the JSON of states and views, which have the same shape.

mod black_hearts;
mod heartcatchers;
mod trick;

use std::fmt::Display;

use moonshot_rules::{
    AnyGame, AnyOptions, AnyView, ChanceKind, EndReason, Game, LegalActions, Phase, Seat, View,
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::legal::{LegalText, legal_texts_of};
use crate::setup::Setup;

pub(crate) use heartcatchers::field_text;

/// The complete state: the engine protocol's `state`. For the engine and referees, never for a player.
///
/// ```
/// use moonshot_protocol::{Setup, document};
/// use moonshot_rules::{Game, Viewer};
/// let setup = Setup::read("heartcatchers", 2, &Default::default())?;
/// let game = setup.start()?;
/// let state = serde_json::to_value(document::state(&setup, &game))?;
/// assert_eq!(state["pending_chance"], "deal");
/// let view = document::view(&setup, &game.view(Viewer::Spectator)?);
/// assert_eq!(view.legal, Some(vec![]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn state(setup: &Setup, game: &AnyGame) -> Document {
    match game {
        AnyGame::Trick(game) => trick::state(setup, game),
        AnyGame::BlackHearts(game) => black_hearts::state(setup, game),
        AnyGame::Heartcatchers(game) => heartcatchers::state(setup, game),
    }
}

/// The view of one viewer: the engine protocol's `view`.
pub fn view(setup: &Setup, view: &AnyView) -> Document {
    match view {
        AnyView::Trick(view) => trick::view(setup, view),
        AnyView::BlackHearts(view) => black_hearts::view(setup, view),
        AnyView::Heartcatchers(view) => heartcatchers::view(setup, view),
    }
}

/// The spectator's view with everything laid open: the cards of every seat, every Secret, and all seats that may act. Piles and cards
/// taken stay numbers. For a match that is over, in which nothing is secret any more.
///
/// ```
/// use moonshot_protocol::{Held, Setup, document};
/// let setup = Setup::read("hearts", 4, &Default::default())?;
/// let open = document::open(&setup, &setup.start()?);
/// assert!(open.hands.iter().all(|held| matches!(held, Held::Cards(_))));
/// assert_eq!(open.legal, Some(vec![]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open(setup: &Setup, game: &AnyGame) -> Document {
    let full = state(setup, game);
    let mut open = view(setup, &game.open_view());
    open.hands = full.hands;
    open.to_act = full.to_act;
    if let (Detail::Field(open), Detail::Field(full)) = (&mut open.detail, full.detail) {
        open.field = full.field;
    }
    open
}

/// Every option of a table with its value, in the order of documents and transcripts.
pub fn options(setup: &Setup) -> Map<String, Value> {
    match setup.rules() {
        AnyOptions::Trick(_) | AnyOptions::BlackHearts(_) => setup.options().clone(),
        AnyOptions::Heartcatchers(_) => heartcatchers::options(setup),
    }
}

/// The part of a state that is common to all games, with the game's `hands` and `detail`.
fn of_state(setup: &Setup, game: &impl Game, hands: Vec<Held>, detail: Detail) -> Document {
    Document {
        game: setup.game().id.to_owned(),
        players: game.seats(),
        options: options(setup),
        hand_number: game.hand_number(),
        phase: game.phase(),
        pending_chance: game.pending(),
        to_act: game.to_act().to_vec(),
        hands,
        totals: game.totals().to_vec(),
        outcome: game.outcome().as_ref().map(Outcome::from),
        detail,
        legal: None,
    }
}

/// The part of a view that is common to all games, with the game's `hands` and `detail`.
fn of_view<V: View>(setup: &Setup, view: &V, hands: Vec<Held>, detail: Detail) -> Document
where
    V::Action: Display,
    <V::Legal as LegalActions>::Cards: IntoIterator<Item: Display>,
{
    Document {
        game: setup.game().id.to_owned(),
        players: view.seats(),
        options: options(setup),
        hand_number: view.hand_number(),
        phase: view.phase(),
        pending_chance: view.pending(),
        to_act: view.to_act().to_vec(),
        hands,
        totals: view.totals().to_vec(),
        outcome: view.outcome().as_ref().map(Outcome::from),
        detail,
        legal: Some(legal_texts_of(&view.legal())),
    }
}

/// A state or a view of any game.
///
/// A view hides what its viewer may not know: other hands are counts, `detail` has counts instead of cards, and `legal`
/// is present.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Document {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// Every option of the game with its value.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// Counts from 1; scoring a hand advances it.
    pub hand_number: u32,
    /// The phase of the match.
    pub phase: Phase,
    /// The pending chance event, if any.
    pub pending_chance: Option<ChanceKind>,
    /// The seats that may act now, ascending.
    pub to_act: Vec<Seat>,
    /// For each seat the cards it holds, in hand order, or their number.
    pub hands: Vec<Held>,
    /// The running match scores.
    pub totals: Vec<i32>,
    /// The outcome of the match, once it is over.
    pub outcome: Option<Outcome>,
    /// The fields of the particular game.
    pub detail: Detail,
    /// The viewer's legal actions; views only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub legal: Option<Vec<LegalText>>,
}

/// Visible cards, or the number of hidden ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Held {
    /// The cards in notation.
    Cards(Vec<String>),
    /// The number of cards.
    Count(usize),
}

impl Held {
    /// Visible cards, in the given order.
    pub(crate) fn cards<C: Display>(cards: impl IntoIterator<Item = C>) -> Held {
        Held::Cards(texts(cards))
    }
}

/// Reads a field that is absent or may be null: null is `Some(None)`.
fn present<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// The notation of each card.
pub(crate) fn texts<C: Display>(cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// The outcome of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The winners; several if the win is shared.
    pub winners: Vec<Seat>,
    /// The final totals.
    pub totals: Vec<i32>,
    /// The reason the match ended.
    pub reason: EndReason,
}

impl From<&moonshot_rules::Outcome> for Outcome {
    fn from(outcome: &moonshot_rules::Outcome) -> Outcome {
        Outcome {
            winners: outcome.winners.to_vec(),
            totals: outcome.totals.to_vec(),
            reason: outcome.reason,
        }
    }
}

/// A card in a trick, and its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Laid {
    /// The player.
    pub seat: Seat,
    /// The card in notation, a Wild as declared (`WC+`).
    pub card: String,
}

/// A trick as documents and events show it.
pub(crate) fn laid<C: Display>(trick: impl IntoIterator<Item = (Seat, C)>) -> Vec<Laid> {
    let laid = trick.into_iter().map(|(seat, card)| Laid {
        seat,
        card: card.to_string(),
    });
    laid.collect()
}

/// The fields of a particular game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Detail {
    /// A trick game.
    Trick(Box<TrickDetail>),
    /// Heartcatchers.
    Field(Box<FieldDetail>),
}

/// The detail of a trick game. Fields that the game does not have are absent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrickDetail {
    /// The seat that leads the current or next trick; null outside `play` and `gather`.
    pub lead: Option<Seat>,
    /// The current trick; in `gather` the complete one.
    pub trick: Vec<Laid>,
    /// The last complete trick of this hand, while it is visible.
    pub last_trick: Vec<Laid>,
    /// Per seat, the cards taken this hand in order, or their number.
    pub taken: Vec<Held>,
    /// Per seat, the points printed on the cards taken face up; views only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points_taken: Option<Vec<i32>>,
    /// Per finished hand, the score of each seat.
    pub hand_scores_history: Vec<Vec<i32>>,
    /// Whether hearts are broken; absent in Black Hearts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hearts_broken: Option<bool>,
    /// CARDominoes: the dealer (null before the draw).
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dealer: Option<Option<Seat>>,
    /// CARDominoes: the draw for the first deal (null before it).
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draw: Option<Option<Vec<Vec<String>>>>,
    /// Wild Twists: the leftover cards, or their number; empty once taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub extras: Option<Held>,
    /// Black Hearts: this hand's gift.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gift: Option<Option<String>>,
    /// Black Hearts: the gifts that can still be turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gifts_left: Option<Vec<String>>,
}

/// The detail of Heartcatchers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldDetail {
    /// For each seat its three stacks, places 1 to 3.
    pub field: Vec<Vec<StackText>>,
    /// The draw pile in drawing order, or its number of cards.
    pub pile: Held,
    /// From 1.
    pub turn_number: u32,
    /// The scoring of the previous game of the match.
    pub last_game: Option<ScoredGame>,
}

/// A stack of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StackText {
    /// The face-up cards, bottom first.
    pub up: Vec<String>,
    /// The Secrets in the order laid.
    pub secrets: Vec<SecretText>,
}

/// A Secret of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecretText {
    /// The card, or null if it is hidden from the viewer.
    pub card: Option<String>,
    /// The seat that laid it.
    pub by: Seat,
}

/// A finished game of Heartcatchers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoredGame {
    /// Points per seat.
    pub points: Vec<i32>,
    /// Number of Change of Heart Secrets that were resolved (K-14).
    pub changes_of_heart: usize,
    /// The stacks as scored, with every Secret shown.
    pub field: Vec<Vec<StackText>>,
}
