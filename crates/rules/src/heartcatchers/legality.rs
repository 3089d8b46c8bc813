//! Why a turn is refused.

use super::card::HeartCard;
use super::field::across;
use super::{Heartcatchers, HeartcatchersAction};
use crate::game::Refusal;
use crate::seat::Seat;

impl Heartcatchers {
    /// Why the action is refused, if it is.
    pub(super) fn refusal(&self, seat: Seat, action: HeartcatchersAction) -> Option<Refusal> {
        if self.winners.is_some() {
            return Some(Refusal::MatchOver);
        }
        if !self.acting().contains(seat) {
            return Some(Refusal::NotYourTurn);
        }
        let card = action.card();
        if !self.game.held(seat).contains(card) {
            return Some(Refusal::Illegal(format!("You do not hold {card}.")));
        }
        let (side, place) = match action {
            HeartcatchersAction::Catch { place, .. } => (seat, place),
            HeartcatchersAction::Steal { place, .. } => (across(seat), place),
            HeartcatchersAction::Secret { .. } => return None,
        };
        let top = self.game.stack(side, place).top()?;
        (!card.catches(top)).then(|| Refusal::Illegal(why_not_catch(card, top)))
    }
}

fn why_not_catch(card: HeartCard, top: HeartCard) -> String {
    match (card.colour(), top.colour()) {
        (Some(own), Some(top)) => format!(
            "A {} card catches {}, not {}.",
            own.name(),
            own.catches().name(),
            top.name()
        ),
        _ => "Nothing may be played on top of an Uncatchable.".to_owned(),
    }
}
