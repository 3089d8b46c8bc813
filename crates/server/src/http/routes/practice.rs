//! Requests about practice: the caller's mistakes that come back, and the spots that come with the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

use super::to_the_end;
use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::Body;
use crate::util::clock::now;
use moonshot_api::ErrorCode::*;
use moonshot_api::{HandReplay, Practice, PracticeAnswer, PracticeResult, SpotSet};

/// Returns what the caller may practise: their mistakes that are due, and the games with spots.
#[utoipa::path(
    get,
    path = "/api/practice",
    tag = "study",
    responses((status = 200, description = "Without mistakes for people without reviewed matches.", body = Practice))
)]
pub(crate) async fn practice(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Practice>, ApiError> {
    let person = caller.person();
    let practice = app.tables.practice(person.as_ref(), now()).await?;
    Ok(Json(practice))
}

/// Returns the spots of a game, with their solutions and how far the caller has come.
#[utoipa::path(
    get,
    path = "/api/practice/games/{game}",
    tag = "study",
    params(("game" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "The spots.", body = SpotSet)),
    extensions(("x-refuses" = json!([NotFound])))
)]
pub(crate) async fn spots(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Json<SpotSet>, ApiError> {
    let person = caller.person();
    let spots = app.tables.spots(&game, person.as_ref(), now()).await?;
    Ok(Json(spots))
}

/// Returns the hand of a spot step by step, through the eyes of its seat; the last step is the answer.
#[utoipa::path(
    get,
    path = "/api/practice/spots/{spot}",
    tag = "study",
    params(("spot" = String, Path, description = "The spot's id.")),
    responses((status = 200, description = "The hand.", body = HandReplay)),
    extensions(("x-refuses" = json!([NotFound])))
)]
pub(crate) async fn position(
    State(app): State<App>,
    Path(spot): Path<String>,
) -> Result<Response, ApiError> {
    let text = app.tables.spot_hand(&spot).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Notes the caller's first answer to a mistake of theirs or to a spot, which decides when it comes back. A caller without an
/// identity gets one.
#[utoipa::path(
    post,
    path = "/api/practice/answers",
    tag = "study",
    request_body = PracticeAnswer,
    responses((status = 200, description = "What came of it. The cookie has the identity.", body = PracticeResult)),
    extensions(("x-refuses" = json!([NotFound])))
)]
pub(crate) async fn answer_practice(
    State(app): State<App>,
    caller: Caller,
    Body(answer): Body<PracticeAnswer>,
) -> Result<Response, ApiError> {
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let tables = Arc::clone(&app.tables);
    let done = async move { tables.answer_practice(person, answer, now()).await };
    let mut response = Json(to_the_end(done).await?).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}
