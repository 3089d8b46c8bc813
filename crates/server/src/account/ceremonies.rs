//! Ceremonies with passkeys that are under way: the server's challenge has gone out, and its answer is waited for.
//!
//! They are in memory alone, each for one answer and for five minutes.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, PasskeyAuthentication, PasskeyRegistration,
};

use crate::error::ApiError;
use crate::identity::PersonId;
use crate::random;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// How many are waited for; then the oldest is forgotten.
const MOST: usize = 4096;

/// What the server asked an authenticator for.
pub(super) enum Asked {
    /// A new passkey, for a new account or for that person's.
    Create {
        state: Box<PasskeyRegistration>,
        /// The bytes by which the passkey names the account.
        user: [u8; 16],
        /// Who asked.
        person: Option<PersonId>,
        /// The handle of the account that is to be made.
        handle: Option<String>,
    },
    /// A passkey of whoever has one.
    SignIn(Box<DiscoverableAuthentication>),
    /// A passkey of that person, who is signed in.
    Prove {
        state: Box<PasskeyAuthentication>,
        person: PersonId,
    },
}

/// A ceremony that is under way.
struct Ceremony {
    id: String,
    site: String,
    until: Instant,
    asked: Asked,
}

/// Ceremonies that are under way, the oldest first.
#[derive(Default)]
pub(super) struct Ceremonies(Mutex<VecDeque<Ceremony>>);

impl Ceremonies {
    /// Waits for the answer of that site's page. Returns the ceremony's name.
    pub(super) fn begin(&self, site: &str, asked: Asked) -> Result<String, ApiError> {
        self.begin_at(site, asked, Instant::now())
    }

    fn begin_at(&self, site: &str, asked: Asked, now: Instant) -> Result<String, ApiError> {
        let id = hex::encode(random::bytes::<16>()?);
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.len() >= MOST || waiting.front().is_some_and(|oldest| oldest.until <= now) {
            waiting.pop_front();
        }
        waiting.push_back(Ceremony {
            id: id.clone(),
            site: site.to_owned(),
            until: now + PATIENCE,
            asked,
        });
        Ok(id)
    }

    /// What was asked for in that ceremony; nobody gets it again.
    pub(super) fn end(&self, id: &str, site: &str) -> Option<Asked> {
        self.end_at(id, site, Instant::now())
    }

    fn end_at(&self, id: &str, site: &str, now: Instant) -> Option<Asked> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = waiting.iter().position(|ceremony| ceremony.id == id)?;
        let ceremony = waiting.remove(place)?;
        (ceremony.until > now && ceremony.site == site).then_some(ceremony.asked)
    }
}

#[cfg(test)]
mod tests {
    use super::super::site::Site;
    use super::*;

    fn asked() -> Asked {
        let site = Site::of("localhost:8013", false).unwrap();
        let (_, state) = site
            .webauthn()
            .unwrap()
            .start_discoverable_authentication()
            .unwrap();
        Asked::SignIn(Box::new(state))
    }

    #[test]
    fn each_is_answered_once_in_time_and_by_its_own_site() {
        let (all, now) = (Ceremonies::default(), Instant::now());
        let begin = || all.begin_at("localhost", asked(), now).unwrap();
        let id = begin();
        assert!(all.end_at(&id, "localhost", now + PATIENCE / 2).is_some());
        assert!(all.end_at(&id, "localhost", now).is_none(), "once");
        let id = begin();
        assert!(all.end_at(&id, "localhost", now + PATIENCE).is_none());
        let id = begin();
        assert!(all.end_at(&id, "attic.lan", now).is_none());
        assert!(
            all.end_at(&id, "localhost", now).is_none(),
            "not afterwards"
        );
        assert!(all.end_at("", "localhost", now).is_none());
    }

    #[test]
    fn what_nobody_answers_is_forgotten() {
        let (all, now) = (Ceremonies::default(), Instant::now());
        let first = all.begin_at("localhost", asked(), now).unwrap();
        for _ in 1..MOST {
            all.begin_at("localhost", asked(), now).unwrap();
        }
        let last = all.begin_at("localhost", asked(), now).unwrap();
        assert_eq!(all.0.lock().unwrap().len(), MOST);
        assert!(all.end_at(&first, "localhost", now).is_none());
        all.begin_at("localhost", asked(), now + PATIENCE).unwrap();
        assert_eq!(all.0.lock().unwrap().len(), 1);
        assert!(all.end_at(&last, "localhost", now).is_none());
    }
}
