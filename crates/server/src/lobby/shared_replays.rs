//! Replays that people follow together: who is there, who leads, and to which moment.
//!
//! Nothing of it is stored. Each server knows its own participants and what the others report of theirs, every few seconds and with each
//! change. The newest lead counts: each has a higher number than the one before it that its server knew.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use moonshot_store::{ServerId, TableId};
use moonshot_table::PersonId;
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::cluster::{Cluster, Lead, Notice, SharedReplayReport};
use crate::error::ApiError;
use moonshot_api::{Participant, ReplayMoment, SharedReplay};

/// Maximum number of participants that are shown and reported.
const SHOWN: usize = 100;

/// The shared replays that somebody follows, here or at another server.
pub(crate) struct SharedReplays {
    cluster: Arc<Cluster>,
    all: Mutex<HashMap<TableId, Session>>,
}

/// Participants of another server: their ids and names.
type Reported = Vec<(String, Option<String>)>;

/// A shared replay.
#[derive(Default)]
struct Session {
    /// The participants with streams of this server: their names, and the number of their streams.
    here: BTreeMap<String, (Option<String>, usize)>,
    /// Those of other servers, and when these reported them last.
    elsewhere: HashMap<ServerId, (Reported, Instant)>,
    lead: Option<Lead>,
    /// How many follow without an identity.
    unknown: usize,
    moved: watch::Sender<()>,
}

impl Session {
    fn is_empty(&self) -> bool {
        self.here.is_empty() && self.elsewhere.is_empty() && self.unknown == 0
    }

    /// Everybody's id and name.
    fn people(&self) -> BTreeMap<&str, Option<&str>> {
        let elsewhere = self.elsewhere.values().flat_map(|(people, _)| people);
        let elsewhere = elsewhere.map(|(id, name)| (id.as_str(), name.as_deref()));
        let here = self.here.iter();
        let here = here.map(|(id, (name, _))| (id.as_str(), name.as_deref()));
        elsewhere.chain(here).collect()
    }

    /// Who leads, as long as they are there.
    fn leader(&self) -> Option<&str> {
        let by = self.lead.as_ref()?.by.as_str();
        self.people().contains_key(by).then_some(by)
    }

    fn set(&mut self, by: &str, moment: Option<ReplayMoment>) {
        let last = self.lead.as_ref();
        self.lead = Some(Lead {
            number: last.map_or(0, |lead| lead.number) + 1,
            by: by.to_owned(),
            moment: moment.or(last.and_then(|lead| lead.moment)),
        });
    }
}

/// A participant's place; it is left when this is dropped.
pub(crate) struct Place {
    replays: Arc<SharedReplays>,
    table: TableId,
    /// `None` for somebody without an identity.
    id: Option<String>,
}

impl Place {
    /// The table of the replay.
    pub(crate) fn table(&self) -> &TableId {
        &self.table
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.replays.leave(&self.table, self.id.as_deref());
    }
}

/// The id of a person at the shared replay of that match: the same at every server, and it says nothing about them elsewhere.
pub(crate) fn participant(table: &TableId, person: &PersonId) -> String {
    let mut hash = Sha256::new();
    hash.update(b"shared replay\0");
    hash.update(table.as_str());
    hash.update(person.as_bytes());
    hex::encode(&hash.finalize()[..8])
}

impl SharedReplays {
    pub(super) fn new(cluster: Arc<Cluster>) -> SharedReplays {
        SharedReplays {
            cluster,
            all: Mutex::default(),
        }
    }

    /// Adds a participant, until the place is dropped; the receiver changes with the replay. Somebody without an identity follows unnamed.
    pub(crate) fn join(
        self: &Arc<Self>,
        table: &TableId,
        who: Option<(String, Option<String>)>,
    ) -> (Place, watch::Receiver<()>) {
        let mut all = self.lock();
        let session = all.entry(table.clone()).or_default();
        let first = session.here.is_empty();
        let id = who.as_ref().map(|(id, _)| id.clone());
        match who {
            None => session.unknown += 1,
            Some((id, name)) => {
                let place = session.here.entry(id).or_default();
                *place = (name, place.1 + 1);
            }
        }
        let moved = session.moved.subscribe();
        self.changed(table, session, first);
        let place = Place {
            replays: Arc::clone(self),
            table: table.clone(),
            id,
        };
        (place, moved)
    }

    fn leave(&self, table: &TableId, id: Option<&str>) {
        let mut all = self.lock();
        let Some(session) = all.get_mut(table) else {
            return;
        };
        match id {
            None => session.unknown = session.unknown.saturating_sub(1),
            Some(id) => {
                let left = session.here.get_mut(id).map(|(_, streams)| {
                    *streams -= 1;
                    *streams
                });
                if left == Some(0) {
                    session.here.remove(id);
                }
            }
        }
        self.changed(table, session, false);
        if session.is_empty() {
            all.remove(table);
        }
    }

    /// Leads the others to a moment.
    ///
    /// # Errors
    /// If the participant is not there, or somebody else leads.
    pub(crate) fn lead(
        &self,
        table: &TableId,
        id: &str,
        moment: ReplayMoment,
    ) -> Result<(), ApiError> {
        self.change(table, |session| {
            let leads = session.leader().unwrap_or(id) == id;
            if !leads || !session.people().contains_key(id) {
                return Err(ApiError::NotLeading);
            }
            session.set(id, Some(moment));
            Ok(())
        })
    }

    /// Lets another participant lead.
    ///
    /// # Errors
    /// If the participant does not lead, or the other is not there.
    pub(crate) fn hand_over(&self, table: &TableId, id: &str, to: &str) -> Result<(), ApiError> {
        self.change(table, |session| {
            if session.leader() != Some(id) {
                return Err(ApiError::NotLeading);
            }
            if !session.people().contains_key(to) {
                let unknown = "`leader` is the id of a participant.";
                return Err(ApiError::BadRequest(unknown.into()));
            }
            session.set(to, None);
            Ok(())
        })
    }

    fn change(
        &self,
        table: &TableId,
        change: impl FnOnce(&mut Session) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let mut all = self.lock();
        let session = all.get_mut(table).ok_or(ApiError::NotLeading)?;
        change(session)?;
        self.changed(table, session, false);
        Ok(())
    }

    /// The shared replay for a participant.
    pub(crate) fn look(&self, table: &TableId, you: Option<&str>) -> SharedReplay {
        let all = self.lock();
        let Some(session) = all.get(table) else {
            return SharedReplay {
                participants: Vec::new(),
                moment: None,
            };
        };
        let leader = session.leader();
        let participant = |(id, name): (&str, Option<&str>)| Participant {
            id: id.to_owned(),
            name: name.map(str::to_owned),
            you: you == Some(id),
            leads: leader == Some(id),
        };
        let mut people: Vec<_> = session.people().into_iter().map(participant).collect();
        // The leader and the caller are always among those who are shown.
        people.sort_by_key(|one| !(one.leads || one.you));
        people.truncate(SHOWN);
        people.sort_by(|one, other| one.id.cmp(&other.id));
        SharedReplay {
            participants: people,
            moment: session.lead.as_ref().and_then(|lead| lead.moment),
        }
    }

    /// Another server reports its participants.
    pub(super) fn reported(&self, from: ServerId, report: SharedReplayReport) {
        let SharedReplayReport {
            table,
            participants,
            lead,
            asks,
        } = report;
        let mut all = self.lock();
        let session = all.entry(table.clone()).or_default();
        if participants.is_empty() {
            session.elsewhere.remove(&from);
        } else {
            let now = Instant::now();
            session.elsewhere.insert(from, (participants, now));
        }
        let order = |lead: &Option<Lead>| lead.as_ref().map(|lead| (lead.number, lead.by.clone()));
        if order(&lead) > order(&session.lead) {
            session.lead = lead;
        }
        session.moved.send_replace(());
        if asks && !session.here.is_empty() {
            self.publish(&table, session, false);
        }
        if session.is_empty() {
            all.remove(&table);
        }
    }

    /// Reports the participants here.
    pub(super) fn announce(&self) {
        for (table, session) in &*self.lock() {
            if !session.here.is_empty() {
                self.publish(table, session, false);
            }
        }
    }

    /// Drops reports of servers that stopped sending them.
    pub(super) fn forget_silent(&self) {
        self.lock().retain(|_, session| {
            let before = session.elsewhere.len();
            session
                .elsewhere
                .retain(|server, (_, said)| self.cluster.is_current(server, *said));
            if session.elsewhere.len() < before {
                session.moved.send_replace(());
            }
            !session.is_empty()
        });
    }

    fn changed(&self, table: &TableId, session: &Session, asks: bool) {
        session.moved.send_replace(());
        self.publish(table, session, asks);
    }

    fn publish(&self, table: &TableId, session: &Session, asks: bool) {
        let people = session.here.iter().take(SHOWN);
        let report = SharedReplayReport {
            table: table.clone(),
            participants: people
                .map(|(id, (name, _))| (id.clone(), name.clone()))
                .collect(),
            lead: session.lead.clone(),
            asks,
        };
        self.cluster.publish(Notice::SharedReplay(Box::new(report)));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Session>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
