//! The one thing that a seat may do, where there is no choice.

use moonshot_rules::{AnyGame, Game, Legal, Seat, Seats, Turn};

/// What the seat must do: the one action it may do, while nobody else may act. Where another may, as when a revoke
/// can be corrected until the trick is gathered, waiting is a choice too.
pub(crate) fn forced(state: &AnyGame, seat: Seat) -> Option<String> {
    if state.turn() != Turn::Seats(Seats::one(seat)) {
        return None;
    }
    match state.legal(seat).as_slice() {
        [Legal::Action(action)] => Some(action.to_string()),
        _ => None,
    }
}
