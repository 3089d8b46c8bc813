//! What a viewer sees happen, step by step: the material of the table's animations and announcements.

mod black_hearts;
mod heartcatchers;
mod trick;

use moonshot_rules::{AnyEvent, PassRule, Seat};
use serde::Serialize;

use crate::document::{Laid, Outcome, StackText};
use crate::setup::Setup;

/// An event as it goes over the wire: cards in notation, gifts with their faces.
pub fn wire(setup: &Setup, event: &AnyEvent) -> Event {
    match event {
        AnyEvent::Trick(event) => trick::wire(event),
        AnyEvent::BlackHearts(event) => black_hearts::wire(event, setup.faces()),
        AnyEvent::Heartcatchers(event) => heartcatchers::wire(event),
    }
}

/// A hand was dealt; a pass of nothing is told as zeros.
fn dealt(hand: u32, pass: Option<PassRule>) -> Event {
    Event::Dealt {
        hand,
        pass_left: pass.map_or(0, |pass| pass.left),
        pass_count: pass.map_or(0, |pass| pass.count),
    }
}

/// One thing that a viewer saw happen. Cards the viewer may not see are absent.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The draw for first dealer: each round's tiles (C-05, C-06).
    Drawn {
        /// The first round's tiles in seat order, then each redraw among the tied.
        draw: Vec<Vec<String>>,
        /// Who deals first.
        dealer: Seat,
    },
    /// A hand was dealt.
    Dealt {
        /// The hand's number, from 1.
        hand: u32,
        /// How many places to the left the passed cards will go; 0 when none are passed.
        pass_left: usize,
        /// How many cards each player passes; 0 when none.
        pass_count: usize,
    },
    /// A player chose the cards to pass.
    PassChosen {
        /// Who chose.
        seat: Seat,
    },
    /// Cards went from one player to another, after all had chosen.
    Passed {
        /// Who gave.
        from: Seat,
        /// Who received.
        to: Seat,
        /// How many.
        count: usize,
        /// Which, for the giver and the receiver alone.
        cards: Option<Vec<String>>,
    },
    /// A gift was turned up (B-07).
    GiftTurned {
        /// Its id.
        gift: String,
        /// Its name.
        name: String,
        /// What it changes, in a sentence.
        text: String,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: Seat,
        /// The card, a Wild as declared.
        card: String,
        /// Whether it was led.
        led: bool,
    },
    /// A tile that failed to follow was taken back for another (C-25).
    Corrected {
        /// Who corrected.
        seat: Seat,
        /// What was taken back.
        from: String,
        /// What was put down instead.
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
        /// Per seat, the points printed on the cards taken face up this hand, these among them.
        points_taken: Vec<i32>,
    },
    /// The leftover cards went, face down, to the winner of the first trick (W-15).
    LeftoversTaken {
        /// Who took them.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A revoke was still there when its trick was gathered, and ended the hand (C-26).
    Revoked {
        /// Who revoked.
        seats: Vec<Seat>,
    },
    /// A player took everything that scores.
    MoonShot {
        /// Who.
        seat: Seat,
    },
    /// The shooter chose what the moon does.
    MoonChosen {
        /// Who chose.
        seat: Seat,
        /// Whether every other player's total rises; otherwise its own falls.
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
    /// A stack on the player's own side was caught (K-06).
    Caught {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: String,
        /// The stack's place, 1 to 3.
        place: u8,
    },
    /// An opponent's stack was caught and exchanged (K-08).
    Stole {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: String,
        /// The place the stack was caught at, 1 to 3.
        place: u8,
        /// The place of the thief's own stack that went in exchange, 1 to 3.
        given: u8,
    },
    /// A Secret was laid (K-09).
    SecretLaid {
        /// Who.
        seat: Seat,
        /// Which card, for its player alone.
        card: Option<String>,
        /// Whose side the stack is on.
        side: Seat,
        /// The stack's place, 1 to 3.
        place: u8,
    },
    /// Cards were drawn from the pile (K-11).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, for the player alone.
        cards: Option<Vec<String>>,
    },
    /// A game of Heartcatchers was scored, step by step.
    GameScored {
        /// The game's number in the match, from 1.
        game: u32,
        /// The field as it lay when play ended, every Secret shown.
        revealed: Vec<Vec<StackText>>,
        /// The places (1 to 3) whose facing stacks changed sides (K-14).
        exchanged: Vec<u8>,
        /// How many Change-of-Heart Secrets were resolved.
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
        /// How.
        outcome: Outcome,
    },
}
