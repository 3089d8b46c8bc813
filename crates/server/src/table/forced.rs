//! Actions without an alternative.

use moonshot_rules::{AnyGame, Game, LegalActions, Seat, Seats, Turn};

/// The seat's only legal action, if it has one and no other seat may act. While another may, as when a revoke can be
/// corrected until the trick is gathered, waiting is an alternative.
pub(crate) fn forced(state: &AnyGame, seat: Seat) -> Option<String> {
    if state.turn() != Turn::Seats(Seats::one(seat)) {
        return None;
    }
    let legal = state.legal(seat);
    let only = if legal.len() == 1 { legal.nth(0) } else { None };
    only.map(|action| action.to_string())
}
