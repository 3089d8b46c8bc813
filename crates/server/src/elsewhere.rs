//! What other servers say of the tables, and what they are told of those here.

use std::collections::HashMap;

use crate::error::ApiError;
use crate::service::{Notice, Present};
use crate::store::ServerId;
use crate::table_id::TableId;
use crate::tables::Tables;

/// How many logs the store is asked after at a time.
const AT_A_TIME: usize = 500;

impl Tables {
    /// A log has so many entries, as another server says.
    pub(crate) fn hear_of(&self, table: &TableId, entries: usize, traced: Option<&str>) {
        if let Some(table) = self.in_memory(table) {
            table.hear_of(entries, traced);
        }
    }

    /// Another server has written over a table, or deleted it.
    pub(crate) fn hear_of_rewriting(&self, table: &TableId) {
        self.forget_summary(table);
        if let Some(table) = self.in_memory(table) {
            table.hear_of_rewriting();
        }
    }

    /// Some table was written over, and nobody said which.
    pub(crate) fn read_all_anew(&self) {
        for table in self.all_in_memory() {
            self.hear_of_rewriting(table.id());
        }
    }

    /// Who is at a table through another server.
    pub(crate) fn hear_present(&self, from: ServerId, present: Present) {
        let id = &present.table;
        self.lobby()
            .show_elsewhere(from, id, present.created, present.open.clone());
        if let Some(table) = self.in_memory(id) {
            table.hear_present(from, present);
        }
    }

    /// Another server asks who is at a table.
    pub(crate) fn answer(&self, table: &TableId) {
        if let Some(table) = self.in_memory(table) {
            table.answer_newcomer();
        }
    }

    /// Tells the other servers who is at the tables here.
    pub(crate) fn say_who_is_here(&self) {
        for table in self.all_in_memory() {
            table.say_who_is_here();
        }
    }

    /// Forgets what servers said that say it no more.
    pub(crate) fn forget_silent(&self) {
        let service = self.service();
        self.lobby()
            .forget_silent(|server, said| service.counts(server, said));
        for table in self.all_in_memory() {
            table.forget_silent();
        }
    }

    /// Asks the store how long the logs of the tables are where somebody is.
    pub(crate) async fn ask_after(&self) {
        let used = self.all_in_memory().into_iter();
        // What is done by itself where the lease is here is done though nobody watches here.
        let leased = |table: &TableId| self.service().has(table);
        let used: Vec<_> = used
            .filter(|table| table.is_used() || leased(table.id()))
            .collect();
        for tables in used.chunks(AT_A_TIME) {
            let ids: Vec<TableId> = tables.iter().map(|table| table.id().clone()).collect();
            let lengths: HashMap<TableId, usize> = match self.store().lengths(&ids).await {
                Ok(lengths) => lengths.into_iter().collect(),
                Err(error) => {
                    return tracing::warn!(%error, "what other servers did is told later");
                }
            };
            for table in tables {
                match lengths.get(table.id()) {
                    Some(entries) => table.hear_of(*entries, None),
                    None => table.hear_of_rewriting(),
                }
            }
        }
    }

    /// Goes on with a table whose server has gone.
    pub(crate) async fn go_on_with(&self, table: &TableId) {
        match self.open(table.as_str()).await {
            Ok(_) | Err(ApiError::NoTable) => {}
            Err(error) => {
                tracing::error!(%table, error = error.causes(), "a table cannot go on");
            }
        }
    }

    /// A table was opened here: whoever is there through other servers is asked for.
    pub(crate) fn ask_who_is_there(&self, table: &TableId) {
        let table = table.clone();
        self.service().tell(Notice::Asked { table });
    }
}
