//! Requests of players during the match.

use std::time::Instant;

use axum::Json;
use tracing::Instrument;

use super::to_the_end;
use crate::error::ApiError;
use crate::http::extract::{Body, Seated};
use crate::metrics::ActionResult;
use crate::metrics::trace;
use crate::net::RateClass;
use crate::table::ephemeral::{PATIENCES, TRICK_STAYS};
use crate::table::{Command, checked_level};
use moonshot_api::ErrorCode::{self, *};
use moonshot_api::{Accepted, ActionRequest, PutAway, Settings, Suggestion, VersionRequest};

/// The codes of requests that act in the match.
const MOVE: &[ErrorCode] = &[
    StaleVersion,
    NotBegun,
    Paused,
    MatchOver,
    NotYourTurn,
    MustAgree,
    DoesNotFit,
];

/// Plays an action.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/actions",
    tag = "play",
    request_body = ActionRequest,
    responses((status = 200, description = "It is done.", body = Accepted)),
    extensions(("x-refuses" = json!([MOVE, BadNotation, IllegalAction])))
)]
pub(crate) async fn act(
    player: Seated,
    Body(request): Body<ActionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let began = Instant::now();
    let metrics = player.0.app.metrics.clone();
    let span = trace::action();
    let own = span.clone();
    let acted = async {
        let (table, person) = player.open().await?;
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
    metrics.action_done(result, began.elapsed());
    Ok(Json(Accepted { version: acted? }))
}

/// Undoes back to the seat's last decision.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/undo",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "It is undone.", body = Accepted)),
    extensions(("x-refuses" = json!([MOVE, NothingToUndo])))
)]
pub(crate) async fn undo(
    player: Seated,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    player.execute(Command::Undo { version }).await
}

/// Plays out a hand in which no score can change any more.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/finish",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "The hand is played out.", body = Accepted)),
    extensions(("x-refuses" = json!([MOVE, NotSettled])))
)]
pub(crate) async fn finish(
    player: Seated,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    player.execute(Command::Finish { version }).await
}

/// Tells a bot that waits for the caller to gather the trick.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/go-on",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "The bot may gather the trick.", body = Accepted)),
    extensions(("x-refuses" = json!([MOVE, NobodyWaits])))
)]
pub(crate) async fn go_on(
    player: Seated,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    player.execute(Command::LetLie { version }).await
}

/// Claims the rest of a hand in which the seat takes every trick.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/claim",
    tag = "play",
    request_body = VersionRequest,
    responses((status = 200, description = "The hand is played out.", body = Accepted)),
    extensions(("x-refuses" = json!([MOVE, NothingToClaim])))
)]
pub(crate) async fn claim(
    player: Seated,
    Body(request): Body<VersionRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let VersionRequest { version } = request;
    player.execute(Command::Claim { version }).await
}

/// Changes the seat's settings and returns them.
#[utoipa::path(
    patch,
    path = "/api/tables/{table}/settings",
    tag = "play",
    request_body = Settings,
    responses((status = 200, description = "The settings.", body = Settings))
)]
pub(crate) async fn settings(
    player: Seated,
    Body(settings): Body<Settings>,
) -> Result<Json<Settings>, ApiError> {
    let (table, person) = player.open().await?;
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

/// Archives the table for the caller, or restores it.
#[utoipa::path(
    patch,
    path = "/api/tables/{table}/put-away",
    tag = "play",
    request_body = PutAway,
    responses((status = 200, description = "Whether the table is archived.", body = PutAway))
)]
pub(crate) async fn put_away(
    player: Seated,
    Body(wanted): Body<PutAway>,
) -> Result<Json<PutAway>, ApiError> {
    let (table, person) = player.open().await?;
    let put_away = wanted.put_away;
    to_the_end(async move { table.put_away(&person, put_away).await }).await?;
    Ok(Json(wanted))
}

/// Returns what a bot would do in this seat. The log of the match records that a hint was taken.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/suggestion",
    tag = "play",
    responses((status = 200, description = "The suggestion.", body = Suggestion)),
    extensions(("x-rate" = json!(RateClass::Suggest)), ("x-refuses" = json!([NoHints, DoesNotFit])))
)]
pub(crate) async fn suggestion(player: Seated) -> Result<Json<Suggestion>, ApiError> {
    let (table, person) = player.open().await?;
    Ok(Json(table.suggest(&person).await?.unwrap_or_default()))
}
