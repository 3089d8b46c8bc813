//! Requests about finished matches: to replay them.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::http::extract::{AtMoment, AtTable};
use moonshot_api::ErrorCode::*;
use moonshot_api::{HandReplay, MatchOverview};

/// Returns a finished match without its steps: its result, and its hands.
#[utoipa::path(
    get,
    path = "/api/matches/{table}",
    tag = "study",
    responses((status = 200, description = "The match.", body = MatchOverview)),
    extensions(("x-refuses" = json!([MatchRunning])))
)]
pub(crate) async fn overview(request: AtTable) -> Result<Json<MatchOverview>, ApiError> {
    let table = request.open().await?;
    let overview = table.overview(request.caller.person().as_ref()).await?;
    Ok(Json(overview))
}

/// Returns a hand of a finished match step by step.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/hands/{hand}",
    tag = "study",
    params(
        ("hand" = u32, Path, description = "The number of the hand, from 1."),
        ("eyes" = Option<u8>, Query, description = "The seat through whose eyes the hand is seen. Without it everything lies open.")
    ),
    responses((status = 200, description = "The hand.", body = HandReplay)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn hand(request: AtTable, moment: AtMoment) -> Result<Response, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    let AtMoment { hand, eyes } = moment;
    let text = table.hand_replay(person.as_ref(), hand, eyes).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
