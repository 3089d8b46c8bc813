//! What servers tell each other. Any of it may get lost, come late or come twice: what counts is in the store, and what is
//! not there is said again every few seconds.

use moonshot_rules::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::edge::Counted;
use crate::identity::PersonId;
use crate::passing::{ReadClock, Wishes};
use crate::table_id::TableId;
use crate::wire::{OpenTable, ProposalEnd, Proposed};

/// Something that a server tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub(crate) enum Notice {
    /// A server has started, and would like to know who is where.
    Hello,
    /// A server is there, and says what it has to say.
    Here,
    /// The log of a table has that many entries.
    Moved {
        table: TableId,
        entries: usize,
        /// The trace of what was done, as a `traceparent`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        traced: Option<String>,
    },
    /// What is stored of a table was written over, or deleted.
    Rewritten { table: TableId },
    /// Somebody has opened a table: who is there?
    Asked { table: TableId },
    /// Who is at a table through a server.
    Present(Box<Present>),
    /// Tokens may not stand for whom they did.
    Standings,
    /// What was done that is limited.
    Counted { deeds: Vec<Counted> },
    /// Something that a newer release says.
    #[serde(other)]
    Unknown,
}

/// Who is at a table through one server, and what is known there that is in no log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Present {
    pub(crate) table: TableId,
    /// When the table was made, in milliseconds since 1970.
    pub(crate) created: i64,
    /// How many entries its log has.
    pub(crate) entries: usize,
    /// Those who sit there.
    pub(crate) people: Vec<PersonId>,
    /// How many others watch.
    pub(crate) others: usize,
    /// How people like the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) wishes: Vec<(PersonId, Wishes)>,
    /// What is proposed.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) proposal: Option<SpokenProposal>,
    /// The numbers of proposals that are not open any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) closed: Vec<u64>,
    /// How the last of them ended of which nothing came.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) ended: Option<SpokenEnd>,
    /// Who has let lie what they put down, at that version of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) let_lie: Option<(u64, Vec<Seat>)>,
    /// The clocks, from the server that keeps them, and as an answer to one that has just got the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) clocks: Vec<ReadClock>,
    /// How many acts stood when they were read; not said by releases before this was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clocks_at: Option<usize>,
    /// The table as the lobby shows it, where it does.
    #[serde(
        default,
        deserialize_with = "if_known",
        skip_serializing_if = "Option::is_none"
    )]
    pub(crate) open: Option<OpenTable>,
}

/// What this release can read of another's; what it cannot is left out, and the rest of the notice is heard all the same.
fn if_known<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let value = Option::<Value>::deserialize(from)?;
    Ok(value.and_then(|value| serde_json::from_value(value).ok()))
}

impl Present {
    /// Whether it says nothing: nobody is there.
    pub(crate) fn is_empty(&self) -> bool {
        let nobody = self.people.is_empty() && self.others == 0;
        nobody && self.wishes.is_empty() && self.proposal.is_none()
    }

    /// What of it holds until there is something new: the clocks run.
    pub(crate) fn without_clocks(self) -> Present {
        Present {
            clocks: Vec::new(),
            clocks_at: None,
            ..self
        }
    }
}

/// A proposal, as servers speak of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SpokenProposal {
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Vec<Seat>,
    pub(crate) position: usize,
}

/// How a proposal ended of which nothing came, as servers speak of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SpokenEnd {
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
    fn what_another_release_says_is_heard_as_far_as_it_can_be_read() {
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
