//! Heuristics for Heartcatchers: one turn ahead for the player, one for the opponent.
//!
//! [`worth`] evaluates a field for the viewer, given its knowledge. The value of an action is the value of the field it
//! leaves, less the expected gain of the opponent's reply, plus the value of the cards kept.

mod reply;
mod worth;

use moonshot_rules::{
    HeartCard, HeartCards, HeartGame, HeartKind, HeartcatchersAction, HeartcatchersView,
    LegalActions, Seat, Side, View, Viewer,
};

use crate::reason::ChoiceReason;
use reply::{best_reply, opportunity};
use worth::Odds;

/// The weights of the heuristics, in points, tuned over some ten thousand games.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Value of keeping a Blank.
    pub(super) blank: f32,
    /// Value of keeping an Ultimate Love.
    pub(super) love: f32,
    /// Value of keeping a Heartbreaker.
    pub(super) breaker: f32,
    /// Value of keeping a Change of Heart.
    pub(super) change: f32,
    /// Value of keeping an Uncatchable.
    pub(super) uncatchable: f32,
    /// Weight of the opponent's best reply.
    pub(super) reply: f32,
    /// Weight of the best catch that stays possible.
    pub(super) next: f32,
    /// Odds that a hidden Secret has an effect.
    pub(super) cunning: f32,
    /// Odds that it is where it helps the player who laid it.
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

/// The viewer's action, and the reason; `None` if it has nothing to do.
pub(super) fn choose(view: &HeartcatchersView) -> Option<(HeartcatchersAction, ChoiceReason)> {
    let Viewer::Seat(me) = view.viewer() else {
        return None;
    };
    best(view, me, &WEIGHTS).map(|action| (action, reason(view, me, action)))
}

/// The action with the highest value.
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

/// The value of the cards that stay in hand.
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

fn reason(view: &HeartcatchersView, me: Seat, action: HeartcatchersAction) -> ChoiceReason {
    let side = |seat: Seat| view.field()[seat.index() & 1];
    match action {
        HeartcatchersAction::Catch { card, .. } if card.kind().is_none() => {
            ChoiceReason::Uncatchable
        }
        HeartcatchersAction::Catch { .. } => ChoiceReason::AddHeart,
        HeartcatchersAction::Steal { given, .. } => {
            let height = side(me)[usize::from(given.number()) - 1].height();
            if height > 1 {
                ChoiceReason::BetterStack
            } else {
                ChoiceReason::StackForCard
            }
        }
        HeartcatchersAction::Secret { card, side, .. } => match (card.kind(), side) {
            (Some(HeartKind::UltimateLove), Side::Mine) => ChoiceReason::UltimateLove,
            (Some(HeartKind::Heartbreaker), Side::Theirs) => ChoiceReason::Heartbreaker,
            (Some(HeartKind::ChangeOfHeart), _) => ChoiceReason::ChangeOfHeart,
            _ => ChoiceReason::Hide,
        },
    }
}
