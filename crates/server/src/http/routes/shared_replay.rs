//! Requests about a replay that people follow together.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::http::header::SET_COOKIE;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use futures_util::stream;

use super::watch::kept_alive;
use crate::auth::Pass;
use crate::error::ApiError;
use crate::http::extract::{AtTable, Body, Following};
use crate::lobby::shared_replays::participant;
use crate::net::RateClass;
use moonshot_api::ErrorCode::*;
use moonshot_api::{LeadRequest, SharedReplay};

/// Minimum interval between two messages of a stream.
const INTERVAL: Duration = Duration::from_millis(100);

/// Streams a shared replay as server-sent events. Callers with an identity take part in it.
#[utoipa::path(
    get,
    path = "/api/matches/{table}/shared/events",
    tag = "study",
    params(
        ("beats" = Option<bool>, Query, description = "Whether to send heartbeats at the start and on an idle stream: `{\"beat\": 15}`, with the maximum of seconds until the next message.")
    ),
    responses((status = 200, description = "Every message is a `SharedReplay`, at the start and after each change, or a heartbeat if requested.", body = SharedReplay, content_type = "text/event-stream")),
    extensions(("x-rate" = json!(RateClass::Stream)), ("x-refuses" = json!([MatchRunning])))
)]
pub(crate) async fn follow(request: AtTable, following: Following) -> Result<Response, ApiError> {
    let table = request.open().await?;
    let AtTable { app, caller, .. } = request;
    let person = caller.person();
    let seated = table.reader(person.as_ref()).await?;
    let who = match &person {
        None => None,
        Some(person) => {
            let known = app.accounts.player(&caller, person.clone());
            let name = seated.or(known.await?.handle);
            Some((participant(table.id(), person), name))
        }
    };
    let id = who.as_ref().map(|(id, _)| id.clone());
    let replays = Arc::clone(app.tables.shared_replays());
    let (place, moved) = replays.join(table.id(), who);
    let pass = caller.known();
    let pass = pass.map(|known| Pass::new(&app.identities, known));
    let state = (moved, app.closing.clone(), pass, true);
    let messages = stream::unfold(state, move |(mut moved, mut closing, mut pass, first)| {
        let (table, person, id) = (Arc::clone(&table), person.clone(), id.clone());
        let (replays, at) = (Arc::clone(&replays), place.table().clone());
        async move {
            if !first {
                tokio::select! {
                    changed = moved.changed() => changed.ok()?,
                    closing = closing.changed() => closing.ok()?,
                }
                // Coalesces changes into one message.
                tokio::time::sleep(INTERVAL).await;
            }
            if *closing.borrow() {
                return None;
            }
            // The right to read the match is checked for each message.
            table.reader(person.as_ref()).await.ok()?;
            if let Some(pass) = &mut pass
                && !pass.holds().await.ok()?
            {
                return None;
            }
            moved.mark_unchanged();
            let event = Event::default().json_data(replays.look(&at, id.as_deref()));
            let event = event.ok()?;
            Some((Ok::<_, Infallible>(event), (moved, closing, pass, false)))
        }
    });
    Ok(kept_alive(messages, following.beats))
}

/// Leads the participants of a shared replay to a moment, or lets another one lead. A caller without an identity gets one.
#[utoipa::path(
    post,
    path = "/api/matches/{table}/shared",
    tag = "study",
    request_body = LeadRequest,
    responses((status = 200, description = "The shared replay. The cookie has the identity.", body = SharedReplay)),
    extensions(("x-refuses" = json!([MatchRunning, NotLeading])))
)]
pub(crate) async fn lead(
    request: AtTable,
    Body(wanted): Body<LeadRequest>,
) -> Result<Response, ApiError> {
    let table = request.open().await?;
    let AtTable { app, caller, .. } = request;
    table.reader(caller.person().as_ref()).await?;
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let (replays, id) = (
        app.tables.shared_replays(),
        participant(table.id(), &person),
    );
    if let Some(moment) = wanted.moment {
        replays.lead(table.id(), &id, moment)?;
    }
    if let Some(leader) = wanted.leader {
        replays.hand_over(table.id(), &id, &leader)?;
    }
    let shared = replays.look(table.id(), Some(&id));
    let mut response = Json(shared).into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}
