//! A replay that people follow together: one leads, and the others see the moment that the leader sees.

use moonshot_rules::Seat;
use serde::{Deserialize, Serialize};

/// A moment of a replayed match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReplayMoment {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// How many steps of the hand come before it.
    pub step: usize,
    /// Through whose eyes it is seen; null if every hand lies open.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub eyes: Option<Seat>,
}

/// What the caller does in a shared replay. An empty object changes nothing: it gives the caller an identity.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LeadRequest {
    /// The moment to which the caller leads. A caller who sends one while nobody leads becomes the leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moment: Option<ReplayMoment>,
    /// The id of the participant who leads from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leader: Option<String>,
}

/// A shared replay, as a stream shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SharedReplay {
    /// Those who follow its stream and have an identity, in an order that stays the same; at most 100.
    pub participants: Vec<Participant>,
    /// The moment that was shown last; null before anybody has led.
    pub moment: Option<ReplayMoment>,
}

/// Somebody at a shared replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Participant {
    /// An id that holds for this match.
    pub id: String,
    /// The name at the table, or that of the account; null for others.
    pub name: Option<String>,
    /// Whether it is the caller.
    pub you: bool,
    /// Whether they lead.
    pub leads: bool,
}
