//! The language of a terminal, from its environment.

use super::Language;

/// The variables that say the language, the first that is set and not empty counts.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The code of the language for these environment variables, such as `de` for `LANG=de_AT.UTF-8`; `en` if there is none.
pub fn preferred(variable: impl Fn(&str) -> Option<String>) -> String {
    let named = first_set(&variable, &VARIABLES).unwrap_or_default();
    let code = named.split(['_', '.', '-', '@']).next().unwrap_or_default();
    let known = Language::codes().into_iter().find(|known| known == code);
    known.unwrap_or_else(|| super::SOURCE.to_owned())
}

/// Whether the locale's encoding is UTF-8, so that suits and other symbols can be shown. On Windows it always is.
pub fn speaks_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    if cfg!(windows) {
        return true;
    }
    let named = first_set(&variable, &["LC_ALL", "LC_CTYPE", "LANG"]).unwrap_or_default();
    let named = named.to_ascii_lowercase().replace('-', "");
    named.ends_with("utf8") || named.contains("utf8@")
}

fn first_set(variable: &impl Fn(&str) -> Option<String>, names: &[&str]) -> Option<String> {
    let set = names.iter().filter_map(|name| variable(name));
    set.into_iter().find(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<'a>(set: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    #[test]
    fn the_environment_names_the_language() {
        assert_eq!(preferred(with(&[("LANG", "de_AT.UTF-8")])), "de");
        assert_eq!(
            preferred(with(&[("LC_ALL", ""), ("LANG", "ja_JP.UTF-8")])),
            "ja"
        );
        assert_eq!(
            preferred(with(&[("LC_ALL", "fr_FR"), ("LANG", "ja_JP.UTF-8")])),
            "fr"
        );
        for unknown in ["C", "POSIX", "C.UTF-8", "xx_YY", ""] {
            assert_eq!(preferred(with(&[("LANG", unknown)])), "en", "{unknown}");
        }
        assert_eq!(preferred(with(&[])), "en");
    }

    #[test]
    #[cfg(unix)]
    fn symbols_need_utf8() {
        assert!(speaks_utf8(with(&[("LANG", "en_GB.UTF-8")])));
        assert!(speaks_utf8(with(&[("LC_CTYPE", "C.utf8")])));
        assert!(!speaks_utf8(with(&[("LANG", "C")])));
        assert!(!speaks_utf8(with(&[
            ("LC_ALL", "C"),
            ("LANG", "en_GB.UTF-8")
        ])));
        assert!(!speaks_utf8(with(&[])));
    }
}
