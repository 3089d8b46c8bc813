//! Texts that are stored beside tables and people: reviews, challenges, results.

use moonshot_table::PersonId;

use crate::TableId;

/// A text with a kind and a key, as [`Write::Document`](crate::Write::Document) stores it.
///
/// It is deleted with its table and with the account of its owner. The body has no names of people: erasure does not read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The kind, such as `review`.
    pub kind: String,
    /// The key, unique among documents of the kind.
    pub key: String,
    /// When it was written last, in milliseconds since 1970.
    pub made: i64,
    /// The person it is about, if any.
    pub owner: Option<PersonId>,
    /// The table it is about, if any.
    pub table: Option<TableId>,
    /// The text.
    pub body: String,
}
