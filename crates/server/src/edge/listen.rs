//! Accepting connections: bounded in number and in the time they take.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use futures_util::future::BoxFuture;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use ipnet::IpNet;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::client::Peer;
use super::connections::{Block, Connections, Full, Newcomer, Place, most_with};
use super::line::{Answer, Line, Pulse, Watched};
use crate::limits::{Limits, Reach};
use crate::metrics::{Metrics, Reason};

/// The buffers of a connection grow to this and no further; a request's head must fit into one.
const BUFFER: usize = 16 * 1024;
/// A connection on which nothing has been asked for this time gives its buffers back until something is.
const QUIET: Duration = Duration::from_millis(50);
/// What the system keeps of an answer that its client does not take, in bytes. It would let this grow to megabytes for each
/// client who reads slowly, and tell late that one does not read at all.
const SEND_BUFFER: u32 = 64 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1024;
/// How long to wait when the system can open no connection, for want of files or memory.
const PAUSE: Duration = Duration::from_millis(200);
/// How often such failures, and refused connections, are logged.
const LOG_EVERY: Duration = Duration::from_secs(60);
/// What a connection that is one too many is told.
const TOO_MANY: &str = r#"{"type":"urn:moonshot:problem:too-many-connections","title":"Too many connections","status":503,"detail":"Too many connections are open. Try again in ten seconds.","code":"too-many-connections"}"#;

/// Listens there.
pub(crate) async fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A port whose last connections are still closing can be listened at again. On Windows it would mean more.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers connections until `closing` turns true, and then returns when all are closed.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    reach: &Reach,
    metrics: &Metrics,
    files: Option<u64>,
    mut closing: watch::Receiver<bool>,
) {
    let most = limits.connections.unwrap_or_else(|| most_with(files));
    let connections = Connections::new(most, limits.connections_by_address, limits.local_factor);
    tracing::info!(
        most,
        by_address = limits.connections_by_address,
        "connections"
    );
    let house = Arc::new(House {
        router,
        limits: limits.clone(),
        metrics: metrics.clone(),
        closing: closing.clone(),
        connections: Arc::clone(&connections),
    });
    let mut failures = Seldom::default();
    let mut refusals = Seldom::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => match connections.admit(counted(peer, &reach.trusted_proxies)) {
                Ok(place) => {
                    let place = place.counted_in(metrics.connection_opened());
                    tokio::spawn(Arc::clone(&house).converse(stream, peer, place));
                    if connections.is_crowded() {
                        // Lets those that make room go first.
                        tokio::task::yield_now().await;
                    }
                }
                Err(full) => {
                    metrics.refused(full.limit());
                    refuse(&stream);
                    if let Some(times) = refusals.due(Instant::now()) {
                        let all = full == Full::Everywhere;
                        tracing::warn!(%peer, all, times, "too many connections");
                    }
                }
            },
            Err(error) if concerns_one_connection(&error) => {}
            Err(error) => {
                if let Some(times) = failures.due(Instant::now()) {
                    tracing::error!(%error, times, "no connection can be accepted");
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    connections.all_closed().await;
}

/// What the connections share.
struct House {
    connections: Arc<Connections>,
    router: Router,
    limits: Limits,
    metrics: Metrics,
    closing: watch::Receiver<bool>,
}

impl House {
    /// Serves one connection until it closes, becomes a WebSocket, takes too long, or the server stops.
    ///
    /// No `async fn`: it would keep room for what is needed only at the beginning.
    fn converse(
        self: Arc<Self>,
        stream: TcpStream,
        peer: SocketAddr,
        place: Place,
    ) -> impl Future<Output = ()> {
        // Updates are small and must not wait for one another. A socket without this still works.
        let _ = stream.set_nodelay(true);
        // What is sent to somebody whose network is gone is not held for a quarter of an hour. The server's own clocks, which
        // tell why somebody is dropped, have run out by then.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream)
            .set_tcp_user_timeout(Some(2 * self.limits.stalled_timeout));
        let pulse = Pulse::new();
        let newcomer = self.connections.welcome(&place, &pulse);
        let place = Arc::new(place);
        let mut line = Line::new(stream, Arc::clone(&pulse), Arc::clone(&place));
        async move {
            // A connection spends most of its time waiting for the next request. It has no buffers then.
            while self.asked(&line, &pulse, &place, &newcomer).await {
                let answered = Box::pin(self.answer(line, peer, &pulse, &place));
                let displaced = async {
                    newcomer.displaced().await;
                    if !pulse.is_new() {
                        std::future::pending::<()>().await;
                    }
                };
                line = tokio::select! {
                    quiet = answered => match quiet {
                        Some(quiet) => quiet,
                        None => return,
                    },
                    () = displaced => return,
                };
            }
        }
    }

    /// Waits for a request; `false` when none comes in time or the server stops.
    async fn asked(&self, line: &Line, pulse: &Pulse, place: &Place, newcomer: &Newcomer) -> bool {
        let mut closing = self.closing.clone();
        let displaced = async {
            if pulse.is_new() {
                newcomer.displaced().await;
            } else {
                self.connections.wait(place).displaced().await;
            }
        };
        tokio::select! {
            // A request that has come is answered.
            biased;
            ready = line.asked() => ready.is_ok(),
            () = displaced => false,
            () = sleep_until(pulse.idle_until(&self.limits)) => false,
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }

    /// Answers requests. Returns the connection when nothing has been asked for a while, unless it has ended.
    async fn answer(
        &self,
        line: Line,
        peer: SocketAddr,
        pulse: &Arc<Pulse>,
        place: &Arc<Place>,
    ) -> Option<Line> {
        let service = Answering {
            router: TowerToHyperService::new(self.router.clone()),
            peer,
            pulse: Arc::clone(pulse),
            place: Arc::clone(place),
        };
        // In a box, which is given back while the connection is quiet.
        let mut connection = Box::new(
            http1::Builder::new()
                .max_buf_size(BUFFER)
                .serve_connection(TokioIo::new(line), service)
                .with_upgrades(),
        );
        let mut clock = pin!(sleep_until(Instant::now() + QUIET));
        let mut closing = self.closing.clone();
        let mut stopping = false;
        loop {
            tokio::select! {
                _ = &mut *connection => return None,
                () = clock.as_mut() => {
                    if pulse.is_quiet(QUIET) && !stopping {
                        break;
                    }
                    let Some(next) = pulse.look(&self.limits) else {
                        if pulse.watcher_stalls(&self.limits) {
                            self.metrics.watcher_dropped(Reason::Slow);
                        }
                        return None;
                    };
                    clock.as_mut().reset(next.min(Instant::now() + QUIET));
                },
                _ = closing.wait_for(|closing| *closing), if !stopping => stopping = true,
            }
            if stopping {
                Pin::new(&mut *connection).graceful_shutdown();
            }
        }
        let parts = connection.into_parts()?;
        let mut line = parts.io.into_inner();
        line.give_back(parts.read_buf);
        Some(line)
    }
}

/// The router, told who is at the other end of this connection, and telling when it has answered.
struct Answering {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    pulse: Arc<Pulse>,
    place: Arc<Place>,
}

impl Service<hyper::Request<Incoming>> for Answering {
    type Response = hyper::Response<Answer>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Self::Response, Infallible>>;

    fn call(&self, request: hyper::Request<Incoming>) -> Self::Future {
        let answering = self.pulse.answering();
        let mut request: Request = request.map(Body::new);
        let place = Arc::clone(&self.place);
        request.extensions_mut().insert(Peer {
            address: self.peer.ip(),
            place: Arc::clone(&place),
        });
        let answered = self.router.call(request);
        let pulse = Arc::clone(&self.pulse);
        Box::pin(async move {
            let response = answered.await?;
            if response.extensions().get::<Watched>().is_some() {
                pulse.is_watched();
            }
            let taken_over = response.status() == StatusCode::SWITCHING_PROTOCOLS;
            let carrying = (!taken_over).then_some(place);
            Ok(response.map(|body| Answer::new(body, answering, carrying)))
        })
    }
}

/// The address that a connection counts for; none where it is a proxy's.
fn counted(peer: SocketAddr, proxies: &[IpNet]) -> Option<Block> {
    let address = peer.ip().to_canonical();
    let proxied = proxies.iter().any(|proxy| proxy.contains(&address));
    (!proxied).then(|| address.into())
}

/// Says that there are too many connections, as far as that can be said at once.
fn refuse(stream: &TcpStream) {
    // A close with unread bytes would take the answer back; what has come already is read.
    let _ = stream.try_read(&mut [0; 4096]);
    let length = TOO_MANY.len();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\n\
         Content-Length: {length}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n{TOO_MANY}"
    );
    let _ = stream.try_write(answer.as_bytes());
}

/// Whether only that one connection failed, before it was accepted.
fn concerns_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::Interrupted
    )
}

/// Something that is logged once in a while, with how often it happened since.
#[derive(Default)]
struct Seldom {
    last: Option<Instant>,
    times: u64,
}

impl Seldom {
    /// How often it happened since it was last logged, if it is time to log it again.
    fn due(&mut self, now: Instant) -> Option<u64> {
        self.times += 1;
        if self.last.is_some_and(|last| now - last < LOG_EVERY) {
            return None;
        }
        self.last = Some(now);
        Some(std::mem::take(&mut self.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_all_the_time_is_logged_once_a_minute() {
        let (mut seldom, now) = (Seldom::default(), Instant::now());
        assert_eq!(seldom.due(now), Some(1));
        assert_eq!((seldom.due(now), seldom.due(now)), (None, None));
        assert_eq!(seldom.due(now + LOG_EVERY), Some(3));
    }
}
