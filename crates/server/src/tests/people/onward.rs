//! The next match of a company: who is ready for it is seen by all who are still at the table before, and it begins when all are.

use super::*;

/// Three people and a bot whose match is over, each with a stream of it; Anna is the host.
async fn three_after(server: &TestServer) -> ([Browser; 3], [Socket; 3], String) {
    let address = server.listen().await;
    let [mut anna, mut ben, mut cleo] = [(); 3].map(|()| Browser::default());
    let table = wait_for(server, &mut anna, json!({})).await;
    for (who, name, number) in [(&mut ben, "Ben", 2), (&mut cleo, "Cleo", 3)] {
        let sit = json!({"name": name, "nonce": nonce(number)});
        done(server, who, &table, "sit", sit).await;
    }
    let start = json!({"nonce": nonce(1)});
    done(server, &mut anna, &table, "start", start).await;
    let streams = [
        stream(address, &anna, &table).await,
        stream(address, &ben, &table).await,
        stream(address, &cleo, &table).await,
    ];
    let stop = json!({"what": "stop"});
    done(server, &mut anna, &table, "propose", stop).await;
    for who in [&mut ben, &mut cleo] {
        done(server, who, &table, "answer", json!({"agree": true})).await;
    }
    ([anna, ben, cleo], streams, table)
}

/// One tap: the next table, and a nonce for it once its commitment is known. Returns the next table's address.
async fn is_ready(server: &TestServer, who: &mut Browser, table: &str, number: u8) -> String {
    let next = done(server, who, table, "rematch", json!({})).await.json();
    assert!(next["commitment"].is_string(), "a nonce is given after it");
    let next = format!("/api/tables/{}", next["table"].as_str().unwrap());
    let sit = json!({"nonce": nonce(number)});
    done(server, who, &next, "sit", sit).await;
    next
}

/// The seats that are ready and those that are waited for, as a message tells it.
fn told(update: &Value) -> (Value, Value) {
    let rematch = &update["snapshot"]["life"]["rematch"];
    (rematch["ready"].clone(), rematch["asked"].clone())
}

async fn shows(socket: &mut Socket, ready: Value, asked: Value) -> Value {
    read_until(socket, |update| {
        told(update) == (ready.clone(), asked.clone())
    })
    .await
}

async fn stage(server: &TestServer, who: &mut Browser, table: &str) -> Value {
    who.look(server, table).await["life"]["stage"].clone()
}

#[tokio::test]
async fn all_see_who_is_ready_and_the_match_begins_when_all_are() {
    let server = TestServer::new().await;
    let ([mut anna, mut ben, mut cleo], mut streams, table) = three_after(&server).await;
    assert_eq!(
        anna.look(&server, &table).await["life"]["rematch"],
        json!(null)
    );
    // Not the host: whoever is first makes the table, and is its host.
    let next = is_ready(&server, &mut ben, &table, 5).await;
    for socket in &mut streams {
        let update = shows(socket, json!([1]), json!([0, 2])).await;
        let rematch = &update["snapshot"]["life"]["rematch"];
        assert_eq!(
            (&rematch["host"], &rematch["begun"]),
            (&json!(1), &json!(false))
        );
    }
    assert_eq!(
        is_ready(&server, &mut anna, &table, 4).await,
        next,
        "there is one"
    );
    for socket in &mut streams {
        shows(socket, json!([0, 1]), json!([2])).await;
    }
    assert_eq!(stage(&server, &mut ben, &next).await, "waiting");
    assert_eq!(is_ready(&server, &mut cleo, &table, 6).await, next);
    for socket in &mut streams {
        let update = read_until(socket, |update| {
            update["snapshot"]["life"]["rematch"]["begun"] == json!(true)
        });
        assert_eq!(told(&update.await), (json!([0, 1, 2]), json!([])));
    }
    // Each has their own seat and their own nonce in the shuffles; the bot is the one it was.
    for (seat, who) in [&mut anna, &mut ben, &mut cleo].into_iter().enumerate() {
        let snapshot = who.look(&server, &next).await;
        assert_eq!(open_hands(&snapshot), [seat]);
        assert_eq!(snapshot["life"]["nonces"][seat], nonce(4 + seat as u8));
        assert_eq!(snapshot["seats"][3]["name"], "Bot");
    }
}

#[tokio::test]
async fn whoever_has_gone_holds_nobody_up_and_a_bot_plays_in_their_place() {
    let server = TestServer::new().await;
    let ([mut anna, mut ben, _cleo], streams, table) = three_after(&server).await;
    let [mut annas, _bens, cleos] = streams;
    let next = is_ready(&server, &mut anna, &table, 4).await;
    is_ready(&server, &mut ben, &table, 5).await;
    shows(&mut annas, json!([0, 1]), json!([2])).await;
    assert_eq!(
        stage(&server, &mut anna, &next).await,
        "waiting",
        "Cleo is here"
    );
    drop(cleos);
    let begun = read_until(&mut annas, |update| {
        update["snapshot"]["life"]["rematch"]["begun"] == json!(true)
    });
    assert_eq!(told(&begun.await).0, json!([0, 1]));
    let snapshot = anna.look(&server, &next).await;
    assert_eq!(
        (&snapshot["seats"][2]["bot"], &snapshot["seats"][2]["level"]),
        (&json!(true), &json!("steady"))
    );
}

#[tokio::test]
async fn whoever_is_left_alone_waits_until_they_start_with_bots() {
    let server = TestServer::new().await;
    let ([mut anna, ..], streams, table) = three_after(&server).await;
    let [mut annas, bens, cleos] = streams;
    let next = is_ready(&server, &mut anna, &table, 4).await;
    shows(&mut annas, json!([0]), json!([1, 2])).await;
    drop((bens, cleos));
    shows(&mut annas, json!([0]), json!([])).await;
    assert_eq!(stage(&server, &mut anna, &next).await, "waiting");
    done(
        &server,
        &mut anna,
        &next,
        "start",
        json!({"level": "expert"}),
    )
    .await;
    read_until(&mut annas, |update| {
        update["snapshot"]["life"]["rematch"]["begun"] == json!(true)
    })
    .await;
    let snapshot = anna.look(&server, &next).await;
    assert_eq!(
        snapshot["life"]["nonces"][0],
        nonce(4),
        "given once is enough"
    );
    let levels: Vec<&Value> = (1..4)
        .map(|seat| &snapshot["seats"][seat]["level"])
        .collect();
    // The bot that played before plays on as it was seated: at no level of its own.
    assert_eq!(levels, [&json!("expert"), &json!("expert"), &json!(null)]);
}

#[tokio::test]
async fn the_host_alone_starts_while_they_are_at_either_table() {
    let server = TestServer::new().await;
    let ([mut anna, mut ben, _], streams, table) = three_after(&server).await;
    let [annas, mut bens, _cleos] = streams;
    let next = is_ready(&server, &mut anna, &table, 4).await;
    is_ready(&server, &mut ben, &table, 5).await;
    shows(&mut bens, json!([0, 1]), json!([2])).await;
    // Anna has no stream of the next table, but of the one before.
    assert_eq!(
        refused(&server, &ben, &next, "start", json!({})).await,
        "not-host"
    );
    drop(annas);
    read_until(&mut bens, |update| {
        update["snapshot"]["life"]["rematch"]["host"] == json!(null)
    })
    .await;
    // The next table hears of it a moment after the one before.
    let starting = async {
        loop {
            let started = ben.post(&server, &format!("{next}/start"), json!({})).await;
            if started.status.is_success() {
                break;
            }
            assert_eq!(started.problem().1, "not-host");
            tokio::task::yield_now().await;
        }
    };
    let started = tokio::time::timeout(Duration::from_secs(20), starting).await;
    started.expect("whoever is ready starts where the host is gone");
}

#[tokio::test]
async fn whoever_takes_it_back_is_neither_ready_nor_waited_for() {
    let server = TestServer::new().await;
    let ([mut anna, mut ben, _], streams, table) = three_after(&server).await;
    let [mut annas, _bens, cleos] = streams;
    let next = is_ready(&server, &mut anna, &table, 4).await;
    is_ready(&server, &mut ben, &table, 5).await;
    shows(&mut annas, json!([0, 1]), json!([2])).await;
    done(&server, &mut ben, &next, "leave", json!({})).await;
    shows(&mut annas, json!([0]), json!([2])).await;
    drop(cleos);
    shows(&mut annas, json!([0]), json!([])).await;
    assert_eq!(stage(&server, &mut anna, &next).await, "waiting");
}

#[tokio::test]
async fn a_stranger_sees_who_is_ready_and_gets_no_seat() {
    let server = TestServer::new().await;
    let ([mut anna, mut ben, _], mut streams, table) = three_after(&server).await;
    let address = server.listen().await;
    let stranger = Browser::default();
    let mut watching = stream(address, &stranger, &table).await;
    let next = is_ready(&server, &mut anna, &table, 4).await;
    shows(&mut watching, json!([0]), json!([1, 2])).await;
    assert_eq!(
        refused(&server, &stranger, &table, "rematch", json!({})).await,
        "not-seated"
    );
    for seat in 0..4 {
        let sit = json!({"name": "Eve", "seat": seat, "nonce": nonce(9)});
        assert_eq!(
            refused(&server, &stranger, &next, "sit", sit).await,
            "taken"
        );
    }
    let sit = json!({"name": "Eve", "nonce": nonce(9)});
    assert_eq!(refused(&server, &stranger, &next, "sit", sit).await, "full");
    // Whoever is ready does not become so twice, and watching makes nobody wait.
    let again = json!({"nonce": nonce(8)});
    assert_eq!(
        refused(&server, &anna, &next, "sit", again).await,
        "sits-already"
    );
    is_ready(&server, &mut ben, &table, 5).await;
    let [annas, _bens, cleos] = &mut streams;
    shows(annas, json!([0, 1]), json!([2])).await;
    cleos.close(None).await.unwrap();
    read_until(&mut watching, |update| {
        update["snapshot"]["life"]["rematch"]["begun"] == json!(true)
    })
    .await;
}

#[tokio::test]
async fn a_rematch_may_have_harder_bots() {
    let server = TestServer::new().await;
    let ([mut anna, ..], _streams, table) = three_after(&server).await;
    let wrong = json!({"level": "grandmaster"});
    assert_eq!(
        refused(&server, &anna, &table, "rematch", wrong).await,
        "bad-request"
    );
    let harder = json!({"level": "sharp"});
    let next = done(&server, &mut anna, &table, "rematch", harder)
        .await
        .json();
    let next = format!("/api/tables/{}", next["table"].as_str().unwrap());
    assert_eq!(
        anna.look(&server, &next).await["seats"][3]["level"],
        "sharp"
    );
}
