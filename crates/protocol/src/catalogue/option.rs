//! Options as typed constants: the same value describes an option and reads it, so the two cannot disagree, and each
//! name is written once.

use serde_json::{Map, Value};

use super::error::SetupError;
use super::spec::{OptionKind, OptionSpec};

/// Validated options with their values.
///
/// Read them through the typed constants ([`IntegerOption::read`] and so on). A missing option is an error, not 0 or
/// false.
#[derive(Clone, Copy, Debug)]
pub struct OptionValues<'a>(&'a Map<String, Value>);

impl<'a> OptionValues<'a> {
    /// The given values and the defaults of the rest, in the order of `specs`.
    pub(crate) fn fill(
        specs: &[OptionSpec],
        given: &Map<String, Value>,
    ) -> Result<Map<String, Value>, SetupError> {
        if let Some(name) = given
            .keys()
            .find(|name| specs.iter().all(|spec| spec.name != **name))
        {
            let names: Vec<&str> = specs.iter().map(|spec| spec.name.as_str()).collect();
            let why = format!("this game has no such option; it has {}", names.join(", "));
            return Err(SetupError::BadOption {
                option: name.chars().take(60).collect(),
                why,
            });
        }
        let value = |spec: &OptionSpec| {
            let value = given.get(&spec.name).unwrap_or(&spec.default);
            match spec.refuse(value) {
                Some(why) => Err(SetupError::option(&spec.name, why)),
                None => Ok((spec.name.clone(), value.clone())),
            }
        };
        specs.iter().map(value).collect()
    }

    pub(crate) fn of(checked: &'a Map<String, Value>) -> OptionValues<'a> {
        OptionValues(checked)
    }

    /// The value of an option, converted by `read`.
    fn get<T>(
        self,
        name: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<T, SetupError> {
        let value = self
            .0
            .get(name)
            .ok_or_else(|| SetupError::option(name, "this game does not describe it"))?;
        read(value).ok_or_else(|| SetupError::option(name, "it has a value of another type"))
    }
}

fn spec(name: &str, kind: OptionKind, default: Value, [label, help]: [&str; 2]) -> OptionSpec {
    OptionSpec {
        name: name.to_owned(),
        kind,
        default,
        allowed: None,
        names: None,
        min: None,
        max: None,
        label: label.to_owned(),
        help: help.to_owned(),
    }
}

/// An integer option with a range.
#[derive(Clone, Copy, Debug)]
pub struct IntegerOption {
    /// The name in `options`.
    pub name: &'static str,
    /// A short label for players.
    pub label: &'static str,
    /// A one-sentence description for players.
    pub help: &'static str,
    /// The minimum.
    pub min: i64,
    /// The maximum.
    pub max: i64,
}

impl IntegerOption {
    /// The description with this default.
    pub fn spec(&self, default: i64) -> OptionSpec {
        OptionSpec {
            min: Some(self.min),
            max: Some(self.max),
            ..spec(
                self.name,
                OptionKind::Integer,
                default.into(),
                [self.label, self.help],
            )
        }
    }

    /// The value.
    ///
    /// # Errors
    /// [`SetupError::BadOption`] if the game does not have the option.
    pub fn read(&self, values: OptionValues<'_>) -> Result<i64, SetupError> {
        values.get(self.name, Value::as_i64)
    }
}

/// A boolean option.
#[derive(Clone, Copy, Debug)]
pub struct BooleanOption {
    /// The name in `options`.
    pub name: &'static str,
    /// A short label for players.
    pub label: &'static str,
    /// A one-sentence description for players.
    pub help: &'static str,
}

impl BooleanOption {
    /// The description with this default.
    pub fn spec(&self, default: bool) -> OptionSpec {
        spec(
            self.name,
            OptionKind::Boolean,
            default.into(),
            [self.label, self.help],
        )
    }

    /// The value.
    ///
    /// # Errors
    /// [`SetupError::BadOption`] if the game does not have the option.
    pub fn read(&self, values: OptionValues<'_>) -> Result<bool, SetupError> {
        values.get(self.name, Value::as_bool)
    }
}

/// An option that is a list of words.
#[derive(Clone, Copy, Debug)]
pub struct ListOption {
    /// The name in `options`.
    pub name: &'static str,
    /// A short label for players.
    pub label: &'static str,
    /// A one-sentence description for players.
    pub help: &'static str,
}

impl ListOption {
    /// The description with this default.
    pub fn spec(&self, default: Vec<String>) -> OptionSpec {
        spec(
            self.name,
            OptionKind::List,
            default.into(),
            [self.label, self.help],
        )
    }

    /// The words.
    ///
    /// # Errors
    /// [`SetupError::BadOption`] if the game does not have the option.
    pub fn read<'a>(&self, values: OptionValues<'a>) -> Result<Vec<&'a str>, SetupError> {
        values.get(self.name, |value| {
            value.as_array()?.iter().map(Value::as_str).collect()
        })
    }
}

/// An option with a few values, each written in JSON as a word or a number.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceOption<W: 'static, T: 'static> {
    /// The name in `options`.
    pub name: &'static str,
    /// A short label for players.
    pub label: &'static str,
    /// A one-sentence description for players.
    pub help: &'static str,
    /// The values with their JSON forms, in listing order.
    pub choices: &'static [(W, T)],
}

/// The JSON form of a choice: a word or an integer.
pub trait Choice: Copy + PartialEq + Into<Value> {
    /// The type of such an option.
    const KIND: OptionKind;
}

impl Choice for &'static str {
    const KIND: OptionKind = OptionKind::String;
}

impl Choice for i64 {
    const KIND: OptionKind = OptionKind::Integer;
}

impl<W: Choice, T: Copy + PartialEq> ChoiceOption<W, T> {
    /// The description with this default; null if the default has no JSON form.
    pub fn spec(&self, default: T) -> OptionSpec {
        let word = self.word(default).map_or(Value::Null, Into::into);
        let allowed = self.choices.iter().map(|(word, _)| (*word).into());
        OptionSpec {
            allowed: Some(allowed.collect()),
            ..spec(self.name, W::KIND, word, [self.label, self.help])
        }
    }

    /// The JSON form of a value.
    pub fn word(&self, value: T) -> Option<W> {
        let choice = self.choices.iter().find(|(_, choice)| *choice == value);
        choice.map(|(word, _)| *word)
    }

    /// The value.
    ///
    /// # Errors
    /// [`SetupError::BadOption`] if the game does not have the option.
    pub fn read(&self, values: OptionValues<'_>) -> Result<T, SetupError> {
        let chosen = |value: &Value| {
            let choice = self
                .choices
                .iter()
                .find(|(word, _)| *value == (*word).into());
            choice.map(|(_, choice)| *choice)
        };
        values.get(self.name, chosen)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const GIFTS: BooleanOption = BooleanOption {
        name: "gifts",
        label: "",
        help: "",
    };
    const TARGET: IntegerOption = IntegerOption {
        name: "target",
        label: "",
        help: "",
        min: 1,
        max: 9,
    };
    const LENGTH: ChoiceOption<&str, u8> = ChoiceOption {
        name: "length",
        label: "",
        help: "",
        choices: &[("short", 1), ("long", 5)],
    };
    const WORDS: ListOption = ListOption {
        name: "words",
        label: "",
        help: "",
    };

    fn filled(given: Value) -> Result<Map<String, Value>, SetupError> {
        let specs = [
            GIFTS.spec(true),
            TARGET.spec(3),
            LENGTH.spec(5),
            WORDS.spec(vec!["a".to_owned()]),
        ];
        OptionValues::fill(&specs, given.as_object().unwrap())
    }

    #[test]
    fn an_option_reads_what_it_describes() {
        let defaults = filled(json!({})).unwrap();
        let values = OptionValues::of(&defaults);
        assert_eq!(GIFTS.read(values), Ok(true));
        assert_eq!(TARGET.read(values), Ok(3));
        assert_eq!(LENGTH.read(values), Ok(5));
        assert_eq!(WORDS.read(values), Ok(vec!["a"]));
        let given = json!({"words": [], "length": "short", "target": 9, "gifts": false});
        let given = filled(given).unwrap();
        let values = OptionValues::of(&given);
        assert_eq!(GIFTS.read(values), Ok(false));
        assert_eq!(TARGET.read(values), Ok(9));
        assert_eq!(LENGTH.read(values), Ok(1));
        assert_eq!(WORDS.read(values), Ok(vec![]));
        let order: Vec<&String> = given.keys().collect();
        assert_eq!(order, ["gifts", "target", "length", "words"]);
    }

    #[test]
    fn an_option_that_is_not_described_is_an_error_and_no_zero() {
        let empty = Map::new();
        let values = OptionValues::of(&empty);
        let missing = |name| SetupError::option(name, "this game does not describe it");
        assert_eq!(GIFTS.read(values), Err(missing("gifts")));
        assert_eq!(TARGET.read(values), Err(missing("target")));
        assert_eq!(LENGTH.read(values), Err(missing("length")));
        assert_eq!(WORDS.read(values), Err(missing("words")));
    }

    #[test]
    fn a_value_that_does_not_fit_is_refused_with_what_would() {
        for (given, refused) in [
            (json!({"gifts": 1}), "option “gifts”: it is true or false"),
            (
                json!({"target": 1.5}),
                "option “target”: it is a whole number",
            ),
            (json!({"target": 10}), "option “target”: it is from 1 to 9"),
            (json!({"length": 1}), "option “length”: it is a word"),
            (
                json!({"length": "medium"}),
                "option “length”: it is one of \"short\", \"long\"",
            ),
            (
                json!({"words": "a"}),
                "option “words”: it is a list of words",
            ),
            (
                json!({"lenght": "short"}),
                "option “lenght”: this game has no such option; it has gifts, target, length, words",
            ),
        ] {
            assert_eq!(filled(given).unwrap_err().to_string(), refused);
        }
    }
}
