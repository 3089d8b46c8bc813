//! What all people at a table have to agree to.

use std::sync::Arc;

use moonshot_rules::{Seat, Seats, View, Viewer};
use moonshot_table::{Absence, Change};
use tokio::time::Instant;

use super::LiveTable;
use super::play::playing;
use crate::error::ApiError;
use crate::feed::Feed;
use crate::identity::PersonId;
use crate::passing::OpenProposal;
use crate::random;
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
        let mut live = self.refresh().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        if live.state.proposal().is_some() {
            return Err(ApiError::ProposedAlready);
        }
        live.state.may_propose(seat, what)?;
        let proposal = OpenProposal {
            number: u64::from_le_bytes(random::bytes()?),
            what,
            by: seat,
            agreed: Seats::one(seat),
            position: live.state.game.standing(),
        };
        live.state.passing.proposal = Some(proposal);
        drop(live);
        self.settle().await
    }

    /// Somebody answers what is proposed; whoever proposed it may take it back by disagreeing.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        person: &PersonId,
        agree: bool,
    ) -> Result<(), ApiError> {
        let mut live = self.refresh().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        if live.state.proposal().is_none() {
            return Err(ApiError::NothingProposed);
        }
        match &mut live.state.passing.proposal {
            Some(proposal) if agree => {
                proposal.agreed.insert(seat);
            }
            _ => live.state.passing.close_proposal(),
        }
        drop(live);
        self.settle().await
    }

    /// Does what is proposed if all have agreed; tells everybody how it stands.
    pub(super) async fn settle(self: &Arc<Self>) -> Result<(), ApiError> {
        let settling = self.with(|state, run| match state.agreed() {
            Some((what, by)) => state.may_propose(by, what).and_then(|()| match what {
                Proposed::Undo => {
                    let keep = state.decided_after(by).ok_or(ApiError::NothingToUndo)?;
                    run.undo(state, by, keep)
                }
                Proposed::Finish => run.finish(state),
                Proposed::Claim => run.claim(state, by),
                Proposed::Stop => run.change(state, Change::Stop),
            }),
            None => Ok(()),
        });
        let settled = settling.await.map(drop);
        let mut live = self.look().await?;
        if live.state.agreed().is_some() {
            // It could not be done, though all agreed.
            live.state.passing.close_proposal();
        }
        let unsure = live.state.passing.presence.unsure_until(Instant::now());
        if let (Some(until), true) = (unsure, live.state.proposal().is_some()) {
            self.settle_at(until);
        }
        live.feeds.each(Feed::stir);
        self.moved.tell();
        self.tell_present(&live.state);
        settled
    }

    /// Does what is proposed if all have agreed by then.
    fn settle_at(self: &Arc<Self>, then: Instant) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(then).await;
            table.settle_soon();
        });
    }
}

impl TableState {
    /// What is proposed, unless something was done since.
    pub(crate) fn proposal(&self) -> Option<&OpenProposal> {
        let proposal = self.passing.proposal.as_ref()?;
        (proposal.position == self.game.standing() && !self.game.is_over()).then_some(proposal)
    }

    /// What all have agreed to, and who proposed it.
    fn agreed(&self) -> Option<(Proposed, Seat)> {
        let proposal = self.proposal()?;
        let agreed = self.asked(proposal).is_empty();
        agreed.then_some((proposal.what, proposal.by))
    }

    /// Whose answer is waited for: the people who are here and have not agreed. Whoever may be here is waited for until it is known.
    pub(crate) fn asked(&self, proposal: &OpenProposal) -> Seats {
        let (presence, now) = (&self.passing.presence, Instant::now());
        let here = |seat: &Seat| {
            let Some(place) = self.company().place(*seat) else {
                return false;
            };
            place.person().is_some_and(|person| match place.away {
                // The log says that they had gone, and would say it if they had come back.
                Some(Absence::Gone) => presence.is_here(person),
                _ => presence.may_be_here(person, now),
            })
        };
        let asked = self.company().people().filter(here);
        let asked = asked.filter(|seat| !proposal.agreed.contains(*seat));
        asked.fold(Seats::NONE, Seats::with)
    }

    /// Whether the seat can prove that every trick that is left is its own. In a lesson every card is played, for it says
    /// something of each.
    pub(super) fn can_claim(&self, seat: Seat) -> bool {
        let view = view(self.game.state(), Viewer::Seat(seat));
        self.record.lesson.is_none() && view.claim().is_some()
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
            Proposed::Claim if self.can_claim(seat) => Ok(()),
            Proposed::Claim => Err(ApiError::NothingToClaim),
        }
    }
}
