//! Erasing a person from a table, and deleting a table that was theirs alone.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonshot_rules::Seat;
use moonshot_table::{Change, Occupant, PersonId};

use super::erasure::without;
use super::{Live, LiveTable};
use crate::broadcast::outbox::Outbox;
use crate::cluster::Notice;
use crate::error::ApiError;
use crate::store::Write;
use crate::table::state::TableState;
use moonshot_api::Stage;

impl LiveTable {
    /// Removes a person from the table and rewrites the log without their identity. Returns the id of the rematch.
    pub(crate) async fn erase(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<String>, ApiError> {
        let leaving = self.change(|state| {
            let mut changes = Vec::new();
            if state.stage() != Stage::Over
                && let Some(seat) = state.seat_of(person)
            {
                changes.extend(state.without(seat, person)?);
            }
            let places = state.membership().places();
            for (seat, place) in Seat::all(places.len()).zip(places) {
                let kept = matches!(&place.occupant, Occupant::Reserved(held) if held == person);
                if kept && state.stage() == Stage::Waiting {
                    changes.push(Change::Free { seat });
                }
            }
            Ok(changes)
        });
        leaving.await?;
        let mut live = self.look().await?;
        let store = &self.context.store;
        let record = store.table(&self.id).await?.ok_or(ApiError::NoTable)?;
        let mut log = store.log(&self.id).await?;
        let (record, entries) = without(person, &record, &log)?;
        // Until the store answers, either version may be stored.
        live.state.suspect = true;
        let erase = Write::Erase {
            table: self.id.clone(),
            person: person.clone(),
            position: log.len(),
            entries: entries.clone(),
            seats: record.seats.clone(),
        };
        self.context.writer.write(erase).await?;
        for (position, entry) in entries {
            log[position] = entry;
        }
        let next = live.state.membership().next().map(str::to_owned);
        let state = self.context.replay(&record, log).await?;
        self.begin_anew(&mut live, state);
        let table = self.id.clone();
        self.context.cluster.publish(Notice::Rewritten { table });
        Ok(next)
    }

    /// Another server has rewritten or deleted the table: reloads it.
    pub(crate) fn rewritten_elsewhere(self: &Arc<Self>) {
        self.rewritten.store(true, Ordering::Release);
        self.look_soon();
    }

    pub(super) async fn read_rewritten(self: &Arc<Self>, live: &mut Live) -> Result<(), ApiError> {
        self.rewritten.store(false, Ordering::Release);
        let read = async {
            let record = self.context.store.table(&self.id).await?;
            let log = self.context.store.log(&self.id).await?;
            Ok::<_, ApiError>((record, log))
        };
        let (record, log) = match read.await {
            Ok((Some(record), log)) => (record, log),
            Ok((None, _)) => {
                self.end(&live.state);
                return Err(ApiError::NoTable);
            }
            Err(error) => {
                self.rewritten.store(true, Ordering::Release);
                return Err(error);
            }
        };
        let state = self.context.replay(&record, log).await?;
        self.begin_anew(live, state);
        Ok(())
    }

    /// Continues with a rewritten log, after which earlier messages do not apply.
    fn begin_anew(self: &Arc<Self>, live: &mut Live, state: TableState) {
        self.put(live, state);
        live.delayed = None;
        live.outboxes.each(Outbox::clear);
        self.go_on_from(live);
    }

    /// Marks the table as deleted and ends its streams.
    fn end(&self, state: &TableState) {
        self.deleted.store(true, Ordering::Release);
        if let Some(lobby) = self.context.lobby.upgrade() {
            lobby.list(&self.id, state.record.created, None);
        }
        self.relay.notify();
    }

    /// Deletes the table and ends its streams. Returns the id of the rematch.
    pub(crate) async fn delete(self: &Arc<Self>) -> Result<Option<String>, ApiError> {
        let live = self.look().await?;
        let delete = Write::Delete {
            table: self.id.clone(),
            unchanged_since: i64::MAX,
        };
        self.context.writer.write(delete).await?;
        self.end(&live.state);
        let table = self.id.clone();
        self.context.cluster.publish(Notice::Rewritten { table });
        Ok(live.state.membership().next().map(str::to_owned))
    }
}
