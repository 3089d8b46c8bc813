//! The JSON shape of a state and of a view: one for both, as the engine protocol says.

mod black_hearts;
mod heartcatchers;
mod trick;

use std::fmt::Display;

use moonshot_rules::{
    AnyGame, AnyOptions, AnyView, ChanceKind, EndReason, Game, LegalActions, Phase, Seat, View,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::legal::{LegalText, legal_texts_of};
use crate::setup::Setup;

pub(crate) use heartcatchers::field_text;

/// Everything: the engine protocol's `state`. For the engine and referees, never for a player.
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

/// What a viewer may know: the engine protocol's `view`.
pub fn view(setup: &Setup, view: &AnyView) -> Document {
    match view {
        AnyView::Trick(view) => trick::view(setup, view),
        AnyView::BlackHearts(view) => black_hearts::view(setup, view),
        AnyView::Heartcatchers(view) => heartcatchers::view(setup, view),
    }
}

/// Every option of a table with its value, in the order in which documents and transcripts have them.
pub fn options(setup: &Setup) -> Map<String, Value> {
    match setup.rules() {
        AnyOptions::Trick(_) | AnyOptions::BlackHearts(_) => setup.options().clone(),
        AnyOptions::Heartcatchers(_) => heartcatchers::options(setup),
    }
}

/// What every state says in the same way, with `hands` and `detail` as the game has them.
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

/// What every view says in the same way, with `hands` and `detail` as the game has them.
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
/// In a view, what the viewer may not know is replaced: other hands are counts, `detail` holds counts where a
/// state holds cards, and `legal` is there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Document {
    /// The game's id.
    pub game: String,
    /// How many seats the table has.
    pub players: usize,
    /// Every option of the game with its value.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// Counts from 1; from the scoring of a hand on it is the next hand's.
    pub hand_number: u32,
    /// The part of the match.
    pub phase: Phase,
    /// The chance event that is due, if one is.
    pub pending_chance: Option<ChanceKind>,
    /// The seats that may act now, ascending.
    pub to_act: Vec<Seat>,
    /// For each seat the cards it holds, in hand order, or their number.
    pub hands: Vec<Held>,
    /// The running match scores.
    pub totals: Vec<i32>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
    /// What else the game has.
    pub detail: Detail,
    /// In a view: the viewer's own actions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub legal: Option<Vec<LegalText>>,
}

/// Cards where they may be seen, their number where not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Held {
    /// The cards in notation.
    Cards(Vec<String>),
    /// How many there are.
    Count(usize),
}

impl Held {
    /// Cards that may be seen, in the order given.
    pub(crate) fn cards<C: Display>(cards: impl IntoIterator<Item = C>) -> Held {
        Held::Cards(texts(cards))
    }
}

/// The notation of each.
pub(crate) fn texts<C: Display>(cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// Who won; several where the win is shared.
    pub winners: Vec<Seat>,
    /// The final totals.
    pub totals: Vec<i32>,
    /// Why the match ended.
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

/// A card on the table and who laid it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Laid {
    /// Who laid it.
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

/// What else a game has.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Detail {
    /// A trick game.
    Trick(Box<TrickDetail>),
    /// Heartcatchers.
    Field(Box<FieldDetail>),
}

/// The detail of a trick game. A field that the game does not have is left out.
#[derive(Clone, PartialEq, Debug, Serialize, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TrickDetail {
    /// The seat that leads the trick under way or about to start; null outside `play` and `gather`.
    pub lead: Option<Seat>,
    /// The trick under way, in `gather` the complete one.
    pub trick: Vec<Laid>,
    /// The trick completed last in this hand, while it may be seen.
    pub last_trick: Vec<Laid>,
    /// Per seat, the cards taken this hand in the order taken, or their number.
    pub taken: Vec<Held>,
    /// Per seat, the points printed on the cards taken face up; in a view alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points_taken: Option<Vec<i32>>,
    /// Per finished hand, the score of each seat.
    pub hand_scores_history: Vec<Vec<i32>>,
    /// Whether hearts are broken; not in Black Hearts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hearts_broken: Option<bool>,
    /// CARDominoes: who deals (null before the draw).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dealer: Option<Option<Seat>>,
    /// CARDominoes: the draw for the first deal (null before it).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draw: Option<Option<Vec<Vec<String>>>>,
    /// Wild Twists: the leftover cards, or their number; empty once taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub extras: Option<Held>,
    /// Black Hearts: the gift that rules the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gift: Option<Option<String>>,
    /// Black Hearts: the gifts that can still be turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gifts_left: Option<Vec<String>>,
}

/// The detail of Heartcatchers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FieldDetail {
    /// For each seat its three stacks, places 1 to 3.
    pub field: Vec<Vec<StackText>>,
    /// The draw pile in drawing order, or how many cards it has.
    pub pile: Held,
    /// From 1.
    pub turn_number: u32,
    /// How the game before this one in the match was scored.
    pub last_game: Option<ScoredGame>,
}

/// A stack of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StackText {
    /// The face-up cards, bottom first.
    pub up: Vec<String>,
    /// The Secrets in the order laid.
    pub secrets: Vec<SecretText>,
}

/// A Secret of Heartcatchers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecretText {
    /// The card, or null where the viewer may not know it.
    pub card: Option<String>,
    /// Who laid it.
    pub by: Seat,
}

/// A finished game of Heartcatchers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoredGame {
    /// Points per seat.
    pub points: Vec<i32>,
    /// How many Change-of-Heart Secrets were resolved (K-14).
    pub changes_of_heart: usize,
    /// The stacks as scored, with every Secret shown.
    pub field: Vec<Vec<StackText>>,
}
