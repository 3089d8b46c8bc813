//! Requests about the seats of a table, its host, proposals and chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use moonshot_table::Terms;

use super::lobby::NEW_TABLE;
use super::to_the_end;
use crate::auth::{Caller, Player, Token};
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{AtTable, Body, Seated};
use crate::net::RateClass;
use crate::table::{Command, LiveTable};
use moonshot_api::ErrorCode::{self, *};
use moonshot_api::{
    Accepted, AnswerRequest, BotRequest, Identity, MoveRequest, OutRequest, PauseRequest,
    ProposeRequest, QuickRequest, RematchRequest, ReportRequest, SayRequest, SeatCode, SeatRequest,
    SitRequest, StartRequest, SwapRequest, TableMade,
};

/// The codes of requests that only the host may make.
const HOSTED: &[ErrorCode] = &[NotHost, NoSeat, NobodyThere, DoesNotFit];

/// Executes a command of a caller who may sit down. A caller without an identity gets one.
async fn newcomer_at_table<Execution>(
    AtTable { app, id, caller }: AtTable,
    execute: impl FnOnce(Arc<LiveTable>, Player) -> Execution + Send + 'static,
) -> Result<Response, ApiError>
where
    Execution: Future<Output = Result<u64, ApiError>> + Send + 'static,
{
    let table = app.tables.open(&id).await?;
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let player = app.accounts.player(&caller, person).await?;
    let version = to_the_end(async move { execute(table, player).await });
    let mut response = Json(Accepted {
        version: version.await?,
    })
    .into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}

/// Sits down at the table.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/sit",
    tag = "company",
    request_body = SitRequest,
    responses((status = 200, description = "The caller sits. The cookie has the identity.", body = Accepted)),
    extensions(
        ("x-refuses" = json!([BadNonce, NoSeat, NameOfAccount, NameTaken, SitsAlready, OtherSeat, Taken, Full, MatchOver, DoesNotFit]))
    )
)]
pub(crate) async fn sit(
    request: AtTable,
    Body(wanted): Body<SitRequest>,
) -> Result<Response, ApiError> {
    let accounts = Arc::clone(&request.app.accounts);
    newcomer_at_table(request, move |table, player| async move {
        let SitRequest { seat, name, nonce } = wanted;
        if let Some(name) = &name {
            accounts.may_be_called(Some(&player.person), name).await?;
        }
        let person = player.person.clone();
        let sit = Command::Sit {
            player,
            seat,
            name,
            nonce,
        };
        table.execute(&person, sit).await
    })
    .await
}

/// Leaves the table for good.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/leave",
    tag = "company",
    responses((status = 200, description = "The caller has left.", body = Accepted)),
    extensions(("x-refuses" = json!([MatchOver, DoesNotFit])))
)]
pub(crate) async fn leave(player: Seated) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::Leave).await
}

/// Starts the match.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/start",
    tag = "company",
    request_body = StartRequest,
    responses((status = 200, description = "The match has begun.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, Begun, BadNonce, NonceMissing])))
)]
pub(crate) async fn start(
    player: Seated,
    Body(wanted): Body<StartRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let StartRequest { nonce, level } = wanted;
    player.execute(Command::Start { nonce, level }).await
}

/// Removes the person at a seat.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/remove",
    tag = "company",
    request_body = SeatRequest,
    responses((status = 200, description = "The person is removed.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, OwnSeat, MatchOver])))
)]
pub(crate) async fn remove(
    player: Seated,
    Body(wanted): Body<SeatRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SeatRequest { seat } = wanted;
    player.execute(Command::Remove { seat }).await
}

/// Makes the person at a seat the host.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/host",
    tag = "company",
    request_body = SeatRequest,
    responses((status = 200, description = "The table has a new host.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, OwnSeat])))
)]
pub(crate) async fn host(
    player: Seated,
    Body(wanted): Body<SeatRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SeatRequest { seat } = wanted;
    player.execute(Command::GiveHost { seat }).await
}

/// Swaps two seats.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/swap",
    tag = "company",
    request_body = SwapRequest,
    responses((status = 200, description = "The seats are swapped.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, Begun])))
)]
pub(crate) async fn swap(
    player: Seated,
    Body(wanted): Body<SwapRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SwapRequest { seat, with } = wanted;
    player.execute(Command::Swap { seat, with }).await
}

/// Gives a seat to a bot, or frees it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/bot",
    tag = "company",
    request_body = BotRequest,
    responses((status = 200, description = "The seat is a bot's, or free.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, Begun, Taken])))
)]
pub(crate) async fn seat_bot(
    player: Seated,
    Body(wanted): Body<BotRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let BotRequest { seat, bot, level } = wanted;
    player.execute(Command::SeatBot { seat, bot, level }).await
}

/// Changes the terms of the table.
#[utoipa::path(
    put,
    path = "/api/tables/{table}/terms",
    tag = "company",
    request_body = Terms,
    responses((status = 200, description = "The terms are changed.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, Begun])))
)]
pub(crate) async fn terms(
    player: Seated,
    Body(terms): Body<Terms>,
) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::SetTerms(terms)).await
}

/// Pauses or resumes the match.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/pause",
    tag = "company",
    request_body = PauseRequest,
    responses((status = 200, description = "The match is paused or resumed.", body = Accepted)),
    extensions(("x-refuses" = json!([HOSTED, NotBegun, MatchOver])))
)]
pub(crate) async fn pause(
    player: Seated,
    Body(wanted): Body<PauseRequest>,
) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::Pause(wanted.paused)).await
}

/// Sits out: a bot plays for the caller.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/out",
    tag = "company",
    request_body = Option<OutRequest>,
    responses((status = 200, description = "A bot plays for the caller.", body = Accepted)),
    extensions(("x-refuses" = json!([NotBegun, Paused, MatchOver, DoesNotFit])))
)]
pub(crate) async fn step_out(
    player: Seated,
    wanted: Option<Body<OutRequest>>,
) -> Result<Json<Accepted>, ApiError> {
    let OutRequest { fault } = wanted.map(|Body(wanted)| wanted).unwrap_or_default();
    player.execute(Command::SitOut { fault }).await
}

/// Takes the caller's seat back from a bot.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/back",
    tag = "company",
    responses((status = 200, description = "The caller plays.", body = Accepted)),
    extensions(("x-refuses" = json!([DoesNotFit])))
)]
pub(crate) async fn come_back(player: Seated) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::ComeBack).await
}

/// Proposes something that all players have to agree to.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/propose",
    tag = "company",
    request_body = ProposeRequest,
    responses((status = 200, description = "It is proposed, or done at once if nobody else has to agree.", body = Accepted)),
    extensions(
        ("x-refuses" = json!([NotBegun, Paused, MatchOver, ProposedAlready, DoesNotFit, NothingToUndo, NotSettled, NothingToClaim]))
    )
)]
pub(crate) async fn propose(
    player: Seated,
    Body(wanted): Body<ProposeRequest>,
) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::Propose(wanted.what)).await
}

/// Answers the proposal.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/answer",
    tag = "company",
    request_body = AnswerRequest,
    responses((status = 200, description = "The answer counts.", body = Accepted)),
    extensions(("x-refuses" = json!([NothingProposed, NothingToUndo, DoesNotFit])))
)]
pub(crate) async fn answer(
    player: Seated,
    Body(wanted): Body<AnswerRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let AnswerRequest { agree } = wanted;
    player.execute(Command::Answer { agree }).await
}

/// Sends a chat message.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/say",
    tag = "company",
    request_body = SayRequest,
    responses((status = 200, description = "The message is sent.", body = Accepted)),
    extensions(("x-refuses" = json!([NoChat, DoesNotFit])))
)]
pub(crate) async fn say(
    player: Seated,
    Body(wanted): Body<SayRequest>,
) -> Result<Json<Accepted>, ApiError> {
    player.execute(Command::Say(wanted.said)).await
}

/// Reports the person at a seat to the operator. The others at the table do not learn of it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/report",
    tag = "company",
    request_body = ReportRequest,
    responses((status = 204, description = "The report is stored with the last chat messages.")),
    extensions(("x-rate" = json!(RateClass::Suggest)), ("x-refuses" = json!([NoSeat, OwnSeat, NobodyThere])))
)]
pub(crate) async fn report(
    player: Seated,
    Body(wanted): Body<ReportRequest>,
) -> Result<StatusCode, ApiError> {
    let (table, person) = player.open().await?;
    to_the_end(async move { table.report(&person, wanted).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a code with which another device can take over the caller's seat.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/code",
    tag = "identity",
    responses((status = 200, description = "The code.", body = SeatCode)),
    extensions(("x-rate" = json!(RateClass::Suggest)))
)]
pub(crate) async fn seat_code(player: Seated) -> Result<Json<SeatCode>, ApiError> {
    let (table, person) = player.open().await?;
    let seat = table.seat_of(&person).await?;
    let AtTable { app, id, .. } = &player.0;
    let code = app.identities.seat_code(id, seat, &person).await?;
    Ok(Json(SeatCode { code }))
}

/// Takes over a seat with its code.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/move",
    tag = "identity",
    request_body = MoveRequest,
    responses((status = 200, description = "The caller has the seat. The cookie has the identity.", body = Accepted)),
    extensions(
        ("x-rate" = json!(RateClass::Suggest)),
        ("x-refuses" = json!([BadNonce, SitsAlready, WrongCode, MatchOver, DoesNotFit]))
    )
)]
pub(crate) async fn move_seat(
    request: AtTable,
    Body(wanted): Body<MoveRequest>,
) -> Result<Response, ApiError> {
    let codes = request.app.identities.seat_codes(&request.id).await?;
    newcomer_at_table(request, move |table, player| async move {
        let MoveRequest { code, nonce } = wanted;
        let person = player.person.clone();
        let take_over = Command::Move {
            player,
            codes: Box::new(codes),
            code,
            nonce,
        };
        table.execute(&person, take_over).await
    })
    .await
}

/// Makes the table for the rematch, or finds it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/rematch",
    tag = "company",
    request_body = Option<RematchRequest>,
    responses((status = 200, description = "The table for the rematch.", body = TableMade)),
    extensions(
        ("x-rate" = json!(RateClass::Make)),
        ("x-refuses" = json!([NotOver, BadOption, BadPlayers, UnknownGame, TooManyTables]))
    )
)]
pub(crate) async fn rematch(
    player: Seated,
    wanted: Option<Body<RematchRequest>>,
) -> Result<Json<TableMade>, ApiError> {
    let wanted = wanted.map(|Body(wanted)| wanted).unwrap_or_default();
    let (table, person) = player.open().await?;
    let tables = Arc::clone(&player.0.app.tables);
    Ok(Json(
        to_the_end(async move { tables.rematch(&table, &person, wanted).await }).await?,
    ))
}

/// Finds a table in the lobby that waits for players, or makes one.
#[utoipa::path(
    post,
    path = "/api/quick",
    tag = "lobby",
    request_body = QuickRequest,
    responses(
        (status = 200, description = "A table that waits.", body = TableMade),
        (status = 201, description = "A new table. The cookie has the identity.", body = TableMade)
    ),
    extensions(("x-rate" = json!(RateClass::Make)), ("x-refuses" = json!([NEW_TABLE, NameOfAccount])))
)]
pub(crate) async fn quick(
    State(app): State<App>,
    caller: Caller,
    Body(wanted): Body<QuickRequest>,
) -> Result<Response, ApiError> {
    app.accounts
        .may_be_called(caller.person().as_ref(), &wanted.name)
        .await?;
    if let Some(table) = app
        .tables
        .find_open(&wanted, caller.person().as_ref())
        .await?
    {
        return Ok(Json(table).into_response());
    }
    let tables = Arc::clone(&app.tables);
    super::lobby::made(app, caller, |player| async move {
        tables.make(player, tables.wanted_by(wanted)?).await
    })
    .await
}

/// Makes an identity for a program, which sends it as a bearer token.
#[utoipa::path(
    post,
    path = "/api/identity",
    tag = "identity",
    responses((status = 201, description = "The token.", body = Identity)),
    extensions(("x-rate" = json!(RateClass::Make)))
)]
pub(crate) async fn identity(
    State(app): State<App>,
) -> Result<(StatusCode, Json<Identity>), ApiError> {
    let token = app.identities.text(&Token::new()?).await?;
    Ok((StatusCode::CREATED, Json(Identity { token })))
}
