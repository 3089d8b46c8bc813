//! Actions that the server does by itself: those of bots, and forced cards where a person wants that.

use moonshot_rules::{AnyGame, Game, Phase, Seat, Seats, Turn, View};

use crate::table::forced::forced;
use crate::table::state::TableState;
use moonshot_api::{Autoplay, Stage};

/// An action that the server does by itself.
pub(crate) enum Due {
    /// A bot is to act.
    Bot {
        /// Where it sits.
        seat: Seat,
        /// Whether anybody may be waiting for it. Nobody may know of a question that is asked in secret (W-08), so its
        /// answer must take no time.
        secret: bool,
        /// Whether it gives people time before it acts: it is to gather a trick in which, as far as anybody can see,
        /// a person may have to correct a card (C-25). Whether there is anything to correct is told to nobody else
        /// (C-27), so it makes no difference here.
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

impl TableState {
    /// The next action that the server does by itself, if there is one.
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
                // That any other card is forced tells what else the seat holds, and no delay looks like the person's own.
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

    /// Whether no other person sits at the table or watches it.
    fn is_unobserved(&self) -> bool {
        self.people() == 1 && self.spectators() == 0
    }

    /// Whether, as far as everybody can see, a person may have a card to correct. Then nothing is done for anybody else: it
    /// would not be while somebody has one (`forced`), and nobody may know of that (C-27).
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
}

fn holds_one_card(state: &AnyGame, seat: Seat) -> bool {
    state.open_view().cards_held(seat) == 1
}
