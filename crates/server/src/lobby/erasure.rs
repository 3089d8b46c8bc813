//! Erases people who have deleted their account from every table they played at.

use std::collections::BTreeSet;

use moonshot_store::{AccountWrite, TableId, Write};
use moonshot_table::PersonId;

use crate::error::ApiError;
use crate::lobby::tables::Tables;

impl Tables {
    /// Erases everybody whose account was deleted and who is not erased yet.
    pub(crate) async fn erase_deleted(&self) -> Result<(), ApiError> {
        for person in self.store().accounts().to_erase().await? {
            self.erase(&person).await?;
        }
        Ok(())
    }

    /// Erases a person from every table: they leave unfinished matches, their names and chat messages are overwritten, and tables
    /// without other people are deleted.
    pub(crate) async fn erase(&self, person: &PersonId) -> Result<(), ApiError> {
        let sittings = self.store().sittings_of(person).await?;
        let mut left: Vec<TableId> = sittings.into_iter().map(|sitting| sitting.table).collect();
        let mut seen: BTreeSet<TableId> = left.iter().cloned().collect();
        let mut failed = None;
        while let Some(table) = left.pop() {
            match self.erase_at(&table, person).await {
                Ok(next) => left.extend(next.filter(|next| seen.insert(next.clone()))),
                Err(error @ (ApiError::Storage(_) | ApiError::Stopping)) => return Err(error),
                Err(error) => {
                    // One unreadable table must not keep them in the others.
                    tracing::error!(%table, error = error.causes(), "a person could not be erased from a table");
                    failed = Some(error);
                }
            }
        }
        match failed {
            Some(error) => Err(error),
            None => {
                let person = person.clone();
                let erased = Write::Account(AccountWrite::Erased { person });
                self.write(erased).await
            }
        }
    }

    /// The same at one table. Returns its rematch, where a seat may be reserved for them.
    async fn erase_at(
        &self,
        table: &TableId,
        person: &PersonId,
    ) -> Result<Option<TableId>, ApiError> {
        let live = match self.open(table.as_str()).await {
            Err(ApiError::NoTable) => return Ok(None),
            opened => opened?,
        };
        let people = self.store().people_at(table).await?;
        let next = if people.iter().any(|other| other != person) {
            let next = live.erase(person).await?;
            self.forget_summary(table);
            next
        } else {
            let next = live.delete().await?;
            self.drop_deleted(table);
            next
        };
        Ok(next.and_then(|next| next.parse().ok()))
    }
}
