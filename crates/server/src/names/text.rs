//! Normalises texts from people: names, chat messages, titles and notes.
//!
//! A text is stored in NFC, with single spaces. Invisible characters are removed, except where a script or an emoji needs them:
//! the joiners U+200C and U+200D, variation selectors, word spaces and the tags of a flag. Also removed are bidirectional
//! controls, characters without a meaning (controls, private-use and unassigned ones), and marks that pile up on a letter. Names
//! with any of these are refused instead.
//!
//! PRECIS (RFC 8264) does not fit: it refuses most emoji with a joiner or a selector, and accepts any number of marks.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{
    GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory,
};
use unicode_script::{Script, UnicodeScript};

/// Maximum number of marks on a letter that are not of its script, such as the accents of Latin; more overlap the lines above
/// (UTS #39, 5.4).
pub(crate) const MOST_MARKS: usize = 4;
/// Maximum number of marks on a letter including those of its own script, such as the stacks of Tibetan.
const MOST_OWN_MARKS: usize = 7;

const ZERO_WIDTH_SPACE: char = '\u{200b}';
const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
const EMOJI_SELECTOR: char = '\u{fe0f}';
const BLACK_FLAG: char = '\u{1f3f4}';
/// The combining class of signs that join adjacent letters, in the scripts of India.
const VIRAMA: u8 = 9;

/// Cursive scripts, where joiners select the form of a letter.
const CURSIVE: [Script; 7] = [
    Script::Adlam,
    Script::Arabic,
    Script::Hanifi_Rohingya,
    Script::Mandaic,
    Script::Mongolian,
    Script::Nko,
    Script::Syriac,
];

/// Scripts without spaces between words; U+200B marks where a line may break.
const WITHOUT_SPACES: [Script; 8] = [
    Script::Khmer,
    Script::Lao,
    Script::Myanmar,
    Script::New_Tai_Lue,
    Script::Tai_Le,
    Script::Tai_Tham,
    Script::Tai_Viet,
    Script::Thai,
];

/// Why a character is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// An invisible character, a bidirectional control, or one without a meaning.
    Hidden(char),
    /// A mark without a letter, or one too many on its letter.
    Mark,
}

/// A normalised text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// The text without its faults.
    pub(crate) text: String,
    /// The first fault.
    pub(crate) fault: Option<Fault>,
}

/// Normalises a text.
pub(crate) fn read(text: &str) -> Reading {
    let Reading { mut text, fault } = read_once(text);
    let mut left = fault;
    // A removed character may have been the reason for a joiner before it.
    while left.is_some() {
        Reading { text, fault: left } = read_once(&text);
    }
    Reading { text, fault }
}

fn read_once(text: &str) -> Reading {
    let letters: Vec<char> = text.nfc().collect();
    let mut reader = Reader::default();
    let mut rest = letters.as_slice();
    while let Some((letter, after)) = rest.split_first() {
        let tags = if *letter == BLACK_FLAG {
            flag_tags(after)
        } else {
            0
        };
        reader.take(*letter, after.first().copied());
        reader.kept.extend(&after[..tags]);
        rest = &after[tags..];
    }
    Reading {
        text: reader.kept.trim_end().nfc().collect(),
        fault: reader.fault,
    }
}

#[derive(Default)]
struct Reader {
    kept: String,
    fault: Option<Fault>,
    /// The letter that marks and joiners apply to.
    base: Option<char>,
    /// The marks on it.
    marks: Vec<char>,
}

impl Reader {
    fn take(&mut self, letter: char, after: Option<char>) {
        if letter.is_whitespace() {
            if !has_a_meaning(letter) {
                self.fault.get_or_insert(Fault::Hidden(letter));
            }
            if !self.kept.is_empty() && !self.kept.ends_with(' ') {
                self.kept.push(' ');
            }
            self.base = None;
        } else if is_ignorable(letter) {
            if self.has_use_for(letter, after) {
                self.kept.push(letter);
            } else {
                self.fault.get_or_insert(Fault::Hidden(letter));
            }
        } else if !has_a_meaning(letter) {
            self.fault.get_or_insert(Fault::Hidden(letter));
        } else if is_mark(letter) {
            if self.bears(letter) {
                self.kept.push(letter);
                self.marks.push(letter);
            } else {
                self.fault.get_or_insert(Fault::Mark);
            }
        } else {
            self.kept.push(letter);
            self.base = Some(letter);
            self.marks.clear();
        }
    }

    /// Whether the current letter can take another mark.
    fn bears(&self, mark: char) -> bool {
        let Some(base) = self.base else { return false };
        let script = base.script();
        let own = |mark: char| mark.script() == script && script != Script::Common;
        if own(mark) {
            return self.marks.len() < MOST_OWN_MARKS && !self.marks.contains(&mark);
        }
        let others = self.marks.iter().filter(|mark| !own(**mark));
        others.count() < MOST_MARKS
    }

    /// Whether an invisible character is needed here.
    fn has_use_for(&self, letter: char, after: Option<char>) -> bool {
        let before = self.kept.chars().next_back().unwrap_or(' ');
        // The letter before it; none if an invisible character was kept already.
        let base = self.base.filter(|_| !is_ignorable(before));
        let script = base.map_or(Script::Unknown, |base| base.script());
        let between = |scripts: &[Script]| {
            scripts.contains(&script) && after.is_some_and(|after| after.script() == script)
        };
        match letter {
            ZERO_WIDTH_JOINER | ZERO_WIDTH_NON_JOINER => {
                let cursive = [base.is_some_and(is_cursive), after.is_some_and(is_cursive)];
                let forms = match letter {
                    ZERO_WIDTH_NON_JOINER => cursive == [true, true],
                    _ => cursive.contains(&true) && !is_ignorable(before),
                };
                let joins = base.is_some_and(is_letter)
                    && (is_virama(before) || after.is_some_and(is_virama));
                forms || joins || letter == ZERO_WIDTH_JOINER && joins_emoji(before, after)
            }
            ZERO_WIDTH_SPACE => between(&WITHOUT_SPACES),
            '\u{fe0e}' | EMOJI_SELECTOR => before.is_emoji_char(),
            // Variants of an ideograph, as in Japanese names.
            '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}'
                if before == base.unwrap_or(' ') =>
            {
                script == Script::Han || letter == '\u{fe00}' && script == Script::Myanmar
            }
            '\u{180b}'..='\u{180d}' | '\u{180f}' => script == Script::Mongolian,
            '\u{180e}' => between(&[Script::Mongolian]),
            // The grapheme joiner keeps Hebrew marks in order.
            '\u{34f}' => script == Script::Hebrew && is_mark(before) && after.is_some_and(is_mark),
            // Fillers for a Korean letter without its vowel or consonant.
            '\u{1160}' => matches!(before, '\u{1100}'..='\u{115e}' | '\u{a960}'..='\u{a97c}'),
            '\u{115f}' => matches!(
                after,
                Some('\u{1161}'..='\u{11a7}' | '\u{d7b0}'..='\u{d7c6}')
            ),
            // A Braille space.
            '\u{2800}' => between(&[Script::Braille]) && after != Some(letter),
            _ => false,
        }
    }
}

/// The number of tags after a black flag that make it a region's, such as `gbsct` and U+E007F for Scotland; zero if they do not.
fn flag_tags(after: &[char]) -> usize {
    let region = |tag: &&char| matches!(tag, '\u{e0061}'..='\u{e007a}');
    let part = |tag: &&char| region(tag) || matches!(tag, '\u{e0030}'..='\u{e0039}');
    let parts = after.iter().take_while(part).count();
    let country = after.iter().take(2).filter(region).count();
    let ends = after.get(parts) == Some(&'\u{e007f}');
    if country == 2 && (3..=6).contains(&parts) && ends {
        parts + 1
    } else {
        0
    }
}

fn joins_emoji(before: char, after: Option<char>) -> bool {
    let emoji = |letter: char| letter.is_emoji_char() && !letter.is_ascii();
    (emoji(before) || before == EMOJI_SELECTOR) && after.is_some_and(emoji)
}

fn is_virama(letter: char) -> bool {
    canonical_combining_class(letter) == VIRAMA
}

fn is_letter(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Letter
}

/// Whether it is a letter of a cursive script. The stroke U+0640 belongs to several.
fn is_cursive(letter: char) -> bool {
    letter == '\u{640}' || is_letter(letter) && CURSIVE.contains(&letter.script())
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark && !is_ignorable(letter)
}

fn has_a_meaning(letter: char) -> bool {
    match letter.general_category() {
        GeneralCategory::Format => is_number_sign(letter),
        GeneralCategory::Control
        | GeneralCategory::PrivateUse
        | GeneralCategory::Surrogate
        | GeneralCategory::Unassigned
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => false,
        _ => true,
    }
}

/// Visible format characters: signs that enclose the number or the word after them, such as the end of an ayah.
fn is_number_sign(letter: char) -> bool {
    matches!(
        letter,
        '\u{600}'
            ..='\u{605}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'
                | '\u{891}'
                | '\u{8e2}'
                | '\u{110bd}'
                | '\u{110cd}'
    )
}

/// Invisible characters: Unicode's Default_Ignorable_Code_Point without other format characters, the blank Braille cell, the
/// object replacement, the filler of Khitan, blanks among hieroglyphs and a note without a head.
pub(crate) fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{13441}' | '\u{13442}'
            | '\u{16fe4}' | '\u{1d159}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests;
