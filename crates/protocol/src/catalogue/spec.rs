//! Descriptions of options, which also validate their values.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The description of an option of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// The name in `options`.
    pub name: String,
    /// `integer`, `boolean`, `string` or `list` (of strings).
    #[serde(rename = "type")]
    pub kind: OptionKind,
    /// The default value.
    #[cfg_attr(feature = "ts", ts(type = "string | number | boolean | string[]"))]
    pub default: Value,
    /// Every allowed value, if they can be listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "(string | number)[]"))]
    pub allowed: Option<Vec<Value>>,
    /// The name of each of those values for players, in the same order; absent if the values are self-explanatory.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub names: Option<Vec<String>>,
    /// The minimum of an integer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub min: Option<i64>,
    /// The maximum of an integer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub max: Option<i64>,
    /// A short label for players.
    pub label: String,
    /// A one-sentence description for players.
    pub help: String,
}

/// The type of an option's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// An integer.
    Integer,
    /// True or false.
    Boolean,
    /// One of a few words.
    String,
    /// A list of words.
    List,
}

impl OptionSpec {
    /// The description with names for its values, in listing order.
    #[must_use]
    pub fn named(self, names: &[&str]) -> OptionSpec {
        OptionSpec {
            names: Some(names.iter().map(ToString::to_string).collect()),
            ..self
        }
    }

    /// The name of that value for players.
    pub fn name_of(&self, value: &Value) -> String {
        let place = self.allowed.iter().flatten().position(|one| one == value);
        let name = place.and_then(|place| self.names.as_ref()?.get(place));
        let word = || {
            value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned)
        };
        name.cloned().unwrap_or_else(word)
    }

    /// Why the option cannot have this value, if so.
    pub(crate) fn refuse(&self, value: &Value) -> Option<String> {
        let wanted = match self.kind {
            OptionKind::Integer if value.as_i64().is_none() => Some("a whole number"),
            OptionKind::Boolean if !value.is_boolean() => Some("true or false"),
            OptionKind::String if !value.is_string() => Some("a word"),
            OptionKind::List if !is_list_of_words(value) => Some("a list of words"),
            _ => None,
        };
        if let Some(wanted) = wanted {
            return Some(format!("it is {wanted}"));
        }
        if let Some(allowed) = &self.allowed
            && !allowed.contains(value)
        {
            let words: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            return Some(format!("it is one of {}", words.join(", ")));
        }
        let number = value.as_i64().unwrap_or_default();
        let (min, max) = (self.min.unwrap_or(i64::MIN), self.max.unwrap_or(i64::MAX));
        (!(min..=max).contains(&number)).then(|| format!("it is from {min} to {max}"))
    }
}

fn is_list_of_words(value: &Value) -> bool {
    value
        .as_array()
        .is_some_and(|list| list.iter().all(Value::is_string))
}
