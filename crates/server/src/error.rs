//! Every way a request can fail, with its code and sentence. The codes with their statuses and titles are `moonshot_api`'s.
//!
//! Knows nothing of responses: `http` makes them.

use moonshot_protocol::SetupError;
use moonshot_rules::RefusalKind;
use moonshot_table::{ActError, ChangeError, ReplayError, TranscriptError};
use thiserror::Error;
use tokio::task::JoinError;

use moonshot_api::{ErrorCode, Problem, Snapshot};
use moonshot_store::{StoreError, Trouble};

/// Adds the code after each variant to [`ApiError`].
macro_rules! with_codes {
    (
        $(#[$($derive:tt)+])+
        pub(crate) enum ApiError {
            $($(#[$($about:tt)+])+ $variant:ident $(($($field:tt)+))? $({$($named:tt)+})? => $code:ident,)+
        }
    ) => {
        $(#[$($derive)+])+
        pub(crate) enum ApiError {
            $($(#[$($about)+])+ $variant $(($($field)+))? $({$($named)+})?,)+
        }

        impl ApiError {
            /// The code in the table. [`ApiError::code`] refines it.
            fn listed_code(&self) -> ErrorCode {
                match self { $(ApiError::$variant { .. } => ErrorCode::$code,)+ }
            }
        }
    };
}

with_codes! {
/// Why a request failed: the sentence for the caller, the variant and its code. Internal causes are only logged.
#[derive(Debug, Error)]
pub(crate) enum ApiError {
    #[error("There is no such table.")]
    NoTable => NotFound,
    #[error("There is no such lesson.")]
    NoLesson => NotFound,
    #[error("The match has no such hand or step.")]
    NoHand => NotFound,
    #[error("There is nothing at this address.")]
    NoRoute => NotFound,
    #[error("This address does not do that.")]
    Method => MethodNotAllowed,
    #[error("You do not sit at this table; you may watch.")]
    NotSeated => NotSeated,
    #[error("The table has moved on since you last saw it.")]
    Stale(Box<Snapshot>) => StaleVersion,
    #[error(transparent)]
    Act(#[from] ActError) => IllegalAction,
    /// The setup of a table is refused; with the sentence for the player.
    #[error("{1}")]
    Setup(#[source] SetupError, String) => BadOption,
    #[error("{0}")]
    BadRequest(String) => BadRequest,
    #[error("{0}")]
    BadJson(String) => BadJson,
    /// A transcript that is damaged, foreign, of a newer version, or against the rules.
    #[error("{}.", capital(&brief(&.0.to_string())))]
    Transcript(#[source] Box<TranscriptError>) => BadTranscript,
    #[error("The match in this file is not over, so it cannot be imported.")]
    UnfinishedTranscript => BadTranscript,
    #[error("That is more than this address takes.")]
    TooLarge => TooLarge,
    #[error("The body must be JSON, and say so in its Content-Type.")]
    NotJson => NotJson,
    #[error("There is nothing you can take back.")]
    NothingToUndo => NothingToUndo,
    #[error("The rest of this hand can still change a score.")]
    NotSettled => NotSettled,
    #[error("Nobody waits for you before the trick is gathered.")]
    NobodyWaits => NobodyWaits,
    #[error("It is not certain that all the tricks that are left are yours.")]
    NothingToClaim => NothingToClaim,
    #[error("The match is not over yet.")]
    NotOver => NotOver,
    #[error("The match is still going on. It can be replayed once it is over.")]
    MatchRunning => MatchRunning,
    #[error("These deals cannot be dealt again: it is a lesson, or somebody joined while the match went on.")]
    NotDealtAgain => NotDealtAgain,
    #[error("It is the deal of the day, which others still play. Its cards are shown tomorrow.")]
    DayNotOver => DayNotOver,
    #[error("There is no such challenge.")]
    NoChallenge => NotFound,
    #[error("The match of this challenge has been deleted.")]
    ChallengeGone => ChallengeGone,
    #[error("The match is over.")]
    MatchOver => MatchOver,
    #[error("The match has not begun yet.")]
    NotBegun => NotBegun,
    #[error("The match has begun.")]
    Begun => Begun,
    #[error("The match is paused. Its host can let it go on.")]
    Paused => Paused,
    #[error("Only the host of the table may do that.")]
    NotHost => NotHost,
    #[error("Somebody else leads this shared replay, or you do not follow it.")]
    NotLeading => NotLeading,
    #[error("This table has no such seat.")]
    NoSeat => NoSeat,
    #[error("Nobody sits at that seat.")]
    NobodyThere => NobodyThere,
    #[error("That is your own seat.")]
    OwnSeat => OwnSeat,
    #[error("That seat is taken.")]
    Taken => Taken,
    #[error("Somebody at this table is called {name}. {}", capital(&instead(.other.as_deref())))]
    NameTaken {
        /// The taken name.
        name: String,
        /// A free name.
        other: Option<String>,
    } => NameTaken,
    #[error("Every seat of this table is taken.")]
    Full => Full,
    #[error("You sit at this table already.")]
    SitsAlready => SitsAlready,
    #[error("You have played at another seat of this match and seen its cards; only that seat is yours to take again.")]
    OtherSeat => OtherSeat,
    #[error("The host has removed you from this table. You can join another or start your own.")]
    Removed => Removed,
    #[error("This table is for those who sit at it.")]
    Closed => Closed,
    #[error("A nonce is 16 to 64 random bytes in hex.")]
    Nonce => BadNonce,
    #[error("The host’s own nonce is missing; without it no card is dealt.")]
    NonceMissing => NonceMissing,
    #[error("Other people sit at this table. Propose it, so that they can agree.")]
    MustAgree => MustAgree,
    #[error("Something is proposed already; it has to be answered first.")]
    ProposedAlready => ProposedAlready,
    #[error("Nothing is proposed.")]
    NothingProposed => NothingProposed,
    #[error("The host has switched writing off at this table.")]
    NoChat => NoChat,
    #[error("The host has switched hints off at this table.")]
    NoHints => NoHints,
    #[error("That is not the code of a seat at this table, or the seat has changed hands since.")]
    WrongCode => WrongCode,
    #[error("The name or the password is wrong.")]
    WrongPassword => WrongPassword,
    #[error("That passkey does not sign in here. Perhaps it took longer than five minutes; try again.")]
    BadPasskey => BadPasskey,
    #[error("Passkeys need an address that begins with https, or localhost. Here a password does it.")]
    NoPasskeys => NoPasskeys,
    #[error("You are not signed in to an account.")]
    NotSignedIn => NotSignedIn,
    #[error("You are signed in to an account. Sign out first.")]
    SignedIn => SignedIn,
    #[error("Another account has that name, or one that looks like it.")]
    HandleTaken => HandleTaken,
    #[error("There is an account called {name} here. If it is yours, sign in; else {}", instead(.other.as_deref()))]
    NameOfAccount {
        /// The account's name.
        name: String,
        /// A free name.
        other: Option<String>,
    } => NameOfAccount,
    #[error("You have changed the name of your account three times within 90 days. Wait, or take one of those names again.")]
    RenamedOften => RenamedOften,
    #[error("It is the only way to sign in to this account. Add another before you remove it.")]
    LastWay => LastWay,
    #[error("There is nothing of that name in this account.")]
    NotInAccount => NotFound,
    #[error("A bot’s account is made before its first table; ask for a new identity.")]
    NotNew => NotNew,
    /// A change that is not possible at this table.
    #[error(transparent)]
    Change(#[from] ChangeError) => DoesNotFit,
    #[error("This comes from a page of another site.")]
    ForeignOrigin => ForeignOrigin,
    #[error("This server does not go by that name. Whoever runs it can add the name to those it is reached by.")]
    UnknownHost => UnknownHost,
    /// Rate-limited; the seconds to wait.
    #[error("That was too often. Try again in {}.", seconds(*.0))]
    TooOften(u64) => TooManyRequests,
    /// Too many unfinished matches.
    #[error("You have {0} matches that are not over. Finish one before you begin another.")]
    TooManyTables(usize) => TooManyTables,
    #[error("Too many connections are open. Try again in ten seconds.")]
    TooManyConnections => TooManyConnections,
    #[error("The request took too long to arrive.")]
    TooSlow => TooSlow,
    #[error("This address speaks WebSocket alone.")]
    NotWebSocket => NotWebSocket,
    #[error("The table cannot be saved or read just now. Nothing was done; try again.")]
    Storage(#[source] StoreError) => StorageUnavailable,
    #[error("The server is stopping.")]
    Stopping => Stopping,
    /// Another server runs an older release that could not read the result.
    #[error("The servers are being brought up to date. Try again in a moment.")]
    Upgrading => Upgrading,
    #[error("The storage cannot write. {0}.")]
    NotReady(Trouble) => StorageUnavailable,
    #[error("The stored table cannot be read.")]
    Damaged(#[source] ReplayError) => Internal,
    #[error("The stored table cannot be read.")]
    DamagedRow(#[source] StoreError) => Internal,
    #[error("Something went wrong here.")]
    Internal(&'static str) => Internal,
}
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

impl From<TranscriptError> for ApiError {
    fn from(error: TranscriptError) -> ApiError {
        ApiError::Transcript(Box::new(error))
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

    /// The stable code.
    pub(crate) fn code(&self) -> ErrorCode {
        match self {
            ApiError::Act(error) => match error.kind() {
                None => ErrorCode::BadNotation,
                Some(RefusalKind::MatchOver) => ErrorCode::MatchOver,
                Some(RefusalKind::NotYourTurn) => ErrorCode::NotYourTurn,
                Some(RefusalKind::Illegal) => ErrorCode::IllegalAction,
            },
            ApiError::Setup(SetupError::UnknownGame { .. }, _) => ErrorCode::UnknownGame,
            ApiError::Setup(SetupError::BadPlayers { .. }, _) => ErrorCode::BadPlayers,
            _ => self.listed_code(),
        }
    }

    /// The title: that of the code, except where `not-found` can say what was not found.
    fn title(&self) -> &'static str {
        match self {
            ApiError::NoTable => "No such table",
            ApiError::NoLesson => "No such lesson",
            ApiError::NoHand => "No such hand or step",
            ApiError::NotInAccount => "Not in this account",
            _ => self.code().title(),
        }
    }

    /// The body of the response.
    pub(crate) fn into_problem(self) -> Problem {
        let mut problem = Problem::new(self.code(), self.to_string());
        problem.title = self.title().to_owned();
        match self {
            ApiError::Act(error) if error.kind() == Some(RefusalKind::Illegal) => {
                problem.reason = error.reason();
            }
            ApiError::Setup(error, _) => {
                problem.option = error.option_name().map(str::to_owned);
            }
            ApiError::NameTaken { other, .. } | ApiError::NameOfAccount { other, .. } => {
                problem.other_name = other;
            }
            ApiError::Transcript(error) => {
                (problem.line, problem.entry) = (error.line, error.entry);
            }
            ApiError::Stale(snapshot) => problem.snapshot = Some(snapshot),
            _ => {}
        }
        problem
    }

    /// The seconds after which the caller may try again.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            ApiError::TooOften(seconds) => Some(*seconds),
            ApiError::TooManyConnections => Some(10),
            ApiError::Upgrading => Some(5),
            _ => None,
        }
    }

    /// Whether the server is at fault, not the caller.
    pub(crate) fn is_ours(&self) -> bool {
        self.code().status() >= 500
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

/// The beginning of a text, which may quote a file of any length.
fn brief(text: &str) -> String {
    const LONGEST: usize = 300;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
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
