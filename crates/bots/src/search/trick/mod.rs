//! Search in the trick games.

mod alarm;
mod beginner;
mod belief;
mod certain;
mod endgame;
mod learnt;
mod lines;
mod net;
#[cfg(test)]
mod open;
mod pass;
mod policy;
mod price;
mod reading;
mod slips;
mod stakes;
mod table;
mod value;

use moonshot_rules::trick::{TrickAction, TrickCards, TrickDeterminizations, TrickView};
use moonshot_rules::{MAX_SEATS, Phase, Suit, View};

use crate::budget::Budget;
use crate::dice::FastDice;
use crate::search::{Purpose, SearchResult, Unit};
pub(crate) use beginner::{Memory, play as by_memory};
use certain::Known;
pub(crate) use certain::Surely;
pub(crate) use learnt::play as by_learning;
pub use learnt::readings;
pub(super) use price::price;
pub use reading::INPUTS;
use table::{Lacks, Position, Table};
pub(super) use value::{against_others, of_choice, values};

/// The alternatives, the best first; `None` if there is nothing to search. `heuristic` is the choice of the heuristics.
pub(super) fn evaluate(
    view: &TrickView,
    heuristic: TrickAction,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<SearchResult<TrickAction>> {
    match (view.phase(), heuristic) {
        (Phase::Moon, _) => lines::moon(view),
        (Phase::Play, TrickAction::Play(_)) | (Phase::Opening, _) => {
            let determinizations = view.determinizations().ok()?;
            let lacks = lacks(view);
            lines::play(view, &determinizations, lacks, purpose, budget, dice)
        }
        (Phase::Pass, TrickAction::Pass(cards)) => {
            let determinizations = view.determinizations().ok()?;
            lines::pass(view, &determinizations, cards, purpose, budget, dice)
        }
        _ => None,
    }
}

/// The unit of costs.
pub(super) fn unit(view: &TrickView) -> Unit {
    stakes::Stakes::of(view).unit()
}

/// A random consistent deal, for players that use only its visible part; `None` if it is not the viewer's turn to play
/// a card.
fn position(
    table: &Table,
    view: &TrickView,
    determinizations: &TrickDeterminizations,
    lacks: Lacks,
    dice: &mut FastDice,
) -> Option<Position> {
    let hand = determinizations.hand(dice);
    let turn = view.phase() == Phase::Play && view.seat() == Some(hand.turn());
    turn.then_some(Position::new(table, hand, lacks))
}

/// Deductions about the viewer's plays, for players without dice; `None` if it is not its turn to play a card.
pub(crate) fn surely(view: &TrickView) -> Option<Surely> {
    let table = Table::new(view.rules());
    let determinizations = view.determinizations().ok()?;
    let known = Known::of(&determinizations);
    let lacks = known.lacks(lacks(view), view.seat()?);
    // Only the visible part of the deal is used, so any deal will do.
    let position = position(
        &table,
        view,
        &determinizations,
        lacks,
        &mut FastDice::new(0),
    )?;
    Some(certain::surely(
        view,
        &table,
        &determinizations,
        &known,
        &position,
    ))
}

/// The voids that players have shown.
fn lacks(view: &TrickView) -> Lacks {
    let rules = view.rules();
    let mut lacks = [0; MAX_SEATS];
    let mut broken = !rules.must_break;
    let mut read = |trick: &TrickCards, first: bool| {
        let Some((leader, lead)) = trick.first() else {
            return;
        };
        let led = lead.card().suit();
        if led == Suit::Hearts && !first && !broken {
            lacks[leader.index()] |= 0b0011;
        }
        for (seat, played) in trick {
            if played.card().suit() != led {
                lacks[seat.index()] |= 1 << led as u8;
            }
            broken |= rules.breakers.contains(played.card());
        }
    };
    for (place, trick) in view.tricks().iter().enumerate() {
        read(&trick.cards, place == 0);
    }
    read(view.trick(), view.tricks().is_empty());
    lacks
}
