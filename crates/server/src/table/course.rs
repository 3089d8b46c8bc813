//! When something that is practised comes back. Pure.

use serde::{Deserialize, Serialize};

use crate::util::clock::{DAY, day};
use moonshot_api::Progress;

/// The days until something comes back, by how often in a row it was answered right when it was due; the first also after a wrong
/// answer. A right answer after the last one: it is learned.
pub(crate) const INTERVALS: [i64; 5] = [1, 3, 7, 16, 35];

/// How far a person has come with something that they practise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Course {
    /// Whether the last answer was right; `None` before the first.
    right: Option<bool>,
    /// The index of the interval that runs; `None` before the first answer, and after the last interval.
    interval: Option<usize>,
    /// When it is due, in milliseconds since 1970; `None` when it is learned.
    due: Option<i64>,
}

impl Course {
    /// Something new, due at that time.
    pub(crate) const fn new(now: i64) -> Course {
        Course {
            right: None,
            interval: None,
            due: Some(now),
        }
    }

    /// Whether it is due at that time.
    pub(crate) fn is_due(&self, now: i64) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// When it is due; `None` when it is learned.
    pub(crate) const fn due(&self) -> Option<i64> {
        self.due
    }

    /// The course after an answer at that time. A right answer before it is due proves little and changes nothing but that; a wrong
    /// one starts again.
    #[must_use]
    pub(crate) fn answered(self, right: bool, now: i64) -> Course {
        if right && !self.is_due(now) {
            return Course {
                right: Some(true),
                ..self
            };
        }
        let interval = match self.interval {
            Some(interval) if right => interval + 1,
            _ => 0,
        };
        let days = INTERVALS.get(interval);
        Course {
            right: Some(right),
            interval: days.map(|_| interval),
            // At the beginning of a day, so that the hour of practice does not move.
            due: days.map(|days| day(now) + days * DAY),
        }
    }
}

impl From<&Course> for Progress {
    fn from(course: &Course) -> Progress {
        Progress {
            right: course.right,
            due: course.due,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: i64 = 20_000 * DAY + DAY / 2;

    /// The days, from the first, on which something is due that is answered so each time.
    fn days(answers: &[bool]) -> Vec<Option<i64>> {
        let mut course = Course::new(NOON);
        let mut now = NOON;
        let due = answers.iter().map(|right| {
            course = course.answered(*right, now);
            now = course.due().map_or(now, |due| due + DAY / 2);
            course.due().map(|due| (due - day(NOON)) / DAY)
        });
        due.collect()
    }

    #[test]
    fn what_is_known_comes_back_ever_later_and_then_no_more() {
        let due = [1, 4, 11, 27, 62].map(Some);
        assert_eq!(days(&[true; 5]), due);
        assert_eq!(days(&[true; 6])[5], None);
    }

    #[test]
    fn what_was_wrong_comes_back_the_next_day_and_starts_again() {
        let due = [1, 2, 5, 12, 13, 16].map(Some);
        assert_eq!(days(&[false, false, true, true, false, true]), due);
    }

    #[test]
    fn an_answer_before_its_time_counts_only_if_it_is_wrong() {
        let first = Course::new(NOON).answered(true, NOON);
        let again = first.answered(true, NOON + 1);
        assert_eq!(again, first);
        let second = first.answered(true, NOON + DAY);
        let forgotten = second.answered(false, NOON + DAY + 1);
        assert_eq!(forgotten.due(), Some(day(NOON) + 2 * DAY));
        let progress = Progress::from(&forgotten);
        assert_eq!(progress.right, Some(false));
        // Looked at again on the same day, it stays.
        let right = forgotten.answered(true, NOON + DAY + 2);
        assert_eq!(right.due(), forgotten.due());
    }

    #[test]
    fn what_is_learned_starts_again_when_it_is_missed() {
        let mut course = Course::new(NOON);
        let mut now = NOON;
        while let Some(due) = course.due() {
            now = now.max(due);
            course = course.answered(true, now);
        }
        assert!(!course.is_due(now + 1_000 * DAY));
        let missed = course.answered(false, now);
        assert_eq!(missed.due(), Some(day(now) + DAY));
    }

    #[test]
    fn it_is_due_from_the_beginning_of_a_day_on() {
        let course = Course::new(NOON).answered(true, NOON);
        let due = day(NOON) + DAY;
        assert!(!course.is_due(due - 1) && course.is_due(due));
    }
}
