//! Transactions: an action and what follows automatically, appended and published as one.

use std::sync::Arc;

use moonshot_rules::{Game, Phase, Seat, View, Viewer};
use moonshot_table::{Change, ChangeError, Entry};

use crate::broadcast::outbox::Noticed;
use crate::error::ApiError;
use crate::table::automatic::Due;
use crate::table::bots::{self, Bots};
use crate::table::decide::Effect;
use crate::table::snapshot::view;
use crate::table::state::{Applied, Table, action_of, any_action};

/// Maximum number of automatic actions in a transaction; the next one continues after them.
const LONGEST: usize = 64;

/// Entries applied to a table's state and not appended yet.
#[derive(Default)]
pub(crate) struct Transaction {
    entries: Vec<Entry>,
    /// For each entry, what each observer noticed, and their version after it.
    observed: Vec<Observations>,
}

/// What each observer noticed of an entry, and their version after it.
pub(crate) type Observations = Vec<(Viewer, u64, Noticed)>;

impl Transaction {
    /// A seat acts.
    pub(crate) fn act(
        &mut self,
        state: &mut Table,
        seat: Seat,
        action: &str,
    ) -> Result<(), ApiError> {
        let applied = state.apply_action(seat, action)?;
        self.add(applied);
        Ok(())
    }

    /// Applies effects, in their order.
    pub(super) fn run(
        &mut self,
        table: &mut Table,
        effects: Vec<Effect<'_>>,
    ) -> Result<(), ApiError> {
        effects.into_iter().try_for_each(|effect| match effect {
            Effect::Act { seat, action } => self.act(table, seat, action),
            Effect::Undo { seat, keep } => self.undo(table, seat, keep),
            Effect::Change(change) => self.change(table, change),
            Effect::Finish => self.finish(table),
            Effect::Claim(seat) => self.claim(table, seat),
            Effect::Hint(seat) => self.hint(table, seat),
        })
    }

    /// A seat undoes everything after the first `keep` entries that stand.
    fn undo(&mut self, state: &mut Table, seat: Seat, keep: usize) -> Result<(), ApiError> {
        let undone = state.undo(seat, keep);
        self.add(undone.map_err(|_| ApiError::NothingToUndo)?);
        Ok(())
    }

    /// Something changes at the table.
    pub(crate) fn change(&mut self, state: &mut Table, change: Change) -> Result<(), ApiError> {
        let applied = state.change(change)?;
        self.add(applied);
        Ok(())
    }

    /// A seat takes a hint; at most one per decision is recorded.
    fn hint(&mut self, state: &mut Table, seat: Seat) -> Result<(), ApiError> {
        match self.change(state, Change::Hint { seat }) {
            Err(ApiError::Change(ChangeError::NoChange)) => Ok(()),
            done => done,
        }
    }

    /// Plays the current hand to its end with arbitrary legal actions.
    fn finish(&mut self, state: &mut Table) -> Result<(), ApiError> {
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
    fn claim(&mut self, state: &mut Table, seat: Seat) -> Result<(), ApiError> {
        let claim = |state: &Table| view(state.game.state(), Viewer::Seat(seat)).claim();
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
    pub(crate) fn apply(&mut self, state: &mut Table, entry: &Entry) -> Result<(), ApiError> {
        let applied = state
            .apply(entry)
            .map_err(|_| ApiError::Internal("a stored entry could not be done"))?;
        self.add(applied);
        Ok(())
    }

    /// Whether it has no entries.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn add(&mut self, applied: Applied) {
        self.entries.extend(applied.entry);
        self.observed.push(applied.noticed);
    }

    /// Adds what follows immediately: actions of bots that need no search, and forced cards. A secret question is answered in the
    /// transaction that asks it, so that nobody sees the table wait for it (W-08).
    pub(crate) fn follow_up(&mut self, state: &mut Table, bots: &Arc<dyn Bots>) {
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
    fn resolve_chance(&mut self, state: &mut Table) {
        while let Some(applied) = state.resolve_chance() {
            self.add(applied);
        }
    }

    /// Plays any legal action for a bot that failed, so that the match continues.
    pub(crate) fn fallback(&mut self, state: &mut Table, seat: Seat) -> Result<(), ApiError> {
        tracing::error!(table = %state.record.id, %seat, "a bot's choice was refused");
        let action = action_of(state, seat).ok_or(ApiError::Internal("nothing is legal"))?;
        self.act(state, seat, &action)
    }

    /// The entries, and what every observer noticed of each.
    pub(crate) fn into_parts(self) -> (Vec<Entry>, Vec<Observations>) {
        (self.entries, self.observed)
    }
}

/// The next automatic action that needs no waiting.
fn at_once(state: &Table, bots: &Arc<dyn Bots>) -> Option<(Seat, String)> {
    match state.due()? {
        Due::Bot { waits: true, .. } => None,
        Due::Forced { seat, action } => Some((seat, action)),
        Due::Bot { seat, secret, .. } => {
            if let Some(action) = state.lesson_act(seat) {
                return Some((seat, action));
            }
            let bots = bots::of_seat(bots, state, seat);
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
