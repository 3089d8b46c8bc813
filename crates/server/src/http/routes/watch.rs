//! Requests that only read a table.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use tokio::time::{Instant, timeout_at};

use crate::auth::{Caller, Pass};
use crate::broadcast::session::{Session, heartbeat};
use crate::broadcast::socket::Socket;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{Following, TableName};
use crate::metrics::{GaugeGuard, Transport};
use crate::net::Watched;
use crate::table::TableSubscriber;
use moonshot_api::{History, OpenTables, Snapshot, Update};

/// How often the list of open tables is sent at most.
const LOBBY_AT_MOST_EVERY: Duration = Duration::from_millis(250);
/// After how long a stream of events ends whose client shows that it is awake: by asking for the next at once.
const ATTENDED: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 45 });
/// How often something is sent on an idle stream of events.
const KEEP_EVERY: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 15 });

/// What the caller may know of the table.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    tag = "watch",
    responses((status = 200, description = "What the caller may know.", body = Snapshot))
)]
pub(crate) async fn snapshot(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Snapshot>, ApiError> {
    let table = app.tables.open(&table).await?;
    Ok(Json(table.snapshot(caller.person().as_ref()).await?))
}

/// What the caller may know of all that happened at the table.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/history",
    tag = "watch",
    responses((status = 200, description = "What the caller may know of it.", body = History))
)]
pub(crate) async fn history(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Response, ApiError> {
    let table = app.tables.open(&table).await?;
    let history = table.history(caller.person().as_ref()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], history).into_response())
}

/// The match as a file, once it is over: every card and action, and the secret that the shuffles came from.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/transcript",
    tag = "watch",
    responses((status = 200, description = "The transcript; docs/transcripts.md describes it.", body = Object, content_type = "application/json"))
)]
pub(crate) async fn transcript(
    State(app): State<App>,
    TableName(name): TableName,
    caller: Caller,
) -> Result<Response, ApiError> {
    let table = app.tables.open(&name).await?;
    let transcript = table.transcript(caller.person().as_ref()).await?;
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
#[utoipa::path(
    get,
    path = "/api/tables/{table}/live",
    tag = "watch",
    params(
        ("since" = Option<u64>, Query, description = "The version after which the stream begins."),
        ("changes" = Option<bool>, Query, description = "Whether the client keeps the snapshot. Then all messages but the first are `Changes` where that is possible."),
        ("beats" = Option<bool>, Query, description = "Whether the client is told that its connection lives, at once and then in regular intervals: `{\"beat\": 15}`, where the next such message comes within so many seconds."),
        ("attends" = Option<bool>, Query, description = "Whether the client shows that it is awake: beats are `{\"beat\": 15, \"answer\": true}`, and it answers each with the message `awake`. A client that has answered none for a minute is not here, and its stream ends.")
    ),
    responses((status = 101, description = "A WebSocket whose every message is an `Update`, or `Changes` or beats where they were asked for. Nothing but `awake` is to be sent on it."))
)]
pub(crate) async fn live(
    State(app): State<App>,
    TableName(table): TableName,
    following: Following,
    caller: Caller,
    request: Request,
) -> Result<Response, ApiError> {
    let subscriber = subscribe(&app, &table, &following, &caller).await?;
    let subscriber = subscriber.in_turn();
    let (response, socket) = Socket::upgrade(request)?;
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

/// The same changes as server-sent events; an event's id is the version after it.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/events",
    tag = "watch",
    params(
        ("since" = Option<u64>, Query, description = "The version after which the stream begins."),
        ("changes" = Option<bool>, Query, description = "Whether the client keeps the snapshot. Then all messages but the first are `Changes` where that is possible."),
        ("beats" = Option<bool>, Query, description = "Whether the client is told that its connection lives, at once and where nothing else comes: `{\"beat\": 15}`, where the next message comes within so many seconds."),
        ("attends" = Option<bool>, Query, description = "Whether the client shows that it is awake: the stream ends after 45 seconds, and a client that does not ask for another at once is not here.")
    ),
    responses((status = 200, description = "Messages that are an `Update` each, or `Changes` or beats where they were asked for; the id of each update is its version.", body = Update, content_type = "text/event-stream"))
)]
pub(crate) async fn events(
    State(app): State<App>,
    TableName(table): TableName,
    mut following: Following,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let last_seen = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse::<u64>().ok());
    following.since = last_seen.or(following.since);
    let subscriber = subscribe(&app, &table, &following, &caller).await?;
    let watching = GaugeGuard::new(app.metrics.watchers.of(Transport::Events));
    let updates = app.metrics.updates(Transport::Events);
    let ends = following.attends.then(|| Instant::now() + ATTENDED);
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
            // It is on its way when it is handed over.
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

/// An answer of these events on which something is sent where nothing happens: a comment, of which the script of a page hears
/// nothing, or a beat, which also comes first.
fn kept_alive(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
    beats: bool,
) -> Response {
    let alive = KeepAlive::new().interval(KEEP_EVERY);
    let mut answer = match beats {
        false => Sse::new(events).keep_alive(alive).into_response(),
        true => {
            let beat = Event::default().data(heartbeat(KEEP_EVERY, false));
            let first = stream::iter([Ok(beat.clone())]);
            Sse::new(first.chain(events))
                .keep_alive(alive.event(beat))
                .into_response()
        }
    };
    // nginx would hold events back until it has many.
    let buffering = HeaderName::from_static("x-accel-buffering");
    let headers = answer.headers_mut();
    headers.insert(buffering, HeaderValue::from_static("no"));
    answer
}

async fn subscribe(
    app: &App,
    table: &str,
    following: &Following,
    caller: &Caller,
) -> Result<TableSubscriber, ApiError> {
    let table = app.tables.open(table).await?;
    let pass = caller
        .known()
        .map(|known| Pass::new(&app.identities, known));
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

/// The tables in the lobby that wait for people, now and whenever they change, as server-sent events.
#[utoipa::path(
    get,
    path = "/api/open/events",
    tag = "lobby",
    params(
        ("beats" = Option<bool>, Query, description = "Whether the client is told that its connection lives, at once and where nothing else comes: `{\"beat\": 15}`, where the next message comes within so many seconds.")
    ),
    responses((status = 200, description = "Messages that are an `OpenTables` each: one at once, one after each change; and beats where they were asked for.", body = OpenTables, content_type = "text/event-stream"))
)]
pub(crate) async fn lobby(State(app): State<App>, following: Following) -> Response {
    let lobby = app.tables.listing();
    let (heard, closing) = (lobby.subscribe(), app.closing.clone());
    let messages = stream::unfold(
        (lobby, heard, closing, true),
        |(lobby, mut heard, mut closing, first)| async move {
            if !first {
                tokio::select! {
                    moved = heard.changed() => moved.ok()?,
                    closing = closing.changed() => closing.ok()?,
                }
                // Many changes at once are one message.
                tokio::time::sleep(LOBBY_AT_MOST_EVERY).await;
            }
            if *closing.borrow() {
                return None;
            }
            heard.mark_unchanged();
            let tables = lobby.tables();
            let event = Event::default().json_data(OpenTables { tables }).ok()?;
            Some((Ok::<_, Infallible>(event), (lobby, heard, closing, false)))
        },
    );
    kept_alive(messages, following.beats)
}

/// The tables in the lobby that wait for people.
#[utoipa::path(
    get,
    path = "/api/open",
    tag = "lobby",
    responses((status = 200, description = "The tables, the newest first.", body = OpenTables))
)]
pub(crate) async fn open_tables(State(app): State<App>) -> Json<OpenTables> {
    Json(OpenTables {
        tables: app.tables.listing().tables(),
    })
}
