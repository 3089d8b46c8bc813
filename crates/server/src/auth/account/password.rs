//! Passwords: hashed with Argon2id, in threads of a bounded number.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::{OnceCell, Semaphore};
use unicode_normalization::UnicodeNormalization;

use crate::error::ApiError;
use crate::util::random;

/// What OWASP recommends for Argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// Maximum number of concurrent hashes; each takes the memory above.
const AT_ONCE: usize = 4;
/// How long a password waits to be hashed.
const PATIENCE: Duration = Duration::from_secs(10);
/// Allowed length of a password, in characters.
pub(crate) const LENGTH: std::ops::RangeInclusive<usize> = 8..=128;

/// Hashes passwords.
pub(super) struct Passwords {
    permits: Arc<Semaphore>,
    /// A hash of no password, compared with if there is no account, so that the check takes as long.
    nobodys: OnceCell<String>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            permits: Arc::new(Semaphore::new(AT_ONCE)),
            nobodys: OnceCell::new(),
        }
    }
}

impl Passwords {
    /// A new password's hash, in PHC form.
    ///
    /// # Errors
    /// When it is too short or too long.
    pub(super) async fn hash(&self, password: &str) -> Result<String, ApiError> {
        let password = one_form(password);
        if !LENGTH.contains(&password.chars().count()) {
            let (least, most) = (LENGTH.start(), LENGTH.end());
            let why = format!("A password has {least} to {most} characters.");
            return Err(ApiError::BadRequest(why));
        }
        self.work(move || hash(&password)).await?
    }

    /// Whether the password matches that hash. Without a hash the check takes as long.
    pub(super) async fn is_right(
        &self,
        password: &str,
        stored: Option<String>,
    ) -> Result<bool, ApiError> {
        let exists = stored.is_some();
        let stored = match stored {
            Some(stored) => stored,
            None => self.nobodys().await?,
        };
        let password = one_form(password);
        let same = self.work(move || {
            let stored = PasswordHash::new(&stored);
            stored.is_ok_and(|stored| {
                let checked = argon().and_then(|argon| {
                    argon
                        .verify_password(password.as_bytes(), &stored)
                        .map_err(|_| NotHashed)
                });
                checked.is_ok()
            })
        });
        Ok(same.await? && exists)
    }

    async fn nobodys(&self) -> Result<String, ApiError> {
        let make = || async {
            let password = hex::encode(random::bytes::<32>()?);
            self.work(move || hash(&password)).await?
        };
        self.nobodys.get_or_try_init(make).await.cloned()
    }

    /// Runs the work on a blocking thread as soon as one is free.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let permit = Arc::clone(&self.permits).acquire_owned();
        let permit = tokio::time::timeout(PATIENCE, permit).await;
        let Ok(Ok(permit)) = permit else {
            return Err(ApiError::TooOften(PATIENCE.as_secs()));
        };
        // Held until the work is done, even if the request is gone.
        let worked = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        worked
            .await
            .map_err(|_| ApiError::Internal("a password could not be hashed"))
    }
}

/// Hashing failed.
struct NotHashed;

impl From<NotHashed> for ApiError {
    fn from(_: NotHashed) -> ApiError {
        ApiError::Internal("a password could not be hashed")
    }
}

fn argon() -> Result<Argon2<'static>, NotHashed> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|_| NotHashed)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Result<String, ApiError> {
    let salt = SaltString::encode_b64(&random::bytes::<16>()?).map_err(|_| NotHashed)?;
    let hashed = argon()?.hash_password(password.as_bytes(), &salt);
    Ok(hashed.map_err(|_| NotHashed)?.to_string())
}

/// The password normalised to NFKC, so that it does not depend on the keyboard.
fn one_form(password: &str) -> String {
    password.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::default();
        let stored = passwords.hash("correct horse").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(!stored.contains("horse"));
        let is_right = async |text: &str| {
            let stored = Some(stored.clone());
            passwords.is_right(text, stored).await.unwrap()
        };
        assert!(is_right("correct horse").await);
        for wrong in ["correct horsf", "correct hors", "", "Correct horse"] {
            assert!(!is_right(wrong).await, "{wrong}");
        }
        assert_ne!(
            passwords.hash("correct horse").await.unwrap(),
            stored,
            "each has a salt of its own"
        );
    }

    #[tokio::test]
    async fn one_keyboard_writes_letters_in_another_way_than_the_next() {
        let passwords = Passwords::default();
        let stored = passwords.hash("Zo\u{eb} in K\u{f6}ln").await.unwrap();
        let typed = passwords.is_right("Zoe\u{308} in Ko\u{308}ln", Some(stored));
        assert!(typed.await.unwrap());
    }

    #[tokio::test]
    async fn nobodys_password_is_never_right() {
        let passwords = Passwords::default();
        assert!(!passwords.is_right("correct horse", None).await.unwrap());
        let nobodys = passwords.nobodys().await.unwrap();
        assert!(nobodys.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    }

    #[tokio::test]
    async fn a_password_is_neither_short_nor_endless() {
        let passwords = Passwords::default();
        for (length, fits) in [(7, false), (8, true), (128, true), (129, false)] {
            let hashed = passwords.hash(&"ä".repeat(length)).await;
            assert_eq!(hashed.is_ok(), fits, "{length}");
        }
    }
}
