//! The end of the match (B-14 to B-17), computed from the totals.

use crate::game::{EndReason, lowest_totals};
use crate::seat::{Seat, Seats};

/// The total at which a player has lost (B-15).
pub(super) const LOST: i32 = 13;

/// The winners and the reason, given the totals and the seat that took all the curses, if any.
pub(super) fn end_after(totals: &[i32], all_curses: Option<Seat>) -> Option<(Seats, EndReason)> {
    if let Some(winner) = all_curses {
        return Some((Seats::one(winner), EndReason::AllCurses));
    }
    if totals.iter().all(|total| *total < LOST) {
        return None;
    }
    Some((lowest_totals(totals), EndReason::Thirteen))
}
