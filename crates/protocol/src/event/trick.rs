//! The events of the trick games.

use moonshot_rules::trick::TrickEvent;

use super::{Event, dealt};
use crate::document::{laid, texts};

pub(super) fn wire(event: &TrickEvent) -> Event {
    match event {
        TrickEvent::Drawn { draw, dealer } => Event::Drawn {
            draw: draw.iter().map(texts).collect(),
            dealer: *dealer,
        },
        TrickEvent::Dealt { hand, pass } => dealt(*hand, *pass),
        TrickEvent::PassChosen { seat } => Event::PassChosen { seat: *seat },
        TrickEvent::Passed {
            from,
            to,
            count,
            cards,
        } => Event::Passed {
            from: *from,
            to: *to,
            count: *count,
            cards: cards.map(texts),
        },
        TrickEvent::Played { seat, card, led } => Event::Played {
            seat: *seat,
            card: card.to_string(),
            led: *led,
        },
        TrickEvent::Corrected { seat, from, to } => Event::Corrected {
            seat: *seat,
            from: from.to_string(),
            to: to.to_string(),
        },
        TrickEvent::HeartsBroken => Event::HeartsBroken,
        TrickEvent::TrickTaken {
            seat,
            cards,
            points,
            points_taken,
        } => Event::TrickTaken {
            seat: *seat,
            cards: laid(cards.iter().copied()),
            points: *points,
            points_taken: points_taken.to_vec(),
        },
        TrickEvent::LeftoversTaken { seat, count } => Event::LeftoversTaken {
            seat: *seat,
            count: *count,
        },
        TrickEvent::Revoked { seats } => Event::Revoked {
            seats: seats.to_vec(),
        },
        TrickEvent::MoonShot { seat } => Event::MoonShot { seat: *seat },
        TrickEvent::MoonChosen { seat, others } => Event::MoonChosen {
            seat: *seat,
            others: *others,
        },
        TrickEvent::HandScored {
            hand,
            scores,
            totals,
        } => Event::HandScored {
            hand: *hand,
            scores: scores.to_vec(),
            totals: totals.to_vec(),
        },
        TrickEvent::MatchOver { outcome } => Event::MatchOver {
            outcome: outcome.into(),
        },
    }
}
