//! Requests about finished matches: to replay, import and review them, and to go on from their moments.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::lobby::made;
use super::to_the_end;
use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{AtMoment, AtTable, Body, OfSeat, TranscriptBody};
use crate::net::RateClass;
use moonshot_api::ErrorCode::*;
use moonshot_api::{
    Branches, Chances, FactSheet, HandReplay, HindsightState, MatchOverview, NewBranch,
    ReviewState, Statistics, TableMade,
};

/// Imports a finished match from its transcript. A caller without an identity gets one.
#[utoipa::path(
    post,
    path = "/api/matches",
    tag = "study",
    request_body(content = Object, description = "The transcript; docs/transcripts.md describes it.", content_type = "application/json"),
    responses((status = 201, description = "The table of the match. The cookie has the identity.", body = TableMade)),
    extensions(("x-rate" = json!(RateClass::Make)), ("x-refuses" = json!([BadTranscript])))
)]
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    TranscriptBody(text): TranscriptBody,
) -> Result<Response, ApiError> {
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let tables = Arc::clone(&app.tables);
    let made = to_the_end(async move { tables.import(&person, text).await }).await?;
    let mut response = (StatusCode::CREATED, Json(made)).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}

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
    let AtMoment { hand, eyes, .. } = moment;
    let text = table.hand_replay(person.as_ref(), hand, eyes).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Returns where the cards may lie that a seat could not see at a moment of a finished match.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/hands/{hand}/steps/{step}/chances",
    tag = "study",
    params(
        ("hand" = u32, Path, description = "The number of the hand, from 1."),
        ("step" = usize, Path, description = "How many steps of the hand come before the moment."),
        ("eyes" = u8, Query, description = "The seat.")
    ),
    responses((status = 200, description = "The chances.", body = Chances)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn chances(request: AtTable, moment: AtMoment) -> Result<Json<Chances>, ApiError> {
    let AtMoment { hand, step, eyes } = moment;
    let table = request.open().await?;
    let person = request.caller.person();
    let eyes =
        eyes.ok_or_else(|| ApiError::BadRequest("`eyes` is missing: the number of a seat.".into()));
    let chances = table.chances(person.as_ref(), (hand, step), eyes?).await?;
    Ok(Json(chances))
}

/// Makes a table that goes on from a moment of a finished match, against bots. A caller without an identity gets one.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/branches",
    tag = "study",
    request_body = NewBranch,
    responses((status = 201, description = "The table. The cookie has the identity.", body = TableMade)),
    extensions(("x-rate" = json!(RateClass::Make)), ("x-refuses" = json!([MatchRunning, DayNotOver, NoSeat, TooManyTables])))
)]
pub(crate) async fn make_branch(
    request: AtTable,
    Body(wanted): Body<NewBranch>,
) -> Result<Response, ApiError> {
    let over = request.open().await?;
    let AtTable { app, caller, .. } = request;
    let tables = Arc::clone(&app.tables);
    made(app, caller, |player| async move {
        tables.branch(&over, player, wanted).await
    })
    .await
}

/// Lists the caller's branches of a finished match.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/branches",
    tag = "study",
    responses((status = 200, description = "The branches, newest first.", body = Branches)),
    extensions(("x-refuses" = json!([MatchRunning])))
)]
pub(crate) async fn branches(request: AtTable) -> Result<Json<Branches>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    table.replay(person.as_ref()).await?;
    let branches = match person {
        Some(person) => {
            let tables = &request.app.tables;
            tables.branches(table.id().as_str(), &person).await?
        }
        None => Vec::new(),
    };
    Ok(Json(Branches { branches }))
}

/// Returns the facts of a finished match by hand and seat, and its highlights.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/facts",
    tag = "study",
    responses((status = 200, description = "The facts.", body = FactSheet)),
    extensions(("x-refuses" = json!([MatchRunning])))
)]
pub(crate) async fn facts(request: AtTable) -> Result<Json<FactSheet>, ApiError> {
    let table = request.open().await?;
    let facts = table.facts(request.caller.person().as_ref()).await?;
    Ok(Json(facts))
}

/// Returns the caller's finished matches in numbers.
#[utoipa::path(
    get,
    path = "/api/statistics",
    tag = "study",
    responses((status = 200, description = "One for each match; none for people without matches.", body = Statistics))
)]
pub(crate) async fn statistics(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Statistics>, ApiError> {
    let statistics = match caller.person() {
        Some(person) => app.tables.statistics(&person).await?,
        None => Statistics::default(),
    };
    Ok(Json(statistics))
}

/// Starts the review of a seat of a finished match in the background, or takes it up.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/review",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The review so far.", body = ReviewState)),
    extensions(("x-rate" = json!(RateClass::Suggest)), ("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn start_review(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<ReviewState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.start_review(person.as_ref(), seat).await?))
}

/// Returns the review of a seat of a finished match, as far as it has come.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/review",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The review so far.", body = ReviewState)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn review(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<ReviewState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.review(person.as_ref(), seat).await?))
}

/// Stops the review of a seat of a finished match; it can be taken up later.
#[utoipa::path(
    delete,
    path = "/api/matches/{table}/review",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The review so far.", body = ReviewState)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn stop_review(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<ReviewState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.stop_review(person.as_ref(), seat).await?))
}

/// Looks at the reviewed decisions of a seat with all cards open, in the background, or takes that up.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/hindsight",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The hindsight so far.", body = HindsightState)),
    extensions(("x-rate" = json!(RateClass::Suggest)), ("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn start_hindsight(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<HindsightState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.start_hindsight(person.as_ref(), seat).await?))
}

/// Returns what the open cards say about the reviewed decisions of a seat, as far as it has come.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/hindsight",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The hindsight so far.", body = HindsightState)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn hindsight(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<HindsightState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.hindsight(person.as_ref(), seat).await?))
}

/// Stops looking at the decisions of a seat with all cards open; it can be taken up later.
#[utoipa::path(
    delete,
    path = "/api/matches/{table}/hindsight",
    tag = "study",
    params(("seat" = u8, Query, description = "The seat.")),
    responses((status = 200, description = "The hindsight so far.", body = HindsightState)),
    extensions(("x-refuses" = json!([MatchRunning, NoSeat])))
)]
pub(crate) async fn stop_hindsight(
    request: AtTable,
    OfSeat(seat): OfSeat,
) -> Result<Json<HindsightState>, ApiError> {
    let table = request.open().await?;
    let person = request.caller.person();
    Ok(Json(table.stop_hindsight(person.as_ref(), seat).await?))
}
