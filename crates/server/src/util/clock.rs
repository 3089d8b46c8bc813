//! The time of day, for people to read and for what expires after months; nothing of a match is decided by it.

use std::time::{SystemTime, UNIX_EPOCH};

/// The milliseconds of a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// When this day began, in milliseconds since 1970. Of what is noted about people, the day is enough.
pub(crate) fn today() -> i64 {
    day(now())
}

/// When the day of a time began; both in milliseconds since 1970.
pub(crate) fn day(time: i64) -> i64 {
    time / DAY * DAY
}

/// The day of a time in milliseconds since 1970, in UTC, as `2026-11-29`.
pub(crate) fn day_of(time: i64) -> String {
    // Howard Hinnant's civil_from_days: years begin in March, so that the leap day is the last.
    let days = time.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = year + era * 400 + later;
    format!("{year:04}-{month:02}-{day:02}")
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (time, day) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_798_675_199_999, "2026-12-30"),
            (1_798_761_599_999, "2026-12-31"),
            (1_798_761_600_000, "2027-01-01"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(day_of(time), day, "{time}");
        }
    }
}
