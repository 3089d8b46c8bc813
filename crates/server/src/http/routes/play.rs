//! Requests of a seat.

use std::time::Instant;

use axum::Json;
use axum::extract::State;
use tracing::Instrument;

use super::{asked, execute, to_the_end};
use crate::auth::Caller;
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{Body, TableName};
use crate::metrics::ActionResult;
use crate::metrics::trace;
use crate::table::ephemeral::{PATIENCES, TRICK_STAYS};
use crate::table::{Command, checked_level};
use moonshot_api::{Accepted, ActionRequest, PutAway, Settings, Suggestion, VersionRequest};

/// Does an action.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/actions",
    tag = "play",
    request_body = ActionRequest,
    responses((status = 200, description = "It is done.", body = Accepted))
)]
pub(crate) async fn act(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(request): Body<ActionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let began = Instant::now();
    let span = trace::action();
    let own = span.clone();
    let acted = async {
        let (table, person) = asked(&app, &table, &caller).await?;
        let ActionRequest { version, action } = request;
        let command = Command::Act { version, action };
        let act = async move { table.execute(&person, command).await };
        to_the_end(act.instrument(own)).await
    };
    let acted = acted.instrument(span.clone()).await;
    let result = match &acted {
        Ok(_) => ActionResult::Done,
        Err(error) if error.is_ours() => ActionResult::Failed,
        Err(_) => ActionResult::Refused,
    };
    span.record("result", result.as_str());
    app.metrics.action_done(result, began.elapsed());
    Ok(Json(Accepted { version: acted? }))
}

/// Undoes back to the seat's last decision.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/undo",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "It is undone.", body = Accepted))
)]
pub(crate) async fn undo(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    execute(app, table, caller, Command::Undo { version }).await
}

/// Ends a hand in which nothing can change a score any more.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/finish",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "The hand is played out.", body = Accepted))
)]
pub(crate) async fn finish(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    execute(app, table, caller, Command::Finish { version }).await
}

/// Lets a card lie that did not follow suit, so that a bot that waits for the caller may gather the trick.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/go-on",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "It lies.", body = Accepted))
)]
pub(crate) async fn go_on(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    execute(app, table, caller, Command::LetLie { version }).await
}

/// Plays the rest of a hand whose every trick is the seat's own.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/claim",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "The hand is played out.", body = Accepted))
)]
pub(crate) async fn claim(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    execute(app, table, caller, Command::Claim { version }).await
}

/// Changes the seat's settings and answers with them.
#[utoipa::path(
    patch,
    path = "/api/tables/{table}/settings",
    tag = "play",
    request_body = Settings,
    responses((status = 200, description = "The settings.", body = Settings))
)]
pub(crate) async fn settings(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(settings): Body<Settings>,
) -> Result<Json<Settings>, ApiError> {
    let (table, person) = asked(&app, &table, &caller).await?;
    let Settings {
        autoplay,
        patience,
        trick_stays,
        stand_in,
    } = settings.clone();
    let stand_in = checked_level(stand_in)?;
    if patience.is_some_and(|seconds| !PATIENCES.contains(&seconds)) {
        let (least, most) = (PATIENCES.start(), PATIENCES.end());
        let why = format!("Bots can wait for {least} to {most} seconds.");
        return Err(ApiError::BadRequest(why));
    }
    if trick_stays.is_some_and(|stays| !TRICK_STAYS.contains(&stays)) {
        let (least, most) = (TRICK_STAYS.start(), TRICK_STAYS.end());
        let why = format!("A finished trick can stay for {least} to {most} milliseconds.");
        return Err(ApiError::BadRequest(why));
    }
    let changed = async move {
        table.set_autoplay(&person, autoplay).await?;
        if let Some(seconds) = patience {
            table.set_patience(&person, seconds).await?;
        }
        if let Some(milliseconds) = trick_stays {
            table.set_trick_stays(&person, milliseconds).await?;
        }
        if let Some(level) = stand_in {
            table.set_stand_in(&person, level).await?;
        }
        Ok(())
    };
    to_the_end(changed).await?;
    Ok(Json(settings))
}

/// Puts the table away for the person, or brings it back, and answers with that.
#[utoipa::path(
    patch,
    path = "/api/tables/{table}/put-away",
    tag = "play",
    request_body = PutAway,
    responses((status = 200, description = "Whether the table is put away.", body = PutAway))
)]
pub(crate) async fn put_away(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<PutAway>,
) -> Result<Json<PutAway>, ApiError> {
    let (table, person) = asked(&app, &table, &caller).await?;
    let put_away = wanted.put_away;
    to_the_end(async move { table.put_away(&person, put_away).await }).await?;
    Ok(Json(wanted))
}

/// What a bot would do in the seat's place. That it was asked for is noted in the log of the match.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/suggestion",
    tag = "play",
    responses((status = 200, description = "The suggestion.", body = Suggestion))
)]
pub(crate) async fn suggestion(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Suggestion>, ApiError> {
    let (table, person) = asked(&app, &table, &caller).await?;
    Ok(Json(table.suggest(&person).await?.unwrap_or_default()))
}
