//! Pending WebAuthn ceremonies: the challenge is sent, the response outstanding.
//!
//! A ceremony is kept for one response and for five minutes: in memory, or in the store if several servers share it, so that any
//! server can complete it.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use moonshot_store::{CeremonyRecord, Store};
use moonshot_table::PersonId;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, PasskeyAuthentication, PasskeyRegistration,
};

use crate::error::ApiError;
use crate::util::random;

/// How long a ceremony stays valid.
const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// Maximum number of pending ceremonies in memory; then the oldest is dropped.
const MOST: usize = 4096;

/// The challenge sent to an authenticator.
#[derive(Serialize, Deserialize)]
pub(super) enum Challenge {
    /// Register a passkey, for a new account or for that person's.
    Create {
        state: Box<PasskeyRegistration>,
        /// The user handle of the account.
        user: [u8; 16],
        /// Who requested it.
        person: Option<PersonId>,
        /// The handle of the account to create.
        handle: Option<String>,
    },
    /// Sign in with any passkey.
    SignIn(Box<DiscoverableAuthentication>),
    /// Confirm with a passkey of that signed-in person.
    Prove {
        state: Box<PasskeyAuthentication>,
        person: PersonId,
    },
}

/// A pending ceremony.
struct Ceremony {
    id: String,
    site: String,
    until: Instant,
    challenge: Challenge,
}

/// Pending ceremonies, the oldest first.
#[derive(Default)]
pub(super) struct Ceremonies(Mutex<VecDeque<Ceremony>>);

impl Ceremonies {
    /// Starts a ceremony for that site. Returns its name.
    pub(super) async fn begin(
        &self,
        store: &dyn Store,
        site: &str,
        challenge: Challenge,
    ) -> Result<String, ApiError> {
        let id = hex::encode(random::bytes::<16>()?);
        let Some(shared) = store.leases() else {
            self.begin_at(id.clone(), site, challenge, Instant::now());
            return Ok(id);
        };
        let challenge = serde_json::to_string(&challenge);
        let kept = CeremonyRecord {
            id,
            site: site.to_owned(),
            challenge: challenge.map_err(|_| ApiError::Internal("a ceremony cannot be written"))?,
        };
        shared.begin_ceremony(&kept, PATIENCE).await?;
        Ok(kept.id)
    }

    fn begin_at(&self, id: String, site: &str, challenge: Challenge, now: Instant) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.len() >= MOST || waiting.front().is_some_and(|oldest| oldest.until <= now) {
            waiting.pop_front();
        }
        waiting.push_back(Ceremony {
            id,
            site: site.to_owned(),
            until: now + PATIENCE,
            challenge,
        });
    }

    /// Takes the challenge of that ceremony; it can be taken once.
    pub(super) async fn end(
        &self,
        store: &dyn Store,
        id: &str,
        site: &str,
    ) -> Result<Option<Challenge>, ApiError> {
        let Some(shared) = store.leases() else {
            return Ok(self.end_at(id, site, Instant::now()));
        };
        let kept = shared.end_ceremony(id).await?;
        let kept = kept.filter(|kept| kept.site == site);
        // A challenge that another release wrote and this one cannot read has to be requested again.
        Ok(kept.and_then(|kept| serde_json::from_str(&kept.challenge).ok()))
    }

    fn end_at(&self, id: &str, site: &str, now: Instant) -> Option<Challenge> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = waiting.iter().position(|ceremony| ceremony.id == id)?;
        let ceremony = waiting.remove(place)?;
        (ceremony.until > now && ceremony.site == site).then_some(ceremony.challenge)
    }
}

#[cfg(test)]
mod tests {
    use moonshot_testbed::Postgres;

    use super::super::site::Site;
    use super::*;
    use crate::cluster::TIMINGS;
    use moonshot_store::SqlStore;

    fn challenge() -> Challenge {
        let site = Site::of("localhost:8013", false).unwrap();
        let (_, state) = site
            .webauthn()
            .unwrap()
            .start_discoverable_authentication()
            .unwrap();
        Challenge::SignIn(Box::new(state))
    }

    fn begin_at(all: &Ceremonies, now: Instant) -> String {
        let id = hex::encode(random::bytes::<16>().unwrap());
        all.begin_at(id.clone(), "localhost", challenge(), now);
        id
    }

    #[test]
    fn each_is_answered_once_in_time_and_by_its_own_site() {
        let (all, now) = (Ceremonies::default(), Instant::now());
        let begin = || begin_at(&all, now);
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

    #[tokio::test]
    async fn of_several_servers_too_it_is_answered_once_and_by_its_own_site() {
        let database = Postgres::start().unwrap();
        let store = SqlStore::postgres(&database.address(), TIMINGS)
            .await
            .unwrap();
        let [one, other] = [Ceremonies::default(), Ceremonies::default()];
        let id = one.begin(&store, "localhost", challenge()).await.unwrap();
        let end = async |id: &str, site| other.end(&store, id, site).await.unwrap();
        assert!(end(&id, "localhost").await.is_some());
        assert!(end(&id, "localhost").await.is_none(), "once");
        let id = one.begin(&store, "localhost", challenge()).await.unwrap();
        assert!(end(&id, "attic.lan").await.is_none());
        assert!(end(&id, "localhost").await.is_none(), "not afterwards");
    }

    #[test]
    fn what_nobody_answers_is_forgotten() {
        let (all, now) = (Ceremonies::default(), Instant::now());
        let first = begin_at(&all, now);
        for _ in 1..MOST {
            begin_at(&all, now);
        }
        let last = begin_at(&all, now);
        assert_eq!(all.0.lock().unwrap().len(), MOST);
        assert!(all.end_at(&first, "localhost", now).is_none());
        begin_at(&all, now + PATIENCE);
        assert_eq!(all.0.lock().unwrap().len(), 1);
        assert!(all.end_at(&last, "localhost", now).is_none());
    }
}
