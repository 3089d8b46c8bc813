//! Lessons: scripted chance events and bot actions.

use moonshot_protocol::{Lesson, parse_action};
use moonshot_rules::{Game, Seat, Step, Turn};
use serde_json::Value;

use crate::table::state::{Applied, TableState};

/// The outcome of a chance event at a table without seeds.
enum Comes {
    Chosen(Value),
    Rolled,
}

impl TableState {
    /// Resolves a due chance event of a lesson. Its match has no seeds: outcomes are entries of the log, first the scripted ones,
    /// then random ones from the table's seeds.
    pub(crate) fn resolve_chance(&mut self) -> Option<Applied> {
        let Turn::Chance(kind) = self.game.state().turn() else {
            return None;
        };
        let lesson = self.lesson()?;
        let before = self.game.steps();
        let before = before.filter(|done| matches!(done.step, Step::Chance(_)));
        let comes = lesson.outcome(before.count()).map(Comes::Chosen);
        for comes in comes.into_iter().chain([Comes::Rolled]) {
            let hand = self.game.state().hand_number();
            let resolved = match comes {
                Comes::Chosen(outcome) => self.game.chance(&outcome),
                Comes::Rolled => {
                    let mut dice = self.record.seeds.dice(kind, hand);
                    self.game.chance_by(&mut dice)
                }
            };
            match resolved {
                Ok(moment) => return Some(self.told(moment)),
                Err(error) => {
                    tracing::error!(lesson = lesson.game, %error, "a lesson's outcome was refused");
                }
            }
        }
        None
    }

    /// The scripted action of the bot in the seat. `None` if there is no lesson or script, or the action is illegal because the player
    /// deviated.
    pub(crate) fn lesson_act(&self, seat: Seat) -> Option<String> {
        let lesson = self.lesson()?;
        let acts = self.game.steps();
        let acts = acts.filter(|done| matches!(done.step, Step::Act(who, _) if who == seat));
        let wanted = lesson.act(seat.index(), acts.count())?;
        let state = self.game.state();
        let action = parse_action(state, wanted).ok()?;
        state.check(seat, &action).ok()?;
        Some(action.to_string())
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        Lesson::find(self.record.lesson.as_deref()?)
    }
}
