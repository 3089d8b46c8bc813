//! Transactions: an action and what follows automatically, appended and published as one.

use std::sync::Arc;

use moonshot_rules::{Game, Phase, Seat, View, Viewer};
use moonshot_table::{Change, ChangeError, Entry};

use super::{action_of, any_action};
use crate::broadcast::outbox::Noticed;
use crate::error::ApiError;
use crate::table::bots::{self, Bots};
use crate::table::due::Due;
use crate::table::snapshot::view;
use crate::table::state::{Applied, TableState};

/// Maximum number of automatic actions in a transaction; the next one continues after them.
const LONGEST: usize = 64;

/// Entries applied to a table's state and not appended yet.
#[derive(Default)]
pub(crate) struct Transaction {
    entries: Vec<Entry>,
    /// For each entry, what each observer noticed, and their version after it.
    told: Vec<Observations>,
}

/// What each observer noticed of an entry, and their version after it.
pub(crate) type Observations = Vec<(Viewer, u64, Noticed)>;

impl Transaction {
    /// A seat acts.
    pub(crate) fn act(
        &mut self,
        state: &mut TableState,
        seat: Seat,
        action: &str,
    ) -> Result<(), ApiError> {
        let told = state.apply_action(seat, action)?;
        self.add(told);
        Ok(())
    }

    /// A seat undoes everything after the first `keep` entries that stand.
    pub(crate) fn undo(
        &mut self,
        state: &mut TableState,
        seat: Seat,
        keep: usize,
    ) -> Result<(), ApiError> {
        let undone = state.undo(seat, keep);
        self.add(undone.map_err(|_| ApiError::NothingToUndo)?);
        Ok(())
    }

    /// Something changes at the table.
    pub(crate) fn change(
        &mut self,
        state: &mut TableState,
        change: Change,
    ) -> Result<(), ApiError> {
        let told = state.change(change)?;
        self.add(told);
        Ok(())
    }

    /// A seat takes a hint; at most one per decision is recorded.
    pub(crate) fn hint(&mut self, state: &mut TableState, seat: Seat) -> Result<(), ApiError> {
        match self.change(state, Change::Hint { seat }) {
            Err(ApiError::Change(ChangeError::NoChange)) => Ok(()),
            done => done,
        }
    }

    /// Plays the current hand to its end with arbitrary legal actions.
    pub(crate) fn finish(&mut self, state: &mut TableState) -> Result<(), ApiError> {
        let hand = state.game.state().hand_number();
        while state.game.state().hand_number() == hand {
            let Some((next, action)) = any_action(state) else {
                break;
            };
            self.act(state, next, &action)?;
        }
        Ok(())
    }

    /// Plays the current hand to its end where every remaining trick is the seat's.
    pub(crate) fn claim(&mut self, state: &mut TableState, seat: Seat) -> Result<(), ApiError> {
        let claim = |state: &TableState| view(state.game.state(), Viewer::Seat(seat)).claim();
        while let Some(lead) = claim(state) {
            let mut next = Some((seat, lead.to_string()));
            // The others follow with any legal card: it makes no difference.
            while let Some((player, action)) = next {
                self.act(state, player, &action)?;
                let game = state.game.state();
                let goes_on = game.phase() == Phase::Play && !game.to_act().contains(seat);
                next = any_action(state).filter(|_| goes_on);
            }
        }
        Ok(())
    }

    /// Applies an entry.
    pub(crate) fn apply(&mut self, state: &mut TableState, entry: &Entry) -> Result<(), ApiError> {
        let told = state
            .apply(entry)
            .map_err(|_| ApiError::Internal("a stored entry could not be done"))?;
        self.add(told);
        Ok(())
    }

    /// Whether it has no entries.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn add(&mut self, told: Applied) {
        self.entries.extend(told.entry);
        self.told.push(told.noticed);
    }

    /// Adds what follows immediately: actions of bots that need no search, and forced cards. A secret question is answered in the
    /// transaction that asks it, so that nobody sees the table wait for it (W-08).
    pub(crate) fn follow_up(&mut self, state: &mut TableState, bots: &Arc<dyn Bots>) {
        self.resolve_chance(state);
        for _ in 0..LONGEST {
            let Some((seat, action)) = at_once(state, bots) else {
                return;
            };
            if self.act(state, seat, &action).is_err() && self.fallback(state, seat).is_err() {
                return;
            }
            self.resolve_chance(state);
        }
    }

    /// Resolves chance events of a match without seeds.
    fn resolve_chance(&mut self, state: &mut TableState) {
        while let Some(told) = state.resolve_chance() {
            self.add(told);
        }
    }

    /// Plays any legal action for a bot that failed, so that the match continues.
    pub(crate) fn fallback(&mut self, state: &mut TableState, seat: Seat) -> Result<(), ApiError> {
        tracing::error!(table = %state.record.id, %seat, "a bot's choice was refused");
        let action = action_of(state, seat).ok_or(ApiError::Internal("nothing is legal"))?;
        self.act(state, seat, &action)
    }

    /// The entries, and what every observer noticed of each.
    pub(crate) fn into_parts(self) -> (Vec<Entry>, Vec<Observations>) {
        (self.entries, self.told)
    }
}

/// The next automatic action that needs no waiting.
fn at_once(state: &TableState, bots: &Arc<dyn Bots>) -> Option<(Seat, String)> {
    match state.due()? {
        Due::Bot { waits: true, .. } => None,
        Due::Forced { seat, action } => Some((seat, action)),
        Due::Bot { seat, secret, .. } => {
            if let Some(action) = state.lesson_act(seat) {
                return Some((seat, action));
            }
            let bots = bots::at(bots, state.level_of(seat));
            let view = view(state.game.state(), Viewer::Seat(seat));
            let thinks = bots.thinks(&view);
            if thinks && !secret {
                return None;
            }
            let chosen = if thinks {
                bots.at_once(&view)
            } else {
                bots.choose(&view)
            };
            Some((seat, chosen.or_else(|| action_of(state, seat))?))
        }
    }
}
