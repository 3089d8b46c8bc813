//! The messages of a live stream.

use std::collections::BTreeMap;

use moonshot_protocol::Event;
use moonshot_rules::Seat;
use moonshot_table::{Absence, Said};
use serde::{Deserialize, Serialize};

use super::Snapshot;

/// One message of a live stream.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The viewer's version after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// What the viewer saw happen, in order.
    pub events: Vec<TableEvent>,
    /// What the viewer may know after it.
    pub snapshot: Snapshot,
}

/// One message of a live stream for a client that keeps the snapshot of the message before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Changes {
    /// The viewer's version after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// What the viewer saw happen, in order.
    pub events: Vec<TableEvent>,
    /// What is another in the snapshot now: for each place, as a JSON pointer (RFC 6901) into the snapshot, the new value.
    /// Every place is there already, and none lies within another.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub changes: BTreeMap<String, serde_json::Value>,
}

/// An event that a viewer saw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum TableEvent {
    /// An event of the game.
    Game(Event),
    /// An event of the table.
    Table(TableNews),
}

/// An event at a table that is no part of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TableNews {
    /// A player undid back to their last decision.
    Undone {
        /// Who.
        seat: Seat,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
        /// Who sat there before: a bot, or the same person on another device; null where nobody did.
        before: Option<String>,
    },
    /// A bot sits there from now on.
    BotSat {
        /// Where.
        seat: Seat,
        /// What it is called.
        name: String,
        /// The person who has left; null where none sat there.
        left: Option<String>,
    },
    /// Nobody sits there any more.
    Freed {
        /// Where.
        seat: Seat,
        /// Who sat there.
        name: String,
    },
    /// Two seats changed places.
    Swapped {
        /// One.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The match has begun.
    Begun,
    /// A bot plays for a person.
    Away {
        /// For whom.
        seat: Seat,
        /// Why.
        why: Absence,
    },
    /// A person plays again.
    Back {
        /// Who.
        seat: Seat,
    },
    /// There is another host.
    Host {
        /// Where they sit; null where they do not.
        seat: Option<Seat>,
    },
    /// The match rests, or goes on.
    Paused {
        /// Who wanted it so.
        seat: Seat,
        /// Whether it rests.
        paused: bool,
    },
    /// The people agreed to end the match.
    Stopped,
    /// The terms are others now.
    Terms,
    /// The company goes on at another table.
    Next {
        /// Which.
        table: String,
    },
    /// A player took a hint.
    Hint {
        /// Who.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// From which seat.
        seat: Seat,
        /// What.
        said: Said,
    },
}
