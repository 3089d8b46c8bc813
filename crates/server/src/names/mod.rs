//! Names and other texts from people: normalisation, length, and which names look alike.
//!
//! A name is a normalised text ([`text`]); characters that are removed from other texts are refused in a name. Knows nothing of
//! the rest of the server.

mod text;

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use text::{Fault, MOST_MARKS, Reading};

/// Maximum length of a name, in characters.
pub(crate) const LONGEST_NAME: usize = 32;

/// Why a name is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum NameError {
    #[error("A name needs a letter or another character that can be seen.")]
    Empty,
    #[error("A name has 1 to {LONGEST_NAME} characters.")]
    Long,
    #[error(
        "A name has no invisible, undefined or direction-changing characters; U+{:04X} is one.", u32::from(*.0)
    )]
    Hidden(char),
    #[error("A name does not begin with an accent, and no letter has more than {MOST_MARKS}.")]
    Marks,
    #[error("Two players cannot both be called {0}.")]
    Twice(String),
    #[error("An account needs another name than {0}.")]
    Everybodys(String),
}

/// The normalised names of a table, all different.
pub(crate) fn names(wanted: &[String]) -> Result<Vec<String>, NameError> {
    let names: Vec<String> = wanted
        .iter()
        .map(|text| name(text))
        .collect::<Result<_, _>>()?;
    let keys: Vec<String> = names.iter().map(|name| key(name)).collect();
    for (seat, key) in keys.iter().enumerate() {
        if keys[..seat].contains(key) {
            return Err(NameError::Twice(names[seat].clone()));
        }
    }
    Ok(names)
}

/// The normalised name, if it differs from the others at the table.
pub(crate) fn name_among<'a>(
    text: &str,
    others: impl Iterator<Item = &'a str>,
) -> Result<String, NameError> {
    let name = name(text)?;
    let mut others = others.map(key);
    if others.any(|other| other == key(&name)) {
        return Err(NameError::Twice(name));
    }
    Ok(name)
}

/// The normalised handle and its key, which equal handles share.
pub(crate) fn handle(text: &str) -> Result<(String, String), NameError> {
    let handle = name(text)?;
    let key = key(&handle);
    if EVERYBODYS.contains(&key.as_str()) {
        return Err(NameError::Everybodys(handle));
    }
    Ok((handle, key))
}

/// Reserved handles: the page uses the first for the player themselves, the server the second for deleted accounts.
const EVERYBODYS: [&str; 2] = ["you", "deleted player"];

/// Whether two names count as the same.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// Suggestions for somebody whose name is taken.
pub(crate) fn others_like(name: &str) -> impl Iterator<Item = String> {
    let short: String = name.chars().take(LONGEST_NAME - 3).collect();
    let short = text::read(&short).text;
    (2..=9).map(move |number| format!("{short} {number}"))
}

/// Default names of bots.
const BOTS: [&str; 16] = [
    "Ada", "Boris", "Clara", "Dmitri", "Edith", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Klara",
    "Leo", "Mira", "Nils", "Olga", "Paul",
];

/// Free names for bots at a table; there are more of them than seats.
pub(crate) fn bot_names<'a>(taken: impl Iterator<Item = &'a str>) -> impl Iterator<Item = String> {
    let taken: Vec<String> = taken.map(key).collect();
    let free = BOTS.iter().filter(move |name| !taken.contains(&key(name)));
    free.map(|name| (*name).to_owned())
}

/// A normalised line of text, without invisible and direction-changing characters; refused if longer than that.
pub(crate) fn line(text: &str, longest: usize) -> Result<String, LineError> {
    let line = text::read(text).text;
    if line.chars().count() > longest {
        return Err(LineError(longest));
    }
    Ok(line)
}

/// A text is too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("That has more than {0} characters.")]
pub(crate) struct LineError(usize);

/// The normalised name.
pub(crate) fn name(text: &str) -> Result<String, NameError> {
    let Reading { text: name, fault } = text::read(text);
    if let Some(Fault::Hidden(hidden)) = fault {
        return Err(NameError::Hidden(hidden));
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(NameError::Long);
    }
    match fault {
        Some(_) => Err(NameError::Marks),
        None if name.is_empty() => Err(NameError::Empty),
        None => Ok(name),
    }
}

/// The key of a name, which names share that differ only in case, width, compatibility forms or invisible characters.
fn key(name: &str) -> String {
    let is_tag = |letter: char| matches!(letter, '\u{e0020}'..='\u{e007f}');
    let visible = name
        .chars()
        .filter(|letter| !text::is_ignorable(*letter) || is_tag(*letter));
    fold(&visible.nfkc().collect::<String>())
}

/// The case-folded name.
fn fold(name: &str) -> String {
    let folded = name.to_uppercase().to_lowercase();
    folded.nfkc().collect()
}

/// The skeletons (UTS #39) of a name, equal for names that look alike: а and a, 0 and O, rn and m. Lower case may look alike
/// where upper case does not, and the reverse; two names look alike if either skeleton is the same.
pub(crate) fn looks(name: &str) -> [String; 2] {
    let visible = name.chars().filter(|letter| !text::is_ignorable(*letter));
    let visible: String = visible.nfkc().collect();
    [&visible, &key(name)].map(|name| fold(&skeleton(name).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_scripts_are_taken_as_they_are() {
        for text in [
            "Anna",
            "Zoë",
            "Jean-Luc O’Neil",
            "Müller & Söhne",
            "Łukasz",
            "Ξένια",
            "Дмитрий",
            "山田太郎",
            "김철수",
            "שָׁלוֹם",
            "مُحَمَّد",
            "نمی\u{200c}خواهم", // Persian, with a joiner inside the word
            "क्\u{200d}ष",       // Hindi, with a joiner after a virama
            "สมชาย",
            "རྐྱེན",
            "🦊",
            "👩\u{200d}🚀",
            "🏳\u{fe0f}\u{200d}🌈",
            "❤\u{fe0f} Anna",
            "👍🏽",
            "🇫🇷",
            "1\u{fe0f}\u{20e3}",
            "x",
        ] {
            assert_eq!(name(text).as_deref(), Ok(text), "{text}");
        }
    }

    #[test]
    fn spaces_and_letters_are_stored_in_one_way() {
        assert_eq!(
            name("  Anna \u{a0}\u{3000} Bell ").as_deref(),
            Ok("Anna Bell")
        );
        assert_eq!(name("Zoe\u{308}").as_deref(), Ok("Zoë"));
        assert_eq!(name(&"e\u{301}".repeat(32)), Ok("é".repeat(32)));
    }

    #[test]
    fn an_invisible_character_is_named_in_the_refusal() {
        for (text, hidden) in [
            ("An\u{202e}na", '\u{202e}'), // right-to-left override
            ("\u{2066}Anna", '\u{2066}'), // isolate
            ("Anna\u{200f}", '\u{200f}'), // right-to-left mark
            ("An\u{200b}na", '\u{200b}'), // zero width space
            ("An\u{200d}na", '\u{200d}'),
            ("An\u{200c}na", '\u{200c}'),
            ("\u{200d}🚀", '\u{200d}'),
            ("🚀\u{200d}", '\u{200d}'),
            ("1\u{200d}2", '\u{200d}'),
            ("An\u{ad}na", '\u{ad}'), // soft hyphen
            ("Anna\u{fe0f}", '\u{fe0f}'),
            ("Anna\u{feff}", '\u{feff}'),
            ("Anna\u{2028}", '\u{2028}'),
            ("Anna\u{2029}Bell", '\u{2029}'),
            ("An\u{34f}na", '\u{34f}'),
            ("\u{115f}\u{1160}", '\u{115f}'),
            ("\u{3164}", '\u{3164}'),
            ("\u{ffa0}", '\u{ffa0}'),
            ("\u{2800}", '\u{2800}'),
            ("\u{fffc}", '\u{fffc}'), // the replacement of an object
            ("An\u{16fe4}na", '\u{16fe4}'),
            ("\u{13441}", '\u{13441}'),
            ("\u{13442}", '\u{13442}'),
            ("\u{1d159}", '\u{1d159}'),
            ("Anna\u{e0041}", '\u{e0041}'), // a tag
            ("Anna\u{e0100}", '\u{e0100}'), // a variation selector
            ("\u{e000}", '\u{e000}'),       // private use
            ("\u{378}", '\u{378}'),         // unassigned
            ("\u{ffff}", '\u{ffff}'),
            ("An\tna", '\t'),
            ("Anna\n", '\n'),
            ("\0", '\0'),
            ("\u{85}Anna", '\u{85}'),
        ] {
            assert_eq!(name(text), Err(NameError::Hidden(hidden)), "{text:?}");
        }
        let sentence = NameError::Hidden('\u{202e}').to_string();
        assert!(sentence.ends_with("U+202E is one."), "{sentence}");
    }

    #[test]
    fn a_name_is_visible_and_not_too_long() {
        for text in ["", " ", "\u{a0}\u{3000}"] {
            assert_eq!(name(text), Err(NameError::Empty), "{text:?}");
        }
        assert_eq!(name(&"x".repeat(33)), Err(NameError::Long));
        assert!(name(&"x".repeat(32)).is_ok());
    }

    #[test]
    fn accents_need_a_letter_and_do_not_pile_up() {
        for text in ["\u{301}", "\u{301}Anna", "Anna \u{301}", "\u{20dd}"] {
            assert_eq!(name(text), Err(NameError::Marks), "{text:?}");
        }
        let piled = |count| format!("Ann{}", "\u{32f}".repeat(count));
        assert!(name(&piled(4)).is_ok());
        assert_eq!(name(&piled(5)), Err(NameError::Marks));
    }

    #[test]
    fn names_that_look_alike_have_a_look_in_common() {
        let alike = |one: &str, two: &str| {
            let (one, two) = (looks(one), looks(two));
            one.iter().any(|look| two.contains(look))
        };
        for (one, two) in [
            ("Anna", "Аnna"),     // a Cyrillic A
            ("Anna", "аnnа"),     // and more of them
            ("anna", "ＡＮＮＡ"), // full width
            ("BOB", "ВОВ"),       // capitals of Cyrillic alone
            ("Paul", "Раul"),
            ("Ορα", "Opa"), // Greek
            ("Will", "WiII"),
            ("Will", "Wi1l"),
            ("WILL", "WlLL"),
            ("Lola", "L0la"),
            ("Tom", "Torn"),
            ("علی", "علي"), // Persian, Arabic
            ("タロー", "タロ一"),
            ("Ben 2", "Вen 2"),
            ("Zoë", "Zoё"),
        ] {
            assert!(alike(one, two), "{one} {two}");
            assert!(alike(two, one), "{one} {two}");
        }
        for (one, two) in [
            ("Anna", "Anne"),
            ("Zoë", "Zoe"),
            ("Paul", "Pavel"),
            ("Дмитрий", "Dmitri"),
            ("Ilse", "Else"),
            ("山田", "山本"),
            ("Ben 2", "Ben 3"),
        ] {
            assert!(!alike(one, two), "{one} {two}");
        }
        // Names that are the same to a table look alike as well.
        for (one, two) in [
            ("Straße", "STRASSE"),
            ("ﬁn", "FIN"),
            ("❤", "❤\u{fe0f}"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
        ] {
            assert!(are_alike(one, two) && alike(one, two), "{one} {two}");
        }
    }

    #[test]
    fn flags_of_regions_are_different_names() {
        let flag = |tags: &str| -> String {
            let tags = tags
                .bytes()
                .map(|tag| char::from_u32(0xe0000 + u32::from(tag)).unwrap());
            ['🏴']
                .into_iter()
                .chain(tags)
                .chain(['\u{e007f}'])
                .collect()
        };
        let (scotland, wales) = (flag("gbsct"), flag("gbwls"));
        let seated = names(&[scotland.clone(), wales.clone()]);
        assert_eq!(seated, Ok(vec![scotland.clone(), wales]));
        let twice = names(&[scotland.clone(), scotland.clone()]);
        assert_eq!(twice, Err(NameError::Twice(scotland)));
    }

    #[test]
    fn a_line_drops_what_a_name_is_refused_for() {
        assert_eq!(
            line("می\u{200c}خواهم", 20).as_deref(),
            Ok("می\u{200c}خواهم")
        );
        assert_eq!(
            line(" An\u{202e}na \u{301}\n\u{200b} Bell", 20).as_deref(),
            Ok("Anna Bell")
        );
        assert_eq!(line("\u{3164}\u{2800}", 20).as_deref(), Ok(""));
        assert_eq!(line("four", 3), Err(LineError(3)));
    }

    #[test]
    fn two_players_have_names_that_can_be_told_apart() {
        let both =
            |one: &str, two: &str| names(&[one.to_owned(), "Ben".to_owned(), two.to_owned()]);
        for (one, two) in [
            ("Anna", "Anna"),
            ("Anna", "ANNA"),
            ("Anna", " anna "),
            ("Zoë", "ZOE\u{308}"),
            ("Anna", "Ａｎｎａ"), // full width
            ("ﬁn", "fin"),
            ("Straße", "STRASSE"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
            ("❤", "❤\u{fe0f}"),
            ("\u{212b}", "å"),
        ] {
            let refused = both(one, two);
            assert!(
                matches!(refused, Err(NameError::Twice(_))),
                "{one} {two}: {refused:?}"
            );
        }
        assert!(both("Anna", "Anne").is_ok());
        assert!(both("Zoë", "Zoe").is_ok());
    }
}
