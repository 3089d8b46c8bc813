//! What all players of a table have to accept.

use moonshot_rules::{Seat, View, Viewer};
use moonshot_table::Change;
use tokio::time::Instant;

use super::{Decision, Effect};
use crate::error::ApiError;
use crate::table::state::Table;
use moonshot_api::Proposed;

/// Executes the proposal if all have accepted it.
pub(in crate::table) fn settle(table: &Table, now: Instant) -> Decision<'static> {
    let Some((what, by)) = table.agreed(now) else {
        return Ok(Vec::new());
    };
    check(table, by, what)?;
    Ok(vec![match what {
        Proposed::Undo => {
            let keep = table.decided_after(by).ok_or(ApiError::NothingToUndo)?;
            Effect::Undo { seat: by, keep }
        }
        Proposed::Finish => Effect::Finish,
        Proposed::Claim => Effect::Claim(by),
        Proposed::Stop => Effect::Change(Change::Stop),
    }])
}

/// Refuses proposals that are impossible even if all agree.
pub(in crate::table) fn check(table: &Table, seat: Seat, what: Proposed) -> Result<(), ApiError> {
    table.check_playing()?;
    if table.game.is_over() {
        return Err(ApiError::MatchOver);
    }
    match what {
        Proposed::Stop => Ok(()),
        Proposed::Undo if table.decided_after(seat).is_some() => Ok(()),
        Proposed::Undo => Err(ApiError::NothingToUndo),
        Proposed::Finish => {
            let settled = table.view(Viewer::Seat(seat)).is_settled();
            settled.then_some(()).ok_or(ApiError::NotSettled)
        }
        Proposed::Claim if table.can_claim(seat) => Ok(()),
        Proposed::Claim => Err(ApiError::NothingToClaim),
    }
}
