//! Extractors that refuse malformed requests as problems.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{
    DefaultBodyLimit, FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request,
    State,
};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use moonshot_rules::Seat;
use moonshot_table::PersonId;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::auth::Caller;
use crate::auth::account::MaybeSite;
use crate::broadcast::session::Heartbeats;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::routes::to_the_end;
use crate::net::Client;
use crate::table::{Command, LiveTable};
use moonshot_api::{Accepted, ErrorCode, Object};

/// The codes with which an extractor can refuse a request.
pub(super) trait RejectionCodes {
    const CODES: &[ErrorCode] = &[];
}

impl RejectionCodes for State<App> {}
impl RejectionCodes for Caller {}
impl RejectionCodes for MaybeSite {}
impl RejectionCodes for HeaderMap {}
impl RejectionCodes for Request {}
impl RejectionCodes for Extension<Client> {}
impl RejectionCodes for Path<String> {}

/// A JSON object as body, limited in length and in time to arrive.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let reading = <Json<Object<T>> as FromRequest<App>>::from_request(request, app);
        let read = tokio::time::timeout(app.edge.limits.body_timeout, reading).await;
        match read.map_err(|_| ApiError::TooSlow)? {
            Ok(Json(Object(value))) => Ok(Body(value)),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(ApiError::BadJson(error.body_text())),
            Err(JsonRejection::JsonDataError(error)) => {
                Err(ApiError::BadRequest(error.body_text()))
            }
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ApiError::NotJson),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(error) => Err(ApiError::BadRequest(error.body_text())),
        }
    }
}

/// The longest transcript, in bytes: a match of 83 hands has about half a million.
const LONGEST_TRANSCRIPT: usize = 4 * 1024 * 1024;

/// A transcript as body, unread, limited in length and in time to arrive.
pub(crate) struct TranscriptBody(pub(crate) Vec<u8>);

impl FromRequest<App> for TranscriptBody {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, app: &App) -> Result<TranscriptBody, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(ApiError::NotJson);
        }
        DefaultBodyLimit::max(LONGEST_TRANSCRIPT).apply(&mut request);
        let reading = Bytes::from_request(request, app);
        let read = tokio::time::timeout(app.edge.limits.body_timeout, reading).await;
        match read.map_err(|_| ApiError::TooSlow)? {
            Ok(bytes) => Ok(TranscriptBody(bytes.into())),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(error) => Err(ApiError::BadRequest(error.body_text())),
        }
    }
}

impl RejectionCodes for TranscriptBody {
    const CODES: &[ErrorCode] = &[
        ErrorCode::BadRequest,
        ErrorCode::NotJson,
        ErrorCode::TooLarge,
        ErrorCode::TooSlow,
    ];
}

impl<T> RejectionCodes for Body<T> {
    const CODES: &[ErrorCode] = &[
        ErrorCode::BadJson,
        ErrorCode::BadRequest,
        ErrorCode::NotJson,
        ErrorCode::TooLarge,
        ErrorCode::TooSlow,
    ];
}

impl<T> RejectionCodes for Option<Body<T>> {
    const CODES: &[ErrorCode] = Body::<T>::CODES;
}

/// An optional body: absent without a `Content-Type`.
impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Option<Body<T>>, ApiError> {
        if !request.headers().contains_key(CONTENT_TYPE) {
            return Ok(None);
        }
        <Body<T> as FromRequest<App>>::from_request(request, app)
            .await
            .map(Some)
    }
}

/// A request about a table.
pub(super) struct AtTable {
    pub(super) app: App,
    /// The table's id in the path.
    pub(super) id: String,
    pub(super) caller: Caller,
}

impl AtTable {
    /// Opens the table.
    pub(super) async fn open(&self) -> Result<Arc<LiveTable>, ApiError> {
        self.app.tables.open(&self.id).await
    }
}

impl RejectionCodes for AtTable {
    const CODES: &[ErrorCode] = &[ErrorCode::NotFound, ErrorCode::Closed, ErrorCode::Removed];
}

impl FromRequestParts<App> for AtTable {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTable, ApiError> {
        let path = Path::<TablePath>::from_request_parts(parts, app).await;
        let Path(TablePath { table: id }) = path.map_err(|_| ApiError::NoTable)?;
        Ok(AtTable {
            app: app.clone(),
            id,
            caller: Caller::from_request_parts(parts, app).await?,
        })
    }
}

/// The table in a path.
#[derive(Deserialize)]
struct TablePath {
    table: String,
}

/// A moment of a finished match in a path and its query.
pub(super) struct AtMoment {
    /// The number of the hand.
    pub(super) hand: u32,
    /// How many steps of the hand come before it; 0 where the path has none.
    pub(super) step: usize,
    /// The seat whose eyes see it.
    pub(super) eyes: Option<Seat>,
}

#[derive(Deserialize)]
struct MomentPath {
    hand: u32,
    #[serde(default)]
    step: usize,
}

#[derive(Deserialize)]
struct EyesQuery {
    eyes: Option<Seat>,
}

impl RejectionCodes for AtMoment {
    const CODES: &[ErrorCode] = &[ErrorCode::NotFound, ErrorCode::BadRequest];
}

impl<S: Send + Sync> FromRequestParts<S> for AtMoment {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AtMoment, ApiError> {
        let path = Path::<MomentPath>::from_request_parts(parts, state).await;
        let Path(MomentPath { hand, step }) = path.map_err(|_| ApiError::NoHand)?;
        let query = Query::<EyesQuery>::from_request_parts(parts, state).await;
        let Query(EyesQuery { eyes }) =
            query.map_err(|_| ApiError::BadRequest("`eyes` is the number of a seat.".into()))?;
        Ok(AtMoment { hand, step, eyes })
    }
}

/// A seat in a query, as `seat`.
pub(super) struct OfSeat(pub(super) Seat);

#[derive(Deserialize)]
struct SeatQuery {
    seat: Seat,
}

impl RejectionCodes for OfSeat {
    const CODES: &[ErrorCode] = &[ErrorCode::BadRequest];
}

impl<S: Send + Sync> FromRequestParts<S> for OfSeat {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<OfSeat, ApiError> {
        let query = Query::<SeatQuery>::from_request_parts(parts, state).await;
        let Query(SeatQuery { seat }) = query
            .map_err(|_| ApiError::BadRequest("`seat` is missing: the number of a seat.".into()))?;
        Ok(OfSeat(seat))
    }
}

/// A request of a player about their table.
pub(super) struct Seated(pub(super) AtTable);

impl Seated {
    /// Opens the table, and returns it with the player.
    pub(super) async fn open(&self) -> Result<(Arc<LiveTable>, PersonId), ApiError> {
        let table = self.0.open().await?;
        let person = self.0.caller.person().ok_or(ApiError::NotSeated)?;
        Ok((table, person))
    }

    /// Executes a command of the player, and returns their version after it.
    pub(super) async fn execute(self, command: Command) -> Result<Json<Accepted>, ApiError> {
        let (table, person) = self.open().await?;
        let version = to_the_end(async move { table.execute(&person, command).await }).await?;
        Ok(Json(Accepted { version }))
    }
}

impl RejectionCodes for Seated {
    const CODES: &[ErrorCode] = &[ErrorCode::NotFound, ErrorCode::NotSeated];
}

impl FromRequestParts<App> for Seated {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Seated, ApiError> {
        AtTable::from_request_parts(parts, app).await.map(Seated)
    }
}

/// The query parameters of a stream.
#[derive(Deserialize)]
pub(crate) struct Following {
    /// The version after which it starts.
    pub(crate) since: Option<u64>,
    /// Whether the client keeps the snapshot and wants deltas.
    #[serde(default)]
    pub(crate) changes: bool,
    /// Whether the client wants heartbeat messages.
    #[serde(default)]
    pub(crate) beats: bool,
    /// Whether the client also has to answer them.
    #[serde(default)]
    pub(crate) attends: bool,
}

impl Following {
    /// The heartbeats that the client asks for.
    pub(crate) fn heartbeats(&self) -> Heartbeats {
        match self {
            Following { attends: true, .. } => Heartbeats::Answered,
            Following { beats: true, .. } => Heartbeats::Sent,
            _ => Heartbeats::None,
        }
    }
}

impl RejectionCodes for Following {
    const CODES: &[ErrorCode] = &[ErrorCode::BadRequest];
}

impl<S: Send + Sync> FromRequestParts<S> for Following {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Following, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(following)) => Ok(following),
            Err(_) => Err(ApiError::BadRequest(
                "`since` is a version, a whole number; `changes`, `beats` and `attends` are `true` or `false`.".into(),
            )),
        }
    }
}
