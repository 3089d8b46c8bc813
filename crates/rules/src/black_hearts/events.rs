//! The events of Black Hearts, as one viewer sees them.

use arrayvec::ArrayVec;

use super::action::BlackHeartsAction;
use super::card::{BlackCard, BlackCards};
use super::chance::BlackHeartsChance;
use super::hand::BlackHand;
use super::state::BlackHearts;
use crate::game::{Outcome, PassRule, Phase, Totals};
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// An event as one viewer saw it. Cards that are hidden from the viewer are absent.
#[derive(Clone, PartialEq, Debug)]
pub enum BlackHeartsEvent {
    /// A hand was dealt (B-05).
    Dealt {
        /// The hand's number, from 1.
        hand: u32,
        /// How cards are passed next (B-06).
        pass: Option<PassRule>,
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
        cards: Option<BlackCards>,
    },
    /// A gift was turned up (B-07).
    GiftTurned {
        /// Its index in the card set.
        place: u8,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: Seat,
        /// The card.
        card: BlackCard,
        /// Whether it led the trick.
        led: bool,
    },
    /// A trick was taken.
    TrickTaken {
        /// Who took it.
        seat: Seat,
        /// The trick in order.
        cards: ArrayVec<(Seat, BlackCard), MAX_SEATS>,
        /// The points printed on its cards.
        points: i32,
        /// Points printed on the cards each seat has taken this hand, including this trick.
        points_taken: Totals,
    },
    /// A player took all six Curse cards (B-14).
    MoonShot {
        /// Who.
        seat: Seat,
    },
    /// A hand was scored (B-13).
    HandScored {
        /// The hand's number, from 1.
        hand: u32,
        /// What each seat scored.
        scores: Totals,
        /// The totals after it.
        totals: Totals,
    },
    /// The match ended.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}

/// The event of a chance outcome that led to `after`, as the viewer saw it.
pub(super) fn of_chance(after: &BlackHearts, chance: &BlackHeartsChance) -> BlackHeartsEvent {
    match chance {
        BlackHeartsChance::Deal { .. } => BlackHeartsEvent::Dealt {
            hand: after.hand_number,
            pass: Some(after.pass_rule()),
        },
        BlackHeartsChance::Gift { place } => BlackHeartsEvent::GiftTurned { place: *place },
    }
}

/// Events of an action that led from `before` to `after`, as the viewer saw them.
pub(super) fn of_action(
    before: &BlackHearts,
    after: &BlackHearts,
    seat: Seat,
    action: BlackHeartsAction,
    viewer: Viewer,
) -> Vec<BlackHeartsEvent> {
    if let BlackHeartsAction::Play(card) = action {
        return played(before, after, seat, card);
    }
    let mut events = vec![BlackHeartsEvent::PassChosen { seat }];
    if before.part() != after.part() {
        events.extend(passed(before, after, viewer));
    }
    events
}

/// The cards that changed hands, ordered by giver.
fn passed(
    before: &BlackHearts,
    after: &BlackHearts,
    viewer: Viewer,
) -> impl Iterator<Item = BlackHeartsEvent> {
    let seats = after.seat_count();
    let pass = before.pass_rule();
    let given = match before.part() {
        Phase::Return => after.hand.returned,
        _ => after.hand.passed,
    };
    Seat::all(seats).zip(given).map(move |(from, cards)| {
        let to = from.clockwise(pass.left, seats);
        let shown = viewer.is(from) || viewer.is(to);
        BlackHeartsEvent::Passed {
            from,
            to,
            count: pass.count,
            cards: shown.then_some(cards),
        }
    })
}

fn played(
    before: &BlackHearts,
    after: &BlackHearts,
    seat: Seat,
    card: BlackCard,
) -> Vec<BlackHeartsEvent> {
    let mut hand = before.hand;
    let mut events = vec![BlackHeartsEvent::Played {
        seat,
        card,
        led: hand.trick_under_way().is_empty(),
    }];
    hand.play_unchecked(card);
    if hand.tricks_taken() > before.hand.tricks_taken() {
        events.extend(trick_taken(&hand));
    }
    if hand.is_over() {
        if let Some(seat) = hand.all_curses() {
            events.push(BlackHeartsEvent::MoonShot { seat });
        }
        events.push(BlackHeartsEvent::HandScored {
            hand: before.hand_number,
            scores: hand.scores(),
            totals: after.running().iter().copied().collect(),
        });
    }
    if let Some(outcome) = after.ending() {
        events.push(BlackHeartsEvent::MatchOver { outcome });
    }
    events
}

/// The trick just finished.
fn trick_taken(hand: &BlackHand) -> Option<BlackHeartsEvent> {
    let (lead, cards, seat) = hand.last_trick()?;
    let laid = cards.iter().zip(0..).take(MAX_SEATS);
    Some(BlackHeartsEvent::TrickTaken {
        seat,
        cards: laid
            .map(|(card, step)| (lead.clockwise(step, hand.seats()), *card))
            .collect(),
        points: cards.iter().map(|card| hand.printed(*card)).sum(),
        points_taken: Seat::all(hand.seats())
            .map(|seat| hand.points_taken(seat))
            .collect(),
    })
}
