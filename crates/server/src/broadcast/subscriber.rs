//! Streams of updates. Each subscriber reads at their own pace and holds up nobody.

use moonshot_rules::Viewer;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};
use tungstenite::Utf8Bytes;

use super::delta::Baseline;
use super::outbox::Cursor;
use super::relay::Waiter;
use crate::error::ApiError;
use crate::metrics::Reason;
use crate::metrics::trace::Cause;

/// What a subscriber follows.
pub(crate) trait Source: Send {
    /// Its name, for the log.
    fn name(&self) -> &str;

    /// Whether [`Source::may_go_on`] has to ask the store.
    fn asks_the_store(&self) -> bool;

    /// Whether the subscriber is still signed in.
    fn may_go_on(&mut self) -> impl Future<Output = Result<bool, ApiError>> + Send;

    /// The update for a subscriber who has seen that much as that viewer and has that baseline.
    fn update(
        &mut self,
        seen: Option<(Viewer, Cursor)>,
        baseline: &mut Baseline,
    ) -> impl Future<Output = Result<Delivery, ApiError>> + Send;

    /// Counts that the server ends the stream.
    fn count_dropped(&self, reason: Reason);
}

/// An update for one subscriber.
pub(crate) struct Delivery {
    /// The message, if there is any.
    pub(crate) text: Option<Utf8Bytes>,
    /// The viewer for which it was made.
    pub(crate) viewer: Viewer,
    /// How much they have seen after it.
    pub(crate) seen: Cursor,
    /// When there will be more to send even if nothing happens.
    pub(crate) more: Option<Instant>,
    /// The cause of the update.
    pub(crate) cause: Cause,
}

/// One subscriber's position in the updates. It is a position, not a queue that could grow: slow readers get fewer and
/// larger updates, and those who are far behind get the present state.
pub(crate) struct Subscriber<S> {
    source: S,
    /// The viewer of the last message, and the position after it; `None` before the first.
    seen: Option<(Viewer, Cursor)>,
    /// The snapshot that the client keeps.
    baseline: Baseline,
    moved: Waiter,
    /// Whether they have received everything since the last wake-up.
    looked: bool,
    /// When there will be more to send even if nothing happens.
    more: Option<Instant>,
    /// Turns true when the server is about to stop ([`crate::serve::close_streams`]).
    closing: watch::Receiver<bool>,
}

impl<S: Source> Subscriber<S> {
    /// Follows a source from that position, woken through `moved`. Without a position, or when it is the newest one, the
    /// first message is the present state.
    pub(crate) fn new(
        source: S,
        moved: Waiter,
        seen: Option<(Viewer, Cursor)>,
        closing: watch::Receiver<bool>,
    ) -> Subscriber<S> {
        Subscriber {
            source,
            seen,
            baseline: Baseline::NotKept,
            moved,
            looked: false,
            more: None,
            closing,
        }
    }

    /// The same stream for a client that keeps the snapshot and receives deltas.
    pub(crate) fn with_deltas(mut self) -> Subscriber<S> {
        self.baseline = Baseline::Nothing;
        self
    }

    /// The same stream, woken in turn: its task must do nothing else while it waits for the next message.
    pub(crate) fn in_turn(mut self) -> Subscriber<S> {
        self.moved = self.moved.in_turn();
        self
    }

    /// The next message and what set it off; `None` when the server is closing, the source cannot be read, or the person may
    /// not watch any more or is no longer signed in.
    pub(crate) async fn next(&mut self) -> Option<(Utf8Bytes, Cause)> {
        loop {
            if self.looked {
                match self.more {
                    None => self.moved.changed().await,
                    Some(more) => {
                        // In a box: it is rare. Both outcomes lead to a look.
                        let _ = Box::pin(timeout_at(more, self.moved.changed())).await;
                    }
                }
                self.looked = false;
            }
            // In a box: a subscriber that waits needs no room for it.
            let found = Box::pin(self.look()).await;
            self.moved.pass_on();
            let (text, cause) = found?;
            self.looked = true;
            if let Some(text) = text {
                return Some((text, cause));
            }
        }
    }

    /// The message that is due now, if there is any, and what set it off; `None` when there will be no more.
    async fn look(&mut self) -> Option<(Option<Utf8Bytes>, Cause)> {
        if *self.closing.borrow() {
            self.ends("the server stops");
            return None;
        }
        if self.source.asks_the_store() {
            // Nobody else waits while the store is asked.
            self.moved.pass_on();
        }
        match self.source.may_go_on().await {
            Ok(true) => {}
            Ok(false) => {
                self.ends("its person is not signed in any more");
                return None;
            }
            // Fails closed.
            Err(error) => return self.fails(&error),
        }
        let Delivery {
            text,
            viewer,
            seen,
            more,
            cause,
        } = match self.source.update(self.seen, &mut self.baseline).await {
            Ok(delivery) => delivery,
            Err(error) => return self.fails(&error),
        };
        self.seen = Some((viewer, seen));
        self.more = more;
        Some((text, cause))
    }

    /// Ends the stream because of an error.
    fn fails<T>(&self, error: &ApiError) -> Option<T> {
        let why = error.causes();
        match error {
            ApiError::Storage(_) | ApiError::Damaged(_) | ApiError::DamagedRow(_) => {
                self.is_dropped(Reason::Storage, &why);
            }
            _ => self.ends(&why),
        }
        None
    }

    /// Counts and logs that the server ends the stream, and why.
    pub(crate) fn is_dropped(&self, reason: Reason, why: &str) {
        self.source.count_dropped(reason);
        self.ends(why);
    }

    /// Logs that the stream ends, and why.
    pub(crate) fn ends(&self, why: &str) {
        let (table, version) = (self.source.name(), self.version());
        tracing::debug!(%table, version, why, "a stream ends");
    }

    /// The version of the last message.
    pub(crate) fn version(&self) -> u64 {
        self.seen.map_or(0, |(_, seen)| seen.version)
    }
}
