//! Requests about accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use moonshot_store::Ending;

use super::to_the_end;
use crate::auth::Caller;
use crate::auth::account::{MaybeSite, device};
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::Body;
use moonshot_api::{
    HandleRequest, Me, NewAccount, PasskeyAsked, PasskeyRequest, PasskeyWanted, PasswordRequest,
    ProofRequest, SignInRequest,
};

/// Who the caller is.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "identity",
    responses((status = 200, description = "Who the caller is.", body = Me))
)]
pub(crate) async fn mine(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
) -> Result<Json<Me>, ApiError> {
    let account = match caller.signed_in() {
        Some(known) => {
            app.accounts
                .told(&known.person, &known.token.hash())
                .await?
        }
        None => None,
    };
    Ok(Json(Me {
        account,
        passkeys: site.is_some(),
        token: None,
    }))
}

/// Makes an account for the caller, who stays the person that they were as a guest.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "identity",
    request_body = NewAccount,
    responses((status = 201, description = "The account is made, and the caller is signed in to it.", body = Me))
)]
pub(crate) async fn make(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
    Body(wanted): Body<NewAccount>,
) -> Result<Response, ApiError> {
    let (token, person, cookie) = caller.introduce(&app.identities).await?;
    let passkeys = site.is_some();
    let device = device(&headers);
    app.accounts
        .make_account(&caller, &token, wanted, &site, device)
        .await?;
    let me = Me {
        account: app.accounts.told(&person, &token.hash()).await?,
        passkeys,
        token: None,
    };
    let mut response = with_cookies(&me, [cookie]);
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// Signs the caller in. The guest that they were is kept in another cookie, and comes back when they sign out.
#[utoipa::path(
    post,
    path = "/api/account/sign-in",
    tag = "identity",
    request_body = SignInRequest,
    responses((status = 200, description = "The caller is signed in. The cookie, or `token`, has the identity.", body = Me))
)]
pub(crate) async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
    Body(wanted): Body<SignInRequest>,
) -> Result<Response, ApiError> {
    let (passkeys, bearer) = (site.is_some(), wanted.bearer);
    let device = device(&headers);
    let (token, person) = app.accounts.sign_in(&caller, wanted, &site, device).await?;
    let (identities, https) = (&app.identities, caller.client().https);
    let mut me = Me {
        account: app.accounts.told(&person, &token.hash()).await?,
        passkeys,
        token: None,
    };
    if bearer {
        me.token = Some(identities.text(&token).await?);
        return Ok(Json(me).into_response());
    }
    let mut cookies = vec![identities.cookie(Some(&token), https).await?];
    if let Some(guest) = caller.known() {
        let guest = identities.guest_cookie(Some(&guest.token), https);
        cookies.push(guest.await?);
    }
    Ok(with_cookies(&me, cookies))
}

/// Signs the caller out. They are the guest again that they were before.
#[utoipa::path(
    post,
    path = "/api/account/sign-out",
    tag = "identity",
    responses((status = 200, description = "The caller is signed out.", body = Me))
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let own = caller.signed_in().ok_or(ApiError::NotSignedIn)?;
    app.accounts
        .end_sessions(&own.person, Ending::One(own.token.hash()))
        .await?;
    as_guest(&app, &caller, &site, &headers).await
}

/// Signs everybody out of the caller's account, the caller too.
#[utoipa::path(
    post,
    path = "/api/account/sign-out-everywhere",
    tag = "identity",
    responses((status = 200, description = "Nobody is signed in to the account any more.", body = Me))
)]
pub(crate) async fn sign_out_everywhere(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let own = caller.signed_in().ok_or(ApiError::NotSignedIn)?;
    app.accounts.end_sessions(&own.person, Ending::All).await?;
    as_guest(&app, &caller, &site, &headers).await
}

/// Signs everybody out of the caller's account but the caller.
#[utoipa::path(
    post,
    path = "/api/account/sign-out-others",
    tag = "identity",
    responses((status = 200, description = "The account's other devices are signed out.", body = Me))
)]
pub(crate) async fn sign_out_others(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
) -> Result<Json<Me>, ApiError> {
    let own = caller.signed_in().ok_or(ApiError::NotSignedIn)?;
    app.accounts
        .end_sessions(&own.person, Ending::AllBut(own.token.hash()))
        .await?;
    mine(State(app), caller, site).await
}

/// Gives the caller's account another name.
#[utoipa::path(
    put,
    path = "/api/account/handle",
    tag = "identity",
    request_body = HandleRequest,
    responses((status = 200, description = "The account has that name.", body = Me))
)]
pub(crate) async fn rename(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    Body(wanted): Body<HandleRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    app.accounts.rename(&own.account, &wanted.handle).await?;
    mine(State(app), caller, site).await
}

/// Signs a device of the caller's account out.
#[utoipa::path(
    post,
    path = "/api/account/sessions/{session}/end",
    tag = "identity",
    params(("session" = String, Path, description = "The session's `id`.")),
    responses((status = 200, description = "That device is signed out.", body = Me))
)]
pub(crate) async fn end_session(
    State(app): State<App>,
    Path(session): Path<String>,
    caller: Caller,
    site: MaybeSite,
) -> Result<Json<Me>, ApiError> {
    let own = caller.signed_in().ok_or(ApiError::NotSignedIn)?;
    app.accounts.end_session(&own.person, &session).await?;
    mine(State(app), caller, site).await
}

/// Gives the caller's account a password. Its other devices are signed out.
#[utoipa::path(
    put,
    path = "/api/account/password",
    tag = "identity",
    request_body = PasswordRequest,
    responses((status = 200, description = "The account has that password.", body = Me))
)]
pub(crate) async fn set_password(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    Body(wanted): Body<PasswordRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    app.accounts.set_password(&own, &wanted.password).await?;
    mine(State(app), caller, site).await
}

/// Takes the password away from the caller's account. Its other devices are signed out.
#[utoipa::path(
    post,
    path = "/api/account/password/remove",
    tag = "identity",
    request_body = ProofRequest,
    responses((status = 200, description = "The account has no password.", body = Me))
)]
pub(crate) async fn remove_password(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    Body(wanted): Body<ProofRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    app.accounts.remove_password(&own).await?;
    mine(State(app), caller, site).await
}

/// What an authenticator is asked to make a passkey.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/new",
    tag = "identity",
    request_body = PasskeyWanted,
    responses((status = 200, description = "What the authenticator is asked.", body = PasskeyAsked))
)]
pub(crate) async fn ask_for_new_passkey(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    Body(wanted): Body<PasskeyWanted>,
) -> Result<Json<PasskeyAsked>, ApiError> {
    let asked = app
        .accounts
        .ask_for_new_passkey(&caller, wanted.handle, site.get()?);
    Ok(Json(asked.await?))
}

/// What an authenticator is asked to show who somebody is: the caller, or whoever wants to sign in.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/ask",
    tag = "identity",
    responses((status = 200, description = "What the authenticator is asked.", body = PasskeyAsked))
)]
pub(crate) async fn ask_for_passkey(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
) -> Result<Json<PasskeyAsked>, ApiError> {
    Ok(Json(
        app.accounts.ask_for_passkey(&caller, site.get()?).await?,
    ))
}

/// Gives the caller's account another passkey.
#[utoipa::path(
    post,
    path = "/api/account/passkeys",
    tag = "identity",
    request_body = PasskeyRequest,
    responses((status = 200, description = "The account has that passkey.", body = Me))
)]
pub(crate) async fn add_passkey(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
    Body(wanted): Body<PasskeyRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    let device = device(&headers);
    app.accounts
        .add_passkey(&own.account, wanted.passkey, site.get()?, device)
        .await?;
    mine(State(app), caller, site).await
}

/// Removes a passkey from the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/{passkey}/remove",
    tag = "identity",
    params(("passkey" = String, Path, description = "The passkey's `id`.")),
    request_body = ProofRequest,
    responses((status = 200, description = "The account does not have that passkey any more.", body = Me))
)]
pub(crate) async fn remove_passkey(
    State(app): State<App>,
    Path(passkey): Path<String>,
    caller: Caller,
    site: MaybeSite,
    Body(wanted): Body<ProofRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    app.accounts
        .remove_passkey(&own.account.person, &passkey)
        .await?;
    mine(State(app), caller, site).await
}

/// Deletes the caller's account with what belongs to it.
#[utoipa::path(
    post,
    path = "/api/account/delete",
    tag = "identity",
    request_body = ProofRequest,
    responses((status = 200, description = "The account is deleted, and the caller signed out.", body = Me))
)]
pub(crate) async fn delete(
    State(app): State<App>,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
    Body(wanted): Body<ProofRequest>,
) -> Result<Response, ApiError> {
    let own = app.accounts.proven(&caller, wanted.proof, &site).await?;
    app.accounts.delete_account(&own.account).await?;
    let (tables, person) = (Arc::clone(&app.tables), own.account.person);
    let erased = to_the_end(async move { tables.erase(&person).await }).await;
    if let Err(error) = erased {
        // Erasure is tried again, now and then and when the server starts.
        let error = error.causes();
        tracing::error!(error, "a deleted account's name is still at some tables");
    }
    as_guest(&app, &caller, &site, &headers).await
}

/// The answer to whoever is signed in no more: they are the guest that they were before, or nobody.
async fn as_guest(
    app: &App,
    caller: &Caller,
    site: &MaybeSite,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let (identities, https) = (&app.identities, caller.client().https);
    let guest = identities.guest_before(headers).await?;
    let cookies = [
        identities.cookie(guest.as_ref(), https).await?,
        identities.guest_cookie(None, https).await?,
    ];
    let me = Me {
        account: None,
        passkeys: site.is_some(),
        token: None,
    };
    Ok(with_cookies(&me, cookies))
}

fn with_cookies(me: &Me, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Json(me).into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}
