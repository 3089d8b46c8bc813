//! Requests that only read a table.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;

use crate::app::App;
use crate::edge::Caller;
use crate::error::ApiError;
use crate::extract::{Since, TableName};
use crate::follow::Follower;
use crate::metrics::{Metrics, Reason, Transport};
use crate::wire::Snapshot;

/// How often an idle connection is pinged.
const PING_EVERY: Duration = Duration::from_secs(30);
/// How long a client may take to accept a message before it is disconnected.
const SEND_WITHIN: Duration = Duration::from_secs(20);
/// The longest message a client may send, a ping's reason perhaps; texts are refused.
const LONGEST_MESSAGE: usize = 1024;
/// The size of a socket's read buffer, in bytes. Little is ever received.
const READ_BUFFER: usize = 512;

/// What the caller may know of the table.
pub(crate) async fn snapshot(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Snapshot>, ApiError> {
    let table = app.tables.open(&table).await?;
    let live = table.look().await?;
    let viewer = live.state.viewer_of(caller.person().as_ref());
    Ok(Json(live.state.snapshot(viewer)))
}

/// The match as a file, once it is over: every card and action, and the secret that the shuffles came from.
pub(crate) async fn transcript(
    State(app): State<App>,
    TableName(name): TableName,
) -> Result<Response, ApiError> {
    let table = app.tables.open(&name).await?;
    let transcript = table
        .look()
        .await?
        .state
        .transcript()
        .ok_or(ApiError::NotOver)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"moonshot-{name}.json\""),
        ),
    ];
    Ok((headers, transcript).into_response())
}

/// The table's changes as the caller may see them, over a WebSocket.
pub(crate) async fn live(
    State(app): State<App>,
    TableName(table): TableName,
    Since(since): Since,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let follower = follow(&app, &table, since, &caller).await?;
    let upgrade = upgrade.map_err(|_| ApiError::NotWebSocket)?;
    let watching = app.metrics.watcher_opened(Transport::WebSocket);
    let metrics = app.metrics;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            let _watching = watching;
            tell(socket, follower, metrics).await;
        })
        .into_response())
}

/// The same changes as server-sent events; an event's id is the version after it.
pub(crate) async fn events(
    State(app): State<App>,
    TableName(table): TableName,
    Since(since): Since,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let last_seen = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse::<u64>().ok());
    let follower = follow(&app, &table, last_seen.or(since), &caller).await?;
    let watching = app.metrics.watcher_opened(Transport::Events);
    let messages = stream::unfold((follower, watching), |(mut follower, watching)| async {
        let text = follower.next().await?;
        let event = Event::default()
            .id(follower.told().to_string())
            .data(text.as_str());
        Some((Ok::<_, Infallible>(event), (follower, watching)))
    });
    Ok(Sse::new(messages)
        .keep_alive(KeepAlive::new().interval(PING_EVERY))
        .into_response())
}

async fn follow(
    app: &App,
    table: &str,
    since: Option<u64>,
    caller: &Caller,
) -> Result<Follower, ApiError> {
    let table = app.tables.open(table).await?;
    let live = table.look().await?;
    let viewer = live.state.viewer_of(caller.person().as_ref());
    drop(live);
    Follower::new(table, viewer, since, app.closing.clone()).await
}

/// Sends updates until the client leaves, is too slow, or the server stops.
async fn tell(mut socket: WebSocket, mut follower: Follower, metrics: Metrics) {
    let mut ping = tokio::time::interval(PING_EVERY);
    ping.tick().await;
    loop {
        let message = tokio::select! {
            text = follower.next() => match text {
                Some(text) => Message::Text(text),
                None => break,
            },
            _ = ping.tick() => Message::Ping(Default::default()),
            received = socket.recv() => match received {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Text(_) | Message::Binary(_))) => {
                    metrics.watcher_dropped(Reason::Spoke);
                    return refuse(socket).await;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
        };
        match tokio::time::timeout(SEND_WITHIN, socket.send(message)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return,
            Err(_) => {
                metrics.watcher_dropped(Reason::Slow);
                return;
            }
        }
    }
    close(socket, close_code::AWAY, "The server is stopping.").await;
}

/// Closes the socket of a client that sends messages. There is nothing to say on it: actions are requests.
async fn refuse(socket: WebSocket) {
    close(socket, close_code::POLICY, "Nothing is to be sent here.").await;
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    let farewell = socket.send(Message::Close(Some(frame)));
    let _ = tokio::time::timeout(SEND_WITHIN, farewell).await;
}
