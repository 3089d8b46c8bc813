//! The fields of an outcome of chance: which kind they name, and reading them one by one.

use std::str::FromStr;

use moonshot_rules::{AnyGame, ChanceKind};
use serde_json::{Map, Value};

use super::error::FormError;
use crate::sentence::NoCard;

/// The fields by which the kinds are told in every game.
const NAMES: [(&str, ChanceKind); 3] = [
    ("draw", ChanceKind::Draw),
    ("gift", ChanceKind::Gift),
    ("hands", ChanceKind::Deal),
];

/// The kinds that an outcome names by its fields, each once. The deal of Heartcatchers is named by its `field` as
/// well; in the other games that is a field like any unknown one.
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

/// An outcome of the kind that is due.
pub(super) struct Form<'a> {
    fields: &'a Map<String, Value>,
    kind: ChanceKind,
}

impl<'a> Form<'a> {
    pub(super) fn new(fields: &'a Map<String, Value>, kind: ChanceKind) -> Form<'a> {
        Form { fields, kind }
    }

    /// Refuses a field that is not one of these.
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

    /// Whether there is such a field.
    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    /// A field that is a text.
    pub(super) fn text(&self, field: &'static str) -> Result<&'a str, FormError> {
        let wanted = "a text";
        self.get(field)?
            .as_str()
            .ok_or(FormError::FieldType { field, wanted })
    }

    /// A field that is a whole number from 0 up.
    pub(super) fn number(&self, field: &'static str) -> Result<u64, FormError> {
        let wanted = "a whole number";
        self.get(field)?
            .as_u64()
            .ok_or(FormError::FieldType { field, wanted })
    }

    /// A field that is a list of cards.
    pub(super) fn list<C: FromStr + NoCard>(
        &self,
        field: &'static str,
    ) -> Result<Vec<C>, FormError> {
        cards(field, self.get(field)?)
    }

    /// A field that is a list of lists of cards.
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
