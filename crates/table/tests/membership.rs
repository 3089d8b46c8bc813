//! The life of a table: its membership, the contributions to the shuffles, and its replay.

use crate::common;

use common::{dice, random_step, setup};
use moonshot_rules::{Game, Seat, Turn, Viewer};
use moonshot_table::{
    Absence, Change, ChangeError, Entry, Match, Membership, PersonId, Said, Seeds, Sign, TableSeat,
    Terms,
};
use serde_json::json;

const SERVER: [u8; 32] = [9; 32];

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn person(number: u8) -> PersonId {
    PersonId::new([number; 32])
}

fn sit(number: usize, nonce: &str) -> Change {
    Change::Sit {
        seat: seat(number),
        person: Some(person(number as u8)),
        name: format!("Player {number}"),
        nonce: nonce.into(),
        program: false,
        account: false,
    }
}

fn bot(number: usize) -> Change {
    Change::Bot {
        seat: seat(number),
        name: format!("Bot {number}"),
        level: None,
    }
}

/// A table of Hearts for four that waits for players.
fn waiting() -> Match {
    let seeds = Seeds::new(SERVER, vec![Vec::new(); 4]);
    let setup = setup("hearts", 4, &json!({"target": 50}));
    Match::among(setup, Some(seeds), Membership::waiting(4)).unwrap()
}

/// The table after two people and two bots have begun.
fn begun() -> Match {
    let mut table = waiting();
    for change in [sit(0, "00aa"), sit(1, "bb"), bot(2), bot(3), Change::Start] {
        table.change(change).unwrap();
    }
    table
}

fn play(table: &mut Match, steps: usize, seed: u8) {
    let mut dice = dice(seed);
    for _ in 0..steps {
        random_step(table, &mut dice);
    }
}

#[test]
fn nothing_is_dealt_before_the_match_begins_and_then_by_all_nonces() {
    let mut table = waiting();
    assert!(matches!(table.state().turn(), Turn::Chance(_)));
    assert!(table.act(seat(0), "2C").is_err());
    for change in [sit(0, "00aa"), sit(1, "bb"), bot(2), bot(3)] {
        let moment = table.change(change).unwrap();
        assert!(moment.steps.is_empty());
    }
    let moment = table.change(Change::Start).unwrap();
    assert_eq!(moment.steps.len(), 1, "the deal");
    assert!(moment.noticed_by(Viewer::Spectator));
    let nonces = vec![vec![0, 0xaa], vec![0xbb], Vec::new(), Vec::new()];
    let seeds = Seeds::new(SERVER, nonces.clone());
    let same = Match::new(table.setup().clone(), Some(seeds)).unwrap();
    assert_eq!(table.state(), same.state());
    assert_eq!(table.seeds().unwrap().nonces_of(1), nonces);
    assert_eq!(
        table.seeds().unwrap().commitment(),
        same.seeds().unwrap().commitment()
    );
}

#[test]
fn a_late_nonce_counts_from_the_next_hand_on() {
    let hands = |late: bool, steps: usize| {
        let mut table = begun();
        let first = table.state().clone();
        if late {
            let change = Change::Nonce {
                seat: seat(2),
                nonce: "cc".into(),
            };
            // No person sits there yet.
            assert_eq!(table.change(change).unwrap_err(), ChangeError::NobodyThere);
            table.change(sit(2, "cc")).unwrap();
        }
        assert_eq!(*table.state(), first, "the hand that was dealt stays");
        play(&mut table, steps, 5);
        table
    };
    let steps = 4 + 52;
    let (with, without) = (hands(true, steps), hands(false, steps));
    assert_eq!(
        (with.state().hand_number(), without.state().hand_number()),
        (2, 2)
    );
    assert_ne!(with.state(), without.state(), "the second deal is another");
    assert_eq!(with.seeds().unwrap().nonces_of(1)[2], b"");
    assert_eq!(with.seeds().unwrap().nonces_of(2)[2], [0xcc]);
}

#[test]
fn a_nonce_changes_no_deal_that_was_made_even_if_it_is_taken_back() {
    let mut table = begun();
    play(&mut table, 4 + 51, 5);
    assert_eq!(table.state().hand_number(), 1);
    let before = table.state().clone();
    let standing = table.standing();
    play(&mut table, 1, 5);
    let dealt = table.state().clone();
    assert_eq!(dealt.hand_number(), 2);
    let last = table.entries().last().unwrap();
    let change = Change::Nonce {
        seat: seat(1),
        nonce: "dd".into(),
    };
    table.change(change).unwrap();
    table.undo(standing, Some(seat(0))).unwrap();
    assert_eq!(*table.state(), before);
    table.enter(&last).unwrap();
    assert_eq!(*table.state(), dealt, "the same cards again");
}

#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    use ChangeError::*;
    let stand_in = Change::SitOut {
        seat: seat(0),
        why: Absence::Disconnected,
        level: None,
    };
    let back = Change::Return { seat: seat(0) };
    let rest = |paused| Change::Pause {
        paused,
        seat: seat(0),
    };
    let nonce = |nonce: &str| Change::Nonce {
        seat: seat(0),
        nonce: nonce.into(),
    };
    let removed = Change::Remove { person: person(0) };
    let next = Change::Next { table: "t".into() };
    let say = |number| Change::Say {
        seat: seat(number),
        text: Said::Sign(Sign::Nice),
    };
    let refused = |table: &Match, change: &Change, wanted: ChangeError| {
        let mut table = table.clone();
        let before = (
            table.membership().clone(),
            table.version(),
            table.state().clone(),
        );
        assert_eq!(
            table.change(change.clone()).unwrap_err(),
            wanted,
            "{change:?}"
        );
        let after = (
            table.membership().clone(),
            table.version(),
            table.state().clone(),
        );
        assert_eq!(after, before);
    };
    let mut table = waiting();
    for (change, wanted) in [
        (sit(4, ""), NoSeat),
        (sit(0, "xyz"), Nonce),
        (sit(0, &"00".repeat(65)), Nonce),
        (bot(5), NoSeat),
        (Change::Start, SeatFree),
        (stand_in.clone(), NobodyThere),
        (
            Change::Swap {
                seat: seat(1),
                with: seat(1),
            },
            NoChange,
        ),
        (
            Change::Swap {
                seat: seat(1),
                with: seat(6),
            },
            NoSeat,
        ),
        (rest(true), NotBegun),
        (Change::Stop, NotBegun),
        (
            Change::Terms {
                terms: Terms::default(),
            },
            NoChange,
        ),
        (next.clone(), NotOver),
        (say(0), NobodyThere),
        (nonce("00"), NobodyThere),
    ] {
        refused(&table, &change, wanted);
    }
    table.change(sit(0, "00")).unwrap();
    refused(&table, &stand_in, NotBegun);
    refused(&table, &back, NoChange);
    let again = Change::Sit {
        seat: seat(1),
        person: Some(person(0)),
        name: "A".into(),
        nonce: String::new(),
        program: false,
        account: false,
    };
    refused(&table, &again, SitsAlready);
    table.change(removed.clone()).unwrap();
    refused(&table, &removed, NoChange);
    table.change(Change::Free { seat: seat(0) }).unwrap();
    refused(&table, &sit(0, ""), Removed);
    let mut table = begun();
    for (change, wanted) in [
        (Change::Start, Begun),
        (Change::Free { seat: seat(2) }, Begun),
        (
            Change::Reserve {
                seat: seat(2),
                person: person(7),
                name: "H".into(),
            },
            Begun,
        ),
        (
            Change::Swap {
                seat: seat(0),
                with: seat(1),
            },
            Begun,
        ),
        (rest(false), NoChange),
        (
            Change::SitOut {
                seat: seat(2),
                why: Absence::Disconnected,
                level: None,
            },
            NobodyThere,
        ),
        (nonce("0"), Nonce),
    ] {
        refused(&table, &change, wanted);
    }
    table.change(stand_in.clone()).unwrap();
    refused(&table, &stand_in, NoChange);
    table.change(back).unwrap();
    table.change(rest(true)).unwrap();
    refused(&table, &rest(true), NoChange);
    table.change(Change::Stop).unwrap();
    for change in [sit(2, ""), bot(2), stand_in, rest(false), Change::Stop] {
        refused(&table, &change, Over);
    }
    table.change(next).unwrap();
    table.change(say(1)).unwrap();
}

#[test]
fn who_is_played_for_by_a_bot_is_said() {
    let mut table = begun();
    let plays = |table: &Match| -> Vec<bool> {
        let places = table.membership().places().iter();
        places.map(TableSeat::played_by_bot).collect()
    };
    assert_eq!(plays(&table), [false, false, true, true]);
    table
        .change(Change::SitOut {
            seat: seat(1),
            why: Absence::Time,
            level: None,
        })
        .unwrap();
    assert_eq!(plays(&table), [false, true, true, true]);
    assert_eq!(
        table.membership().seat_of(&person(1)),
        Some(seat(1)),
        "it is theirs still"
    );
    table.change(Change::Return { seat: seat(1) }).unwrap();
    assert_eq!(plays(&table), [false, false, true, true]);
    table.change(bot(1)).unwrap();
    assert_eq!(plays(&table), [false, true, true, true]);
    assert_eq!(
        table.membership().seat_of(&person(1)),
        None,
        "it is theirs no more"
    );
    assert_eq!(
        table.membership().played_at(&person(1)),
        Some(seat(1)),
        "and they saw its cards"
    );
    assert_eq!(table.membership().played_at(&person(2)), None);
    table.change(sit(2, "")).unwrap();
    assert_eq!(plays(&table), [false, true, false, true]);
}

#[test]
fn people_who_change_places_take_their_nonces_along() {
    let mut table = waiting();
    for change in [
        sit(0, "aa"),
        sit(1, "bb"),
        bot(2),
        bot(3),
        Change::Swap {
            seat: seat(0),
            with: seat(3),
        },
        Change::Start,
    ] {
        table.change(change).unwrap();
    }
    assert_eq!(table.membership().seat_of(&person(0)), Some(seat(3)));
    let nonces = [&[][..], &[0xbb], &[], &[0xaa]];
    assert_eq!(table.seeds().unwrap().nonces_of(1), nonces);
}

#[test]
fn a_match_that_was_stopped_is_over() {
    let mut table = begun();
    play(&mut table, 20, 3);
    let state = table.state().clone();
    table.change(Change::Stop).unwrap();
    assert!(table.is_over());
    let Turn::Seats(seats) = state.turn() else {
        panic!()
    };
    let turn = seats.first().unwrap();
    for action in ["2C", "pass 2C 3C 4C"] {
        assert!(matches!(
            table.act(turn, action),
            Err(moonshot_table::ActError::MatchOver)
        ));
    }
    assert_eq!(*table.state(), state);
}

/// A table at which everything happens once.
fn eventful() -> Match {
    let mut table = begun();
    play(&mut table, 30, 7);
    table.undo(table.standing() - 3, Some(seat(0))).unwrap();
    for change in [
        Change::SitOut {
            seat: seat(1),
            why: Absence::Disconnected,
            level: None,
        },
        Change::Say {
            seat: seat(0),
            text: Said::Text("where is Ben?".into()),
        },
        Change::Host { person: person(1) },
        Change::Return { seat: seat(1) },
        sit(3, "0d"),
        Change::Pause {
            paused: true,
            seat: seat(0),
        },
        Change::Pause {
            paused: false,
            seat: seat(0),
        },
        bot(1),
    ] {
        table.change(change).unwrap();
    }
    play(&mut table, 80, 8);
    assert!(table.state().hand_number() > 1);
    table
}

#[test]
fn a_log_leads_to_the_same_table_again() {
    let table = eventful();
    let entries: Vec<Entry> = table.entries().collect();
    let stored: Vec<String> = entries
        .iter()
        .map(|entry| serde_json::to_string(entry).unwrap())
        .collect();
    let mut again = waiting();
    for text in &stored {
        again.enter(&serde_json::from_str(text).unwrap()).unwrap();
    }
    assert_eq!(again.state(), table.state());
    assert_eq!(again.membership(), table.membership());
    assert_eq!(again.version(), table.version());
    // Replayed from the start, each moment leads to the next.
    let mut state = None;
    for moment in table.moments() {
        assert!(state.is_none_or(|state| state == moment.before));
        state = Some(moment.after);
    }
    assert_eq!(state.as_ref(), Some(table.state()));
    assert_eq!(
        table.moments().count(),
        entries.len(),
        "nothing before the first entry"
    );
}

#[test]
fn the_stored_form_of_a_change_stays() {
    let stored = [
        (
            sit(0, "0a"),
            json!({"what": "sit", "seat": 0, "person": "00".repeat(32), "name": "Player 0", "nonce": "0a"}),
        ),
        (bot(2), json!({"what": "bot", "seat": 2, "name": "Bot 2"})),
        (
            Change::Bot {
                seat: seat(2),
                name: "Ada".into(),
                level: Some("sharp".into()),
            },
            json!({"what": "bot", "seat": 2, "name": "Ada", "level": "sharp"}),
        ),
        (
            Change::Free { seat: seat(1) },
            json!({"what": "free", "seat": 1}),
        ),
        (
            Change::Reserve {
                seat: seat(1),
                person: person(1),
                name: "B".into(),
            },
            json!({"what": "hold", "seat": 1, "person": "01".repeat(32), "name": "B"}),
        ),
        (
            Change::Swap {
                seat: seat(1),
                with: seat(2),
            },
            json!({"what": "swap", "seat": 1, "with": 2}),
        ),
        (
            Change::Nonce {
                seat: seat(1),
                nonce: "ff".into(),
            },
            json!({"what": "nonce", "seat": 1, "nonce": "ff"}),
        ),
        (Change::Start, json!({"what": "start"})),
        (
            Change::SitOut {
                seat: seat(1),
                why: Absence::Disconnected,
                level: None,
            },
            json!({"what": "away", "seat": 1, "why": "gone"}),
        ),
        (
            Change::SitOut {
                seat: seat(1),
                why: Absence::Asked,
                level: Some("expert".into()),
            },
            json!({"what": "away", "seat": 1, "why": "asked", "level": "expert"}),
        ),
        (
            Change::Return { seat: seat(1) },
            json!({"what": "back", "seat": 1}),
        ),
        (
            Change::Host { person: person(2) },
            json!({"what": "host", "person": "02".repeat(32)}),
        ),
        (
            Change::Remove { person: person(2) },
            json!({"what": "remove", "person": "02".repeat(32)}),
        ),
        (
            Change::Pause {
                paused: true,
                seat: seat(0),
            },
            json!({"what": "pause", "paused": true, "seat": 0}),
        ),
        (Change::Stop, json!({"what": "stop"})),
        (
            Change::Terms {
                terms: Terms::default(),
            },
            json!({"what": "terms", "terms": {"title": "", "access": "link", "clock": "none", "away_after": 60,
                "join_late": true, "chat": true, "seats_move": false, "watch_delay": 0}}),
        ),
        (
            Change::Terms {
                terms: Terms {
                    hints: false,
                    ..Terms::default()
                },
            },
            json!({"what": "terms", "terms": {"title": "", "access": "link", "clock": "none", "away_after": 60,
                "join_late": true, "chat": true, "seats_move": false, "watch_delay": 0, "hints": false}}),
        ),
        (
            Change::Next { table: "t".into() },
            json!({"what": "next", "table": "t"}),
        ),
        (
            Change::Say {
                seat: seat(1),
                text: Said::Text("hi".into()),
            },
            json!({"what": "say", "seat": 1, "text": {"text": "hi"}}),
        ),
        (
            Change::Hint { seat: seat(1) },
            json!({"what": "hint", "seat": 1}),
        ),
        (
            Change::Say {
                seat: seat(1),
                text: Said::Sign(Sign::GoodGame),
            },
            json!({"what": "say", "seat": 1, "text": {"sign": "good-game"}}),
        ),
    ];
    for (change, form) in stored {
        let entry = Entry::Table { change };
        let form = json!({"kind": "table", "change": form});
        assert_eq!(serde_json::to_value(&entry).unwrap(), form);
        assert_eq!(serde_json::from_value::<Entry>(form).unwrap(), entry);
    }
    let none = json!({"kind": "table", "change": {"what": "free", "seat": 8}});
    assert!(serde_json::from_value::<Entry>(none).is_err());
}

#[test]
fn a_transcript_tells_who_sat_where_and_what_was_taken_back() {
    let table = eventful();
    let text = table.transcript().to_string();
    let (loaded, summary) = Match::verify(&text).unwrap();
    assert_eq!(loaded.state(), table.state());
    assert_eq!(summary.undone, 1);
    assert!(summary.deals_checked);
    let names = |table: &Match| -> Vec<String> {
        let places = table.membership().places().iter();
        places.map(|place| place.name.clone()).collect()
    };
    assert_eq!(names(&loaded), names(&table));
    assert_eq!(loaded.transcript(), table.transcript());
    for secret in ["where is Ben?", "\"person\"", &hex(person(1)), "host"] {
        assert!(!text.contains(secret), "{secret}");
    }
    for told in [
        r#""what":"away""#,
        r#""undo":"#,
        r#""nonce":"0d""#,
        r#""what":"pause""#,
    ] {
        assert!(text.contains(told), "{told}");
    }
}

fn hex(person: PersonId) -> String {
    serde_json::to_value(person)
        .unwrap()
        .as_str()
        .unwrap()
        .to_owned()
}

#[test]
fn a_transcript_whose_nonces_were_changed_does_not_hold() {
    let table = eventful();
    let value = table.transcript().to_value();
    let entries = value["entries"].as_array().unwrap();
    let nonces: Vec<usize> = (0..entries.len())
        .filter(|place| {
            entries[*place]["table"]["nonce"]
                .as_str()
                .is_some_and(|nonce| !nonce.is_empty())
        })
        .collect();
    assert_eq!(nonces.len(), 3);
    for place in nonces {
        let mut forged = value.clone();
        forged["entries"][place]["table"]["nonce"] = json!("77");
        common::forge::forge(&mut forged).unwrap();
        let error = Match::load(&forged.to_string()).unwrap_err().to_string();
        assert!(error.contains("the seeds give another deal"), "{error}");
    }
}

#[test]
fn who_began_the_match_is_known_and_whether_they_have_left() {
    let mut table = waiting();
    let left = |table: &Match| -> Vec<bool> {
        let starters = table.membership().starters().iter();
        starters.map(|starter| starter.left).collect()
    };
    for change in [sit(0, "00aa"), sit(1, "bb"), sit(2, "cc"), bot(3)] {
        table.change(change).unwrap();
    }
    assert!(left(&table).is_empty() && !table.membership().was_listed());
    let terms = Terms {
        access: moonshot_table::Access::Listed,
        ..Terms::default()
    };
    table.change(Change::Terms { terms }).unwrap();
    table.change(Change::Start).unwrap();
    // Later changes of the terms make no difference.
    let terms = Terms::default();
    table.change(Change::Terms { terms }).unwrap();
    assert!(table.membership().was_listed());
    let starters = table.membership().starters();
    let people: Vec<_> = starters.iter().map(|one| one.person.clone()).collect();
    assert_eq!(
        people,
        [Some(person(0)), Some(person(1)), Some(person(2)), None]
    );
    assert!(starters[3].bot && !starters[2].bot);
    assert_eq!(left(&table), [false; 4]);
    let sits = |at: usize, who: u8| Change::Sit {
        seat: seat(at),
        person: Some(person(who)),
        name: format!("Player {who}"),
        nonce: "dd".into(),
        program: false,
        account: false,
    };
    // One person leaves, and another joins late in that seat; one changes devices; one takes a bot's seat.
    for change in [bot(0), sits(0, 7), sits(1, 8), sits(3, 9), bot(3)] {
        table.change(change).unwrap();
    }
    assert_eq!(left(&table), [true, false, false, false]);
    // A person who returns has not left.
    table.change(bot(2)).unwrap();
    assert_eq!(left(&table), [true, false, true, false]);
    table.change(sits(2, 2)).unwrap();
    assert_eq!(left(&table), [true, false, false, false]);
}
