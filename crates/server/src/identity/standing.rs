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
    /// Changes whenever somebody may not be who they were.
    ended: watch::Sender<()>,
}

#[derive(Default)]
struct Memory {
    known: HashMap<TokenHash, Standing>,
    /// How often something was forgotten. What was read of the store before that may be wrong after it.
    forgotten: u64,
}

impl Standings {
    pub(super) fn new(store: Arc<dyn Store>) -> Standings {
        Standings {
            store,
            memory: Mutex::default(),
            ended: watch::Sender::new(()),
        }
    }

    /// What the holder of the token is.
    pub(super) async fn of(&self, token: &TokenHash) -> Result<Standing, StoreError> {
        let before = {
            let memory = self.memory();
            if let Some(standing) = memory.known.get(token) {
                return Ok(standing.clone());
            }
            memory.forgotten
        };
        let standing = self.store.accounts().standing(token).await?;
        let mut memory = self.memory();
        if memory.forgotten == before {
            if memory.known.len() >= REMEMBERED {
                memory.known.clear();
            }
            memory.known.insert(*token, standing.clone());
        }
        Ok(standing)
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
        self.ended.send_replace(());
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
        self.ended.send_replace(());
    }

    /// A receiver that is notified whenever somebody may not be who they were.
    pub(super) fn hear(&self) -> watch::Receiver<()> {
        self.ended.subscribe()
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
