//! A cache of what the store says about tokens, exact within this server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use moonshot_store::{Standing, Store, StoreError, TokenHash};
use tokio::sync::watch;

use super::PersonId;

/// Maximum number of cached tokens.
const REMEMBERED: usize = 10_000;

/// Caches what the store says about tokens, until a session ends or an account is created.
pub(super) struct Standings {
    store: Arc<dyn Store>,
    memory: Mutex<Memory>,
    /// The number of invalidations.
    ended: watch::Sender<u64>,
}

#[derive(Default)]
struct Memory {
    known: HashMap<TokenHash, Standing>,
    /// The number of invalidations: what was read from the store before one may be wrong after it.
    forgotten: u64,
}

/// The number of invalidations when the store was asked.
#[derive(PartialEq, Eq, Debug)]
struct Invalidations(u64);

impl Standings {
    pub(super) fn new(store: Arc<dyn Store>) -> Standings {
        Standings {
            store,
            memory: Mutex::default(),
            ended: watch::Sender::new(0),
        }
    }

    /// Whom the token stands for.
    pub(super) async fn of(&self, token: &TokenHash) -> Result<Standing, StoreError> {
        let before = match self.recall(token) {
            Ok(standing) => return Ok(standing),
            Err(before) => before,
        };
        let standing = self.store.accounts().standing(token).await?;
        self.remember(before, token, &standing);
        Ok(standing)
    }

    /// The cached entry, or the number of invalidations before the store is asked.
    fn recall(&self, token: &TokenHash) -> Result<Standing, Invalidations> {
        let memory = self.memory();
        let known = memory.known.get(token).cloned();
        known.ok_or(Invalidations(memory.forgotten))
    }

    /// Caches what the store said, unless there was an invalidation since it was asked.
    fn remember(&self, asked: Invalidations, token: &TokenHash, standing: &Standing) {
        let mut memory = self.memory();
        if memory.forgotten != asked.0 {
            return;
        }
        if memory.known.len() >= REMEMBERED {
            memory.known.clear();
        }
        memory.known.insert(*token, standing.clone());
    }

    /// Records that a session is used on that day; `false` if that was known.
    pub(super) fn use_on(&self, token: &TokenHash, day: i64) -> bool {
        let mut memory = self.memory();
        match memory.known.get_mut(token) {
            Some(Standing::SignedIn { used, .. }) if *used < day => {
                *used = day;
                true
            }
            _ => false,
        }
    }

    /// Invalidates a token. To be called after the store was changed.
    pub(super) fn forget(&self, token: &TokenHash) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.known.remove(token);
        drop(memory);
        self.ended.send_modify(|times| *times += 1);
    }

    /// Invalidates every session of a person. To be called after the store was changed.
    pub(super) fn forget_sessions(&self, of: &PersonId) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.known.retain(|token, standing| {
            let theirs = matches!(standing, Standing::SignedIn { person, .. } if person == of);
            !theirs && token.as_bytes() != of.as_bytes()
        });
        drop(memory);
        self.ended.send_modify(|times| *times += 1);
    }

    /// Invalidates everything: another server has changed the store.
    pub(super) fn forget_all(&self) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.known.clear();
        drop(memory);
        self.ended.send_modify(|times| *times += 1);
    }

    /// A receiver of the number of invalidations.
    pub(super) fn subscribe(&self) -> watch::Receiver<u64> {
        self.ended.subscribe()
    }

    /// The number of invalidations.
    pub(super) fn ended(&self) -> u64 {
        *self.ended.borrow()
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use moonshot_store::SqlStore;

    async fn standings() -> (Standings, tempfile::TempDir) {
        let directory = tempfile::tempdir().unwrap();
        let store = SqlStore::sqlite(directory.path()).await.unwrap();
        (Standings::new(Arc::new(store)), directory)
    }

    fn signed_in(person: u8, used: i64) -> Standing {
        let person = PersonId::new([person; 32]);
        Standing::SignedIn { person, used }
    }

    #[tokio::test]
    async fn what_was_read_before_a_session_ended_is_not_remembered_after() {
        let (standings, _directory) = standings().await;
        let (token, other) = (TokenHash::new([1; 32]), TokenHash::new([2; 32]));
        for forget in [
            |all: &Standings| all.forget(&TokenHash::new([2; 32])),
            |all: &Standings| all.forget_sessions(&PersonId::new([9; 32])),
        ] {
            let before = standings.recall(&token).unwrap_err();
            forget(&standings);
            standings.remember(before, &token, &signed_in(9, 0));
            assert!(standings.recall(&token).is_err());
        }
        let before = standings.recall(&token).unwrap_err();
        standings.remember(before, &token, &signed_in(9, 0));
        assert_eq!(standings.recall(&token), Ok(signed_in(9, 0)));
        standings.forget(&other);
        assert_eq!(standings.recall(&token), Ok(signed_in(9, 0)));
        standings.forget(&token);
        assert!(standings.recall(&token).is_err());
    }

    #[tokio::test]
    async fn of_a_person_every_session_is_forgotten_and_no_other() {
        let (standings, _directory) = standings().await;
        let token = |number| TokenHash::new([number; 32]);
        for (number, standing) in [
            (1, signed_in(9, 0)),
            (2, signed_in(9, 0)),
            (3, signed_in(8, 0)),
            (4, Standing::Guest),
            (9, Standing::Guest), // the first token of that person
        ] {
            let before = standings.recall(&token(number)).unwrap_err();
            standings.remember(before, &token(number), &standing);
        }
        let mut heard = standings.subscribe();
        heard.mark_unchanged();
        standings.forget_sessions(&PersonId::new([9; 32]));
        assert!(
            heard.has_changed().unwrap(),
            "whoever follows a table asks again"
        );
        let kept = (1..=9).filter(|number| standings.recall(&token(*number)).is_ok());
        assert_eq!(kept.collect::<Vec<_>>(), [3, 4]);
    }

    #[tokio::test]
    async fn a_session_is_used_once_a_day() {
        let (standings, _directory) = standings().await;
        let token = TokenHash::new([1; 32]);
        assert!(!standings.use_on(&token, 5), "it is not known");
        let before = standings.recall(&token).unwrap_err();
        standings.remember(before, &token, &signed_in(9, 4));
        assert!(standings.use_on(&token, 5));
        assert!(!standings.use_on(&token, 5));
        assert_eq!(standings.recall(&token), Ok(signed_in(9, 5)));
    }

    #[tokio::test]
    async fn so_many_are_remembered_and_no_more() {
        let (standings, _directory) = standings().await;
        for number in 0..=REMEMBERED {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&number.to_le_bytes());
            let token = TokenHash::new(bytes);
            let before = standings.recall(&token).unwrap_err();
            standings.remember(before, &token, &Standing::Guest);
        }
        assert_eq!(standings.memory().known.len(), 1);
    }
}
