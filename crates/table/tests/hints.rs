//! Hints: what is recorded, where, and what a transcript contains.

use crate::common;

use common::forge::forge;
use common::{seeds, setup};
use moonshot_rules::{Game, LegalActions, Seat, Viewer};
use moonshot_table::{Absence, Change, ChangeError, Entry, Match, Terms};
use serde_json::{Value, json};

fn hearts() -> Match {
    Match::new(setup("hearts", 4, &json!({})), Some(seeds(1))).unwrap()
}

fn hint(table: &mut Match, number: usize) -> Result<(), ChangeError> {
    let seat = Seat::new(number).unwrap();
    table.change(Change::Hint { seat }).map(drop)
}

fn act(table: &mut Match, number: usize) {
    let seat = Seat::new(number).unwrap();
    let action = table.state().legal(seat).first().unwrap().to_string();
    table.act(seat, &action).unwrap();
}

/// Plays a number of cards, one after another.
fn play(table: &mut Match, cards: usize) {
    for _ in 0..cards {
        let seat = table.state().to_act().first().unwrap();
        act(table, seat.index());
    }
}

/// The seats that took a hint, with the number of steps before.
fn taken(table: &Match) -> Vec<(usize, usize)> {
    let hints = table.hints();
    hints
        .map(|taken| (taken.seat.index(), taken.after))
        .collect()
}

#[test]
fn a_hint_is_noted_once_for_each_decision() {
    let mut table = hearts();
    hint(&mut table, 0).unwrap();
    assert_eq!(hint(&mut table, 0), Err(ChangeError::NoChange));
    // Passes of other players do not make it a different decision.
    act(&mut table, 1);
    assert_eq!(hint(&mut table, 0), Err(ChangeError::NoChange));
    hint(&mut table, 2).unwrap();
    act(&mut table, 0);
    assert_eq!(hint(&mut table, 0), Err(ChangeError::NotAsked));
    assert_eq!(hint(&mut table, 4), Err(ChangeError::NoSeat));
    assert_eq!(taken(&table), [(0, 1), (2, 2)]);
    assert!(table.hints().all(|taken| taken.open));
    play(&mut table, 2);
    let leads = table.state().to_act().first().unwrap().index();
    hint(&mut table, leads).unwrap();
    assert_eq!(taken(&table)[2], (leads, 5));
    assert_eq!((table.hints_noted(), table.version()), (3, 7));
}

#[test]
fn a_hint_changes_nothing_of_the_match() {
    let mut table = hearts();
    let (before, standing) = (table.state().clone(), table.standing());
    let seat = Seat::new(0).unwrap();
    let moment = table.change(Change::Hint { seat }).unwrap();
    assert!(moment.steps.is_empty());
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        assert!(!moment.noticed_by(viewer));
    }
    assert_eq!((table.state(), table.standing()), (&before, standing));
    assert_eq!(table.version(), 1);
    // A refused entry leaves no trace.
    assert!(hint(&mut table, 0).is_err());
    assert_eq!(table.version(), 1);
}

#[test]
fn a_hint_for_what_was_taken_back_is_not_forgotten() {
    let mut table = hearts();
    play(&mut table, 4);
    let stood = table.standing();
    let first = table.state().to_act().first().unwrap().index();
    play(&mut table, 4);
    let mut again = table.clone();
    let second = table.state().to_act().first().unwrap().index();
    hint(&mut table, second).unwrap();
    act(&mut table, second);
    table.undo(stood, None).unwrap();
    assert_eq!(taken(&table), [(second, 5)], "to where it was taken back");
    // A hint for an undone decision counts once, together with one for the decision that the undo led to.
    let asked = hint(&mut table, first);
    assert_eq!(asked.is_ok(), first != second);
    assert_eq!(hint(&mut table, first), Err(ChangeError::NoChange));

    // A hint before the undone part stays where it was.
    hint(&mut again, second).unwrap();
    let before = taken(&again);
    act(&mut again, second);
    again.undo(stood + 4, None).unwrap();
    assert_eq!(taken(&again), before);
    assert_eq!(hint(&mut again, second), Err(ChangeError::NoChange));
    again.undo(stood, None).unwrap();
    assert_eq!(taken(&again), [(second, 5)]);
}

#[test]
fn two_hints_that_come_to_the_same_place_are_one() {
    let mut table = hearts();
    let stood = table.standing();
    hint(&mut table, 0).unwrap();
    play(&mut table, 4);
    while !table.state().to_act().contains(Seat::new(0).unwrap()) {
        play(&mut table, 1);
    }
    hint(&mut table, 0).unwrap();
    assert_eq!(table.hints().len(), 2);
    table.undo(stood, None).unwrap();
    assert_eq!(taken(&table), [(0, 1)]);
    assert_eq!(table.hints_noted(), 2, "the log has both");
}

#[test]
fn the_log_and_the_transcript_lead_to_the_same_hints() {
    let mut table = hearts();
    hint(&mut table, 3).unwrap();
    play(&mut table, 4);
    let leads = table.state().to_act().first().unwrap().index();
    hint(&mut table, leads).unwrap();
    play(&mut table, 1);
    table.undo(2, None).unwrap();
    play(&mut table, 5);
    let log: Vec<Entry> = table.entries().collect();
    let replayed = Match::replay(table.setup().clone(), Some(seeds(1)), log).unwrap();
    assert_eq!(taken(&replayed), taken(&table));
    assert_eq!(replayed.hints_noted(), 2);

    let transcript = table.transcript();
    let mut value = transcript.to_value();
    assert_eq!(value["version"], 2);
    assert_eq!(value["waited"], false);
    let (loaded, _) = Match::verify(&transcript.to_string()).unwrap();
    assert_eq!(taken(&loaded), taken(&table));
    assert_eq!(loaded.state(), table.state());
    assert_eq!(loaded.transcript(), transcript);

    // The deal, then the hint. A transcript cannot contain an impossible hint, or the same one twice.
    let entries = value["entries"].as_array().unwrap().clone();
    assert_eq!(entries[1]["table"], json!({"what": "hint", "seat": 3}));
    let refused = |value: &mut Value, why: &str| {
        forge(value).unwrap();
        let error = Match::load(&value.to_string()).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    };
    let twice = value["entries"].as_array_mut().unwrap();
    twice.insert(2, entries[1].clone());
    refused(&mut value, "That is so already.");
    let mut unasked = entries.clone();
    let passed = unasked.iter().position(|entry| entry["seat"] == 0).unwrap();
    let mut note = entries[1].clone();
    note["table"]["seat"] = json!(0);
    unasked.insert(passed + 1, note);
    value["entries"] = Value::Array(unasked);
    refused(&mut value, "Nothing is asked of that seat now.");
}

#[test]
fn a_match_without_hints_is_written_as_it_always_was() {
    let mut table = hearts();
    play(&mut table, 6);
    assert_eq!(table.transcript().to_value()["version"], 1);
    table.undo(5, None).unwrap();
    assert_eq!(table.transcript().to_value()["version"], 2);
}

#[test]
fn an_older_release_is_not_given_an_entry_that_it_would_refuse() {
    let seat = Seat::new(0).unwrap();
    let terms = |hints| Change::Terms {
        terms: Terms {
            hints,
            ..Terms::default()
        },
    };
    let out = |why| Change::SitOut {
        seat,
        why,
        level: None,
    };
    let formats = [
        out(Absence::Late),
        out(Absence::Asked),
        terms(false),
        Change::Hint { seat },
        terms(true),
        Change::Return { seat },
    ]
    .map(|change| Entry::Table { change }.format());
    assert_eq!(formats, [5, 2, 4, 3, 2, 2]);
    assert_eq!(moonshot_table::LOG_FORMAT, 5);
}
