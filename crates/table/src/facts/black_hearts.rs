//! Facts of Black Hearts.

use moonshot_rules::{BlackHeartsEvent, Colour};

use super::{MatchFacts, MoonWatch};

/// The number of Curse cards from which a seat tries to take all six.
const TRIES_WITH: usize = 4;

/// State of a hand until it is scored.
#[derive(Clone, Debug, Default)]
pub(super) struct HandReader {
    moon: MoonWatch,
}

impl HandReader {
    /// Reads an event of a table with so many seats.
    pub(super) fn read(&mut self, facts: &mut MatchFacts, event: &BlackHeartsEvent, seats: usize) {
        if let BlackHeartsEvent::Dealt { hand, pass } = event {
            facts.deal(*hand, pass.map_or(0, |pass| pass.left), seats);
            self.moon = MoonWatch::new(seats);
            return;
        }
        let Some(hand) = facts.hand() else { return };
        match event {
            BlackHeartsEvent::GiftTurned { place } => hand.gift = Some(*place),
            BlackHeartsEvent::TrickTaken { seat, cards, .. } => {
                let curses = cards
                    .iter()
                    .filter(|(_, card)| card.colour() == Colour::Red);
                let curses = curses.count();
                if let Some(facts) = hand.seats.get_mut(seat.index()) {
                    facts.tricks += 1;
                    facts.curses += u8::try_from(curses).unwrap_or(u8::MAX);
                }
                self.moon.take(hand, *seat, curses, TRIES_WITH);
            }
            BlackHeartsEvent::MoonShot { seat } => hand.moon_made(*seat),
            BlackHeartsEvent::HandScored { scores, totals, .. } => hand.score(scores, totals),
            _ => {}
        }
    }
}
