//! A TCP stream that records what the connection is doing, for timeouts.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body_util::BodyExt;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::connections::{ConnectionSlot, DisplaceableGuard};
use crate::net::limits::Limits;

/// Interval of timeout checks while nothing is timed.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The time of something that is not happening.
const NEVER: u64 = u64::MAX;

/// What a connection is doing and since when, in milliseconds since it was opened.
pub(crate) struct Activity {
    opened: Instant,
    /// Whether a response is in progress.
    answering: AtomicBool,
    /// Since when the connection is idle.
    idle: AtomicU64,
    /// When the first byte of an incomplete request head arrived.
    head: AtomicU64,
    /// Since when the client has not received pending bytes.
    stalled: AtomicU64,
    /// Whether the response is a stream to a subscriber.
    watched: AtomicBool,
    /// Until the first request is complete.
    displaceable: Mutex<Option<DisplaceableGuard>>,
}

/// Response extension that marks a stream to a subscriber.
#[derive(Clone, Copy)]
pub(crate) struct Watched;

impl Activity {
    pub(crate) fn new() -> Arc<Activity> {
        Arc::new(Activity {
            opened: Instant::now(),
            answering: AtomicBool::new(false),
            idle: AtomicU64::new(0),
            head: AtomicU64::new(NEVER),
            stalled: AtomicU64::new(NEVER),
            watched: AtomicBool::new(false),
            displaceable: Mutex::default(),
        })
    }

    /// Keeps the entry of a connection that may be closed to make room, until its first request is complete.
    pub(crate) fn set_displaceable(&self, guard: DisplaceableGuard) {
        *self.displaceable() = Some(guard);
    }

    fn displaceable(&self) -> MutexGuard<'_, Option<DisplaceableGuard>> {
        self.displaceable
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    /// A request head is complete. The guard lives until the response is sent.
    pub(crate) fn answering(self: &Arc<Self>) -> Answering {
        self.head.store(NEVER, Ordering::Relaxed);
        if self.is_new() {
            *self.displaceable() = None;
        }
        self.answering.store(true, Ordering::Relaxed);
        Answering {
            pulse: Arc::clone(self),
            carrying: None,
        }
    }

    /// When to check timeouts next; `None` if one has expired.
    pub(crate) fn look(&self, limits: &Limits) -> Option<Instant> {
        let now = self.now();
        let deadline = |since: &AtomicU64, limit: Duration| match since.load(Ordering::Relaxed) {
            NEVER => NEVER,
            since => since.saturating_add(limit.as_millis() as u64),
        };
        let mut next = deadline(&self.stalled, limits.stalled_timeout);
        if !self.answering.load(Ordering::Relaxed) {
            next = next
                .min(deadline(&self.head, limits.head_timeout))
                .min(deadline(&self.idle, limits.idle_timeout));
        }
        // Whatever starts after this check has at least its own limit left.
        let shortest = limits
            .head_timeout
            .min(limits.stalled_timeout)
            .min(limits.idle_timeout);
        let again = now.saturating_add(shortest.min(LOOK_EVERY).as_millis() as u64);
        (next > now).then(|| self.opened + Duration::from_millis(next.min(again)))
    }

    /// Marks the response as a stream to a subscriber.
    pub(crate) fn is_watched(&self) {
        self.watched.store(true, Ordering::Relaxed);
    }

    /// Whether a subscriber's stream has stalled for too long.
    pub(crate) fn watcher_stalls(&self, limits: &Limits) -> bool {
        let limit = limits.stalled_timeout.as_millis() as u64;
        let stalled = match self.stalled.load(Ordering::Relaxed) {
            NEVER => false,
            since => self.now() >= since.saturating_add(limit),
        };
        stalled && self.watched.load(Ordering::Relaxed)
    }

    /// Whether no request has been complete yet.
    pub(crate) fn is_new(&self) -> bool {
        self.idle.load(Ordering::Relaxed) == 0 && !self.answering.load(Ordering::Relaxed)
    }

    /// Until when an idle connection may stay open. Before the first request the limit is that of a request head.
    pub(crate) fn idle_until(&self, limits: &Limits) -> Instant {
        let since = self.idle.load(Ordering::Relaxed);
        let limit = match since {
            0 => limits.head_timeout.min(limits.idle_timeout),
            _ => limits.idle_timeout,
        };
        self.opened + Duration::from_millis(since) + limit
    }

    /// Whether the connection has been idle for that time, with nothing in progress.
    pub(crate) fn is_quiet(&self, time: Duration) -> bool {
        let under_way = |since: &AtomicU64| since.load(Ordering::Relaxed) != NEVER;
        let idle = Duration::from_millis(self.now() - self.idle.load(Ordering::Relaxed));
        !self.answering.load(Ordering::Relaxed)
            && !under_way(&self.head)
            && !under_way(&self.stalled)
            && idle >= time
    }

    fn received(&self) {
        if !self.answering.load(Ordering::Relaxed) && self.head.load(Ordering::Relaxed) == NEVER {
            self.head.store(self.now(), Ordering::Relaxed);
        }
    }

    fn wrote<T>(&self, outcome: &Poll<T>) {
        let stalled = self.stalled.load(Ordering::Relaxed) != NEVER;
        if outcome.is_pending() != stalled {
            let since = if stalled { NEVER } else { self.now() };
            self.stalled.store(since, Ordering::Relaxed);
        }
    }
}

/// Guard of a response in progress.
pub(crate) struct Answering {
    pulse: Arc<Activity>,
    /// The slot of the connection, released for other clients when the response is sent; `None` if a WebSocket takes it over.
    carrying: Option<Arc<ConnectionSlot>>,
}

impl Answering {
    /// The body, which keeps this guard until it is sent.
    pub(crate) fn until_sent(mut self, body: Body, carrying: Option<Arc<ConnectionSlot>>) -> Body {
        self.carrying = carrying;
        Body::new(body.map_frame(move |frame| {
            let _kept = &self;
            frame
        }))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        if let Some(place) = &self.carrying {
            // Releasing is never refused.
            let _ = place.carry(None);
        }
        // Never 0, which stands for a connection without requests.
        let now = self.pulse.now().max(1);
        self.pulse.idle.store(now, Ordering::Relaxed);
        self.pulse.answering.store(false, Ordering::Relaxed);
    }
}

/// A connection. Its slot is freed when it is closed, also after a WebSocket has taken it over.
pub(crate) struct TimedStream {
    stream: TcpStream,
    /// Bytes that were received and not yet read.
    unread: Bytes,
    pulse: Arc<Activity>,
    place: Arc<ConnectionSlot>,
}

impl TimedStream {
    pub(crate) fn new(
        stream: TcpStream,
        pulse: Arc<Activity>,
        place: Arc<ConnectionSlot>,
    ) -> TimedStream {
        TimedStream {
            stream,
            unread: Bytes::new(),
            pulse,
            place,
        }
    }

    /// Returns when there is something to read or the peer has closed.
    pub(crate) async fn asked(&self) -> io::Result<()> {
        if self.unread.is_empty() {
            // Peeking waits for a byte; `readable` may return spuriously.
            self.stream.peek(&mut [0]).await?;
        }
        Ok(())
    }

    /// Puts back bytes that were read ahead.
    pub(crate) fn give_back(&mut self, unread: Bytes) {
        self.unread = kept(unread);
    }

    /// The stream, its slot and the unread bytes. Timeouts are the caller's from now on.
    pub(crate) fn into_parts(self) -> (TcpStream, Arc<ConnectionSlot>, Bytes) {
        (self.stream, self.place, self.unread)
    }
}

/// Bytes to keep. An empty slice would keep the whole read buffer alive.
fn kept(bytes: Bytes) -> Bytes {
    if bytes.is_empty() {
        Bytes::new()
    } else {
        bytes
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.unread.is_empty() {
            let count = self.unread.len().min(buffer.remaining());
            buffer.put_slice(&self.unread.split_to(count));
            self.pulse.received();
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if buffer.filled().len() > before {
            self.pulse.received();
        }
        read
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.pulse.wrote(&wrote);
        wrote
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.pulse.wrote(&wrote);
        wrote
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Buffer {
        _owner: Arc<()>,
        text: &'static [u8],
    }

    impl AsRef<[u8]> for Buffer {
        fn as_ref(&self) -> &[u8] {
            self.text
        }
    }

    #[test]
    fn an_empty_buffer_is_freed() {
        for (text, held) in [(&b""[..], 1), (b"GET", 2)] {
            let owner = Arc::new(());
            let buffer = Buffer {
                _owner: Arc::clone(&owner),
                text,
            };
            let kept = kept(Bytes::from_owner(buffer));
            assert_eq!((Arc::strong_count(&owner), &*kept), (held, text));
        }
    }
}
