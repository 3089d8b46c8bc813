//! The fields of a chance outcome: which kind they identify, and typed access.

use std::str::FromStr;

use moonshot_rules::{AnyGame, ChanceKind};
use serde_json::{Map, Value};

use super::error::FormError;
use crate::sentence::NoCard;

/// The field that identifies each kind, in every game.
const NAMES: [(&str, ChanceKind); 3] = [
    ("draw", ChanceKind::Draw),
    ("gift", ChanceKind::Gift),
    ("hands", ChanceKind::Deal),
];

/// The kinds that an outcome's fields identify, each once. In Heartcatchers, `field` identifies a deal as well; in the
/// other games it is an unknown field.
pub(super) fn kinds(fields: &Map<String, Value>, heartcatchers: bool) -> Vec<ChanceKind> {
    let mut kinds: Vec<ChanceKind> = NAMES
        .iter()
        .filter(|(name, _)| fields.contains_key(*name))
        .map(|(_, kind)| *kind)
        .collect();
    if heartcatchers && fields.contains_key("field") && !kinds.contains(&ChanceKind::Deal) {
        kinds.push(ChanceKind::Deal);
    }
    kinds
}

/// An outcome of the pending kind.
pub(super) struct Form<'a> {
    fields: &'a Map<String, Value>,
    kind: ChanceKind,
}

impl<'a> Form<'a> {
    pub(super) fn new(fields: &'a Map<String, Value>, kind: ChanceKind) -> Form<'a> {
        Form { fields, kind }
    }

    /// Returns an error if there is an unknown field.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), FormError> {
        match self
            .fields
            .keys()
            .find(|key| !known.contains(&key.as_str()))
        {
            Some(key) => Err(FormError::UnknownField {
                kind: self.kind,
                field: key.chars().take(60).collect(),
            }),
            None => Ok(()),
        }
    }

    fn get(&self, field: &'static str) -> Result<&'a Value, FormError> {
        let kind = self.kind;
        self.fields
            .get(field)
            .ok_or(FormError::MissingField { kind, field })
    }

    /// Whether the field is present.
    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    /// A string field.
    pub(super) fn text(&self, field: &'static str) -> Result<&'a str, FormError> {
        let wanted = "a text";
        self.get(field)?
            .as_str()
            .ok_or(FormError::FieldType { field, wanted })
    }

    /// A field with a non-negative integer.
    pub(super) fn number(&self, field: &'static str) -> Result<u64, FormError> {
        let wanted = "a whole number";
        self.get(field)?
            .as_u64()
            .ok_or(FormError::FieldType { field, wanted })
    }

    /// A field with a list of cards.
    pub(super) fn list<C: FromStr + NoCard>(
        &self,
        field: &'static str,
    ) -> Result<Vec<C>, FormError> {
        cards(field, self.get(field)?)
    }

    /// A field with a list of lists of cards.
    pub(super) fn lists<C: FromStr + NoCard>(
        &self,
        field: &'static str,
    ) -> Result<Vec<Vec<C>>, FormError> {
        let wanted = "a list of lists of cards";
        let lists = self.get(field)?.as_array();
        let lists = lists.ok_or(FormError::FieldType { field, wanted })?;
        lists.iter().map(|list| cards(field, list)).collect()
    }
}

fn cards<C: FromStr + NoCard>(field: &'static str, list: &Value) -> Result<Vec<C>, FormError> {
    let wanted = "cards in lists of texts";
    let wrong = FormError::FieldType { field, wanted };
    let card = |card: &Value| {
        let text = card.as_str().ok_or_else(|| wrong.clone())?;
        text.parse().map_err(|_| FormError::NoCard {
            text: text.to_owned(),
            sentence: C::no_card(text),
        })
    };
    let list = list.as_array().ok_or_else(|| wrong.clone())?;
    list.iter().map(card).collect()
}

/// Whether the game's deals have a `field`.
pub(super) fn has_field(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Heartcatchers(_))
}
