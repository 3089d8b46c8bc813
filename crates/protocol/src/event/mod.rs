//! Events: what a viewer sees, step by step. The page animates and announces them.

mod black_hearts;
mod heartcatchers;
mod trick;

use moonshot_rules::{AnyEvent, PassRule, Seat};
use serde::{Deserialize, Serialize};

use crate::document::{Laid, Outcome, StackText};
use crate::setup::Setup;

/// The wire form of an event: cards in notation, gifts with their faces.
pub fn wire(setup: &Setup, event: &AnyEvent) -> Event {
    match event {
        AnyEvent::Trick(event) => trick::wire(event),
        AnyEvent::BlackHearts(event) => black_hearts::wire(event, setup.faces()),
        AnyEvent::Heartcatchers(event) => heartcatchers::wire(event),
    }
}

/// A hand was dealt; no pass is written as zeros.
fn dealt(hand: u32, pass: Option<PassRule>) -> Event {
    Event::Dealt {
        hand,
        pass_left: pass.map_or(0, |pass| pass.left),
        pass_count: pass.map_or(0, |pass| pass.count),
    }
}

/// An event as one viewer saw it. Cards that are hidden from the viewer are absent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The draw for first dealer: each round's tiles (C-05, C-06).
    Drawn {
        /// The first round's tiles in seat order, then each redraw among those tied.
        draw: Vec<Vec<String>>,
        /// The first dealer.
        dealer: Seat,
    },
    /// A hand was dealt.
    Dealt {
        /// The hand's number, from 1.
        hand: u32,
        /// Number of seats to the left that the passed cards go; 0 for no pass.
        pass_left: usize,
        /// Number of cards each player passes; 0 for no pass.
        pass_count: usize,
    },
    /// A player chose cards to pass.
    PassChosen {
        /// Who chose.
        seat: Seat,
    },
    /// Cards went from one player to another, once all had chosen.
    Passed {
        /// Who gave.
        from: Seat,
        /// Who received.
        to: Seat,
        /// How many.
        count: usize,
        /// Which, visible to the giver and the receiver only.
        cards: Option<Vec<String>>,
    },
    /// A gift was turned up (B-07).
    GiftTurned {
        /// Its id.
        gift: String,
        /// Its name.
        name: String,
        /// Its effect, in a sentence.
        text: String,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: Seat,
        /// The card, a Wild as declared.
        card: String,
        /// Whether it led the trick.
        led: bool,
    },
    /// A player replaced a tile that failed to follow (C-25).
    Corrected {
        /// Who corrected.
        seat: Seat,
        /// The tile taken back.
        from: String,
        /// The tile played instead.
        to: String,
    },
    /// Hearts were broken.
    HeartsBroken,
    /// A trick was taken.
    TrickTaken {
        /// Who took it.
        seat: Seat,
        /// The trick in order.
        cards: Vec<Laid>,
        /// The points printed on its cards.
        points: i32,
        /// Points printed on the cards each seat has taken face up this hand, including this trick.
        points_taken: Vec<i32>,
    },
    /// The leftover cards went face down to the winner of the first trick (W-15).
    LeftoversTaken {
        /// Who took them.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A trick with an uncorrected revoke was gathered, which ended the hand (C-26).
    Revoked {
        /// Who revoked.
        seats: Vec<Seat>,
    },
    /// A player took all the point cards.
    MoonShot {
        /// Who.
        seat: Seat,
    },
    /// The shooter chose the effect of the moon.
    MoonChosen {
        /// Who chose.
        seat: Seat,
        /// Whether it adds to every other player's total; otherwise it subtracts from the shooter's.
        others: bool,
    },
    /// A hand was scored.
    HandScored {
        /// The hand's number, from 1.
        hand: u32,
        /// What each seat scored.
        scores: Vec<i32>,
        /// The totals after it.
        totals: Vec<i32>,
    },
    /// A player caught a stack on its own side (K-06).
    Caught {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: String,
        /// The stack's place, 1 to 3.
        place: u8,
    },
    /// A player caught an opponent's stack and exchanged it (K-08).
    Stole {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: String,
        /// The place the stack was caught at, 1 to 3.
        place: u8,
        /// The place of the thief's stack given in exchange, 1 to 3.
        given: u8,
    },
    /// A player laid a Secret (K-09).
    SecretLaid {
        /// Who.
        seat: Seat,
        /// Which card, visible to its player only.
        card: Option<String>,
        /// Whose side the stack is on.
        side: Seat,
        /// The stack's place, 1 to 3.
        place: u8,
    },
    /// A player drew cards from the pile (K-11).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, visible to the player only.
        cards: Option<Vec<String>>,
    },
    /// A game of Heartcatchers was scored.
    GameScored {
        /// The game's number in the match, from 1.
        game: u32,
        /// The final field, with every Secret shown.
        revealed: Vec<Vec<StackText>>,
        /// The places (1 to 3) whose facing stacks changed sides (K-14).
        exchanged: Vec<u8>,
        /// Number of Change of Heart Secrets that were resolved.
        changes_of_heart: usize,
        /// The field as scored.
        field: Vec<Vec<StackText>>,
        /// Per seat, the points from Secrets (K-15).
        secret_points: Vec<i32>,
        /// Per seat, the points from face-up cards (K-16).
        card_points: Vec<i32>,
        /// Per seat, the sum.
        points: Vec<i32>,
        /// Games won after it.
        totals: Vec<i32>,
    },
    /// The match ended.
    MatchOver {
        /// The outcome.
        outcome: Outcome,
    },
}
