//! The presence of subscribers, which lasts as long as their streams.

use std::sync::Arc;
use std::time::Duration;

use moonshot_table::{Absence, PersonId};
use tokio::time::Instant;

use super::command::Command;
use super::live::LiveTable;
use super::tasks;
use crate::broadcast::outbox::Outbox;
use crate::error::ApiError;

/// How long a person counts as connected after their last stream has closed, so that reloading a page is no departure.
const LINGER: Duration = Duration::from_millis(if cfg!(test) { 50 } else { 4_000 });
/// The presence of a subscriber, for as long as this lives.
pub(crate) struct Attendance {
    table: Arc<LiveTable>,
    /// In a box: sessions are kept small.
    person: Option<Box<PersonId>>,
}

impl Attendance {
    /// Registers a subscriber. A bot that played for them while they were disconnected stops.
    pub(crate) async fn arrive(
        table: Arc<LiveTable>,
        person: Option<PersonId>,
    ) -> Result<Attendance, ApiError> {
        let mut live = table.look().await?;
        let state = &mut live.state;
        let seat = person.as_ref().and_then(|person| state.seat_of(person));
        let was_here = person
            .as_ref()
            .is_some_and(|person| state.ephemeral.presence.is_here(person));
        state.ephemeral.presence.arrive(person.as_ref());
        // From here on dropping it ends the presence, whatever fails.
        let here = Attendance {
            table: Arc::clone(&table),
            person: person.map(Box::new),
        };
        let away = seat.and_then(|seat| state.membership().place(seat)?.away);
        if away == Some(Absence::Disconnected) {
            drop(live);
            if let Some(person) = here.person() {
                table.commit_command(person, &Command::Reconnect).await?;
            }
            live = table.look().await?;
        }
        if !was_here {
            live.outboxes.each(Outbox::mark_changed);
            table.relay.notify();
        }
        table.list(&live.state);
        tasks::clocks::start(&table, &live.state);
        tasks::rematch::start(&table, &live.state);
        table.report_presence(&live);
        drop(live);
        Ok(here)
    }

    /// The table.
    pub(crate) fn table(&self) -> &Arc<LiveTable> {
        &self.table
    }

    /// The person, unless it is an anonymous spectator.
    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.person.as_deref()
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (table, person) = (Arc::clone(&self.table), self.person.take());
        // There is a runtime wherever there are streams.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            return;
        };
        runtime.spawn(async move {
            tokio::time::sleep(LINGER).await;
            let mut live = table.live.lock().await;
            let presence = &mut live.state.ephemeral.presence;
            presence.depart(person.as_deref(), Instant::now());
            live.outboxes.each(Outbox::mark_changed);
            table.relay.notify();
            table.list(&live.state);
            // The table may have no subscribers any more.
            tasks::bots::start(&table, &live.state);
            tasks::clocks::start(&table, &live.state);
            table.report_presence(&live);
            let settles = live.state.waits_for_fewer();
            drop(live);
            if settles {
                // Proposals do not wait for disconnected people.
                let _ = table.settle().await;
            }
        });
    }
}
