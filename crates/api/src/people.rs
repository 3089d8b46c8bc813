//! Who sits at a table and how it goes on: requests about it, and what is told of it.

use moonshot_rules::Seat;
use moonshot_table::{Absence, Clock, Said, Terms};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Somebody sits down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// Where; at the first free seat if it is not given, or else at the first bot's where the table lets people join late.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The name at the table; not needed for a seat that is kept for the caller.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The caller's contribution to the shuffles from the next hand on: 16 to 64 random bytes in hex, chosen after the
    /// caller knew the table's commitment.
    pub nonce: String,
}

/// The match of a table that waits begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The caller's contribution to the shuffles, as [`SitRequest::nonce`]. Needed unless the caller gave one before.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nonce: Option<String>,
    /// The level of the bots that sit down at free seats; the usual one where it is not given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// A seat that something is done with.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// Which.
    pub seat: Seat,
}

/// Two seats change places.
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

/// A seat that nobody sits at yet is given to a bot, or a bot's seat is freed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// Which.
    pub seat: Seat,
    /// Whether a bot sits there from now on.
    pub bot: bool,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// The match rests, or goes on.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PauseRequest {
    /// Whether it rests.
    pub paused: bool,
}

/// Something that all people at a table have to agree to.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ProposeRequest {
    /// What.
    pub what: Proposed,
}

/// An answer to what somebody proposes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// Whether the caller agrees.
    pub agree: bool,
}

/// What people can agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Proposed {
    /// To go back to before the proposer's last decision.
    Undo,
    /// To play out a hand in which nothing can change a score any more.
    Finish,
    /// To play out a hand whose every trick that is left is the proposer's, as they can prove.
    Claim,
    /// To end the match without a result.
    Stop,
}

/// Something said at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    /// What.
    pub said: Said,
}

/// A code that moves the caller's seat to whoever gives it back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatCode {
    /// The code: letters and digits; case and dashes make no difference.
    pub code: String,
}

/// A seat is taken over with its code.
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

/// A table is wanted that waits for people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickRequest {
    /// The game's id.
    pub game: String,
    /// How many seats; any number where it is not given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<usize>,
    /// The caller's name at the table.
    pub name: String,
}

/// The company of a match that is over goes on.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RematchRequest {
    /// The options of the new match, where they are not those of the one before. They count for whoever makes the table.
    #[cfg_attr(
        feature = "ts",
        ts(
            optional,
            type = "Record<string, string | number | boolean | string[]>"
        )
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, serde_json::Value>>))]
    pub options: Option<Map<String, Value>>,
    /// The level of all bots of the new match, where it is not that of the match before. It counts for whoever makes the
    /// table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
}

/// The tables in the lobby that wait for people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTables {
    /// One entry each, the newest first.
    pub tables: Vec<OpenTable>,
}

/// A table that waits for people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTable {
    /// Its name in addresses.
    pub table: String,
    /// What it is called; empty where it has no name of its own.
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
    /// How much time a person has.
    pub clock: Clock,
    /// Who sits at each seat; null where it is free.
    pub names: Vec<Option<String>>,
    /// The seats where programs sit, under accounts that are marked as bots'.
    pub programs: Vec<Seat>,
    /// The seats whose name is that of the account under which somebody sits there.
    pub accounts: Vec<Seat>,
    /// How many seats are free.
    pub free: usize,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name at the table; empty where nobody sits.
    pub name: String,
    /// Whether a bot sits there.
    pub bot: bool,
    /// Whether nobody sits there yet.
    pub free: bool,
    /// Whether it is kept for the person of that name.
    pub kept: bool,
    /// Whether a program plays there, under an account that is marked as a bot's. Such a seat is a person's in all else.
    pub program: bool,
    /// Whether the name is that of the account under which the person sits there. Nobody else can have this mark.
    pub account: bool,
    /// The level of the bot that sits there, or that plays for the person while they are away; null where none is said.
    pub level: Option<String>,
    /// Whether the person who sits there is connected; true for a bot.
    pub here: bool,
    /// Why a bot plays for the person who sits there; null where none does.
    pub away: Option<Absence>,
    /// The person's time; null where the table has no clock.
    pub clock: Option<SeatClock>,
}

/// The time of a person with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// The milliseconds left when this was sent, before the reserve is touched.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// The milliseconds left in reserve.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub reserve: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// How a table stands apart from its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLife {
    /// Where it is between being made and being over.
    pub stage: Stage,
    /// Whether its people agreed to end the match before its end.
    pub stopped: bool,
    /// Whether the host lets the match rest.
    pub paused: bool,
    /// Whether the match rests because nobody plays it: everybody who sits here is away, or only bots sit here. It goes on when
    /// somebody is back.
    pub resting: bool,
    /// The host's seat; null where the host does not sit at the table.
    pub host: Option<Seat>,
    /// Whether the viewer is the host.
    pub yours: bool,
    /// What was agreed on beside the game and its options.
    pub terms: Terms,
    /// What somebody proposes.
    pub proposal: Option<Proposal>,
    /// The last proposal of which nothing came, until somebody makes another.
    pub ended: Option<EndedProposal>,
    /// The table where the company goes on.
    pub next: Option<String>,
    /// How far the next match is; null where there is no next table, or nothing is known of it yet.
    pub rematch: Option<Rematch>,
    /// For how many milliseconds a finished trick stays before everybody: as long as the slowest reader who sits here
    /// likes. Null where no two people sit, or nobody has said.
    pub trick_stays: Option<u16>,
    /// By how many seconds the viewer is told of the match later than its players.
    pub delayed: u16,
    /// How many watch who do not sit here.
    pub spectators: usize,
    /// What was said last, the oldest first.
    pub talk: Vec<Talk>,
    /// Who sat here before and does not sit here now, the first first.
    pub left: Vec<LeftInfo>,
    /// What each seat contributed to the shuffles of this hand, in hex; empty before the match begins.
    pub nonces: Vec<String>,
}

/// The next match of a company whose match is over. The seats are those of the match that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rematch {
    /// Whose people are ready for it. Once it has begun, whose people play in it.
    pub ready: Vec<Seat>,
    /// Whose people are here and not ready. When there are none, and two who are ready are here, it begins by itself.
    pub asked: Vec<Seat>,
    /// The seat of its host, who may start it with bots for those who are not ready; null where the host is not here, so
    /// that anybody who is ready may.
    pub host: Option<Seat>,
    /// Whether it has begun.
    pub begun: bool,
}

/// Somebody who sat at the table before the match or during it, and got up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeftInfo {
    /// Which of those who got up, counted from 0.
    pub number: usize,
    /// Where they sat.
    pub seat: Seat,
    /// What they were called.
    pub name: String,
    /// Whether that was the name of their account.
    pub account: bool,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It waits for its company.
    Waiting,
    /// The match is under way.
    Playing,
    /// The match is over.
    Over,
}

/// What somebody proposes, and who has agreed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// What.
    pub what: Proposed,
    /// Who proposes it.
    pub by: Seat,
    /// Who has agreed, the proposer among them.
    pub agreed: Vec<Seat>,
    /// Whose answer is waited for.
    pub asked: Vec<Seat>,
}

/// A proposal of which nothing came.
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
    /// Who declined it; null where nobody did.
    pub seat: Option<Seat>,
}

/// How a proposal ends of which nothing comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProposalEnd {
    /// Somebody declined it.
    Declined,
    /// Its proposer withdrew it.
    Withdrawn,
    /// Not everybody answered within a minute.
    Lapsed,
    /// The match went on first.
    Overtaken,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Talk {
    /// Which thing said it was, counted from 0.
    pub number: usize,
    /// From which seat.
    pub seat: Seat,
    /// The name of whoever sat there.
    pub name: String,
    /// Whether that was the name of their account.
    pub account: bool,
    /// What.
    pub said: Said,
}

/// Somebody who sits at the table, or sat there before, is reported to whoever runs the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// Where the person sits, or sat.
    pub seat: Seat,
    /// The `number` of somebody who sat there before; whoever sits there now is meant where it is not given.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<usize>,
    /// Why.
    pub reason: ReportReason,
    /// What there is to say of it, in a line.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub note: String,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// What they say, or what they are called.
    Words,
    /// They play together with somebody, or know what they cannot know.
    Cheating,
    /// They hold the others up.
    Stalling,
    /// Anything else.
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
