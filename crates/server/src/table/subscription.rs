//! A table as subscribers follow it.

use std::sync::Arc;

use moonshot_rules::Viewer;

use super::attendance::Attendance;
use super::outboxes::OutboxToken;
use crate::auth::Pass;
use crate::broadcast::delta::Baseline;
use crate::broadcast::outbox::Cursor;
use crate::broadcast::subscriber::{Delivery, Source, Subscriber};
use crate::error::ApiError;
use crate::metrics::Reason;

/// Somebody who follows a table.
pub(crate) type TableSubscriber = Subscriber<Subscription>;

/// A table as its subscribers follow it. Each message decides again what they may see.
pub(crate) struct Subscription {
    pub(super) here: Attendance,
    /// As whom they watch.
    pub(super) watches: OutboxToken,
    /// Held before the first message, while what happened since a version is still to be sent.
    pub(super) awaiting: Option<Arc<()>>,
    /// Proof that they are signed in; spectators without an identity have none.
    pub(super) pass: Option<Pass>,
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
