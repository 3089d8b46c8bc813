//! Who is connected to a table, here and through other servers.

use std::collections::{BTreeMap, HashMap, HashSet};

use moonshot_store::ServerId;
use moonshot_table::PersonId;
use tokio::time::Instant;

use super::UNSURE;

/// Who is connected.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// The number of streams of each person.
    streams: HashMap<PersonId, usize>,
    /// When each disconnected person left.
    gone: BTreeMap<PersonId, Instant>,
    /// The number of anonymous streams.
    strangers: usize,
    /// Who is connected through other servers.
    elsewhere: BTreeMap<ServerId, RemotePresence>,
    /// Until when presence is incomplete because the table was just loaded.
    unsure_until: Option<Instant>,
}

/// Who is connected through another server.
#[derive(Clone, Debug)]
pub(crate) struct RemotePresence {
    /// The seated players.
    pub(crate) people: HashSet<PersonId>,
    /// The number of others.
    pub(crate) others: usize,
    /// When its report arrived.
    pub(crate) arrived: Instant,
}

impl Presence {
    /// A stream opens.
    pub(crate) fn arrive(&mut self, person: Option<&PersonId>) {
        match person {
            Some(person) => {
                *self.streams.entry(person.clone()).or_default() += 1;
                self.gone.remove(person);
            }
            None => self.strangers += 1,
        }
    }

    /// A stream has closed.
    pub(crate) fn depart(&mut self, person: Option<&PersonId>, now: Instant) {
        let Some(person) = person else {
            self.strangers = self.strangers.saturating_sub(1);
            return;
        };
        if let Some(streams) = self.streams.get_mut(person) {
            *streams -= 1;
            if *streams == 0 {
                self.streams.remove(person);
                if !self.is_here(person) {
                    self.gone.insert(person.clone(), now);
                }
            }
        }
    }

    /// Whether the person is connected, here or through another server.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        let mut elsewhere = self.elsewhere.values();
        self.streams.contains_key(person) || elsewhere.any(|there| there.people.contains(person))
    }

    /// Whether anybody is connected through this server.
    pub(crate) fn is_followed(&self) -> bool {
        self.strangers > 0 || !self.streams.is_empty()
    }

    /// The table was just loaded.
    pub(crate) fn begin_unsure(&mut self, now: Instant) {
        self.unsure_until = Some(now + UNSURE);
    }

    /// Until when presence may be incomplete; `None` if it is complete.
    pub(crate) fn unsure_until(&self, now: Instant) -> Option<Instant> {
        self.unsure_until.filter(|until| now < *until)
    }

    /// Whether the person is connected, or may be while presence is incomplete.
    pub(crate) fn may_be_here(&self, person: &PersonId, now: Instant) -> bool {
        self.is_here(person) || self.unsure_until(now).is_some()
    }

    /// Who is connected through this server: the people for whom `sits` holds, and the number of others.
    pub(crate) fn through_here(&self, sits: impl Fn(&PersonId) -> bool) -> (Vec<PersonId>, usize) {
        let (people, others): (Vec<&PersonId>, Vec<&PersonId>) =
            self.streams.keys().partition(|person| sits(person));
        let people = people.into_iter().cloned().collect();
        (people, others.len() + self.strangers)
    }

    /// Applies another server's presence. Returns whether anything changed.
    pub(crate) fn receive(&mut self, server: ServerId, now: RemotePresence) -> bool {
        let arrived = now.arrived;
        let before = match now.people.is_empty() && now.others == 0 {
            true => self.elsewhere.remove(&server),
            false => {
                for person in &now.people {
                    self.gone.remove(person);
                }
                self.elsewhere.insert(server, now)
            }
        };
        let after = self.elsewhere.get(&server);
        let changed = before.as_ref().map(RemotePresence::who) != after.map(RemotePresence::who);
        for person in before.into_iter().flat_map(|before| before.people) {
            if !self.is_here(&person) {
                self.gone.entry(person).or_insert(arrived);
            }
        }
        changed
    }

    /// Drops the presence of servers whose report is outdated. Returns whether there was any.
    pub(crate) fn forget(
        &mut self,
        is_current: impl Fn(&ServerId, Instant) -> bool,
        now: Instant,
    ) -> bool {
        let silent = self.elsewhere.iter();
        let silent = silent.filter(|(server, there)| !is_current(server, there.arrived));
        let silent: Vec<ServerId> = silent.map(|(server, _)| *server).collect();
        let nobody = || RemotePresence {
            people: HashSet::new(),
            others: 0,
            arrived: now,
        };
        let changes = silent
            .iter()
            .filter(|server| self.receive(**server, nobody()));
        changes.count() > 0
    }

    /// Since when the person is disconnected; `None` if they are connected or were not since the table was loaded.
    pub(crate) fn gone_since(&self, person: &PersonId) -> Option<Instant> {
        self.gone.get(person).copied()
    }

    /// Counts the person as disconnected from now on, unless they are connected or already counted.
    pub(crate) fn expect(&mut self, person: &PersonId, now: Instant) {
        if !self.is_here(person) {
            self.gone.entry(person.clone()).or_insert(now);
        }
    }

    /// The number of connected people for whom `sits` does not hold.
    pub(crate) fn spectators(&self, sits: impl Fn(&PersonId) -> bool) -> usize {
        let people = self.streams.keys().filter(|person| !sits(person));
        let elsewhere: usize = self.elsewhere.values().map(|there| there.others).sum();
        people.count() + self.strangers + elsewhere
    }
}

impl RemotePresence {
    fn who(&self) -> (&HashSet<PersonId>, usize) {
        (&self.people, self.others)
    }
}
