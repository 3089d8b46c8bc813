//! What notices of other servers do here, and what is reported to them.

use std::collections::HashMap;
use std::sync::Arc;

use moonshot_store::{ServerId, TableId};

use super::tables::Tables;
use crate::auth::Identities;
use crate::cluster::{Node, Notice, PresenceReport, SharedReplayReport};
use crate::error::ApiError;
use crate::net::{Edge, RateCount};

/// This server, as the others reach it.
pub(crate) struct LocalNode {
    pub(crate) tables: Arc<Tables>,
    pub(crate) edge: Arc<Edge>,
    pub(crate) identities: Arc<Identities>,
}

impl Node for LocalNode {
    fn log_grew(&self, table: &TableId, entries: usize, traced: Option<&str>) {
        self.tables.log_grew(table, entries, traced);
    }

    fn rewritten(&self, table: &TableId) {
        self.tables.rewritten(table);
    }

    fn any_rewritten(&self) {
        self.tables.any_rewritten();
    }

    fn presence_asked(&self, table: &TableId) {
        self.tables.presence_asked(table);
    }

    fn presence(&self, from: ServerId, present: PresenceReport) {
        self.tables.presence(from, present);
    }

    fn shared_replay(&self, from: ServerId, report: SharedReplayReport) {
        self.tables.shared_replays().reported(from, report);
    }

    fn announce_presence(&self) {
        self.tables.announce_presence();
        self.tables.shared_replays().announce();
    }

    fn forget_silent(&self) {
        self.tables.forget_silent();
        self.tables.shared_replays().forget_silent();
    }

    async fn check_logs(&self) {
        self.tables.check_logs().await;
    }

    async fn resume(&self, table: &TableId) {
        self.tables.resume_orphan(table).await;
    }

    fn sessions_changed(&self) {
        self.identities.changed_elsewhere();
    }

    fn counted(&self, anybody: bool) -> Vec<RateCount> {
        self.edge.counted(anybody)
    }

    fn count(&self, deeds: &[RateCount]) {
        self.edge.count(deeds);
    }
}

/// How many logs are checked at a time.
const AT_A_TIME: usize = 500;

impl Tables {
    /// Another server reports the length of a log.
    pub(crate) fn log_grew(&self, table: &TableId, entries: usize, traced: Option<&str>) {
        if let Some(table) = self.in_memory(table) {
            table.log_grew(entries, traced);
        }
    }

    /// Another server has written over a table, or deleted it.
    pub(crate) fn rewritten(&self, table: &TableId) {
        self.forget_summary(table);
        if let Some(table) = self.in_memory(table) {
            table.rewritten_elsewhere();
        }
    }

    /// Some table was rewritten, and it is not known which.
    pub(crate) fn any_rewritten(&self) {
        for table in self.all_in_memory() {
            self.rewritten(table.id());
        }
    }

    /// Who is at a table through another server.
    pub(crate) fn presence(&self, from: ServerId, present: PresenceReport) {
        let id = &present.table;
        self.listing()
            .show_elsewhere(from, id, present.created, present.open.clone());
        if let Some(table) = self.in_memory(id) {
            table.presence_elsewhere(from, present);
        }
    }

    /// Another server asks who is at a table.
    pub(crate) fn presence_asked(&self, table: &TableId) {
        if let Some(table) = self.in_memory(table) {
            table.announce_to_newcomer();
        }
    }

    /// Reports presence at the tables here.
    pub(crate) fn announce_presence(&self) {
        for table in self.all_in_memory() {
            table.announce_presence();
        }
    }

    /// Drops reports of servers that stopped sending them.
    pub(crate) fn forget_silent(&self) {
        let cluster = self.cluster();
        self.listing()
            .forget_silent(|server, said| cluster.is_current(server, said));
        for table in self.all_in_memory() {
            table.forget_silent();
        }
    }

    /// Compares the logs of tables in use with the store.
    pub(crate) async fn check_logs(&self) {
        let used = self.all_in_memory().into_iter();
        // Tables with a lease here continue even without subscribers.
        let leased = |table: &TableId| self.cluster().has(table);
        let used: Vec<_> = used
            .filter(|table| table.is_used() || leased(table.id()))
            .collect();
        for tables in used.chunks(AT_A_TIME) {
            let ids: Vec<TableId> = tables.iter().map(|table| table.id().clone()).collect();
            let lengths: HashMap<TableId, usize> = match self.store().lengths(&ids).await {
                Ok(lengths) => lengths.into_iter().collect(),
                Err(error) => {
                    return tracing::warn!(%error, "cannot compare logs with the store yet");
                }
            };
            for table in tables {
                match lengths.get(table.id()) {
                    Some(entries) => table.log_grew(*entries, None),
                    None => table.rewritten_elsewhere(),
                }
            }
        }
    }

    /// Resumes a table whose server is gone.
    pub(crate) async fn resume_orphan(&self, table: &TableId) {
        match self.open(table.as_str()).await {
            Ok(_) | Err(ApiError::NoTable) => {}
            Err(error) => {
                tracing::error!(%table, error = error.causes(), "a table cannot go on");
            }
        }
    }

    /// A table was loaded here: asks other servers who is there.
    pub(crate) fn ask_for_presence(&self, table: &TableId) {
        let table = table.clone();
        self.cluster().publish(Notice::Asked { table });
    }
}
