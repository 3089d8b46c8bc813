//! What a player does with their cards.

use std::sync::Arc;

use moonshot_rules::{Game, Seat, View, Viewer};
use moonshot_table::{Change, PersonId};

use super::{LiveTable, Transaction};
use crate::error::ApiError;
use crate::table::observer::Seen;
use crate::table::snapshot::view;
use crate::table::state::TableState;
use moonshot_api::{Stage, Suggestion};

impl LiveTable {
    /// Plays a person's action, chosen at `version`. Returns their version after it.
    pub(crate) async fn play(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
        action: &str,
    ) -> Result<u64, ApiError> {
        self.at_seat(
            person,
            version,
            Seen::TheQuestion,
            |state, transaction, seat| {
                playing(state)?;
                transaction.act(state, seat, action)
            },
        )
        .await
    }

    /// Undoes back to the person's last decision. Returns their version after it.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        self.at_seat(person, version, Seen::OwnAct, |state, transaction, seat| {
            alone(state)?;
            let keep = state.undo_keeping(seat).ok_or(ApiError::NothingToUndo)?;
            transaction.undo(state, seat, keep)
        })
        .await
    }

    /// Plays a settled hand to its end. Returns the person's version after it.
    pub(crate) async fn finish(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        self.at_seat(person, version, Seen::OwnAct, |state, transaction, seat| {
            if !view(state.game.state(), Viewer::Seat(seat)).is_settled() {
                return Err(ApiError::NotSettled);
            }
            alone(state)?;
            transaction.finish(state)
        })
        .await
    }

    /// Claims all remaining tricks, which must provably be the person's. Returns their version after it.
    pub(crate) async fn claim(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        self.at_seat(
            person,
            version,
            Seen::TheQuestion,
            |state, transaction, seat| {
                if !state.can_claim(seat) {
                    return Err(ApiError::NothingToClaim);
                }
                alone(state)?;
                transaction.claim(state, seat)
            },
        )
        .await
    }

    /// Runs a transaction for a seated person, if `version` is recent enough. Returns their version after it.
    async fn at_seat(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
        seen: Seen,
        mut decide: impl FnMut(&mut TableState, &mut Transaction, Seat) -> Result<(), ApiError>,
    ) -> Result<u64, ApiError> {
        self.reach(person, version).await?;
        let decided = self.transact(|state, transaction| {
            let seat = seat_at(state, person, version, seen)?;
            if !state.is_person(seat) && playing(state).is_ok() {
                // Playing means being back.
                transaction.change(state, Change::Return { seat })?;
            }
            decide(state, transaction, seat)?;
            Ok(seat)
        });
        let (seat, live) = decided.await?;
        Ok(live.state.version(Viewer::Seat(seat)))
    }

    /// What a bot would do with a person's view; `None` if it is not their turn. The hint is logged first, once per decision.
    pub(crate) async fn suggest(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<Option<Suggestion>, ApiError> {
        let live = self.refresh().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let state = live.state.game.state();
        if !state.to_act().contains(seat) || live.state.stage() != Stage::Playing {
            return Ok(None);
        }
        let seen = view(state, Viewer::Seat(seat));
        drop(live);
        let bots = Arc::clone(&self.context.bots);
        let asked = seen.clone();
        let advice = self.context.think(bots, move |bots| bots.advise(&asked));
        let Some(advice) = advice.await else {
            return Ok(None);
        };
        let noted = self.transact(|state, transaction| {
            if state.seat_of(person) != Some(seat) {
                return Err(ApiError::NotSeated);
            }
            let now = view(state.game.state(), Viewer::Seat(seat));
            // An outdated question needs no answer.
            let asked = state.stage() == Stage::Playing && now.legal() == seen.legal();
            if asked {
                transaction.hint(state, seat)?;
            }
            Ok(asked)
        });
        let (asked, _) = noted.await?;
        Ok(asked.then_some(advice))
    }

    /// A person confirms their card that did not follow suit, so that bots stop waiting for them.
    pub(crate) async fn go_on(
        self: &Arc<Self>,
        person: &PersonId,
        version: u64,
    ) -> Result<u64, ApiError> {
        let mut live = self.refresh().await?;
        let seat = seat_at(&live.state, person, version, Seen::OwnAct)?;
        if !live.state.let_lie(seat) {
            return Err(ApiError::NobodyWaits);
        }
        self.relay.notify();
        self.tell_present(&live.state);
        Ok(live.state.version(Viewer::Seat(seat)))
    }
}

/// Refuses if the match has not begun or is paused.
pub(super) fn playing(state: &TableState) -> Result<(), ApiError> {
    match state.stage() {
        Stage::Waiting => Err(ApiError::NotBegun),
        _ if state.membership().paused() => Err(ApiError::Paused),
        _ => Ok(()),
    }
}

/// Refuses if several people are seated: they have to agree.
fn alone(state: &TableState) -> Result<(), ApiError> {
    playing(state)?;
    match state.people() {
        0 | 1 => Ok(()),
        _ => Err(ApiError::MustAgree),
    }
}

/// The person's seat, if the request is recent enough.
fn seat_at(
    state: &TableState,
    person: &PersonId,
    version: u64,
    seen: Seen,
) -> Result<Seat, ApiError> {
    let seat = state.seat_of(person).ok_or(ApiError::NotSeated)?;
    let viewer = Viewer::Seat(seat);
    if state.had_seen(viewer, version, seen) {
        Ok(seat)
    } else {
        Err(ApiError::Stale(Box::new(state.snapshot(viewer))))
    }
}
