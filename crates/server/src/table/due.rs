//! Automatic actions: those of bots, and forced cards according to a player's autoplay setting.

use moonshot_rules::{AnyGame, Game, Phase, Seat, Seats, Turn, View};

use crate::table::forced::forced;
use crate::table::state::TableState;
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

impl TableState {
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
}

fn holds_one_card(state: &AnyGame, seat: Seat) -> bool {
    state.open_view().cards_held(seat) == 1
}
