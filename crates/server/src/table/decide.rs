//! Decides what a command does to a table: who may do what, and when.
//!
//! Pure: the same table, command and time give the same effects or the same refusal, and nothing changes. A
//! [`Transaction`](super::transaction::Transaction) applies the effects.

pub(super) mod play;
pub(super) mod proposals;
pub(super) mod seats;
#[cfg(test)]
mod tests;

use moonshot_rules::{Seat, View, Viewer};
use moonshot_table::{Change, PersonId, TableSeat};
use tokio::time::Instant;

use super::command::Command;
use super::state::Table;
use crate::error::ApiError;
use moonshot_api::Stage;

/// What a command does to a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Effect<'c> {
    /// A seat acts.
    Act { seat: Seat, action: &'c str },
    /// A seat undoes everything after the first `keep` entries that stand.
    Undo { seat: Seat, keep: usize },
    /// Something changes at the table.
    Change(Change),
    /// The hand is played to its end with arbitrary legal actions.
    Finish,
    /// The hand is played to its end, where every remaining trick is the seat's.
    Claim(Seat),
    /// A seat takes a hint; at most one per decision is recorded.
    Hint(Seat),
}

/// Effects in their order, or why a command is refused.
pub(crate) type Decision<'c> = Result<Vec<Effect<'c>>, ApiError>;

impl Table {
    /// What the person's command does now. It must have been [checked](Command::checked).
    ///
    /// # Errors
    /// When the person may not do that, or not now. Whether an action is legal the rules say when it is applied.
    pub(crate) fn decide<'c>(
        &self,
        person: &PersonId,
        command: &'c Command,
        now: Instant,
    ) -> Decision<'c> {
        match command {
            Command::Act { version, action } => play::act(self, person, *version, action, now),
            Command::Undo { version } => play::undo(self, person, *version, now),
            Command::Finish { version } => play::finish(self, person, *version, now),
            Command::Claim { version } => play::claim(self, person, *version, now),
            _ => {
                let changes = seats::changes(self, person, command, now)?;
                Ok(changes.into_iter().map(Effect::Change).collect())
            }
        }
    }

    /// The person's seat.
    ///
    /// # Errors
    /// When they have none.
    pub(crate) fn own_seat(&self, person: &PersonId) -> Result<Seat, ApiError> {
        self.seat_of(person).ok_or(ApiError::NotSeated)
    }

    /// The seat.
    ///
    /// # Errors
    /// When the table has none of that number.
    pub(super) fn place(&self, seat: Seat) -> Result<&TableSeat, ApiError> {
        self.membership().place(seat).ok_or(ApiError::NoSeat)
    }

    /// Refuses if the match has not begun or is paused.
    pub(super) fn check_playing(&self) -> Result<(), ApiError> {
        match self.stage() {
            Stage::Waiting => Err(ApiError::NotBegun),
            _ if self.membership().paused() => Err(ApiError::Paused),
            _ => Ok(()),
        }
    }

    /// Whether all remaining tricks are provably the seat's. Not in a lesson, which comments on every card.
    pub(super) fn can_claim(&self, seat: Seat) -> bool {
        self.record.lesson.is_none() && self.view(Viewer::Seat(seat)).claim().is_some()
    }
}
