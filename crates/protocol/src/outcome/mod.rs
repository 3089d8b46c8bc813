//! Chance outcomes from and to JSON.
//!
//! | kind | form |
//! | --- | --- |
//! | `draw` (C-05) | `{"draw":[["5D","9C","9H","KS"],…]}` |
//! | `gift` (B-07) | `{"gift":"mercy"}` |
//! | `deal`, trick games | `{"hands":[[…],…]}`, with `"extras":[…]` if the pack has Wilds |
//! | `deal`, Black Hearts | `{"hands":[[…],…]}` |
//! | `deal`, Heartcatchers | `{"field":[[…],[…]],"hands":[[…],[…]],"pile":[…],"first":0}` |
//!
//! An outcome of a kind that is not pending is refused as such, whatever its cards; one that identifies no kind, or
//! two, as malformed.

mod black_hearts;
mod error;
mod form;
mod heartcatchers;
mod trick;

use moonshot_rules::trick::TrickChance;
use moonshot_rules::{AnyChance, AnyGame, AnyOptions, BlackHeartsChance, ChanceKind, Game};
use serde_json::{Map, Value};

pub use error::{FormError, OutcomeError};
use form::Form;

use crate::setup::Setup;

/// Parses an outcome of the pending chance event. [`Game::chance`] validates its cards.
///
/// # Errors
/// [`OutcomeError`] if no such event is pending, or the outcome is malformed.
///
/// ```
/// use moonshot_protocol::{Setup, outcome};
/// use serde_json::json;
/// let setup = Setup::read("cardominoes", 3, &Default::default())?;
/// let mut game = setup.start()?;
///
/// let draw = json!({"draw": [["5D", "9C", "KS"]]});
/// let read = outcome::read(&setup, &game, &draw)?;
/// assert_eq!(outcome::write(&setup, &read), draw);
///
/// let error = outcome::read(&setup, &game, &json!({"hands": []})).unwrap_err();
/// assert_eq!((error.code(), error.to_string().as_str()), ("not-pending", "no such chance event is due; a draw is"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(setup: &Setup, game: &AnyGame, outcome: &Value) -> Result<AnyChance, OutcomeError> {
    let Some(due) = game.pending() else {
        return Err(OutcomeError::NotPending { due: None });
    };
    let fields = outcome
        .as_object()
        .ok_or(FormError::NoObject { kind: due })?;
    match form::kinds(fields, form::has_field(game))[..] {
        [] => Err(FormError::NoKind { kind: due }.into()),
        [kind] if kind != due => Err(OutcomeError::NotPending { due: Some(due) }),
        [kind] => read_form(setup, game, &Form::new(fields, kind), kind),
        [first, second, ..] => Err(FormError::TwoKinds { first, second }.into()),
    }
}

fn read_form(
    setup: &Setup,
    game: &AnyGame,
    form: &Form<'_>,
    kind: ChanceKind,
) -> Result<AnyChance, OutcomeError> {
    Ok(match game {
        AnyGame::Trick(game) => {
            AnyChance::Trick(trick::read(form, kind, game.rules().has_wilds())?)
        }
        AnyGame::BlackHearts(game) => {
            AnyChance::BlackHearts(black_hearts::read(form, kind, game, setup.faces())?)
        }
        AnyGame::Heartcatchers(_) => AnyChance::Heartcatchers(heartcatchers::read(form)?),
    })
}

/// Writes an outcome in the form that [`read`] accepts.
pub fn write(setup: &Setup, outcome: &AnyChance) -> Value {
    let fields = match outcome {
        AnyChance::Trick(outcome) => trick::write(outcome, has_wilds(setup)),
        AnyChance::BlackHearts(outcome) => black_hearts::write(outcome, setup.faces()),
        AnyChance::Heartcatchers(outcome) => heartcatchers::write(outcome),
    };
    Value::Object(fields)
}

/// The kind of an outcome.
pub fn kind(outcome: &AnyChance) -> ChanceKind {
    match outcome {
        AnyChance::Trick(TrickChance::Draw(_)) => ChanceKind::Draw,
        AnyChance::BlackHearts(BlackHeartsChance::Gift { .. }) => ChanceKind::Gift,
        AnyChance::Trick(TrickChance::Deal { .. })
        | AnyChance::BlackHearts(BlackHeartsChance::Deal { .. })
        | AnyChance::Heartcatchers(_) => ChanceKind::Deal,
    }
}

/// The kind that an outcome's fields identify in this table's game; `None` for none or two.
pub fn named_kind(setup: &Setup, outcome: &Value) -> Option<ChanceKind> {
    let heartcatchers = matches!(setup.rules(), AnyOptions::Heartcatchers(_));
    match form::kinds(outcome.as_object()?, heartcatchers)[..] {
        [kind] => Some(kind),
        _ => None,
    }
}

fn has_wilds(setup: &Setup) -> bool {
    match setup.rules() {
        AnyOptions::Trick(variant) => variant
            .rules(setup.players())
            .is_ok_and(|rules| rules.has_wilds()),
        AnyOptions::BlackHearts(_) | AnyOptions::Heartcatchers(_) => false,
    }
}

/// Cards in notation, as a JSON list.
fn card_list<C: std::fmt::Display>(cards: impl IntoIterator<Item = C>) -> Value {
    let texts = cards.into_iter().map(|card| Value::from(card.to_string()));
    Value::Array(texts.collect())
}

/// Lists of cards in notation, as a JSON list.
fn card_lists<L: IntoIterator<Item: std::fmt::Display>>(
    lists: impl IntoIterator<Item = L>,
) -> Value {
    Value::Array(lists.into_iter().map(card_list).collect())
}

fn object<const FIELDS: usize>(fields: [(&str, Value); FIELDS]) -> Map<String, Value> {
    let fields = fields.into_iter();
    fields
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
