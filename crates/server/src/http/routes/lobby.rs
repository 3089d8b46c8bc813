//! Requests of the lobby: the games, a new table, the caller's tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use moonshot_bots::Level;

use super::to_the_end;
use crate::auth::{Caller, Player};
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::assets;
use crate::http::extract::Body;
use crate::metrics::Limit;
use crate::names::LONGEST_NAME;
use crate::net::RateClass;
use moonshot_api::ErrorCode::{self, *};
use moonshot_api::{Games, LevelInfo, Limits, NewLesson, NewTable, TableList, TableMade};

/// The codes of making a table.
pub(super) const NEW_TABLE: &[ErrorCode] = &[
    BadRequest,
    BadOption,
    BadPlayers,
    UnknownGame,
    TooManyTables,
];

/// Lists the games.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "lobby",
    responses((status = 200, description = "The games, with their options, and the levels of bots.", body = Games))
)]
pub(crate) async fn games(State(app): State<App>, headers: HeaderMap) -> Response {
    let games = Games {
        games: moonshot_protocol::games(),
        card_set: app.tables.card_set().into(),
        limits: Limits {
            name_length: LONGEST_NAME,
        },
        levels: Level::offered()
            .map(|level| LevelInfo {
                id: level.text().to_owned(),
                name: level.name().to_owned(),
                about: level.about().to_owned(),
            })
            .collect(),
    };
    match serde_json::to_vec(&games) {
        Ok(text) => {
            assets::public_text(HeaderValue::from_static("application/json"), text, &headers)
        }
        Err(_) => Json(games).into_response(),
    }
}

/// Makes a table. A caller without an identity gets one.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "lobby",
    request_body = NewTable,
    responses((status = 201, description = "The table. The cookie has the identity.", body = TableMade)),
    extensions(("x-rate" = json!(RateClass::Make)), ("x-refuses" = json!([NEW_TABLE, NameOfAccount])))
)]
pub(crate) async fn make_table(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Result<Response, ApiError> {
    let tables = Arc::clone(&app.tables);
    // No name is refused at a table of bots: others never see it.
    let others = wanted.waits && wanted.names.iter().any(Option::is_none);
    if let (true, Some(Some(name))) = (others, wanted.names.first()) {
        app.accounts
            .may_be_called(caller.person().as_ref(), name)
            .await?;
    }
    made(app, caller, |player| async move {
        tables.make(player, wanted).await
    })
    .await
}

/// Makes a table for a lesson. A caller without an identity gets one.
#[utoipa::path(
    post,
    path = "/api/lessons",
    tag = "lobby",
    request_body = NewLesson,
    responses((status = 201, description = "The table. The cookie has the identity.", body = TableMade)),
    extensions(("x-rate" = json!(RateClass::Make)), ("x-refuses" = json!([NotFound, TooManyTables])))
)]
pub(crate) async fn begin_lesson(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<NewLesson>,
) -> Result<Response, ApiError> {
    let tables = Arc::clone(&app.tables);
    made(app, caller, |player| async move {
        tables.make_lesson(player, wanted).await
    })
    .await
}

/// Makes a table for the caller and responds with it.
pub(super) async fn made<Making>(
    app: App,
    caller: Caller,
    make: impl FnOnce(Player) -> Making + Send + 'static,
) -> Result<Response, ApiError>
where
    Making: Future<Output = Result<TableMade, ApiError>> + Send,
{
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let player = app.accounts.player(&caller, person.clone()).await?;
    let open_tables = app.edge.limits.open_tables;
    let metrics = app.metrics.clone();
    let made = async move {
        if let Some(most) = open_tables {
            app.tables
                .leave_room(&person, most)
                .await
                .inspect_err(|error| {
                    if matches!(error, ApiError::TooManyTables(_)) {
                        app.metrics.refused.of(Limit::OpenTables).inc();
                    }
                })?;
        }
        make(player).await
    };
    let table = to_the_end(made).await?;
    metrics.tables_made.inc();
    let mut response = (StatusCode::CREATED, Json(table)).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}

/// Lists the caller's tables.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "lobby",
    responses((status = 200, description = "The tables, most recently changed first.", body = TableList))
)]
pub(crate) async fn tables(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<TableList>, ApiError> {
    let tables = match caller.person() {
        Some(person) => app.tables.list(&person).await?,
        None => Vec::new(),
    };
    Ok(Json(TableList { tables }))
}
