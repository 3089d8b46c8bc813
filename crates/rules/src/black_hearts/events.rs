//! What a viewer of Black Hearts sees happen.

use super::card::{BlackCard, BlackCards};
use super::document::laid;
use super::hand::{BlackHand, TRICKS};
use super::view::PASS_LEFT;
use super::{BlackHearts, BlackHeartsAction, BlackHeartsChance};
use crate::document::texts;
use crate::event::Event;
use crate::game::{Game, Phase, Step};
use crate::seat::{Seat, Viewer};

/// What the viewer saw of `step`, which led from `before` to `after`.
pub(super) fn seen(
    before: &BlackHearts,
    after: &BlackHearts,
    step: &Step<BlackHearts>,
    viewer: Viewer,
) -> Vec<Event> {
    match step {
        Step::Chance(BlackHeartsChance::Deal { .. }) => vec![Event::Dealt {
            hand: after.hand_number,
            pass_left: PASS_LEFT.0,
            pass_count: PASS_LEFT.1,
        }],
        Step::Chance(BlackHeartsChance::Gift { .. }) => gift_turned(after).into_iter().collect(),
        Step::Act(seat, BlackHeartsAction::Pass(_)) => {
            let mut events = vec![Event::PassChosen { seat: *seat }];
            if before.phase() != after.phase() {
                events.extend(passed(before, after, viewer));
            }
            events
        }
        Step::Act(seat, BlackHeartsAction::Play(card)) => played(before, after, *seat, *card),
    }
}

fn gift_turned(after: &BlackHearts) -> Option<Event> {
    after.gift().map(|gift| Event::GiftTurned {
        gift: gift.id.clone(),
        name: gift.name.clone(),
        text: gift.text.clone(),
    })
}

/// The cards that changed hands, in the order of those who gave them.
fn passed(before: &BlackHearts, after: &BlackHearts, viewer: Viewer) -> Vec<Event> {
    let seats = after.seat_count();
    let right = before.phase() == Phase::Return;
    let (given, steps) = match right {
        true => (&after.hand.returned, seats - 1),
        false => (&after.hand.passed, 1),
    };
    let event = |from: Seat| {
        let to = from.clockwise(steps, seats);
        let cards: BlackCards = given[from.index()];
        let shown = viewer.is(from) || viewer.is(to);
        Event::Passed {
            from,
            to,
            count: before.hand.pass_count(),
            cards: shown.then(|| texts(cards)),
        }
    };
    Seat::all(seats).map(event).collect()
}

fn played(before: &BlackHearts, after: &BlackHearts, seat: Seat, card: BlackCard) -> Vec<Event> {
    let mut hand = before.hand;
    let mut events = vec![Event::Played {
        seat,
        card: card.to_string(),
        led: hand.trick_under_way().is_empty(),
    }];
    hand.play_unchecked(card);
    if hand.tricks_taken() > before.hand.tricks_taken() {
        events.extend(trick_taken(&hand));
    }
    if hand.is_over() {
        if let Some(seat) = hand.all_curses() {
            events.push(Event::MoonShot { seat });
        }
        events.push(Event::HandScored {
            hand: before.hand_number,
            scores: hand.scores().iter().copied().collect(),
            totals: after.totals().to_vec(),
        });
    }
    if let Some(outcome) = after.outcome() {
        events.push(Event::MatchOver { outcome });
    }
    events
}

/// The trick just finished.
fn trick_taken(hand: &BlackHand) -> Option<Event> {
    let last = hand.tricks_taken().min(TRICKS).checked_sub(1)?;
    let (lead, cards, seat) = hand.trick(last)?;
    Some(Event::TrickTaken {
        seat,
        cards: laid(lead, cards, hand.seats()),
        points: cards.iter().map(|card| hand.printed(*card)).sum(),
        points_taken: Seat::all(hand.seats())
            .map(|seat| hand.points_taken(seat))
            .collect(),
    })
}
