//! Thinking ahead in the trick games.

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
mod reading;
mod slips;
mod stakes;
mod table;

use moonshot_rules::trick::{TrickAction, TrickCards, TrickView, TrickWorlds};
use moonshot_rules::{MAX_SEATS, Phase, Suit, View};

use crate::budget::Budget;
use crate::dice::FastDice;
use crate::search::{Purpose, Thought};
pub(crate) use beginner::{Memory, play as by_memory};
use certain::Known;
pub(crate) use certain::Surely;
pub(crate) use learnt::play as by_learning;
pub use learnt::readings;
pub use reading::INPUTS;
use table::{Lacks, Position, Table};

/// What the viewer may do, the best first; `None` where there is nothing to think about. `by_thumb` is what the rules of
/// thumb say.
pub(super) fn think(
    view: &TrickView,
    by_thumb: TrickAction,
    purpose: Purpose,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<Thought<TrickAction>> {
    match (view.phase(), by_thumb) {
        (Phase::Moon, _) => lines::moon(view),
        (Phase::Play, TrickAction::Play(_)) | (Phase::Opening, _) => {
            let worlds = view.worlds().ok()?;
            let lacks = lacks(view);
            lines::play(view, &worlds, lacks, purpose, budget, dice)
        }
        (Phase::Pass, TrickAction::Pass(cards)) => {
            let worlds = view.worlds().ok()?;
            lines::pass(view, &worlds, cards, purpose, budget, dice)
        }
        _ => None,
    }
}

/// One of the deals that may be, for players that look at nothing of it but what the viewer sees; `None` where it is not the
/// viewer's turn to play a card.
fn position(
    table: &Table,
    view: &TrickView,
    worlds: &TrickWorlds,
    lacks: Lacks,
    dice: &mut FastDice,
) -> Option<Position> {
    let hand = worlds.hand(dice);
    let turn = view.phase() == Phase::Play && view.seat() == Some(hand.turn());
    turn.then_some(Position::new(table, hand, lacks))
}

/// What of the viewer's plays is certain, for players who need no dice; `None` where it is not its turn to play a card.
pub(crate) fn surely(view: &TrickView) -> Option<Surely> {
    let table = Table::new(view.rules());
    let worlds = view.worlds().ok()?;
    let known = Known::of(&worlds);
    let lacks = known.lacks(lacks(view), view.seat()?);
    // Nothing is read of the deal but what the viewer sees, so any will do.
    let position = position(&table, view, &worlds, lacks, &mut FastDice::new(0))?;
    Some(certain::surely(view, &table, &worlds, &known, &position))
}

/// Which suits players have shown that they lack.
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
