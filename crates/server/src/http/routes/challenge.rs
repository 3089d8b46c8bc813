//! Requests about the same deals again: matches played again, challenges, and the deals of the day.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use super::lobby::made;
use super::to_the_end;
use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{AtTable, Body};
use crate::net::RateClass;
use crate::util::clock::now;
use moonshot_api::ErrorCode::*;
use moonshot_api::{
    AgainRequest, Challenge, ChallengeMade, ChallengeRequest, Daily, DuplicateRequest, PlayRequest,
    TableMade,
};

/// Deals a finished match again: the same seeds, seats and bots. The caller gets the seat they had, or the one they choose.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/again",
    tag = "challenges",
    request_body = Option<AgainRequest>,
    responses((status = 201, description = "The new table. The cookie has the identity.", body = TableMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([BadRequest, NoSeat, NotOver, NotDealtAgain, DayNotOver, TooManyTables]))
    )
)]
pub(crate) async fn again(
    table: AtTable,
    wanted: Option<Body<AgainRequest>>,
) -> Result<Response, ApiError> {
    let wanted = wanted.map(|Body(wanted)| wanted).unwrap_or_default();
    let AtTable { app, id, caller } = table;
    let tables = Arc::clone(&app.tables);
    made(app, caller, |player| async move {
        tables.again(&id, player, wanted).await
    })
    .await
}

/// Makes a challenge of a finished match: a link that gives everybody who opens it the same deals, seat and bots.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/challenge",
    tag = "challenges",
    request_body = Option<ChallengeRequest>,
    responses((status = 201, description = "The challenge. The cookie has the identity.", body = ChallengeMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([NoSeat, NotOver, NotDealtAgain, DayNotOver]))
    )
)]
pub(crate) async fn challenge(
    table: AtTable,
    wanted: Option<Body<ChallengeRequest>>,
) -> Result<Response, ApiError> {
    let wanted = wanted.map(|Body(wanted)| wanted).unwrap_or_default();
    let AtTable { app, id, caller } = table;
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let tables = Arc::clone(&app.tables);
    let made = async move { tables.challenge(&id, person, wanted).await };
    Ok(challenge_made(to_the_end(made).await?, cookie))
}

/// Makes a duplicate match: everybody plays the same deals against bots, one match in each seat.
#[utoipa::path(
    post,
    path = "/api/challenges",
    tag = "challenges",
    request_body = DuplicateRequest,
    responses((status = 201, description = "The challenge. The cookie has the identity.", body = ChallengeMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([BadOption, BadPlayers, UnknownGame]))
    )
)]
pub(crate) async fn duplicate(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<DuplicateRequest>,
) -> Result<Response, ApiError> {
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let tables = Arc::clone(&app.tables);
    let made = async move { tables.duplicate(person, wanted).await };
    Ok(challenge_made(to_the_end(made).await?, cookie))
}

fn challenge_made(made: ChallengeMade, cookie: axum::http::HeaderValue) -> Response {
    let mut response = (StatusCode::CREATED, Json(made)).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    response
}

/// Returns a challenge; the results only to those who have finished it.
#[utoipa::path(
    get,
    path = "/api/challenges/{challenge}",
    tag = "challenges",
    params(("challenge" = String, Path, description = "The challenge's id.")),
    responses((status = 200, description = "What the caller may know.", body = Challenge)),
    extensions(("x-refuses" = json!([NotFound, ChallengeGone])))
)]
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<Challenge>, ApiError> {
    let person = caller.person();
    let shown = app.tables.show_challenge(&id, person.as_ref()).await?;
    Ok(Json(shown))
}

/// Begins the caller's next match of a challenge, or returns the one they have begun. Each person plays each match once.
#[utoipa::path(
    post,
    path = "/api/challenges/{challenge}/play",
    tag = "challenges",
    params(("challenge" = String, Path, description = "The challenge's id.")),
    request_body = PlayRequest,
    responses((status = 201, description = "The caller's table. The cookie has the identity.", body = TableMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([NotFound, ChallengeGone, TooManyTables]))
    )
)]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Body(wanted): Body<PlayRequest>,
) -> Result<Response, ApiError> {
    let tables = Arc::clone(&app.tables);
    made(app, caller, |player| async move {
        tables.play_challenge(&id, player, wanted.name).await
    })
    .await
}

/// Returns the deals of the day, with the caller's results.
#[utoipa::path(
    get,
    path = "/api/daily",
    tag = "challenges",
    responses((status = 200, description = "What the caller may know.", body = Daily))
)]
pub(crate) async fn daily(State(app): State<App>, caller: Caller) -> Result<Json<Daily>, ApiError> {
    let person = caller.person();
    Ok(Json(app.tables.daily(person.as_ref(), now()).await?))
}

/// Begins the caller's match of the day in a game, or returns the one they have begun. Each person plays it once.
#[utoipa::path(
    post,
    path = "/api/daily/{game}/play",
    tag = "challenges",
    params(("game" = String, Path, description = "The game's id.")),
    request_body = PlayRequest,
    responses((status = 201, description = "The caller's table. The cookie has the identity.", body = TableMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([NotFound, TooManyTables]))
    )
)]
pub(crate) async fn play_daily(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
    Body(wanted): Body<PlayRequest>,
) -> Result<Response, ApiError> {
    let tables = Arc::clone(&app.tables);
    made(app, caller, |player| async move {
        tables.play_daily(&game, player, wanted.name, now()).await
    })
    .await
}
