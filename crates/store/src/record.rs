//! What is stored of a table beside its log.

use std::collections::BTreeMap;
use std::sync::Arc;

use moonshot_api::Autoplay;
use moonshot_protocol::CardFaces;
use moonshot_rules::Seat;
use moonshot_table::{PersonId, Seeds};
use serde_json::{Map, Value};

use crate::{Origin, TableId};

/// A table as it was created, before its first card.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRecord {
    /// The table.
    pub id: TableId,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The game's id.
    pub game: String,
    /// The options it was created with; missing ones have their default.
    pub options: Map<String, Value>,
    /// The cards of Black Hearts, if they are not the built-in set.
    pub card_set: Option<Arc<CardFaces>>,
    /// The lesson, if the match is one: its first deals are chosen, and the log has every outcome.
    pub lesson: Option<String>,
    /// How it came to be; `None` if it was made in the lobby.
    pub origin: Option<Origin>,
    /// The seeds of every shuffle. They do not print.
    pub seeds: Seeds,
    /// Whether the table waits for its players: who sits where is then in the log, and `seats` has nobody.
    pub waits: bool,
    /// Who sits where before the first entry of the log, in seat order.
    pub seats: Vec<SeatRecord>,
    /// Which forced cards are played automatically, for the people who have set it.
    pub autoplay: BTreeMap<PersonId, Autoplay>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatRecord {
    /// The name at the table.
    pub name: String,
    /// The person; `None` for a house bot.
    pub person: Option<PersonId>,
    /// Whether the person is a program, under an account that is marked as a bot's.
    pub program: bool,
    /// Whether the name is that of the person's account.
    pub account: bool,
}

/// Where a person sits at a table, or sat last.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Whether the person has archived the table.
    pub put_away: bool,
}
