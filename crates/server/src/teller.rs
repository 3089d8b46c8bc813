//! Telling a watcher of a table over a WebSocket.
//!
//! A watcher waits most of the time, and there may be thousands: what waits has room for waiting alone.

use std::time::Duration;

use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Utf8Bytes};
use tracing::Instrument;

use crate::follow::Follower;
use crate::metrics::{Counted, Metrics, Reason, Transport, Updates};
use crate::socket::{Heard, Socket};

/// Tells one client of a table.
pub(crate) struct Teller {
    socket: Socket,
    follower: Follower,
    /// How long a client may take for an update, or be silent.
    patience: Duration,
    /// When a sign of life is due.
    ping: Interval,
    /// Whether one was asked for that has not come.
    asked: bool,
    updates: Updates,
    metrics: Metrics,
    _watching: Counted,
}

/// What a teller waits for.
enum Sign {
    /// Something of the client.
    Heard(Heard),
    /// That it is asked whether it is still there.
    Due,
    /// An update; `None` when there will be no more.
    News(Option<Utf8Bytes>),
}

/// It is over.
struct Over;

impl Teller {
    /// Tells the client at that socket what the follower follows, and is counted as watching for as long.
    pub(crate) fn new(
        socket: Socket,
        follower: Follower,
        watching: Counted,
        patience: Duration,
        metrics: Metrics,
    ) -> Teller {
        let mut ping = interval_at(Instant::now() + patience / 2, patience / 2);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Teller {
            socket,
            follower,
            patience,
            ping,
            asked: false,
            updates: metrics.updates(Transport::WebSocket),
            metrics,
            _watching: watching,
        }
    }

    /// Sends updates until the client leaves, takes longer than its patience for one, gives no sign of life for as long, or
    /// the server stops. Somebody whose network is gone says no farewell: only this tells that they are not here.
    #[expect(
        clippy::manual_async_fn,
        reason = "an `async fn` has room for the teller twice"
    )]
    pub(crate) fn tell(mut self) -> impl Future<Output = ()> {
        async move {
            loop {
                let sign = tokio::select! {
                    // A sign of life that is there counts before it is missed.
                    biased;
                    heard = self.socket.hear() => Sign::Heard(heard),
                    _ = self.ping.tick() => Sign::Due,
                    text = self.follower.next() => Sign::News(text),
                };
                // In a box, which whoever waits does without.
                if let Err(Over) = Box::pin(self.answer(sign)).await {
                    return;
                }
            }
        }
    }

    async fn answer(&mut self, sign: Sign) -> Result<(), Over> {
        match sign {
            Sign::Heard(Heard::Alive) => {
                self.asked = false;
                Ok(())
            }
            Sign::Heard(Heard::Gone) => Err(Over),
            Sign::Heard(Heard::Message) => {
                self.metrics.watcher_dropped(Reason::Spoke);
                self.close(CloseCode::Policy, "Nothing is to be sent here.")
                    .await
            }
            Sign::Due if self.asked => {
                self.metrics.watcher_dropped(Reason::Silent);
                Err(Over)
            }
            Sign::Due => {
                self.asked = true;
                let sent = timeout(self.patience, self.socket.ping()).await;
                self.outcome(sent)
            }
            Sign::News(Some(text)) => {
                let cause = self.follower.cause();
                let telling = cause.tell(Transport::WebSocket, text.len());
                let sending = self.socket.tell(&text).instrument(telling);
                let sent = timeout(self.patience, sending).await;
                self.updates.sent(text.len(), cause.age());
                self.outcome(sent)
            }
            Sign::News(None) => {
                self.close(CloseCode::Away, "There is no more to see here.")
                    .await
            }
        }
    }

    /// Closes the socket and says why. It is over whether or not the client takes that in time.
    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Over> {
        let _ = timeout(self.patience, self.socket.close(code, reason)).await;
        Err(Over)
    }

    /// What comes of something that was sent, if the client took it in time.
    fn outcome<Late>(&self, sent: Result<Result<(), Error>, Late>) -> Result<(), Over> {
        if sent.is_err() {
            self.metrics.watcher_dropped(Reason::Slow);
        }
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size of the future that a function returns.
    fn size<F>(_: impl FnOnce(Teller) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn whoever_watches_takes_little_room_while_nothing_happens() {
        let [teller, telling] = [size_of::<Teller>(), size(Teller::tell)];
        assert!(telling < 1_140, "{teller} {telling}");
    }
}
