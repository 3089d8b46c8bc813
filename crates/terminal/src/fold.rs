//! What a keyboard of Chinese, Japanese or Korean types full width, as the keys of other keyboards type it.

/// A letter, digit or mark at its usual width: `?` for `？`.
pub(crate) fn fold(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        // Between the numbers of a pass.
        '、' => ',',
        letter => letter,
    }
}

/// A line with each of its letters at its usual width.
pub(crate) fn folded(line: &str) -> String {
    line.chars().map(fold).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_letters_are_those_of_any_keyboard() {
        assert_eq!(folded("？ｑ１２、ＱＳ　ｕ"), "?q12,QS u");
        assert_eq!(folded("? q 12"), "? q 12");
        assert_eq!(folded("ハート"), "ハート");
    }
}
