//! Matches that nobody plays any more: they rest until somebody is back, and rate nobody.

use moonshot_rules::Seat;
use moonshot_table::Absence;

use super::*;
use crate::table::LiveTable;

/// The table as that server has it.
async fn open(server: &TestServer, table: &str) -> std::sync::Arc<LiveTable> {
    let id = table.rsplit('/').next().unwrap();
    server.app.tables.open(id).await.unwrap()
}

/// The time of those at these seats runs out at once.
async fn time_is_up(server: &TestServer, table: &str, seats: &[usize]) {
    let open = open(server, table).await;
    let mut live = open.look().await.unwrap();
    let seats = seats.iter().map(|seat| Seat::new(*seat).unwrap());
    let due = seats.map(|seat| (seat, Absence::Time));
    open.give_up(&mut live, due).await.unwrap();
}

/// How many acts stand in the match.
async fn acts(server: &TestServer, table: &str) -> usize {
    let open = open(server, table).await;
    let live = open.look().await.unwrap();
    assert!(live.state.due().is_none(), "nothing is done by itself");
    live.state.game.standing()
}

fn rests(snapshot: &Value) -> bool {
    snapshot["life"]["resting"] == true
}

#[tokio::test]
async fn a_match_rests_when_the_time_of_all_runs_out_and_goes_on_when_somebody_is_back() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    let mut annas = stream(address, &anna, &table).await;
    let mut strangers = stream(address, &stranger, &table).await;
    let before = read_until(&mut annas, |_| true).await;
    assert!(!rests(&before["snapshot"]));
    time_is_up(&server, &table, &[0, 1]).await;
    for told in [&mut annas, &mut strangers] {
        let told = read_until(told, |update| rests(&update["snapshot"])).await;
        assert_eq!(told["snapshot"]["life"]["paused"], false);
        assert_eq!(told["snapshot"]["life"]["stage"], "playing");
    }
    let stood = acts(&server, &table).await;
    // Looking on brings nobody back, and nobody else can let it go on.
    drop(annas);
    let _annas = stream(address, &anna, &table).await;
    assert!(rests(&ben.look(&server, &table).await));
    for what in ["back", "propose"] {
        let body = match what {
            "propose" => json!({"what": "stop"}),
            _ => json!({}),
        };
        let code = refused(&server, &stranger, &table, what, body).await;
        assert_eq!(code, "not-seated");
    }
    assert_eq!(acts(&server, &table).await, stood);
    // One comes back, and a bot goes on for the other.
    done(&server, &mut anna, &table, "back", json!({})).await;
    let now = read_until(&mut strangers, |update| {
        let snapshot = &update["snapshot"];
        !rests(snapshot) && snapshot["seats"][0]["away"].is_null()
    });
    assert_eq!(now.await["snapshot"]["seats"][1]["away"], "time");
    let mine = anna.wait_for_a_turn(&server, &table).await;
    anna.act(&server, &table, &mine["version"], &legal(&mine)[0])
        .await;
    anna.wait(&server, &table).await;
    assert!(acts(&server, &table).await > stood);
    // Who acts is back as well.
    time_is_up(&server, &table, &[0]).await;
    assert!(rests(&stranger.look(&server, &table).await));
    let bens = ben.look(&server, &table).await;
    if let Some(action) = legal(&bens).first() {
        let acted = ben.act(&server, &table, &bens["version"], action).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    } else {
        done(&server, &mut ben, &table, "back", json!({})).await;
    }
    let bens = ben.look(&server, &table).await;
    assert!(!rests(&bens) && bens["seats"][1]["away"].is_null());
}

#[tokio::test]
async fn a_match_rests_however_its_players_have_gone() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    done(&server, &mut anna, &table, "out", json!({})).await;
    assert!(!rests(&ben.look(&server, &table).await), "he plays");
    let open = open(&server, &table).await;
    let mut live = open.look().await.unwrap();
    let gone = [(Seat::new(1).unwrap(), Absence::Disconnected)].into_iter();
    open.give_up(&mut live, gone).await.unwrap();
    drop(live);
    assert!(rests(&anna.look(&server, &table).await));
    let stood = acts(&server, &table).await;
    // A server that is started anew knows it, and does nothing.
    let again = server.again().await;
    assert!(rests(&anna.look(&again, &table).await));
    assert_eq!(acts(&again, &table).await, stood);
    // Who was gone is back with their stream.
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut bens, |update| !rests(&update["snapshot"])).await;
    drop(bens);
    // When the last one who plays leaves for good, nobody plays any more.
    done(&server, &mut ben, &table, "leave", json!({})).await;
    assert!(rests(&anna.look(&server, &table).await));
    let stood = acts(&server, &table).await;
    done(&server, &mut anna, &table, "leave", json!({})).await;
    let stranger = Browser::default();
    assert!(rests(&stranger.look(&server, &table).await));
    assert_eq!(acts(&server, &table).await, stood);
    // Somebody takes a bot's seat, and it goes on.
    let sit = json!({"name": "Cara", "nonce": nonce(3)});
    let mut cara = stranger;
    done(&server, &mut cara, &table, "sit", sit).await;
    let mine = cara.wait_for_a_turn(&server, &table).await;
    assert!(!rests(&mine) && !legal(&mine).is_empty());
}

#[tokio::test]
async fn whoever_is_alone_and_steps_out_lets_the_match_rest() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    done(&server, &mut anna, &table, "out", json!({})).await;
    assert!(rests(&anna.look(&server, &table).await));
    let stood = acts(&server, &table).await;
    let now = anna.look(&server, &table).await;
    let acted = anna
        .act(&server, &table, &now["version"], &legal(&now)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    assert!(!rests(&anna.look(&server, &table).await));
    assert!(acts(&server, &table).await > stood);
}

#[tokio::test]
async fn whoever_watches_late_is_told_late_that_a_match_rests() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let late = json!({"terms": {"watch_delay": 30}});
    let table = wait_for(&server, &mut anna, late).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let mut strangers = stream(address, &Browser::default(), &table).await;
    let playing = |update: &Value| update["snapshot"]["life"]["stage"] == "playing";
    let first = read_until(&mut strangers, playing).await;
    assert!(!rests(&first["snapshot"]));
    time_is_up(&server, &table, &[0, 1]).await;
    assert!(rests(&ben.look(&server, &table).await));
    let told = read_until(&mut strangers, |update| rests(&update["snapshot"])).await;
    assert_eq!(told["snapshot"]["life"]["delayed"], 30);
}

/// What those propose who are not there any more is not done by a match that rests.
#[tokio::test]
async fn nothing_is_agreed_on_by_nobody() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let before = anna.look(&server, &table).await;
    let acted = anna
        .act(&server, &table, &before["version"], &legal(&before)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    let annas = stream(address, &anna, &table).await;
    let bens = stream(address, &ben, &table).await;
    done(
        &server,
        &mut anna,
        &table,
        "propose",
        json!({"what": "undo"}),
    )
    .await;
    let stood = acts(&server, &table).await;
    let stranger = Browser::default();
    // Whoever proposed it goes first.
    for (seat, stream) in [annas, bens].into_iter().enumerate() {
        drop(stream);
        while stranger.look(&server, &table).await["seats"][seat]["here"] == true {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert_eq!(acts(&server, &table).await, stood);
}
