//! What all people at a table have to agree to.

use std::sync::Arc;

use moonshot_rules::{Seat, Seats, View, Viewer};
use moonshot_table::Change;

use super::{LiveTable, Run, playing};
use crate::error::ApiError;
use crate::feed::Feed;
use crate::identity::PersonId;
use crate::passing::OpenProposal;
use crate::snapshot::view;
use crate::table_state::TableState;
use crate::wire::Proposed;

impl LiveTable {
    /// Somebody proposes something. It is done at once if nobody else has to agree.
    pub(crate) async fn propose(
        self: &Arc<Self>,
        person: &PersonId,
        what: Proposed,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        if live.state.proposal().is_some() {
            return Err(ApiError::ProposedAlready);
        }
        live.state.may_propose(seat, what)?;
        let proposal = OpenProposal {
            what,
            by: seat,
            agreed: Seats::one(seat),
            position: live.state.game.standing(),
        };
        live.state.passing.proposal = Some(proposal);
        self.settle(&mut live).await
    }

    /// Somebody answers what is proposed; whoever proposed it may take it back by disagreeing.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        person: &PersonId,
        agree: bool,
    ) -> Result<(), ApiError> {
        let mut live = self.look().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        if live.state.proposal().is_none() {
            return Err(ApiError::NothingProposed);
        }
        let proposal = &mut live.state.passing.proposal;
        match proposal {
            Some(proposal) if agree => {
                proposal.agreed.insert(seat);
            }
            _ => *proposal = None,
        }
        self.settle(&mut live).await
    }

    /// Does what is proposed if all have agreed; tells everybody how it stands.
    pub(super) async fn settle(self: &Arc<Self>, live: &mut super::Live) -> Result<(), ApiError> {
        let agreed = live.state.proposal().filter(|proposal| {
            let asked = live.state.asked(proposal);
            asked.is_empty()
        });
        let Some((what, by)) = agreed.map(|proposal| (proposal.what, proposal.by)) else {
            live.feeds.each(Feed::stir);
            self.moved.send_replace(());
            return Ok(());
        };
        live.state.passing.proposal = None;
        live.feeds.each(Feed::stir);
        live.state.may_propose(by, what)?;
        let mut run = Run::default();
        let done = match what {
            Proposed::Undo => {
                let keep = live
                    .state
                    .decided_after(by)
                    .ok_or(ApiError::NothingToUndo)?;
                run.undo(&mut live.state, by, keep)
            }
            Proposed::Finish => run.finish(&mut live.state),
            Proposed::Stop => run.change(&mut live.state, Change::Stop),
        };
        self.done(live, run, done).await
    }
}

impl TableState {
    /// What is proposed, unless something was done since.
    pub(crate) fn proposal(&self) -> Option<&OpenProposal> {
        let proposal = self.passing.proposal.as_ref()?;
        (proposal.position == self.game.standing() && !self.game.is_over()).then_some(proposal)
    }

    /// Whose answer is waited for: the people who are here and have not agreed.
    pub(crate) fn asked(&self, proposal: &OpenProposal) -> Seats {
        let here = |seat: &Seat| {
            let person = self.company().place(*seat).and_then(|place| place.person());
            person.is_some_and(|person| self.passing.presence.is_here(person))
        };
        let asked = self.company().people().filter(here);
        let asked = asked.filter(|seat| !proposal.agreed.contains(*seat));
        asked.fold(Seats::NONE, Seats::with)
    }

    /// Refuses what cannot be done even if all agree.
    fn may_propose(&self, seat: Seat, what: Proposed) -> Result<(), ApiError> {
        playing(self)?;
        if self.game.is_over() {
            return Err(ApiError::MatchOver);
        }
        match what {
            Proposed::Stop => Ok(()),
            Proposed::Undo if self.decided_after(seat).is_some() => Ok(()),
            Proposed::Undo => Err(ApiError::NothingToUndo),
            Proposed::Finish => {
                let settled = view(self.game.state(), Viewer::Seat(seat)).is_settled();
                settled.then_some(()).ok_or(ApiError::NotSettled)
            }
        }
    }
}
