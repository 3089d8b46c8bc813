//! Requests of the lobby: the games, a new table, the caller's tables.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::to_the_end;
use crate::app::App;
use crate::error::ApiError;
use crate::extract::Body;
use crate::identity::{self, Token};
use crate::tables::LONGEST_NAME;
use crate::wire::{Games, Limits, NewTable, TableList, TableMade};

/// What can be played here.
pub(crate) async fn games(State(app): State<App>) -> Json<Games> {
    Json(Games {
        games: moonshot_protocol::games(),
        card_set: app.tables.card_set().into(),
        limits: Limits {
            name_length: LONGEST_NAME,
        },
    })
}

/// Makes a table. A caller without an identity gets one.
pub(crate) async fn make_table(
    State(app): State<App>,
    headers: HeaderMap,
    Body(wanted): Body<NewTable>,
) -> Result<Response, ApiError> {
    let known = Token::of(&headers);
    let newcomer = if known.is_none() {
        Some(Token::new()?)
    } else {
        None
    };
    let Some(token) = known.or(newcomer) else {
        return Err(ApiError::Internal("nobody asked"));
    };
    let (person, cookie) = (token.person(), token.cookie());
    let metrics = app.metrics.clone();
    let table = to_the_end(async move { app.tables.make(person, wanted).await }).await?;
    metrics.table_made();
    let mut response = (
        StatusCode::CREATED,
        Json(TableMade {
            table: table.to_string(),
        }),
    )
        .into_response();
    // A known identity is sent again, so that the cookie does not expire while it is used.
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The caller's tables.
pub(crate) async fn tables(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Json<TableList>, ApiError> {
    let tables = match identity::person(&headers) {
        Some(person) => app.tables.list(&person).await?,
        None => Vec::new(),
    };
    Ok(Json(TableList { tables }))
}
