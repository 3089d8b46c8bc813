//! Checks that a token keeps standing for its person while a stream is open.

use std::sync::Arc;

use super::{Identities, Known};
use crate::error::ApiError;
use crate::util::clock::today;

/// What shows that a subscriber is who they are, for as long as they are.
pub(crate) struct Pass {
    identities: Arc<Identities>,
    known: Arc<Known>,
    /// The day of the last successful check, and how many sessions had ended by then; day 0 before the first check. A session
    /// expires at the end of a day.
    held: (i64, u64),
}

impl Pass {
    pub(crate) fn new(identities: &Arc<Identities>, known: &Arc<Known>) -> Pass {
        Pass {
            identities: Arc::clone(identities),
            known: Arc::clone(known),
            held: (0, 0),
        }
    }

    fn now(&self) -> (i64, u64) {
        (today(), self.identities.ended())
    }

    /// Whether nothing has happened since the last successful check that could change its result.
    pub(crate) fn is_fresh(&self) -> bool {
        self.held == self.now()
    }

    /// Whether the token still stands for its person.
    pub(crate) async fn holds(&mut self) -> Result<bool, ApiError> {
        if self.is_fresh() {
            return Ok(true);
        }
        let now = self.now();
        let stands = self.identities.stands(&self.known).await;
        let holds = matches!(stands, Ok(true));
        self.held = if holds { now } else { (0, 0) };
        stands
    }
}
