//! What one viewer may know of a table: the snapshot and the history.

use moonshot_protocol::{Document, Laid, Reason};
use moonshot_rules::{AnyGame, Game, LegalActions, PassRule, Seat};
use serde::{Deserialize, Serialize};

use super::{Autoplay, CardSetInfo, ScoredHand, SeatInfo, TableEvent, TableLife};

/// Everything one viewer may know of a table at this version.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// The table's id, as in its URL.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The viewer's version: the number of changes visible to this viewer so far.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// The seats, in seat order.
    pub seats: Vec<SeatInfo>,
    /// The state of the table outside the game: phase, host, proposals, chat.
    pub life: TableLife,
    /// The view, as the engine protocol has it.
    pub view: Document,
    /// The viewer's own cards that are not legal now, each with the reason; empty unless it is the viewer's turn.
    pub refused: Vec<Refused>,
    /// The cards passed to the viewer this hand.
    pub received: Option<Received>,
    /// The cards the viewer passed this hand.
    pub passed: Option<Given>,
    /// The pass of this hand, pending or done; null in a hand without one.
    pub pass: Option<Pass>,
    /// The tiles drawn for the first deal, round by round; null without a draw.
    pub draw: Option<Vec<Vec<Laid>>>,
    /// The last complete trick, for viewing again; null when there is none.
    pub last_trick: Option<TakenTrick>,
    /// The total that ends the match; null if no total does.
    pub line: Option<ScoreLine>,
    /// Whether the viewer may undo to their last decision.
    pub can_undo: bool,
    /// Whether the rest of this hand can no longer change any score.
    pub settled: bool,
    /// The only player who has taken points in this hand, once they hold at least half of all points.
    pub moon_attempt: Option<Seat>,
    /// While the viewer chooses the effect of their moon: the totals that would follow.
    pub moon_outcomes: Option<MoonOutcomes>,
    /// Whether the viewer leads and provably takes all remaining tricks, of which there are at least two.
    pub can_claim: bool,
    /// The viewer's autoplay setting.
    pub autoplay: Autoplay,
    /// The last scored hand.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LastHand>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<LastHand>"))]
    pub last_hand: Option<ScoredHand>,
    /// The faces of this table's cards; null in games without a card set.
    pub card_set: Option<CardSetInfo>,
    /// The game's id if the match is a lesson; null otherwise.
    pub lesson: Option<String>,
    /// The time left before a bot gathers the trick; null while no bot waits. It is the same whether or not
    /// a player has something to correct.
    pub pause: Option<Pause>,
    /// Seconds that bots wait for the viewer before they gather a trick; null for a spectator.
    pub patience: Option<u16>,
    /// The level of the bot that stands in for the viewer, if they chose one.
    pub stand_in: Option<String>,
    /// The SHA-256 of the seed of every shuffle, in hex, published before the first deal. Null in a lesson,
    /// whose first deals are chosen.
    pub commitment: Option<String>,
}

/// A pause before a bot gathers a trick.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pause {
    /// The seat that gathers the trick afterwards.
    pub seat: Seat,
    /// Milliseconds left when this was sent.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left: u64,
    /// Its whole length in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub whole: u64,
    /// Whether it waits for the viewer, who did not follow suit and can still correct that.
    pub yours: bool,
}

/// The outcome of each choice after a moon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoonOutcomes {
    /// Each seat's total if the shooter subtracts the points from their own.
    pub itself: Vec<i32>,
    /// Each seat's total if the points are added to all other players.
    pub others: Vec<i32>,
}

impl MoonOutcomes {
    /// The totals after each choice, if this seat shot the moon and is to choose.
    pub fn of(state: &AnyGame, seat: Seat) -> Option<MoonOutcomes> {
        let AnyGame::Trick(game) = state else {
            return None;
        };
        if !game.to_act().contains(seat) {
            return None;
        }
        let [itself, others] = game.moon_totals()?.map(|totals| totals.to_vec());
        Some(MoonOutcomes { itself, others })
    }
}

/// A card that is not legal now.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The card, as in the view's hand.
    pub action: String,
    /// Why not.
    pub reason: Reason,
}

impl Refused {
    /// The seat's cards that may not be played, and why, while it has to play one.
    pub fn of(state: &AnyGame, seat: Seat) -> Vec<Refused> {
        let legal = state.legal(seat);
        if legal.is_empty() || legal.pass().is_some() {
            return Vec::new();
        }
        let refused = state.refused_cards(seat).into_iter();
        refused
            .map(|(card, refusal)| Refused {
                action: card.to_string(),
                reason: Reason::of(&refusal),
            })
            .collect()
    }
}

/// Cards received from another player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Received {
    /// Who passed them.
    pub from: Seat,
    /// The cards.
    pub cards: Vec<String>,
}

/// Cards passed to another player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    /// Who received them.
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
    /// How many seats to the left they go.
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

/// A complete trick.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakenTrick {
    /// Its cards in the order played.
    pub cards: Vec<Laid>,
    /// Who took it; null until it is gathered.
    pub winner: Option<Seat>,
}

/// Everything that happened in a match, undone actions excluded, as far as one viewer may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    /// The table's id, as in its URL.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub game_name: String,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// The seats, in seat order.
    pub seats: Vec<SeatInfo>,
    /// Whether the match is over; nothing is hidden then.
    pub over: bool,
    /// Whether the rules hide taken tricks until the match is over; their cards are omitted until then.
    pub closed: bool,
    /// The hands or games, oldest first.
    pub hands: Vec<HandHistory>,
}

/// One hand or game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandHistory {
    /// Its number, from 1.
    pub number: u32,
    /// Each seat's cards as dealt; only once the match is over.
    pub dealt: Option<Vec<Vec<String>>>,
    /// The events, in order, including hints taken. A hint for a secret question
    /// is visible to the others only once the match is over.
    pub events: Vec<TableEvent>,
}

/// The total that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// The total as set in the table's options.
    pub total: i32,
    /// The lowest total that ends the match: `total` if reaching it is enough, `total` + 1 if it must be exceeded.
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

/// A finished hand.
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
    /// Per seat, the points printed on the cards it took face up.
    pub points_taken: Vec<i32>,
    /// The gift in effect.
    pub gift: Option<String>,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// The totals after the hand.
    pub totals: Vec<i32>,
}
