//! Game options on the command line.

use anyhow::bail;
use moonshot_protocol::{GameInfo, OptionKind};
use serde_json::{Map, Value};

/// Parses `name=value` pairs by the type of the option; lists have commas between their words.
pub(crate) fn read(
    game: Option<&GameInfo>,
    given: &[String],
) -> anyhow::Result<Map<String, Value>> {
    let mut options = Map::new();
    for option in given {
        let Some((name, text)) = option.split_once('=') else {
            bail!("“{option}” is no option; write it as name=value");
        };
        let spec = game.and_then(|game| game.options.iter().find(|spec| spec.name == name));
        let value = match spec.map(|spec| spec.kind) {
            Some(OptionKind::List) => text.split(',').filter(|word| !word.is_empty()).collect(),
            Some(OptionKind::String) => Value::from(text),
            _ => serde_json::from_str(text).unwrap_or_else(|_| Value::from(text)),
        };
        options.insert(name.to_owned(), value);
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use moonshot_protocol::games;

    use super::*;

    #[test]
    fn options_are_read_as_their_types() {
        let games = games();
        let custom = games.iter().find(|game| game.id == "custom-hearts");
        let given = [
            "base=hearts",
            "target=70",
            "jd_bonus=true",
            "removed=2D,3C",
            "pass_cycle=",
        ];
        let options = read(custom, &given.map(str::to_owned)).unwrap();
        let expected = serde_json::json!({
            "base": "hearts", "target": 70, "jd_bonus": true, "removed": ["2D", "3C"], "pass_cycle": [],
        });
        assert_eq!(Value::Object(options), expected);
    }

    #[test]
    fn an_option_without_a_value_is_explained() {
        let error = read(None, &["target".to_owned()]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "“target” is no option; write it as name=value"
        );
    }
}
