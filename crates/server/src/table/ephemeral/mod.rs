//! Ephemeral state, which is in no log: connections, preferences, proposals, clocks, chat limits.
//!
//! It is lost when the table is dropped from memory. The match does not depend on it: its effects are entries.

mod clocks;
mod live;
mod pause;
mod presence;
mod proposals;
mod reports;
mod table;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

use moonshot_rules::Seat;
use moonshot_table::PersonId;
use tokio::time::Instant;

use crate::cluster::Preferences;
use crate::cluster::SERVER_EXPIRY;
use moonshot_api::{ProposalEnd, Rematch};

use clocks::Clocks;
use pause::Pause;
use proposals::EndedProposal;

pub(crate) use pause::PATIENCES;
pub(crate) use presence::Presence;
pub(super) use proposals::OpenProposal;
pub(super) use reports::{Announced, Inbox};

/// The ephemeral state of a table.
#[derive(Default)]
pub(crate) struct Ephemeral {
    /// The last pause. In a box: few tables have one.
    pub(crate) pause: Option<Box<Pause>>,
    /// The preferences of each player.
    pub(crate) preferences: HashMap<PersonId, Preferences>,
    pub(crate) presence: Presence,
    pub(crate) proposal: Option<OpenProposal>,
    /// The numbers of recently closed proposals.
    pub(crate) closed: VecDeque<u64>,
    /// The last rejected proposal, until there is another.
    pub(crate) ended: Option<EndedProposal>,
    pub(crate) clocks: Clocks,
    pub(crate) talk_limit: TalkLimit,
    /// The state of the rematch. In a box: few tables have one.
    pub(crate) rematch: Option<Box<Rematch>>,
    /// The delay of this view in seconds. A delayed view has no clocks.
    pub(crate) delayed: u16,
    /// The present number of spectators, for a delayed view: people may have changed between spectator and player.
    pub(crate) watching: Option<usize>,
}

/// Maximum number of remembered closed proposals.
const CLOSED: usize = 4;

impl Ephemeral {
    /// Opens a proposal.
    pub(crate) fn open_proposal(&mut self, proposal: OpenProposal) {
        self.proposal = Some(proposal);
        self.ended = None;
    }

    /// Closes the proposal because it was executed.
    pub(crate) fn close_proposal(&mut self) {
        if let Some(proposal) = self.proposal.take() {
            self.closed.truncate(CLOSED - 1);
            self.closed.push_front(proposal.number);
        }
    }

    /// A seat answers the proposal of the seat `by`, which withdraws it by disagreeing.
    pub(super) fn answer_proposal(&mut self, seat: Seat, by: Seat, agree: bool) {
        match &mut self.proposal {
            Some(proposal) if agree => {
                proposal.agreed.insert(seat);
            }
            _ if by == seat => self.end_proposal(ProposalEnd::Withdrawn, None),
            _ => self.end_proposal(ProposalEnd::Declined, Some(seat)),
        }
    }

    /// Closes the proposal because it was rejected.
    pub(crate) fn end_proposal(&mut self, how: ProposalEnd, seat: Option<Seat>) {
        if let Some(proposal) = &self.proposal {
            self.ended = Some(EndedProposal {
                number: proposal.number,
                what: proposal.what,
                by: proposal.by,
                how,
                seat,
            });
            self.close_proposal();
        }
    }
}

/// Allowed values for how long a finished trick stays, in milliseconds.
pub(crate) const TRICK_STAYS: std::ops::RangeInclusive<u16> = 500..=4_000;

/// Maximum number of chat messages of a seat within that time.
const WORDS: (usize, Duration) = (6, Duration::from_secs(12));

/// The times of recent chat messages of each seat.
#[derive(Default)]
pub(crate) struct TalkLimit(BTreeMap<Seat, VecDeque<Instant>>);

impl TalkLimit {
    /// Counts a chat message.
    ///
    /// # Errors
    /// When the limit is reached: how long to wait.
    pub(crate) fn say(&mut self, seat: Seat, now: Instant) -> Result<(), Duration> {
        let said = self.0.entry(seat).or_default();
        while said.front().is_some_and(|then| now - *then >= WORDS.1) {
            said.pop_front();
        }
        match said.front() {
            Some(first) if said.len() >= WORDS.0 => Err(WORDS.1.saturating_sub(now - *first)),
            _ => {
                said.push_back(now);
                Ok(())
            }
        }
    }
}

/// How long presence and clocks may be incomplete after a table was loaded: other servers have to report, and clients have to
/// reconnect after a restart.
const UNSURE: Duration = SERVER_EXPIRY;
