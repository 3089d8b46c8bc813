//! What the holders of tokens are: a small memory of what the store says, exact within this server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::PersonId;
use crate::store::{Standing, Store, StoreError, TokenHash};

/// How many are remembered.
const REMEMBERED: usize = 10_000;

/// Remembers what the store says of tokens, until a session ends or an account is made.
pub(super) struct Standings {
    store: Arc<dyn Store>,
    memory: Mutex<Memory>,
    /// How often somebody may have ceased to be who they were.
    ended: watch::Sender<u64>,
}

#[derive(Default)]
struct Memory {
    known: HashMap<TokenHash, Standing>,
    /// How often something was forgotten. What was read of the store before that may be wrong after it.
    forgotten: u64,
}

/// When the store was asked: after so much had been forgotten.
#[derive(PartialEq, Eq, Debug)]
struct Asked(u64);

impl Standings {
    pub(super) fn new(store: Arc<dyn Store>) -> Standings {
        Standings {
            store,
            memory: Mutex::default(),
            ended: watch::Sender::new(0),
        }
    }

    /// What the holder of the token is.
    pub(super) async fn of(&self, token: &TokenHash) -> Result<Standing, StoreError> {
        let asked = match self.recall(token) {
            Ok(standing) => return Ok(standing),
            Err(asked) => asked,
        };
        let standing = self.store.accounts().standing(token).await?;
        self.remember(asked, token, &standing);
        Ok(standing)
    }

    /// What is remembered of the token; or else when the store is asked.
    fn recall(&self, token: &TokenHash) -> Result<Standing, Asked> {
        let memory = self.memory();
        let known = memory.known.get(token).cloned();
        known.ok_or(Asked(memory.forgotten))
    }

    /// Remembers what the store said, unless something was forgotten since it was asked.
    fn remember(&self, asked: Asked, token: &TokenHash, standing: &Standing) {
        let mut memory = self.memory();
        if memory.forgotten != asked.0 {
            return;
        }
        if memory.known.len() >= REMEMBERED {
            memory.known.clear();
        }
        memory.known.insert(*token, standing.clone());
    }

    /// Remembers that a session is used on that day; `false` where that is known.
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

    /// Forgets what that token is. To be called when the store has been changed.
    pub(super) fn forget(&self, token: &TokenHash) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.known.remove(token);
        drop(memory);
        self.ended.send_modify(|times| *times += 1);
    }

    /// Forgets every session of that person. To be called when the store has been changed.
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

    /// Forgets all: the store was changed elsewhere.
    pub(super) fn forget_all(&self) {
        let mut memory = self.memory();
        memory.forgotten += 1;
        memory.known.clear();
        drop(memory);
        self.ended.send_modify(|times| *times += 1);
    }

    /// A receiver of how often somebody may have ceased to be who they were.
    pub(super) fn hear(&self) -> watch::Receiver<u64> {
        self.ended.subscribe()
    }

    /// How often somebody may have ceased to be who they were.
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
    use crate::store::SqlStore;

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
            let asked = standings.recall(&token).unwrap_err();
            forget(&standings);
            standings.remember(asked, &token, &signed_in(9, 0));
            assert!(standings.recall(&token).is_err());
        }
        let asked = standings.recall(&token).unwrap_err();
        standings.remember(asked, &token, &signed_in(9, 0));
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
            let asked = standings.recall(&token(number)).unwrap_err();
            standings.remember(asked, &token(number), &standing);
        }
        let mut heard = standings.hear();
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
        let asked = standings.recall(&token).unwrap_err();
        standings.remember(asked, &token, &signed_in(9, 4));
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
            let asked = standings.recall(&token).unwrap_err();
            standings.remember(asked, &token, &Standing::Guest);
        }
        assert_eq!(standings.memory().known.len(), 1);
    }
}
