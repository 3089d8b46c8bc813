//! The error codes and the body of every refusal.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Reason, Snapshot};

/// Makes [`ErrorCode`] from its table: what a code means and what to do, the code, its status and title.
macro_rules! error_codes {
    ($($(#[doc = $about:literal])+ $code:ident = $text:literal, $status:literal, $title:literal;)+) => {
        /// A stable code that says why a request was refused.
        ///
        /// Later releases add codes, so [`Problem::code`] is a string.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum ErrorCode {
            $($(#[doc = $about])+ #[serde(rename = $text)] $code,)+
        }

        impl ErrorCode {
            /// Every code, in alphabetical order.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$code),+];

            /// The code as it is sent.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(ErrorCode::$code => $text,)+ }
            }

            /// The HTTP status.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(ErrorCode::$code => $status,)+ }
            }

            /// The code in a few words.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(ErrorCode::$code => $title,)+ }
            }

            /// What the code means and what to do.
            #[must_use]
            pub fn about(self) -> &'static str {
                match self { $(ErrorCode::$code => concat!($($about),+).trim_start(),)+ }
            }
        }
    };
}

error_codes! {
    /// The body is not JSON.
    BadJson = "bad-json", 400, "Bad JSON";
    /// A nonce is not 16 to 64 bytes in hex.
    BadNonce = "bad-nonce", 400, "Bad nonce";
    /// The text is no action of this game.
    BadNotation = "bad-notation", 400, "No action of this game";
    /// The game has no such option or value; `option` names the option.
    BadOption = "bad-option", 400, "Bad option";
    /// The passkey does not sign in here, or its challenge has expired: ask for a new challenge.
    BadPasskey = "bad-passkey", 403, "Bad passkey";
    /// The game cannot be played by that number of players.
    BadPlayers = "bad-players", 400, "Bad number of players";
    /// A field or a parameter is missing, unknown or out of range; `detail` says which.
    BadRequest = "bad-request", 400, "Bad request";
    /// The file is not the transcript of a finished match, or was changed or damaged; `detail` says what is wrong, `line` and `entry` where.
    BadTranscript = "bad-transcript", 422, "Bad transcript";
    /// The match has begun.
    Begun = "begun", 409, "Begun already";
    /// The match that the challenge was made of has been deleted, or the account that made it.
    ChallengeGone = "challenge-gone", 410, "Challenge gone";
    /// Only the people who sit at this table may see it.
    Closed = "closed", 403, "Closed table";
    /// Others still play the deal of the day: what was dealt is public tomorrow.
    DayNotOver = "day-not-over", 409, "Day not over";
    /// The table cannot do this in its present state, or with these values.
    DoesNotFit = "does-not-fit", 409, "Does not fit";
    /// The request comes from a page of another site.
    ForeignOrigin = "foreign-origin", 403, "Foreign origin";
    /// Every seat is taken.
    Full = "full", 409, "Table full";
    /// Another account has this name, or one that looks like it.
    HandleTaken = "handle-taken", 409, "Name taken";
    /// The rules do not allow the action now; `reason` says why, `detail` is its sentence.
    IllegalAction = "illegal-action", 422, "Illegal action";
    /// A bug in the server, or a stored table that cannot be read; the server's log has the cause.
    Internal = "internal", 500, "Internal error";
    /// It is the only way to sign in to the account: add another first.
    LastWay = "last-way", 409, "The last way to sign in";
    /// The match is over.
    MatchOver = "match-over", 409, "Match over";
    /// The match is still going on; it can be replayed and studied once it is over.
    MatchRunning = "match-running", 409, "Match still going on";
    /// The path exists, but not with this method.
    MethodNotAllowed = "method-not-allowed", 405, "Method not allowed";
    /// Other people sit at the table: propose it, so that they can agree.
    MustAgree = "must-agree", 409, "All have to agree";
    /// The name belongs to an account; `other_name` is free.
    NameOfAccount = "name-of-account", 409, "Name of an account";
    /// Somebody at the table has this name; `other_name` is free.
    NameTaken = "name-taken", 409, "Name taken";
    /// The host has switched chat off.
    NoChat = "no-chat", 403, "No chat";
    /// The host has switched hints off.
    NoHints = "no-hints", 403, "No hints";
    /// Browsers support passkeys only on HTTPS and localhost: use a password.
    NoPasskeys = "no-passkeys", 409, "No passkeys here";
    /// The table has no such seat.
    NoSeat = "no-seat", 400, "No such seat";
    /// Nobody sits at this seat.
    NobodyThere = "nobody-there", 409, "Nobody there";
    /// No bot waits for you before it gathers the trick.
    NobodyWaits = "nobody-waits", 409, "Nobody waits";
    /// The host's nonce is missing: send one, so that the cards can be dealt.
    NonceMissing = "nonce-missing", 400, "Nonce missing";
    /// The match has not begun.
    NotBegun = "not-begun", 409, "Not begun";
    /// The deals cannot be dealt again: it is a lesson, or somebody joined while the match ran.
    NotDealtAgain = "not-dealt-again", 409, "Not dealt again";
    /// No such path, table, lesson, challenge, session or passkey.
    NotFound = "not-found", 404, "Nothing here";
    /// Only the host may do this.
    NotHost = "not-host", 403, "Not the host";
    /// The body's `Content-Type` is not `application/json`.
    NotJson = "not-json", 415, "Unsupported media type";
    /// Somebody else leads the shared replay, or the caller does not follow its stream.
    NotLeading = "not-leading", 409, "Not leading";
    /// A bot's account must be made before its first table: ask for a new identity.
    NotNew = "not-new", 409, "Not new";
    /// The match is not over.
    NotOver = "not-over", 409, "Not over";
    /// You do not sit at this table.
    NotSeated = "not-seated", 403, "Not seated";
    /// The rest of the hand can still change a score.
    NotSettled = "not-settled", 409, "Not settled";
    /// You are not signed in to an account.
    NotSignedIn = "not-signed-in", 403, "Not signed in";
    /// This path accepts WebSocket upgrades only.
    NotWebSocket = "not-websocket", 426, "Upgrade required";
    /// It is not your turn.
    NotYourTurn = "not-your-turn", 409, "Not your turn";
    /// No proposal waits for an answer.
    NothingProposed = "nothing-proposed", 409, "Nothing proposed";
    /// It is not certain that you take all remaining tricks.
    NothingToClaim = "nothing-to-claim", 409, "Nothing to claim";
    /// You have no decision to undo.
    NothingToUndo = "nothing-to-undo", 409, "Nothing to take back";
    /// You have played another seat of this match and may take only that one again.
    OtherSeat = "other-seat", 409, "Another seat";
    /// The seat is your own.
    OwnSeat = "own-seat", 409, "Own seat";
    /// The match is paused; its host can resume it.
    Paused = "paused", 409, "Paused";
    /// A proposal waits for answers already.
    ProposedAlready = "proposed-already", 409, "Proposed already";
    /// The host has removed you from this table.
    Removed = "removed", 403, "Removed";
    /// The account's name was changed three times within 90 days.
    RenamedOften = "renamed-often", 409, "Renamed often";
    /// You are signed in: sign out first.
    SignedIn = "signed-in", 409, "Signed in already";
    /// You sit at this table already.
    SitsAlready = "sits-already", 409, "Seated already";
    /// The table has changed; `snapshot` is the current one: look at it and decide again.
    StaleVersion = "stale-version", 409, "Stale version";
    /// The server is stopping: reconnect.
    Stopping = "stopping", 503, "Stopping";
    /// The storage cannot be read or written. Nothing was done: try again.
    StorageUnavailable = "storage-unavailable", 503, "Storage unavailable";
    /// The seat is taken.
    Taken = "taken", 409, "Seat taken";
    /// The body is longer than 16 KiB, or a transcript longer than 4 MiB.
    TooLarge = "too-large", 413, "Too large";
    /// Too many connections are open, and the server closes this one; `Retry-After` has the seconds to wait.
    TooManyConnections = "too-many-connections", 503, "Too many connections";
    /// A rate limit is exceeded; `Retry-After` has the seconds to wait.
    TooManyRequests = "too-many-requests", 429, "Too many requests";
    /// You have too many unfinished matches: finish one first.
    TooManyTables = "too-many-tables", 409, "Too many open tables";
    /// The body took longer than 10 s to arrive.
    TooSlow = "too-slow", 408, "Too slow";
    /// No game has this id.
    UnknownGame = "unknown-game", 400, "Unknown game";
    /// The server does not answer to the host name of the request.
    UnknownHost = "unknown-host", 421, "Unknown host";
    /// Servers of two releases run, and the older one could not read the result; `Retry-After` has the seconds to wait.
    Upgrading = "upgrading", 503, "Upgrading";
    /// The code belongs to no seat of this table, or the seat has a new player.
    WrongCode = "wrong-code", 403, "Wrong code";
    /// The name or the password is wrong.
    WrongPassword = "wrong-password", 403, "Wrong password";
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The body of every error response, as `application/problem+json` (RFC 9457).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// The problem type: a URN that ends in its code.
    #[serde(rename = "type")]
    pub kind: String,
    /// A short title of the problem type.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A sentence to show to the player.
    pub detail: String,
    /// A stable code.
    pub code: String,
    /// With `illegal-action`: why the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Reason>,
    /// With `bad-option`: the name of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub option: Option<String>,
    /// With `name-taken` and `name-of-account`: a similar name that is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other_name: Option<String>,
    /// With `bad-transcript`: the line of the file that is wrong, from 1, if it has lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<usize>,
    /// With `bad-transcript`: the entry that is wrong, from 1, if it is an entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entry: Option<usize>,
    /// With `stale-version`: the current snapshot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Snapshot>"))]
    pub snapshot: Option<Box<Snapshot>>,
}

impl Problem {
    /// A problem of that code, with a sentence for the person.
    #[must_use]
    pub fn new(code: ErrorCode, detail: String) -> Problem {
        Problem {
            kind: format!("urn:moonshot:problem:{code}"),
            title: code.title().to_owned(),
            status: code.status(),
            detail,
            code: code.to_string(),
            reason: None,
            option: None,
            other_name: None,
            line: None,
            entry: None,
            snapshot: None,
        }
    }
}
