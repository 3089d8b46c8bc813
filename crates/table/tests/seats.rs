//! Queries on the seats, the terms and the former players of a table.

use crate::common;

use common::{dice, random_step, setup};
use moonshot_protocol::Reason;
use moonshot_rules::{Game, LegalActions, Seat, Turn};
use moonshot_table::{
    ActError, Change, ChangeError, Clock, LONGEST_NONCE, Match, Membership, Occupant, PersonId,
    Said, Seeds, Sign, TableSeat,
};
use serde_json::json;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn person(number: u8) -> PersonId {
    PersonId::new([number; 32])
}

/// A person takes a seat under this name.
fn sit(at: usize, who: u8, name: &str, nonce: &str) -> Change {
    Change::Sit {
        seat: seat(at),
        person: Some(person(who)),
        name: name.into(),
        nonce: nonce.into(),
        program: false,
        account: true,
    }
}

fn bot(at: usize) -> Change {
    Change::Bot {
        seat: seat(at),
        name: "Bot".into(),
        level: Some("sharp".into()),
    }
}

/// A table of Heartcatchers that waits for players.
fn waiting() -> Match {
    let seeds = Seeds::new([9; 32], vec![Vec::new(); 2]);
    let setup = setup("heartcatchers", 2, &json!({}));
    Match::among(setup, Some(seeds), Membership::waiting(2)).unwrap()
}

fn after(changes: impl IntoIterator<Item = Change>) -> Match {
    let mut table = waiting();
    for change in changes {
        table.change(change).unwrap();
    }
    table
}

#[test]
fn a_place_tells_who_sits_there() {
    let own = TableSeat::taken("Ada", Some(person(1)));
    assert_eq!((own.name.as_str(), own.person()), ("Ada", Some(&person(1))));
    assert_eq!((own.program, own.account), (false, false));
    let program = own.clone().with_program(true);
    assert_eq!((program.program, program.account), (true, false));
    let account = program.with_program(false).with_account(true);
    assert_eq!((account.program, account.account), (false, true));
    assert_eq!(TableSeat::taken("Bot", None).occupant, Occupant::Bot);
}

#[test]
fn a_table_tells_who_sits_and_for_whom_a_seat_is_kept() {
    let hold = Change::Reserve {
        seat: seat(1),
        person: person(2),
        name: "Ben".into(),
    };
    let table = after([sit(0, 1, "Ada", ""), hold]);
    let place = table.membership().place(seat(1)).unwrap();
    assert_eq!(place.name, "Ben");
    assert_eq!(place.occupant, Occupant::Reserved(person(2)));
    let people: Vec<Seat> = table.membership().people().collect();
    assert_eq!(people, [seat(0)]);
    let table = after([bot(0), sit(1, 2, "Ben", "")]);
    let people: Vec<Seat> = table.membership().people().collect();
    assert_eq!(people, [seat(1)]);
    let table = after([sit(0, 1, "Ada", ""), bot(1)]);
    let place = table.membership().place(seat(1)).unwrap();
    assert_eq!(
        (place.name.as_str(), place.level.as_deref()),
        ("Bot", Some("sharp"))
    );
}

#[test]
fn a_table_tells_who_contributed_to_its_shuffles() {
    let longest = "0a".repeat(LONGEST_NONCE);
    let mut table = after([sit(0, 1, "Ada", &longest), bot(1)]);
    let gave = |table: &Match| -> Vec<bool> {
        let places = table.membership().places().iter();
        places.map(TableSeat::has_contributed).collect()
    };
    assert_eq!(gave(&table), [true, false]);
    let too_long = sit(1, 2, "Ben", &"0a".repeat(LONGEST_NONCE + 1));
    assert_eq!(table.change(too_long).unwrap_err(), ChangeError::Nonce);
    table.change(sit(1, 2, "Ben", "")).unwrap();
    assert_eq!(gave(&table), [true, false]);
}

#[test]
fn a_company_that_waits_has_a_host_only_once_one_is_named() {
    let mut table = after([sit(0, 1, "Ada", ""), bot(1)]);
    assert_eq!(table.membership().host(), None);
    let host = |who| Change::Host {
        person: person(who),
    };
    table.change(host(1)).unwrap();
    assert_eq!(table.membership().host(), Some(&person(1)));
    assert_eq!(table.change(host(1)).unwrap_err(), ChangeError::NoChange);
    let seated = Membership::seated(vec![
        TableSeat::taken("Bot", None),
        TableSeat::taken("B", Some(person(2))),
    ]);
    assert_eq!(seated.host(), Some(&person(2)));
    assert!(!seated.terms().join_late && Membership::waiting(2).terms().join_late);
}

#[test]
fn whoever_gets_up_is_remembered_under_each_name_once() {
    let free = |at| Change::Free { seat: seat(at) };
    let table = after([
        sit(0, 1, "Ada", ""),
        free(0),
        sit(1, 1, "Ada", ""),
        bot(1),
        sit(0, 2, "Ada", ""),
        free(0),
        sit(0, 1, "Eve", ""),
        free(0),
        free(1),
    ]);
    let left = table.membership().left().iter();
    let left: Vec<_> = left
        .map(|gone| {
            (
                gone.person.clone(),
                gone.name.as_str(),
                gone.seat,
                gone.account,
            )
        })
        .collect();
    let expected = [
        (person(1), "Ada", seat(0), true),
        (person(2), "Ada", seat(0), true),
        (person(1), "Eve", seat(0), true),
    ];
    assert_eq!(left, expected);
}

#[test]
fn a_match_rests_and_its_company_goes_on_after_it() {
    let mut table = after([sit(0, 1, "Ada", ""), bot(1), Change::Start]);
    for paused in [true, false] {
        let seat = seat(0);
        table.change(Change::Pause { paused, seat }).unwrap();
        assert_eq!(table.membership().paused(), paused);
    }
    let next = Change::Next { table: "t2".into() };
    assert_eq!(
        table.change(next.clone()).unwrap_err(),
        ChangeError::NotOver
    );
    let mut dice = dice(1);
    while random_step(&mut table, &mut dice) {}
    assert_eq!(table.membership().next(), None);
    table.change(next).unwrap();
    assert_eq!(table.membership().next(), Some("t2"));
}

#[test]
fn a_clock_has_its_seconds() {
    let seconds = [Clock::None, Clock::Relaxed, Clock::Quick].map(Clock::seconds);
    assert_eq!(seconds, [None, Some((60, 300)), Some((15, 60))]);
}

#[test]
fn changes_at_the_table_are_of_the_second_format() {
    let mut table = after([sit(0, 1, "Ada", ""), bot(1), Change::Start]);
    random_step(&mut table, &mut dice(1));
    let formats = table.entries().map(|entry| entry.format());
    assert_eq!(formats.collect::<Vec<u32>>(), [2, 2, 2, 1]);
}

#[test]
fn a_transcript_is_of_the_first_version_until_a_change_matters() {
    let places = vec![
        TableSeat::taken("Ada", Some(person(1))),
        TableSeat::taken("Bot", None),
    ];
    let setup = setup("heartcatchers", 2, &json!({}));
    let mut table = Match::among(setup, None, Membership::seated(places)).unwrap();
    let version = |table: &Match| table.transcript().to_value()["version"].clone();
    assert_eq!(version(&table), 1);
    let text = Said::Sign(Sign::Nice);
    table
        .change(Change::Say {
            seat: seat(0),
            text,
        })
        .unwrap();
    assert_eq!(version(&table), 1);
    let change = Change::Pause {
        paused: true,
        seat: seat(0),
    };
    table.change(change).unwrap();
    assert_eq!(version(&table), 2);
}

#[test]
fn a_person_is_known_by_32_bytes() {
    assert_eq!(PersonId::from_bytes(person(7).as_bytes()), Some(person(7)));
    assert_eq!(PersonId::from_bytes(&[7; 31]), None);
    assert_eq!(format!("{:?}", person(0xab)), "PersonId(abababab…)");
}

#[test]
fn a_refused_act_has_its_reason() {
    let mut table = after([sit(0, 1, "Ada", ""), bot(1), Change::Start]);
    assert_eq!(ActError::MatchOver.reason(), Some(Reason::match_over()));
    assert_eq!(ActError::ChanceDue.reason(), Some(Reason::not_your_turn()));
    random_step(&mut table, &mut dice(1));
    let Turn::Seats(turn) = table.state().turn() else {
        panic!("somebody's turn")
    };
    let (turn, other) = (turn.first().unwrap(), turn.first().unwrap().left(2));
    let text = table.act(turn, "nonsense").unwrap_err();
    assert_eq!((text.kind(), text.reason()), (None, None));
    let action = table.state().legal(turn).nth(0).unwrap().to_string();
    let refused = table.act(other, &action).unwrap_err();
    assert_eq!(refused.reason(), Some(Reason::not_your_turn()));
}
