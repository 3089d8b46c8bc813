//! Every way a request can fail, with its status, code, title and sentence.
//!
//! Knows nothing of responses: `http` makes them.

use axum::http::StatusCode;
use moonshot_protocol::SetupError;
use moonshot_rules::RefusalKind;
use moonshot_table::{ActError, ChangeError, ReplayError};
use thiserror::Error;
use tokio::task::JoinError;

use moonshot_api::Snapshot;
use moonshot_store::{StoreError, Trouble};

/// Why a request failed. `Display` is the sentence for the caller; internal causes are only logged.
#[derive(Debug, Error)]
pub(crate) enum ApiError {
    #[error("There is no such table.")]
    NoTable,
    #[error("There is no such lesson.")]
    NoLesson,
    #[error("There is nothing at this address.")]
    NoRoute,
    #[error("This address does not do that.")]
    Method,
    #[error("You do not sit at this table; you may watch.")]
    NotSeated,
    #[error("The table has moved on since you last saw it.")]
    Stale(Box<Snapshot>),
    #[error(transparent)]
    Act(#[from] ActError),
    /// The setup of a table is refused; with the sentence for the player.
    #[error("{1}")]
    Setup(#[source] SetupError, String),
    #[error("{0}")]
    BadRequest(String),
    #[error("{0}")]
    BadJson(String),
    #[error("That is more than this address takes.")]
    TooLarge,
    #[error("The body must be JSON, and say so in its Content-Type.")]
    NotJson,
    #[error("There is nothing you can take back.")]
    NothingToUndo,
    #[error("The rest of this hand can still change a score.")]
    NotSettled,
    #[error("Nobody waits for you before the trick is gathered.")]
    NobodyWaits,
    #[error("It is not certain that all the tricks that are left are yours.")]
    NothingToClaim,
    #[error("The match is not over yet.")]
    NotOver,
    #[error("The match is over.")]
    MatchOver,
    #[error("The match has not begun yet.")]
    NotBegun,
    #[error("The match has begun.")]
    Begun,
    #[error("The match is paused. Its host can let it go on.")]
    Paused,
    #[error("Only the host of the table may do that.")]
    NotHost,
    #[error("This table has no such seat.")]
    NoSeat,
    #[error("Nobody sits at that seat.")]
    NobodyThere,
    #[error("That is your own seat.")]
    OwnSeat,
    #[error("That seat is taken.")]
    Taken,
    #[error("Somebody at this table is called {name}. {}", capital(&instead(.other.as_deref())))]
    NameTaken {
        /// The taken name.
        name: String,
        /// A free name.
        other: Option<String>,
    },
    #[error("Every seat of this table is taken.")]
    Full,
    #[error("You sit at this table already.")]
    SitsAlready,
    #[error(
        "You have played at another seat of this match and seen its cards; only that seat is yours to take again."
    )]
    OtherSeat,
    #[error("The host has removed you from this table. You can join another or start your own.")]
    Removed,
    #[error("This table is for those who sit at it.")]
    Closed,
    #[error("A nonce is 16 to 64 random bytes in hex.")]
    Nonce,
    #[error("The host’s own nonce is missing; without it no card is dealt.")]
    NonceMissing,
    #[error("Other people sit at this table. Propose it, so that they can agree.")]
    MustAgree,
    #[error("Something is proposed already; it has to be answered first.")]
    ProposedAlready,
    #[error("Nothing is proposed.")]
    NothingProposed,
    #[error("The host has switched writing off at this table.")]
    NoChat,
    #[error("That is not the code of a seat at this table, or the seat has changed hands since.")]
    WrongCode,
    #[error("The name or the password is wrong.")]
    WrongPassword,
    #[error(
        "That passkey does not sign in here. Perhaps it took longer than five minutes; try again."
    )]
    BadPasskey,
    #[error(
        "Passkeys need an address that begins with https, or localhost. Here a password does it."
    )]
    NoPasskeys,
    #[error("You are not signed in to an account.")]
    NotSignedIn,
    #[error("You are signed in to an account. Sign out first.")]
    SignedIn,
    #[error("Another account has that name, or one that looks like it.")]
    HandleTaken,
    #[error("There is an account called {name} here. If it is yours, sign in; else {}", instead(.other.as_deref()))]
    NameOfAccount {
        /// The account's name.
        name: String,
        /// A free name.
        other: Option<String>,
    },
    #[error(
        "You have changed the name of your account three times within 90 days. Wait, or take one of those names again."
    )]
    RenamedOften,
    #[error("It is the only way to sign in to this account. Add another before you remove it.")]
    LastWay,
    #[error("There is nothing of that name in this account.")]
    NotInAccount,
    #[error("A bot’s account is made before its first table; ask for a new identity.")]
    NotNew,
    /// A change that is not possible at this table.
    #[error(transparent)]
    Change(#[from] ChangeError),
    #[error("This comes from a page of another site.")]
    ForeignOrigin,
    #[error(
        "This server does not go by that name. Whoever runs it can add the name to those it is reached by."
    )]
    UnknownHost,
    /// Rate-limited; the seconds to wait.
    #[error("That was too often. Try again in {}.", seconds(*.0))]
    TooOften(u64),
    /// Too many unfinished matches.
    #[error("You have {0} matches that are not over. Finish one before you begin another.")]
    TooManyTables(usize),
    #[error("Too many connections are open. Try again in ten seconds.")]
    TooManyConnections,
    #[error("The request took too long to arrive.")]
    TooSlow,
    #[error("This address speaks WebSocket alone.")]
    NotWebSocket,
    #[error("The table cannot be saved or read just now. Nothing was done; try again.")]
    Storage(#[source] StoreError),
    #[error("The server is stopping.")]
    Stopping,
    /// Another server runs an older release that could not read the result.
    #[error("The servers are being brought up to date. Try again in a moment.")]
    Upgrading,
    #[error("The storage cannot write. {0}.")]
    NotReady(Trouble),
    #[error("The stored table cannot be read.")]
    Damaged(#[source] ReplayError),
    #[error("The stored table cannot be read.")]
    DamagedRow(#[source] StoreError),
    #[error("Something went wrong here.")]
    Internal(&'static str),
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Closed => ApiError::Stopping,
            StoreError::Newer { .. } => ApiError::Upgrading,
            StoreError::TooMany => ApiError::TooOften(3_600),
            StoreError::Damaged { .. } => ApiError::DamagedRow(error),
            error => ApiError::Storage(error),
        }
    }
}

impl From<ReplayError> for ApiError {
    fn from(error: ReplayError) -> ApiError {
        ApiError::Damaged(error)
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(_: getrandom::Error) -> ApiError {
        ApiError::Internal("the operating system gives no randomness")
    }
}

impl From<JoinError> for ApiError {
    fn from(_: JoinError) -> ApiError {
        ApiError::Internal("the work of a request was cut short")
    }
}

impl ApiError {
    /// No table of that game can be made so.
    pub(crate) fn setup(game: &str, error: SetupError) -> ApiError {
        let sentence = error.sentence(game);
        ApiError::Setup(error, sentence)
    }

    /// The status, the stable code and the title.
    pub(crate) fn kind(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            ApiError::NoTable => (StatusCode::NOT_FOUND, "not-found", "No such table"),
            ApiError::NoLesson => (StatusCode::NOT_FOUND, "not-found", "No such lesson"),
            ApiError::NoRoute => (StatusCode::NOT_FOUND, "not-found", "Nothing here"),
            ApiError::Method => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method-not-allowed",
                "Method not allowed",
            ),
            ApiError::NotSeated => (StatusCode::FORBIDDEN, "not-seated", "Not seated"),
            ApiError::Stale(_) => (StatusCode::CONFLICT, "stale-version", "Stale version"),
            ApiError::Act(error) => match error.kind() {
                None => (
                    StatusCode::BAD_REQUEST,
                    "bad-notation",
                    "No action of this game",
                ),
                Some(RefusalKind::MatchOver) => (StatusCode::CONFLICT, "match-over", "Match over"),
                Some(RefusalKind::NotYourTurn) => {
                    (StatusCode::CONFLICT, "not-your-turn", "Not your turn")
                }
                Some(RefusalKind::Illegal) => (
                    StatusCode::UNPROCESSABLE_ENTITY,
                    "illegal-action",
                    "Illegal action",
                ),
            },
            ApiError::Setup(error, _) => {
                let (code, title) = match error {
                    SetupError::UnknownGame { .. } => ("unknown-game", "Unknown game"),
                    SetupError::BadPlayers { .. } => ("bad-players", "Bad number of players"),
                    SetupError::BadOption { .. } => ("bad-option", "Bad option"),
                };
                (StatusCode::BAD_REQUEST, code, title)
            }
            ApiError::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad-request", "Bad request"),
            ApiError::BadJson(_) => (StatusCode::BAD_REQUEST, "bad-json", "Bad JSON"),
            ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large", "Too large"),
            ApiError::NotJson => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not-json",
                "Unsupported media type",
            ),
            ApiError::NothingToUndo => (
                StatusCode::CONFLICT,
                "nothing-to-undo",
                "Nothing to take back",
            ),
            ApiError::NotSettled => (StatusCode::CONFLICT, "not-settled", "Not settled"),
            ApiError::NobodyWaits => (StatusCode::CONFLICT, "nobody-waits", "Nobody waits"),
            ApiError::NothingToClaim => {
                (StatusCode::CONFLICT, "nothing-to-claim", "Nothing to claim")
            }
            ApiError::NotOver => (StatusCode::CONFLICT, "not-over", "Not over"),
            ApiError::MatchOver => (StatusCode::CONFLICT, "match-over", "Match over"),
            ApiError::NotBegun => (StatusCode::CONFLICT, "not-begun", "Not begun"),
            ApiError::Begun => (StatusCode::CONFLICT, "begun", "Begun already"),
            ApiError::Paused => (StatusCode::CONFLICT, "paused", "Paused"),
            ApiError::NotHost => (StatusCode::FORBIDDEN, "not-host", "Not the host"),
            ApiError::NoSeat => (StatusCode::BAD_REQUEST, "no-seat", "No such seat"),
            ApiError::NobodyThere => (StatusCode::CONFLICT, "nobody-there", "Nobody there"),
            ApiError::OwnSeat => (StatusCode::CONFLICT, "own-seat", "Own seat"),
            ApiError::Taken => (StatusCode::CONFLICT, "taken", "Seat taken"),
            ApiError::NameTaken { .. } => (StatusCode::CONFLICT, "name-taken", "Name taken"),
            ApiError::Full => (StatusCode::CONFLICT, "full", "Table full"),
            ApiError::SitsAlready => (StatusCode::CONFLICT, "sits-already", "Seated already"),
            ApiError::OtherSeat => (StatusCode::CONFLICT, "other-seat", "Another seat"),
            ApiError::Removed => (StatusCode::FORBIDDEN, "removed", "Removed"),
            ApiError::Closed => (StatusCode::FORBIDDEN, "closed", "Closed table"),
            ApiError::Nonce => (StatusCode::BAD_REQUEST, "bad-nonce", "Bad nonce"),
            ApiError::NonceMissing => (StatusCode::BAD_REQUEST, "nonce-missing", "Nonce missing"),
            ApiError::MustAgree => (StatusCode::CONFLICT, "must-agree", "All have to agree"),
            ApiError::ProposedAlready => {
                (StatusCode::CONFLICT, "proposed-already", "Proposed already")
            }
            ApiError::NothingProposed => {
                (StatusCode::CONFLICT, "nothing-proposed", "Nothing proposed")
            }
            ApiError::NoChat => (StatusCode::FORBIDDEN, "no-chat", "No chat"),
            ApiError::WrongCode => (StatusCode::FORBIDDEN, "wrong-code", "Wrong code"),
            ApiError::WrongPassword => (StatusCode::FORBIDDEN, "wrong-password", "Wrong password"),
            ApiError::BadPasskey => (StatusCode::FORBIDDEN, "bad-passkey", "Bad passkey"),
            ApiError::NoPasskeys => (StatusCode::CONFLICT, "no-passkeys", "No passkeys here"),
            ApiError::NotSignedIn => (StatusCode::FORBIDDEN, "not-signed-in", "Not signed in"),
            ApiError::SignedIn => (StatusCode::CONFLICT, "signed-in", "Signed in already"),
            ApiError::HandleTaken => (StatusCode::CONFLICT, "handle-taken", "Name taken"),
            ApiError::NameOfAccount { .. } => (
                StatusCode::CONFLICT,
                "name-of-account",
                "Name of an account",
            ),
            ApiError::RenamedOften => (StatusCode::CONFLICT, "renamed-often", "Renamed often"),
            ApiError::LastWay => (StatusCode::CONFLICT, "last-way", "The last way to sign in"),
            ApiError::NotInAccount => (StatusCode::NOT_FOUND, "not-found", "Not in this account"),
            ApiError::NotNew => (StatusCode::CONFLICT, "not-new", "Not new"),
            ApiError::Change(_) => (StatusCode::CONFLICT, "does-not-fit", "Does not fit"),
            ApiError::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign-origin", "Foreign origin"),
            ApiError::UnknownHost => (
                StatusCode::MISDIRECTED_REQUEST,
                "unknown-host",
                "Unknown host",
            ),
            ApiError::TooOften(_) => (
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-requests",
                "Too many requests",
            ),
            ApiError::TooManyTables(_) => (
                StatusCode::CONFLICT,
                "too-many-tables",
                "Too many open tables",
            ),
            ApiError::TooManyConnections => (
                StatusCode::SERVICE_UNAVAILABLE,
                "too-many-connections",
                "Too many connections",
            ),
            ApiError::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too-slow", "Too slow"),
            ApiError::NotWebSocket => (
                StatusCode::UPGRADE_REQUIRED,
                "not-websocket",
                "Upgrade required",
            ),
            ApiError::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping", "Stopping"),
            ApiError::Upgrading => (StatusCode::SERVICE_UNAVAILABLE, "upgrading", "Upgrading"),
            ApiError::Storage(_) | ApiError::NotReady(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "storage-unavailable",
                "Storage unavailable",
            ),
            ApiError::Damaged(_) | ApiError::DamagedRow(_) | ApiError::Internal(_) => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "internal",
                "Internal error",
            ),
        }
    }

    /// Whether the server is at fault, not the caller.
    pub(crate) fn is_ours(&self) -> bool {
        self.kind().0.is_server_error()
    }

    /// The error and what caused it, for the log.
    pub(crate) fn causes(&self) -> String {
        let mut text = self.to_string();
        let mut error: &dyn std::error::Error = self;
        while let Some(cause) = error.source() {
            let cause_text = cause.to_string();
            // Some errors include their cause.
            if !text.contains(&cause_text) {
                text = format!("{text}: {cause_text}");
            }
            error = cause;
        }
        text
    }

    /// Logs internal failures, but not mistakes of callers.
    pub(crate) fn log(&self) {
        match self {
            ApiError::Storage(_) | ApiError::Damaged(_) | ApiError::DamagedRow(_) => {
                tracing::error!(error = self.causes(), "a request failed");
            }
            ApiError::Internal(what) => tracing::error!(what, "internal"),
            _ => {}
        }
    }
}

/// A waiting time in words.
fn seconds(seconds: u64) -> String {
    match seconds {
        0 | 1 => "a second".to_owned(),
        2..=90 => format!("{seconds} seconds"),
        _ => format!("{} minutes", seconds.div_ceil(60)),
    }
}

/// Capitalised.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// Suggests another name.
fn instead(other: Option<&str>) -> String {
    match other {
        Some(other) => format!("take another name, such as {other}."),
        None => "take another name.".into(),
    }
}
