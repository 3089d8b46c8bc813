//! What a viewer of a trick game sees happen in one step.

use super::action::{Played, TrickAction};
use super::chance::{Draw, TrickChance};
use super::hand::Hand;
use super::state::{FinishedHand, TrickGame};
use super::view::TrickCards;
use crate::cards::Cards;
use crate::game::{Outcome, PassRule, Phase, Totals};
use crate::seat::{Seat, Seats, Viewer};

/// One thing that a viewer of a trick game saw happen. Cards the viewer may not see are absent.
#[derive(Clone, PartialEq, Debug)]
pub enum TrickEvent {
    /// The draw for first dealer (C-05, C-06).
    Drawn {
        /// The first round's tiles in seat order, then each redraw among the tied.
        draw: Draw,
        /// Who deals first.
        dealer: Seat,
    },
    /// A hand was dealt.
    Dealt {
        /// The hand's number, from 1.
        hand: u32,
        /// How cards are passed; `None` where none are.
        pass: Option<PassRule>,
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
        cards: Option<Cards>,
    },
    /// A card was played.
    Played {
        /// Who played.
        seat: Seat,
        /// The card, a Wild as declared.
        card: Played,
        /// Whether it was led.
        led: bool,
    },
    /// A tile that failed to follow was taken back for another (C-25).
    Corrected {
        /// Who corrected.
        seat: Seat,
        /// What was taken back.
        from: Played,
        /// What was put down instead.
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
        /// Per seat, the points printed on the cards taken face up this hand, this trick among them.
        points_taken: Totals,
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
        seats: Seats,
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

/// What everybody saw after a chance event.
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

/// What `viewer` saw of an action that led from `before` to `after`.
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
        // Nobody else is told of it (W-08).
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

/// What followed the last card of a trick, if this was it.
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
