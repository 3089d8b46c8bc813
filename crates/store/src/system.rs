//! The clock and the randomness of the operating system.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::StoreError;

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_millis() as i64)
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| StoreError::NoRandomness)?;
    Ok(bytes)
}
