//! Membership with several servers: presence, agreement, talk, limits, sessions and the lobby are the same at each.

use std::num::NonZeroU32;

use super::*;
use crate::cluster::REPORT_LASTS;
use crate::net::limits::{Rate, Rates};
use crate::tests::accounts::{PASSWORD, make, plain, sign_in};

#[tokio::test]
async fn who_is_here_is_known_at_every_server() {
    let two = Two::over_the_database().await;
    let (anna, _ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    // A second stream of Anna's at the other server, and the first is closed: she is here all the time.
    let second = stream(two.addresses.1, &anna, &table).await;
    drop(annas);
    sleep(Duration::from_millis(200)).await;
    let id = table.rsplit('/').next().unwrap();
    let open = two.second.app.tables.open(id).await.unwrap();
    assert!(both_here(
        &json!({"snapshot": anna.look(&two.second, &table).await})
    ));
    assert!(both_here(
        &json!({"snapshot": anna.look(&two.first, &table).await})
    ));
    drop(second);
    let gone = |update: &Value| update["snapshot"]["seats"][0]["here"] == false;
    read_until(&mut bens, gone).await;
    // A stranger who watches at the first server is counted at the second.
    let watching = stream(two.addresses.0, &Browser::default(), &table).await;
    let told = read_until(&mut bens, |update| {
        update["snapshot"]["life"]["spectators"] == 1
    });
    told.await;
    drop(watching);
    read_until(&mut bens, |update| {
        update["snapshot"]["life"]["spectators"] == 0
    })
    .await;
    drop(open);
}

/// Anna and Ben, who both have a stream at the first server, and are told there that both are here.
async fn both_at_the_first(two: &Two) -> (Browser, Browser, String, [Socket; 2]) {
    let (anna, ben, table) = two_people(&two.first).await;
    let mut annas = stream(two.addresses.0, &anna, &table).await;
    let mut bens = stream(two.addresses.0, &ben, &table).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    (anna, ben, table, [annas, bens])
}

/// Whether the second server tells everybody that both are here, again and again for longer than anything counts that is said once.
async fn are_here_all_the_time(two: &Two, ben: &Browser, table: &str) {
    let began = Instant::now();
    while began.elapsed() < REPORT_LASTS * 2 {
        let told = json!({"snapshot": ben.look(&two.second, table).await});
        assert!(both_here(&told), "after {:?}: {told}", began.elapsed());
        sleep(Duration::from_millis(20)).await;
    }
}

/// A table may be busy for as long as the store does not answer.
#[tokio::test]
async fn who_is_here_is_known_elsewhere_however_busy_their_table_is() {
    let two = Two::over_the_database().await;
    let (_anna, ben, table, _streams) = both_at_the_first(&two).await;
    soon_knows_who_is_there(&two, &table).await;
    let id = table.rsplit('/').next().unwrap();
    let open = two.first.app.tables.open(id).await.unwrap();
    let busy = open.look().await.unwrap();
    are_here_all_the_time(&two, &ben, &table).await;
    soon_knows_who_is_there(&two, &table).await;
    drop(busy);
}

#[tokio::test]
async fn who_is_here_is_known_elsewhere_while_their_server_waits_for_the_store() {
    let (database, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let wire = Wire::to(database.socket_directory()).unwrap();
    let url = nats.url().parse().unwrap();
    let among = async |address: String| {
        TestServer::among(&address, Some(&url), Arc::new(FirstLegal), no_rates()).await
    };
    let first = among(database.address_at(wire.directory())).await;
    let second = among(database.address()).await;
    hear_each_other(&first, &second).await;
    let two = Two::of(first, second, database, Some(nats)).await;
    let (_anna, ben, table, [_annas, mut bens]) = together(&two).await;
    read_until(&mut bens, both_here).await;
    let silence = async {
        loop {
            wire.silence();
            sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::select! {
        () = silence => {}
        () = are_here_all_the_time(&two, &ben, &table) => {}
    }
}

/// Whose server stops is here all the time, and is asked, if they come back through another; and is gone if they do not.
#[tokio::test]
async fn whose_server_stops_is_passed_over_only_if_they_do_not_come_back() {
    for comes_back in [true, false] {
        let two = Two::over_the_database().await;
        let (anna, mut ben, table, [annas, mut bens]) = together(&two).await;
        read_until(&mut bens, both_here).await;
        let stop = json!({"what": "stop"});
        done(&two.second, &mut ben, &table, "propose", stop).await;
        let now = ben.look(&two.second, &table).await;
        assert_eq!(now["life"]["proposal"]["asked"], json!([0]));
        two.first.app.tables.cluster().leave().await;
        let mut told = Vec::new();
        let began = Instant::now();
        while began.elapsed() < REPORT_LASTS / 4 {
            told.push(json!({"snapshot": ben.look(&two.second, &table).await}));
            sleep(Duration::from_millis(5)).await;
        }
        assert!(told.iter().all(both_here), "she has had no time yet");
        let again = comes_back.then_some(stream(two.addresses.1, &anna, &table));
        let _again = match again {
            Some(again) => Some(again.await),
            None => None,
        };
        drop(annas);
        let stopped = async || ben.look(&two.second, &table).await["life"]["stage"] == "over";
        if comes_back {
            sleep(REPORT_LASTS).await;
            assert!(!stopped().await, "nobody asked her");
        } else {
            while !stopped().await {
                assert!(began.elapsed() < REPORT_LASTS * 2, "she does not come back");
                sleep(Duration::from_millis(20)).await;
            }
        }
    }
}

/// What a server said that has gone since is not taken for new by whoever reads it late.
#[tokio::test]
async fn what_was_said_long_ago_counts_no_more_where_nobody_has_looked_since() {
    let mut two = Two::over_the_database().await;
    let (anna, ben, table) = two_people(&two.first).await;
    // The second server has the table, and nobody there looks at it.
    ben.look(&two.second, &table).await;
    let annas = stream(two.addresses.0, &anna, &table).await;
    let told = async || json!({"snapshot": ben.look(&two.second, &table).await});
    sleep(SERVER_EXPIRY).await;
    two.first.is_killed().await;
    drop(annas);
    sleep(REPORT_LASTS * 2).await;
    let told = told().await;
    assert_eq!(told["snapshot"]["seats"][0]["here"], false, "{told}");
}

/// The second server, which gets the table out of the store, is told by the first that both are there.
async fn soon_knows_who_is_there(two: &Two, table: &str) {
    let mut times = Vec::new();
    for _ in 0..5 {
        let id = table.rsplit('/').next().unwrap().parse().unwrap();
        two.second.app.tables.drop_deleted(&id);
        let began = Instant::now();
        let told = async || json!({"snapshot": Browser::default().look(&two.second, table).await});
        while !both_here(&told().await) {
            assert!(began.elapsed() < SERVER_EXPIRY * 8, "it never knows");
            sleep(Duration::from_millis(5)).await;
        }
        times.push(began.elapsed());
    }
    times.sort();
    assert!(times[2] < SERVER_EXPIRY / 10, "{times:?}");
}

/// Whoever gets a table asks the others who is there, and does not wait until they say it again.
#[tokio::test]
async fn a_server_that_gets_a_table_soon_knows_who_is_there() {
    let two = Two::over_the_database().await;
    let (_anna, _ben, table, _streams) = both_at_the_first(&two).await;
    soon_knows_who_is_there(&two, &table).await;
}

#[tokio::test]
async fn people_agree_and_choose_how_they_like_it_at_any_server() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    // How a person likes the table, said at a server where they have no stream.
    let settings = format!("{table}/settings");
    let wished = json!({"autoplay": "off", "trick_stays": 3_000, "stand_in": "master"});
    let set = anna.patch(&two.second, &settings, wished).await;
    assert!(set.status.is_success(), "{}", text(&set));
    read_until(&mut annas, |update| {
        update["snapshot"]["life"]["trick_stays"] == 3_000
    })
    .await;
    let stays = ben
        .patch(
            &two.first,
            &format!("{table}/settings"),
            json!({"autoplay": "forced"}),
        )
        .await;
    assert!(stays.status.is_success(), "{}", text(&stays));
    read_until(&mut bens, |update| {
        update["snapshot"]["autoplay"] == "forced"
    })
    .await;
    let shown = ben.look(&two.second, &table).await;
    assert_eq!(shown["autoplay"], "forced");
    let at = |server: &TestServer| {
        let tables = Arc::clone(&server.app.tables);
        let id = table.rsplit('/').next().unwrap().to_owned();
        async move {
            let open = tables.open(&id).await.unwrap();
            let live = open.look().await.unwrap();
            let seat = moonshot_rules::Seat::new(0).unwrap();
            live.state.stand_in_of(seat)
        }
    };
    assert_eq!(at(&two.first).await.as_deref(), Some("master"));
    assert_eq!(at(&two.second).await.as_deref(), Some("master"));

    let now = anna.look(&two.first, &table).await;
    let pass = legal(&now).remove(0);
    anna.act(&two.first, &table, &now["version"], &pass).await;
    let undo = json!({"what": "undo"});
    let asked = |update: &Value| !update["snapshot"]["life"]["proposal"].is_null();
    done(&two.first, &mut anna, &table, "propose", undo.clone()).await;
    let told = read_until(&mut bens, asked).await;
    let wanted = json!({"what": "undo", "by": 0, "agreed": [0], "asked": [1]});
    assert_eq!(told["snapshot"]["life"]["proposal"], wanted);
    // He does not want it: at her server it is closed, and it stays so.
    done(
        &two.second,
        &mut ben,
        &table,
        "answer",
        json!({"agree": false}),
    )
    .await;
    read_until(&mut annas, |update| {
        !asked(update) && update["snapshot"]["version"] != 0
    })
    .await;
    sleep(SERVER_EXPIRY).await;
    assert!(anna.look(&two.first, &table).await["life"]["proposal"].is_null());
    assert!(ben.look(&two.second, &table).await["life"]["proposal"].is_null());
    // Now he does.
    done(&two.first, &mut anna, &table, "propose", undo).await;
    while ben.look(&two.second, &table).await["life"]["proposal"].is_null() {
        sleep(Duration::from_millis(10)).await;
    }
    done(
        &two.second,
        &mut ben,
        &table,
        "answer",
        json!({"agree": true}),
    )
    .await;
    read_until(&mut annas, |update| kinds(update).contains(&"undone")).await;
    assert_eq!(legal(&anna.look(&two.first, &table).await), legal(&now));
}

/// A request may come to any server, also to one that has not had the table and does not know who is there.
#[tokio::test]
async fn nobody_is_passed_over_at_a_server_that_has_not_had_the_table() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = both_at_the_first(&two).await;
    let before = anna.look(&two.first, &table).await;
    let pass = legal(&before).remove(0);
    anna.act(&two.first, &table, &before["version"], &pass)
        .await;
    let go_on = json!({"paused": false});
    done(
        &two.first,
        &mut anna,
        &table,
        "pause",
        json!({"paused": true}),
    )
    .await;
    assert_eq!(
        refused(&two.second, &ben, &table, "pause", go_on.clone()).await,
        "not-host"
    );
    done(&two.first, &mut anna, &table, "pause", go_on).await;
    let id = table.rsplit('/').next().unwrap();
    for agree in [false, true] {
        // The second server forgets the table, and hears of it by what is proposed.
        two.second.app.tables.drop_deleted(&id.parse().unwrap());
        done(
            &two.second,
            &mut anna,
            &table,
            "propose",
            json!({"what": "undo"}),
        )
        .await;
        let told = read_until(&mut bens, |update| {
            !update["snapshot"]["life"]["proposal"].is_null()
        });
        let wanted = json!({"what": "undo", "by": 0, "agreed": [0], "asked": [1]});
        assert_eq!(told.await["snapshot"]["life"]["proposal"], wanted);
        assert_eq!(legal(&anna.look(&two.first, &table).await).len(), 0);
        done(
            &two.first,
            &mut ben,
            &table,
            "answer",
            json!({"agree": agree}),
        )
        .await;
        match agree {
            true => drop(read_until(&mut annas, |update| kinds(update).contains(&"undone")).await),
            false => {
                while !anna.look(&two.second, &table).await["life"]["proposal"].is_null() {
                    sleep(Duration::from_millis(10)).await;
                }
            }
        }
    }
    assert_eq!(legal(&anna.look(&two.second, &table).await), legal(&before));

    // The server that knows of everybody knows that nobody else is here: she need not wait for what the other does not know.
    drop(bens);
    let gone = |update: &Value| update["snapshot"]["seats"][1]["here"] == false;
    read_until(&mut annas, gone).await;
    let now = anna.look(&two.first, &table).await;
    anna.act(&two.first, &table, &now["version"], &pass).await;
    sleep(SERVER_EXPIRY).await;
    two.second.app.tables.drop_deleted(&id.parse().unwrap());
    let began = Instant::now();
    done(
        &two.second,
        &mut anna,
        &table,
        "propose",
        json!({"what": "undo"}),
    )
    .await;
    read_until(&mut annas, |update| kinds(update).contains(&"undone")).await;
    assert!(began.elapsed() < SERVER_EXPIRY, "{:?}", began.elapsed());
}

#[tokio::test]
async fn whoever_watches_late_is_told_everything_once_at_any_server() {
    let two = Two::out_of_hearing().await;
    let mut anna = Browser::default();
    let terms = json!({"terms": {"access": "listed", "watch_delay": 30}});
    let table = wait_for(&two.first, &mut anna, terms).await;
    done(
        &two.first,
        &mut anna,
        &table,
        "start",
        json!({"nonce": nonce(1)}),
    )
    .await;
    // The second server knows the table as it is now.
    anna.look(&two.second, &table).await;
    let now = anna.look(&two.first, &table).await;
    let pass = legal(&now).remove(0);
    anna.act(&two.first, &table, &now["version"], &pass).await;
    let mut watching = stream(two.addresses.1, &Browser::default(), &table).await;
    let shown = anna.wait_for_a_turn(&two.first, &table).await;
    let card = legal(&shown).remove(0);
    let acted = anna.act(&two.first, &table, &shown["version"], &card).await;
    assert_eq!(acted.status, StatusCode::OK, "{}", text(&acted));
    let shown = anna.look(&two.first, &table).await;
    let played = |update: &Value| update["snapshot"]["view"]["detail"]["taken"].clone();
    let wanted = shown["view"]["detail"]["taken"].clone();
    read_until(&mut watching, |update| played(update) == wanted).await;
}

#[tokio::test]
async fn nobody_says_more_by_saying_it_at_several_servers() {
    let two = Two::over_the_database().await;
    let (mut anna, _ben, table, [mut annas, mut bens]) = together(&two).await;
    read_until(&mut annas, both_here).await;
    read_until(&mut bens, both_here).await;
    let mut said = 0;
    for turn in 0..8 {
        let server = [&two.first, &two.second][turn % 2];
        let word = json!({"said": {"text": format!("word {turn}")}});
        let answer = anna.post(server, &format!("{table}/say"), word).await;
        if answer.status == StatusCode::OK {
            let word = format!("word {turn}");
            let tells = |update: &Value| update["snapshot"].to_string().contains(&word);
            read_until(&mut annas, tells).await;
            read_until(&mut bens, tells).await;
            said += 1;
        } else {
            assert_eq!(answer.problem().1, "too-many-requests");
        }
    }
    assert_eq!(said, 6);
}

#[tokio::test]
async fn what_limits_allow_is_for_all_servers_together() {
    let limits = Limits {
        by_person: Some(Rates {
            make: Some(Rate::of(1, 4)),
            ..Rates::default()
        }),
        ..no_rates()
    };
    let bots: [Arc<dyn Bots>; 2] = [Arc::new(FirstLegal), Arc::new(FirstLegal)];
    let two = Two::start(None, bots, limits).await;
    while two.first.app.edge.counted(true).is_empty() {
        // Until they know of each other, nothing is told.
        let mut anna = Browser::default();
        anna.sit_down(&two.first, "hearts", 3).await;
        anna.sit_down(&two.first, "hearts", 3).await;
        sleep(Duration::from_millis(20)).await;
    }
    let mut anna = Browser::default();
    let names = json!({"game": "hearts", "players": 3, "names": ["Anna", "Ben", "Cleo"]});
    // The first makes her somebody, and is nobody's yet.
    for _ in 0..4 {
        let made = anna.post(&two.first, "/api/tables", names.clone()).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", text(&made));
    }
    sleep(SERVER_EXPIRY).await;
    let mut made = 0;
    while anna
        .post(&two.second, "/api/tables", names.clone())
        .await
        .status
        == StatusCode::CREATED
    {
        made += 1;
    }
    assert_eq!(made, 1, "three of four were made at the first");
    assert_eq!(Limits::default().local_factor, NonZeroU32::new(32).unwrap());
}

#[tokio::test]
async fn who_signs_out_at_one_server_is_signed_out_at_all() {
    for two in [Two::over_the_database().await, Two::out_of_hearing().await] {
        let (mut anna, _ben, table) = two_people(&two.first).await;
        let account = make(&mut anna, &two.first, "Anna").await;
        assert!(account.status.is_success(), "{}", text(&account));
        let mut phone = Browser::default();
        sign_in(&mut phone, &two.second, "Anna", PASSWORD).await;
        let mut phones = stream(two.addresses.1, &phone, &table).await;
        let told = read_until(&mut phones, |_| true).await;
        assert_eq!(told["snapshot"]["you"], 0);
        let ended = plain(&mut anna, &two.first, "/api/account/sign-out-everywhere").await;
        assert!(ended.status.is_success(), "{}", text(&ended));
        let ended = async { while live::update(&mut phones).await.is_some() {} };
        tokio::time::timeout(SERVER_EXPIRY * 4, ended)
            .await
            .expect("the stream ends");
        let shown = phone.look(&two.second, &table).await;
        assert!(shown["you"].is_null(), "a stranger now");
    }
}

#[tokio::test]
async fn the_lobby_is_the_same_everywhere() {
    let two = Two::over_the_database().await;
    let mut anna = Browser::default();
    let terms = json!({"access": "listed", "title": "Anna's"});
    let table = wait_for(&two.first, &mut anna, json!({"terms": terms})).await;
    let id = table.rsplit('/').next().unwrap();
    let listed = async |server: &TestServer| {
        let tables = server.get("/api/open").await.json()["tables"].clone();
        let tables = tables.as_array().unwrap().clone();
        tables.iter().filter(|table| table["table"] == id).count()
    };
    let annas = stream(two.addresses.0, &anna, &table).await;
    let began = Instant::now();
    while listed(&two.second).await == 0 {
        assert!(began.elapsed() < SERVER_EXPIRY * 2);
        sleep(Duration::from_millis(10)).await;
    }
    // Ben is led there by the other server.
    let mut ben = Browser::default();
    let quick = json!({"game": "hearts", "players": 4, "name": "Ben"});
    let led = ben.post(&two.second, "/api/quick", quick).await;
    assert_eq!(led.json()["table"], *id, "{}", text(&led));
    assert_eq!(listed(&two.second).await, 1, "once");
    drop(annas);
    while listed(&two.second).await > 0 {
        assert!(began.elapsed() < SERVER_EXPIRY * 8);
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_table_that_is_deleted_or_written_over_is_so_at_every_server() {
    for two in [Two::over_the_database().await, Two::out_of_hearing().await] {
        let (mut anna, ben, table) = two_people(&two.first).await;
        let mut alone = Browser {
            cookie: anna.cookie.clone(),
        };
        let hers = alone.sit_down(&two.first, "hearts", 4).await;
        let account = make(&mut anna, &two.first, "Anna").await;
        assert!(account.status.is_success(), "{}", text(&account));
        let mut bens = stream(two.addresses.1, &ben, &table).await;
        let mut watching = stream(two.addresses.1, &Browser::default(), &hers).await;
        live::next(&mut watching).await;
        let name = |update: &Value| update["snapshot"]["seats"][0]["name"].clone();
        assert_eq!(name(&read_until(&mut bens, |_| true).await), "Anna");
        let proof = json!({"proof": {"password": PASSWORD}});
        let deleted = anna.post(&two.first, "/api/account/delete", proof).await;
        assert!(deleted.status.is_success(), "{}", text(&deleted));
        read_until(&mut bens, |update| name(update) != "Anna").await;
        // She has got up, and a moment later she is not among those who have.
        let named = async || {
            let shown = ben.look(&two.second, &table).await;
            shown.to_string().contains("Anna")
        };
        let erased = async {
            while named().await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(SERVER_EXPIRY * 4, erased)
            .await
            .expect("her name is gone");
        let ended = async { while live::update(&mut watching).await.is_some() {} };
        tokio::time::timeout(SERVER_EXPIRY * 4, ended)
            .await
            .expect("the stream ends");
        assert_eq!(two.second.get(&hers).await.problem().1, "not-found");
    }
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let two = Two::out_of_hearing().await;
    let (mut anna, mut ben, table) = two_people(&two.first).await;
    done(
        &two.first,
        &mut anna,
        &table,
        "propose",
        json!({"what": "stop"}),
    )
    .await;
    // Both servers know the match as over.
    for server in [&two.first, &two.second] {
        assert_eq!(ben.look(server, &table).await["life"]["stage"], "over");
    }
    let path = format!("{table}/rematch");
    let annas = async { anna.post(&two.first, &path, json!({})).await };
    let bens = async { ben.post(&two.second, &path, json!({})).await };
    let (annas, bens) = tokio::join!(annas, bens);
    assert!(
        annas.status.is_success() && bens.status.is_success(),
        "{} {}",
        text(&annas),
        text(&bens)
    );
    assert_eq!(annas.json()["table"], bens.json()["table"]);
}

#[tokio::test]
async fn a_match_that_nobody_plays_rests_at_every_server() {
    let two = Two::over_the_database().await;
    let (_anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    let id = table.rsplit('/').next().unwrap();
    let open = async |server: &TestServer| server.app.tables.open(id).await.unwrap();
    let first = open(&two.first).await;
    let mut live = first.look().await.unwrap();
    let seats = [0, 1].map(|seat| moonshot_rules::Seat::new(seat).unwrap());
    let due = seats.map(|seat| (seat, moonshot_table::Absence::Time));
    first.give_up(&mut live, due.into_iter()).await.unwrap();
    drop(live);
    let rests = |update: &Value| update["snapshot"]["life"]["resting"] == true;
    read_until(&mut annas, rests).await;
    read_until(&mut bens, rests).await;
    // No server goes on with it, whichever sees to it.
    let stands = async |server: &TestServer| {
        let table = open(server).await;
        let live = table.look().await.unwrap();
        assert!(live.state.due().is_none());
        live.state.game.standing()
    };
    let before = stands(&two.first).await;
    for server in [&two.first, &two.second] {
        server.app.tables.cluster().lease(first.id()).await.unwrap();
        assert_eq!(stands(server).await, before);
    }
    // Who comes back at one is back at the other.
    done(&two.second, &mut ben, &table, "back", json!({})).await;
    read_until(&mut annas, |update| !rests(update)).await;
}

#[tokio::test]
async fn why_nothing_comes_of_a_proposal_is_told_at_every_server() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    for stream in [&mut annas, &mut bens] {
        read_until(stream, both_here).await;
    }
    let stop = json!({"what": "stop"});
    let proposed = |update: &Value| !update["snapshot"]["life"]["proposal"].is_null();
    let ended = |how: &'static str, seat: Value| {
        let wanted = json!({"what": "stop", "by": 0, "how": how, "seat": seat});
        move |update: &Value| update["snapshot"]["life"]["ended"] == wanted
    };
    done(&two.first, &mut anna, &table, "propose", stop.clone()).await;
    read_until(&mut bens, proposed).await;
    let says_no = json!({"agree": false});
    done(&two.second, &mut ben, &table, "answer", says_no).await;
    for stream in [&mut annas, &mut bens] {
        read_until(stream, ended("declined", json!(1))).await;
    }
    done(&two.first, &mut anna, &table, "propose", stop).await;
    read_until(&mut bens, proposed).await;
    super::super::agreeing::lapses(&two.first, &table).await;
    for stream in [&mut annas, &mut bens] {
        read_until(stream, ended("lapsed", Value::Null)).await;
    }
}

#[tokio::test]
async fn people_at_two_servers_see_who_is_ready_and_begin_together() {
    let two = Two::over_the_database().await;
    let (mut anna, mut ben, table, [mut annas, mut bens]) = together(&two).await;
    // Otherwise nobody else has to agree, and there is no proposal to see.
    read_until(&mut annas, both_here).await;
    let stop = json!({"what": "stop"});
    done(&two.first, &mut anna, &table, "propose", stop).await;
    read_until(&mut bens, |update| {
        update["snapshot"]["life"]["proposal"].is_object()
    })
    .await;
    done(
        &two.second,
        &mut ben,
        &table,
        "answer",
        json!({"agree": true}),
    )
    .await;
    let next = done(&two.first, &mut anna, &table, "rematch", json!({})).await;
    let next = format!("/api/tables/{}", next.json()["table"].as_str().unwrap());
    done(
        &two.first,
        &mut anna,
        &next,
        "sit",
        json!({"nonce": nonce(4)}),
    )
    .await;
    let ready = |update: &Value| update["snapshot"]["life"]["rematch"]["ready"] == json!([0]);
    let told = read_until(&mut bens, ready).await;
    assert_eq!(told["snapshot"]["life"]["rematch"]["asked"], json!([1]));
    let life = anna.look(&two.first, &next).await["life"].clone();
    assert_eq!(life["stage"], "waiting", "Ben is here, at the other server");
    done(
        &two.second,
        &mut ben,
        &next,
        "sit",
        json!({"nonce": nonce(5)}),
    )
    .await;
    for socket in [&mut annas, &mut bens] {
        let begun = |update: &Value| update["snapshot"]["life"]["rematch"]["begun"] == json!(true);
        read_until(socket, begun).await;
    }
}
