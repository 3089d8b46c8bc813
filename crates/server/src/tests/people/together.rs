//! Coming together: sitting down, the lobby, what the host arranges, and going on at another table.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use moonshot_bots::Level;
use moonshot_rules::{AnyView, Seat, View, Viewer};

use super::super::harness::FirstLegal;
use super::*;
use crate::table::bots::Bots;

#[tokio::test]
async fn people_come_together_and_only_then_cards_are_dealt() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, cara) = (Browser::default(), Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    let waiting = anna.look(&server, &table).await;
    assert_eq!(waiting["life"]["stage"], "waiting");
    assert_eq!(
        (&waiting["you"], &waiting["life"]["host"]),
        (&json!(0), &json!(0))
    );
    assert_eq!(waiting["life"]["yours"], true);
    assert_eq!(waiting["life"]["nonces"], json!([]));
    assert_eq!(open_hands(&waiting), [] as [usize; 0]);
    let seats = waiting["seats"].as_array().unwrap();
    let free: Vec<bool> = seats.iter().map(|seat| seat["free"] == true).collect();
    assert_eq!(free, [false, true, true, false]);
    assert_eq!(
        (&seats[3]["name"], &seats[3]["bot"]),
        (&json!("Bot"), &json!(true))
    );

    // Ben looks first, and knows the commitment before he contributes.
    let seen = ben.look(&server, &table).await;
    assert!(seen["you"].is_null() && seen["life"]["yours"] == false);
    let commitment = seen["commitment"].as_str().unwrap().to_owned();
    for (body, code) in [
        (json!({"name": "Ben", "nonce": ""}), "bad-nonce"),
        (
            json!({"name": "Ben", "nonce": "00".repeat(15)}),
            "bad-nonce",
        ),
        (
            json!({"name": "Ben", "nonce": "zz".repeat(16)}),
            "bad-nonce",
        ),
        (json!({"name": "anna", "nonce": nonce(2)}), "name-taken"),
        (
            json!({"name": "Ben", "nonce": nonce(2), "seat": 0}),
            "taken",
        ),
        (
            json!({"name": "Ben", "nonce": nonce(2), "seat": 3}),
            "taken",
        ),
        (
            json!({"name": "Ben", "nonce": nonce(2), "seat": 4}),
            "no-seat",
        ),
        (json!({"name": "Ben"}), "bad-request"),
    ] {
        assert_eq!(refused(&server, &ben, &table, "sit", body).await, code);
    }
    // Whoever has somebody's name is offered another, by which they can sit down.
    let taken = json!({"name": "ANNA", "nonce": nonce(2)});
    let refusal = ben
        .post(&server, &format!("{table}/sit"), taken)
        .await
        .json();
    assert_eq!(refusal["other_name"], "ANNA 2");
    assert_eq!(
        refusal["detail"],
        "Somebody at this table is called ANNA. Take another name, such as ANNA 2."
    );
    let sit = json!({"name": "Ben", "seat": 2, "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit.clone()).await;
    assert_eq!(
        refused(&server, &ben, &table, "sit", sit).await,
        "sits-already"
    );
    assert_eq!(ben.look(&server, &table).await["you"], 2);

    let own = json!({"nonce": nonce(1)});
    let address = server.listen().await;
    let mut annas = stream(address, &anna, &table).await;
    read_until(&mut annas, |_| true).await;
    for (who, code) in [(&ben, "not-host"), (&cara, "not-seated")] {
        assert_eq!(
            refused(&server, who, &table, "start", own.clone()).await,
            code
        );
    }
    assert_eq!(
        refused(&server, &anna, &table, "start", json!({})).await,
        "nonce-missing"
    );
    let act = json!({"version": 2, "action": "2C"});
    assert_eq!(
        refused(&server, &anna, &table, "actions", act).await,
        "not-begun"
    );
    done(&server, &mut anna, &table, "start", own.clone()).await;
    assert_eq!(refused(&server, &anna, &table, "start", own).await, "begun");

    let (annas, bens) = (
        anna.look(&server, &table).await,
        ben.look(&server, &table).await,
    );
    let watched = cara.look(&server, &table).await;
    assert_eq!((open_hands(&annas), open_hands(&bens)), (vec![0], vec![2]));
    assert_eq!(open_hands(&watched), [] as [usize; 0]);
    assert_eq!(annas["life"]["stage"], "playing");
    assert_eq!(annas["life"]["nonces"], json!([nonce(1), "", nonce(2), ""]));
    assert_eq!(annas["commitment"], commitment.as_str());
    assert_eq!(
        annas["seats"][1]["bot"], true,
        "a bot sits at the seat that was free"
    );
    assert!(!annas["seats"][1]["name"].as_str().unwrap().is_empty());
    // The dealt cards are those of the seed with these nonces.
    let again = server.again().await;
    assert_eq!(anna.look(&again, &table).await["view"], annas["view"]);
}

#[tokio::test]
async fn everybody_is_told_live_who_comes_and_goes() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    let mut annas = stream(address, &anna, &table).await;
    read_until(&mut annas, |_| true).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let told = read_until(&mut annas, |update| kinds(update).contains(&"sat")).await;
    assert_eq!(
        told["events"],
        json!([{"kind": "sat", "seat": 1, "name": "Ben", "before": null}])
    );
    assert_eq!(
        told["snapshot"]["seats"][1]["here"], false,
        "he does not watch"
    );
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut bens, |_| true).await;
    read_until(&mut annas, |update| {
        update["snapshot"]["seats"][1]["here"] == true
    })
    .await;
    done(
        &server,
        &mut anna,
        &table,
        "start",
        json!({"nonce": nonce(1)}),
    )
    .await;
    for (socket, seat) in [(&mut annas, 0), (&mut bens, 1)] {
        let told = read_until(socket, |update| kinds(update).contains(&"begun")).await;
        assert!(kinds(&told).contains(&"dealt"));
        assert_eq!(open_hands(&told["snapshot"]), [seat]);
    }
    drop(bens);
    read_until(&mut annas, |update| {
        update["snapshot"]["seats"][1]["here"] == false
    })
    .await;
}

#[tokio::test]
async fn open_tables_are_in_the_lobby_while_their_host_is_there() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let listed = json!({"terms": {"access": "listed", "title": "  Friday \u{202e} night "}});
    let table = wait_for(&server, &mut anna, listed).await;
    let open = async || {
        server.get("/api/open").await.json()["tables"]
            .as_array()
            .unwrap()
            .clone()
    };
    assert_eq!(open().await.len(), 0, "nobody is there");
    let quick = json!({"game": "hearts", "name": "Quick"});
    let mut annas = stream(address, &anna, &table).await;
    read_until(&mut annas, |_| true).await;
    let shown = open().await;
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0]["title"], "Friday night");
    assert_eq!(shown[0]["names"], json!(["Anna", null, null, "Bot"]));
    assert_eq!(shown[0]["free"], 2);
    // It is there no more once its host is gone, and again as soon as they are back.
    drop(annas);
    let until = tokio::time::Instant::now() + Duration::from_secs(10);
    while !open().await.is_empty() {
        assert!(tokio::time::Instant::now() < until, "it waits for nobody");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut annas = stream(address, &anna, &table).await;
    read_until(&mut annas, |_| true).await;
    assert_eq!(open().await.len(), 1);
    // Whoever wants to play now is led there.
    let led = ben.post(&server, "/api/quick", quick.clone()).await;
    assert_eq!(led.status, StatusCode::OK);
    assert_eq!(
        format!("/api/tables/{}", led.json()["table"].as_str().unwrap()),
        table
    );
    for players in [
        json!(0),
        json!(9),
        json!(4_000_000_000_u64),
        json!(u64::MAX),
    ] {
        let many = json!({"game": "heartcatchers", "name": "Quick", "players": players});
        let refused = ben.post(&server, "/api/quick", many).await;
        assert_eq!(refused.problem(), (400, "bad-players".into()), "{players}");
    }
    let other = json!({"game": "cardominoes", "name": "Quick"});
    let made = ben.post(&server, "/api/quick", other).await;
    assert_eq!(
        made.status,
        StatusCode::CREATED,
        "nobody waits for that game"
    );
    // A closed table is nobody's business, and one that has begun is not in the lobby.
    let closed = json!({"access": "closed"});
    let request = anna.request(Method::PUT, &format!("{table}/terms"), Some(&closed));
    assert_eq!(server.send(request).await.status, StatusCode::OK);
    assert_eq!(open().await.len(), 0);
    let stranger = Browser::default();
    for path in [
        table.clone(),
        format!("{table}/history"),
        format!("{table}/transcript"),
    ] {
        assert_eq!(
            stranger.get(&server, &path).await.problem(),
            (403, "closed".into()),
            "{path}"
        );
    }
    let sit = json!({"name": "Cara", "nonce": nonce(4)});
    assert_eq!(
        refused(&server, &stranger, &table, "sit", sit).await,
        "closed"
    );
    assert!(
        live::connect(address, &stranger, &format!("{table}/live"), None)
            .await
            .is_err()
    );
}

#[tokio::test]
async fn the_company_goes_on_at_another_table() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    assert_eq!(
        refused(&server, &anna, &table, "rematch", json!({})).await,
        "not-over"
    );
    done(
        &server,
        &mut anna,
        &table,
        "propose",
        json!({"what": "stop"}),
    )
    .await;
    assert_eq!(
        refused(&server, &Browser::default(), &table, "rematch", json!({})).await,
        "not-seated"
    );
    let next = done(&server, &mut ben, &table, "rematch", json!({}))
        .await
        .json();
    let same = done(&server, &mut anna, &table, "rematch", json!({}))
        .await
        .json();
    assert_eq!(next, same, "there is one");
    let over = anna.look(&server, &table).await;
    assert_eq!(over["life"]["next"], next["table"]);
    assert_ne!(
        over["commitment"], next["commitment"],
        "with a seed of its own"
    );
    let next = format!("/api/tables/{}", next["table"].as_str().unwrap());
    let bens = ben.look(&server, &next).await;
    assert_eq!(
        (&bens["you"], &bens["life"]["yours"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(
        (&bens["seats"][0]["kept"], &bens["seats"][0]["name"]),
        (&json!(true), &json!("Anna"))
    );
    let sit = json!({"name": "Cara", "seat": 0, "nonce": nonce(4)});
    assert_eq!(
        refused(&server, &Browser::default(), &next, "sit", sit).await,
        "taken"
    );
    done(&server, &mut anna, &next, "sit", json!({"nonce": nonce(4)})).await;
    assert_eq!(anna.look(&server, &next).await["seats"][0]["name"], "Anna");
    done(
        &server,
        &mut ben,
        &next,
        "start",
        json!({"nonce": nonce(5)}),
    )
    .await;
    assert_eq!(open_hands(&anna.look(&server, &next).await), [0]);
}

#[tokio::test]
async fn whoever_goes_on_first_chooses_the_options() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let what = json!({"what": "stop"});
    done(&server, &mut anna, &table, "propose", what).await;
    let wrong = json!({"options": {"target": "many"}});
    assert_eq!(
        refused(&server, &ben, &table, "rematch", wrong).await,
        "bad-option"
    );
    assert_eq!(
        anna.look(&server, &table).await["life"]["next"],
        json!(null),
        "nothing was made"
    );
    let options = json!({"options": {"target": 50}});
    let next = done(&server, &mut ben, &table, "rematch", options)
        .await
        .json();
    let late = json!({"options": {"target": 100}});
    let same = done(&server, &mut anna, &table, "rematch", late)
        .await
        .json();
    assert_eq!(next, same, "there is one");
    let next = format!("/api/tables/{}", next["table"].as_str().unwrap());
    let annas = anna.look(&server, &next).await;
    assert_eq!(annas["view"]["options"]["target"], 50);
    assert_eq!(
        (&annas["seats"][0]["kept"], &annas["seats"][0]["name"]),
        (&json!(true), &json!("Anna"))
    );
}

#[tokio::test]
async fn the_host_arranges_the_seats_before_the_match() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    done(
        &server,
        &mut ben,
        &table,
        "sit",
        json!({"name": "Ben", "nonce": nonce(2)}),
    )
    .await;
    let bot = |seat: usize, bot: bool| json!({"seat": seat, "bot": bot});
    assert_eq!(
        refused(&server, &ben, &table, "bot", bot(2, true)).await,
        "not-host"
    );
    assert_eq!(
        refused(&server, &anna, &table, "bot", bot(1, true)).await,
        "taken"
    );
    done(&server, &mut anna, &table, "bot", bot(2, true)).await;
    done(&server, &mut anna, &table, "bot", bot(3, false)).await;
    let swap = json!({"seat": 0, "with": 3});
    assert_eq!(
        refused(&server, &ben, &table, "swap", swap.clone()).await,
        "not-host"
    );
    done(&server, &mut anna, &table, "swap", swap).await;
    let now = anna.look(&server, &table).await;
    assert_eq!(now["you"], 3);
    assert_eq!(now["seats"][0]["free"], true);
    assert_eq!(
        refused(&server, &ben, &table, "host", json!({"seat": 3})).await,
        "not-host"
    );
    assert_eq!(
        refused(&server, &anna, &table, "host", json!({"seat": 2})).await,
        "nobody-there"
    );
    done(&server, &mut anna, &table, "host", json!({"seat": 1})).await;
    assert_eq!(
        refused(&server, &anna, &table, "host", json!({"seat": 1})).await,
        "not-host"
    );
    done(&server, &mut ben, &table, "start", json!({})).await;
    assert_eq!(
        refused(&server, &ben, &table, "swap", json!({"seat": 0, "with": 2})).await,
        "begun"
    );
    assert_eq!(
        refused(&server, &ben, &table, "bot", bot(0, false)).await,
        "begun"
    );
}

#[tokio::test]
async fn a_program_shows_its_identity_as_a_bearer_token() {
    let server = TestServer::new().await;
    let made = Browser::default()
        .post(&server, "/api/identity", json!({}))
        .await;
    assert_eq!(made.status, StatusCode::CREATED);
    assert_eq!(made.header(header::SET_COOKIE), "");
    let token = made.json()["token"].as_str().unwrap().to_owned();
    let with = |method, path: &str, token: &str, body: Option<&Value>| {
        let mut request = Browser::default().request(method, path, body);
        let value = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert(header::AUTHORIZATION, value);
        request
    };
    let wanted = json!({"game": "hearts", "players": 3, "names": ["Program", "B", "C"]});
    let request = with(Method::POST, "/api/tables", &token, Some(&wanted));
    let table = server.send(request).await.json()["table"].clone();
    let path = format!("/api/tables/{}", table.as_str().unwrap());
    let seat = async |token: &str| {
        let answer = server.send(with(Method::GET, &path, token, None)).await;
        answer.json()["you"].clone()
    };
    assert_eq!(seat(&token).await, 0);
    let mut forged = token.clone();
    let last = if forged.pop() == Some('0') { '1' } else { '0' };
    forged.push(last);
    assert!(seat(&forged).await.is_null());
}

#[tokio::test]
async fn bots_play_at_the_level_that_was_chosen() {
    let server = TestServer::with_bots(std::sync::Arc::new(HouseBots::default())).await;
    let offered = server.get("/api/games").await.json()["levels"].clone();
    let offered = offered.as_array().unwrap();
    let ids: Vec<&str> = offered
        .iter()
        .map(|level| level["id"].as_str().unwrap())
        .collect();
    let levels = ["novice", "casual", "steady", "sharp", "expert", "master"];
    assert_eq!(
        ids,
        [&levels[..], &["careful", "bold", "moon-mad"]].concat()
    );
    let mut anna = Browser::default();
    let wanted =
        json!({"names": ["Anna", "B", "C", null], "levels": [null, "sharp", "novice", null]});
    let table = wait_for(&server, &mut anna, wanted).await;
    let wrong = json!({"seat": 1, "bot": true, "level": "random"});
    assert_eq!(
        refused(&server, &anna, &table, "bot", wrong).await,
        "bad-request"
    );
    let change = json!({"seat": 2, "bot": true, "level": "moon-mad"});
    done(&server, &mut anna, &table, "bot", change).await;
    done(
        &server,
        &mut anna,
        &table,
        "start",
        json!({"nonce": nonce(1)}),
    )
    .await;
    let seats = anna.look(&server, &table).await["seats"].clone();
    let levels: Vec<&Value> = (0..4).map(|seat| &seats[seat]["level"]).collect();
    assert_eq!(
        levels,
        [
            &Value::Null,
            &json!("sharp"),
            &json!("moon-mad"),
            &json!("steady")
        ]
    );
    assert_eq!(seats[2]["name"], "C", "the name stays");
    // The one that thinks ahead thinks in its own time, and the match goes on.
    for _ in 0..8 {
        let now = anna.wait_for_a_turn(&server, &table).await;
        let action = legal(&now).remove(0);
        let answer = anna.act(&server, &table, &now["version"], &action).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    let now = anna.wait_for_a_turn(&server, &table).await;
    let advice = anna
        .post(&server, &format!("{table}/suggestion"), json!(null))
        .await
        .json();
    let hand = now["view"]["hands"][0].as_array().unwrap();
    assert!(hand.contains(&advice["action"]), "{advice}");
    assert!(!advice["reason"]["sentence"].as_str().unwrap().is_empty());
}

/// Which seat was asked at which level.
type Asked = Arc<Mutex<HashSet<(Viewer, Option<Level>)>>>;

/// Bots that note at which level which seat was asked.
struct Noting {
    level: Option<Level>,
    asked: Asked,
}

impl Bots for Noting {
    fn choose(&self, view: &AnyView) -> Option<String> {
        self.asked
            .lock()
            .unwrap()
            .insert((view.viewer(), self.level));
        FirstLegal.choose(view)
    }

    fn thinks(&self, _view: &AnyView) -> bool {
        self.level == Some(Level::Sharp)
    }

    fn at(&self, level: Level) -> Option<Arc<dyn Bots>> {
        Some(Arc::new(Noting {
            level: Some(level),
            asked: Arc::clone(&self.asked),
        }))
    }
}

#[tokio::test]
async fn each_seat_is_played_at_its_own_level_whether_its_bot_thinks_or_not() {
    let asked = Asked::default();
    let bots = Noting {
        level: None,
        asked: Arc::clone(&asked),
    };
    let server = TestServer::with_bots(Arc::new(bots)).await;
    let mut anna = Browser::default();
    let levels = json!([null, "sharp", "novice", "master"]);
    let wanted = json!({"names": ["Anna", "B", "C", "D"], "levels": levels});
    let table = wait_for(&server, &mut anna, wanted).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    for _ in 0..3 {
        let now = anna.wait_for_a_turn(&server, &table).await;
        let action = legal(&now).remove(0);
        let answer = anna.act(&server, &table, &now["version"], &action).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    let at = |seat, level| (Viewer::Seat(Seat::new(seat).unwrap()), Some(level));
    let wanted = [
        at(1, Level::Sharp),
        at(2, Level::Novice),
        at(3, Level::Master),
    ];
    assert_eq!(*asked.lock().unwrap(), HashSet::from(wanted));
}

#[tokio::test]
async fn whoever_is_away_is_played_for_at_the_level_they_chose() {
    let asked = Asked::default();
    let bots = Noting {
        level: None,
        asked: Arc::clone(&asked),
    };
    let server = TestServer::with_bots(Arc::new(bots)).await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let settings = format!("{table}/settings");
    let wish = |level: &str| json!({"autoplay": "off", "stand_in": level});
    let answer = anna.patch(&server, &settings, wish("expert")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", text(&answer));
    let unknown = anna.patch(&server, &settings, wish("perfect")).await;
    assert_eq!(unknown.problem(), (400, "bad-request".into()));
    let stranger = Browser::default();
    let strangers = stranger.patch(&server, &settings, wish("novice")).await;
    assert_eq!(strangers.problem().1, "not-seated");
    // The choice is told to whoever made it alone.
    assert_eq!(anna.look(&server, &table).await["stand_in"], "expert");
    for other in [&ben, &stranger] {
        assert_eq!(other.look(&server, &table).await["stand_in"], Value::Null);
    }

    done(&server, &mut anna, &table, "out", json!({})).await;
    let bens = ben.look(&server, &table).await;
    assert_eq!(bens["seats"][0]["level"], "expert");
    assert_eq!(bens["seats"][0]["bot"], false);
    let annas = (Viewer::Seat(Seat::new(0).unwrap()), Some(Level::Expert));
    while !asked.lock().unwrap().contains(&annas) {
        let now = ben.look(&server, &table).await;
        if let Some(action) = legal(&now).first() {
            ben.act(&server, &table, &now["version"], action).await;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    done(&server, &mut anna, &table, "back", json!({})).await;
    let bens = ben.look(&server, &table).await;
    assert_eq!(bens["seats"][0]["level"], Value::Null);

    // Who has chosen nothing is played for as the house plays; who leaves, at the level they chose.
    done(&server, &mut ben, &table, "out", json!({})).await;
    let annas = anna.look(&server, &table).await;
    assert_eq!(annas["seats"][1]["level"], Value::Null);
    done(&server, &mut anna, &table, "leave", json!({})).await;
    let bens = ben.look(&server, &table).await;
    assert_eq!(
        (&bens["seats"][0]["bot"], &bens["seats"][0]["level"]),
        (&json!(true), &json!("expert"))
    );
}

#[tokio::test]
async fn whoever_sits_down_is_told_what_happens_on_the_stream_they_had() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, _ben, table) = two_people(&server).await;
    let mut cara = Browser::default();
    // An identity, without a seat here.
    cara.sit_down(&server, "hearts", 4).await;
    let mut caras = stream(address, &cara, &table).await;
    read_until(&mut caras, |update| update["snapshot"]["you"].is_null()).await;
    let sit = json!({"name": "Cara", "nonce": nonce(3)});
    done(&server, &mut cara, &table, "sit", sit).await;
    let now = read_until(&mut caras, |update| update["snapshot"]["you"] == 2).await;
    assert_eq!(open_hands(&now["snapshot"]), [2]);
    let annas = anna.look(&server, &table).await;
    let pass = legal(&annas).remove(0);
    anna.act(&server, &table, &annas["version"], &pass).await;
    let next = read_until(&mut caras, |_| true).await;
    assert!(kinds(&next).contains(&"pass-chosen"), "{next}");
}
