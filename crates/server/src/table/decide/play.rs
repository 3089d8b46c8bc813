//! What a player may do with their cards.

use moonshot_rules::{AnyView, Seat, View, Viewer};
use moonshot_table::{Change, PersonId};
use tokio::time::Instant;

use super::{Decision, Effect};
use crate::error::ApiError;
use crate::table::observer::Seen;
use crate::table::state::Table;
use moonshot_api::Stage;

/// The person plays an action, chosen at `version`.
pub(super) fn act<'c>(
    table: &Table,
    person: &PersonId,
    version: u64,
    action: &'c str,
    now: Instant,
) -> Decision<'c> {
    let seat = up_to_date(table, person, version, Seen::TheQuestion, now)?;
    table.check_playing()?;
    Ok(after_return(table, seat, Effect::Act { seat, action }))
}

/// The person undoes back to their last decision.
pub(super) fn undo(
    table: &Table,
    person: &PersonId,
    version: u64,
    now: Instant,
) -> Decision<'static> {
    let seat = up_to_date(table, person, version, Seen::OwnAct, now)?;
    check_alone(table)?;
    let keep = table.undo_keeping(seat).ok_or(ApiError::NothingToUndo)?;
    Ok(after_return(table, seat, Effect::Undo { seat, keep }))
}

/// The person plays a settled hand to its end.
pub(super) fn finish(
    table: &Table,
    person: &PersonId,
    version: u64,
    now: Instant,
) -> Decision<'static> {
    let seat = up_to_date(table, person, version, Seen::OwnAct, now)?;
    if !table.view(Viewer::Seat(seat)).is_settled() {
        return Err(ApiError::NotSettled);
    }
    check_alone(table)?;
    Ok(after_return(table, seat, Effect::Finish))
}

/// The person claims all remaining tricks.
pub(super) fn claim(
    table: &Table,
    person: &PersonId,
    version: u64,
    now: Instant,
) -> Decision<'static> {
    let seat = up_to_date(table, person, version, Seen::TheQuestion, now)?;
    if !table.can_claim(seat) {
        return Err(ApiError::NothingToClaim);
    }
    check_alone(table)?;
    Ok(after_return(table, seat, Effect::Claim(seat)))
}

/// The person in the seat got a hint for the question in the view. An outdated question needs none: there is no effect then.
pub(in crate::table) fn hint(
    table: &Table,
    person: &PersonId,
    seat: Seat,
    seen: &AnyView,
) -> Decision<'static> {
    if table.seat_of(person) != Some(seat) {
        return Err(ApiError::NotSeated);
    }
    table.check_hints()?;
    let asked =
        table.stage() == Stage::Playing && table.view(Viewer::Seat(seat)).legal() == seen.legal();
    Ok(asked.then_some(Effect::Hint(seat)).into_iter().collect())
}

/// The person's seat, if the request is recent enough.
pub(in crate::table) fn up_to_date(
    table: &Table,
    person: &PersonId,
    version: u64,
    seen: Seen,
    now: Instant,
) -> Result<Seat, ApiError> {
    let seat = table.own_seat(person)?;
    let viewer = Viewer::Seat(seat);
    if table.had_seen(viewer, version, seen) {
        Ok(seat)
    } else {
        Err(ApiError::Stale(Box::new(table.snapshot(viewer, now))))
    }
}

/// The effect, before which the seat's person comes back if a bot plays for them: playing means being back.
fn after_return<'c>(table: &Table, seat: Seat, effect: Effect<'c>) -> Vec<Effect<'c>> {
    let back = !table.is_person(seat) && table.check_playing().is_ok();
    let back = back.then_some(Effect::Change(Change::Return { seat }));
    back.into_iter().chain([effect]).collect()
}

/// Refuses if several people are seated: they have to agree.
fn check_alone(table: &Table) -> Result<(), ApiError> {
    table.check_playing()?;
    match table.people() {
        0 | 1 => Ok(()),
        _ => Err(ApiError::MustAgree),
    }
}
