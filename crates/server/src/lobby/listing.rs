//! The list of open tables, which wait for players and which anybody may join.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use tokio::time::Instant;

use moonshot_api::OpenTable;
use moonshot_store::{ServerId, TableId};

/// Maximum number of tables shown, the newest first.
const SHOWN: usize = 100;

/// The tables in the lobby.
pub(crate) struct Listing {
    tables: Mutex<Tables>,
    moved: watch::Sender<()>,
}

#[derive(Default)]
struct Tables {
    /// Those in memory here.
    here: BTreeMap<TableId, Listed>,
    /// Those that other servers report, and when they last did.
    elsewhere: BTreeMap<(TableId, ServerId), (Listed, Instant)>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq)]
struct Listed {
    /// When it was made, in milliseconds since 1970.
    created: i64,
    table: OpenTable,
}

impl Default for Listing {
    fn default() -> Listing {
        Listing {
            tables: Mutex::default(),
            moved: watch::Sender::new(()),
        }
    }
}

impl Listing {
    /// Updates or removes a table.
    pub(crate) fn show(&self, id: &TableId, created: i64, table: Option<OpenTable>) {
        let mut tables = self.lock();
        let table = table.map(|table| Listed { created, table });
        if tables.here.get(id) == table.as_ref() {
            return;
        }
        match table {
            Some(table) => tables.here.insert(id.clone(), table),
            None => tables.here.remove(id),
        };
        drop(tables);
        self.moved.send_replace(());
    }

    /// Updates or removes a table as reported by another server.
    pub(crate) fn show_elsewhere(
        &self,
        from: ServerId,
        id: &TableId,
        created: i64,
        table: Option<OpenTable>,
    ) {
        let (mut tables, now) = (self.lock(), Instant::now());
        let place = (id.clone(), from);
        let table = table.map(|table| Listed { created, table });
        let before = match &table {
            Some(table) => tables.elsewhere.insert(place, (table.clone(), now)),
            None => tables.elsewhere.remove(&place),
        };
        drop(tables);
        if before.map(|(before, _)| before) != table {
            self.moved.send_replace(());
        }
    }

    /// Removes tables whose server stopped reporting them.
    pub(crate) fn forget_silent(&self, counts: impl Fn(&ServerId, Instant) -> bool) {
        let mut tables = self.lock();
        let before = tables.elsewhere.len();
        let spoken_of = |server: &ServerId, said: &Instant| counts(server, *said);
        tables
            .elsewhere
            .retain(|(_, server), (_, said)| spoken_of(server, said));
        let changed = tables.elsewhere.len() != before;
        drop(tables);
        if changed {
            self.moved.send_replace(());
        }
    }

    /// The tables, the newest first.
    pub(crate) fn tables(&self) -> Vec<OpenTable> {
        let tables = self.lock();
        let elsewhere = tables.elsewhere.iter();
        let elsewhere = elsewhere.map(|((id, _), (listed, _))| (id, listed));
        // A local entry takes precedence.
        let all: BTreeMap<&TableId, &Listed> = elsewhere.chain(&tables.here).collect();
        let mut listed: Vec<&Listed> = all.into_values().collect();
        listed.sort_by_key(|listed| std::cmp::Reverse(listed.created));
        let shown = listed.into_iter().take(SHOWN);
        shown.map(|listed| listed.table.clone()).collect()
    }

    /// A receiver that is notified whenever the list changes.
    pub(crate) fn subscribe(&self) -> watch::Receiver<()> {
        self.moved.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
