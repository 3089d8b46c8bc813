//! The random player.

use moonshot_rules::trick::TrickAction;
use moonshot_rules::{
    AnyAction, AnyView, BlackHeartsAction, Dice, LegalActions, PassChoice, View, shuffle,
};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::reason::ChoiceReason;

/// A uniformly random legal action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random;

impl Bot for Random {
    fn choose(
        &mut self,
        view: &AnyView,
        _budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let action = match view {
            AnyView::Trick(view) => {
                let pass = |cards: Vec<_>| TrickAction::Pass(cards.into_iter().collect());
                AnyAction::Trick(pick(&view.legal(), pass, dice)?)
            }
            AnyView::BlackHearts(view) => {
                let pass = |cards: Vec<_>| BlackHeartsAction::Pass(cards.into_iter().collect());
                AnyAction::BlackHearts(pick(&view.legal(), pass, dice)?)
            }
            AnyView::Heartcatchers(view) => {
                let legal = view.legal();
                let place = dice_for(legal.len(), dice)?;
                AnyAction::Heartcatchers(legal.nth(place)?)
            }
        };
        Some(Choice {
            action,
            reason: ChoiceReason::Legal,
        })
    }
}

/// A uniformly random action; for a pass, random cards of those allowed.
///
/// Stable: the same dice give the same choice in every release. That is why it does not use [`LegalActions::pick`],
/// which makes fewer rolls.
fn pick<L: LegalActions<Cards: IntoIterator<Item = C>>, C>(
    legal: &L,
    pass: impl Fn(Vec<C>) -> L::Action,
    dice: &mut dyn Dice,
) -> Option<L::Action> {
    if let Some(PassChoice { count, from }) = legal.pass() {
        dice.below(1);
        let mut cards: Vec<C> = from.into_iter().collect();
        shuffle(&mut cards, dice);
        cards.truncate(count);
        return Some(pass(cards));
    }
    let place = dice_for(legal.len(), dice)?;
    legal.nth(place)
}

/// A random index into a list of this length; `None` if it is empty.
fn dice_for(len: usize, dice: &mut dyn Dice) -> Option<usize> {
    (len > 0).then(|| dice.below(len as u32) as usize)
}
