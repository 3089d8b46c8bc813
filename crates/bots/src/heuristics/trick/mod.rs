//! Heuristics for Hearts, CARDominoes, Wild Twists and custom tables.
//!
//! [`facts`] prepares the view; [`fate`] estimates the outcome of the current trick, and [`danger`] the future cost of
//! the cards kept. [`play`] picks the card with the lowest total, [`pass`] gives away the most dangerous cards, and
//! [`moon`] decides whether to shoot the moon, and whether another player seems to.

mod danger;
mod facts;
mod fate;
mod moon;
mod moon_choice;
mod opening;
mod pass;
mod play;
mod shoot;
mod weights;

use arrayvec::ArrayVec;
use moonshot_rules::trick::{Played, Revoke, TrickAction, TrickView};
use moonshot_rules::{LegalActions, PassChoice, View};

use crate::reason::ChoiceReason;
use crate::search::trick::surely;
use crate::style::Style;
use facts::Facts;
use weights::Weights;

/// The possible plays of a turn: every card of the largest hand, a Wild in two ways.
type Choices = ArrayVec<Played, 24>;

/// The viewer's action, and the reason; `None` if it has nothing to do.
pub(super) fn choose(view: &TrickView, style: Style) -> Option<(TrickAction, ChoiceReason)> {
    let weights = Weights::of(style);
    let facts = Facts::of(view)?;
    let legal = view.legal();
    if let Some(PassChoice { count, from }) = legal.pass() {
        let (cards, reason) = pass::pass(&facts, count, from, weights);
        return Some((TrickAction::Pass(cards), reason));
    }
    let first = legal.nth(0)?;
    decide(view, &facts, style, weights).or(Some((first, ChoiceReason::Legal)))
}

fn decide(
    view: &TrickView,
    facts: &Facts<'_>,
    style: Style,
    weights: &Weights,
) -> Option<(TrickAction, ChoiceReason)> {
    let legal = view.legal();
    let may = |action: TrickAction| legal.iter().any(|other| other == action);
    let corrections = choices(view, |action| match action {
        TrickAction::Correct(played) => Some(played),
        _ => None,
    });
    if let Some(played) = correction(facts, &corrections) {
        return Some((TrickAction::Correct(played), ChoiceReason::CorrectRevoke));
    }
    if may(TrickAction::Gather) {
        return Some((TrickAction::Gather, ChoiceReason::Gather));
    }
    if may(TrickAction::MoonSelf) || may(TrickAction::MoonOthers) {
        return Some(moon_choice::choose(view, facts.me));
    }
    let mut cards = choices(view, |action| match action {
        TrickAction::Play(played) => Some(played),
        _ => None,
    });
    if may(TrickAction::Decline) {
        return Some(opening::choose(facts, &cards));
    }
    if facts.rules.revoke == Revoke::Penalty {
        keep_to_suit(facts, &mut cards);
    }
    // The plain heuristics must not change.
    let surely = (style != Style::Plain).then(|| surely(view)).flatten();
    if let Some(surely) = surely {
        cards.retain(|played| surely.allows(*played));
        if let (&[only], Some(reason)) = (cards.as_slice(), surely.reason) {
            return Some((TrickAction::Play(only), reason));
        }
    }
    let (played, reason) = play::play(facts, &cards, weights)?;
    Some((TrickAction::Play(played), reason))
}

fn choices(view: &TrickView, of: impl Fn(TrickAction) -> Option<Played>) -> Choices {
    let actions = view.legal().iter().filter_map(of);
    actions.take(Choices::new().capacity()).collect()
}

/// The highest card that stays below the winning one; else the lowest.
fn correction(facts: &Facts<'_>, choices: &[Played]) -> Option<Played> {
    let best = facts.winning().map_or(0, |(_, strength)| strength);
    let below = choices.iter().filter(|played| played.strength() < best);
    let lowest = choices.iter().min_by_key(|played| played.strength());
    below
        .max_by_key(|played| played.strength())
        .or(lowest)
        .copied()
}

/// Removes revokes, at tables that allow them (C-25).
fn keep_to_suit(facts: &Facts<'_>, cards: &mut Choices) {
    let Some(led) = facts.led() else { return };
    if !facts.hand.of(led).is_empty() {
        cards.retain(|played| played.card().suit() == led);
    }
}
