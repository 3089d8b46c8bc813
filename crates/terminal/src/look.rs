//! How things are shown: colours, symbols, speed.

use std::time::Duration;

/// How a client shows things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Letters in the place of suits, frames and typographic marks.
    pub ascii: bool,
    /// Whether colours are used.
    pub colour: bool,
    /// How long cards stay before the next one is shown.
    pub pace: Pace,
}

/// The speed at which the moves of others are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// All at once.
    None,
    /// Half as long as usual.
    Fast,
    /// About half a second for a card.
    #[default]
    Normal,
    /// Twice as long as usual.
    Slow,
}

impl Pace {
    /// A duration at this speed.
    pub fn of(self, usual: Duration) -> Duration {
        match self {
            Pace::None => Duration::ZERO,
            Pace::Fast => usual / 2,
            Pace::Normal => usual,
            Pace::Slow => usual * 2,
        }
    }
}

impl Look {
    /// The text with what this terminal cannot show replaced.
    pub fn text(&self, text: &str) -> String {
        if !self.ascii {
            return text.to_owned();
        }
        let mut plain = String::with_capacity(text.len());
        for letter in text.chars() {
            match letter {
                '’' | '‘' => plain.push('\''),
                '“' | '”' | '„' | '«' | '»' => plain.push('"'),
                '–' | '—' | '−' => plain.push('-'),
                '…' => plain.push_str("..."),
                '±' => plain.push_str("+/-"),
                '·' => plain.push('|'),
                '♣' => plain.push('C'),
                '♦' => plain.push('D'),
                '♥' => plain.push('H'),
                '♠' => plain.push('S'),
                '▲' => plain.push('^'),
                '▼' => plain.push('v'),
                '✓' => plain.push('*'),
                '\u{a0}' | '\u{202f}' => plain.push(' '),
                // Letters of other languages stay: there is nothing better for them.
                other => plain.push(other),
            }
        }
        plain
    }
}
