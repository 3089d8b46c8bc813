//! Streams of a table's updates. Each watcher reads at their own pace and holds up nobody.

use std::sync::Arc;

use moonshot_rules::Viewer;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};
use tungstenite::Utf8Bytes;

use crate::changes::Base;
use crate::clock::today;
use crate::edge::Edge;
use crate::error::ApiError;
use crate::feed::Position;
use crate::identity::{Known, PersonId};
use crate::metrics::Reason;
use crate::relay::Runner;
use crate::table::{AtTable, LiveTable, Told, Watches, watching};
use crate::trace::Cause;

/// One watcher's position in the updates. It is a position, not a queue that could grow: whoever reads slowly gets fewer
/// and larger updates, and whoever is far behind gets the present.
pub(crate) struct Follower {
    /// Who follows which table. What they may see is asked for each message.
    here: AtTable,
    /// As whom they have seen how much; `None` before the first message.
    seen: Option<(Viewer, Position)>,
    /// What they have of what they were told.
    base: Base,
    moved: Runner,
    /// Whether they were told all that there was since that was heard of last.
    looked: bool,
    /// When there is more to tell though nothing happens until then.
    more: Option<Instant>,
    /// Turns true when the server is about to stop ([`crate::serve::close_streams`]).
    closing: watch::Receiver<bool>,
    /// What shows that they are who they are; whoever watches as nobody, or where a test says who they are, has none.
    pass: Option<Pass>,
    /// As whom they watch.
    watches: Watches,
    /// Held before the first message by whoever is to be told what has happened since a version.
    awaiting: Option<Arc<()>>,
}

/// What shows that a follower is who they are, for as long as they are.
struct Pass {
    edge: Arc<Edge>,
    known: Arc<Known>,
    /// The day on which it was seen to hold last, and how many sessions had ended by then; before the first time, day 0. A
    /// session expires at the end of a day.
    held: (i64, u64),
}

impl Pass {
    fn now(&self) -> (i64, u64) {
        (today(), self.edge.identities.ended())
    }

    /// Whether it was seen to hold, and nothing has happened since that could change that.
    fn is_seen(&self) -> bool {
        self.held == self.now()
    }

    /// Whether their token still stands for them.
    async fn holds(&mut self) -> Result<bool, ApiError> {
        if self.is_seen() {
            return Ok(true);
        }
        let now = self.now();
        let stands = self.edge.identities.stands(&self.known).await;
        let holds = matches!(stands, Ok(true));
        self.held = if holds { now } else { (0, 0) };
        stands
    }
}

impl Follower {
    /// The same stream, which ends when the token does not stand for its person any more.
    pub(crate) fn while_known(mut self, edge: &Arc<Edge>, known: Option<&Arc<Known>>) -> Follower {
        self.pass = known.map(|known| Pass {
            edge: Arc::clone(edge),
            known: Arc::clone(known),
            held: (0, 0),
        });
        self
    }

    /// The same stream for somebody who keeps what they were told, and is told what has changed.
    pub(crate) fn of_changes(mut self) -> Follower {
        self.base = Base::Nothing;
        self
    }

    /// The same stream for somebody whose task does nothing else while it waits for the next message: they are told in turn.
    pub(crate) fn in_turn(mut self) -> Follower {
        self.moved = self.moved.in_turn();
        self
    }

    /// Follows from version `since`. Without it, or when it is the newest version, the first message is the present
    /// state.
    pub(crate) async fn new(
        table: Arc<LiveTable>,
        person: Option<PersonId>,
        since: Option<u64>,
        closing: watch::Receiver<bool>,
    ) -> Result<Follower, ApiError> {
        let moved = table.hear();
        let viewer = watching(&table.refresh().await?.state, person.as_ref())?;
        let here = AtTable::arrive(Arc::clone(&table), person).await?;
        let watches = table.watch(viewer).await?;
        let awaiting = match since {
            Some(since) => Some(table.recall(viewer, since).await?),
            None => None,
        };
        Ok(Follower {
            seen: since.map(|since| (viewer, Position::at(since))),
            here,
            moved,
            looked: false,
            more: None,
            closing,
            pass: None,
            watches,
            awaiting,
            base: Base::NotKept,
        })
    }

    /// The next message, and what it was set off by; `None` when the server is closing, the table cannot be read, the person
    /// may not watch any more, or is no longer signed in.
    pub(crate) async fn next(&mut self) -> Option<(Utf8Bytes, Cause)> {
        loop {
            if self.looked {
                match self.more {
                    None => self.moved.changed().await,
                    Some(more) => {
                        // In a box: it is rare. When the time has come it is looked at as well.
                        let _ = Box::pin(timeout_at(more, self.moved.changed())).await;
                    }
                }
                self.looked = false;
            }
            // In a box: whoever waits for news needs no room for it.
            let found = Box::pin(self.look()).await;
            self.moved.pass_on();
            let (text, cause) = found?;
            self.looked = true;
            if let Some(text) = text {
                return Some((text, cause));
            }
        }
    }

    /// The message with what there is to tell now, if there is anything, and what it was set off by; `None` when there will be
    /// no more.
    async fn look(&mut self) -> Option<(Option<Utf8Bytes>, Cause)> {
        if *self.closing.borrow() {
            self.ends("the server stops");
            return None;
        }
        if let Some(pass) = &mut self.pass {
            if !pass.is_seen() {
                // Nobody else waits while the store is asked.
                self.moved.pass_on();
            }
            match pass.holds().await {
                Ok(true) => {}
                Ok(false) => {
                    self.ends("its person is not signed in any more");
                    return None;
                }
                // Where that cannot be told, they are not told either.
                Err(error) => return self.fails(&error),
            }
        }
        let (table, person) = (self.here.table(), self.here.person());
        let updating = table.update_after(person, &mut self.watches, self.seen, &mut self.base);
        let Told {
            text,
            viewer,
            seen,
            more,
            cause,
        } = match updating.await {
            Ok(told) => told,
            Err(error) => return self.fails(&error),
        };
        self.seen = Some((viewer, seen));
        self.awaiting = None;
        self.more = more;
        Some((text, cause))
    }

    /// Ends because of that.
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
        self.here.table().count_dropped(reason);
        self.ends(why);
    }

    /// Logs that the stream ends, and why.
    pub(crate) fn ends(&self, why: &str) {
        let (table, version) = (self.here.table().id(), self.told());
        tracing::debug!(%table, version, why, "a stream ends");
    }

    /// The version of the last message.
    pub(crate) fn told(&self) -> u64 {
        self.seen.map_or(0, |(_, seen)| seen.version)
    }
}
