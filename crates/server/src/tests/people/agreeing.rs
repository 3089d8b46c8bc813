//! What people at a table agree on, and what they say.

use moonshot_table::Absence;
use tokio::time::{Instant, sleep};

use super::*;
use crate::cluster::ClockReading;
use crate::cluster::SERVER_EXPIRY;

#[tokio::test]
async fn taking_back_needs_everybody_who_is_here() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let undo = json!({"what": "undo"});
    assert_eq!(
        refused(&server, &anna, &table, "propose", undo.clone()).await,
        "nothing-to-undo"
    );
    let before = anna.look(&server, &table).await;
    let pass = legal(&before).remove(0);
    let acted = anna.act(&server, &table, &before["version"], &pass).await;
    assert_eq!(acted.status, StatusCode::OK);
    let version = anna.look(&server, &table).await["version"].clone();
    for what in ["undo", "finish"] {
        let code = refused(&server, &anna, &table, what, json!({"version": version})).await;
        assert!(
            ["must-agree", "not-settled"].contains(&code.as_str()),
            "{what}: {code}"
        );
    }
    let finish = json!({"what": "finish"});
    assert_eq!(
        refused(&server, &ben, &table, "propose", finish).await,
        "not-settled"
    );
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut bens, |_| true).await;
    let yes = json!({"agree": true});
    assert_eq!(
        refused(&server, &ben, &table, "answer", yes.clone()).await,
        "nothing-proposed"
    );

    done(&server, &mut anna, &table, "propose", undo.clone()).await;
    let asked = read_until(&mut bens, |update| {
        !update["snapshot"]["life"]["proposal"].is_null()
    })
    .await;
    let wanted = json!({"what": "undo", "by": 0, "agreed": [0], "asked": [1]});
    assert_eq!(asked["snapshot"]["life"]["proposal"], wanted);
    assert_eq!(
        refused(&server, &ben, &table, "propose", undo.clone()).await,
        "proposed-already"
    );
    assert_eq!(
        refused(&server, &Browser::default(), &table, "answer", yes.clone()).await,
        "not-seated"
    );
    // Ben does not want it.
    done(&server, &mut ben, &table, "answer", json!({"agree": false})).await;
    assert!(anna.look(&server, &table).await["life"]["proposal"].is_null());
    assert_eq!(anna.look(&server, &table).await["passed"], Value::Null);
    assert_eq!(
        legal(&anna.look(&server, &table).await).len(),
        0,
        "it stands"
    );
    // Now he does.
    done(&server, &mut anna, &table, "propose", undo.clone()).await;
    assert_eq!(
        legal(&anna.look(&server, &table).await).len(),
        0,
        "he is asked first"
    );
    done(&server, &mut ben, &table, "answer", yes).await;
    assert_eq!(
        legal(&anna.look(&server, &table).await),
        legal(&before),
        "she may pass again"
    );
    let told = read_until(&mut bens, |update| kinds(update).contains(&"undone")).await;
    assert_eq!(told["snapshot"]["you"], 1);
    // Whoever is not here is not asked.
    drop(bens);
    let again = anna.look(&server, &table).await;
    anna.act(&server, &table, &again["version"], &pass).await;
    let gone = async |snapshot: Value| snapshot["seats"][1]["here"] == false;
    while !gone(anna.look(&server, &table).await).await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    done(&server, &mut anna, &table, "propose", undo).await;
    assert_eq!(legal(&anna.look(&server, &table).await), legal(&before));
    // And so they can end it: the transcript shows the seed, and everything that happened.
    assert_eq!(
        anna.get(&server, &format!("{table}/transcript"))
            .await
            .problem()
            .1,
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
    let (ended, bens) = (
        anna.look(&server, &table).await,
        ben.look(&server, &table).await,
    );
    let life = &ended["life"];
    assert_eq!(
        (&life["stage"], &life["stopped"]),
        (&json!("over"), &json!(true))
    );
    // Nobody is to act any more, and no card is left to choose.
    for told in [&ended, &bens] {
        assert_eq!(told["view"]["to_act"], json!([]));
        assert_eq!(told["view"]["legal"], json!([]));
        assert_eq!(told["refused"], json!([]));
        assert_eq!(
            (&told["can_undo"], &told["can_claim"], &told["settled"]),
            (&json!(false), &json!(false), &json!(false))
        );
        assert!(told["view"]["outcome"].is_null(), "nobody has won");
    }
    let transcript = anna.get(&server, &format!("{table}/transcript")).await;
    let (_, summary) = Match::verify(&text(&transcript)).unwrap();
    assert_eq!((summary.undone, summary.deals_checked), (2, true));
    assert_eq!(summary.commitment.as_deref(), again["commitment"].as_str());
}

/// Anna proposes to take back what she has just done.
async fn propose_undo(server: &TestServer, anna: &mut Browser, table: &str) {
    done(server, anna, table, "propose", json!({"what": "undo"})).await;
}

/// A server that was started anew does not know yet who is connected: it asks everybody who may be.
#[tokio::test]
async fn nobody_is_passed_over_because_a_server_was_started_anew() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let before = anna.look(&server, &table).await;
    let pass = legal(&before).remove(0);
    anna.act(&server, &table, &before["version"], &pass).await;
    done(&server, &mut anna, &table, "pause", json!({"paused": true})).await;

    let server = server.again().await;
    let began = Instant::now();
    let go_on = json!({"paused": false});
    assert_eq!(
        refused(&server, &ben, &table, "pause", go_on.clone()).await,
        "not-host",
        "she may be here"
    );
    done(&server, &mut anna, &table, "pause", go_on).await;
    propose_undo(&server, &mut anna, &table).await;
    let asked = ben.look(&server, &table).await["life"]["proposal"].clone();
    let wanted = json!({"what": "undo", "by": 0, "agreed": [0], "asked": [1]});
    assert_eq!(asked, wanted);
    assert_eq!(legal(&anna.look(&server, &table).await).len(), 0);
    let yes = json!({"agree": true});
    assert_eq!(
        refused(&server, &Browser::default(), &table, "answer", yes.clone()).await,
        "not-seated"
    );
    done(&server, &mut ben, &table, "answer", json!({"agree": false})).await;
    assert!(anna.look(&server, &table).await["life"]["proposal"].is_null());
    assert_eq!(legal(&anna.look(&server, &table).await).len(), 0);
    // It is done once he agrees, though nobody knows where he is.
    propose_undo(&server, &mut anna, &table).await;
    done(&server, &mut ben, &table, "answer", yes).await;
    assert_eq!(legal(&anna.look(&server, &table).await), legal(&before));
    assert!(began.elapsed() < SERVER_EXPIRY, "too slow to show anything");

    // Nobody waits for ever for somebody who does not come.
    let now = anna.look(&server, &table).await;
    anna.act(&server, &table, &now["version"], &pass).await;
    propose_undo(&server, &mut anna, &table).await;
    assert_eq!(legal(&anna.look(&server, &table).await).len(), 0);
    while legal(&anna.look(&server, &table).await).is_empty() {
        assert!(began.elapsed() < SERVER_EXPIRY * 8, "it is never done");
        sleep(Duration::from_millis(20)).await;
    }
    assert!(began.elapsed() >= SERVER_EXPIRY, "he was not waited for");
    // From then on it is known who is here.
    let now = anna.look(&server, &table).await;
    anna.act(&server, &table, &now["version"], &pass).await;
    propose_undo(&server, &mut anna, &table).await;
    assert_eq!(legal(&anna.look(&server, &table).await), legal(&before));
    done(&server, &mut anna, &table, "pause", json!({"paused": true})).await;
    done(&server, &mut ben, &table, "pause", json!({"paused": false})).await;
}

/// Whoever was played for because they had gone is not waited for.
#[tokio::test]
async fn a_server_that_was_started_anew_asks_nobody_who_had_gone_before() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let before = anna.look(&server, &table).await;
    let pass = legal(&before).remove(0);
    anna.act(&server, &table, &before["version"], &pass).await;
    let away = async |server: &TestServer, why: Absence| {
        let id = table.rsplit('/').next().unwrap();
        let open = server.app.tables.open(id).await.unwrap();
        let mut live = open.look().await.unwrap();
        let seat = moonshot_rules::Seat::new(1).unwrap();
        let due = [(seat, why)].into_iter();
        open.give_up(&mut live, due).await.unwrap();
    };
    away(&server, Absence::Disconnected).await;
    let other = server.again().await;
    propose_undo(&other, &mut anna, &table).await;
    assert_eq!(legal(&anna.look(&other, &table).await), legal(&before));
    // Whoever has only let a bot play may look on.
    let again = anna.look(&other, &table).await;
    anna.act(&other, &table, &again["version"], &pass).await;
    done(&other, &mut ben.clone(), &table, "back", json!({})).await;
    away(&other, Absence::Asked).await;
    let last = other.again().await;
    propose_undo(&last, &mut anna, &table).await;
    let proposal = ben.look(&last, &table).await["life"]["proposal"].clone();
    assert_eq!(proposal["asked"], json!([1]));
}

#[tokio::test]
async fn a_match_rests_while_its_host_wants_it_to() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let rest = |paused: bool| json!({"paused": paused});
    assert_eq!(
        refused(&server, &ben, &table, "pause", rest(true)).await,
        "not-host"
    );
    done(&server, &mut anna, &table, "pause", rest(true)).await;
    let bens = ben.look(&server, &table).await;
    assert_eq!(bens["life"]["paused"], true);
    let body = json!({"version": bens["version"], "action": legal(&bens)[0]});
    assert_eq!(
        refused(&server, &ben, &table, "actions", body.clone()).await,
        "paused"
    );
    let address = server.listen().await;
    let mut annas = stream(address, &anna, &table).await;
    read_until(&mut annas, |_| true).await;
    assert_eq!(
        refused(&server, &ben, &table, "pause", rest(false)).await,
        "not-host"
    );
    drop(annas);
    let mut ben = ben;
    // Nobody waits for a host who is gone.
    while ben.look(&server, &table).await["seats"][0]["here"] == true {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    done(&server, &mut ben, &table, "pause", rest(false)).await;
    done(&server, &mut ben, &table, "actions", body).await;
}

#[tokio::test]
async fn what_is_said_reaches_everybody_as_text() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let say = |text: &str| json!({"said": {"text": text}});
    done(
        &server,
        &mut anna,
        &table,
        "say",
        say("<b>good</b>\n luck\u{202e}!"),
    )
    .await;
    done(
        &server,
        &mut anna,
        &table,
        "say",
        json!({"said": {"sign": "nice"}}),
    )
    .await;
    let talk = Browser::default().look(&server, &table).await["life"]["talk"].clone();
    let wanted = json!([
        {"number": 0, "seat": 0, "name": "Anna", "account": false, "said": {"text": "<b>good</b> luck!"}},
        {"number": 1, "seat": 0, "name": "Anna", "account": false, "said": {"sign": "nice"}},
    ]);
    assert_eq!(talk, wanted);
    assert_eq!(
        refused(&server, &Browser::default(), &table, "say", say("me too")).await,
        "not-seated"
    );
    assert_eq!(
        refused(&server, &ben, &table, "say", say("  ")).await,
        "bad-request"
    );
    assert_eq!(
        refused(&server, &ben, &table, "say", say(&"x".repeat(241))).await,
        "bad-request"
    );
    let off = anna.request(
        Method::PUT,
        &format!("{table}/terms"),
        Some(&json!({"chat": false})),
    );
    assert_eq!(server.send(off).await.status, StatusCode::OK);
    assert_eq!(
        refused(&server, &ben, &table, "say", say("hello")).await,
        "no-chat"
    );
    // A flood is stopped.
    let mut ben = ben;
    let mut codes = Vec::new();
    for _ in 0..12 {
        let body = json!({"said": {"sign": "hello"}});
        let answer = ben.post(&server, &format!("{table}/say"), body).await;
        codes.push(answer.status);
    }
    assert_eq!(codes[0], StatusCode::OK);
    assert_eq!(codes[11], StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn what_is_said_keeps_its_spelling_and_its_emoji_whole() {
    let server = TestServer::new().await;
    let (mut anna, _ben, table) = two_people(&server).await;
    let said = [
        "می\u{200c}خواهم",
        "👨\u{200d}👩\u{200d}👧",
        "❤\u{fe0f}",
        "1\u{fe0f}\u{20e3}",
        "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    ];
    for text in said {
        let body = json!({"said": {"text": text}});
        done(&server, &mut anna, &table, "say", body).await;
    }
    let talk = anna.look(&server, &table).await["life"]["talk"].clone();
    let stored: Vec<_> = talk.as_array().unwrap().iter().collect();
    let stored: Vec<_> = stored.iter().map(|one| &one["said"]["text"]).collect();
    assert_eq!(stored, said);
}

#[tokio::test]
async fn what_is_proposed_lapses_when_the_match_goes_on() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let mut bens = stream(address, &ben, &table).await;
    read_until(&mut bens, |_| true).await;
    let stop = json!({"what": "stop"});
    done(&server, &mut anna, &table, "propose", stop.clone()).await;
    let now = anna.look(&server, &table).await;
    let pass = legal(&now).remove(0);
    let acted = anna.act(&server, &table, &now["version"], &pass).await;
    assert_eq!(acted.status, StatusCode::OK);
    assert!(ben.look(&server, &table).await["life"]["proposal"].is_null());
    let yes = json!({"agree": true});
    assert_eq!(
        refused(&server, &ben, &table, "answer", yes.clone()).await,
        "nothing-proposed"
    );
    // It can be proposed anew, and is done once he agrees.
    done(&server, &mut anna, &table, "propose", stop).await;
    done(&server, &mut ben, &table, "answer", yes).await;
    assert_eq!(ben.look(&server, &table).await["life"]["stopped"], true);
}

#[tokio::test]
async fn the_clock_of_a_match_is_what_it_began_with() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = wait_for(&server, &mut anna, json!({})).await;
    let terms = async |clock: &str, title: &str| {
        let terms = json!({"clock": clock, "title": title});
        let path = format!("{table}/terms");
        server
            .send(anna.request(Method::PUT, &path, Some(&terms)))
            .await
    };
    assert_eq!(terms("quick", "One").await.status, StatusCode::OK);
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna.clone(), &table, "start", start).await;
    assert_eq!(terms("none", "Two").await.problem(), (409, "begun".into()));
    assert_eq!(terms("quick", "Two").await.status, StatusCode::OK);
    let now = ben.look(&server, &table).await["life"]["terms"].clone();
    assert_eq!(
        (&now["clock"], &now["title"]),
        (&json!("quick"), &json!("Two"))
    );
}

/// A clock runs while somebody is here. Whoever comes is told so, though nothing happens in the match.
#[tokio::test]
async fn a_clock_that_runs_because_somebody_comes_is_told() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let terms = json!({"terms": {"clock": "quick"}});
    let table = wait_for(&server, &mut anna, terms).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let clock = |snapshot: &Value| snapshot["seats"][0]["clock"].clone();
    let rests = clock(&anna.look(&server, &table).await);
    assert_eq!(
        rests,
        json!({"left": 15_000, "reserve": 60_000, "runs": false}),
        "nobody is here"
    );
    let mut annas = stream(address, &anna, &table).await;
    let told = read_until(&mut annas, |update| {
        clock(&update["snapshot"])["runs"] == true
    });
    assert!(clock(&told.await["snapshot"])["left"].as_u64().unwrap() > 0);
}

/// Anna and Ben at Hearts for four whose first hand comes from that seed, played until one of them can claim the rest of
/// it. Whoever can comes first.
async fn until_somebody_can_claim(
    server: &TestServer,
    seed: u8,
) -> Option<(Browser, Browser, String, u64)> {
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let table = anna
        .sit_down_with_seed(server, "hearts", 4, &json!({}), seed)
        .await;
    let terms = anna.request(
        Method::PUT,
        &format!("{table}/terms"),
        Some(&json!({"join_late": true})),
    );
    assert_eq!(server.send(terms).await.status, StatusCode::OK);
    let sit = json!({"name": "Ben", "seat": 1, "nonce": nonce(2)});
    done(server, &mut ben, &table, "sit", sit).await;
    let mut people = [anna, ben];
    loop {
        for own in [0, 1] {
            let who = &mut people[own];
            let now = who.look(server, &table).await;
            if now["view"]["hand_number"] != 1 {
                return None;
            }
            if now["can_claim"] == true {
                people.rotate_left(own);
                let [mine, other] = people;
                return Some((mine, other, table, own as u64));
            }
            if let Some(action) = legal(&now).first() {
                let acted = who.act(server, &table, &now["version"], action).await;
                assert_eq!(acted.status, StatusCode::OK);
            }
        }
    }
}

#[tokio::test]
async fn the_tricks_that_are_left_are_claimed_with_everybodys_consent() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let found = until_somebody_can_claim(&server, SEED).await;
    let (mut mine, mut other, table, seat) = found.expect("with this seed somebody can");
    let mut others = stream(address, &other, &table).await;
    read_until(&mut others, |_| true).await;
    let before = mine.look(&server, &table).await;
    let alone = json!({"version": before["version"]});
    assert_eq!(
        refused(&server, &mine, &table, "claim", alone).await,
        "must-agree"
    );
    let claim = json!({"what": "claim"});
    assert_eq!(
        refused(&server, &other, &table, "propose", claim.clone()).await,
        "nothing-to-claim"
    );
    done(&server, &mut mine, &table, "propose", claim.clone()).await;
    let asked = other.look(&server, &table).await["life"]["proposal"].clone();
    let wanted = json!({"what": "claim", "by": seat, "agreed": [seat], "asked": [1 - seat]});
    assert_eq!(asked, wanted);
    let no = json!({"agree": false});
    done(&server, &mut other, &table, "answer", no).await;
    let same = mine.look(&server, &table).await;
    assert_eq!(same["view"]["hands"], before["view"]["hands"]);
    done(&server, &mut mine, &table, "propose", claim).await;
    let yes = json!({"agree": true});
    done(&server, &mut other, &table, "answer", yes).await;
    let after = mine.look(&server, &table).await;
    assert_eq!(after["last_hand"]["hand"], 1);
    let winners = after["last_hand"]["winners"].as_array().unwrap();
    assert_eq!((winners.len(), &winners[12]), (13, &json!(seat)));
}

/// With it Anna or Ben can claim some tricks of the first hand.
const SEED: u8 = 1;

/// How the last proposal ended, as somebody is told.
async fn ended(server: &TestServer, who: &Browser, table: &str) -> Value {
    let life = who.look(server, table).await["life"].clone();
    assert!(life["proposal"].is_null());
    life["ended"].clone()
}

#[tokio::test]
async fn everybody_is_told_why_nothing_comes_of_a_proposal() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    let _here = [
        stream(address, &anna, &table).await,
        stream(address, &ben, &table).await,
    ];
    let mut watched = stream(address, &stranger, &table).await;
    assert_eq!(ended(&server, &anna, &table).await, Value::Null);
    let stop = json!({"what": "stop"});
    let says_no = json!({"agree": false});
    let end = |how: &str, seat: Value| json!({"what": "stop", "by": 0, "how": how, "seat": seat});

    done(&server, &mut anna, &table, "propose", stop.clone()).await;
    let code = refused(&server, &stranger, &table, "answer", says_no.clone()).await;
    assert_eq!(code, "not-seated");
    done(&server, &mut ben, &table, "answer", says_no.clone()).await;
    let declined = end("declined", json!(1));
    read_until(&mut watched, |update| {
        update["snapshot"]["life"]["ended"] == declined
    })
    .await;
    for who in [&anna, &ben] {
        assert_eq!(ended(&server, who, &table).await, declined);
    }

    done(&server, &mut anna, &table, "propose", stop.clone()).await;
    let open = ben.look(&server, &table).await["life"].clone();
    assert!(open["ended"].is_null() && !open["proposal"].is_null());
    done(&server, &mut anna, &table, "answer", says_no).await;
    assert_eq!(
        ended(&server, &ben, &table).await,
        end("withdrawn", Value::Null)
    );

    // What is proposed keeps nobody from playing.
    done(&server, &mut anna, &table, "propose", stop.clone()).await;
    let bens = ben.look(&server, &table).await;
    let acted = ben
        .act(&server, &table, &bens["version"], &legal(&bens)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    assert_eq!(
        ended(&server, &anna, &table).await,
        end("overtaken", Value::Null)
    );

    // Nobody answers.
    done(&server, &mut anna, &table, "propose", stop).await;
    lapses(&server, &table).await;
    let lapsed = end("lapsed", Value::Null);
    read_until(&mut watched, |update| {
        update["snapshot"]["life"]["ended"] == lapsed
    })
    .await;
    assert_eq!(ended(&server, &anna, &table).await, lapsed);

    // What is done has not ended so.
    let mine = anna.look(&server, &table).await;
    let acted = anna
        .act(&server, &table, &mine["version"], &legal(&mine)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    propose_undo(&server, &mut anna, &table).await;
    done(&server, &mut ben, &table, "answer", json!({"agree": true})).await;
    read_until(&mut watched, |update| kinds(update).contains(&"undone")).await;
    assert_eq!(ended(&server, &anna, &table).await, Value::Null);
}

/// The time of what is proposed is over now.
pub(super) async fn lapses(server: &TestServer, table: &str) {
    let id = table.rsplit('/').next().unwrap();
    let open = server.app.tables.open(id).await.unwrap();
    let mut live = open.look().await.unwrap();
    let proposal = live.state.ephemeral.proposal.as_mut().unwrap();
    proposal.until = Instant::now();
    drop(live);
    open.wake_subscribers();
}

/// What is left of somebody's reserve, in milliseconds.
async fn reserve(server: &TestServer, table: &str, seat: usize) -> u64 {
    let seats = Browser::default().look(server, table).await["seats"].clone();
    seats[seat]["clock"]["reserve"].as_u64().unwrap()
}

/// A server that is started anew gives nobody their time again.
#[tokio::test]
async fn what_is_used_of_a_reserve_stays_used_after_a_restart() {
    let server = TestServer::new().await;
    let address = server.listen().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let quick = json!({"terms": {"clock": "quick"}});
    let table = wait_for(&server, &mut anna, quick).await;
    let sit = json!({"name": "Ben", "nonce": nonce(2)});
    done(&server, &mut ben, &table, "sit", sit).await;
    let start = json!({"nonce": nonce(1)});
    done(&server, &mut anna, &table, "start", start).await;
    let _watched = stream(address, &anna, &table).await;
    let id = table.rsplit('/').next().unwrap();
    // Both have to pass, and have thought for longer than a decision has: Anna for 20 seconds, Ben for 40.
    let open = server.app.tables.open(id).await.unwrap();
    let mut live = open.look().await.unwrap();
    live.state.clocks_go_on(&[], Instant::now());
    let used = |seat, over: u64| ClockReading {
        seat: moonshot_rules::Seat::new(seat).unwrap(),
        used: Some(15_000 + over),
        reserve: 60_000,
    };
    let read = [used(0, 20_000), used(1, 40_000)];
    live.state.ephemeral.clocks.set(&read, Instant::now());
    drop(live);
    open.wake_subscribers();
    let stored = async |wanted: fn(&[u64]) -> bool| {
        let began = Instant::now();
        loop {
            let id = id.parse().unwrap();
            let reserves = server.app.tables.store().reserves(&id).await.unwrap();
            let left: Vec<u64> = reserves.into_iter().map(|(_, left)| left).collect();
            if wanted(&left) {
                return left;
            }
            assert!(began.elapsed() < SERVER_EXPIRY * 8, "{left:?}");
            sleep(Duration::from_millis(10)).await;
        }
    };
    // While they think it is written now and then.
    let left = stored(|left| left.len() == 2).await;
    assert!(left[0] <= 40_000 && left[1] <= 20_000, "{left:?}");
    // Anna has decided; what she has left stands.
    let mine = anna.look(&server, &table).await;
    let acted = anna
        .act(&server, &table, &mine["version"], &legal(&mine)[0])
        .await;
    assert_eq!(acted.status, StatusCode::OK);
    let annas = reserve(&server, &table, 0).await;
    assert!(annas <= 40_000);
    let again = loop {
        let again = server.again().await;
        // It is written soon.
        if reserve(&again, &table, 0).await == annas {
            break again;
        }
        sleep(Duration::from_millis(10)).await;
    };
    assert!(reserve(&again, &table, 1).await <= 20_000);
}
