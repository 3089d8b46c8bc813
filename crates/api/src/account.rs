//! Accounts: requests about them, and what is told of them to whoever is signed in.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::object::object;

/// Shows that somebody is who they say they are.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The account's password; or a new account's.
    Password(String),
    /// The answer of an authenticator; with a new account, one that has made a passkey for it.
    Passkey(#[serde(deserialize_with = "object")] PasskeyAnswer),
}

/// The answer of an authenticator to what the server asked it.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// The ceremony's name, from [`PasskeyAsked`].
    pub ceremony: String,
    /// The credential, as the browser's `PublicKeyCredential.toJSON` gives it.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Map<String, Value>,
}

/// What an authenticator is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyAsked {
    /// The name under which the answer comes back. It is good for one answer, for five minutes.
    pub ceremony: String,
    /// The options, as `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` takes them.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
}

/// A new passkey is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyWanted {
    /// The name of the account that is to be made; not needed where the caller has one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub handle: Option<String>,
}

/// An account is made.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// What it is called. No two accounts have the same name, whatever its case.
    pub handle: String,
    /// How one signs in to it: a new password, or a new passkey.
    pub proof: Proof,
    /// Whether a program plays under it. It is then shown as a bot wherever it sits; that cannot be changed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bot: bool,
}

/// Somebody signs in.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The account's name; not needed with a passkey, which knows it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub handle: Option<String>,
    /// The account's password, or the answer of an authenticator.
    pub proof: Proof,
    /// Whether the token is wanted in the answer, for a program, and not in a cookie.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bearer: bool,
}

/// The account gets another password, or its first.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The new password.
    pub password: String,
    /// That it is theirs to change.
    pub proof: Proof,
}

/// The account gets another name.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HandleRequest {
    /// What it is called from now on.
    pub handle: String,
    /// That it is theirs to change.
    pub proof: Proof,
}

/// The account gets another passkey.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeyRequest {
    /// The new passkey.
    #[serde(deserialize_with = "object")]
    pub passkey: PasskeyAnswer,
    /// That the account is theirs.
    pub proof: Proof,
}

/// Something that needs to be proven again.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProofRequest {
    /// That the account is theirs.
    pub proof: Proof,
}

/// Who the caller is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The account that the caller is signed in to; null for a guest.
    pub account: Option<Account>,
    /// Whether passkeys work at the address under which the caller has the page open.
    pub passkeys: bool,
    /// The new session's token, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}

/// An account, as it is told to whoever is signed in to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// What it is called.
    pub handle: String,
    /// Whether a program plays under it.
    pub bot: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// Whether it has a password.
    pub password: bool,
    /// Its passkeys, the oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// Where somebody is signed in to it, the newest first.
    pub sessions: Vec<SessionInfo>,
}

/// A passkey of an account.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyInfo {
    /// Its name in requests.
    pub id: String,
    /// The host name that it works at.
    pub site: String,
    /// The browser that it was made with, as that browser called itself.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
}

/// A device where somebody is signed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Its name in requests.
    pub id: String,
    /// The browser, as it called itself.
    pub device: String,
    /// When it signed in, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    /// The day when it was used last, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Whether it is the caller's.
    pub current: bool,
}
