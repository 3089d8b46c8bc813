//! Leaving, being removed or gone, and coming back.

use super::*;

/// What a stream shows is asked of the present for each message, not when it was opened.
#[tokio::test]
async fn whoever_is_removed_sees_no_cards_any_more_on_the_stream_they_had() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let mut bens = stream(address, &ben, &table).await;
    let before = read_until(&mut bens, |_| true).await;
    assert_eq!(open_hands(&before["snapshot"]), [1]);
    let seat = |seat: usize| json!({"seat": seat});
    assert_eq!(
        refused(&server, &ben, &table, "remove", seat(0)).await,
        "not-host"
    );
    assert_eq!(
        refused(&server, &anna, &table, "remove", seat(0)).await,
        "own-seat"
    );
    assert_eq!(
        refused(&server, &anna, &table, "remove", seat(2)).await,
        "nobody-there"
    );
    done(&server, &mut anna, &table, "remove", seat(1)).await;
    // The stream ends, or shows what a stranger may see; never a card again.
    while let Ok(Some(Ok(message))) =
        tokio::time::timeout(Duration::from_secs(2), bens.next()).await
    {
        if let Message::Text(text) = message {
            let update: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(open_hands(&update["snapshot"]), [] as [usize; 0]);
            assert!(update["snapshot"]["you"].is_null());
        }
    }
    assert_eq!(server.dropped("storage"), 0);
    let answer = ben.get(&server, &table).await;
    assert_eq!(answer.problem(), (403, "removed".into()));
    let sit = json!({"name": "Ben", "nonce": nonce(3)});
    assert_eq!(refused(&server, &ben, &table, "sit", sit).await, "removed");
    let annas = done(&server, &mut anna, &table, "code", json!({})).await;
    let code = json!({"code": annas.json()["code"], "nonce": nonce(3)});
    assert_eq!(
        refused(&server, &ben, &table, "move", code).await,
        "removed"
    );
    for what in ["leave", "back", "code", "out"] {
        assert_eq!(
            refused(&server, &ben, &table, what, json!({})).await,
            "not-seated"
        );
    }
    let annas = anna.look(&server, &table).await;
    assert_eq!(annas["seats"][1]["bot"], true);
}

#[tokio::test]
async fn whoever_leaves_gives_the_seat_to_a_bot_and_the_hosting_to_somebody() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    done(&server, &mut anna, &table, "leave", json!({})).await;
    let bens = ben.look(&server, &table).await;
    assert_eq!(
        (&bens["life"]["host"], &bens["life"]["yours"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(bens["seats"][0]["bot"], true);
    assert_ne!(bens["seats"][0]["name"], "Anna");
    assert_eq!(
        open_hands(&anna.look(&server, &table).await),
        [] as [usize; 0]
    );
    // She may come back to the seat whose cards she has seen, and to no other.
    let other = json!({"name": "Anna", "seat": 2, "nonce": nonce(5)});
    assert_eq!(
        refused(&server, &anna, &table, "sit", other).await,
        "other-seat"
    );
    let mut stranger = Browser::default();
    let sit = json!({"name": "Dora", "seat": 2, "nonce": nonce(5)});
    done(&server, &mut stranger, &table, "sit", sit).await;
    assert_eq!(open_hands(&stranger.look(&server, &table).await), [2]);
    let sit = json!({"name": "Anna", "nonce": nonce(5)});
    done(&server, &mut anna, &table, "sit", sit).await;
    assert_eq!(open_hands(&anna.look(&server, &table).await), [0]);
    // Where the host does not let people join late, nobody does.
    let terms = json!({"join_late": false});
    let request = |who: &Browser| who.request(Method::PUT, &format!("{table}/terms"), Some(&terms));
    assert_eq!(server.send(request(&anna)).await.problem().1, "not-host");
    assert_eq!(server.send(request(&ben)).await.status, StatusCode::OK);
    let sit = json!({"name": "Cara", "nonce": nonce(5)});
    assert_eq!(
        refused(&server, &Browser::default(), &table, "sit", sit).await,
        "full"
    );
    // Who leaves before the match begins leaves a free seat.
    let mut dora = Browser::default();
    let table = wait_for(&server, &mut dora, json!({})).await;
    done(&server, &mut dora, &table, "leave", json!({})).await;
    let left = ben.look(&server, &table).await;
    assert_eq!(
        (&left["seats"][0]["free"], &left["life"]["host"]),
        (&json!(true), &Value::Null)
    );
    let sit = json!({"name": "Ben", "nonce": nonce(5)});
    done(&server, &mut ben, &table, "sit", sit).await;
    assert_eq!(
        ben.look(&server, &table).await["life"]["yours"],
        true,
        "the first to come"
    );
}

#[tokio::test]
async fn a_host_who_leaves_gives_the_hosting_to_somebody_who_is_here() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let mut cara = Browser::default();
    let sit = json!({"name": "Cara", "nonce": nonce(3)});
    done(&server, &mut cara, &table, "sit", sit).await;
    let mut caras = stream(address, &cara, &table).await;
    read_until(&mut caras, |update| update["snapshot"]["you"] == 2).await;
    assert_eq!(ben.look(&server, &table).await["seats"][1]["bot"], false);
    done(&server, &mut anna, &table, "leave", json!({})).await;
    let host = cara.look(&server, &table).await["life"]["host"].clone();
    assert_eq!(host, 2, "Ben sits before her, and is not here");
}

#[tokio::test]
async fn a_bot_plays_for_whoever_is_gone_until_they_come_back() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (anna, ben, table) = two_people(&server).await;
    let id = table.rsplit('/').next().unwrap();
    let open = server.app.tables.open(id).await.unwrap();
    // Nobody waits so short a time; this is a test.
    let terms = Terms {
        away_after: 0,
        ..Terms::default()
    };
    let short = Change::Terms { terms };
    open.change(|_| Ok(vec![short.clone()])).await.unwrap();
    let mut annas = stream(address, &anna, &table).await;
    let away = |update: &Value| update["snapshot"]["seats"][1]["away"] == "gone";
    read_until(&mut annas, away).await;
    let mut passed = anna.clone();
    let now = anna.look(&server, &table).await;
    passed
        .act(&server, &table, &now["version"], &legal(&now)[0])
        .await;
    // The bot has passed for Ben, so the match goes on.
    read_until(&mut annas, |update| {
        update["snapshot"]["view"]["phase"] == "play"
    })
    .await;
    let mut bens = stream(address, &ben, &table).await;
    let back = read_until(&mut bens, |_| true).await;
    assert!(
        back["snapshot"]["seats"][1]["away"].is_null(),
        "he is here again"
    );
    assert_eq!(open_hands(&back["snapshot"]), [1]);
    read_until(&mut annas, |update| {
        update["snapshot"]["seats"][1]["away"].is_null()
    })
    .await;
    // Alone nobody is played for: the table waits.
    drop((annas, bens));
    let mut dora = Browser::default();
    let table = dora.sit_down(&server, "hearts", 4).await;
    drop(stream(address, &dora, &table).await);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(dora.look(&server, &table).await["seats"][0]["away"].is_null());
}

#[tokio::test]
async fn one_can_step_out_and_come_back() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    done(&server, &mut anna, &table, "out", json!({})).await;
    let told = ben.look(&server, &table).await;
    assert_eq!(told["seats"][0]["away"], "asked");
    let annas = anna.wait(&server, &table).await;
    assert!(legal(&annas).is_empty(), "the bot has passed for her");
    // What is refused brings nobody back.
    let id = table.rsplit('/').next().unwrap().parse().unwrap();
    let stored = async || server.app.tables.store().log(&id).await.unwrap().len();
    let before = stored().await;
    let body = json!({"version": annas["version"], "action": "2C"});
    refused(&server, &anna, &table, "actions", body).await;
    assert_eq!(stored().await, before);
    assert_eq!(ben.look(&server, &table).await["seats"][0]["away"], "asked");
    done(&server, &mut anna, &table, "back", json!({})).await;
    assert!(ben.look(&server, &table).await["seats"][0]["away"].is_null());
    assert_eq!(
        refused(&server, &Browser::default(), &table, "back", json!({})).await,
        "not-seated"
    );
}

#[tokio::test]
async fn a_seat_goes_to_another_device_with_its_code() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let code = done(&server, &mut anna, &table, "code", json!({}))
        .await
        .json()["code"]
        .clone();
    let bens_code = done(&server, &mut ben, &table, "code", json!({}))
        .await
        .json()["code"]
        .clone();
    assert_ne!(code, bens_code);
    let mut phone = Browser::default();
    let with = |code: &Value| json!({"code": code, "nonce": nonce(9)});
    let wrong = with(&json!("0000-0000-0000-0000"));
    assert_eq!(
        refused(&server, &phone, &table, "move", wrong).await,
        "wrong-code"
    );
    assert_eq!(
        refused(&server, &ben, &table, "move", with(&code)).await,
        "sits-already"
    );
    done(&server, &mut phone, &table, "move", with(&code)).await;
    let now = phone.look(&server, &table).await;
    assert_eq!(
        (&now["you"], &now["life"]["yours"]),
        (&json!(0), &json!(true))
    );
    assert_eq!(now["seats"][0]["name"], "Anna");
    assert_eq!(
        open_hands(&anna.look(&server, &table).await),
        [] as [usize; 0]
    );
    assert_eq!(
        refused(&server, &anna, &table, "move", with(&code)).await,
        "wrong-code"
    );
    // The code of one table opens no seat at another.
    let mut cara = Browser::default();
    let other = wait_for(&server, &mut cara, json!({})).await;
    let mut dora = Browser::default();
    assert_eq!(
        refused(&server, &dora, &other, "move", with(&bens_code)).await,
        "wrong-code"
    );
    done(&server, &mut dora, &table, "move", with(&bens_code)).await;
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_not_told_what_its_last_holder_saw() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let before = ben.look(&server, &table).await["version"].as_u64().unwrap();
    for who in [&mut ben, &mut anna] {
        let now = who.look(&server, &table).await;
        let pass = legal(&now).remove(0);
        who.act(&server, &table, &now["version"], &pass).await;
    }
    let path = format!("{table}/live?since={before}");
    let mut own = live::connect(address, &ben, &path, None).await.unwrap();
    let told = live::next(&mut own).await;
    assert!(kinds(&told).contains(&"passed"), "his own are told: {told}");
    let code = done(&server, &mut ben, &table, "code", json!({})).await;
    let with = json!({"code": code.json()["code"], "nonce": nonce(9)});
    let mut dora = Browser::default();
    done(&server, &mut dora, &table, "move", with).await;
    for since in 0..=before + 3 {
        let path = format!("{table}/live?since={since}");
        let mut hers = live::connect(address, &dora, &path, None).await.unwrap();
        let told = live::next(&mut hers).await;
        assert_eq!(told["snapshot"]["you"], 1);
        for kind in ["pass-chosen", "passed"] {
            assert!(!kinds(&told).contains(&kind), "since {since}: {told}");
        }
    }
}

#[tokio::test]
async fn the_fault_of_a_program_is_seen_by_everybody_and_stated_by_programs_alone() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let mut robo = Browser::default();
    let account = json!({"handle": "Robo", "proof": {"password": "long enough"}, "bot": true});
    let made = robo.post(&server, "/api/account", account).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", text(&made));
    let table = wait_for(&server, &mut anna, json!({})).await;
    for (who, name) in [(&mut ben, "Ben"), (&mut robo, "Robo")] {
        let sit = json!({"name": name, "nonce": nonce(2)});
        done(&server, who, &table, "sit", sit).await;
    }
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;

    let fault = |fault: &str| json!({"fault": fault});
    let mistake = refused(&server, &ben, &table, "out", fault("late")).await;
    assert_eq!(mistake, "bad-request");
    let unknown = refused(&server, &robo, &table, "out", fault("tired")).await;
    assert_eq!(unknown, "bad-request");
    let stranger = Browser::default();
    let other = refused(&server, &stranger, &table, "out", fault("late")).await;
    assert_eq!(other, "not-seated");
    assert_eq!(
        anna.look(&server, &table).await["seats"][2]["away"],
        Value::Null
    );

    for why in ["late", "wrong", "ended"] {
        done(&server, &mut robo, &table, "out", fault(why)).await;
        for who in [&anna, &ben, &robo, &stranger] {
            let seat = &who.look(&server, &table).await["seats"][2];
            assert_eq!(
                (&seat["away"], &seat["program"]),
                (&json!(why), &json!(true))
            );
        }
        done(&server, &mut robo, &table, "back", json!({})).await;
    }
}
