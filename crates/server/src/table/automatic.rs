//! What happens at a table by itself: actions of bots, forced cards according to a player's autoplay setting, and the script of
//! a lesson.

use moonshot_protocol::{Lesson, parse_action};
use moonshot_rules::{AnyGame, Game, Phase, Seat, Seats, Step, Turn, View};
use serde_json::Value;

use crate::table::forced::forced;
use crate::table::origin::deals_from_seeds;
use crate::table::state::{Applied, Table};
use moonshot_api::{Autoplay, Stage};

/// An automatic action.
pub(crate) enum Due {
    /// A bot is to act.
    Bot {
        /// Its seat.
        seat: Seat,
        /// Whether the question is secret (W-08): the answer must not take any time.
        secret: bool,
        /// Whether it pauses first: it gathers a trick in which, as far as anybody can see, a person may correct a card (C-25).
        /// Whether there is anything to correct makes no difference (C-27).
        waits: bool,
    },
    /// A person's only legal action, which their setting leaves to the server.
    Forced {
        /// Whose.
        seat: Seat,
        /// The action, in notation.
        action: String,
    },
}

/// The outcome of a chance event at a table without seeds.
enum Comes {
    Chosen(Value),
    Rolled,
}

impl Table {
    /// The next automatic action, if there is one.
    pub(crate) fn due(&self) -> Option<Due> {
        let state = self.game.state();
        let Turn::Seats(seats) = state.turn() else {
            return None;
        };
        if self.membership().paused() || self.stage() != Stage::Playing || self.is_resting() {
            return None;
        }
        seats.iter().find_map(|seat| {
            if !self.is_person(seat) {
                return Some(Due::Bot {
                    seat,
                    secret: !state.open_view().to_act().contains(seat),
                    waits: state.phase() == Phase::Gather
                        && !self.people_not_following().is_empty(),
                });
            }
            let last = holds_one_card(state, seat);
            let wanted = match self.autoplay_of(seat) {
                Autoplay::Off => false,
                Autoplay::LastTrick => last,
                // Playing other forced cards would reveal what the seat holds: no artificial delay resembles a person's.
                Autoplay::Forced => last || state.phase() == Phase::Gather || self.is_unobserved(),
            };
            let action = if wanted && !self.a_person_may_correct() {
                forced(state, seat)?
            } else {
                return None;
            };
            Some(Due::Forced { seat, action })
        })
    }

    /// Whether no other person plays or watches.
    fn is_unobserved(&self) -> bool {
        self.people() == 1 && self.spectators() == 0
    }

    /// Whether, as far as everybody can see, a person may correct a card. Then no card is played automatically for others, as
    /// that would reveal whether there is one (C-27).
    fn a_person_may_correct(&self) -> bool {
        let suspects = self.game.state().open_view().may_correct();
        suspects.iter().any(|seat| self.is_person(seat))
    }

    /// The people who did not follow suit in the trick on the table, as everybody can see.
    pub(crate) fn people_not_following(&self) -> Seats {
        let suspects = self.game.state().open_view().not_following();
        let people = suspects.iter().filter(|seat| self.is_person(*seat));
        people.fold(Seats::NONE, Seats::with)
    }

    /// Resolves a due chance event of a match without seeds. Its outcomes are entries of the log: in a lesson first the scripted ones,
    /// then, and in a branch, random ones from the table's seeds.
    pub(crate) fn resolve_chance(&mut self) -> Option<Applied> {
        let Turn::Chance(kind) = self.game.state().turn() else {
            return None;
        };
        let waits = self.stage() != Stage::Playing;
        if waits || deals_from_seeds(&self.record) {
            return None;
        }
        let before = self.game.steps();
        let before = before.filter(|done| matches!(done.step, Step::Chance(_)));
        let lesson = self.lesson();
        let comes = lesson.and_then(|lesson| lesson.outcome(before.count()));
        let comes = comes.map(Comes::Chosen);
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
                Ok(moment) => return Some(self.observe(moment)),
                Err(error) => {
                    tracing::error!(table = %self.record.id, %error, "an outcome of chance was refused");
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

fn holds_one_card(state: &AnyGame, seat: Seat) -> bool {
    state.open_view().cards_held(seat) == 1
}
