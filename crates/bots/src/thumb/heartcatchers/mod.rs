//! Rules of thumb for Heartcatchers: one turn ahead for itself, one for the opponent.
//!
//! [`worth`] says how far a field is in somebody's favour, as far as the viewer can know. An action is as good as
//! the field it leaves, less what the opponent may be expected to make of it, with what the cards kept are
//! still good for.

mod reply;
mod worth;

use moonshot_rules::{
    HeartCard, HeartCards, HeartGame, HeartKind, HeartcatchersAction, HeartcatchersView,
    LegalActions, Seat, Side, View, Viewer,
};

use reply::{best_reply, opportunity};
use worth::Odds;

/// What the rules of thumb weigh with, in points; found by playing some ten thousand games.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// What a Blank that is kept is still good for.
    pub(super) blank: f32,
    /// The same for an Ultimate Love.
    pub(super) love: f32,
    /// The same for a Heartbreaker.
    pub(super) breaker: f32,
    /// The same for a Change-of-Heart.
    pub(super) change: f32,
    /// The same for an Uncatchable.
    pub(super) uncatchable: f32,
    /// How much the opponent's best reply counts.
    pub(super) reply: f32,
    /// How much the best catch that stays possible counts.
    pub(super) next: f32,
    /// How much likelier a hidden Secret is to be one that does something than one that does nothing.
    pub(super) cunning: f32,
    /// How much likelier it lies where it helps the one who laid it.
    pub(super) malice: f32,
}

pub(super) const WEIGHTS: Weights = Weights {
    blank: 0.8,
    love: 2.4,
    breaker: 2.4,
    change: 2.5,
    uncatchable: 2.5,
    reply: 0.5,
    next: 0.45,
    cunning: 1.5,
    malice: 0.5,
};

/// What the viewer does, and why; `None` where it has nothing to do.
pub(super) fn choose(view: &HeartcatchersView) -> Option<(HeartcatchersAction, &'static str)> {
    let Viewer::Seat(me) = view.viewer() else {
        return None;
    };
    best(view, me, &WEIGHTS).map(|action| (action, reason(view, me, action)))
}

/// The action that leaves the most.
pub(super) fn best(
    view: &HeartcatchersView,
    me: Seat,
    weights: &Weights,
) -> Option<HeartcatchersAction> {
    let odds = Odds::of(view, me, weights);
    let legal = view.legal();
    let valued = legal
        .iter()
        .map(|action| (value(view, &odds, action, weights), action));
    valued
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, action)| action)
}

fn value(
    view: &HeartcatchersView,
    odds: &Odds,
    action: HeartcatchersAction,
    weights: &Weights,
) -> f32 {
    let mut after: HeartGame = *view.play();
    after.play_unchecked(action);
    let mut kept = view.hand();
    kept.remove(action.card());
    let mut value = odds.worth(after.field()) + kept_worth(kept, weights);
    if !kept.is_empty() {
        value += weights.next * opportunity(&after, odds, kept);
    }
    if view.cards_held(odds.opponent()) > 0 {
        value -= weights.reply
            * best_reply(
                &after,
                odds,
                view.unseen(),
                view.cards_held(odds.opponent()),
            );
    }
    value
}

/// What the cards that stay in hand are still good for.
fn kept_worth(kept: HeartCards, weights: &Weights) -> f32 {
    let worth = |card: HeartCard| match card.kind() {
        Some(HeartKind::Blank) => weights.blank,
        Some(HeartKind::UltimateLove) => weights.love,
        Some(HeartKind::Heartbreaker) => weights.breaker,
        Some(HeartKind::ChangeOfHeart) => weights.change,
        None => weights.uncatchable,
    };
    kept.iter().map(worth).sum()
}

fn reason(view: &HeartcatchersView, me: Seat, action: HeartcatchersAction) -> &'static str {
    let side = |seat: Seat| view.field()[seat.index() & 1];
    match action {
        HeartcatchersAction::Catch { card, .. } if card.kind().is_none() => {
            "An Uncatchable on top: nobody takes this stack by catching."
        }
        HeartcatchersAction::Catch { .. } => "A heart more on a stack of its own.",
        HeartcatchersAction::Steal { given, .. } => {
            let height = side(me)[usize::from(given.number()) - 1].height();
            if height > 1 {
                "A good stack for a worse one."
            } else {
                "A stack for a single card."
            }
        }
        HeartcatchersAction::Secret { card, side, .. } => match (card.kind(), side) {
            (Some(HeartKind::UltimateLove), Side::Mine) => "Ultimate Love where it counts.",
            (Some(HeartKind::Heartbreaker), Side::Theirs) => "A Heartbreaker for the other side.",
            (Some(HeartKind::ChangeOfHeart), _) => "These two stacks are to change sides.",
            _ => "The card is worth more hidden than shown.",
        },
    }
}
