//! Accounts: sign-in, passwords, passkeys and sessions.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::object::object;

/// Proof of identity: a password or a passkey.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The account's password, or the password of a new account.
    Password(String),
    /// The authenticator's response; for a new account, the response that created its passkey.
    Passkey(#[serde(deserialize_with = "object")] PasskeyAnswer),
}

/// An authenticator's response to a challenge of the server.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The ceremony's id, from [`PasskeyAsked`].
    pub ceremony: String,
    /// The credential, as the browser's `PublicKeyCredential.toJSON` gives it.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Map<String, Value>,
}

/// A challenge for an authenticator.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyAsked {
    /// The ceremony's id, to be sent with the response. It is valid once, for five minutes.
    pub ceremony: String,
    /// The options, as `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes them.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
}

/// Asks for a challenge to create a passkey.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyWanted {
    /// The name of the account to create; not needed if the caller has one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub handle: Option<String>,
}

/// Creates an account.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The account's name; unique, ignoring case.
    pub handle: String,
    /// The new password or passkey.
    pub proof: Proof,
    /// Whether a program plays under it. It is then shown as a bot at every table; this cannot be changed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bot: bool,
}

/// Signs in.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The account's name; not needed with a passkey, which knows it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub handle: Option<String>,
    /// The password, or the authenticator's response.
    pub proof: Proof,
    /// Whether to return the token in the response, for programs, instead of setting a cookie.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bearer: bool,
}

/// Sets or changes the password.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The new password.
    pub password: String,
    /// Proof that the account is the caller's.
    pub proof: Proof,
}

/// Renames the account.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HandleRequest {
    /// The new name.
    pub handle: String,
    /// Proof that the account is the caller's.
    pub proof: Proof,
}

/// Adds a passkey.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyRequest {
    /// The new passkey.
    #[serde(deserialize_with = "object")]
    pub passkey: PasskeyAnswer,
    /// Proof that the account is the caller's.
    pub proof: Proof,
}

/// A request that needs fresh proof of identity.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProofRequest {
    /// Proof that the account is the caller's.
    pub proof: Proof,
}

/// Who the caller is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The caller's account; null for a guest.
    pub account: Option<Account>,
    /// Whether passkeys work at the host name of this request.
    pub passkeys: bool,
    /// The new session's token, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}

/// An account, as its owner sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// Its name.
    pub handle: String,
    /// Whether a program plays under it.
    pub bot: bool,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Whether it has a password.
    pub password: bool,
    /// Its passkeys, oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// Its sessions, newest first.
    pub sessions: Vec<SessionInfo>,
}

/// A passkey of an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyInfo {
    /// Its id in requests.
    pub id: String,
    /// The host name it is valid for.
    pub site: String,
    /// The User-Agent of the browser that created it.
    pub device: String,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The day of its last use, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
}

/// A session: a device that is signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Its id in requests.
    pub id: String,
    /// The browser's User-Agent.
    pub device: String,
    /// When it signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The day of its last use, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Whether it is the caller's own session.
    pub current: bool,
}
