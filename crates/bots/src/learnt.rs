//! The level that plays by what it has learnt.

use moonshot_rules::trick::{TrickAction, TrickView};
use moonshot_rules::{AnyAction, AnyView, Dice};

use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::search::{Search, trick};
use crate::thumb::RuleOfThumb;

/// How many numbers are read about a card.
pub const INPUTS: usize = trick::INPUTS;

/// What the network of [`Level::Sharp`](crate::Level::Sharp) reads about each card that may be played: numbers of about 0 to 1, made of the view alone. None
/// where no card is to be played. `tools/train` teaches by them.
///
/// ```
/// use moonshot_bots::{FastDice, readings};
/// use moonshot_rules::{Game, HeartsOptions, Seat, TrickGame, Viewer};
///
/// let mut game = TrickGame::new(4, HeartsOptions::default())?;
/// let mut dice = FastDice::new(7);
/// let deal = game.roll(&mut dice).expect("a deal is due");
/// game.chance(&deal)?;
///
/// let view = game.view(Viewer::Seat(Seat::default()))?;
/// assert!(readings(&view, &mut dice).is_empty(), "cards are passed first");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn readings(view: &TrickView, dice: &mut FastDice) -> Vec<(TrickAction, [f32; INPUTS])> {
    trick::readings(view, dice)
}

/// A player that does not reckon in the trick games, and plays the cards that one who does taught it to play. Where nothing
/// was learnt it thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learnt(pub(crate) Search);

impl Bot for Learnt {
    fn choose(
        &mut self,
        view: &AnyView,
        budget: Budget<'_>,
        dice: &mut dyn Dice,
    ) -> Option<Choice> {
        let AnyView::Trick(trick) = view else {
            return self.0.choose(view, budget, dice);
        };
        let by_thumb = RuleOfThumb.choose(view, budget, dice)?;
        let mut own = FastDice::new(u64::from(dice.below(u32::MAX)));
        let action = trick::by_learning(trick, &mut own).map(|action| Choice {
            action: AnyAction::Trick(action),
            reason: "Who thinks far ahead would most likely do so.".to_owned(),
        });
        action.or(Some(by_thumb))
    }
}
