//! Actions that the server does by itself: those of bots, and forced cards where a person wants that.

use moonshot_rules::{AnyGame, Game, Seat, Turn, View};

use crate::forced::forced;
use crate::table_state::TableState;
use crate::wire::Autoplay;

/// An action that the server does by itself.
pub(crate) enum Due {
    /// A bot is to act.
    Bot(Seat),
    /// A person's only legal action, which their setting leaves to the server.
    Forced(Seat, String),
}

impl TableState {
    /// The next action that the server does by itself, if there is one.
    pub(crate) fn due(&self) -> Option<Due> {
        let state = self.game.state();
        let Turn::Seats(seats) = state.turn() else {
            return None;
        };
        seats.iter().find_map(|seat| {
            let sitting = self.record.seats.get(seat.index())?;
            let wanted = match (&sitting.person, sitting.autoplay) {
                (None, _) => return Some(Due::Bot(seat)),
                (Some(_), Autoplay::Off) => false,
                (Some(_), Autoplay::LastTrick) => holds_one_card(state, seat),
                (Some(_), Autoplay::Forced) => true,
            };
            let action = if wanted { forced(state, seat) } else { None };
            Some(Due::Forced(seat, action?))
        })
    }

    /// Whether the action would change what a person may do now. A revoke, for example, can be corrected only until
    /// the trick is gathered.
    pub(crate) fn cuts_short(&self, seat: Seat, action: Option<&str>) -> bool {
        let waiting = self.people_to_act(self.game.state());
        if waiting.is_empty() {
            return false;
        }
        let mut after = self.game.clone();
        if action.is_none_or(|action| after.act(seat, action).is_err()) {
            return false;
        }
        let changed = |seat: &Seat| after.state().legal(*seat) != self.game.state().legal(*seat);
        waiting.iter().any(changed)
    }

    /// The people who may act.
    fn people_to_act(&self, state: &AnyGame) -> Vec<Seat> {
        let Turn::Seats(seats) = state.turn() else {
            return Vec::new();
        };
        let sits = |seat: &Seat| {
            let sitting = self.record.seats.get(seat.index());
            sitting.is_some_and(|sitting| sitting.person.is_some())
        };
        seats.iter().filter(sits).collect()
    }
}

fn holds_one_card(state: &AnyGame, seat: Seat) -> bool {
    state.open_view().cards_held(seat) == 1
}
