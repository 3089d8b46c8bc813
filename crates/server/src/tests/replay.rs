//! A finished match played through again, hand by hand and step by step.

use axum::http::StatusCode;
use moonshot_bots::FastDice;
use moonshot_rules::{Game, LegalActions, Seat, Turn, Viewer};
use moonshot_store::{SeatRecord, TableId, TableRecord, Write};
use moonshot_table::{Access, Change, Entry, Seeds, Terms};
use serde_json::{Map, Value, json};
use tokio::time::Instant;

use super::changes::Keeper;
use super::harness::{Browser, TestServer, old_identity};
use crate::table::state::Table;
use moonshot_api::{Chances, HandReplay, MatchOverview};

/// Every game, with options under which a match is not too long.
pub(super) const GAMES: [(&str, usize, &str); 6] = [
    ("hearts", 4, r#"{"target": 50}"#),
    ("cardominoes", 3, r#"{"target": 50}"#),
    ("wild-twists", 4, "{}"),
    ("black-hearts", 4, "{}"),
    ("heartcatchers", 2, "{}"),
    ("custom-hearts", 5, "{}"),
];

/// The cookies of the two people who play at seats 0 and 1.
const PEOPLE: [u8; 2] = [0x31, 0x32];

/// A table of that game, with two people and bots.
pub(super) fn record(game: &str, players: usize, options: &str) -> TableRecord {
    let options: Map<String, Value> = serde_json::from_str(options).unwrap();
    let seat = |number: usize| SeatRecord {
        name: format!("Player {number}"),
        person: PEOPLE.get(number).map(|token| old_identity(*token).1),
        program: false,
        account: false,
    };
    TableRecord {
        id: TableId::from_random([9; 26]),
        created: 0,
        game: game.to_owned(),
        options,
        card_set: None,
        lesson: None,
        origin: None,
        seeds: Seeds::new([5; 32], vec![Vec::new(); players]),
        waits: false,
        seats: (0..players).map(seat).collect(),
        autoplay: Default::default(),
    }
}

/// Plays on with random actions until the match is over, or for so many actions; some are taken back. Returns the log.
pub(super) fn play(record: &TableRecord, seed: u64, actions: usize) -> Vec<Entry> {
    let mut game = Table::start(record.clone()).unwrap().game;
    let mut dice = FastDice::new(seed);
    for action in 1..=actions {
        let Turn::Seats(seats) = game.state().turn() else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let chosen = game.state().legal(seat).pick(&mut dice).unwrap();
        game.act(seat, &chosen.to_string()).unwrap();
        if action % 37 == 0 && !game.is_over() {
            game.undo(game.standing() - 2, Some(seat)).unwrap();
        }
    }
    game.entries().collect()
}

/// Stores a table with that log.
pub(super) async fn store(server: &TestServer, record: TableRecord, log: Vec<Entry>) -> String {
    let path = format!("/api/matches/{}", record.id);
    let create = Write::Create {
        table: Box::new(record),
        entries: log,
    };
    let written = server.app.tables.store().commit(&[create]).await.unwrap();
    assert!(written.iter().all(Result::is_ok));
    path
}

/// The people at the seats, and a stranger.
pub(super) fn readers() -> [Browser; 3] {
    let with = |token| Browser {
        cookie: Some(old_identity(token).0),
    };
    [with(PEOPLE[0]), with(PEOPLE[1]), Browser::default()]
}

/// The frames of a hand: the snapshot before the first step, then those after each, with their events.
fn frames(replay: &Value) -> Vec<(Vec<Value>, Value)> {
    let mut keeper = Keeper::default();
    keeper.snapshot = replay["start"].clone();
    let mut frames = vec![(Vec::new(), replay["start"].clone())];
    for (place, step) in replay["steps"].as_array().unwrap().iter().enumerate() {
        let update = keeper.read(&step["update"].to_string());
        assert_eq!(update["version"], place + 1);
        assert_eq!(update["snapshot"]["version"], place + 1);
        let events = update["events"].as_array().unwrap().clone();
        frames.push((events, update["snapshot"].clone()));
    }
    frames
}

/// The seats that may see the hidden cards of an event, and those cards as the event has them.
fn secret(event: &Value) -> Option<(Vec<&Value>, &Value)> {
    match event["kind"].as_str()? {
        "passed" => Some((vec![&event["from"], &event["to"]], &event["cards"])),
        "drew" => Some((vec![&event["seat"]], &event["cards"])),
        "secret-laid" => Some((vec![&event["seat"]], &event["card"])),
        _ => None,
    }
}

/// The fields of a snapshot that the match makes.
fn of_match(snapshot: &Value) -> Vec<&Value> {
    [
        "you",
        "view",
        "refused",
        "pass",
        "draw",
        "last_trick",
        "line",
        "received",
        "passed",
        "moon_attempt",
        "moon_outcomes",
        "last_hand",
        "card_set",
        "commitment",
    ]
    .map(|field| &snapshot[field])
    .to_vec()
}

/// The log without what was taken back.
fn standing(record: &TableRecord, log: &[Entry]) -> Vec<Entry> {
    let mut stand: Vec<Entry> = Vec::new();
    for entry in log {
        match entry {
            Entry::Undo { keep, .. } => stand.truncate(*keep),
            entry => stand.push(entry.clone()),
        }
    }
    assert!(Table::replay(record.clone(), &stand).is_ok());
    stand
}

#[tokio::test]
async fn through_the_eyes_of_a_seat_it_is_what_that_seat_was_shown() {
    for (game, players, options) in GAMES {
        let server = TestServer::new().await;
        let record = record(game, players, options);
        let log = play(&record, 3, 20_000);
        let stand = standing(&record, &log);
        let path = store(&server, record.clone(), log).await;
        let [anna, ..] = readers();
        let overview = anna.get(&server, &path).await.json();
        let eyes = Seat::new(1).unwrap();
        // What the table showed Ben while it was played, after each entry that stands.
        let mut table = Table::start(record).unwrap();
        let mut shown = Vec::new();
        let mut look = |table: &Table| {
            let snapshot = table.snapshot(Viewer::Seat(eyes), Instant::now());
            shown.push(serde_json::to_value(snapshot).unwrap());
        };
        look(&table);
        for entry in &stand {
            table.apply(entry).unwrap();
            look(&table);
        }
        let mut shown = shown.into_iter().peekable();
        let mut secrets = [0; 2];
        for hand in overview["hands"].as_array().unwrap() {
            let path = format!("{path}/hands/{}?eyes=1", hand["number"]);
            let replay = anna.get(&server, &path).await.json();
            assert_eq!(replay["eyes"], 1);
            assert_eq!(replay["hands"], overview["hands"].as_array().unwrap().len());
            assert_eq!(hand["steps"], replay["steps"].as_array().unwrap().len());
            for (place, (events, frame)) in frames(&replay).iter().enumerate() {
                for event in events {
                    let Some((people, cards)) = secret(event) else {
                        continue;
                    };
                    let open = people.iter().any(|seat| **seat == 1);
                    assert_eq!(!cards.is_null(), open, "{game} {path} {place}: {event}");
                    secrets[usize::from(open)] += 1;
                }
                let hands = frame["view"]["hands"].as_array().unwrap();
                for (seat, held) in hands.iter().enumerate() {
                    assert_eq!(held.is_array(), seat == 1, "{game} {path} {place}");
                }
                // Chance comes about within an entry: the table showed what was after it.
                let next = shown.peek().unwrap();
                if of_match(frame) == of_match(next) {
                    shown.next();
                    // An entry that Ben could not notice leaves the same.
                    while shown.len() > 1
                        && shown
                            .peek()
                            .is_some_and(|next| of_match(frame) == of_match(next))
                    {
                        shown.next();
                    }
                }
                if shown.len() == 0 {
                    break;
                }
            }
        }
        assert_eq!(shown.len(), 0, "{game}: every entry was met in order");
        // Both kinds occur where cards are passed or Secrets laid.
        let own = secrets[1] > 0;
        assert!(own == (secrets[0] > 0), "{game}: {secrets:?}");
        assert!(own || !["hearts", "black-hearts", "heartcatchers"].contains(&game));
    }
}

#[tokio::test]
async fn an_open_hand_shows_every_card_that_there_is() {
    for (game, players, options) in GAMES {
        let server = TestServer::new().await;
        let record = record(game, players, options);
        let path = store(&server, record.clone(), play(&record, 8, 20_000)).await;
        let readers = readers();
        let overview = readers[2].get(&server, &path).await.json();
        let typed: MatchOverview = serde_json::from_value(overview.clone()).unwrap();
        assert!(typed.you.is_none() && !typed.result.stopped, "{game}");
        assert_eq!(readers[1].get(&server, &path).await.json()["you"], 1);
        let mut totals = vec![0; players];
        for hand in &typed.hands {
            assert_eq!(hand.before, totals, "{game}");
            let address = format!("{path}/hands/{}", hand.number);
            let replay = readers[2].get(&server, &address).await.json();
            let read: HandReplay = serde_json::from_value(replay.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), replay, "{game}");
            for reader in &readers {
                assert_eq!(reader.get(&server, &address).await.json(), replay);
            }
            let frames = frames(&replay);
            for (place, (events, frame)) in frames.iter().enumerate() {
                let hands = frame["view"]["hands"].as_array().unwrap();
                assert!(hands.iter().all(Value::is_array), "{game} {place}");
                for event in events {
                    let hidden = ["passed", "drew"].iter().any(|kind| event["kind"] == *kind);
                    assert!(!hidden || event["cards"].is_array(), "{game}: {event}");
                    assert!(event["kind"] != "secret-laid" || event["card"].is_string());
                }
                let last = hand.number as usize == typed.hands.len() && place + 1 == frames.len();
                let stage = if last { "over" } else { "playing" };
                assert_eq!(frame["life"]["stage"], stage, "{game} {place}");
            }
            // Each action is one of the cards that its player held before it.
            for (step, (_, before)) in read.steps.iter().zip(&frames) {
                let Some(seat) = step.seat else {
                    assert_eq!(step.action, None);
                    continue;
                };
                let action = step.action.as_deref().unwrap();
                let held = &before["view"]["hands"][seat.index()].to_string();
                if let Some(cards) = action.strip_prefix("pass ") {
                    assert!(
                        cards.split(' ').all(|card| held.contains(card)),
                        "{action} {held}"
                    );
                }
            }
            // The tricks begin where a card was led.
            for first in &hand.tricks {
                assert!(read.steps[*first].seat.is_some());
                let (events, _) = &frames[first + 1];
                let leads = |event: &Value| event["led"] == true || players == 2;
                assert!(events.iter().any(leads), "{game}: {events:?}");
            }
            let end = &frames.last().unwrap().1;
            totals = serde_json::from_value(end["view"]["totals"].clone()).unwrap();
            let scores = hand.scores.clone().unwrap();
            assert_eq!(scores.len(), players);
            let scored = frames.iter().flat_map(|(events, _)| events);
            let mut scored =
                scored.filter(|event| event["kind"].as_str().unwrap().ends_with("-scored"));
            let event = scored.next().unwrap();
            let points = if game == "heartcatchers" {
                &event["points"]
            } else {
                &event["scores"]
            };
            assert_eq!(*points, json!(scores), "{game}");
        }
        assert_eq!(typed.result.totals, totals);
        assert!(!typed.result.winners.is_empty());
    }
}

#[tokio::test]
async fn what_was_taken_back_is_left_out() {
    let (record, [anna, ..]) = (record("hearts", 4, r#"{"target": 50}"#), readers());
    let log = play(&record, 5, 20_000);
    assert!(log.iter().any(|entry| matches!(entry, Entry::Undo { .. })));
    let straight = standing(&record, &log);
    let mut told = Vec::new();
    for log in [log, straight] {
        let server = TestServer::new().await;
        let path = store(&server, record.clone(), log).await;
        let hands = anna.get(&server, &path).await.json()["hands"].clone();
        let second = anna.get(&server, &format!("{path}/hands/2")).await.json();
        told.push((hands, second));
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test]
async fn nothing_of_a_match_that_goes_on_is_replayed() {
    let server = TestServer::new().await;
    let record = record("hearts", 4, "{}");
    let path = store(&server, record.clone(), play(&record, 5, 60)).await;
    for reader in readers() {
        for address in [
            "",
            "/hands/1",
            "/hands/1?eyes=0",
            "/hands/1/steps/3/chances?eyes=0",
        ] {
            let refused = reader.get(&server, &format!("{path}{address}")).await;
            let about = (409, "match-running".to_owned());
            assert_eq!(refused.problem(), about, "{address}");
        }
    }
    let nowhere = "/api/matches/0000000000000000";
    let [anna, ..] = readers();
    for address in ["", "/hands/1"] {
        let refused = anna.get(&server, &format!("{nowhere}{address}")).await;
        assert_eq!(refused.problem(), (404, "not-found".into()));
    }
}

/// A finished match at a table that is closed to others.
pub(super) fn closed() -> (TableRecord, Vec<Entry>) {
    let record = record("hearts", 4, r#"{"target": 50}"#);
    let mut log = play(&record, 5, 20_000);
    let terms = Terms {
        access: Access::Closed,
        ..Table::start(record.clone())
            .unwrap()
            .membership()
            .terms()
            .clone()
    };
    let change = Change::Terms { terms };
    log.insert(0, Entry::Table { change });
    (record, log)
}

#[tokio::test]
async fn a_closed_table_is_replayed_for_its_players_alone() {
    let server = TestServer::new().await;
    let [anna, ben, stranger] = readers();
    let (record, log) = closed();
    let path = store(&server, record, log).await;
    for address in ["", "/hands/1", "/hands/1?eyes=0"] {
        let address = format!("{path}{address}");
        for player in [&anna, &ben] {
            assert_eq!(player.get(&server, &address).await.status, StatusCode::OK);
        }
        let refused = stranger.get(&server, &address).await;
        assert_eq!(refused.problem(), (403, "closed".into()));
    }
}

#[tokio::test]
async fn a_hand_seat_or_number_that_is_not_there_is_refused() {
    let server = TestServer::new().await;
    let (record, [anna, ..]) = (record("hearts", 4, r#"{"target": 50}"#), readers());
    let path = store(&server, record.clone(), play(&record, 5, 20_000)).await;
    let hands = anna.get(&server, &path).await.json()["hands"]
        .as_array()
        .unwrap()
        .len();
    for (address, wanted) in [
        (format!("{}", hands + 1), (404, "not-found")),
        ("0".into(), (404, "not-found")),
        ("-1".into(), (404, "not-found")),
        ("4294967296".into(), (404, "not-found")),
        ("last".into(), (404, "not-found")),
        ("1?eyes=4".into(), (400, "no-seat")),
        ("1?eyes=8".into(), (400, "bad-request")),
        ("1?eyes=me".into(), (400, "bad-request")),
    ] {
        let refused = anna.get(&server, &format!("{path}/hands/{address}")).await;
        assert_eq!(
            refused.problem(),
            (wanted.0, wanted.1.to_owned()),
            "{address}"
        );
    }
}

#[tokio::test]
async fn a_match_that_was_stopped_is_replayed_as_far_as_it_went() {
    let server = TestServer::new().await;
    let (record, [anna, ..]) = (record("hearts", 4, "{}"), readers());
    let mut log = play(&record, 5, 30);
    log.push(Entry::Table {
        change: Change::Stop,
    });
    let path = store(&server, record, log).await;
    let overview = anna.get(&server, &path).await.json();
    assert_eq!(overview["result"]["stopped"], true);
    assert_eq!(overview["result"]["winners"], json!([]));
    assert_eq!(overview["hands"].as_array().unwrap().len(), 1);
    assert!(overview["hands"][0]["scores"].is_null());
    let replay = anna
        .get(&server, &format!("{path}/hands/1?eyes=0"))
        .await
        .json();
    let frames = frames(&replay);
    let (before, last) = (&frames[frames.len() - 2].1, &frames[frames.len() - 1].1);
    assert_eq!(
        (&before["life"]["stopped"], &last["life"]["stopped"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(last["view"]["to_act"], json!([]));
}

/// A match of many hands.
fn long_match() -> (TableRecord, Vec<Entry>) {
    let record = record("cardominoes", 3, r#"{"target": 500}"#);
    let log = play(&record, 2, 60_000);
    let game = Table::replay(record.clone(), &log).unwrap().game;
    assert!(game.is_over() && game.state().hand_number() > 50);
    (record, log)
}

#[tokio::test]
async fn a_long_match_is_sent_hand_by_hand() {
    let server = TestServer::new().await;
    let (record, log) = long_match();
    let path = store(&server, record, log).await;
    let [anna, ..] = readers();
    // The first request loads the table.
    anna.get(&server, &path).await;
    let began = std::time::Instant::now();
    let overview = anna.get(&server, &path).await;
    let (told, size) = (began.elapsed(), overview.body.len());
    let hands = overview.json()["hands"].as_array().unwrap().len();
    assert!(size < 400 * hands + 4_000, "{size} bytes for {hands} hands");
    for hand in [1, hands / 2, hands] {
        let began = std::time::Instant::now();
        let answer = anna.get(&server, &format!("{path}/hands/{hand}")).await;
        println!(
            "{hands} hands in {told:?}, hand {hand} in {:?}: {} bytes",
            began.elapsed(),
            answer.body.len()
        );
        assert!(answer.body.len() < 200_000, "{}", answer.body.len());
    }
}

#[tokio::test]
async fn the_chances_of_a_moment_are_those_of_what_the_seat_could_know() {
    for (game, players, options) in GAMES {
        let server = TestServer::new().await;
        let record = record(game, players, options);
        let path = store(&server, record.clone(), play(&record, 8, 20_000)).await;
        let [anna, _, stranger] = readers();
        let open = anna.get(&server, &format!("{path}/hands/2")).await;
        if open.status != StatusCode::OK {
            continue;
        }
        let frames = frames(&open.json());
        for step in (0..frames.len()).step_by(9) {
            let address = format!("{path}/hands/2/steps/{step}/chances?eyes=1");
            let answer = anna.get(&server, &address).await;
            assert_eq!(answer.status, StatusCode::OK, "{game} {step}");
            assert_eq!(stranger.get(&server, &address).await.json(), answer.json());
            let chances: Chances = serde_json::from_value(answer.json()).unwrap();
            assert_eq!(chances.voids.len(), players);
            let frame = &frames[step].1;
            for (seat, held) in frame["view"]["hands"]
                .as_array()
                .unwrap()
                .iter()
                .enumerate()
            {
                let held = held.as_array().unwrap();
                for card in held {
                    let listed = chances
                        .cards
                        .iter()
                        .find(|unseen| card == unseen.card.as_str());
                    if seat == 1 || frame["life"]["stage"] == "over" {
                        continue;
                    }
                    let unseen =
                        listed.unwrap_or_else(|| panic!("{game} {step}: {card} of {seat}"));
                    // Every card has a chance to lie where it lies.
                    assert!(
                        unseen.chances[seat] > 0.0,
                        "{game} {step}: {card} of {seat}"
                    );
                }
            }
        }
        let beyond = format!("{path}/hands/2/steps/{}/chances?eyes=1", frames.len());
        assert_eq!(
            anna.get(&server, &beyond).await.problem(),
            (404, "not-found".into())
        );
        for (query, wanted) in [("", (400, "bad-request")), ("?eyes=7", (400, "no-seat"))] {
            let address = format!("{path}/hands/1/steps/1/chances{query}");
            let refused = anna.get(&server, &address).await.problem();
            assert_eq!(refused, (wanted.0, wanted.1.to_owned()));
        }
    }
}
