//! The accept loop, with limits on the number and duration of connections.

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
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep_until};

use super::client::Peer;
use super::connections::{AddressBlock, ConnectionSlot, Connections, Full, most_with};
use super::line::{Activity, TimedStream, Watched};
use crate::error::ApiError;
use crate::metrics::{GaugeGuard, Metrics, Reason};
use crate::net::limits::{Limits, Reach};

/// Maximum size of a connection's buffers; a request head must fit into one.
const BUFFER: usize = 16 * 1024;
/// A connection that is idle for this long frees its buffers.
const QUIET: Duration = Duration::from_millis(50);
/// Kernel send buffer of a connection, in bytes. The default grows to megabytes for slow clients and delays the detection of
/// stalled ones.
const SEND_BUFFER: u32 = 64 * 1024;
/// Maximum number of connections waiting to be accepted.
const BACKLOG: u32 = 1024;
/// Delay after the system could not accept a connection for lack of files or memory.
const PAUSE: Duration = Duration::from_millis(200);
/// Interval of log messages about such failures and about refused connections.
const LOG_EVERY: Duration = Duration::from_secs(60);

/// Opens a listening socket.
pub(crate) async fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // Allows rebinding a port with connections in TIME_WAIT. On Windows it would allow more.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves connections until `closing` turns true, then returns when all are closed.
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
    let acceptor = Arc::new(Acceptor {
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
                    let place = place.counted_in(GaugeGuard::new(&metrics.connections));
                    metrics.connections_accepted.inc();
                    tokio::spawn(Arc::clone(&acceptor).serve(stream, peer, place));
                    if connections.is_crowded() {
                        // Lets displaced connections close first.
                        tokio::task::yield_now().await;
                    }
                }
                Err(full) => {
                    metrics.refused.of(full.limit()).inc();
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

/// Serves accepted connections.
struct Acceptor {
    connections: Arc<Connections>,
    router: Router,
    limits: Limits,
    metrics: Metrics,
    closing: watch::Receiver<bool>,
}

impl Acceptor {
    /// Serves one connection until it closes, becomes a WebSocket, times out, or the server stops.
    ///
    /// Not an `async fn`, whose future would keep room for what is needed only at the beginning.
    fn serve(
        self: Arc<Self>,
        stream: TcpStream,
        peer: SocketAddr,
        place: ConnectionSlot,
    ) -> impl Future<Output = ()> {
        // Updates are small and must not be delayed by Nagle's algorithm.
        let _ = stream.set_nodelay(true);
        // Half-open connections close before the kernel's default of a quarter of an hour, but after the server's own timeouts,
        // which record the reason.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream)
            .set_tcp_user_timeout(Some(2 * self.limits.stalled_timeout));
        let pulse = Activity::new();
        let newcomer = self.connections.welcome(&place, &pulse);
        let place = Arc::new(place);
        let mut line = TimedStream::new(stream, Arc::clone(&pulse), Arc::clone(&place));
        async move {
            // A connection is idle most of the time, and has no buffers then.
            while self.asked(&line, &pulse, &place, &newcomer).await {
                let answered = Box::pin(self.answer(line, peer, &pulse, &place));
                let displaced = async {
                    newcomer.notified().await;
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

    /// Waits for a request; `false` if none arrives in time or the server stops.
    async fn asked(
        &self,
        line: &TimedStream,
        pulse: &Activity,
        place: &ConnectionSlot,
        newcomer: &Notify,
    ) -> bool {
        let mut closing = self.closing.clone();
        let displaced = async {
            if pulse.is_new() {
                newcomer.notified().await;
            } else {
                self.connections.wait(place).displaced().await;
            }
        };
        tokio::select! {
            // A received request is answered.
            biased;
            ready = line.asked() => ready.is_ok(),
            () = displaced => false,
            () = sleep_until(pulse.idle_until(&self.limits)) => false,
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }

    /// Answers requests. Returns the connection once it is idle, unless it has closed.
    async fn answer(
        &self,
        line: TimedStream,
        peer: SocketAddr,
        pulse: &Arc<Activity>,
        place: &Arc<ConnectionSlot>,
    ) -> Option<TimedStream> {
        let service = Answering {
            router: TowerToHyperService::new(self.router.clone()),
            peer,
            pulse: Arc::clone(pulse),
            place: Arc::clone(place),
        };
        // In a box, which is freed while the connection is idle.
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
                            self.metrics.watchers_dropped.of(Reason::Slow).inc();
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

/// The router with the peer of this connection; records when responses are sent.
struct Answering {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    pulse: Arc<Activity>,
    place: Arc<ConnectionSlot>,
}

impl Service<hyper::Request<Incoming>> for Answering {
    type Response = hyper::Response<Body>;
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
            Ok(response.map(|body| answering.until_sent(body, carrying)))
        })
    }
}

/// The address that a connection counts for; `None` for a trusted proxy.
fn counted(peer: SocketAddr, proxies: &[IpNet]) -> Option<AddressBlock> {
    let address = peer.ip().to_canonical();
    let proxied = proxies.iter().any(|proxy| proxy.contains(&address));
    (!proxied).then(|| address.into())
}

/// Sends the refusal, as far as that is possible without waiting.
fn refuse(stream: &TcpStream) {
    // Closing with unread bytes would reset the connection before the response arrives.
    let _ = stream.try_read(&mut [0; 4096]);
    let problem = ApiError::TooManyConnections.into_problem();
    let problem = serde_json::to_string(&problem).unwrap_or_default();
    let length = problem.len();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json\r\n\
         Content-Length: {length}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n{problem}"
    );
    let _ = stream.try_write(answer.as_bytes());
}

/// Whether only this one connection failed, before it was accepted.
fn concerns_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::Interrupted
    )
}

/// Limits how often something is logged, and counts occurrences in between.
#[derive(Default)]
struct Seldom {
    last: Option<Instant>,
    times: u64,
}

impl Seldom {
    /// The number of occurrences since the last log message, if the next one is due.
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
    fn frequent_events_are_logged_once_a_minute() {
        let (mut seldom, now) = (Seldom::default(), Instant::now());
        assert_eq!(seldom.due(now), Some(1));
        assert_eq!((seldom.due(now), seldom.due(now)), (None, None));
        assert_eq!(seldom.due(now + LOG_EVERY), Some(3));
    }
}
