//! Accounts with passwords, and where somebody is signed in.

use std::time::Duration;

use axum::http::{Method, StatusCode, header};
use http_body_util::BodyExt;
use moonshot_store::{AccountWrite, Write};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::harness::{Answer, Browser, TestServer, no_rates, old_identity};
use super::live;
use crate::net::limits::{Limits, Rate, Reach};
use crate::util::clock::{now, today};

pub(super) const PASSWORD: &str = "correct horse";

/// Makes an account with a password.
pub(super) async fn make(browser: &mut Browser, server: &TestServer, handle: &str) -> Answer {
    let wanted = json!({"handle": handle, "proof": {"password": PASSWORD}});
    browser.post(server, "/api/account", wanted).await
}

/// Signs in with a password.
pub(super) async fn sign_in(
    browser: &mut Browser,
    server: &TestServer,
    handle: &str,
    password: &str,
) -> Answer {
    let wanted = json!({"handle": handle, "proof": {"password": password}});
    browser.post(server, "/api/account/sign-in", wanted).await
}

/// Asks for something that needs no body.
pub(super) async fn plain(browser: &mut Browser, server: &TestServer, path: &str) -> Answer {
    browser.ask(server, Method::POST, path, None).await
}

/// The account that the browser is signed in to, or null.
pub(super) async fn account(browser: &Browser, server: &TestServer) -> Value {
    browser.look(server, "/api/account").await["account"].clone()
}

/// How many tables the browser has.
pub(super) async fn tables(browser: &Browser, server: &TestServer) -> usize {
    let list = browser.look(server, "/api/tables").await;
    list["tables"].as_array().unwrap().len()
}

/// The seat that the browser has at a table; null for a spectator.
async fn seat(browser: &Browser, server: &TestServer, table: &str) -> Value {
    browser.look(server, table).await["you"].clone()
}

#[tokio::test]
async fn a_guest_keeps_everything_and_finds_it_on_another_device() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let before = anna.cookie.clone();
    let made = make(&mut anna, &server, "  Anna ").await;
    assert_eq!(made.status, StatusCode::CREATED);
    assert_eq!(made.json()["account"]["handle"], "Anna");
    assert_eq!(anna.cookie, before, "she is who she was");
    assert_eq!(seat(&anna, &server, &table).await, 0);

    let mut phone = Browser::default();
    let signed_in = sign_in(&mut phone, &server, "ANNA", PASSWORD).await;
    assert_eq!(signed_in.status, StatusCode::OK);
    assert_eq!(signed_in.json()["account"]["handle"], "Anna");
    assert_eq!(seat(&phone, &server, &table).await, 0);
    assert_eq!(tables(&phone, &server).await, 1);
    assert!(phone.play_on(&server, &table).await);
    assert_ne!(phone.cookie, anna.cookie);
    for (browser, current) in [(&anna, 1), (&phone, 0)] {
        let account = account(browser, &server).await;
        let sessions = account["sessions"].as_array().unwrap();
        let own: Vec<bool> = sessions.iter().map(|one| one["current"] == true).collect();
        assert_eq!(own.len(), 2);
        assert!(own[current] && !own[1 - current], "{account}");
    }
    // After a restart all of it is as it was.
    let server = server.again().await;
    assert_eq!(seat(&phone, &server, &table).await, 0);
    assert_eq!(account(&anna, &server).await["handle"], "Anna");
}

#[tokio::test]
async fn whoever_is_nobody_yet_becomes_somebody_with_an_account() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    assert_eq!(
        make(&mut anna, &server, "Anna").await.status,
        StatusCode::CREATED
    );
    assert_eq!(account(&anna, &server).await["handle"], "Anna");
    let table = anna.sit_down(&server, "hearts", 3).await;
    assert_eq!(seat(&anna, &server, &table).await, 0);
}

#[tokio::test]
async fn no_two_accounts_have_the_same_name() {
    let server = TestServer::new().await;
    assert_eq!(
        make(&mut Browser::default(), &server, "Zoë").await.status,
        StatusCode::CREATED
    );
    for same in ["Zoë", "ZOE\u{308}", " zoë ", "Ｚoë"] {
        let mut other = Browser::default();
        let refused = make(&mut other, &server, same).await;
        assert_eq!(refused.problem(), (409, "handle-taken".into()), "{same}");
        assert_eq!(account(&other, &server).await, Value::Null);
    }
    for (handle, password) in [
        ("", "long enough"),
        ("You", "long enough"),
        ("deleted  PLAYER", "long enough"),
        ("An\u{202e}na", "long enough"),
        ("Anna", "short"),
    ] {
        let wanted = json!({"handle": handle, "proof": {"password": password}});
        let refused = Browser::default()
            .post(&server, "/api/account", wanted)
            .await;
        assert_eq!(refused.problem().0, 400, "{handle} {password}");
    }
    let mut zoe = Browser::default();
    let twice = async |browser: &mut Browser| make(browser, &server, "Zoë 2").await;
    assert_eq!(twice(&mut zoe).await.status, StatusCode::CREATED);
    let refused = make(&mut zoe, &server, "Zoë 3").await;
    assert_eq!(refused.problem(), (409, "signed-in".into()));
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_are_refused_alike() {
    let server = TestServer::new().await;
    make(&mut Browser::default(), &server, "Anna").await;
    let mut refused = Vec::new();
    for (handle, password) in [
        ("Anna", "correct hors"),
        ("Anna", ""),
        ("Anne", PASSWORD),
        ("", PASSWORD),
        ("An\u{202e}na", PASSWORD),
    ] {
        let mut other = Browser::default();
        let answer = sign_in(&mut other, &server, handle, password).await;
        assert_eq!(other.cookie, None);
        refused.push(answer.json());
    }
    assert_eq!(refused[0]["code"], "wrong-password");
    refused.dedup();
    assert_eq!(refused.len(), 1, "all are the same: {refused:?}");
}

#[tokio::test]
async fn the_guest_of_a_browser_is_kept_while_somebody_is_signed_in_there() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let annas = anna.sit_down(&server, "hearts", 3).await;
    make(&mut anna, &server, "Anna").await;
    let mut tablet = Browser::default();
    let guests = tablet.sit_down(&server, "hearts", 4).await;
    let guest = tablet.cookie.clone();
    sign_in(&mut tablet, &server, "Anna", PASSWORD).await;
    assert_eq!(seat(&tablet, &server, &annas).await, 0);
    assert_eq!(seat(&tablet, &server, &guests).await, Value::Null);
    let out = plain(&mut tablet, &server, "/api/account/sign-out").await;
    assert_eq!(out.json()["account"], Value::Null);
    assert_eq!(tablet.cookie, guest, "the guest is back, and nothing else");
    assert_eq!(seat(&tablet, &server, &guests).await, 0);
    assert_eq!(seat(&tablet, &server, &annas).await, Value::Null);
    // The guest is back too when the session is ended from elsewhere.
    sign_in(&mut tablet, &server, "Anna", PASSWORD).await;
    plain(&mut anna, &server, "/api/account/sign-out-everywhere").await;
    assert_eq!(seat(&tablet, &server, &guests).await, 0);
    assert_eq!(seat(&tablet, &server, &annas).await, Value::Null);
    assert_eq!(account(&tablet, &server).await, Value::Null);
}

#[tokio::test]
async fn whoever_is_signed_out_is_nobody_with_what_they_had() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    make(&mut anna, &server, "Anna").await;
    let mut phone = Browser::default();
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let (first, second) = (anna.clone(), phone.clone());
    plain(&mut phone, &server, "/api/account/sign-out").await;
    assert_eq!(phone.cookie, None);
    assert_eq!(seat(&second, &server, &table).await, Value::Null);
    assert_eq!(seat(&anna, &server, &table).await, 0, "the other one stays");
    plain(&mut anna, &server, "/api/account/sign-out").await;
    for kept in [&first, &second] {
        assert_eq!(seat(kept, &server, &table).await, Value::Null);
        assert_eq!(tables(kept, &server).await, 0);
        let mut kept = kept.clone();
        let act = kept.act(&server, &table, &json!(1), "pass").await;
        assert_eq!(act.problem(), (403, "not-seated".into()));
        // What they were is not what they become.
        let other = kept.sit_down(&server, "hearts", 3).await;
        assert_eq!(seat(&kept, &server, &other).await, 0);
    }
    assert_eq!(
        seat(&first, &server.again().await, &table).await,
        Value::Null
    );
}

#[tokio::test]
async fn a_device_is_signed_out_from_another() {
    let server = TestServer::new().await;
    let (mut anna, mut phone, mut tablet) =
        (Browser::default(), Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    sign_in(&mut tablet, &server, "Anna", PASSWORD).await;
    let sessions = account(&phone, &server).await["sessions"].clone();
    let mut sessions = sessions.as_array().unwrap().iter();
    let own = sessions.find(|session| session["current"] == true).unwrap();
    let end = format!("/api/account/sessions/{}/end", own["id"].as_str().unwrap());
    let me = plain(&mut anna, &server, &end).await.json();
    assert_eq!(me["account"]["sessions"].as_array().unwrap().len(), 2);
    assert_eq!(account(&phone, &server).await, Value::Null);
    assert_eq!(account(&tablet, &server).await["handle"], "Anna");
    let again = plain(&mut anna, &server, &end).await;
    assert_eq!(again.problem(), (404, "not-found".into()));
}

#[tokio::test]
async fn another_password_signs_the_other_devices_out() {
    let server = TestServer::new().await;
    let (mut anna, mut phone) = (Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let first = anna.clone();
    let wanted = |proof: &str| json!({"password": "battery staple", "proof": {"password": proof}});
    let change = async |browser: &mut Browser, proof| {
        let path = "/api/account/password";
        let wanted = wanted(proof);
        browser.ask(&server, Method::PUT, path, Some(&wanted)).await
    };
    let refused = change(&mut phone, "correct hors").await;
    assert_eq!(refused.problem(), (403, "wrong-password".into()));
    assert_eq!(account(&anna, &server).await["handle"], "Anna");
    assert_eq!(change(&mut phone, PASSWORD).await.status, StatusCode::OK);
    assert_eq!(account(&first, &server).await, Value::Null);
    assert_eq!(account(&phone, &server).await["handle"], "Anna");
    let old = sign_in(&mut Browser::default(), &server, "Anna", PASSWORD).await;
    assert_eq!(old.problem(), (403, "wrong-password".into()));
    let new = sign_in(&mut Browser::default(), &server, "Anna", "battery staple").await;
    assert_eq!(new.status, StatusCode::OK);
    let last = json!({"proof": {"password": "battery staple"}});
    let last = phone
        .post(&server, "/api/account/password/remove", last)
        .await;
    assert_eq!(last.problem(), (409, "last-way".into()));
}

#[tokio::test]
async fn a_stream_ends_with_the_session_of_whoever_reads_it() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    make(&mut anna, &server, "Anna").await;
    let (mut phone, first) = (Browser::default(), anna.clone());
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let address = server.listen().await;
    let live = format!("{table}/live");
    let mut own = live::connect(address, &phone, &live, None).await.unwrap();
    let mut other = live::connect(address, &first, &live, None).await.unwrap();
    let mut stranger = live::connect(address, &Browser::default(), &live, None)
        .await
        .unwrap();
    assert_eq!(live::next(&mut own).await["snapshot"]["you"], 0);
    assert_eq!(live::next(&mut other).await["snapshot"]["you"], 0);
    live::next(&mut stranger).await;
    let events = phone.request(Method::GET, &format!("{table}/events"), None);
    let mut events = server
        .router
        .clone()
        .oneshot(events)
        .await
        .unwrap()
        .into_body();
    events.frame().await.unwrap().unwrap();

    plain(&mut phone, &server, "/api/account/sign-out").await;
    // Nothing has happened at the table, and still they end at once.
    let soon = Duration::from_secs(5);
    let farewell = tokio::time::timeout(soon, live::end(&mut own)).await;
    assert_eq!(farewell.unwrap(), 1001);
    let ended = async {
        while let Some(frame) = events.frame().await {
            let text = frame.unwrap().into_data().unwrap();
            assert!(!String::from_utf8_lossy(&text).contains("snapshot"));
        }
    };
    tokio::time::timeout(soon, ended).await.unwrap();
    assert_eq!(
        server.dropped("storage"),
        0,
        "nothing was wrong with the table"
    );
    // Those of others go on.
    assert!(anna.play_on(&server, &table).await);
    assert_eq!(live::next(&mut other).await["snapshot"]["you"], 0);
    assert!(live::next(&mut stranger).await["snapshot"]["you"].is_null());
    plain(&mut anna, &server, "/api/account/sign-out-everywhere").await;
    let rest = async {
        while let Some(update) = live::update(&mut other).await {
            assert_eq!(update["snapshot"]["you"], 0);
        }
    };
    tokio::time::timeout(soon, rest).await.unwrap();
}

#[tokio::test]
async fn a_stream_of_a_guest_goes_on_when_they_make_an_account() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    let address = server.listen().await;
    let path = format!("{table}/live");
    let mut stream = live::connect(address, &anna, &path, None).await.unwrap();
    live::next(&mut stream).await;
    make(&mut anna, &server, "Anna").await;
    assert!(anna.play_on(&server, &table).await);
    assert_eq!(live::next(&mut stream).await["snapshot"]["you"], 0);
}

#[tokio::test]
async fn a_program_signs_in_with_a_token_in_the_answer() {
    let server = TestServer::new().await;
    make(&mut Browser::default(), &server, "Anna").await;
    let mut program = Browser::default();
    let wanted = json!({"handle": "Anna", "proof": {"password": PASSWORD}, "bearer": true});
    let answer = program.post(&server, "/api/account/sign-in", wanted).await;
    assert!(answer.headers.get(header::SET_COOKIE).is_none());
    let token = answer.json()["token"].as_str().unwrap().to_owned();
    let mut request = program.request(Method::GET, "/api/account", None);
    let shown = format!("Bearer {token}").parse().unwrap();
    request.headers_mut().insert(header::AUTHORIZATION, shown);
    assert_eq!(
        server.send(request).await.json()["account"]["handle"],
        "Anna"
    );
    let mut browser = Browser::default();
    let cookie = sign_in(&mut browser, &server, "Anna", PASSWORD).await;
    assert!(
        cookie.json()["token"].is_null(),
        "scripts of a page see no token"
    );
    assert!(cookie.header(header::SET_COOKIE).contains("HttpOnly"));
}

#[tokio::test]
async fn a_bots_account_is_shown_as_a_bot_wherever_it_sits() {
    let server = TestServer::new().await;
    let mut robot = Browser::default();
    let wanted = json!({"handle": "Robot", "proof": {"password": PASSWORD}, "bot": true});
    let made = robot.post(&server, "/api/account", wanted.clone()).await;
    assert_eq!(made.json()["account"]["bot"], true);
    let alone = robot.sit_down(&server, "hearts", 4).await;
    let mut anna = Browser::default();
    let names = json!(["Anna", null, null, null]);
    let waits = json!({
        "game": "hearts", "players": 4, "names": names, "waits": true, "terms": {"access": "listed"},
    });
    let table = anna.post(&server, "/api/tables", waits).await.json();
    let table = format!("/api/tables/{}", table["table"].as_str().unwrap());
    // Its name is the account's where it gives none.
    let sat = robot
        .post(
            &server,
            &format!("{table}/sit"),
            json!({"nonce": "00".repeat(16)}),
        )
        .await;
    assert_eq!(
        sat.status,
        StatusCode::OK,
        "{:?}",
        String::from_utf8_lossy(&sat.body)
    );
    for (table, seat) in [(&alone, 0), (&table, 1)] {
        for server in [&server, &server.again().await] {
            let seats = anna.look(server, table).await["seats"].clone();
            let programs = seats.as_array().unwrap().iter();
            let programs: Vec<bool> = programs.map(|seat| seat["program"] == true).collect();
            let wanted: Vec<bool> = (0..4).map(|other| other == seat).collect();
            assert_eq!(programs, wanted, "{table}");
            assert_eq!(seats[seat]["bot"], false);
        }
    }
    assert_eq!(
        anna.look(&server, &table).await["seats"][1]["name"],
        "Robot"
    );
    // Whoever has sat at a table already was no bot there.
    let refused = anna.post(&server, "/api/account", wanted).await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    let wanted = json!({"handle": "Anna", "proof": {"password": PASSWORD}, "bot": true});
    let refused = anna.post(&server, "/api/account", wanted).await;
    assert_eq!(refused.problem(), (409, "not-new".into()));
}

#[tokio::test]
async fn a_bot_is_shown_as_one_however_it_came_to_its_seat() {
    let server = TestServer::new().await;
    let mut robot = Browser::default();
    let wanted = json!({"handle": "Robot", "proof": {"password": PASSWORD}, "bot": true});
    robot.post(&server, "/api/account", wanted).await;
    let programs = async |table: &str| {
        let seats = robot.look(&server, table).await["seats"].clone();
        let seats = seats.as_array().unwrap().clone().into_iter();
        let numbers = seats
            .enumerate()
            .filter(|(_, seat)| seat["program"] == true);
        numbers.map(|(number, _)| number).collect::<Vec<_>>()
    };
    let address = |made: Answer| format!("/api/tables/{}", made.json()["table"].as_str().unwrap());
    let nonce = "00".repeat(16);
    // It makes a table that waits, and goes on at another.
    let names = json!(["Robot", null, null]);
    let waits = json!({"game": "hearts", "players": 3, "names": names, "waits": true});
    let table = address(robot.clone().post(&server, "/api/tables", waits).await);
    assert_eq!(programs(&table).await, [0]);
    for (what, body) in [
        ("start", json!({"nonce": nonce})),
        ("propose", json!({"what": "stop"})),
    ] {
        let answer = robot
            .clone()
            .post(&server, &format!("{table}/{what}"), body)
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{what}");
    }
    let next = robot
        .clone()
        .post(&server, &format!("{table}/rematch"), json!({}))
        .await;
    assert_eq!(programs(&address(next)).await, [0]);
    // It takes the seat of a guest over.
    let mut anna = Browser::default();
    let annas = anna.sit_down(&server, "hearts", 4).await;
    assert_eq!(programs(&annas).await, [] as [usize; 0]);
    let code = anna
        .post(&server, &format!("{annas}/code"), json!({}))
        .await
        .json();
    let wanted = json!({"code": code["code"], "nonce": nonce});
    let moved = robot
        .clone()
        .post(&server, &format!("{annas}/move"), wanted)
        .await;
    assert_eq!(moved.status, StatusCode::OK);
    assert_eq!(programs(&annas).await, [0]);
}

#[tokio::test]
async fn passwords_of_one_account_are_tried_so_often_from_wherever() {
    let limits = Limits {
        sign_in_by_handle: Some(Rate::of(1, 2)),
        ..no_rates()
    };
    let server = TestServer::with_limits(limits, Reach::default()).await;
    make(&mut Browser::default(), &server, "Anna").await;
    for wrong in ["one", "two"] {
        let answer = sign_in(&mut Browser::default(), &server, "Anna", wrong).await;
        assert_eq!(answer.problem(), (403, "wrong-password".into()));
    }
    for handle in ["Anna", "ANNA"] {
        let answer = sign_in(&mut Browser::default(), &server, handle, PASSWORD).await;
        assert_eq!(answer.problem(), (429, "too-many-requests".into()));
        let wait: u64 = answer.header(header::RETRY_AFTER).parse().unwrap();
        assert!((50..=61).contains(&wait), "{wait}");
    }
    let other = sign_in(&mut Browser::default(), &server, "Ben", PASSWORD).await;
    assert_eq!(other.problem(), (403, "wrong-password".into()));
}

#[tokio::test]
async fn a_token_of_the_old_form_is_a_sessions_too() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna
        .sit_down_with_seed(&server, "hearts", 4, &json!({}), 7)
        .await;
    assert_eq!(anna.cookie.as_deref(), Some(&*old_identity(0x5e).0));
    let before = anna.clone();
    make(&mut anna, &server, "Anna").await;
    assert_eq!(seat(&anna, &server, &table).await, 0);
    assert_eq!(seat(&before, &server, &table).await, 0);
    plain(&mut anna, &server, "/api/account/sign-out-everywhere").await;
    assert_eq!(seat(&before, &server, &table).await, Value::Null);
}

#[tokio::test]
async fn nothing_that_signs_in_is_told() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    make(&mut anna, &server, "Anna").await;
    let mut phone = Browser::default();
    let answer = sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let told = String::from_utf8(answer.body).unwrap();
    assert!(!told.contains("argon2"));
    for browser in [&anna, &phone] {
        let cookie = browser.cookie.as_deref().unwrap();
        let token = cookie.split_once('=').unwrap().1;
        let secret = hex::decode(&token[..64]).unwrap();
        let hash = hex::encode(<sha2::Sha256 as sha2::Digest>::digest(secret));
        assert!(!told.contains(&token[..64]) && !told.contains(&hash));
    }
}

#[tokio::test]
async fn the_name_of_an_account_is_marked_and_nobody_elses() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    make(&mut ben, &server, "Ben").await;
    let wanted = |name: &str| {
        json!({"game": "hearts", "players": 4, "names": [name, null, null, null],
            "waits": true, "terms": {"access": "listed"}})
    };
    let nonce = |number: u8| hex::encode([number; 16]);
    let made = anna.post(&server, "/api/tables", wanted("ANNA")).await;
    let table = format!("/api/tables/{}", made.json()["table"].as_str().unwrap());
    let sit = async |who: &mut Browser, name: &str, number: u8| {
        let body = json!({"name": name, "nonce": nonce(number)});
        who.post(&server, &format!("{table}/sit"), body).await
    };
    // Ben sits down under another name than that of his account: the mark would say what is not so.
    assert_eq!(sit(&mut ben, "Benny", 2).await.status, StatusCode::OK);
    // A stranger is not called as one of them, and is told what they may be called.
    make(&mut Browser::default(), &server, "anna 2").await;
    let mut stranger = Browser::default();
    for name in ["Anna", " Ａnna", "Ben"] {
        let refused = sit(&mut stranger, name, 3).await;
        assert_eq!(refused.problem(), (409, "name-of-account".into()), "{name}");
    }
    let refused = sit(&mut stranger, "Anna", 3).await.json();
    let other = "There is an account called Anna here. If it is yours, sign in; else take another name, such as Anna 3.";
    assert_eq!(refused["detail"], other);
    // Nor is one account called as the other.
    let refused = ben.post(&server, "/api/tables", wanted("Anna")).await;
    assert_eq!(refused.problem(), (409, "name-of-account".into()));
    let quick = json!({"game": "hearts", "name": "Ben"});
    let refused = Browser::default().post(&server, "/api/quick", quick).await;
    assert_eq!(refused.problem(), (409, "name-of-account".into()));
    // A name that only looks so has no mark: this one begins with a Greek letter.
    assert_eq!(sit(&mut stranger, "Αnna", 3).await.status, StatusCode::OK);
    let marks = |snapshot: &Value| {
        let seats = snapshot["seats"].as_array().unwrap().iter();
        seats
            .map(|seat| seat["account"] == true)
            .collect::<Vec<_>>()
    };
    let now = stranger.look(&server, &table).await;
    assert_eq!(marks(&now), [true, false, false, false]);
    let say = json!({"said": {"sign": "hello"}});
    for who in [&mut anna, &mut stranger] {
        let said = who
            .post(&server, &format!("{table}/say"), say.clone())
            .await;
        assert_eq!(said.status, StatusCode::OK);
    }
    let talk = stranger.look(&server, &table).await["life"]["talk"].clone();
    assert_eq!(
        (&talk[0]["account"], &talk[1]["account"]),
        (&json!(true), &json!(false))
    );
    let address = server.listen().await;
    let _here = live::connect(address, &anna, &format!("{table}/live"), None)
        .await
        .unwrap();
    let open = server.get("/api/open").await.json();
    assert_eq!(open["tables"][0]["accounts"], json!([0]), "{open}");
    // So it is after a restart, and at a table where somebody plays with bots alone, where no name is refused.
    for waits in [false, true] {
        let names = ["Anna", "Ada", "Bo"];
        let solo = json!({"game": "hearts", "players": 3, "names": names, "waits": waits});
        for (who, marked) in [(&mut anna, true), (&mut stranger, false)] {
            let made = who.post(&server, "/api/tables", solo.clone()).await;
            assert_eq!(made.status, StatusCode::CREATED);
            let path = format!("/api/tables/{}", made.json()["table"].as_str().unwrap());
            let again = server.again().await;
            assert_eq!(
                marks(&who.look(&again, &path).await),
                [marked, false, false]
            );
        }
    }
    let again = server.again().await;
    assert_eq!(
        marks(&stranger.look(&again, &table).await),
        [true, false, false, false]
    );
}

/// Gives the account of that browser another name.
async fn rename(browser: &mut Browser, server: &TestServer, handle: &str) -> Answer {
    let wanted = json!({"handle": handle, "proof": {"password": PASSWORD}});
    let path = "/api/account/handle";
    browser.ask(server, Method::PUT, path, Some(&wanted)).await
}

#[tokio::test]
async fn an_account_is_renamed_and_its_old_name_stays_its_own_for_a_while() {
    let server = TestServer::with_limits(no_rates(), Reach::default()).await;
    let (mut anna, mut other) = (Browser::default(), Browser::default());
    make(&mut anna, &server, "Anna").await;
    make(&mut other, &server, "Ben").await;
    let wrong = json!({"handle": "Nan", "proof": {"password": "not that"}});
    let path = "/api/account/handle";
    let refused = anna.ask(&server, Method::PUT, path, Some(&wrong)).await;
    assert_eq!(refused.problem().1, "wrong-password");
    let refused = rename(&mut anna, &server, "BEN").await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    // Another way to write the same name keeps nothing.
    let renamed = rename(&mut anna, &server, "ANNA").await;
    assert_eq!(renamed.json()["account"]["handle"], "ANNA");
    let renamed = rename(&mut anna, &server, " Nan ").await;
    assert_eq!(renamed.json()["account"]["handle"], "Nan");

    let mut phone = Browser::default();
    let refused = sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    assert_eq!(refused.problem().1, "wrong-password", "the name is Nan now");
    let signed_in = sign_in(&mut phone, &server, "nan", PASSWORD).await;
    assert_eq!(signed_in.status, StatusCode::OK);
    // Nobody is called Anna now: no other account, and no guest where people meet.
    let refused = make(&mut Browser::default(), &server, "anna").await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    let refused = rename(&mut other, &server, "Anna").await;
    assert_eq!(refused.problem(), (409, "handle-taken".into()));
    let quick = json!({"game": "hearts", "name": "Anna"});
    let refused = Browser::default().post(&server, "/api/quick", quick).await;
    assert_eq!(refused.problem(), (409, "name-of-account".into()));
    // She may take it back, but not have name after name.
    for name in ["Anna", "Nan", "Annie", "Hanna"] {
        let renamed = rename(&mut anna, &server, name).await;
        assert_eq!(renamed.status, StatusCode::OK, "{name}");
    }
    let refused = rename(&mut anna, &server, "Johanna").await;
    assert_eq!(refused.problem(), (409, "renamed-often".into()));
    let renamed = rename(&mut anna, &server, "Anna").await;
    assert_eq!(renamed.json()["account"]["handle"], "Anna");
    // With the account its former names are free.
    let proof = json!({"proof": {"password": PASSWORD}});
    anna.post(&server, "/api/account/delete", proof).await;
    let renamed = rename(&mut other, &server, "Nan").await;
    assert_eq!(renamed.status, StatusCode::OK);
}

#[tokio::test]
async fn all_other_devices_are_signed_out_at_once() {
    let server = TestServer::new().await;
    let (mut anna, mut phone, mut tablet) = Default::default();
    make(&mut anna, &server, "Anna").await;
    for other in [&mut phone, &mut tablet] {
        sign_in(other, &server, "Anna", PASSWORD).await;
    }
    let left = plain(&mut phone, &server, "/api/account/sign-out-others").await;
    let sessions = left.json()["account"]["sessions"].clone();
    assert_eq!(sessions.as_array().unwrap().len(), 1);
    assert_eq!(sessions[0]["current"], true);
    for gone in [&anna, &tablet] {
        assert_eq!(account(gone, &server).await, Value::Null);
    }
    assert_eq!(account(&phone, &server).await["handle"], "Anna");
}

#[tokio::test]
async fn a_session_that_nobody_uses_for_half_a_year_ends() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 3).await;
    make(&mut anna, &server, "Anna").await;
    let mut phone = Browser::default();
    sign_in(&mut phone, &server, "Anna", PASSWORD).await;
    let store = server.app.tables.store();
    let person = store.accounts().account_named("anna").await.unwrap();
    let person = person.unwrap().person;
    let sessions = store.accounts().sessions_of(&person).await.unwrap();
    let phones = sessions
        .iter()
        .find(|session| session.token.as_bytes() != person.as_bytes());
    let token = phones.unwrap().token;
    let last_used = async |days: i64| {
        let day = today() - days * DAY;
        let used = Write::Account(AccountWrite::Used { token, day });
        assert!(store.commit(&[used]).await.unwrap()[0].is_ok());
        // The server reads it anew.
        server.again().await
    };
    let kept = last_used(180).await;
    assert_eq!(seat(&phone, &kept, &table).await, 0);
    let ended = last_used(181).await;
    assert_eq!(seat(&phone, &ended, &table).await, Value::Null);
    assert_eq!(account(&phone, &ended).await, Value::Null);
    assert_eq!(seat(&anna, &ended, &table).await, 0, "the other one stays");
    // It is deleted when it has been so for an hour, whatever the machine's clock says.
    let tables = &ended.app.tables;
    let (begun, mut found) = (tokio::time::Instant::now(), None);
    let count = async || {
        let sessions = store.accounts().sessions_of(&person).await;
        sessions.unwrap().len()
    };
    for (minutes, wanted) in [(0, 2), (59, 2), (60, 1)] {
        let at = begun + Duration::from_secs(minutes * 60);
        tables.expire_sessions(now(), at, &mut found).await.unwrap();
        assert_eq!(count().await, wanted, "after {minutes} minutes");
    }
    // A clock that was wrong for a while ends nothing for good.
    let mut found = None;
    for (minutes, years) in [(0, 30), (90, 0)] {
        let at = begun + Duration::from_secs(minutes * 60);
        let now = now() + years * 365 * DAY;
        tables.expire_sessions(now, at, &mut found).await.unwrap();
    }
    assert_eq!(count().await, 1);
}
