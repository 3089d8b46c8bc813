//! Reading the protocol's form of a chance outcome.

use std::str::FromStr;

use serde_json::{Map, Value};

use crate::game::{ChanceError, ChanceKind};

/// A chance outcome in the protocol's form, of the kind that is due.
pub(crate) struct Form<'a> {
    fields: &'a Map<String, Value>,
    kind: ChanceKind,
}

/// The fields by which the outcomes of each kind are told.
const FIELDS: [(&str, ChanceKind); 4] = [
    ("draw", ChanceKind::Draw),
    ("gift", ChanceKind::Gift),
    ("hands", ChanceKind::Deal),
    ("field", ChanceKind::Deal),
];

fn bad(why: impl Into<String>) -> ChanceError {
    ChanceError::Bad(why.into())
}

impl<'a> Form<'a> {
    /// Refuses what is no object, or the outcome of another kind of event than is due.
    pub(crate) fn read(
        outcome: &'a Value,
        due: Option<ChanceKind>,
    ) -> Result<Form<'a>, ChanceError> {
        let Some(kind) = due else {
            return Err(ChanceError::NotPending { due });
        };
        let Some(fields) = outcome.as_object() else {
            return Err(bad(format!("the outcome of a {kind} is an object")));
        };
        let mut named = FIELDS.iter().filter(|(name, _)| fields.contains_key(*name));
        match named.clone().any(|(_, named)| *named == kind) || named.next().is_none() {
            true => Ok(Form { fields, kind }),
            false => Err(ChanceError::NotPending { due }),
        }
    }

    /// The kind of event that is due.
    pub(crate) fn kind(&self) -> ChanceKind {
        self.kind
    }

    /// Refuses a field that is not one of these.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), ChanceError> {
        match self
            .fields
            .keys()
            .find(|key| !known.contains(&key.as_str()))
        {
            Some(key) => Err(bad(format!("a {} has no “{key}” here", self.kind))),
            None => Ok(()),
        }
    }

    fn get(&self, field: &str) -> Result<&'a Value, ChanceError> {
        self.fields
            .get(field)
            .ok_or_else(|| bad(format!("“{field}” of the {} is missing", self.kind)))
    }

    /// A field that is a text.
    pub(crate) fn text(&self, field: &str) -> Result<&'a str, ChanceError> {
        self.get(field)?
            .as_str()
            .ok_or_else(|| bad(format!("“{field}” must be a text")))
    }

    /// Whether there is such a field.
    pub(crate) fn has(&self, field: &str) -> bool {
        self.fields.contains_key(field)
    }

    /// A field that is a whole number from 0 up.
    pub(crate) fn number(&self, field: &str) -> Result<u64, ChanceError> {
        self.get(field)?
            .as_u64()
            .ok_or_else(|| bad(format!("“{field}” must be a whole number")))
    }

    /// A field that is a list of cards.
    pub(crate) fn list<C: FromStr<Err: ToString>>(
        &self,
        field: &str,
    ) -> Result<Vec<C>, ChanceError> {
        cards(field, self.get(field)?)
    }

    /// A field that is a list of lists of cards.
    pub(crate) fn lists<C: FromStr<Err: ToString>>(
        &self,
        field: &str,
    ) -> Result<Vec<Vec<C>>, ChanceError> {
        let lists = self.get(field)?.as_array();
        let lists = lists.ok_or_else(|| bad(format!("“{field}” must be a list of lists")))?;
        lists.iter().map(|list| cards(field, list)).collect()
    }
}

fn cards<C: FromStr<Err: ToString>>(field: &str, list: &Value) -> Result<Vec<C>, ChanceError> {
    let list = list.as_array();
    let list = list.ok_or_else(|| bad(format!("“{field}” must hold lists of cards")))?;
    list.iter()
        .map(|card| {
            let card = card.as_str();
            let card = card.ok_or_else(|| bad(format!("the cards of “{field}” must be texts")))?;
            card.parse().map_err(|error: C::Err| bad(error.to_string()))
        })
        .collect()
}
