//! Reads and writes card-set files. An error names the field, the problem and a valid value.

use moonshot_rules::{CardSetError, Effect, MAX_GIFTS};
use thiserror::Error;
use toml::{Table, Value};

use super::{CURSES, CardFaces, CurseFace, GiftFace};

/// The format version that this release reads and writes.
const FORMAT: i64 = 1;

/// Why a card-set file was refused. List entries are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: {wrong}; {right}")]
pub struct CardFacesError {
    /// The location: a field such as `curses[3].points`, or a line of a file that is not TOML.
    pub field: String,
    /// The problem.
    pub wrong: String,
    /// A valid value.
    pub right: String,
}

impl CardFacesError {
    /// Converts an error of the rules. The reader detects these first, when it can still name the field.
    pub(super) fn of_rules(error: CardSetError) -> CardFacesError {
        CardFacesError {
            field: "gifts".to_owned(),
            wrong: error.to_string(),
            right: "docs/card-sets.md has an example of a right file".to_owned(),
        }
    }
}

impl CardFaces {
    /// Reads a card-set file.
    ///
    /// # Errors
    /// [`CardFacesError`] names the field, the problem and a valid value.
    pub fn read(text: &str) -> Result<CardFaces, CardFacesError> {
        let table: Table = text.parse().map_err(|error| not_toml(text, &error))?;
        let file = Fields {
            path: String::new(),
            table: &table,
        };
        file.only(&["format", "name", "curses", "gifts"])?;
        file.number("format", FORMAT, FORMAT)?;
        CardFaces::new(file.text("name", 60)?, curses(&file)?, gifts(&file)?)
    }

    /// The set as a file that [`CardFaces::read`] accepts.
    pub fn to_toml(&self) -> String {
        let mut file = Table::new();
        file.insert("format".to_owned(), FORMAT.into());
        file.insert("name".to_owned(), self.name.clone().into());
        let curses = self.curses.iter().zip(1i64..).map(|(curse, number)| {
            let mut entry = Table::new();
            entry.insert("number".to_owned(), number.into());
            entry.insert("name".to_owned(), curse.name.clone().into());
            entry.insert("points".to_owned(), i64::from(curse.points).into());
            Value::Table(entry)
        });
        file.insert("curses".to_owned(), Value::Array(curses.collect()));
        let gifts = self.gifts.iter().map(|gift| Value::Table(gift_entry(gift)));
        file.insert("gifts".to_owned(), Value::Array(gifts.collect()));
        file.to_string()
    }
}

fn gift_entry(gift: &GiftFace) -> Table {
    let (effect, size) = match gift.effect {
        Effect::LowestTakes => ("lowest-takes", None),
        Effect::EarliestTakes => ("earliest-takes", None),
        Effect::Multiply(by) => ("multiply", Some(("by", by))),
        Effect::Reduce(by) => ("reduce", Some(("by", by))),
        Effect::PassRight(cards) => ("pass-right", Some(("cards", cards))),
    };
    let mut entry = Table::new();
    entry.insert("id".to_owned(), gift.id.clone().into());
    entry.insert("name".to_owned(), gift.name.clone().into());
    entry.insert("text".to_owned(), gift.text.clone().into());
    entry.insert("effect".to_owned(), effect.into());
    if let Some((field, size)) = size {
        entry.insert(field.to_owned(), i64::from(size).into());
    }
    entry.insert("copies".to_owned(), i64::from(gift.copies).into());
    entry
}

fn not_toml(text: &str, error: &toml::de::Error) -> CardFacesError {
    let start = error.span().map_or(0, |span| span.start).min(text.len());
    let line = 1 + text.as_bytes()[..start]
        .iter()
        .filter(|byte| **byte == b'\n')
        .count();
    CardFacesError {
        field: format!("line {line}"),
        wrong: format!("{} (this is not TOML)", error.message()),
        right: "docs/card-sets.md has an example of a right file".to_owned(),
    }
}

fn curses(file: &Fields<'_>) -> Result<[CurseFace; CURSES], CardFacesError> {
    let entries = file.list("curses")?;
    let mut curses: [Option<CurseFace>; CURSES] = Default::default();
    for entry in &entries {
        entry.only(&["number", "name", "points"])?;
        let number = entry.number("number", 1, CURSES as i64)?;
        let curse = CurseFace {
            name: entry.text("name", 60)?,
            points: entry.number("points", 0, 99)?,
        };
        let place = &mut curses[usize::from(number) - 1];
        if place.is_some() {
            return Err(entry.wrong(
                "number",
                format!("there is a curse {number} already"),
                "each number from 1 to 6 once would be right",
            ));
        }
        *place = Some(curse);
    }
    let missing = curses.iter().position(Option::is_none).unwrap_or_default();
    let complete: Vec<CurseFace> = curses.into_iter().flatten().collect();
    complete.try_into().map_err(|_| {
        file.wrong(
            "curses",
            format!("curse {} is missing", missing + 1),
            "six curses, numbered 1 to 6, would be right",
        )
    })
}

fn gifts(file: &Fields<'_>) -> Result<Vec<GiftFace>, CardFacesError> {
    let mut gifts: Vec<GiftFace> = Vec::new();
    for entry in file.list("gifts")? {
        let gift = gift(&entry)?;
        if gifts.iter().any(|other| other.id == gift.id) {
            return Err(entry.wrong(
                "id",
                format!("there is a gift “{}” already", gift.id),
                "another id would be right; alike cards are one gift with more `copies`",
            ));
        }
        gifts.push(gift);
        let total: usize = gifts.iter().map(|gift| usize::from(gift.copies)).sum();
        if total > MAX_GIFTS {
            return Err(entry.wrong(
                "copies",
                format!("with this the gift cards come to {total}"),
                "at most six in all would be right",
            ));
        }
    }
    Ok(gifts)
}

fn gift(entry: &Fields<'_>) -> Result<GiftFace, CardFacesError> {
    entry.only(&["id", "name", "text", "effect", "by", "cards", "copies"])?;
    let effect = entry.text("effect", 40)?;
    let (effect, size) = match effect.as_str() {
        "lowest-takes" => (Effect::LowestTakes, None),
        "earliest-takes" => (Effect::EarliestTakes, None),
        "multiply" => (Effect::Multiply(entry.number("by", 2, 9)?), Some("by")),
        "reduce" => (Effect::Reduce(entry.number("by", 1, 99)?), Some("by")),
        "pass-right" => (
            Effect::PassRight(entry.number("cards", 1, 4)?),
            Some("cards"),
        ),
        other => {
            return Err(entry.wrong(
                "effect",
                format!("“{other}” is no effect"),
                "lowest-takes, earliest-takes, multiply, reduce or pass-right would be right",
            ));
        }
    };
    for field in ["by", "cards"] {
        if entry.table.contains_key(field) && size != Some(field) {
            return Err(entry.wrong(
                field,
                "this effect has no such field".to_owned(),
                "`by` goes with multiply and reduce, `cards` with pass-right",
            ));
        }
    }
    Ok(GiftFace {
        id: entry.id("id")?,
        name: entry.text("name", 60)?,
        text: entry.text("text", 300)?,
        effect,
        copies: entry.number("copies", 1, MAX_GIFTS as i64)?,
    })
}

/// A table of the file, and its path.
struct Fields<'a> {
    path: String,
    table: &'a Table,
}

impl<'a> Fields<'a> {
    fn wrong(&self, field: &str, wrong: String, right: &str) -> CardFacesError {
        CardFacesError {
            field: format!("{}{field}", self.path),
            wrong,
            right: right.to_owned(),
        }
    }

    fn not_allowed(&self, field: &str, value: &Value, right: &str) -> CardFacesError {
        let shown: String = value.to_string().chars().take(80).collect();
        self.wrong(
            field,
            format!("{shown} is not allowed"),
            &format!("{right} would be right"),
        )
    }

    /// Returns an error if there is an unknown field.
    fn only(&self, known: &[&str]) -> Result<(), CardFacesError> {
        match self.table.keys().find(|key| !known.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(self.wrong(
                key,
                "there is no such field here".to_owned(),
                &format!("the fields are {}", known.join(", ")),
            )),
        }
    }

    fn get(&self, field: &str, right: &str) -> Result<&'a Value, CardFacesError> {
        self.table.get(field).ok_or_else(|| {
            let right = format!("{right} would be right");
            self.wrong(field, "it is missing".to_owned(), &right)
        })
    }

    fn number(&self, field: &str, min: i64, max: i64) -> Result<u8, CardFacesError> {
        let right = if min == max {
            format!("{min}")
        } else {
            format!("a whole number from {min} to {max}")
        };
        let value = self.get(field, &right)?;
        value
            .as_integer()
            .filter(|number| (min..=max).contains(number))
            .and_then(|number| u8::try_from(number).ok())
            .ok_or_else(|| self.not_allowed(field, value, &right))
    }

    fn text(&self, field: &str, longest: usize) -> Result<String, CardFacesError> {
        let right = format!("a text of 1 to {longest} characters, on one line,");
        let value = self.get(field, &right)?;
        value
            .as_str()
            .filter(|text| !text.trim().is_empty() && text.chars().count() <= longest)
            .filter(|text| !text.chars().any(char::is_control))
            .map(str::to_owned)
            .ok_or_else(|| self.not_allowed(field, value, &right))
    }

    fn id(&self, field: &str) -> Result<String, CardFacesError> {
        let right = "1 to 40 of a-z, 0-9 and -";
        let value = self.get(field, right)?;
        let fits =
            |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        value
            .as_str()
            .filter(|id| (1..=40).contains(&id.len()) && id.bytes().all(fits))
            .map(str::to_owned)
            .ok_or_else(|| self.not_allowed(field, value, right))
    }

    fn list(&self, field: &str) -> Result<Vec<Fields<'a>>, CardFacesError> {
        let right = format!("a list of [[{field}]] entries");
        let value = match self.table.get(field) {
            // The list may be absent from a set without gifts.
            None if field == "gifts" => return Ok(Vec::new()),
            _ => self.get(field, &right)?,
        };
        let refused = || self.not_allowed(field, value, &right);
        let entries = value.as_array().ok_or_else(refused)?;
        entries
            .iter()
            .zip(1..)
            .map(|(entry, number)| {
                Ok(Fields {
                    path: format!("{field}[{number}]."),
                    table: entry.as_table().ok_or_else(refused)?,
                })
            })
            .collect()
    }
}
