//! Names at a table: what can be read, and told from the others.
//!
//! A name is stored in Unicode's form NFC, with single spaces. It has no character that is invisible, that changes the
//! direction of what follows, or that has no meaning of its own (control, private and unassigned ones). Two are taken
//! where writing needs them: the joiners U+200C and U+200D inside a word of a script that uses them, U+200D between
//! emoji, and the variation selectors U+FE0E and U+FE0F after an emoji.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 32;
/// The most marks on one letter; writing needs no more, and more run over the lines above.
const MOST_MARKS: usize = 4;
const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
/// The combining class of signs that join the letters beside them, in the scripts of India.
const VIRAMA: u8 = 9;

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

/// The names as they are stored.
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

/// A name as it is stored, if it is none of the others at the table.
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

/// A handle as it is stored, and what it has in common with those that look alike.
pub(crate) fn handle(text: &str) -> Result<(String, String), NameError> {
    let handle = name(text)?;
    let key = key(&handle);
    if EVERYBODYS.contains(&key.as_str()) {
        return Err(NameError::Everybodys(handle));
    }
    Ok((handle, key))
}

/// What no account is called: the page calls everybody so to themselves, or the server whoever is gone.
const EVERYBODYS: [&str; 2] = ["you", "deleted player"];

/// Whether two names could be taken for one.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// Other names for somebody who cannot have that one.
pub(crate) fn others_like(name: &str) -> impl Iterator<Item = String> {
    let short: String = name.chars().take(LONGEST_NAME - 3).collect();
    let short = short.trim_end().to_owned();
    (2..=9).map(move |number| format!("{short} {number}"))
}

/// What bots are called, unless somebody gives them another name.
const BOTS: [&str; 16] = [
    "Ada", "Boris", "Clara", "Dmitri", "Edith", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Klara",
    "Leo", "Mira", "Nils", "Olga", "Paul",
];

/// Names for bots at a table where these are taken; there are more of them than seats.
pub(crate) fn bot_names<'a>(taken: impl Iterator<Item = &'a str>) -> impl Iterator<Item = String> {
    let taken: Vec<String> = taken.map(key).collect();
    let free = BOTS.iter().filter(move |name| !taken.contains(&key(name)));
    free.map(|name| (*name).to_owned())
}

/// A line of text as it is stored, of so many characters at most: what cannot be seen or changes the direction of what
/// follows is left out.
pub(crate) fn line(text: &str, longest: usize) -> Result<String, LineError> {
    let visible: String = text
        .chars()
        .filter(|letter| letter.is_whitespace() || hidden(&letter.to_string()).is_none())
        .nfc()
        .collect();
    let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() > longest {
        return Err(LineError(longest));
    }
    Ok(line)
}

/// A text is too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("That has more than {0} characters.")]
pub(crate) struct LineError(usize);

/// A name as it is stored.
fn name(text: &str) -> Result<String, NameError> {
    if let Some(hidden) = hidden(text) {
        return Err(NameError::Hidden(hidden));
    }
    let name: String = text.nfc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST_NAME {
        return Err(NameError::Long);
    }
    let mut marks = MOST_MARKS;
    let mut seen = false;
    for letter in name.chars() {
        if is_mark(letter) {
            marks += 1;
            if marks > MOST_MARKS {
                return Err(NameError::Marks);
            }
        } else {
            marks = if letter == ' ' { MOST_MARKS } else { 0 };
            seen |= letter != ' ';
        }
    }
    if seen {
        Ok(name)
    } else {
        Err(NameError::Empty)
    }
}

/// What two names have in common that look or sound the same, whatever their case, width or selectors.
fn key(name: &str) -> String {
    let visible = name.chars().filter(|letter| !is_ignorable(*letter));
    let folded: String = visible.nfkc().collect();
    let folded = folded.to_uppercase().to_lowercase();
    folded.nfkc().collect()
}

/// The first character that a name may not have where it stands.
fn hidden(text: &str) -> Option<char> {
    let letters: Vec<char> = text.chars().collect();
    let stands = |place: usize| {
        let before = place.checked_sub(1).map(|before| letters[before]);
        let after = letters.get(place + 1).copied();
        match letters[place] {
            ZERO_WIDTH_JOINER => before.is_some_and(joins) || between_emoji(before, after),
            ZERO_WIDTH_NON_JOINER => before.is_some_and(joins) || in_a_cursive_word(before, after),
            '\u{fe0e}' | '\u{fe0f}' => before.is_some_and(UnicodeEmoji::is_emoji_char),
            letter => !is_ignorable(letter) && has_a_meaning(letter),
        }
    };
    (0..letters.len())
        .find(|place| !stands(*place))
        .map(|place| letters[place])
}

fn joins(letter: char) -> bool {
    canonical_combining_class(letter) == VIRAMA
}

fn between_emoji(before: Option<char>, after: Option<char>) -> bool {
    let emoji = |letter: char| letter.is_emoji_char() && !letter.is_ascii();
    before.is_some_and(|before| emoji(before) || before == '\u{fe0f}') && after.is_some_and(emoji)
}

fn in_a_cursive_word(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(is_cursive) && after.is_some_and(is_cursive)
}

/// Whether the letter, or the mark on one, is of the Arabic or the Syriac script.
fn is_cursive(letter: char) -> bool {
    let script = matches!(letter, '\u{600}'..='\u{77f}' | '\u{860}'..='\u{8ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    let group = letter.general_category_group();
    script
        && matches!(
            group,
            GeneralCategoryGroup::Letter | GeneralCategoryGroup::Mark
        )
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark && !is_ignorable(letter)
}

fn has_a_meaning(letter: char) -> bool {
    !matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}

/// Characters that are shown as nothing (Unicode's Default_Ignorable_Code_Point, as far as they are no format
/// characters), and those that stand for nothing or for what is not there: the blank Braille cell, the replacement of an
/// object, the filler of Khitan, blanks among hieroglyphs and a note without a head.
fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{13441}' | '\u{13442}'
            | '\u{16fe4}' | '\u{1d159}' | '\u{e0000}'..='\u{e0fff}'
    )
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
    fn what_cannot_be_seen_is_named() {
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
    fn a_name_has_something_to_see_and_is_not_too_long() {
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
