//! Small facts about a table that a view tells beside its document.

/// How a pass goes: the same for every player of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passing {
    /// How many cards each player passes.
    pub count: usize,
    /// How many places to the left they go.
    pub left: usize,
}

/// The total that ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The total as the table agreed on it.
    pub total: i32,
    /// The least total that ends the match: `total` where it must be met, one more where it must be exceeded.
    pub ends_at: i32,
}
