//! What a viewer of Heartcatchers sees happen.

use super::action::{HeartcatchersAction, Place, Side};
use super::card::{HeartCard, HeartCards};
use super::field::{Field, across};
use super::scoring::Scored;
use super::state::Heartcatchers;
use crate::game::{Outcome, Totals};
use crate::seat::{Seat, Viewer};

/// One thing that a viewer saw happen. Cards the viewer may not see are absent.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::large_enum_variant)] // a scoring is shown once in fifteen steps
pub enum HeartcatchersEvent {
    /// A game was dealt (K-02, K-03).
    Dealt {
        /// The game's number in the match, from 1.
        game: u32,
    },
    /// A stack on the player's own side was caught (K-06).
    Caught {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: HeartCard,
        /// Where the stack is.
        place: Place,
    },
    /// An opponent's stack was caught and exchanged (K-08).
    Stole {
        /// Who.
        seat: Seat,
        /// The catching card.
        card: HeartCard,
        /// Where the stack was caught.
        place: Place,
        /// Where the thief's own stack was that went in exchange.
        given: Place,
    },
    /// A Secret was laid (K-09).
    SecretLaid {
        /// Who.
        seat: Seat,
        /// Which card, for its player alone.
        card: Option<HeartCard>,
        /// Whose side the stack is on.
        side: Seat,
        /// Where the stack is.
        place: Place,
    },
    /// Cards were drawn from the pile (K-11).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, for the player alone.
        cards: Option<HeartCards>,
    },
    /// A game was scored, step by step (K-14 to K-17).
    GameScored {
        /// The game's number in the match, from 1.
        game: u32,
        /// The field as it lay when play ended, every Secret shown.
        revealed: Field,
        /// How it was scored.
        scored: Scored,
        /// Games won after it.
        totals: Totals,
    },
    /// The match ended.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}

/// What everybody saw of a deal, after which the match was `after`.
pub(super) fn of_deal(after: &Heartcatchers) -> HeartcatchersEvent {
    HeartcatchersEvent::Dealt {
        game: after.game_number,
    }
}

/// What the viewer saw of a turn, which led from `before` to `after`.
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
