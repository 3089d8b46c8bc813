//! The events of Black Hearts.

use moonshot_rules::BlackHeartsEvent;

use super::{Event, dealt};
use crate::card_set::CardFaces;
use crate::document::{laid, texts};

pub(super) fn wire(event: &BlackHeartsEvent, faces: &CardFaces) -> Event {
    match event {
        BlackHeartsEvent::Dealt { hand, pass } => dealt(*hand, *pass),
        BlackHeartsEvent::PassChosen { seat } => Event::PassChosen { seat: *seat },
        BlackHeartsEvent::Passed {
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
        BlackHeartsEvent::GiftTurned { place } => {
            let gift = faces.gift(*place);
            Event::GiftTurned {
                gift: gift.map_or_else(String::new, |gift| gift.id.clone()),
                name: gift.map_or_else(String::new, |gift| gift.name.clone()),
                text: gift.map_or_else(String::new, |gift| gift.text.clone()),
            }
        }
        BlackHeartsEvent::Played { seat, card, led } => Event::Played {
            seat: *seat,
            card: card.to_string(),
            led: *led,
        },
        BlackHeartsEvent::TrickTaken {
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
        BlackHeartsEvent::MoonShot { seat } => Event::MoonShot { seat: *seat },
        BlackHeartsEvent::HandScored {
            hand,
            scores,
            totals,
        } => Event::HandScored {
            hand: *hand,
            scores: scores.to_vec(),
            totals: totals.to_vec(),
        },
        BlackHeartsEvent::MatchOver { outcome } => Event::MatchOver {
            outcome: outcome.into(),
        },
    }
}
