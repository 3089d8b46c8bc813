//! Requests about accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use moonshot_store::Ending;

use super::to_the_end;
use crate::auth::account::{self, MaybeSite, device};
use crate::auth::{Caller, Known};
use crate::error::ApiError;
use crate::http::app::App;
use crate::http::extract::{Body, RejectionCodes};
use crate::net::RateClass;
use moonshot_api::ErrorCode::{self, *};
use moonshot_api::{
    Account, HandleRequest, Me, NewAccount, PasskeyAsked, PasskeyRequest, PasskeyWanted,
    PasswordRequest, Proof, ProofRequest, SignInRequest,
};

/// The codes of requests that need a proof of who the caller is.
const PROOF: &[ErrorCode] = &[NotSignedIn, WrongPassword, BadPasskey, NoPasskeys];

/// A request about the caller's account.
pub(crate) struct AccountRequest {
    app: App,
    caller: Caller,
    site: MaybeSite,
    headers: HeaderMap,
}

impl RejectionCodes for AccountRequest {}

impl FromRequestParts<App> for AccountRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AccountRequest, ApiError> {
        Ok(AccountRequest {
            app: app.clone(),
            caller: Caller::from_request_parts(parts, app).await?,
            site: MaybeSite::from_request_parts(parts, app).await?,
            headers: parts.headers.clone(),
        })
    }
}

impl AccountRequest {
    /// The caller's session.
    fn signed_in(&self) -> Result<&Arc<Known>, ApiError> {
        self.caller.signed_in().ok_or(ApiError::NotSignedIn)
    }

    /// The caller's account, if the proof is right.
    async fn proven(&self, proof: Proof) -> Result<account::SignedIn, ApiError> {
        self.app
            .accounts
            .proven(&self.caller, proof, &self.site)
            .await
    }

    fn device(&self) -> String {
        device(&self.headers)
    }

    /// Who the caller is.
    async fn me(&self) -> Result<Json<Me>, ApiError> {
        let account = match self.caller.signed_in() {
            Some(known) => {
                let accounts = &self.app.accounts;
                accounts
                    .owners_view(&known.person, &known.token.hash())
                    .await?
            }
            None => None,
        };
        Ok(Json(self.with_account(account)))
    }

    fn with_account(&self, account: Option<Account>) -> Me {
        Me {
            account,
            passkeys: self.site.is_some(),
            token: None,
        }
    }

    /// The response to a caller who has been signed out: their guest identity comes back, if they had one.
    async fn signed_out(&self) -> Result<Response, ApiError> {
        let (identities, https) = (&self.app.identities, self.caller.client().https);
        let guest = identities.guest_before(&self.headers).await?;
        let cookies = [
            identities.cookie(guest.as_ref(), https).await?,
            identities.guest_cookie(None, https).await?,
        ];
        Ok(with_cookies(&self.with_account(None), cookies))
    }
}

fn with_cookies(me: &Me, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Json(me).into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// Who the caller is.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "identity",
    responses((status = 200, description = "Who the caller is.", body = Me))
)]
pub(crate) async fn mine(request: AccountRequest) -> Result<Json<Me>, ApiError> {
    request.me().await
}

/// Makes an account for the caller. It keeps the tables they had as a guest.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "identity",
    request_body = NewAccount,
    responses((status = 201, description = "The account is made, and the caller is signed in to it.", body = Me)),
    extensions(
        ("x-rate" = json!(RateClass::SignIn)),
        ("x-refuses" = json!([SignedIn, HandleTaken, NotNew, BadPasskey, NoPasskeys]))
    )
)]
pub(crate) async fn make(
    request: AccountRequest,
    Body(wanted): Body<NewAccount>,
) -> Result<Response, ApiError> {
    let AccountRequest {
        app, caller, site, ..
    } = &request;
    let (token, person, cookie) = caller.introduce(&app.identities).await?;
    app.accounts
        .make_account(caller, &token, wanted, site, request.device())
        .await?;
    let account = app.accounts.owners_view(&person, &token.hash()).await?;
    let mut response = with_cookies(&request.with_account(account), [cookie]);
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// Signs the caller in. Another cookie keeps their guest identity, which comes back when they sign out.
#[utoipa::path(
    post,
    path = "/api/account/sign-in",
    tag = "identity",
    request_body = SignInRequest,
    responses((status = 200, description = "The caller is signed in. The cookie, or `token`, has the identity.", body = Me)),
    extensions(
        ("x-rate" = json!(RateClass::SignIn)),
        ("x-refuses" = json!([SignedIn, WrongPassword, BadPasskey, NoPasskeys]))
    )
)]
pub(crate) async fn sign_in(
    request: AccountRequest,
    Body(wanted): Body<SignInRequest>,
) -> Result<Response, ApiError> {
    let AccountRequest {
        app, caller, site, ..
    } = &request;
    let bearer = wanted.bearer;
    let signed_in = app.accounts.sign_in(caller, wanted, site, request.device());
    let (token, person) = signed_in.await?;
    let (identities, https) = (&app.identities, caller.client().https);
    let mut me = request.with_account(app.accounts.owners_view(&person, &token.hash()).await?);
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

/// Signs the caller out. They get their guest identity back.
#[utoipa::path(
    post,
    path = "/api/account/sign-out",
    tag = "identity",
    responses((status = 200, description = "The caller is signed out.", body = Me)),
    extensions(("x-refuses" = json!([NotSignedIn])))
)]
pub(crate) async fn sign_out(request: AccountRequest) -> Result<Response, ApiError> {
    let own = request.signed_in()?;
    let ending = Ending::One(own.token.hash());
    request
        .app
        .accounts
        .end_sessions(&own.person, ending)
        .await?;
    request.signed_out().await
}

/// Ends all sessions of the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/sign-out-everywhere",
    tag = "identity",
    responses((status = 200, description = "No device is signed in to the account.", body = Me)),
    extensions(("x-refuses" = json!([NotSignedIn])))
)]
pub(crate) async fn sign_out_everywhere(request: AccountRequest) -> Result<Response, ApiError> {
    let person = &request.signed_in()?.person;
    request
        .app
        .accounts
        .end_sessions(person, Ending::All)
        .await?;
    request.signed_out().await
}

/// Ends all other sessions of the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/sign-out-others",
    tag = "identity",
    responses((status = 200, description = "The account's other devices are signed out.", body = Me)),
    extensions(("x-refuses" = json!([NotSignedIn])))
)]
pub(crate) async fn sign_out_others(request: AccountRequest) -> Result<Json<Me>, ApiError> {
    let own = request.signed_in()?;
    let ending = Ending::AllBut(own.token.hash());
    request
        .app
        .accounts
        .end_sessions(&own.person, ending)
        .await?;
    request.me().await
}

/// Renames the caller's account.
#[utoipa::path(
    put,
    path = "/api/account/handle",
    tag = "identity",
    request_body = HandleRequest,
    responses((status = 200, description = "The account has the new name.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF, HandleTaken, RenamedOften])))
)]
pub(crate) async fn rename(
    request: AccountRequest,
    Body(wanted): Body<HandleRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = request.proven(wanted.proof).await?;
    let accounts = &request.app.accounts;
    accounts.rename(&own.account, &wanted.handle).await?;
    request.me().await
}

/// Ends a session of the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/sessions/{session}/end",
    tag = "identity",
    params(("session" = String, Path, description = "The session's `id`.")),
    responses((status = 200, description = "The device is signed out.", body = Me)),
    extensions(("x-refuses" = json!([NotSignedIn, NotFound])))
)]
pub(crate) async fn end_session(
    Path(session): Path<String>,
    request: AccountRequest,
) -> Result<Json<Me>, ApiError> {
    let person = &request.signed_in()?.person;
    request.app.accounts.end_session(person, &session).await?;
    request.me().await
}

/// Sets the password of the caller's account and ends its other sessions.
#[utoipa::path(
    put,
    path = "/api/account/password",
    tag = "identity",
    request_body = PasswordRequest,
    responses((status = 200, description = "The account has the new password.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF])))
)]
pub(crate) async fn set_password(
    request: AccountRequest,
    Body(wanted): Body<PasswordRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = request.proven(wanted.proof).await?;
    let accounts = &request.app.accounts;
    accounts.set_password(&own, &wanted.password).await?;
    request.me().await
}

/// Removes the password of the caller's account and ends its other sessions.
#[utoipa::path(
    post,
    path = "/api/account/password/remove",
    tag = "identity",
    request_body = ProofRequest,
    responses((status = 200, description = "The account has no password.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF, LastWay])))
)]
pub(crate) async fn remove_password(
    request: AccountRequest,
    Body(wanted): Body<ProofRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = request.proven(wanted.proof).await?;
    request.app.accounts.remove_password(&own).await?;
    request.me().await
}

/// Returns a WebAuthn challenge for creating a passkey.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/new",
    tag = "identity",
    request_body = PasskeyWanted,
    responses((status = 200, description = "The challenge.", body = PasskeyAsked)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([HandleTaken, NoPasskeys])))
)]
pub(crate) async fn ask_for_new_passkey(
    request: AccountRequest,
    Body(wanted): Body<PasskeyWanted>,
) -> Result<Json<PasskeyAsked>, ApiError> {
    let AccountRequest {
        app, caller, site, ..
    } = &request;
    let challenge = app
        .accounts
        .ask_for_new_passkey(caller, wanted.handle, site.get()?);
    Ok(Json(challenge.await?))
}

/// Returns a WebAuthn challenge for signing in, or for proving who the caller is.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/ask",
    tag = "identity",
    responses((status = 200, description = "The challenge.", body = PasskeyAsked)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([NotFound, NoPasskeys])))
)]
pub(crate) async fn ask_for_passkey(
    request: AccountRequest,
) -> Result<Json<PasskeyAsked>, ApiError> {
    let AccountRequest {
        app, caller, site, ..
    } = &request;
    let challenge = app.accounts.ask_for_passkey(caller, site.get()?);
    Ok(Json(challenge.await?))
}

/// Adds a passkey to the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/passkeys",
    tag = "identity",
    request_body = PasskeyRequest,
    responses((status = 200, description = "The account has the passkey.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF])))
)]
pub(crate) async fn add_passkey(
    request: AccountRequest,
    Body(wanted): Body<PasskeyRequest>,
) -> Result<Json<Me>, ApiError> {
    let own = request.proven(wanted.proof).await?;
    let site = request.site.get()?;
    let accounts = &request.app.accounts;
    accounts
        .add_passkey(&own.account, wanted.passkey, site, request.device())
        .await?;
    request.me().await
}

/// Removes a passkey from the caller's account.
#[utoipa::path(
    post,
    path = "/api/account/passkeys/{passkey}/remove",
    tag = "identity",
    params(("passkey" = String, Path, description = "The passkey's `id`.")),
    request_body = ProofRequest,
    responses((status = 200, description = "The passkey is removed.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF, NotFound, LastWay])))
)]
pub(crate) async fn remove_passkey(
    Path(passkey): Path<String>,
    request: AccountRequest,
    Body(wanted): Body<ProofRequest>,
) -> Result<Json<Me>, ApiError> {
    let person = request.proven(wanted.proof).await?.account.person;
    request
        .app
        .accounts
        .remove_passkey(&person, &passkey)
        .await?;
    request.me().await
}

/// Deletes the caller's account with all its data.
#[utoipa::path(
    post,
    path = "/api/account/delete",
    tag = "identity",
    request_body = ProofRequest,
    responses((status = 200, description = "The account is deleted, and the caller signed out.", body = Me)),
    extensions(("x-rate" = json!(RateClass::SignIn)), ("x-refuses" = json!([PROOF])))
)]
pub(crate) async fn delete(
    request: AccountRequest,
    Body(wanted): Body<ProofRequest>,
) -> Result<Response, ApiError> {
    let own = request.proven(wanted.proof).await?;
    request.app.accounts.delete_account(&own.account).await?;
    let (tables, person) = (Arc::clone(&request.app.tables), own.account.person);
    let erased = to_the_end(async move { tables.erase(&person).await }).await;
    if let Err(error) = erased {
        // Erasure is tried again at intervals and at startup.
        let error = error.causes();
        tracing::error!(error, "a deleted account's name is still at some tables");
    }
    request.signed_out().await
}
