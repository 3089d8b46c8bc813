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
//! | `study`, `review` | finished matches: replays, chances, branches; reviews |
//! | `shared_replay` | a replay with a leader whom others follow |
//! | `challenge` | the same deals again: challenges, the deals of the day |
//! | `statistics` | facts of a match, statistics of a person |
//! | `practice` | mistakes that come back, spots |
//! | `error` | error codes and the body of refusals |
//! | `account`, `ratings`, `offer`, `network` | accounts, ratings, the games, addresses |
//!
//! Knows nothing of how a server works.
#![forbid(unsafe_code)]

mod account;
mod challenge;
mod error;
mod hand;
mod network;
mod news;
mod object;
mod offer;
mod people;
mod practice;
mod ratings;
mod requests;
mod review;
mod shared_replay;
mod snapshot;
mod statistics;
mod study;

pub use account::*;
pub use challenge::*;
pub use error::*;
pub use network::*;
pub use news::*;
pub use offer::*;
pub use people::*;
pub use practice::*;
pub use ratings::*;
pub use requests::*;
pub use review::*;
pub use shared_replay::*;
pub use snapshot::*;
pub use statistics::*;
pub use study::*;

pub use hand::{PackedTricks, Scored, ScoredHand};
pub use object::Object;

pub use moonshot_protocol::{Document, Event, Laid, LegalText, Reason};
