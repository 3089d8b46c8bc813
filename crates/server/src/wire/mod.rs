//! The types of requests and answers. The front end's types are generated from these.

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

pub(crate) use hand::{PackedTricks, Scored, ScoredHand};
pub(crate) use object::Object;

use moonshot_protocol::Reason;
use serde::Serialize;
use utoipa::ToSchema;

/// The body of every refusal, as `application/problem+json`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// The kind of problem, a URN that ends in its code.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in a few words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A sentence for the person.
    pub detail: String,
    /// A stable code.
    pub code: String,
    /// With `illegal-action`: why the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<Reason>,
    /// With `bad-option`: the name of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub option: Option<String>,
    /// With `name-taken` and `name-of-account`: another name, which nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub other_name: Option<String>,
    /// With `stale-version`: the present snapshot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Snapshot>"))]
    pub snapshot: Option<Box<Snapshot>>,
}
