//! Requests about who sits at a table, and how it goes on.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use moonshot_table::Terms;

use super::{asked, execute, to_the_end};
use crate::auth::Caller;
use crate::auth::{Player, Token};
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{Body, TableName};
use crate::table::{Command, LiveTable};
use moonshot_api::{
    Accepted, AnswerRequest, BotRequest, Identity, MoveRequest, PauseRequest, ProposeRequest,
    QuickRequest, RematchRequest, ReportRequest, SayRequest, SeatCode, SeatRequest, SitRequest,
    StartRequest, SwapRequest, TableMade,
};

/// Carries out a command of a caller who may sit down: one without an identity gets one.
async fn newcomer_at_table<Doing>(
    app: App,
    table: String,
    caller: Caller,
    doing: impl FnOnce(Arc<LiveTable>, Player) -> Doing + Send + 'static,
) -> Result<Response, ApiError>
where
    Doing: Future<Output = Result<u64, ApiError>> + Send + 'static,
{
    let table = app.tables.open(&table).await?;
    let (person, cookie) = caller.welcome(&app.identities).await?;
    let player = app.accounts.player(&caller, person).await?;
    let version = to_the_end(async move { doing(table, player).await });
    let mut response = Json(Accepted {
        version: version.await?,
    })
    .into_response();
    response.headers_mut().insert(SET_COOKIE, cookie);
    Ok(response)
}

/// Sits down.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/sit",
    tag = "company",
    request_body = SitRequest,
    responses((status = 200, description = "The caller sits. The cookie has the identity.", body = Accepted))
)]
pub(crate) async fn sit(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<SitRequest>,
) -> Result<Response, ApiError> {
    let asks = app.clone();
    newcomer_at_table(app, table, caller, move |table, player| async move {
        let SitRequest { seat, name, nonce } = wanted;
        if let Some(name) = &name {
            asks.accounts
                .may_be_called(Some(&player.person), name)
                .await?;
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

/// Leaves for good.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/leave",
    tag = "company",
    responses((status = 200, description = "The caller has left.", body = Accepted))
)]
pub(crate) async fn leave(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::Leave).await
}

/// Begins the match.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/start",
    tag = "company",
    request_body = StartRequest,
    responses((status = 200, description = "The match has begun.", body = Accepted))
)]
pub(crate) async fn start(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<StartRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let StartRequest { nonce, level } = wanted;
    execute(app, table, caller, Command::Start { nonce, level }).await
}

/// Removes the person at a seat.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/remove",
    tag = "company",
    request_body = SeatRequest,
    responses((status = 200, description = "The person is removed.", body = Accepted))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<SeatRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SeatRequest { seat } = wanted;
    execute(app, table, caller, Command::Remove { seat }).await
}

/// Gives the hosting to the person at a seat.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/host",
    tag = "company",
    request_body = SeatRequest,
    responses((status = 200, description = "The table has that host.", body = Accepted))
)]
pub(crate) async fn host(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<SeatRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SeatRequest { seat } = wanted;
    execute(app, table, caller, Command::GiveHost { seat }).await
}

/// Has two seats change places.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/swap",
    tag = "company",
    request_body = SwapRequest,
    responses((status = 200, description = "The seats have changed places.", body = Accepted))
)]
pub(crate) async fn swap(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<SwapRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let SwapRequest { seat, with } = wanted;
    execute(app, table, caller, Command::Swap { seat, with }).await
}

/// Gives a seat to a bot, or frees it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/bot",
    tag = "company",
    request_body = BotRequest,
    responses((status = 200, description = "The seat is a bot's, or free.", body = Accepted))
)]
pub(crate) async fn seat_bot(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<BotRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let BotRequest { seat, bot, level } = wanted;
    execute(app, table, caller, Command::SeatBot { seat, bot, level }).await
}

/// Changes the terms.
#[utoipa::path(
    put,
    path = "/api/tables/{table}/terms",
    tag = "company",
    request_body = Terms,
    responses((status = 200, description = "The terms are these.", body = Accepted))
)]
pub(crate) async fn terms(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(terms): Body<Terms>,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::SetTerms(terms)).await
}

/// Lets the match rest, or go on.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/pause",
    tag = "company",
    request_body = PauseRequest,
    responses((status = 200, description = "The match rests, or goes on.", body = Accepted))
)]
pub(crate) async fn pause(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<PauseRequest>,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::Pause(wanted.paused)).await
}

/// Lets a bot play for the caller for a while.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/out",
    tag = "company",
    responses((status = 200, description = "A bot plays for the caller.", body = Accepted))
)]
pub(crate) async fn step_out(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::SitOut).await
}

/// Takes the caller's seat back from a bot.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/back",
    tag = "company",
    responses((status = 200, description = "The caller plays.", body = Accepted))
)]
pub(crate) async fn come_back(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::ComeBack).await
}

/// Proposes something that all have to agree to.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/propose",
    tag = "company",
    request_body = ProposeRequest,
    responses((status = 200, description = "It is proposed; done where nobody else has to agree.", body = Accepted))
)]
pub(crate) async fn propose(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<ProposeRequest>,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::Propose(wanted.what)).await
}

/// Answers what is proposed.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/answer",
    tag = "company",
    request_body = AnswerRequest,
    responses((status = 200, description = "The answer counts.", body = Accepted))
)]
pub(crate) async fn answer(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<AnswerRequest>,
) -> Result<Json<Accepted>, ApiError> {
    let AnswerRequest { agree } = wanted;
    execute(app, table, caller, Command::Answer { agree }).await
}

/// Says something.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/say",
    tag = "company",
    request_body = SayRequest,
    responses((status = 200, description = "It is said.", body = Accepted))
)]
pub(crate) async fn say(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<SayRequest>,
) -> Result<Json<Accepted>, ApiError> {
    execute(app, table, caller, Command::Say(wanted.said)).await
}

/// Reports the person at a seat to whoever runs the server. Nobody at the table is told.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/report",
    tag = "company",
    request_body = ReportRequest,
    responses((status = 204, description = "The report is kept, with what was said last at the table."))
)]
pub(crate) async fn report(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    Body(wanted): Body<ReportRequest>,
) -> Result<StatusCode, ApiError> {
    let (table, person) = asked(&app, &table, &caller).await?;
    to_the_end(async move { table.report(&person, wanted).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The code with which the caller's seat can be taken over.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/code",
    tag = "identity",
    responses((status = 200, description = "The code.", body = SeatCode))
)]
pub(crate) async fn seat_code(
    State(app): State<App>,
    TableName(name): TableName,
    caller: Caller,
) -> Result<Json<SeatCode>, ApiError> {
    let (table, person) = asked(&app, &name, &caller).await?;
    let seat = table.seat_of(&person).await?;
    let code = app.identities.seat_code(&name, seat, &person).await?;
    Ok(Json(SeatCode { code }))
}

/// Takes a seat over with its code.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/move",
    tag = "identity",
    request_body = MoveRequest,
    responses((status = 200, description = "The caller has the seat. The cookie has the identity.", body = Accepted))
)]
pub(crate) async fn move_seat(
    State(app): State<App>,
    TableName(name): TableName,
    caller: Caller,
    Body(wanted): Body<MoveRequest>,
) -> Result<Response, ApiError> {
    let codes = app.identities.seat_codes(&name).await?;
    newcomer_at_table(app, name, caller, move |table, player| async move {
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

/// Makes the table where the company goes on, or finds it.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/rematch",
    tag = "company",
    request_body = Option<RematchRequest>,
    responses((status = 200, description = "The table where the company goes on.", body = TableMade))
)]
pub(crate) async fn rematch(
    State(app): State<App>,
    TableName(table): TableName,
    caller: Caller,
    wanted: Option<Body<RematchRequest>>,
) -> Result<Json<TableMade>, ApiError> {
    let wanted = wanted.map(|Body(wanted)| wanted).unwrap_or_default();
    let (table, person) = asked(&app, &table, &caller).await?;
    let tables = Arc::clone(&app.tables);
    Ok(Json(
        to_the_end(async move { tables.rematch(&table, &person, wanted).await }).await?,
    ))
}

/// Finds a table in the lobby that waits for people, or makes one.
#[utoipa::path(
    post,
    path = "/api/quick",
    tag = "lobby",
    request_body = QuickRequest,
    responses(
        (status = 200, description = "A table that waits.", body = TableMade),
        (status = 201, description = "A new table. The cookie has the identity.", body = TableMade)
    )
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

/// A new identity for a program, which shows it as a bearer token.
#[utoipa::path(
    post,
    path = "/api/identity",
    tag = "identity",
    responses((status = 201, description = "The token.", body = Identity))
)]
pub(crate) async fn identity(
    State(app): State<App>,
) -> Result<(StatusCode, Json<Identity>), ApiError> {
    let token = app.identities.text(&Token::new()?).await?;
    Ok((StatusCode::CREATED, Json(Identity { token })))
}
