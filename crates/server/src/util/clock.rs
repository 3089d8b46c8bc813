//! The time of day, for people to read and for what expires after months; nothing of a match is decided by it.

use std::time::{SystemTime, UNIX_EPOCH};

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// When this day began, in milliseconds since 1970. Of what is noted about people, the day is enough.
pub(crate) fn today() -> i64 {
    day(now())
}

/// When the day of a time began; both in milliseconds since 1970.
pub(crate) fn day(time: i64) -> i64 {
    time / DAY * DAY
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_millis() as i64)
}
