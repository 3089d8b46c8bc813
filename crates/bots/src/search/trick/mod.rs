//! Thinking ahead in the trick games.

mod belief;
mod lines;
mod pass;
mod policy;
mod table;

use moonshot_rules::trick::{TrickAction, TrickCards, TrickView};
use moonshot_rules::{MAX_SEATS, Phase, Suit, View};

use crate::budget::Budget;
use crate::dice::FastDice;
use table::Lacks;

/// What the viewer does after some thought, and why; `None` where there is nothing to think about. `by_thumb` is what
/// the rules of thumb say.
pub(super) fn choose(
    view: &TrickView,
    by_thumb: TrickAction,
    budget: Budget<'_>,
    dice: &mut FastDice,
) -> Option<(TrickAction, &'static str)> {
    let worlds = view.worlds().ok()?;
    match (view.phase(), by_thumb) {
        (Phase::Play, TrickAction::Play(_)) => {
            let played = lines::play(view, &worlds, lacks(view), budget, dice)?;
            let why = "Played out in what may lie hidden, it costs least.";
            Some((TrickAction::Play(played), why))
        }
        (Phase::Pass, TrickAction::Pass(cards)) => {
            let cards = lines::pass(view, &worlds, cards, budget, dice)?;
            let why = "Played out in what may lie hidden, the hand costs least without these.";
            Some((TrickAction::Pass(cards), why))
        }
        _ => None,
    }
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
