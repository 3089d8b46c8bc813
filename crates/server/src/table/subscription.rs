//! A table as subscribers follow it.

use std::sync::Arc;

use moonshot_rules::Viewer;
use moonshot_table::PersonId;
use tokio::sync::watch;

use super::{Attendance, LiveTable, OutboxToken, watching};
use crate::auth::Pass;
use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::Cursor;
use crate::broadcast::subscriber::{Delivery, Source, Subscriber};
use crate::error::ApiError;
use crate::metrics::Reason;

/// Somebody who follows a table.
pub(crate) type TableSubscriber = Subscriber<Subscription>;

/// What a subscriber follows at a table. What they may see is decided anew for each message.
pub(crate) struct Subscription {
    here: Attendance,
    /// As whom they watch.
    watches: OutboxToken,
    /// Held before the first message, while what happened since a version is still to be sent.
    awaiting: Option<Arc<()>>,
    /// Proof that they are signed in; spectators without an identity have none.
    pass: Option<Pass>,
}

impl LiveTable {
    /// Follows the table from version `since`, for as long as the pass holds. Without a version, or when it is the newest,
    /// the first message is the present state.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        person: Option<PersonId>,
        pass: Option<Pass>,
        since: Option<u64>,
        closing: watch::Receiver<bool>,
    ) -> Result<TableSubscriber, ApiError> {
        let moved = self.waiter();
        let viewer = watching(&self.refresh().await?.state, person.as_ref())?;
        let here = Attendance::arrive(Arc::clone(self), person).await?;
        let watches = self.watch(viewer).await?;
        let awaiting = match since {
            Some(since) => Some(self.recall(viewer, since).await?),
            None => None,
        };
        let subscription = Subscription {
            here,
            watches,
            awaiting,
            pass,
        };
        let seen = since.map(|since| (viewer, Cursor::at(since)));
        Ok(Subscriber::new(subscription, moved, seen, closing))
    }
}

impl Source for Subscription {
    fn name(&self) -> &str {
        self.here.table().id().as_str()
    }

    fn asks_the_store(&self) -> bool {
        self.pass.as_ref().is_some_and(|pass| !pass.is_fresh())
    }

    async fn may_go_on(&mut self) -> Result<bool, ApiError> {
        match &mut self.pass {
            Some(pass) => pass.holds().await,
            None => Ok(true),
        }
    }

    async fn update(
        &mut self,
        seen: Option<(Viewer, Cursor)>,
        baseline: &mut Baseline,
    ) -> Result<Delivery, ApiError> {
        let (table, person) = (self.here.table(), self.here.person());
        let delivery = table.update_after(person, &mut self.watches, seen, baseline);
        let delivery = delivery.await?;
        self.awaiting = None;
        Ok(delivery)
    }

    fn count_dropped(&self, reason: Reason) {
        self.here.table().count_dropped(reason);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::broadcast::session::Session;

    /// The size of the future that a function returns.
    fn size<F>(_: impl FnOnce(Session<Subscription>) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_session_takes_little_room_while_nothing_happens() {
        let [session, running] = [size_of::<Session<Subscription>>(), size(Session::run)];
        assert!(running <= 672, "{session} {running}");
    }
}
