//! What one viewer may know of a table and of all that happened there.

use moonshot_protocol::{Document, Laid, Reason};
use moonshot_rules::{PassRule, Seat};
use serde::{Deserialize, Serialize};

use super::{Autoplay, CardSetInfo, ScoredHand, SeatInfo, TableEvent, TableLife};

/// What one viewer may know of a table now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// The table's name in addresses.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// How many changes this viewer could notice so far.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How the table stands apart from its game.
    pub life: TableLife,
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
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LastHand>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<LastHand>"))]
    pub last_hand: Option<ScoredHand>,
    /// What is printed on the cards of this table; null where no card set gives it.
    pub card_set: Option<CardSetInfo>,
    /// The lesson that the match is, by the id of its game; null where it is none.
    pub lesson: Option<String>,
    /// The time that people have before a bot gathers the trick; null while nobody waits. It is the same whether or not
    /// anybody has something to correct.
    pub pause: Option<Pause>,
    /// For how many seconds bots wait for the viewer before they gather a trick; null for a spectator.
    pub patience: Option<u16>,
    /// The level of the bot that plays for the viewer while they are away, where they have said so.
    pub stand_in: Option<String>,
    /// The SHA-256 of the seed that every shuffle comes from, in hex; it is fixed before the first card. Null in a lesson,
    /// whose first deals are chosen.
    pub commitment: Option<String>,
}

/// A bot waits before it gathers a trick.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pause {
    /// Who gathers the trick after it.
    pub seat: Seat,
    /// How many milliseconds were left when this was sent.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// How many it has in all.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub whole: u64,
    /// Whether it waits for the viewer, who did not follow suit and has not let that lie yet.
    pub yours: bool,
}

/// What each choice after a moon leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoonOutcomes {
    /// Each seat's total if the moon is taken off the shooter's own.
    pub itself: Vec<i32>,
    /// Each seat's total if it is added to everybody else's.
    pub others: Vec<i32>,
}

/// A card that may not be played now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The card, as the view's hand has it.
    pub action: String,
    /// Why.
    pub reason: Reason,
}

/// Cards that came from another player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Received {
    /// Who passed them.
    pub from: Seat,
    /// The cards.
    pub cards: Vec<String>,
}

/// Cards that went to another player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    /// Who got them.
    pub to: Seat,
    /// The cards.
    pub cards: Vec<String>,
}

/// The pass of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakenTrick {
    /// Its cards in the order played.
    pub cards: Vec<Laid>,
    /// Who took it; null while it waits to be gathered.
    pub winner: Option<Seat>,
}

/// What one viewer may know of all that happened in a match and was not taken back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandHistory {
    /// Its number, from 1.
    pub number: u32,
    /// Each seat's cards as they were dealt; only once the match is over.
    pub dealt: Option<Vec<Vec<String>>>,
    /// What happened, in order; among it which hints were taken. Of one that was taken for a question that was asked in secret
    /// the others are told once the match is over.
    pub events: Vec<TableEvent>,
}

/// The total that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
