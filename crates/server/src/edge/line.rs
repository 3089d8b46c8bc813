//! A connection's bytes, with a watch on how long each part of the conversation takes.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::connections::Place;
use crate::limits::Limits;

/// While nothing is timed, the clock is looked at this often.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The time of something that is not going on.
const NEVER: u64 = u64::MAX;

/// What a connection is doing and since when, in milliseconds after it was opened.
pub(crate) struct Pulse {
    opened: Instant,
    /// Whether a request is being answered.
    answering: AtomicBool,
    /// Since when nothing was asked.
    idle: AtomicU64,
    /// When the first byte of the request that is not complete came.
    head: AtomicU64,
    /// Since when the client takes no bytes that it should.
    stalled: AtomicU64,
    /// Whether the answer is a stream to somebody who watches a table.
    watched: AtomicBool,
}

/// What the answer to somebody who watches a table has among its extensions.
#[derive(Clone, Copy)]
pub(crate) struct Watched;

impl Pulse {
    pub(crate) fn new() -> Arc<Pulse> {
        Arc::new(Pulse {
            opened: Instant::now(),
            answering: AtomicBool::new(false),
            idle: AtomicU64::new(0),
            head: AtomicU64::new(NEVER),
            stalled: AtomicU64::new(NEVER),
            watched: AtomicBool::new(false),
        })
    }

    fn now(&self) -> u64 {
        self.opened.elapsed().as_millis() as u64
    }

    /// A request is complete but for its body. The guard is dropped when its answer is sent.
    pub(crate) fn answering(self: &Arc<Self>) -> Answering {
        self.head.store(NEVER, Ordering::Relaxed);
        self.answering.store(true, Ordering::Relaxed);
        Answering(Arc::clone(self))
    }

    /// When the clock has to be looked at next; `None` when something took too long.
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
        // What begins after this look has at least its own limit left.
        let shortest = limits
            .head_timeout
            .min(limits.stalled_timeout)
            .min(limits.idle_timeout);
        let again = now.saturating_add(shortest.min(LOOK_EVERY).as_millis() as u64);
        (next > now).then(|| self.opened + Duration::from_millis(next.min(again)))
    }

    /// The answer is a stream to somebody who watches a table.
    pub(crate) fn is_watched(&self) {
        self.watched.store(true, Ordering::Relaxed);
    }

    /// Whether somebody who watches a table takes nothing for too long.
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

    /// Until when a client that asks nothing may stay. Before its first request it has the time that a request's head
    /// has.
    pub(crate) fn idle_until(&self, limits: &Limits) -> Instant {
        let since = self.idle.load(Ordering::Relaxed);
        let limit = match since {
            0 => limits.head_timeout.min(limits.idle_timeout),
            _ => limits.idle_timeout,
        };
        self.opened + Duration::from_millis(since) + limit
    }

    /// Whether nothing has been asked for that time, and nothing is under way.
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

/// While it is kept, a request is being answered.
pub(crate) struct Answering(Arc<Pulse>);

impl Drop for Answering {
    fn drop(&mut self) {
        // Never 0, which stands for a connection on which nothing was asked.
        self.0.idle.store(self.0.now().max(1), Ordering::Relaxed);
        self.0.answering.store(false, Ordering::Relaxed);
    }
}

/// An answer's body, which says when it was sent.
pub(crate) struct Answer {
    body: Body,
    _answering: Answering,
    /// The place of a connection that carries this answer and is then free to carry another.
    carrying: Option<Arc<Place>>,
}

impl Answer {
    /// `carrying` is the place of the connection that is free when the answer is sent; none where a WebSocket takes
    /// the connection over.
    pub(crate) fn new(body: Body, answering: Answering, carrying: Option<Arc<Place>>) -> Answer {
        Answer {
            body,
            _answering: answering,
            carrying,
        }
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        if let Some(place) = &self.carrying {
            // To carry nobody is never refused.
            let _ = place.carry(None);
        }
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection. Its place is free again when it is closed, also where a WebSocket has taken it over.
pub(crate) struct Line {
    stream: TcpStream,
    /// Bytes that were received and are still to be read.
    unread: Bytes,
    pulse: Arc<Pulse>,
    place: Arc<Place>,
}

impl Line {
    pub(crate) fn new(stream: TcpStream, pulse: Arc<Pulse>, place: Arc<Place>) -> Line {
        Line {
            stream,
            unread: Bytes::new(),
            pulse,
            place,
        }
    }

    /// Returns when there is something to read, or the other end has closed.
    pub(crate) async fn asked(&self) -> io::Result<()> {
        if self.unread.is_empty() {
            // Looking at a byte waits for one, where `readable` may return before there is any.
            self.stream.peek(&mut [0]).await?;
        }
        Ok(())
    }

    /// Takes back bytes that were received too early.
    pub(crate) fn give_back(&mut self, unread: Bytes) {
        self.unread = kept(unread);
    }

    /// The connection, its place, and what was received and is still to be read. It is watched over by another from now on.
    pub(crate) fn into_parts(self) -> (TcpStream, Arc<Place>, Bytes) {
        (self.stream, self.place, self.unread)
    }
}

/// Bytes that are to be kept. None would keep the whole buffer that they were read into.
fn kept(bytes: Bytes) -> Bytes {
    if bytes.is_empty() {
        Bytes::new()
    } else {
        bytes
    }
}

impl AsyncRead for Line {
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

impl AsyncWrite for Line {
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
    fn a_buffer_that_was_read_to_its_end_is_let_go() {
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
