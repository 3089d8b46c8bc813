//! Telling a watcher of a table over a WebSocket.
//!
//! A watcher waits most of the time, and there may be thousands: what waits has room for waiting alone.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep, timeout};
use tracing::Instrument;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Utf8Bytes};

use crate::edge::Edge;
use crate::extract::Following;
use crate::follow::Follower;
use crate::metrics::{Counted, Reason, Transport, Updates};
use crate::socket::{Heard, Socket};
use crate::trace::Cause;

/// How clients are told: what all tellers of a server share.
pub(crate) struct Manner {
    /// How long a client may take for an update, or be silent.
    patience: Duration,
    /// What is said where nothing happens.
    beat: Utf8Bytes,
    /// The same for clients that have to answer.
    question: Utf8Bytes,
    updates: Updates,
}

impl Manner {
    /// That of a server with this edge.
    pub(crate) fn new(edge: &Edge) -> Manner {
        let patience = edge.limits.stalled_timeout;
        Manner {
            patience,
            beat: beat(patience / 2, false).into(),
            question: beat(patience / 2, true).into(),
            updates: edge.metrics.updates(Transport::WebSocket),
        }
    }
}

/// A heartbeat: the next message comes within that time, in whole seconds. With `answer` the client has to answer it.
pub(crate) fn beat(every: Duration, answer: bool) -> String {
    let every = every.as_secs_f64().ceil();
    match answer {
        true => format!(r#"{{"beat":{every},"answer":true}}"#),
        false => format!(r#"{{"beat":{every}}}"#),
    }
}

/// Which heartbeats a client receives. The script of a page sees no pings.
#[derive(Clone, Copy)]
enum Beats {
    None,
    Told,
    /// They are to be answered: the browser answers pings for a page that it has frozen.
    Answered {
        /// When the client answered last.
        last: Instant,
    },
}

/// After so many beats that were not answered a page is asleep.
const ASLEEP_AFTER: u32 = 4;

/// Tells one client of a table.
pub(crate) struct Teller {
    socket: Socket,
    follower: Follower,
    manner: Arc<Manner>,
    /// Until the client is asked for a sign of life.
    until_ping: Pin<Box<Sleep>>,
    /// Which heartbeats it receives then.
    beats: Beats,
    _watching: Counted,
}

/// What a teller waits for.
enum Sign {
    /// Something of the client.
    Heard(Heard),
    /// That it is asked whether it is still there.
    Due,
    /// An update; `None` when there will be no more.
    News(Option<(Utf8Bytes, Cause)>),
}

/// It is over.
struct Over;

impl Teller {
    /// Tells the client at that socket what the follower follows, and is counted as watching for as long.
    pub(crate) fn new(
        socket: Socket,
        follower: Follower,
        watching: Counted,
        manner: Arc<Manner>,
        following: &Following,
    ) -> Teller {
        let beats = match following {
            Following { attends: true, .. } => Beats::Answered {
                last: Instant::now(),
            },
            Following { beats: true, .. } => Beats::Told,
            _ => Beats::None,
        };
        // Whoever wants to hear of its connection is told at once that it can.
        let first = match beats {
            Beats::None => manner.patience / 2,
            Beats::Told | Beats::Answered { .. } => Duration::ZERO,
        };
        Teller {
            socket,
            follower,
            until_ping: Box::pin(sleep(first)),
            manner,
            beats,
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
                    () = &mut self.until_ping => Sign::Due,
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
            Sign::Heard(Heard::Alive) => Ok(()),
            Sign::Heard(Heard::Gone) => self.over("the client has left, or its connection is lost"),
            Sign::Heard(Heard::Awake) if matches!(self.beats, Beats::Answered { .. }) => {
                let last = Instant::now();
                self.beats = Beats::Answered { last };
                Ok(())
            }
            Sign::Heard(Heard::Awake | Heard::Message) => {
                self.follower
                    .is_dropped(Reason::Spoke, "the client sends what nobody asked for");
                self.close(CloseCode::Policy, "Nothing is to be sent here.")
                    .await
            }
            Sign::Due if self.socket.is_silent() => {
                self.drops(Reason::Silent, "the client gives no sign of life")
            }
            Sign::Due if self.is_asleep() => {
                self.follower
                    .is_dropped(Reason::Asleep, "the page is asleep");
                self.close(CloseCode::Away, "The page is asleep.").await
            }
            Sign::Due => {
                let patience = self.manner.patience;
                self.until_ping
                    .as_mut()
                    .reset(Instant::now() + patience / 2);
                let sent = timeout(patience, self.ping()).await;
                self.outcome(sent)
            }
            Sign::News(Some((text, cause))) => {
                let telling = cause.tell(Transport::WebSocket, text.len());
                let sending = self.socket.tell(&text).instrument(telling);
                let sent = timeout(self.manner.patience, sending).await;
                self.manner.updates.sent(text.len(), cause.age());
                self.outcome(sent)
            }
            Sign::News(None) => {
                self.close(CloseCode::Away, "There is no more to see here.")
                    .await
            }
        }
    }

    async fn ping(&mut self) -> Result<(), Error> {
        self.socket.ping().await?;
        match self.beats {
            Beats::None => Ok(()),
            Beats::Told => self.socket.tell(&self.manner.beat).await,
            Beats::Answered { .. } => self.socket.tell(&self.manner.question).await,
        }
    }

    /// Whether the client has to answer, and has not for so long that it is not merely busy.
    fn is_asleep(&self) -> bool {
        let Beats::Answered { last } = self.beats else {
            return false;
        };
        last.elapsed() >= ASLEEP_AFTER * self.manner.patience / 2
    }

    /// Closes the socket and says why. It is over whether or not the client takes that in time.
    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Over> {
        let _ = timeout(self.manner.patience, self.socket.close(code, reason)).await;
        Err(Over)
    }

    /// What comes of something that was sent, if the client took it in time.
    fn outcome<Late>(&self, sent: Result<Result<(), Error>, Late>) -> Result<(), Over> {
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => self.over("its connection is lost"),
            Err(_) => self.drops(
                Reason::Slow,
                "the client takes too long for what it is sent",
            ),
        }
    }

    /// The server ends it.
    fn drops(&self, reason: Reason, why: &str) -> Result<(), Over> {
        self.follower.is_dropped(reason, why);
        Err(Over)
    }

    /// It is over, for a reason that is logged.
    fn over(&self, why: &str) -> Result<(), Over> {
        self.follower.ends(why);
        Err(Over)
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
        assert!(telling <= 672, "{teller} {telling}");
    }
}
