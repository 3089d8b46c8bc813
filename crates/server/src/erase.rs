//! Taking somebody who has deleted their account out of every table where they sat.

use std::collections::BTreeSet;

use moonshot_rules::Seat;
use moonshot_table::{Change, Entry, Said};

use crate::error::ApiError;
use crate::identity::PersonId;
use crate::random;
use crate::store::{AccountWrite, TableRecord, Write};
use crate::table_id::TableId;
use crate::tables::Tables;

/// What somebody is called who has deleted their account.
const NAME: &str = "Deleted player";
/// What is left of what they said.
const WORDS: &str = "(deleted)";

impl Tables {
    /// Takes everybody out of the tables whose account was deleted and who is not out of them yet.
    pub(crate) async fn erase_deleted(&self) -> Result<(), ApiError> {
        for person in self.store().accounts().to_erase().await? {
            self.erase(&person).await?;
        }
        Ok(())
    }

    /// Takes a person out of every table: they leave those that go on, what they were called and what they said is written
    /// over, and tables where nobody else ever sat are deleted.
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
                    // One table that cannot be read must not keep them in the others.
                    tracing::error!(%table, error = error.causes(), "a name stays at a table");
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

    /// The same at one table. Returns the table where its company went on, where a seat may be kept for them.
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

/// A table as it is without a person: its record, and the entries of its log that differ, with their positions. In both
/// somebody whom nobody knows stands in their place.
pub(crate) fn without(
    person: &PersonId,
    record: &TableRecord,
    log: &[Entry],
) -> Result<(TableRecord, Vec<(usize, Entry)>), ApiError> {
    let nobody = PersonId::new(random::bytes()?);
    let mut record = record.clone();
    record.autoplay.remove(person);
    // At which seats they sit, from entry to entry.
    let mut sits = vec![false; record.seats.len()];
    for (seat, sits) in record.seats.iter_mut().zip(&mut sits) {
        if seat.person.as_ref() == Some(person) {
            seat.name = NAME.to_owned();
            seat.person = Some(nobody.clone());
            *sits = true;
        }
    }
    let mut changed = Vec::new();
    for (position, entry) in log.iter().enumerate() {
        let Entry::Table { change } = entry else {
            continue;
        };
        if let Some(change) = rewritten(change, person, &nobody, &sits) {
            changed.push((position, Entry::Table { change }));
        }
        follow(change, person, &mut sits);
    }
    Ok((record, changed))
}

/// The change without the person; `None` where it has nothing of them.
fn rewritten(
    change: &Change,
    person: &PersonId,
    nobody: &PersonId,
    sits: &[bool],
) -> Option<Change> {
    let theirs = |seat: &Seat| sits.get(seat.index()).copied().unwrap_or(false);
    let mut change = change.clone();
    match &mut change {
        Change::Sit {
            person: Some(who),
            name,
            ..
        }
        | Change::Hold {
            person: who, name, ..
        } if who == person => {
            *who = nobody.clone();
            *name = NAME.to_owned();
        }
        Change::Host { person: who } | Change::Remove { person: who } if who == person => {
            *who = nobody.clone();
        }
        Change::Say { seat, text } if theirs(seat) => *text = Said::Text(WORDS.to_owned()),
        _ => return None,
    }
    Some(change)
}

/// Follows where the person sits.
fn follow(change: &Change, person: &PersonId, sits: &mut [bool]) {
    match change {
        Change::Sit {
            seat, person: who, ..
        } => {
            if let Some(sits) = sits.get_mut(seat.index()) {
                *sits = who.as_ref() == Some(person);
            }
        }
        Change::Bot { seat, .. } | Change::Free { seat } | Change::Hold { seat, .. } => {
            if let Some(sits) = sits.get_mut(seat.index()) {
                *sits = false;
            }
        }
        Change::Swap { seat, with } => {
            let seats = sits.len();
            if seat.index() < seats && with.index() < seats {
                sits.swap(seat.index(), with.index());
            }
        }
        _ => {}
    }
}
