//! What a viewer of Heartcatchers sees happen.

use super::document::field_text;
use super::field::across;
use super::{HeartCards, Heartcatchers, HeartcatchersAction, Side};
use crate::document::texts;
use crate::event::Event;
use crate::game::{Game, Step};
use crate::seat::{Seat, Viewer};

/// What the viewer saw of `step`, which led from `before` to `after`.
pub(super) fn seen(
    before: &Heartcatchers,
    after: &Heartcatchers,
    step: &Step<Heartcatchers>,
    viewer: Viewer,
) -> Vec<Event> {
    match step {
        Step::Chance(_) => vec![Event::Dealt {
            hand: after.game_number,
            pass_left: 0,
            pass_count: 0,
        }],
        Step::Act(seat, action) => turn(before, after, *seat, *action, viewer),
    }
}

fn turn(
    before: &Heartcatchers,
    after: &Heartcatchers,
    seat: Seat,
    action: HeartcatchersAction,
    viewer: Viewer,
) -> Vec<Event> {
    let own = viewer.is(seat);
    let mut game = before.game;
    game.play_unchecked(action);
    let mut events = vec![acted(seat, action, own)];
    let kept = before.game.held(seat).minus(HeartCards::one(action.card()));
    let drawn = game.held(seat).minus(kept);
    if before.pile_count() > 0 {
        events.push(Event::Drew {
            seat,
            count: drawn.len(),
            cards: own.then(|| texts(drawn)),
        });
    }
    if game.is_over() {
        let scored = game.score(before.options.uncatchable_scores);
        let places = scored.exchanged.iter().zip(1u8..);
        events.push(Event::GameScored {
            game: before.game_number,
            revealed: field_text(&game.field),
            exchanged: places
                .filter(|(gone, _)| **gone)
                .map(|(_, place)| place)
                .collect(),
            changes_of_heart: scored.changes_of_heart,
            field: field_text(&scored.field),
            secret_points: scored.secret_points.to_vec(),
            card_points: scored.card_points.to_vec(),
            points: scored.points().to_vec(),
            totals: after.won.to_vec(),
        });
    }
    if let Some(outcome) = after.outcome() {
        events.push(Event::MatchOver { outcome });
    }
    events
}

fn acted(seat: Seat, action: HeartcatchersAction, own: bool) -> Event {
    match action {
        HeartcatchersAction::Catch { card, place } => Event::Caught {
            seat,
            card: card.to_string(),
            place: place.number(),
        },
        HeartcatchersAction::Steal { card, place, given } => Event::Stole {
            seat,
            card: card.to_string(),
            place: place.number(),
            given: given.number(),
        },
        HeartcatchersAction::Secret { card, side, place } => Event::SecretLaid {
            seat,
            card: own.then(|| card.to_string()),
            side: match side {
                Side::Mine => seat,
                Side::Theirs => across(seat),
            },
            place: place.number(),
        },
    }
}
