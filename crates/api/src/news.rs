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

/// A delta: one message of a live stream for a client that keeps the snapshot of the message before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Changes {
    /// The viewer's version after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// What the viewer saw happen, in order.
    pub events: Vec<TableEvent>,
    /// The changed values of the snapshot, keyed by JSON pointer (RFC 6901).
    /// Every pointer refers to a place that exists in the baseline, and none lies within another.
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

/// An event of the table outside the game.
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
    /// A player took a seat.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who.
        name: String,
        /// The previous player: a bot, or the same person on another device; null if the seat was free.
        before: Option<String>,
    },
    /// A bot took a seat.
    BotSat {
        /// The seat.
        seat: Seat,
        /// Its name.
        name: String,
        /// The player who left; null if there was none.
        left: Option<String>,
    },
    /// A seat became free.
    Freed {
        /// The seat.
        seat: Seat,
        /// The previous player.
        name: String,
    },
    /// Two seats were swapped.
    Swapped {
        /// One.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The match has begun.
    Begun,
    /// A bot stands in for a player.
    Away {
        /// The player's seat.
        seat: Seat,
        /// Why.
        why: Absence,
    },
    /// A player is back from a bot that stood in.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The host changed.
    Host {
        /// The new host's seat; null if they have none.
        seat: Option<Seat>,
    },
    /// The match was paused or resumed.
    Paused {
        /// Who did it.
        seat: Seat,
        /// Whether it is paused.
        paused: bool,
    },
    /// The players agreed to end the match.
    Stopped,
    /// The terms changed.
    Terms,
    /// The players move on to a rematch.
    Next {
        /// The rematch's table.
        table: String,
    },
    /// A player took a hint.
    Hint {
        /// Who.
        seat: Seat,
    },
    /// A chat message.
    Said {
        /// The sender's seat.
        seat: Seat,
        /// What.
        said: Said,
    },
}
