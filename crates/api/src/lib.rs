//! The wire types of the HTTP API: requests, responses and stream messages.
//!
//! Every type serialises and deserialises, so servers and clients share them. The OpenAPI document and the page's
//! TypeScript types are generated from these types (features `openapi` and `ts`).
//!
//! ```
//! use moonshot_api::{Accepted, ActionRequest};
//! let request = ActionRequest { version: 7, action: "QS".into() };
//! assert_eq!(serde_json::to_string(&request)?, r#"{"version":7,"action":"QS"}"#);
//! let accepted: Accepted = serde_json::from_str(r#"{"version":8}"#)?;
//! assert_eq!(accepted.version, 8);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! | module | requests and responses about |
//! | --- | --- |
//! | `requests` | making tables, actions, settings, suggestions |
//! | `people` | seats, the host, proposals, chat, the list of open tables |
//! | `snapshot` | what a viewer may know: snapshot and history |
//! | `news` | stream messages: updates, deltas, events |
//! | `account`, `ratings`, `offer`, `network` | accounts, ratings, the games, addresses |
//!
//! Knows nothing of how a server works.
#![forbid(unsafe_code)]

mod account;
mod hand;
mod network;
mod news;
mod object;
mod offer;
mod people;
mod ratings;
mod requests;
mod snapshot;

pub use account::*;
pub use network::*;
pub use news::*;
pub use offer::*;
pub use people::*;
pub use ratings::*;
pub use requests::*;
pub use snapshot::*;

pub use hand::{PackedTricks, Scored, ScoredHand};
pub use object::Object;

pub use moonshot_protocol::{Document, Event, Laid, LegalText, Reason};

use serde::{Deserialize, Serialize};

/// The body of every error response, as `application/problem+json` (RFC 9457).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// The problem type: a URN that ends in its code.
    #[serde(rename = "type")]
    pub kind: String,
    /// A short title of the problem type.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A sentence to show to the player.
    pub detail: String,
    /// A stable code.
    pub code: String,
    /// With `illegal-action`: why the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Reason>,
    /// With `bad-option`: the name of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub option: Option<String>,
    /// With `name-taken` and `name-of-account`: a similar name that is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other_name: Option<String>,
    /// With `stale-version`: the current snapshot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Snapshot>"))]
    pub snapshot: Option<Box<Snapshot>>,
}
