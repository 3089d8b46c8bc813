//! Taking somebody out of a table for good, and deleting a table that was theirs alone.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonshot_rules::Seat;
use moonshot_table::{Change, Sitter};

use super::{LiveTable, replay};
use crate::erase::without;
use crate::error::ApiError;
use crate::feed::Feed;
use crate::identity::PersonId;
use crate::store::Write;
use crate::wire::Stage;

impl LiveTable {
    /// A person leaves, if the match goes on, and nothing here tells any more who they were. Returns the name of the table
    /// where the company went on.
    pub(crate) async fn erase(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<String>, ApiError> {
        let mut live = self.look().await?;
        let state = &live.state;
        let mut changes = Vec::new();
        if state.stage() != Stage::Over
            && let Some(seat) = state.seat_of(person)
        {
            changes.extend(state.without(seat, person)?);
        }
        let places = state.company().places();
        for (seat, place) in Seat::all(places.len()).zip(places) {
            let kept = matches!(&place.sitter, Sitter::Held(held) if held == person);
            if kept && state.stage() == Stage::Waiting {
                changes.push(Change::Free { seat });
            }
        }
        if !changes.is_empty() {
            self.make(&mut live, changes).await?;
        }
        let store = &self.house.store;
        let record = store.table(&self.id).await?.ok_or(ApiError::NoTable)?;
        let mut log = store.log(&self.id).await?;
        let (record, entries) = without(person, &record, &log)?;
        // Until the store answers, what is stored may be either.
        live.state.suspect = true;
        let erase = Write::Erase {
            table: self.id.clone(),
            person: person.clone(),
            position: log.len(),
            entries: entries.clone(),
            seats: record.seats.clone(),
        };
        self.house.writer.write(erase).await?;
        for (position, entry) in entries {
            log[position] = entry;
        }
        let next = live.state.company().next().map(str::to_owned);
        let passing = std::mem::take(&mut live.state.passing);
        live.state = replay(&record, log).await?;
        live.state.passing = passing;
        live.late = None;
        live.feeds.each(Feed::forget);
        self.moved.send_replace(());
        self.list(&live.state);
        self.wake(&live.state);
        self.watch_over(&live.state);
        Ok(next)
    }

    /// Deletes the table. Whoever watches it sees no more of it. Returns the name of the table where the company went on.
    pub(crate) async fn delete(self: &Arc<Self>) -> Result<Option<String>, ApiError> {
        let live = self.look().await?;
        let delete = Write::Delete {
            table: self.id.clone(),
            unchanged_since: i64::MAX,
        };
        self.house.writer.write(delete).await?;
        self.deleted.store(true, Ordering::Release);
        self.house
            .lobby
            .show(&self.id, live.state.record.created, None);
        self.moved.send_replace(());
        Ok(live.state.company().next().map(str::to_owned))
    }
}
