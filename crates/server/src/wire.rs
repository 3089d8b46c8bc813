//! The types of requests and answers. The front end's types are generated from these.

use moonshot_protocol::{CardFaces, CurseFace, Document, Event, GameInfo, GiftFace, Laid, Reason};
use moonshot_rules::{Effect, PassRule, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What can be played here.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Games {
    /// The games with their options.
    pub games: Vec<GameInfo>,
    /// What is printed on the cards of Black Hearts.
    pub card_set: CardSetInfo,
    /// The limits of requests.
    pub limits: Limits,
}

/// The limits of requests.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Limits {
    /// The longest name at a table, in characters.
    pub name_length: usize,
}

/// What is printed on the cards of Black Hearts; whoever runs the server may have changed it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardSetInfo {
    /// What the set is called.
    pub name: String,
    /// The Curse cards, by number from 1.
    pub curses: Vec<CurseInfo>,
    /// The Gift cards, one entry a kind.
    pub gifts: Vec<GiftInfo>,
}

impl From<&CardFaces> for CardSetInfo {
    fn from(set: &CardFaces) -> CardSetInfo {
        let curse = |curse: &CurseFace| CurseInfo {
            name: curse.name.clone(),
            points: curse.points,
        };
        let gift = |gift: &GiftFace| GiftInfo {
            id: gift.id.clone(),
            name: gift.name.clone(),
            text: gift.text.clone(),
            effect: gift.effect.into(),
            copies: gift.copies,
        };
        CardSetInfo {
            name: set.name().to_owned(),
            curses: set.curses().iter().map(curse).collect(),
            gifts: set.gifts().iter().map(gift).collect(),
        }
    }
}

/// A Curse card's face.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CurseInfo {
    /// The name of the curse.
    pub name: String,
    /// Its curse points.
    pub points: u8,
}

/// A Gift card's face.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GiftInfo {
    /// What the view's `gift` calls it.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// What it changes, in a sentence.
    pub text: String,
    /// The kind of change.
    pub effect: GiftEffect,
    /// How many of this card there are.
    pub copies: u8,
}

/// The kind of change that a gift makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GiftEffect {
    /// The lowest number takes the trick.
    LowestTakes,
    /// Of equal highest numbers, the earliest takes the trick.
    EarliestTakes,
    /// Curse points count several times.
    Multiply,
    /// Curse points are fewer.
    Reduce,
    /// Cards are passed to the right before the first trick.
    PassRight,
}

impl From<Effect> for GiftEffect {
    fn from(effect: Effect) -> GiftEffect {
        match effect {
            Effect::LowestTakes => GiftEffect::LowestTakes,
            Effect::EarliestTakes => GiftEffect::EarliestTakes,
            Effect::Multiply(_) => GiftEffect::Multiply,
            Effect::Reduce(_) => GiftEffect::Reduce,
            Effect::PassRight(_) => GiftEffect::PassRight,
        }
    }
}

/// What a bot would do in the caller's place, knowing the caller's view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Suggestion {
    /// The action in notation; null when the caller is not to act.
    pub action: Option<String>,
}

/// A table to be made. Whoever makes it sits at seat 0; bots sit at the others.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub players: usize,
    /// The options that differ from their defaults.
    #[cfg_attr(
        test,
        ts(
            optional,
            type = "Record<string, string | number | boolean | string[]>"
        )
    )]
    pub options: Option<Map<String, Value>>,
    /// A name for each seat.
    pub names: Vec<String>,
}

/// A lesson to be begun. Whoever begins it sits at seat 0.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// The id of the game that it teaches.
    pub lesson: String,
    /// The caller's name at the table.
    pub name: String,
}

/// The table that was made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableMade {
    /// Its name in addresses.
    pub table: String,
}

/// The tables where the caller sits, the newest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableList {
    /// One entry each.
    pub tables: Vec<TableSummary>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableSummary {
    /// Its name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// Whether the match is a lesson.
    pub lesson: bool,
    /// Who sits there, in seat order.
    pub names: Vec<String>,
    /// The caller's seat; null where the caller only watches.
    pub you: Option<Seat>,
    /// Whether the caller has put it away: it is listed apart from those that wait to be gone on with.
    pub put_away: bool,
    /// Whether the match is over.
    pub over: bool,
    /// Who won; nobody while the match goes on.
    pub winners: Vec<Seat>,
    /// The running match scores.
    pub totals: Vec<i32>,
    /// The hand under way, from 1.
    pub hand_number: u32,
    /// When something happened last, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated: i64,
}

/// An action of the caller's seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// The version of the snapshot at which it was chosen.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The action in notation.
    pub action: String,
}

/// A request that says only which snapshot it was made at.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VersionRequest {
    /// The version of the snapshot at which it was chosen.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// The answer to a request that was done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Accepted {
    /// The caller's version after it.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
}

/// The caller's settings at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which forced actions are done without asking.
    pub autoplay: Autoplay,
    /// For how many seconds bots wait before they gather a trick in which the caller did not follow suit, 2 to 120; as
    /// it was where it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub patience: Option<u16>,
}

/// Whether the caller puts a table away, or brings it back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PutAway {
    /// Whether it is put away.
    pub put_away: bool,
}

/// Which of a player's forced actions the server does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Autoplay {
    /// None.
    #[default]
    Off,
    /// The last card of a hand.
    LastTrick,
    /// Every action that is the only legal one.
    Forced,
}

impl Autoplay {
    /// The setting as it is stored and sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Autoplay::Off => "off",
            Autoplay::LastTrick => "last-trick",
            Autoplay::Forced => "forced",
        }
    }

    /// The setting stored so.
    pub fn read(text: &str) -> Option<Autoplay> {
        [Autoplay::Off, Autoplay::LastTrick, Autoplay::Forced]
            .into_iter()
            .find(|setting| setting.as_str() == text)
    }
}

/// What one viewer may know of a table now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The table's name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// How many changes this viewer could notice so far.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The view, as the engine protocol has it.
    pub view: Document,
    /// The viewer's own cards that may not be played now; empty unless it is the viewer's turn.
    pub refused: Vec<Refused>,
    /// The cards passed to the viewer this hand.
    pub received: Option<Received>,
    /// The cards the viewer passed this hand.
    pub passed: Option<Given>,
    /// The pass that is asked for, or was asked for in this hand; null when none is passed.
    pub pass: Option<Pass>,
    /// Who drew which tile in the draw for the first deal, round by round; null where there was none.
    pub draw: Option<Vec<Vec<Laid>>>,
    /// The trick that can be looked at again; null when there is none.
    pub last_trick: Option<TakenTrick>,
    /// The total that ends the match; null where none does.
    pub line: Option<ScoreLine>,
    /// Whether the viewer may take back to its last decision.
    pub can_undo: bool,
    /// Whether nothing in the rest of this hand can change a score.
    pub settled: bool,
    /// Who has taken every point card that fell in this hand, once that is at least half of the points.
    pub moon_attempt: Option<Seat>,
    /// While the viewer chooses what its moon does: the totals that follow.
    pub moon_outcomes: Option<MoonOutcomes>,
    /// Whether the viewer is to lead and can prove that all the tricks that are left are its own; there are at least two.
    pub can_claim: bool,
    /// The viewer's setting.
    pub autoplay: Autoplay,
    /// The hand scored last.
    pub last_hand: Option<LastHand>,
    /// What is printed on the cards of this table; null where no card set gives it.
    pub card_set: Option<CardSetInfo>,
    /// The lesson that the match is, by the id of its game; null where it is none.
    pub lesson: Option<String>,
    /// The time that people have before a bot gathers the trick; null while nobody waits. It is the same whether or not
    /// anybody has something to correct.
    pub pause: Option<Pause>,
    /// For how many seconds bots wait for the viewer before they gather a trick; null for a spectator.
    pub patience: Option<u16>,
    /// The SHA-256 of the seed that every shuffle comes from, in hex; it is fixed before the first card. Null in a lesson,
    /// whose first deals are chosen.
    pub commitment: Option<String>,
}

/// A bot waits before it gathers a trick.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pause {
    /// Who gathers the trick after it.
    pub seat: Seat,
    /// How many milliseconds were left when this was sent.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: u64,
    /// How many it has in all.
    #[cfg_attr(test, ts(type = "number"))]
    pub whole: u64,
    /// Whether it waits for the viewer, who did not follow suit and has not let that lie yet.
    pub yours: bool,
}

/// What each choice after a moon leads to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoonOutcomes {
    /// Each seat's total if the moon is taken off the shooter's own.
    pub itself: Vec<i32>,
    /// Each seat's total if it is added to everybody else's.
    pub others: Vec<i32>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name at the table.
    pub name: String,
    /// Whether a bot plays.
    pub bot: bool,
}

/// A card that may not be played now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// The card, as the view's hand has it.
    pub action: String,
    /// Why.
    pub reason: Reason,
}

/// Cards that came from another player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Received {
    /// Who passed them.
    pub from: Seat,
    /// The cards.
    pub cards: Vec<String>,
}

/// Cards that went to another player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Given {
    /// Who got them.
    pub to: Seat,
    /// The cards.
    pub cards: Vec<String>,
}

/// The pass of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pass {
    /// How many cards each player passes.
    pub count: usize,
    /// How many places to the left they go.
    pub left: usize,
}

impl From<PassRule> for Pass {
    fn from(pass: PassRule) -> Pass {
        Pass {
            count: pass.count,
            left: pass.left,
        }
    }
}

/// A trick that is complete.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakenTrick {
    /// Its cards in the order played.
    pub cards: Vec<Laid>,
    /// Who took it; null while it waits to be gathered.
    pub winner: Option<Seat>,
}

/// What one viewer may know of all that happened in a match and was not taken back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct History {
    /// The table's name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the match is over. Then nothing is hidden.
    pub over: bool,
    /// Whether the rules hide tricks that were taken until the match is over: their cards are not told here.
    pub closed: bool,
    /// The hands or games, the first one first.
    pub hands: Vec<HandHistory>,
}

/// What happened in one hand or game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandHistory {
    /// Its number, from 1.
    pub number: u32,
    /// Each seat's cards as they were dealt; only once the match is over.
    pub dealt: Option<Vec<Vec<String>>>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// The total that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreLine {
    /// The total as the table agreed on it.
    pub total: i32,
    /// The least total that ends the match: `total` where it must be met, one more where it must be exceeded.
    pub ends_at: i32,
}

impl From<moonshot_rules::ScoreLine> for ScoreLine {
    fn from(line: moonshot_rules::ScoreLine) -> ScoreLine {
        ScoreLine {
            total: line.total,
            ends_at: line.ends_at,
        }
    }
}

/// A hand that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastHand {
    /// Its number, from 1.
    pub hand: u32,
    /// Its tricks, each in the order played.
    pub tricks: Vec<Vec<Laid>>,
    /// Who took each trick.
    pub winners: Vec<Seat>,
    /// Per seat, the points printed on the cards taken face up.
    pub points_taken: Vec<i32>,
    /// The gift that ruled it.
    pub gift: Option<String>,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

/// One message of a live stream.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Update {
    /// The viewer's version after it.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// What the viewer saw happen, in order.
    pub events: Vec<TableEvent>,
    /// What the viewer may know after it.
    pub snapshot: Snapshot,
}

/// An event that a viewer saw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum TableEvent {
    /// An event of the game.
    Game(Event),
    /// An event of the table.
    Table(TableNews),
}

/// An event at a table that is no part of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TableNews {
    /// A player undid back to their last decision.
    Undone {
        /// Who.
        seat: Seat,
    },
}

/// The body of every refusal, as `application/problem+json`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// The kind of problem, a URN that ends in its code.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in a few words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// A sentence for the person.
    pub detail: String,
    /// A stable code.
    pub code: String,
    /// With `illegal-action`: why the rules refuse it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<Reason>,
    /// With `bad-option`: the name of the option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub option: Option<String>,
    /// With `stale-version`: the present snapshot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Snapshot>"))]
    pub snapshot: Option<Box<Snapshot>>,
}
