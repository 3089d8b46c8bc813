//! What a viewer of a trick game sees happen in one step.

use super::action::TrickAction;
use super::chance::TrickChance;
use super::document::laid;
use super::game::{FinishedHand, TrickGame};
use super::hand::Hand;
use crate::document::texts;
use crate::event::Event;
use crate::game::{Game, Phase, Step};
use crate::seat::{Seat, Viewer};

/// What `viewer` saw happen between `before` and `after`.
pub(super) fn between(
    before: &TrickGame,
    after: &TrickGame,
    step: &Step<TrickGame>,
    viewer: Viewer,
) -> Vec<Event> {
    let mut seen = Vec::new();
    match step {
        Step::Chance(chance) => after_chance(after, chance, &mut seen),
        Step::Act(seat, action) => match action {
            TrickAction::Pass(_) | TrickAction::PassTwice(_) => {
                seen.push(Event::PassChosen { seat: *seat });
                if after.phase != Phase::Pass {
                    passes(after, viewer, &mut seen);
                }
            }
            TrickAction::Play(card) => {
                let led = before.hand.in_trick() == 0;
                seen.push(Event::Played {
                    seat: *seat,
                    card: card.to_string(),
                    led,
                });
                end_of_trick(before, after, &mut seen);
            }
            TrickAction::Correct(to) => {
                let from = before.hand.in_trick_of(*seat).map(|card| card.to_string());
                let (seat, from) = (*seat, from.unwrap_or_default());
                seen.push(Event::Corrected {
                    seat,
                    from,
                    to: to.to_string(),
                });
            }
            TrickAction::Gather => end_of_trick(before, after, &mut seen),
            // Nobody else is told of it (W-08).
            TrickAction::Decline => {}
            TrickAction::MoonSelf | TrickAction::MoonOthers => {
                let others = *action == TrickAction::MoonOthers;
                seen.push(Event::MoonChosen {
                    seat: *seat,
                    others,
                });
                end_of_hand(before, after, &mut seen);
            }
        },
    }
    seen
}

fn after_chance(after: &TrickGame, chance: &TrickChance, seen: &mut Vec<Event>) {
    match chance {
        TrickChance::Draw(draw) => {
            let draw = draw.iter().map(texts).collect();
            seen.extend(
                after
                    .first_dealer
                    .map(|dealer| Event::Drawn { draw, dealer }),
            );
        }
        TrickChance::Deal { .. } => {
            let rules = after.rules();
            let pass_left = rules.pass_left(after.hand_number);
            let pass_count = if pass_left > 0 { rules.pass_count } else { 0 };
            seen.push(Event::Dealt {
                hand: after.hand_number,
                pass_left,
                pass_count,
            });
        }
    }
}

fn passes(after: &TrickGame, viewer: Viewer, seen: &mut Vec<Event>) {
    let rules = after.rules();
    let left = rules.pass_left(after.hand_number);
    for from in Seat::all(rules.seats) {
        let to = from.clockwise(left, rules.seats);
        let knows = viewer.is(from) || viewer.is(to);
        let cards = knows.then(|| texts(after.hand.chosen[from.index()]));
        seen.push(Event::Passed {
            from,
            to,
            count: rules.pass_count,
            cards,
        });
    }
}

/// What followed the last card of a trick, if this was it.
fn end_of_trick(before: &TrickGame, after: &TrickGame, seen: &mut Vec<Event>) {
    let finished = newly_finished(before, after);
    let hand = finished.map_or(&after.hand, |finished| &finished.hand);
    let trick = before.hand.tricks_done();
    if !before.hand.hearts_broken() && hand.hearts_broken() {
        seen.push(Event::HeartsBroken);
    }
    if hand.tricks_done() > trick {
        seen.extend(trick_taken(hand, after, trick));
        let count = before.hand.extras().len();
        if let Some(seat) = hand.first_winner().filter(|_| trick == 0 && count > 0) {
            seen.push(Event::LeftoversTaken { seat, count });
        }
    }
    if after.phase == Phase::Moon {
        seen.extend(after.to_act().iter().map(|seat| Event::MoonShot { seat }));
    }
    if let Some(finished) = finished {
        if !finished.revokers.is_empty() {
            seen.push(Event::Revoked {
                seats: finished.revokers.to_vec(),
            });
        }
        seen.extend(finished.shooter.map(|seat| Event::MoonShot { seat }));
    }
    end_of_hand(before, after, seen);
}

fn trick_taken(hand: &Hand, after: &TrickGame, trick: usize) -> Option<Event> {
    Some(Event::TrickTaken {
        seat: hand.winner_of(trick)?,
        cards: laid(&hand.trick(trick)),
        points: after.rules().points(hand.cards_of_trick(trick)),
    })
}

fn end_of_hand(before: &TrickGame, after: &TrickGame, seen: &mut Vec<Event>) {
    if let Some(finished) = newly_finished(before, after) {
        let FinishedHand {
            number,
            scores,
            totals,
            ..
        } = finished;
        let (scores, totals) = (scores.clone(), totals.clone());
        seen.push(Event::HandScored {
            hand: *number,
            scores,
            totals,
        });
    }
    seen.extend(after.outcome().map(|outcome| Event::MatchOver { outcome }));
}

fn newly_finished<'a>(before: &TrickGame, after: &'a TrickGame) -> Option<&'a FinishedHand> {
    after
        .last_hand
        .as_deref()
        .filter(|_| after.history.len() > before.history.len())
}
