//! The events of the trick games, as one viewer sees them.

use super::action::{Played, TrickAction};
use super::chance::{Draw, TrickChance};
use super::hand::Hand;
use super::state::{FinishedHand, TrickGame};
use super::view::TrickCards;
use crate::cards::Cards;
use crate::game::{Outcome, PassRule, Phase, Totals};
use crate::seat::{Seat, Seats, Viewer};

/// An event as one viewer saw it. Cards that are hidden from the viewer are absent.
#[derive(Clone, PartialEq, Debug)]
pub enum TrickEvent {
    /// The draw for first dealer (C-05, C-06).
    Drawn {
        /// The first round's tiles in seat order, then each redraw among those tied.
        draw: Draw,
        /// The first dealer.
        dealer: Seat,
    },
    /// A hand was dealt.
    Dealt {
        /// The hand's number, from 1.
        hand: u32,
        /// How cards are passed; `None` if none are.
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
        cards: Option<Cards>,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: Seat,
        /// The card, a Wild as declared.
        card: Played,
        /// Whether it led the trick.
        led: bool,
    },
    /// A player replaced a tile that failed to follow (C-25).
    Corrected {
        /// Who corrected.
        seat: Seat,
        /// The tile taken back.
        from: Played,
        /// The tile played instead.
        to: Played,
    },
    /// Hearts were broken.
    HeartsBroken,
    /// A trick was taken.
    TrickTaken {
        /// Who took it.
        seat: Seat,
        /// The trick in order.
        cards: TrickCards,
        /// The points printed on its cards.
        points: i32,
        /// Points printed on the cards each seat has taken face up this hand, including this trick.
        points_taken: Totals,
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
        seats: Seats,
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
        scores: Totals,
        /// The totals after it.
        totals: Totals,
    },
    /// The match ended.
    MatchOver {
        /// The outcome.
        outcome: Outcome,
    },
}

/// The events after a chance event, which all viewers see.
pub(super) fn after_chance(after: &TrickGame, chance: &TrickChance, seen: &mut Vec<TrickEvent>) {
    match chance {
        TrickChance::Draw(draw) => {
            seen.extend(after.first_dealer.map(|dealer| TrickEvent::Drawn {
                draw: draw.clone(),
                dealer,
            }));
        }
        TrickChance::Deal { .. } => seen.push(TrickEvent::Dealt {
            hand: after.hand_number,
            pass: after.rules.pass(after.hand_number),
        }),
    }
}

/// The events of an action that led from `before` to `after`, as `viewer` saw them.
pub(super) fn after_action(
    before: &TrickGame,
    after: &TrickGame,
    seat: Seat,
    action: TrickAction,
    viewer: Viewer,
    seen: &mut Vec<TrickEvent>,
) {
    match action {
        TrickAction::Pass(_) | TrickAction::PassTwice(_) => {
            seen.push(TrickEvent::PassChosen { seat });
            if after.phase != Phase::Pass {
                passes(after, viewer, seen);
            }
        }
        TrickAction::Play(card) => {
            let led = before.hand.in_trick() == 0;
            seen.push(TrickEvent::Played { seat, card, led });
            end_of_trick(before, after, seen);
        }
        TrickAction::Correct(to) => {
            let from = before.hand.in_trick_of(seat);
            seen.extend(from.map(|from| TrickEvent::Corrected { seat, from, to }));
        }
        TrickAction::Gather => end_of_trick(before, after, seen),
        // Declining is secret (W-08).
        TrickAction::Decline => {}
        TrickAction::MoonSelf | TrickAction::MoonOthers => {
            let others = action == TrickAction::MoonOthers;
            seen.push(TrickEvent::MoonChosen { seat, others });
            end_of_hand(before, after, seen);
        }
    }
}

fn passes(after: &TrickGame, viewer: Viewer, seen: &mut Vec<TrickEvent>) {
    let rules = &after.rules;
    let left = rules.pass_left(after.hand_number);
    for from in Seat::all(rules.seats) {
        let to = from.clockwise(left, rules.seats);
        let knows = viewer.is(from) || viewer.is(to);
        seen.push(TrickEvent::Passed {
            from,
            to,
            count: rules.pass_count,
            cards: knows.then(|| after.hand.chosen[from.index()]),
        });
    }
}

/// The events after the last card of a trick, if this was it.
fn end_of_trick(before: &TrickGame, after: &TrickGame, seen: &mut Vec<TrickEvent>) {
    let finished = newly_finished(before, after);
    let hand = finished.map_or(&after.hand, |finished| &finished.hand);
    let trick = before.hand.tricks_done();
    if !before.hand.hearts_broken() && hand.hearts_broken() {
        seen.push(TrickEvent::HeartsBroken);
    }
    if let Some(seat) = hand.winner_of(trick) {
        seen.push(trick_taken(hand, after, trick, seat));
        let count = before.hand.extras().len();
        if trick == 0 && count > 0 {
            seen.push(TrickEvent::LeftoversTaken { seat, count });
        }
    }
    if after.phase == Phase::Moon {
        let shooters = after.acting();
        seen.extend(shooters.iter().map(|seat| TrickEvent::MoonShot { seat }));
    }
    if let Some(finished) = finished {
        if !finished.revokers.is_empty() {
            seen.push(TrickEvent::Revoked {
                seats: finished.revokers,
            });
        }
        seen.extend(finished.shooter.map(|seat| TrickEvent::MoonShot { seat }));
    }
    end_of_hand(before, after, seen);
}

fn trick_taken(hand: &Hand, after: &TrickGame, trick: usize, seat: Seat) -> TrickEvent {
    TrickEvent::TrickTaken {
        seat,
        cards: hand.trick(trick),
        points: after.rules.points(hand.cards_of_trick(trick)),
        points_taken: Seat::all(hand.seats())
            .map(|seat| hand.points_taken(&after.rules, seat))
            .collect(),
    }
}

fn end_of_hand(before: &TrickGame, after: &TrickGame, seen: &mut Vec<TrickEvent>) {
    if let Some(finished) = newly_finished(before, after) {
        seen.push(TrickEvent::HandScored {
            hand: finished.number,
            scores: finished.scores.clone(),
            totals: finished.totals.clone(),
        });
    }
    let outcome = after.how_it_ended();
    seen.extend(outcome.map(|outcome| TrickEvent::MatchOver { outcome }));
}

fn newly_finished<'a>(before: &TrickGame, after: &'a TrickGame) -> Option<&'a FinishedHand> {
    after
        .last_hand
        .as_deref()
        .filter(|_| after.history.len() > before.history.len())
}
