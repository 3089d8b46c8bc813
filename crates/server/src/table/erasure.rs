//! A log without somebody who has deleted their account.

use moonshot_rules::Seat;
use moonshot_store::TableRecord;
use moonshot_table::{Change, Entry, PersonId, Said};

use crate::error::ApiError;
use crate::util::random;

/// The name of somebody who has deleted their account.
const NAME: &str = "Deleted player";
/// The text of their chat messages.
const WORDS: &str = "(deleted)";

/// The record of a table and the changed entries of its log, with their positions, where an anonymous person replaces the given
/// one.
pub(crate) fn without(
    person: &PersonId,
    record: &TableRecord,
    log: &[Entry],
) -> Result<(TableRecord, Vec<(usize, Entry)>), ApiError> {
    let nobody = PersonId::new(random::bytes()?);
    let mut record = record.clone();
    record.autoplay.remove(person);
    // Their seats, from entry to entry.
    let mut sits = vec![false; record.seats.len()];
    for (seat, sits) in record.seats.iter_mut().zip(&mut sits) {
        if seat.person.as_ref() == Some(person) {
            seat.name = NAME.to_owned();
            seat.person = Some(nobody.clone());
            seat.account = false;
            *sits = true;
        }
    }
    let mut changed = Vec::new();
    for (position, entry) in log.iter().enumerate() {
        let Entry::Table { change } = entry else {
            continue;
        };
        if let Some(change) = rewritten(change, person, &nobody, &sits) {
            changed.push((position, Entry::Table { change }));
        }
        follow(change, person, &mut sits);
    }
    Ok((record, changed))
}

/// The change without the person; `None` if it does not mention them.
fn rewritten(
    change: &Change,
    person: &PersonId,
    nobody: &PersonId,
    sits: &[bool],
) -> Option<Change> {
    let theirs = |seat: &Seat| sits.get(seat.index()).copied().unwrap_or(false);
    let mut change = change.clone();
    if let Change::Sit {
        person: Some(who),
        account,
        ..
    } = &mut change
        && who == person
    {
        *account = false;
    }
    match &mut change {
        Change::Sit {
            person: Some(who),
            name,
            ..
        }
        | Change::Reserve {
            person: who, name, ..
        } if who == person => {
            *who = nobody.clone();
            *name = NAME.to_owned();
        }
        Change::Host { person: who } | Change::Remove { person: who } if who == person => {
            *who = nobody.clone();
        }
        Change::Say { seat, text } if theirs(seat) => *text = Said::Text(WORDS.to_owned()),
        _ => return None,
    }
    Some(change)
}

/// Tracks the person's seats.
fn follow(change: &Change, person: &PersonId, sits: &mut [bool]) {
    match change {
        Change::Sit {
            seat, person: who, ..
        } => {
            if let Some(sits) = sits.get_mut(seat.index()) {
                *sits = who.as_ref() == Some(person);
            }
        }
        Change::Bot { seat, .. } | Change::Free { seat } | Change::Reserve { seat, .. } => {
            if let Some(sits) = sits.get_mut(seat.index()) {
                *sits = false;
            }
        }
        Change::Swap { seat, with } => {
            let seats = sits.len();
            if seat.index() < seats && with.index() < seats {
                sits.swap(seat.index(), with.index());
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use moonshot_table::Seeds;

    use super::*;
    use moonshot_store::{SeatRecord, TableId};

    fn person(number: u8) -> PersonId {
        PersonId::new([number; 32])
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn sits(number: usize, who: u8, name: &str) -> Change {
        Change::Sit {
            seat: seat(number),
            person: Some(person(who)),
            name: name.into(),
            nonce: "00".into(),
            program: false,
            account: false,
        }
    }

    fn says(number: usize, text: &str) -> Change {
        Change::Say {
            seat: seat(number),
            text: Said::Text(text.into()),
        }
    }

    fn record(seats: Vec<SeatRecord>) -> TableRecord {
        TableRecord {
            id: TableId::from_random([1; 26]),
            created: 0,
            game: "hearts".into(),
            options: Default::default(),
            card_set: None,
            lesson: None,
            origin: None,
            seeds: Seeds::new([0; 32], vec![Vec::new(); seats.len()]),
            waits: true,
            autoplay: Default::default(),
            seats,
        }
    }

    #[test]
    fn what_they_said_goes_wherever_they_sat_and_nothing_that_others_said() {
        let changes = [
            sits(0, 1, "Anna"),
            sits(1, 2, "Ben"),
            says(0, "hers 1"),
            says(1, "his 1"),
            Change::Swap {
                seat: seat(0),
                with: seat(1),
            },
            says(0, "his 2"),
            says(1, "hers 2"),
            Change::Free { seat: seat(1) },
            sits(1, 3, "Cara"),
            says(1, "Cara's 1"),
            sits(2, 1, "Anna"),
            says(2, "hers 3"),
            Change::Bot {
                seat: seat(2),
                name: "Bot".into(),
                level: None,
            },
            sits(2, 3, "Cara"),
            says(2, "Cara's 2"),
            Change::Reserve {
                seat: seat(3),
                person: person(1),
                name: "Anna".into(),
            },
            Change::Host { person: person(1) },
            Change::Remove { person: person(1) },
            Change::Host { person: person(2) },
        ];
        let log: Vec<Entry> = changes
            .into_iter()
            .map(|change| Entry::Table { change })
            .collect();
        let record = record(vec![SeatRecord::default(); 4]);
        let (left, changed) = without(&person(1), &record, &log).unwrap();
        assert_eq!(left, record);
        let mut after = log.clone();
        for (position, entry) in changed {
            assert_ne!(after[position], entry, "what is written over differs");
            after[position] = entry;
        }
        let text = serde_json::to_string(&after).unwrap();
        for gone in ["Anna", "hers", &hex::encode([1; 32])] {
            assert!(!text.contains(gone), "{gone}: {text}");
        }
        for kept in [
            "Ben",
            "his 1",
            "his 2",
            "Cara's 1",
            "Cara's 2",
            &hex::encode([2; 32]),
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        assert_eq!(text.matches("Deleted player").count(), 3);
    }

    #[test]
    fn whoever_sat_there_from_the_start_is_somebody_whom_nobody_knows() {
        let seat = |who: Option<u8>, name: &str| SeatRecord {
            name: name.into(),
            person: who.map(person),
            program: false,
            account: false,
        };
        let mut record = record(vec![
            seat(Some(1), "Anna"),
            seat(Some(2), "Ben"),
            seat(None, "Bot"),
        ]);
        record.autoplay = [person(1), person(2)]
            .map(|who| (who, Default::default()))
            .into();
        let log = [says(0, "hers"), says(1, "his")].map(|change| Entry::Table { change });
        let (left, changed) = without(&person(1), &record, &log).unwrap();
        assert_eq!(left.seats[0].name, "Deleted player");
        let nobody = left.seats[0].person.clone().unwrap();
        assert!(nobody != person(1) && nobody != person(2));
        assert_eq!(left.seats[1..], record.seats[1..]);
        assert_eq!(left.autoplay.len(), 1);
        assert_eq!(changed.len(), 1);
        let (again, _) = without(&person(1), &record, &log).unwrap();
        assert_ne!(again.seats[0].person, Some(nobody), "another at each table");
    }
}
