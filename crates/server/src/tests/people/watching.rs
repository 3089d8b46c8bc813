//! Watching a match late: where the terms say so, nobody who does not sit there is told anything newer, by any address.

use std::time::Instant;

use moonshot_rules::Viewer;

use super::*;
use crate::table::delayed::length;
use crate::table::history::history;
use crate::table::snapshot::seats;
use crate::tests::changes::Keeper;

/// What the present has told at most: when it came about at the earliest, the version of whoever watches, and the length
/// of their history.
struct Known(Vec<(Instant, u64, usize)>);

impl Known {
    /// The most that may be told now with that delay: the version, and the length of the history.
    fn allowed(&self, delay: u16) -> (u64, usize) {
        let now = Instant::now();
        let old = |(then, ..): &&(Instant, u64, usize)| *then + length(delay) <= now;
        let told = self.0.iter().filter(old);
        told.fold((0, 0), |(version, events), (_, later, more)| {
            (version.max(*later), events.max(*more))
        })
    }

    fn newest(&self) -> u64 {
        self.0.last().unwrap().1
    }
}

/// Notes what a watcher without a delay could know now; it has come about after `since`.
async fn note(server: &TestServer, table: &str, since: Instant, known: &mut Known) {
    let id = table.rsplit('/').next().unwrap();
    let opened = server.app.tables.open(id).await.unwrap();
    let live = opened.look().await.unwrap();
    let state = &live.state;
    let told = history(
        &state.record,
        seats(state, None, tokio::time::Instant::now()),
        &state.game,
        Viewer::Spectator,
    );
    let told = serde_json::to_value(told).unwrap();
    known
        .0
        .push((since, state.version(Viewer::Spectator), events(&told)));
}

fn events(history: &Value) -> usize {
    let hands = history["hands"].as_array().unwrap().iter();
    hands
        .map(|hand| hand["events"].as_array().unwrap().len())
        .sum()
}

async fn set_delay(server: &TestServer, host: &Browser, table: &str, delay: u16) -> StatusCode {
    let body = json!({"watch_delay": delay});
    let request = host.request(Method::PUT, &format!("{table}/terms"), Some(&body));
    server.send(request).await.status
}

/// Nothing that this browser asks for tells more than is old enough.
async fn told_late(server: &TestServer, who: &Browser, table: &str, known: &Known, delay: u16) {
    let snapshot = who.look(server, table).await;
    let (version, _) = known.allowed(delay);
    assert!(snapshot["version"].as_u64().unwrap() <= version);
    assert_eq!(snapshot["life"]["delayed"], delay);
    assert!(
        snapshot["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| seat["clock"].is_null())
    );
    let told = who.get(server, &format!("{table}/history")).await.json();
    let (_, allowed) = known.allowed(delay);
    assert!(events(&told) <= allowed, "{} > {allowed}", events(&told));
    let transcript = who.get(server, &format!("{table}/transcript")).await;
    assert_eq!(transcript.problem().1, "not-over");
    let mut asking = who.clone();
    let suggestion = asking
        .post(server, &format!("{table}/suggestion"), json!(null))
        .await;
    assert_eq!(suggestion.problem().1, "not-seated");
    for stream in ["events", "live"] {
        let address = server.listen().await;
        if stream == "live" {
            let mut socket = super::stream(address, who, table).await;
            let first = live::next(&mut socket).await;
            assert!(first["version"].as_u64().unwrap() <= known.allowed(delay).0);
        } else {
            let request = who.request(Method::GET, &format!("{table}/events"), None);
            let first = first_event(server, request).await;
            assert!(first["version"].as_u64().unwrap() <= known.allowed(delay).0);
        }
    }
}

#[tokio::test]
async fn whoever_watches_is_told_late_by_every_address() {
    const DELAY: u16 = 120;
    let server = TestServer::new().await;
    let address = server.listen().await;
    let began = Instant::now();
    let (mut anna, mut ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    let mut known = Known(Vec::new());
    note(&server, &table, began, &mut known).await;
    let path = format!("{table}/live?changes=true");
    let kept = live::connect(address, &stranger, &path, None).await;
    let mut kept = kept.unwrap();
    let mut before = stream(address, &stranger, &table).await;
    assert_eq!(live::next(&mut before).await["version"], known.newest());
    let told_already = known.newest();

    let changed = Instant::now();
    assert_eq!(
        set_delay(&server, &anna, &table, DELAY).await,
        StatusCode::OK
    );
    note(&server, &table, changed, &mut known).await;
    told_late(&server, &stranger, &table, &known, DELAY).await;
    for _ in 0..12 {
        let acted = Instant::now();
        for who in [&mut anna, &mut ben] {
            let mine = who.look(&server, &table).await;
            let Some(action) = legal(&mine).into_iter().next() else {
                continue;
            };
            let answer = who.act(&server, &table, &mine["version"], &action).await;
            assert_eq!(answer.status, StatusCode::OK);
            let after = who.look(&server, &table).await;
            assert_eq!(
                after["version"],
                answer.json()["version"],
                "players are not late"
            );
            assert_eq!(after["life"]["delayed"], 0);
        }
        note(&server, &table, acted, &mut known).await;
        told_late(&server, &stranger, &table, &known, DELAY).await;
    }
    // A server that starts anew tells no more, and the stream from before the change goes on as late.
    let again = server.again().await;
    told_late(&again, &stranger, &table, &known, DELAY).await;
    loop {
        let update = read_until(&mut before, |_| true).await;
        let version = update["version"].as_u64().unwrap();
        assert!(version <= known.allowed(DELAY).0);
        if version == known.newest() {
            break;
        }
    }
    let mut keeper = Keeper::default();
    while keeper.snapshot["version"] != known.newest() {
        let told = live::update(&mut kept).await.unwrap();
        keeper.read(&told.to_string());
        let version = keeper.snapshot["version"].as_u64().unwrap();
        assert!(version <= known.allowed(DELAY).0.max(told_already));
    }
    assert!(keeper.changes > 3);
    let late = stranger.look(&server, &table).await;
    assert_eq!(keeper.snapshot["view"], late["view"]);
    assert_eq!(set_delay(&server, &anna, &table, 0).await, StatusCode::OK);
    let present = stranger.look(&server, &table).await;
    assert_eq!(
        late["view"], present["view"],
        "all of it is told in the end"
    );
}

#[tokio::test]
async fn whoever_watches_late_misses_nothing_where_another_server_goes_on() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    assert_eq!(set_delay(&server, &anna, &table, 30).await, StatusCode::OK);
    let act = async |anna: &mut Browser, ben: &mut Browser| {
        for who in [anna, ben] {
            let mine = who.look(&server, &table).await;
            if let Some(action) = legal(&mine).into_iter().next() {
                who.act(&server, &table, &mine["version"], &action).await;
            }
        }
        tokio::time::sleep(length(30) + Duration::from_millis(50)).await;
    };
    act(&mut anna, &mut ben).await;
    let seen = stranger.look(&server, &table).await["version"].clone();
    act(&mut anna, &mut ben).await;
    let again = server.again().await;
    let address = again.listen().await;
    let path = format!("{table}/live?since={seen}");
    let mut socket = live::connect(address, &stranger, &path, None)
        .await
        .unwrap();
    let told = live::next(&mut socket).await;
    let newer = told["version"].as_u64().unwrap() - seen.as_u64().unwrap();
    assert!(newer > 0);
    let events = told["events"].as_array().unwrap();
    assert!(events.len() as u64 >= newer, "{events:?}");
}

#[tokio::test]
async fn whoever_leaves_watches_as_late_as_everybody_else() {
    let server = TestServer::new().await;
    let began = Instant::now();
    let (anna, mut ben, table) = two_people(&server).await;
    let mut known = Known(Vec::new());
    note(&server, &table, began, &mut known).await;
    assert_eq!(set_delay(&server, &anna, &table, 120).await, StatusCode::OK);
    done(&server, &mut ben, &table, "leave", json!({})).await;
    let snapshot = ben.look(&server, &table).await;
    assert!(snapshot["version"].as_u64().unwrap() <= known.allowed(120).0);
    let listed = ben.get(&server, "/api/tables").await.json();
    let own = &listed["tables"][0];
    assert_eq!(own["over"], false);
    let then = crate::util::clock::now() - length(120).as_millis() as i64;
    assert!(own["updated"].as_i64().unwrap() <= then + 200);
}

/// Who is here is told as it is, also of a time when they did not sit there yet.
#[tokio::test]
async fn players_are_no_spectators_of_what_was_before_they_sat_down() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let mut anna = Browser::default();
    let terms = json!({"terms": {"access": "link", "watch_delay": 120}});
    let table = wait_for(&server, &mut anna, terms).await;
    let mut ben = Browser::default();
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let mut annas = stream(address, &anna, &table).await;
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut annas, |_| true).await;
    read_until(&mut bens, |_| true).await;
    let shown = Browser::default().look(&server, &table).await;
    let is_bens = &shown["seats"][1]["name"] == "Ben";
    assert!(!is_bens, "it is told too late to show anything");
    assert_eq!(shown["life"]["spectators"], 0);
    let mut watching = stream(address, &Browser::default(), &table).await;
    let told = read_until(&mut watching, |_| true).await;
    assert_eq!(told["snapshot"]["life"]["spectators"], 1);
    assert_eq!(told["snapshot"]["life"]["delayed"], 120);
}

#[tokio::test]
async fn a_match_that_is_over_is_shown_at_once_and_so_is_one_without_a_delay() {
    let server = TestServer::new().await;
    let (mut anna, _, table) = two_people(&server).await;
    let stranger = Browser::default();
    assert_eq!(set_delay(&server, &anna, &table, 120).await, StatusCode::OK);
    assert_eq!(stranger.look(&server, &table).await["life"]["delayed"], 120);
    assert_eq!(set_delay(&server, &anna, &table, 0).await, StatusCode::OK);
    let shown = stranger.look(&server, &table).await;
    assert_eq!(
        (&shown["life"]["delayed"], &shown["life"]["stage"]),
        (&json!(0), &json!("playing"))
    );
    assert_eq!(set_delay(&server, &anna, &table, 30).await, StatusCode::OK);
    assert_eq!(stranger.look(&server, &table).await["life"]["delayed"], 30);
    assert_eq!(
        set_delay(&server, &anna, &table, 45).await,
        StatusCode::BAD_REQUEST
    );
    // Ben is not here, so nobody has to agree.
    done(
        &server,
        &mut anna,
        &table,
        "propose",
        json!({"what": "stop"}),
    )
    .await;
    let over = stranger.look(&server, &table).await;
    assert_eq!(
        (&over["life"]["delayed"], &over["life"]["stage"]),
        (&json!(0), &json!("over"))
    );
    assert_eq!(
        stranger
            .get(&server, &format!("{table}/transcript"))
            .await
            .status,
        StatusCode::OK
    );
}
