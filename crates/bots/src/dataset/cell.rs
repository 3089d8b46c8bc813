//! The cells of a row.

/// A cell with the name of its column.
pub type Column = (&'static str, Cell);

/// A value of a row; `None` where it does not apply. A column has the same kind of cell in every row of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Yes or no.
    Flag(Option<bool>),
    /// A small number: a seat, a card's number, a count.
    Small(Option<u8>),
    /// A count.
    Count(Option<u32>),
    /// A set of cards, or the number of a match.
    Word(Option<u64>),
    /// A text.
    Text(Option<String>),
    /// Small numbers.
    Smalls(Option<Vec<u8>>),
    /// Counts.
    Counts(Option<Vec<u32>>),
    /// Sets of cards.
    Words(Option<Vec<u64>>),
    /// Points.
    Points(Option<Vec<i32>>),
    /// Costs and shares.
    Reals(Option<Vec<f32>>),
    /// Texts.
    Texts(Option<Vec<String>>),
}

impl Cell {
    pub(super) const fn small(number: u8) -> Cell {
        Cell::Small(Some(number))
    }

    pub(super) const fn count(number: u32) -> Cell {
        Cell::Count(Some(number))
    }

    pub(super) const fn word(word: u64) -> Cell {
        Cell::Word(Some(word))
    }

    pub(super) fn text(text: impl ToString) -> Cell {
        Cell::Text(Some(text.to_string()))
    }

    pub(super) fn smalls(numbers: impl IntoIterator<Item = u8>) -> Cell {
        Cell::Smalls(Some(numbers.into_iter().collect()))
    }

    pub(super) fn words(words: impl IntoIterator<Item = u64>) -> Cell {
        Cell::Words(Some(words.into_iter().collect()))
    }

    pub(super) fn points(points: impl IntoIterator<Item = i32>) -> Cell {
        Cell::Points(Some(points.into_iter().collect()))
    }

    pub(super) fn texts<T: ToString>(texts: impl IntoIterator<Item = T>) -> Cell {
        Cell::Texts(Some(
            texts.into_iter().map(|text| text.to_string()).collect(),
        ))
    }
}
