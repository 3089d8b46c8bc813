//! Seats, host, proposals and chat: requests, and how snapshots show them.

use moonshot_rules::Seat;
use moonshot_table::{Absence, Clock, Said, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::MatchOrigin;

/// Takes a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// The seat. Default: the first free seat, or the first bot's if the table allows joining late.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The name at the table; not needed for a seat reserved for the caller.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The caller's contribution to the shuffles from the next hand on: 16 to 64 random bytes in hex, drawn after the
    /// caller knew the table's commitment.
    pub nonce: String,
}

/// Starts the match of a waiting table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The caller's contribution to the shuffles, as [`SitRequest::nonce`]. Required unless given before.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nonce: Option<String>,
    /// The level of the bots that take the free seats; default: the usual one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// Names a seat.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The seat.
    pub seat: Seat,
}

/// Swaps two seats.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SwapRequest {
    /// One.
    pub seat: Seat,
    /// The other.
    pub with: Seat,
}

/// Puts a bot on a free seat, or frees a bot's seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// The seat.
    pub seat: Seat,
    /// Whether a bot takes the seat; false frees it.
    pub bot: bool,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// Pauses or resumes the match.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PauseRequest {
    /// Whether the match is paused.
    pub paused: bool,
}

/// Proposes something that all players must agree to.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProposeRequest {
    /// What.
    pub what: Proposed,
}

/// Answers a proposal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// Whether the caller agrees.
    pub agree: bool,
}

/// What players can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// Undo to before the proposer's last decision.
    Undo,
    /// Play out a hand in which no score can change any more.
    Finish,
    /// Play out a hand whose remaining tricks all provably go to the proposer.
    Claim,
    /// End the match without a result.
    Stop,
}

/// Sends a chat message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    /// What.
    pub said: Said,
}

/// A code that moves the caller's seat to another device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatCode {
    /// The code: letters and digits; case and dashes make no difference.
    pub code: String,
}

/// Takes over a seat with its code.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// The seat's code.
    pub code: String,
    /// As [`SitRequest::nonce`].
    pub nonce: String,
}

/// Looks for a waiting table, or makes one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickRequest {
    /// The game's id.
    pub game: String,
    /// The number of seats; default: any.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<usize>,
    /// The caller's name at the table.
    pub name: String,
}

/// Has a bot play in the caller's place.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OutRequest {
    /// What the caller's program did, if that is the reason; for bot accounts alone. Everybody at the table sees it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fault: Option<ProgramFault>,
}

/// What a program did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProgramFault {
    /// It did not answer in time.
    Late,
    /// It gave no legal action.
    Wrong,
    /// It ended.
    Ended,
}

impl From<ProgramFault> for Absence {
    fn from(fault: ProgramFault) -> Absence {
        match fault {
            ProgramFault::Late => Absence::Late,
            ProgramFault::Wrong => Absence::Wrong,
            ProgramFault::Ended => Absence::Ended,
        }
    }
}

/// Moves the players of a finished match to a rematch.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RematchRequest {
    /// The options of the new match; default: those of the last one. Only the first request, which makes the table, sets them.
    #[cfg_attr(
        feature = "ts",
        ts(
            optional,
            type = "Record<string, string | number | boolean | string[]>"
        )
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, serde_json::Value>>))]
    pub options: Option<Map<String, Value>>,
    /// The level of all bots of the new match; default: as in the last one. Only the first request, which makes the
    /// table, sets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// The open tables in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTables {
    /// One entry per table, newest first.
    pub tables: Vec<OpenTable>,
}

/// An open table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTable {
    /// The table's id, as in its URL.
    pub table: String,
    /// The table's title; empty if it has none.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The options that differ from their defaults.
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<string, string | number | boolean | string[]>")
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub options: Map<String, Value>,
    /// The time each player has.
    pub clock: Clock,
    /// The player at each seat; null if it is free.
    pub names: Vec<Option<String>>,
    /// Seats taken by programs under bot accounts.
    pub programs: Vec<Seat>,
    /// Seats whose name is the name of the player's account.
    pub accounts: Vec<Seat>,
    /// The number of free seats.
    pub free: usize,
}

/// The player at a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name at the table; empty if the seat is free.
    pub name: String,
    /// Whether a bot sits there.
    pub bot: bool,
    /// Whether the seat is free.
    pub free: bool,
    /// Whether the seat is reserved for the person of that name.
    pub kept: bool,
    /// Whether a program plays there under a bot account. In all else it counts as a person.
    pub program: bool,
    /// Whether the name is the name of the player's account; shown as a mark that guests cannot have.
    pub account: bool,
    /// The level of the bot there, or of the bot that stands in for the player; null if there is none.
    pub level: Option<String>,
    /// Whether the player is connected; true for a bot.
    pub here: bool,
    /// Why a bot stands in for the player; null if none does.
    pub away: Option<Absence>,
    /// The player's clock; null at a table without clocks.
    pub clock: Option<SeatClock>,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// Milliseconds left for this move when this was sent, before the reserve runs.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// Milliseconds of reserve left.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub reserve: u64,
    /// Whether the clock runs.
    pub runs: bool,
}

/// The state of a table outside the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLife {
    /// The phase: waiting, playing or over.
    pub stage: Stage,
    /// Whether the players agreed to end the match early.
    pub stopped: bool,
    /// Whether the host paused the match.
    pub paused: bool,
    /// Whether the match is on hold because no player is at the table. It resumes when
    /// a player is back.
    pub resting: bool,
    /// The host's seat; null if the host has none.
    pub host: Option<Seat>,
    /// Whether the viewer is the host.
    pub yours: bool,
    /// The terms: what the host set besides the game and its options.
    pub terms: Terms,
    /// The open proposal.
    pub proposal: Option<Proposal>,
    /// The last proposal that failed, until another is made.
    pub ended: Option<EndedProposal>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// The state of the rematch; null if there is none, or it is not known yet.
    pub rematch: Option<Rematch>,
    /// Milliseconds that a finished trick stays for everybody: the longest time any player here
    /// chose. Null with fewer than two people, or if none chose.
    pub trick_stays: Option<u16>,
    /// The spectator delay of this viewer in seconds.
    pub delayed: u16,
    /// The number of spectators.
    pub spectators: usize,
    /// The last chat messages, oldest first.
    pub talk: Vec<Talk>,
    /// Former players who have no seat now, in the order they left.
    pub left: Vec<LeftInfo>,
    /// Each seat's contribution to the shuffles of this hand, in hex; empty before the match begins.
    pub nonces: Vec<String>,
    /// How the table came to be; absent if it was made in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub origin: Option<MatchOrigin>,
}

/// The rematch of a finished match. Seats are those of the finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rematch {
    /// Seats whose players are ready; once it has begun, seats whose players play in it.
    pub ready: Vec<Seat>,
    /// Seats whose players are connected and not ready. When none is left and two players are ready, the match starts by itself.
    pub asked: Vec<Seat>,
    /// The seat of its host, who may start it with bots for those not ready; null if the host is not connected, so
    /// that any ready player may.
    pub host: Option<Seat>,
    /// Whether it has begun.
    pub begun: bool,
}

/// A player who left the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeftInfo {
    /// The number of this former player, counted from 0.
    pub number: usize,
    /// The seat they had.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// Whether it was the name of their account.
    pub account: bool,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Waiting for players.
    Waiting,
    /// The match is running.
    Playing,
    /// The match is over.
    Over,
}

/// A proposal and who has agreed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// What.
    pub what: Proposed,
    /// The proposer.
    pub by: Seat,
    /// Who has agreed, the proposer among them.
    pub agreed: Vec<Seat>,
    /// Whose answer is missing.
    pub asked: Vec<Seat>,
}

/// A failed proposal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EndedProposal {
    /// What was proposed.
    pub what: Proposed,
    /// Who proposed it.
    pub by: Seat,
    /// How it ended.
    pub how: ProposalEnd,
    /// Who declined it; null if nobody did.
    pub seat: Option<Seat>,
}

/// Why a proposal failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProposalEnd {
    /// A player declined it.
    Declined,
    /// Its proposer withdrew it.
    Withdrawn,
    /// Not everybody answered within a minute.
    Lapsed,
    /// The match moved on first.
    Overtaken,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Talk {
    /// The number of the message, counted from 0.
    pub number: usize,
    /// The sender's seat.
    pub seat: Seat,
    /// The sender's name.
    pub name: String,
    /// Whether it was the name of their account.
    pub account: bool,
    /// What.
    pub said: Said,
}

/// Reports a player, or a former player, to the host of the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The seat of the reported player.
    pub seat: Seat,
    /// The `number` of a former player; without it the report is about the player who has the seat now.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<usize>,
    /// Why.
    pub reason: ReportReason,
    /// Details, in one line.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub note: String,
}

/// Why a player is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// Their messages or their name.
    Words,
    /// Collusion, or knowledge of hidden cards.
    Cheating,
    /// Stalling.
    Stalling,
    /// Something else.
    Other,
}

impl ReportReason {
    /// The reason's name in requests.
    /// The name in requests.
    pub fn text(self) -> &'static str {
        match self {
            ReportReason::Words => "words",
            ReportReason::Cheating => "cheating",
            ReportReason::Stalling => "stalling",
            ReportReason::Other => "other",
        }
    }
}
