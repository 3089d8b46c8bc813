//! The events of Heartcatchers.

use moonshot_rules::{Field, HeartcatchersEvent, Scored, Totals};

use super::{Event, dealt};
use crate::document::{field_text, texts};

pub(super) fn wire(event: &HeartcatchersEvent) -> Event {
    match event {
        HeartcatchersEvent::Dealt { game } => dealt(*game, None),
        HeartcatchersEvent::Caught { seat, card, place } => Event::Caught {
            seat: *seat,
            card: card.to_string(),
            place: place.number(),
        },
        HeartcatchersEvent::Stole {
            seat,
            card,
            place,
            given,
        } => Event::Stole {
            seat: *seat,
            card: card.to_string(),
            place: place.number(),
            given: given.number(),
        },
        HeartcatchersEvent::SecretLaid {
            seat,
            card,
            side,
            place,
        } => Event::SecretLaid {
            seat: *seat,
            card: card.map(|card| card.to_string()),
            side: *side,
            place: place.number(),
        },
        HeartcatchersEvent::Drew { seat, count, cards } => Event::Drew {
            seat: *seat,
            count: *count,
            cards: cards.map(texts),
        },
        HeartcatchersEvent::GameScored {
            game,
            revealed,
            scored,
            totals,
        } => game_scored(*game, revealed, scored, totals),
        HeartcatchersEvent::MatchOver { outcome } => Event::MatchOver {
            outcome: outcome.into(),
        },
    }
}

fn game_scored(game: u32, revealed: &Field, scored: &Scored, totals: &Totals) -> Event {
    let places = scored.exchanged.iter().zip(1u8..);
    let exchanged = places.filter(|(exchanged, _)| **exchanged);
    Event::GameScored {
        game,
        revealed: field_text(revealed),
        exchanged: exchanged.map(|(_, place)| place).collect(),
        changes_of_heart: scored.changes_of_heart,
        field: field_text(&scored.field),
        secret_points: scored.secret_points.to_vec(),
        card_points: scored.card_points.to_vec(),
        points: scored.points().to_vec(),
        totals: totals.to_vec(),
    }
}
