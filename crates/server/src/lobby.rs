//! The tables in the lobby: those that wait for people and that anybody may come to.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::table_id::TableId;
use crate::wire::OpenTable;

/// How many tables are shown; the newest.
const SHOWN: usize = 100;

/// The tables in the lobby.
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<TableId, Listed>>,
    moved: watch::Sender<()>,
}

/// A table in the lobby.
struct Listed {
    /// When it was made, in milliseconds since 1970.
    created: i64,
    table: OpenTable,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby {
            tables: Mutex::default(),
            moved: watch::Sender::new(()),
        }
    }
}

impl Lobby {
    /// Shows a table as it is now, or no more.
    pub(crate) fn show(&self, id: &TableId, created: i64, table: Option<OpenTable>) {
        let mut tables = self.lock();
        let shown = tables.get(id).map(|shown| &shown.table);
        if shown == table.as_ref() {
            return;
        }
        match table {
            Some(table) => tables.insert(id.clone(), Listed { created, table }),
            None => tables.remove(id),
        };
        drop(tables);
        self.moved.send_replace(());
    }

    /// The tables, the newest first.
    pub(crate) fn tables(&self) -> Vec<OpenTable> {
        let tables = self.lock();
        let mut listed: Vec<&Listed> = tables.values().collect();
        listed.sort_by_key(|listed| std::cmp::Reverse(listed.created));
        let shown = listed.into_iter().take(SHOWN);
        shown.map(|listed| listed.table.clone()).collect()
    }

    /// A receiver that is notified whenever the list changes.
    pub(crate) fn hear(&self) -> watch::Receiver<()> {
        self.moved.subscribe()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Listed>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
