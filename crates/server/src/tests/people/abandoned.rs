//! Matches that nobody plays any more: they rest until somebody is back, and rate nobody.

use moonshot_rules::Seat;
use moonshot_table::Absence;

use super::*;
use crate::table::LiveTable;

/// The table as that server has it.
async fn open(house: &House, table: &str) -> std::sync::Arc<LiveTable> {
    let id = table.rsplit('/').next().unwrap();
    house.app.tables.open(id).await.unwrap()
}

/// The time of those at these seats runs out at once.
async fn time_is_up(house: &House, table: &str, seats: &[usize]) {
    let open = open(house, table).await;
    let mut live = open.look().await.unwrap();
    let seats = seats.iter().map(|seat| Seat::new(*seat).unwrap());
    let due = seats.map(|seat| (seat, Absence::Time));
    open.give_up(&mut live, due).await.unwrap();
}

/// How many acts stand in the match.
async fn acts(house: &House, table: &str) -> usize {
    let open = open(house, table).await;
    let live = open.look().await.unwrap();
    assert!(live.state.due().is_none(), "nothing is done by itself");
    live.state.game.standing()
}

fn rests(snapshot: &Value) -> bool {
    snapshot["life"]["resting"] == true
}

#[tokio::test]
async fn a_match_rests_when_the_time_of_all_runs_out_and_goes_on_when_somebody_is_back() {
    let house = House::new().await;
    let address = house.listen().await;
    let (mut anna, mut ben, table) = two_people(&house).await;
    let stranger = Browser::default();
    let mut annas = stream(address, &anna, &table).await;
    let mut strangers = stream(address, &stranger, &table).await;
    let before = read_until(&mut annas, |_| true).await;
    assert!(!rests(&before["snapshot"]));
    time_is_up(&house, &table, &[0, 1]).await;
    for told in [&mut annas, &mut strangers] {
        let told = read_until(told, |update| rests(&update["snapshot"])).await;
        assert_eq!(told["snapshot"]["life"]["paused"], false);
        assert_eq!(told["snapshot"]["life"]["stage"], "playing");
    }
    let stood = acts(&house, &table).await;
    // Looking on brings nobody back, and nobody else can let it go on.
    drop(annas);
    let _annas = stream(address, &anna, &table).await;
    assert!(rests(&ben.look(&house, &table).await));
    for what in ["back", "propose"] {
        let body = match what {
            "propose" => json!({"what": "stop"}),
            _ => json!({}),
        };
        let code = refused(&house, &stranger, &table, what, body).await;
        assert_eq!(code, "not-seated");
    }
    assert_eq!(acts(&house, &table).await, stood);
    // One comes back, and a bot goes on for the other.
    done(&house, &mut anna, &table, "back", json!({})).await;
    let now = read_until(&mut strangers, |update| {
        let snapshot = &update["snapshot"];
        !rests(snapshot) && snapshot["seats"][0]["away"].is_null()
    });
    assert_eq!(now.await["snapshot"]["seats"][1]["away"], "time");
    let mine = anna.wait_for_a_turn(&house, &table).await;
    anna.act(&house, &table, &mine["version"], &legal(&mine)[0])
        .await;
    anna.wait(&house, &table).await;
    assert!(acts(&house, &table).await > stood);
    // Who acts is back as well.
    time_is_up(&house, &table, &[0]).await;
    assert!(rests(&stranger.look(&house, &table).await));
    let bens = ben.look(&house, &table).await;
    if let Some(action) = legal(&bens).first() {
        let acted = ben.act(&house, &table, &bens["version"], action).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    } else {
        done(&house, &mut ben, &table, "back", json!({})).await;
    }
    let bens = ben.look(&house, &table).await;
    assert!(!rests(&bens) && bens["seats"][1]["away"].is_null());
}

#[tokio::test]
async fn a_match_rests_however_its_players_have_gone() {
    let house = House::new().await;
    let address = house.listen().await;
    let (mut anna, mut ben, table) = two_people(&house).await;
    done(&house, &mut anna, &table, "out", json!({})).await;
    assert!(!rests(&ben.look(&house, &table).await), "he plays");
    let open = open(&house, &table).await;
    let mut live = open.look().await.unwrap();
    let gone = [(Seat::new(1).unwrap(), Absence::Disconnected)].into_iter();
    open.give_up(&mut live, gone).await.unwrap();
    drop(live);
    assert!(rests(&anna.look(&house, &table).await));
    let stood = acts(&house, &table).await;
    // A server that is started anew knows it, and does nothing.
    let again = house.again().await;
    assert!(rests(&anna.look(&again, &table).await));
    assert_eq!(acts(&again, &table).await, stood);
    // Who was gone is back with their stream.
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut bens, |update| !rests(&update["snapshot"])).await;
    drop(bens);
    // When the last one who plays leaves for good, nobody plays any more.
    done(&house, &mut ben, &table, "leave", json!({})).await;
    assert!(rests(&anna.look(&house, &table).await));
    let stood = acts(&house, &table).await;
    done(&house, &mut anna, &table, "leave", json!({})).await;
    let stranger = Browser::default();
    assert!(rests(&stranger.look(&house, &table).await));
    assert_eq!(acts(&house, &table).await, stood);
    // Somebody takes a bot's seat, and it goes on.
    let sit = json!({"name": "Cara", "nonce": nonce(3)});
    let mut cara = stranger;
    done(&house, &mut cara, &table, "sit", sit).await;
    let mine = cara.wait_for_a_turn(&house, &table).await;
    assert!(!rests(&mine) && !legal(&mine).is_empty());
}

#[tokio::test]
async fn whoever_is_alone_and_steps_out_lets_the_match_rest() {
    let house = House::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&house, "hearts", 4).await;
    done(&house, &mut anna, &table, "out", json!({})).await;
    assert!(rests(&anna.look(&house, &table).await));
    let stood = acts(&house, &table).await;
    let now = anna.look(&house, &table).await;
    let acted = anna
        .act(&house, &table, &now["version"], &legal(&now)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    assert!(!rests(&anna.look(&house, &table).await));
    assert!(acts(&house, &table).await > stood);
}

#[tokio::test]
async fn whoever_watches_late_is_told_late_that_a_match_rests() {
    let house = House::new().await;
    let address = house.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let late = json!({"terms": {"watch_delay": 30}});
    let table = wait_for(&house, &mut anna, late).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&house, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&house, &mut anna, &table, "start", start).await;
    let mut strangers = stream(address, &Browser::default(), &table).await;
    let playing = |update: &Value| update["snapshot"]["life"]["stage"] == "playing";
    let first = read_until(&mut strangers, playing).await;
    assert!(!rests(&first["snapshot"]));
    time_is_up(&house, &table, &[0, 1]).await;
    assert!(rests(&ben.look(&house, &table).await));
    let told = read_until(&mut strangers, |update| rests(&update["snapshot"])).await;
    assert_eq!(told["snapshot"]["life"]["delayed"], 30);
}

/// What those propose who are not there any more is not done by a match that rests.
#[tokio::test]
async fn nothing_is_agreed_on_by_nobody() {
    let house = House::new().await;
    let address = house.listen().await;
    let (mut anna, ben, table) = two_people(&house).await;
    let before = anna.look(&house, &table).await;
    let acted = anna
        .act(&house, &table, &before["version"], &legal(&before)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    let annas = stream(address, &anna, &table).await;
    let bens = stream(address, &ben, &table).await;
    done(
        &house,
        &mut anna,
        &table,
        "propose",
        json!({"what": "undo"}),
    )
    .await;
    let stood = acts(&house, &table).await;
    let stranger = Browser::default();
    // Whoever proposed it goes first.
    for (seat, stream) in [annas, bens].into_iter().enumerate() {
        drop(stream);
        while stranger.look(&house, &table).await["seats"][seat]["here"] == true {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert_eq!(acts(&house, &table).await, stood);
}
