//! Proposals, which all players at a table have to accept.

use std::time::Duration;

use moonshot_rules::{Seat, Seats};
use tokio::time::Instant;

use crate::cluster::{ProposalEndReport, ProposalReport};
use moonshot_api::{ProposalEnd, Proposed};

/// A proposal that not everybody has answered.
pub(crate) struct OpenProposal {
    /// Its random number, the same on all servers.
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
    /// The number of actions it refers to: a later visible action ends it, unless it does not matter to the proposal.
    pub(crate) position: usize,
    /// The hand it refers to.
    pub(crate) hand: u32,
    /// When it expires.
    pub(crate) until: Instant,
}

impl OpenProposal {
    /// How long a proposal stays open.
    pub(crate) const WAITS: Duration = Duration::from_secs(60);
}

/// A rejected proposal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct EndedProposal {
    pub(crate) number: u64,
    pub(crate) what: Proposed,
    pub(crate) by: Seat,
    pub(crate) how: ProposalEnd,
    /// Who declined it.
    pub(crate) seat: Option<Seat>,
}

impl EndedProposal {
    pub(super) fn report(self) -> ProposalEndReport {
        ProposalEndReport {
            number: self.number,
            how: self.how,
            seat: self.seat,
        }
    }
}

impl OpenProposal {
    pub(super) fn report(&self) -> ProposalReport {
        ProposalReport {
            number: self.number,
            what: self.what,
            by: self.by,
            agreed: self.agreed.iter().collect(),
            position: self.position,
        }
    }
}
