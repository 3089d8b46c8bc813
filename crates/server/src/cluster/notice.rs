//! Notices between servers. They may be lost, delayed or duplicated: what matters is in the store, and ephemeral state is sent
//! again every few seconds.

use moonshot_rules::Seat;
use moonshot_store::TableId;
use moonshot_table::PersonId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::net::RateCount;
use moonshot_api::{Autoplay, OpenTable, ProposalEnd, Proposed, ReplayMoment};

/// A message to the other servers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// A server has started and asks for presence reports.
    Hello,
    /// A heartbeat.
    Here,
    /// The log of a table has grown to that many entries.
    Moved {
        table: TableId,
        entries: usize,
        /// The trace of the change, as a `traceparent`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        traced: Option<String>,
    },
    /// A stored table was rewritten or deleted.
    Rewritten { table: TableId },
    /// A server has loaded a table and requests its presence.
    Asked { table: TableId },
    /// The presence at a table through one server.
    Present(Box<PresenceReport>),
    /// The participants of a shared replay through one server.
    SharedReplay(Box<SharedReplayReport>),
    /// Sessions have changed.
    Standings,
    /// Requests that count towards rate limits.
    Counted { deeds: Vec<RateCount> },
    /// A notice of a newer release.
    #[serde(other)]
    Unknown,
}

/// The participants of a shared replay through one server, and who led last as far as it knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SharedReplayReport {
    pub(crate) table: TableId,
    /// Their ids and names; none when the last one has left.
    pub(crate) participants: Vec<(String, Option<String>)>,
    pub(crate) lead: Option<Lead>,
    /// Whether the server asks for the reports of the others, because it has no participant before this one.
    #[serde(default)]
    pub(crate) asks: bool,
}

/// A moment to which a participant of a shared replay leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Lead {
    /// Increases from lead to lead.
    pub(crate) number: u64,
    /// The participant.
    pub(crate) by: String,
    pub(crate) moment: Option<ReplayMoment>,
}

/// The people connected to a table through one server, and the ephemeral state known there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct PresenceReport {
    pub(crate) table: TableId,
    /// When the table was made, in milliseconds since 1970.
    pub(crate) created: i64,
    /// The length of its log.
    pub(crate) entries: usize,
    /// The seated players.
    pub(crate) people: Vec<PersonId>,
    /// The number of spectators.
    pub(crate) others: usize,
    /// The preferences of each player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) wishes: Vec<(PersonId, Preferences)>,
    /// The open proposal.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) proposal: Option<ProposalReport>,
    /// The numbers of closed proposals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) closed: Vec<u64>,
    /// How the last rejected proposal ended.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) ended: Option<ProposalEndReport>,
    /// Which seats have confirmed their card, at that version of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) let_lie: Option<(u64, Vec<Seat>)>,
    /// The clocks, from the server that runs them, or for a server that has just loaded the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) clocks: Vec<ClockReading>,
    /// The number of actions when the clocks were read; absent in old releases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clocks_at: Option<usize>,
    /// The table as the lobby lists it, if it does.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) open: Option<OpenTable>,
}

/// Reads a field that another release may have changed; `None` if it cannot be read, so that the rest of the notice still counts.
fn if_known<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let value = Option::<Value>::deserialize(from)?;
    Ok(value.and_then(|value| serde_json::from_value(value).ok()))
}

impl PresenceReport {
    /// Whether nobody is there and nothing is set.
    pub(crate) fn is_empty(&self) -> bool {
        let nobody = self.people.is_empty() && self.others == 0;
        nobody && self.wishes.is_empty() && self.proposal.is_none()
    }

    /// The part that stays true until something changes: clocks run.
    pub(crate) fn without_clocks(self) -> PresenceReport {
        PresenceReport {
            clocks: Vec::new(),
            clocks_at: None,
            ..self
        }
    }
}

/// A player's preferences at a table. Unset ones have their default.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// How many seconds bots wait for them.
    pub(crate) patience: Option<u16>,
    /// How many milliseconds a finished trick stays on the table.
    pub(crate) trick_stays: Option<u16>,
    /// The level of the bot that plays for them while they sit out.
    pub(crate) stand_in: Option<String>,
    /// Which forced cards are played for them, if changed since the table was loaded.
    pub(crate) autoplay: Option<Autoplay>,
    /// The number of changes. The higher one wins.
    pub(crate) changed: u64,
}

/// A seat's clock.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ClockReading {
    pub(crate) seat: Seat,
    /// How many milliseconds it has been deciding, if it is.
    pub(crate) used: Option<u64>,
    /// The milliseconds left in its reserve.
    pub(crate) reserve: u64,
}

/// A proposal, as reported to other servers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ProposalReport {
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Vec<Seat>,
    pub(crate) position: usize,
}

/// How a proposal was rejected, as reported to other servers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ProposalEndReport {
    pub(crate) number: u64,
    pub(crate) how: ProposalEnd,
    /// Who declined it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn notices_of_another_release_are_read_as_far_as_possible() {
        let proposal = json!({"number": 7, "what": "undo", "by": 0, "agreed": [0], "position": 3});
        let mut said = json!({
            "notice": "present", "table": "0ghy1je5w89g14q8", "created": 5, "entries": 9, "people": [], "others": 2,
            "proposal": proposal, "open": {"in": "other words"}, "mood": "merry",
        });
        let read = |said: &Value| match serde_json::from_value(said.clone()) {
            Ok(Notice::Present(present)) => *present,
            other => panic!("{other:?}"),
        };
        let present = read(&said);
        assert_eq!((present.entries, present.others), (9, 2));
        assert!(present.open.is_none());
        assert_eq!(present.proposal.unwrap().number, 7);
        said["proposal"]["what"] = json!("something new");
        assert!(read(&said).proposal.is_none());
        let unknown = serde_json::from_value(json!({"notice": "weather", "is": "fine"}));
        assert!(matches!(unknown, Ok(Notice::Unknown)));
    }
}
