//! The player that does anything legal, each action as likely as any other.

use moonshot_rules::trick::TrickAction;
use moonshot_rules::{AnyAction, AnyView, BlackHeartsAction, Dice, Legal, shuffle};

use crate::bot::{Bot, Choice};

/// The random player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random;

impl Bot for Random {
    fn choose(&mut self, view: &AnyView, dice: &mut dyn Dice) -> Option<Choice> {
        let action = match view {
            AnyView::Trick(view) => {
                let pass = |cards: Vec<_>| Some(TrickAction::Pass(cards.into_iter().collect()));
                AnyAction::Trick(pick(&view.legal, pass, dice)?)
            }
            AnyView::BlackHearts(view) => {
                let pass = |cards: Vec<_>| Some(BlackHeartsAction::pass(cards));
                AnyAction::BlackHearts(pick(&view.legal(), pass, dice)?)
            }
            AnyView::Heartcatchers(view) => {
                AnyAction::Heartcatchers(pick(&view.legal(), |_| None, dice)?)
            }
        };
        Some(Choice {
            action,
            reason: "Any legal action will do.".to_owned(),
        })
    }
}

/// One entry of the list, each as likely; of a pass, any cards of those it may be chosen from.
fn pick<A: Clone, C: Copy>(
    legal: &[Legal<A, C>],
    pass: impl Fn(Vec<C>) -> Option<A>,
    dice: &mut dyn Dice,
) -> Option<A> {
    if legal.is_empty() {
        return None;
    }
    match &legal[dice.below(legal.len() as u32) as usize] {
        Legal::Action(action) => Some(action.clone()),
        Legal::Pass { count, from } => {
            let mut cards = from.clone();
            shuffle(&mut cards, dice);
            cards.truncate(*count);
            pass(cards)
        }
    }
}
