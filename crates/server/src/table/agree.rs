//! Proposals, which all players at a table have to accept.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use moonshot_rules::{Game, Phase, Seat, Seats, View, Viewer};
use moonshot_table::{Absence, Change, PersonId};
use tokio::time::Instant;

use super::LiveTable;
use super::play::playing;
use super::transaction::Observations;
use crate::broadcast::outbox::Noticed;
use crate::broadcast::outbox::Outbox;
use crate::error::ApiError;
use crate::store::StoreError;
use crate::table::ephemeral::OpenProposal;
use crate::table::snapshot::view;
use crate::table::state::TableState;
use crate::util::random;
use moonshot_api::{ProposalEnd, Proposed, TableEvent, TableNews};

/// Delay before a failed look is retried.
const AGAIN: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Makes a proposal. It is executed immediately if nobody else has to agree.
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
        if live.state.is_resting() && what != Proposed::Stop {
            // Proposing to continue means being back.
            drop(live);
            self.come_back(person).await?;
            live = self.look().await?;
            live.state.may_propose(seat, what)?;
        }
        let proposal = OpenProposal {
            number: u64::from_le_bytes(random::bytes()?),
            what,
            by: seat,
            agreed: Seats::one(seat),
            position: live.state.game.standing(),
            hand: live.state.game.state().hand_number(),
            until: Instant::now() + OpenProposal::WAITS,
        };
        live.state.ephemeral.open_proposal(proposal);
        drop(live);
        self.settle().await
    }

    /// Answers a proposal; the proposer withdraws it by disagreeing.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        person: &PersonId,
        agree: bool,
    ) -> Result<(), ApiError> {
        let mut live = self.refresh().await?;
        let seat = live.state.seat_of(person).ok_or(ApiError::NotSeated)?;
        let Some(by) = live.state.proposal().map(|proposal| proposal.by) else {
            return Err(ApiError::NothingProposed);
        };
        match &mut live.state.ephemeral.proposal {
            Some(proposal) if agree => {
                proposal.agreed.insert(seat);
            }
            _ if by == seat => live
                .state
                .ephemeral
                .end_proposal(ProposalEnd::Withdrawn, None),
            _ => live
                .state
                .ephemeral
                .end_proposal(ProposalEnd::Declined, Some(seat)),
        }
        drop(live);
        self.settle().await
    }

    /// Executes the proposal if all have agreed, and publishes its state.
    pub(super) async fn settle(self: &Arc<Self>) -> Result<(), ApiError> {
        let settling = self.transact(|state, transaction| match state.agreed() {
            Some((what, by)) => state.may_propose(by, what).and_then(|()| match what {
                Proposed::Undo => {
                    let keep = state.decided_after(by).ok_or(ApiError::NothingToUndo)?;
                    transaction.undo(state, by, keep)
                }
                Proposed::Finish => transaction.finish(state),
                Proposed::Claim => transaction.claim(state, by),
                Proposed::Stop => transaction.change(state, Change::Stop),
            }),
            None => Ok(()),
        });
        let settled = settling.await.map(drop);
        let mut live = self.look().await?;
        if live.state.agreed().is_some() {
            // All agreed, but it was not possible.
            let ephemeral = &mut live.state.ephemeral;
            ephemeral.end_proposal(ProposalEnd::Overtaken, None);
        }
        if live.state.proposal().is_some() && !self.proposed.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).see_proposals_out());
        }
        let unsure = live.state.ephemeral.presence.unsure_until(Instant::now());
        if let (Some(until), true) = (unsure, live.state.proposal().is_some()) {
            self.settle_at(until);
        }
        live.outboxes.each(Outbox::mark_changed);
        self.relay.notify();
        self.tell_present(&live.state);
        settled
    }

    /// Expires a proposal that stays unanswered.
    async fn see_proposals_out(self: Arc<Self>) {
        let mut moved = self.waiter();
        loop {
            let until = match self.look().await {
                Ok(mut live) => match live.state.proposal().map(|proposal| proposal.until) {
                    Some(until) if until > Instant::now() => until,
                    Some(_) => {
                        let ephemeral = &mut live.state.ephemeral;
                        ephemeral.end_proposal(ProposalEnd::Lapsed, None);
                        live.outboxes.each(Outbox::mark_changed);
                        self.relay.notify();
                        self.tell_present(&live.state);
                        continue;
                    }
                    None => {
                        // Set under the lock: later proposals start a new task.
                        self.proposed.store(false, Ordering::Release);
                        return;
                    }
                },
                Err(ApiError::NoTable | ApiError::Stopping) => return,
                Err(ApiError::Storage(StoreError::Closed)) => return,
                Err(_) => Instant::now() + AGAIN,
            };
            let _ = tokio::time::timeout_at(until, moved.changed()).await;
        }
    }

    /// Executes the proposal if all have agreed by then.
    fn settle_at(self: &Arc<Self>, then: Instant) {
        let table = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep_until(then).await;
            table.settle_soon();
        });
    }
}

impl TableState {
    /// The open proposal, unless the match has moved on.
    pub(crate) fn proposal(&self) -> Option<&OpenProposal> {
        let proposal = self.ephemeral.proposal.as_ref()?;
        (proposal.position == self.game.standing() && !self.game.is_over()).then_some(proposal)
    }

    /// The accepted proposal and who made it. In a suspended match only stopping is accepted.
    fn agreed(&self) -> Option<(Proposed, Seat)> {
        let proposal = self.proposal()?;
        let rests = self.is_resting() && proposal.what != Proposed::Stop;
        let agreed = !rests && self.asked(proposal).is_empty();
        agreed.then_some((proposal.what, proposal.by))
    }

    /// Whether a proposal waits for connected people, after somebody has disconnected. Without any of them it is not accepted.
    pub(super) fn waits_for_fewer(&self) -> bool {
        self.proposal().is_some() && self.membership().people().any(|seat| self.is_here(seat))
    }

    /// Closes a proposal that the match has overtaken. Secret actions end no proposal, as that would reveal them (W-08).
    pub(super) fn overtake_proposal(&mut self, heard: &[Observations]) {
        let (standing, hand) = (self.game.standing(), self.game.state().hand_number());
        let (phase, over) = (self.game.state().phase(), self.game.is_over());
        let Some(proposal) = &mut self.ephemeral.proposal else {
            return;
        };
        let hand_over = hand != proposal.hand || phase == Phase::Moon;
        match proposal.what {
            _ if over => self.ephemeral.close_proposal(),
            Proposed::Finish | Proposed::Claim if hand_over => self.ephemeral.close_proposal(),
            _ if proposal.position == standing => {}
            _ if heard.iter().flatten().any(is_seen_by_all) => {
                self.ephemeral.end_proposal(ProposalEnd::Overtaken, None);
            }
            _ => proposal.position = standing,
        }
    }

    /// Whose answer is outstanding: connected people who have not agreed, including those who may be connected.
    pub(crate) fn asked(&self, proposal: &OpenProposal) -> Seats {
        let (presence, now) = (&self.ephemeral.presence, Instant::now());
        let here = |seat: &Seat| {
            let Some(place) = self.membership().place(*seat) else {
                return false;
            };
            place.person().is_some_and(|person| match place.away {
                // The log says that they were disconnected, and would say if they had come back.
                Some(Absence::Disconnected) => presence.is_here(person),
                _ => presence.may_be_here(person, now),
            })
        };
        let asked = self.membership().people().filter(here);
        let asked = asked.filter(|seat| !proposal.agreed.contains(*seat));
        asked.fold(Seats::NONE, Seats::with)
    }

    /// Whether all remaining tricks are provably the seat's. Not in a lesson, which comments on every card.
    pub(super) fn can_claim(&self, seat: Seat) -> bool {
        let view = view(self.game.state(), Viewer::Seat(seat));
        self.record.lesson.is_none() && view.claim().is_some()
    }

    /// Refuses proposals that are impossible even if all agree.
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

/// Whether spectators saw something happen in the match.
fn is_seen_by_all((viewer, _, noticed): &(Viewer, u64, Noticed)) -> bool {
    let of_match = |event: &TableEvent| match event {
        TableEvent::Game(_) => true,
        TableEvent::Table(news) => matches!(news, TableNews::Undone { .. }),
    };
    matches!(noticed, Noticed::Events(events) if *viewer == Viewer::Spectator && events.iter().any(of_match))
}
