//! Requests that read tables: snapshot, history, transcript and streams.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use tokio::time::{Instant, timeout_at};

use crate::auth::Pass;
use crate::broadcast::session::{Session, heartbeat};
use crate::broadcast::socket::Socket;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{AtTable, Following};
use crate::metrics::{GaugeGuard, Transport};
use crate::net::{RateClass, Watched};
use crate::table::TableSubscriber;
use moonshot_api::ErrorCode::*;
use moonshot_api::{History, OpenTables, Snapshot, Update};

/// Minimum interval between two lists of open tables.
const LOBBY_INTERVAL: Duration = Duration::from_millis(250);
/// Lifetime of an event stream with `attends`: the client proves that it is awake by subscribing again.
const ATTENDED_STREAM: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 45 });
/// Heartbeat interval of an idle event stream.
const KEEP_ALIVE: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 15 });

/// Returns the snapshot of the table.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "watch",
    responses((status = 200, description = "What the caller may know.", body = Snapshot))
)]
pub(crate) async fn snapshot(request: AtTable) -> Result<Json<Snapshot>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.snapshot(person.as_ref()).await?))
}

/// Returns the history of the table.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/history",
    tag = "watch",
    responses((status = 200, description = "What the caller may know.", body = History))
)]
pub(crate) async fn history(request: AtTable) -> Result<Response, ApiError> {
    let table = request.open().await?;
    let history = table.history(request.caller.person().as_ref()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], history).into_response())
}

/// Returns the finished match as a file: every card and action, and the seeds of the shuffles.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/transcript",
    tag = "watch",
    responses((status = 200, description = "The transcript; docs/transcripts.md describes it.", body = Object, content_type = "application/json")),
    extensions(("x-refuses" = json!([NotOver, DayNotOver])))
)]
pub(crate) async fn transcript(request: AtTable) -> Result<Response, ApiError> {
    let table = request.open().await?;
    let transcript = table.transcript(request.caller.person().as_ref()).await?;
    let name = request.id;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"moonshot-{name}.json\""),
        ),
    ];
    Ok((headers, transcript).into_response())
}

/// Streams the table's changes over a WebSocket.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/live",
    tag = "watch",
    params(
        ("since" = Option<u64>, Query, description = "The version after which the stream begins."),
        ("changes" = Option<bool>, Query, description = "Whether the client keeps the snapshot: later messages are then `Changes` where possible."),
        ("beats" = Option<bool>, Query, description = "Whether to send heartbeats at the start and at intervals: `{\"beat\": 15}`, with the maximum of seconds until the next."),
        ("attends" = Option<bool>, Query, description = "Whether the client proves that it is awake: heartbeats are `{\"beat\": 15, \"answer\": true}`, and it answers each with the message `awake`. A client that has not answered for a minute counts as disconnected, and its stream ends.")
    ),
    responses((status = 101, description = "A WebSocket. Every message is an `Update`, or `Changes` or a heartbeat if requested. Clients send only `awake`.")),
    extensions(("x-rate" = json!(RateClass::Stream)), ("x-refuses" = json!([ForeignOrigin, NotWebSocket])))
)]
pub(crate) async fn live(
    table: AtTable,
    following: Following,
    request: Request,
) -> Result<Response, ApiError> {
    let subscriber = subscribe(&table, &following).await?.in_turn();
    let (response, socket) = Socket::upgrade(request)?;
    let app = table.app;
    let watching = GaugeGuard::new(app.metrics.watchers.of(Transport::WebSocket));
    let manner = app.manner;
    let heartbeats = following.heartbeats();
    tokio::spawn(async move {
        if let Some(socket) = socket.await {
            // In a task of its own: this one has room for the handshake.
            tokio::spawn(Session::new(socket, subscriber, watching, manner, heartbeats).run());
        }
    });
    Ok(response)
}

/// Streams the table's changes as server-sent events. An event's id is the version after it.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/events",
    tag = "watch",
    params(
        ("since" = Option<u64>, Query, description = "The version after which the stream begins."),
        ("changes" = Option<bool>, Query, description = "Whether the client keeps the snapshot: later messages are then `Changes` where possible."),
        ("beats" = Option<bool>, Query, description = "Whether to send heartbeats at the start and on an idle stream: `{\"beat\": 15}`, with the maximum of seconds until the next message."),
        ("attends" = Option<bool>, Query, description = "Whether the client proves that it is awake: the stream ends after 45 seconds, and a client that does not subscribe again at once counts as disconnected.")
    ),
    responses((status = 200, description = "Every message is an `Update`, or `Changes` or a heartbeat if requested. The id of an update is its version.", body = Update, content_type = "text/event-stream")),
    extensions(("x-rate" = json!(RateClass::Stream)))
)]
pub(crate) async fn events(
    table: AtTable,
    mut following: Following,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let last_seen = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse::<u64>().ok());
    following.since = last_seen.or(following.since);
    let subscriber = subscribe(&table, &following).await?;
    let metrics = &table.app.metrics;
    let watching = GaugeGuard::new(metrics.watchers.of(Transport::Events));
    let updates = metrics.updates(Transport::Events);
    let ends = following.attends.then(|| Instant::now() + ATTENDED_STREAM);
    let state = (subscriber, watching, updates);
    let messages = stream::unfold(
        state,
        move |(mut subscriber, watching, updates)| async move {
            let next = match ends {
                None => subscriber.next().await,
                Some(ends) => timeout_at(ends, subscriber.next()).await.ok()?,
            };
            let (text, cause) = next?;
            updates.sent(text.len(), cause.age());
            // The delivery ends when the event is handed over.
            drop(cause.delivery(Transport::Events, text.len()));
            let event = Event::default()
                .id(subscriber.version().to_string())
                .data(text.as_str());
            Some((Ok::<_, Infallible>(event), (subscriber, watching, updates)))
        },
    );
    let mut answer = kept_alive(messages, following.beats || following.attends);
    answer.extensions_mut().insert(Watched);
    Ok(answer)
}

/// A response of these events that is kept alive while idle: by comments, which scripts of a page do not see, or by
/// heartbeats, with one at the start.
pub(super) fn kept_alive(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
    beats: bool,
) -> Response {
    let alive = KeepAlive::new().interval(KEEP_ALIVE);
    let mut answer = match beats {
        false => Sse::new(events).keep_alive(alive).into_response(),
        true => {
            let beat = Event::default().data(heartbeat(KEEP_ALIVE, false));
            let first = stream::iter([Ok(beat.clone())]);
            Sse::new(first.chain(events))
                .keep_alive(alive.event(beat))
                .into_response()
        }
    };
    // Keeps nginx from buffering events.
    let buffering = HeaderName::from_static("x-accel-buffering");
    let headers = answer.headers_mut();
    headers.insert(buffering, HeaderValue::from_static("no"));
    answer
}

async fn subscribe(request: &AtTable, following: &Following) -> Result<TableSubscriber, ApiError> {
    let AtTable { app, caller, .. } = request;
    let table = request.open().await?;
    let known = caller.known();
    let pass = known.map(|known| Pass::new(&app.identities, known));
    let (since, closing) = (following.since, app.closing.clone());
    let subscriber = table
        .subscribe(caller.person(), pass, since, closing)
        .await?;
    Ok(if following.changes {
        subscriber.with_deltas()
    } else {
        subscriber
    })
}

/// Streams the lobby's open tables as server-sent events.
#[utoipa::path(
    get,
    path = "/api/open/events",
    tag = "lobby",
    params(
        ("beats" = Option<bool>, Query, description = "Whether to send heartbeats at the start and on an idle stream: `{\"beat\": 15}`, with the maximum of seconds until the next message.")
    ),
    responses((status = 200, description = "Every message is an `OpenTables`, at the start and after each change, or a heartbeat if requested.", body = OpenTables, content_type = "text/event-stream")),
    extensions(("x-rate" = json!(RateClass::Stream)))
)]
pub(crate) async fn lobby(State(app): State<App>, following: Following) -> Response {
    let lobby = app.tables.listing();
    let (changes, closing) = (lobby.subscribe(), app.closing.clone());
    let messages = stream::unfold(
        (lobby, changes, closing, true),
        |(lobby, mut changes, mut closing, first)| async move {
            if !first {
                tokio::select! {
                    changed = changes.changed() => changed.ok()?,
                    closing = closing.changed() => closing.ok()?,
                }
                // Coalesces changes into one message.
                tokio::time::sleep(LOBBY_INTERVAL).await;
            }
            if *closing.borrow() {
                return None;
            }
            changes.mark_unchanged();
            let tables = lobby.tables();
            let event = Event::default().json_data(OpenTables { tables }).ok()?;
            Some((Ok::<_, Infallible>(event), (lobby, changes, closing, false)))
        },
    );
    kept_alive(messages, following.beats)
}

/// Lists the lobby's open tables.
#[utoipa::path(
    get,
    path = "/api/open",
    tag = "lobby",
    responses((status = 200, description = "The tables, newest first.", body = OpenTables))
)]
pub(crate) async fn open_tables(State(app): State<App>) -> Json<OpenTables> {
    Json(OpenTables {
        tables: app.tables.listing().tables(),
    })
}
