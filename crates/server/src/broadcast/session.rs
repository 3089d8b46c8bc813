//! A subscriber's session over a WebSocket.
//!
//! Sessions spend most of their time waiting, and there may be thousands: a waiting future is kept as small as possible.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep, timeout};
use tracing::Instrument;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Utf8Bytes};

use super::socket::{Incoming, Socket};
use super::subscriber::{Source, Subscriber};
use crate::metrics::trace::Cause;
use crate::metrics::{GaugeGuard, Metrics, Reason, Transport, Updates};

/// What all sessions of a server share.
pub(crate) struct SessionConfig {
    /// How long a client may take to receive an update, or stay silent.
    patience: Duration,
    /// The heartbeat message.
    beat: Utf8Bytes,
    /// The heartbeat message that asks for an answer.
    question: Utf8Bytes,
    updates: Updates,
}

impl SessionConfig {
    /// Clients may take that long to receive an update, or stay silent.
    pub(crate) fn new(patience: Duration, metrics: &Metrics) -> SessionConfig {
        SessionConfig {
            patience,
            beat: heartbeat(patience / 2, false).into(),
            question: heartbeat(patience / 2, true).into(),
            updates: metrics.updates(Transport::WebSocket),
        }
    }
}

/// A heartbeat message: the next message follows within that time, in whole seconds. With `answer` the client has to answer.
pub(crate) fn heartbeat(every: Duration, answer: bool) -> String {
    let every = every.as_secs_f64().ceil();
    match answer {
        true => format!(r#"{{"beat":{every},"answer":true}}"#),
        false => format!(r#"{{"beat":{every}}}"#),
    }
}

/// Which heartbeat messages a client asks for: scripts in a browser do not see pings.
#[derive(Clone, Copy)]
pub(crate) enum Heartbeats {
    None,
    Sent,
    /// Heartbeats that the script must answer: the browser answers pings even for a frozen page.
    Answered,
}

/// Which heartbeat messages a client receives.
#[derive(Clone, Copy)]
enum HeartbeatState {
    None,
    Told,
    /// Heartbeats that the script must answer: the browser answers pings even for a frozen page.
    Answered {
        /// When the client last answered.
        last: Instant,
    },
}

/// Number of unanswered heartbeats after which a page counts as asleep.
const ASLEEP_AFTER: u32 = 4;

/// One client's session.
pub(crate) struct Session<S> {
    socket: Socket,
    subscriber: Subscriber<S>,
    manner: Arc<SessionConfig>,
    /// Until the next ping.
    until_ping: Pin<Box<Sleep>>,
    /// Heartbeat messages sent with it.
    beats: HeartbeatState,
    _watching: GaugeGuard,
}

/// What a session waits for.
enum SessionEvent {
    /// Something from the client.
    Incoming(Incoming),
    /// A ping is due.
    Due,
    /// An update; `None` when there will be no more.
    News(Option<(Utf8Bytes, Cause)>),
}

/// The session has ended.
struct Over;

impl<S: Source> Session<S> {
    /// A session that sends the subscriber's updates over that socket.
    pub(crate) fn new(
        socket: Socket,
        subscriber: Subscriber<S>,
        watching: GaugeGuard,
        manner: Arc<SessionConfig>,
        heartbeats: Heartbeats,
    ) -> Session<S> {
        let beats = match heartbeats {
            Heartbeats::None => HeartbeatState::None,
            Heartbeats::Sent => HeartbeatState::Told,
            Heartbeats::Answered => HeartbeatState::Answered {
                last: Instant::now(),
            },
        };
        // The first heartbeat is sent immediately: it shows that heartbeats are supported.
        let first = match beats {
            HeartbeatState::None => manner.patience / 2,
            HeartbeatState::Told | HeartbeatState::Answered { .. } => Duration::ZERO,
        };
        Session {
            socket,
            subscriber,
            until_ping: Box::pin(sleep(first)),
            manner,
            beats,
            _watching: watching,
        }
    }

    /// Sends updates until the client disconnects, receives one too slowly, becomes unresponsive, or the server stops. Half-open
    /// connections are detected by unanswered pings.
    #[expect(
        clippy::manual_async_fn,
        reason = "the future of an `async fn` would hold the session twice"
    )]
    pub(crate) fn run(mut self) -> impl Future<Output = ()> {
        async move {
            loop {
                let sign = tokio::select! {
                    // A received pong counts before the timer.
                    biased;
                    received = self.socket.receive() => SessionEvent::Incoming(received),
                    () = &mut self.until_ping => SessionEvent::Due,
                    text = self.subscriber.next() => SessionEvent::News(text),
                };
                // In a box: a waiting session does not need it.
                if let Err(Over) = Box::pin(self.answer(sign)).await {
                    return;
                }
            }
        }
    }

    async fn answer(&mut self, sign: SessionEvent) -> Result<(), Over> {
        match sign {
            SessionEvent::Incoming(Incoming::Alive) => Ok(()),
            SessionEvent::Incoming(Incoming::Gone) => {
                self.over("the client has left, or its connection is lost")
            }
            SessionEvent::Incoming(Incoming::Awake)
                if matches!(self.beats, HeartbeatState::Answered { .. }) =>
            {
                let last = Instant::now();
                self.beats = HeartbeatState::Answered { last };
                Ok(())
            }
            SessionEvent::Incoming(Incoming::Awake | Incoming::Message) => {
                self.subscriber
                    .is_dropped(Reason::Spoke, "the client sends what nobody asked for");
                self.close(CloseCode::Policy, "Nothing is to be sent here.")
                    .await
            }
            SessionEvent::Due if self.socket.is_silent() => {
                self.drops(Reason::Silent, "the client gives no sign of life")
            }
            SessionEvent::Due if self.is_asleep() => {
                self.subscriber
                    .is_dropped(Reason::Asleep, "the page is asleep");
                self.close(CloseCode::Away, "The page is asleep.").await
            }
            SessionEvent::Due => {
                let patience = self.manner.patience;
                self.until_ping
                    .as_mut()
                    .reset(Instant::now() + patience / 2);
                let sent = timeout(patience, self.ping()).await;
                self.outcome(sent)
            }
            SessionEvent::News(Some((text, cause))) => {
                let telling = cause.delivery(Transport::WebSocket, text.len());
                let sending = self.socket.send_text(&text).instrument(telling);
                let sent = timeout(self.manner.patience, sending).await;
                self.manner.updates.sent(text.len(), cause.age());
                self.outcome(sent)
            }
            SessionEvent::News(None) => {
                self.close(CloseCode::Away, "There is no more to see here.")
                    .await
            }
        }
    }

    async fn ping(&mut self) -> Result<(), Error> {
        self.socket.ping().await?;
        match self.beats {
            HeartbeatState::None => Ok(()),
            HeartbeatState::Told => self.socket.send_text(&self.manner.beat).await,
            HeartbeatState::Answered { .. } => self.socket.send_text(&self.manner.question).await,
        }
    }

    /// Whether the client should have answered, and has not for so long that it is not merely busy.
    fn is_asleep(&self) -> bool {
        let HeartbeatState::Answered { last } = self.beats else {
            return false;
        };
        last.elapsed() >= ASLEEP_AFTER * self.manner.patience / 2
    }

    /// Closes the socket with a reason. The session ends even if the client does not receive it in time.
    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Over> {
        let _ = timeout(self.manner.patience, self.socket.close(code, reason)).await;
        Err(Over)
    }

    /// Ends the session if a message was not sent in time.
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

    /// Ends the session, counted as dropped by the server.
    fn drops(&self, reason: Reason, why: &str) -> Result<(), Over> {
        self.subscriber.is_dropped(reason, why);
        Err(Over)
    }

    /// Ends the session for a logged reason.
    fn over(&self, why: &str) -> Result<(), Over> {
        self.subscriber.ends(why);
        Err(Over)
    }
}
