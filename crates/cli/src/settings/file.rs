//! The configuration file: TOML with one line for each setting.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use toml::{Spanned, Value};

use super::value::Form;
use super::{Given, NONE, Origin, SETTINGS, Setting};

/// The contents of a configuration file.
#[derive(Clone, Default, Debug)]
pub(crate) struct ConfigFile {
    given: BTreeMap<String, Given>,
}

impl ConfigFile {
    /// Reads a configuration file.
    ///
    /// # Errors
    /// If it cannot be read, is not TOML, or contains an unknown setting.
    pub(crate) fn open(file: &Path) -> anyhow::Result<ConfigFile> {
        let text = fs::read_to_string(file)
            .with_context(|| format!("cannot read the settings in {}", file.display()))?;
        ConfigFile::read(file, &text)
    }

    /// Parses the text of a configuration file.
    ///
    /// # Errors
    /// If it is not TOML, or contains an unknown setting.
    pub(super) fn read(file: &Path, text: &str) -> anyhow::Result<ConfigFile> {
        let line = |position: usize| 1 + text[..position].matches('\n').count();
        let lines: BTreeMap<Spanned<String>, Value> = toml::from_str(text).map_err(|error| {
            let line = line(error.span().map_or(0, |span| span.start));
            anyhow!("{}:{line}: {}", file.display(), error.message())
        })?;
        let mut given = BTreeMap::new();
        for (key, value) in lines {
            let line = line(key.span().start);
            let name = key.into_inner();
            if !SETTINGS.iter().any(|setting| setting.name == name) {
                let nearest = nearest(&name);
                bail!(
                    "{}:{line}: there is no setting “{name}”; the nearest is “{nearest}”",
                    file.display()
                );
            }
            let origin = Origin::Line {
                file: PathBuf::from(file),
                line,
                name: name.clone(),
            };
            let (text, form) = match value {
                Value::String(text) => (text, Form::Text),
                Value::Integer(number) => (number.to_string(), Form::Number),
                Value::Boolean(truth) => (truth.to_string(), Form::Truth),
                Value::Array(list) => (joined(&list, &origin)?, Form::List),
                _ => {
                    bail!(
                        "{origin}: a setting is a text, a number, true, false, or a list of texts"
                    )
                }
            };
            // Numbers must not be quoted, and TOML requires quotes for text.
            let wanted = SETTINGS.iter().find(|setting| setting.name == name);
            let other = |wanted: &&Setting| wanted.form != form && text != NONE;
            if let Some(wanted) = wanted.filter(other) {
                let form = match wanted.form {
                    Form::Text => "a text in quotes",
                    Form::Number => "a number without quotes",
                    Form::Truth => "true or false without quotes",
                    Form::List => "a list of texts in brackets",
                };
                bail!("{origin}: this setting is {form}");
            }
            given.insert(name, Given { text, origin });
        }
        Ok(ConfigFile { given })
    }

    /// The setting with that name.
    pub(super) fn get(&self, name: &str) -> Option<Given> {
        self.given.get(name).cloned()
    }
}

/// Joins a list of texts into one.
fn joined(list: &[Value], origin: &Origin) -> anyhow::Result<String> {
    let texts: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
    match texts {
        Some(texts) if !texts.is_empty() && !texts.iter().any(|text| text.contains(',')) => {
            Ok(texts.join(","))
        }
        _ => bail!("{origin}: a list has texts in it, without commas"),
    }
}

/// The most similar known name.
fn nearest(name: &str) -> &'static str {
    let names = SETTINGS.iter().map(|setting| setting.name);
    names
        .min_by_key(|known| distance(known, name))
        .unwrap_or_default()
}

/// The Levenshtein distance.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = above + 1;
        for (column, same) in other.iter().map(|against| *against == letter).enumerate() {
            let replaced = corner + usize::from(!same);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_the_one_that_was_meant() {
        for (written, meant) in [
            ("lisen", "listen"),
            ("drain_seconds", "drain-seconds"),
            ("cardset", "card-set"),
            ("Data", "data"),
        ] {
            assert_eq!(nearest(written), meant);
        }
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
    }
}
