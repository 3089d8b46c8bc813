//! The events of Heartcatchers, as one viewer sees them.

use super::action::{HeartcatchersAction, Place, Side};
use super::card::{HeartCard, HeartCards};
use super::field::{Field, across};
use super::scoring::Scored;
use super::state::Heartcatchers;
use crate::game::{Outcome, Totals};
use crate::seat::{Seat, Viewer};

/// An event as one viewer saw it. Cards that are hidden from the viewer are absent.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // a scoring is shown once in fifteen steps
pub enum HeartcatchersEvent {
    /// A game was dealt (K-02, K-03).
    Dealt {
        /// The game's number in the match, from 1.
        game: u32,
    },
    /// A player caught a stack on its own side (K-06).
    Caught {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: HeartCard,
        /// Where the stack is.
        place: Place,
    },
    /// A player caught an opponent's stack and exchanged it (K-08).
    Stole {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: HeartCard,
        /// Where the stack was caught.
        place: Place,
        /// Where the thief's stack given in exchange was.
        given: Place,
    },
    /// A player laid a Secret (K-09).
    SecretLaid {
        /// Who.
        seat: Seat,
        /// Which card, visible to its player only.
        card: Option<HeartCard>,
        /// Whose side the stack is on.
        side: Seat,
        /// Where the stack is.
        place: Place,
    },
    /// A player drew cards from the pile (K-11).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, visible to the player only.
        cards: Option<HeartCards>,
    },
    /// A game was scored (K-14 to K-17).
    GameScored {
        /// The game's number in the match, from 1.
        game: u32,
        /// The final field, with every Secret shown.
        revealed: Field,
        /// The steps of the scoring.
        scored: Scored,
        /// Games won after it.
        totals: Totals,
    },
    /// The match ended.
    MatchOver {
        /// The outcome.
        outcome: Outcome,
    },
}

/// The event of a deal that led to `after`.
pub(super) fn of_deal(after: &Heartcatchers) -> HeartcatchersEvent {
    HeartcatchersEvent::Dealt {
        game: after.game_number,
    }
}

/// The events of a turn that led from `before` to `after`, as the viewer saw them.
pub(super) fn of_turn(
    before: &Heartcatchers,
    after: &Heartcatchers,
    seat: Seat,
    action: HeartcatchersAction,
    viewer: Viewer,
) -> Vec<HeartcatchersEvent> {
    let own = viewer.is(seat);
    let mut game = before.game;
    game.play_unchecked(action);
    let mut events = vec![acted(seat, action, own)];
    let kept = before.game.held(seat).minus(HeartCards::one(action.card()));
    let drawn = game.held(seat).minus(kept);
    if before.pile_len() > 0 {
        events.push(HeartcatchersEvent::Drew {
            seat,
            count: drawn.len(),
            cards: own.then_some(drawn),
        });
    }
    if game.is_over() {
        events.push(HeartcatchersEvent::GameScored {
            game: before.game_number,
            revealed: game.field,
            scored: game.score(before.options.uncatchable_scores),
            totals: after.won.into_iter().collect(),
        });
    }
    if let Some(outcome) = after.ending() {
        events.push(HeartcatchersEvent::MatchOver { outcome });
    }
    events
}

fn acted(seat: Seat, action: HeartcatchersAction, own: bool) -> HeartcatchersEvent {
    match action {
        HeartcatchersAction::Catch { card, place } => {
            HeartcatchersEvent::Caught { seat, card, place }
        }
        HeartcatchersAction::Steal { card, place, given } => HeartcatchersEvent::Stole {
            seat,
            card,
            place,
            given,
        },
        HeartcatchersAction::Secret { card, side, place } => HeartcatchersEvent::SecretLaid {
            seat,
            card: own.then_some(card),
            side: match side {
                Side::Mine => seat,
                Side::Theirs => across(seat),
            },
            place,
        },
    }
}
