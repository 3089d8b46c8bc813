//! Accounts with passkeys, which an authenticator in software makes.

use axum::http::{Method, StatusCode};
use moonshot_testbed::Postgres;
use serde_json::{Value, json};

use super::accounts::{PASSWORD, account, make, plain, sign_in, tables};
use super::authenticator::Authenticator;
use super::harness::{Answer, Browser, TestServer};

const REFUSED: (u16, &str) = (403, "bad-passkey");

fn refused(answer: &Answer) {
    let (status, code) = answer.problem();
    assert_eq!((status, &*code), REFUSED);
}

/// What the server asks an authenticator for a new passkey.
async fn asked_for_new(browser: &mut Browser, server: &TestServer, handle: Option<&str>) -> Value {
    let wanted = match handle {
        Some(handle) => json!({"handle": handle}),
        None => json!({}),
    };
    let asked = browser
        .post(server, "/api/account/passkeys/new", wanted)
        .await;
    assert_eq!(asked.status, StatusCode::OK);
    asked.json()
}

/// What the server asks an authenticator that is to show who somebody is.
async fn asked(browser: &mut Browser, server: &TestServer) -> Value {
    let asked = plain(browser, server, "/api/account/passkeys/ask").await;
    assert_eq!(asked.status, StatusCode::OK);
    asked.json()
}

fn answered(asked: &Value, credential: Value) -> Value {
    json!({"ceremony": asked["ceremony"], "credential": credential})
}

/// A passkey's answer to what is asked now.
async fn shown(browser: &mut Browser, server: &TestServer, key: &mut Authenticator) -> Value {
    let asked = asked(browser, server).await;
    let credential = key.get(&asked["options"]);
    json!({"passkey": answered(&asked, credential)})
}

async fn make_with(
    browser: &mut Browser,
    server: &TestServer,
    handle: &str,
    key: &mut Authenticator,
) -> Answer {
    let asked = asked_for_new(browser, server, Some(handle)).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let wanted = json!({"handle": handle, "proof": {"passkey": passkey}});
    browser.post(server, "/api/account", wanted).await
}

async fn sign_in_with(
    browser: &mut Browser,
    server: &TestServer,
    key: &mut Authenticator,
) -> Answer {
    let proof = shown(browser, server, key).await;
    let wanted = json!({"proof": proof});
    browser.post(server, "/api/account/sign-in", wanted).await
}

#[tokio::test]
async fn a_passkey_makes_an_account_and_signs_in_to_it_on_another_device() {
    let server = TestServer::new().await;
    let (mut anna, mut key) = (Browser::default(), Authenticator::new(1));
    anna.sit_down(&server, "hearts", 4).await;
    let made = make_with(&mut anna, &server, "Anna", &mut key).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let told = &made.json()["account"];
    assert_eq!(
        (&told["handle"], &told["password"]),
        (&json!("Anna"), &json!(false))
    );
    assert_eq!(told["passkeys"][0]["site"], "localhost");
    let mut phone = Browser::default();
    for _ in 0..2 {
        let answer = sign_in_with(&mut phone, &server, &mut key).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(tables(&phone, &server).await, 1);
        plain(&mut phone, &server, "/api/account/sign-out").await;
    }
    let nobody = Browser::default().look(&server, "/api/account").await;
    assert_eq!(nobody["passkeys"], true);
}

#[tokio::test]
async fn an_answer_counts_once() {
    let server = TestServer::new().await;
    let (mut anna, mut key) = (Browser::default(), Authenticator::new(1));
    let asked = asked_for_new(&mut anna, &server, Some("Anna")).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let wanted = json!({"handle": "Anna", "proof": {"passkey": passkey}});
    let made = anna.post(&server, "/api/account", wanted.clone()).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let mut thief = Browser::default();
    let wanted = json!({"handle": "Anna 2", "proof": {"passkey": passkey}});
    refused(&thief.post(&server, "/api/account", wanted).await);
    let proof = shown(&mut thief, &server, &mut key).await;
    let wanted = json!({"proof": proof});
    let first = anna_again(&server, &wanted).await;
    assert_eq!(first.status, StatusCode::OK);
    refused(
        &thief
            .post(&server, "/api/account/sign-in", wanted.clone())
            .await,
    );
    // A new question is not answered by an old answer.
    let again = self::asked(&mut thief, &server).await;
    let mut wanted = wanted;
    wanted["proof"]["passkey"]["ceremony"] = again["ceremony"].clone();
    refused(&thief.post(&server, "/api/account/sign-in", wanted).await);
}

/// What one server asks is answered at another, as when a proxy sends each request to the next.
#[tokio::test]
async fn any_server_takes_the_answer_to_what_another_asked() {
    let database = Postgres::start().unwrap();
    let one = TestServer::out_of_hearing(&database.address()).await;
    let other = TestServer::out_of_hearing(&database.address()).await;
    let (mut anna, mut key) = (Browser::default(), Authenticator::new(1));
    let asked = asked_for_new(&mut anna, &one, Some("Anna")).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let wanted = json!({"handle": "Anna", "proof": {"passkey": passkey}});
    let made = anna.post(&other, "/api/account", wanted.clone()).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let mut thief = Browser::default();
    let again = json!({"handle": "Anna 2", "proof": wanted["proof"]});
    refused(&thief.post(&one, "/api/account", again).await);

    let mut phone = Browser::default();
    let wanted = json!({"proof": shown(&mut phone, &one, &mut key).await});
    let signed_in = phone
        .post(&other, "/api/account/sign-in", wanted.clone())
        .await;
    assert_eq!(signed_in.status, StatusCode::OK);
    for server in [&one, &other] {
        refused(
            &thief
                .post(server, "/api/account/sign-in", wanted.clone())
                .await,
        );
    }

    // A second passkey, with the proof of the first.
    let mut second = Authenticator::new(2);
    let asked = asked_for_new(&mut anna, &other, None).await;
    let passkey = answered(&asked, second.create(&asked["options"]));
    let proof = shown(&mut anna, &other, &mut key).await;
    let wanted = json!({"passkey": passkey, "proof": proof});
    let added = anna.post(&one, "/api/account/passkeys", wanted).await;
    let passkeys = &added.json()["account"]["passkeys"];
    assert_eq!(passkeys.as_array().map(Vec::len), Some(2));
}

async fn anna_again(server: &TestServer, wanted: &Value) -> Answer {
    let mut phone = Browser::default();
    phone
        .post(server, "/api/account/sign-in", wanted.clone())
        .await
}

#[tokio::test]
async fn an_answer_to_another_page_or_without_its_person_is_refused() {
    let server = TestServer::new().await;
    let (mut anna, key) = (Browser::default(), Authenticator::new(1));
    for spoil in [
        |key: &mut Authenticator| key.origin = "http://localhost:8014".into(),
        |key: &mut Authenticator| key.origin = "https://localhost".into(),
        |key: &mut Authenticator| key.origin = "http://evil.example".into(),
        |key: &mut Authenticator| key.flags = 0x01,
    ] {
        let mut key = key.clone();
        spoil(&mut key);
        refused(&make_with(&mut anna, &server, "Anna", &mut key).await);
    }
    let mut key = key;
    assert_eq!(
        make_with(&mut anna, &server, "Anna", &mut key).await.status,
        StatusCode::CREATED
    );
    for spoil in [
        |key: &mut Authenticator| key.origin = "http://localhost:8014".into(),
        |key: &mut Authenticator| key.origin = "http://evil.example".into(),
        |key: &mut Authenticator| key.flags = 0x01,
        |key: &mut Authenticator| *key = key.clone().with_key_of(&Authenticator::new(2)),
    ] {
        let mut key = key.clone();
        spoil(&mut key);
        refused(&sign_in_with(&mut Browser::default(), &server, &mut key).await);
    }
    // One whom nobody knows.
    let (mut stranger, mut other) = (Browser::default(), Authenticator::new(3));
    let asked = asked_for_new(&mut stranger, &server, Some("Ben")).await;
    other.create(&asked["options"]);
    refused(&sign_in_with(&mut stranger, &server, &mut other).await);
}

#[tokio::test]
async fn a_new_passkey_is_for_whom_and_for_what_it_was_asked() {
    let server = TestServer::new().await;
    let (mut anna, mut ben, mut key) = (
        Browser::default(),
        Browser::default(),
        Authenticator::new(1),
    );
    anna.sit_down(&server, "hearts", 3).await;
    ben.sit_down(&server, "hearts", 3).await;
    let asked = asked_for_new(&mut anna, &server, Some("Anna")).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let wanted = json!({"handle": "Anna", "proof": {"passkey": passkey}});
    refused(&ben.post(&server, "/api/account", wanted.clone()).await);
    // That has used it up.
    refused(&anna.post(&server, "/api/account", wanted).await);
    let asked = asked_for_new(&mut anna, &server, Some("Anna")).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let wanted = json!({"handle": "Anne", "proof": {"passkey": passkey}});
    refused(&anna.post(&server, "/api/account", wanted).await);
    // What was asked to sign in makes nothing, and the other way round.
    let asked = self::asked(&mut anna, &server).await;
    let wanted = json!({"handle": "Anna", "proof": {"passkey": answered(&asked, json!({}))}});
    refused(&anna.post(&server, "/api/account", wanted).await);
    let asked = asked_for_new(&mut anna, &server, Some("Anna")).await;
    let wanted = json!({"proof": {"passkey": answered(&asked, json!({}))}});
    refused(&anna.post(&server, "/api/account/sign-in", wanted).await);
    let taken = make(&mut ben, &server, "Ben").await;
    assert_eq!(taken.status, StatusCode::CREATED);
    let wanted = json!({"handle": "BEN"});
    let taken = anna
        .post(&server, "/api/account/passkeys/new", wanted)
        .await;
    assert_eq!(taken.problem(), (409, "handle-taken".into()));
}

#[tokio::test]
async fn an_account_has_several_ways_to_sign_in_and_keeps_the_last() {
    let server = TestServer::new().await;
    let (mut anna, mut key) = (Browser::default(), Authenticator::new(1));
    make(&mut anna, &server, "Anna").await;
    let password = json!({"password": PASSWORD});
    // A passkey beside the password.
    let asked = asked_for_new(&mut anna, &server, None).await;
    let passkey = answered(&asked, key.create(&asked["options"]));
    let add = |passkey: &Value, proof: &Value| json!({"passkey": passkey, "proof": proof});
    let path = "/api/account/passkeys";
    let wrong = add(&passkey, &json!({"password": "correct hors"}));
    let wrong = anna.post(&server, path, wrong).await;
    assert_eq!(wrong.problem(), (403, "wrong-password".into()));
    let added = anna.post(&server, path, add(&passkey, &password)).await;
    let passkeys = added.json()["account"]["passkeys"].clone();
    assert_eq!(passkeys.as_array().unwrap().len(), 1);
    // The same authenticator is asked not to make another; who has it all the same is refused.
    let asked = asked_for_new(&mut anna, &server, None).await;
    assert_eq!(
        asked["options"]["excludeCredentials"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let twice = answered(&asked, key.create(&asked["options"]));
    refused(&anna.post(&server, path, add(&twice, &password)).await);
    // It proves who she is, and then the password may go.
    let mut phone = Browser::default();
    assert_eq!(
        sign_in_with(&mut phone, &server, &mut key).await.status,
        StatusCode::OK
    );
    let proof = shown(&mut phone, &server, &mut key).await;
    let remove = "/api/account/password/remove";
    let removed = phone.post(&server, remove, json!({"proof": proof})).await;
    assert_eq!(removed.json()["account"]["password"], false);
    assert_eq!(
        account(&anna, &server).await,
        Value::Null,
        "others are signed out"
    );
    let old = sign_in(&mut anna, &server, "Anna", PASSWORD).await;
    assert_eq!(old.problem(), (403, "wrong-password".into()));
    // The last way stays.
    let id = passkeys[0]["id"].as_str().unwrap();
    let remove = format!("{path}/{id}/remove");
    let proof = shown(&mut phone, &server, &mut key).await;
    let last = phone.post(&server, &remove, json!({"proof": proof})).await;
    assert_eq!(last.problem(), (409, "last-way".into()));
    let proof = shown(&mut phone, &server, &mut key).await;
    let wanted = json!({"password": "battery staple", "proof": proof});
    let set = phone
        .ask(&server, Method::PUT, "/api/account/password", Some(&wanted))
        .await;
    assert_eq!(set.json()["account"]["password"], true);
    let proof = json!({"password": "battery staple"});
    let removed = phone.post(&server, &remove, json!({"proof": proof})).await;
    assert_eq!(removed.json()["account"]["passkeys"], json!([]));
    refused(&sign_in_with(&mut Browser::default(), &server, &mut key).await);
}

#[tokio::test]
async fn a_passkey_proves_who_has_it_and_nobody_else() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let (mut annas, mut bens) = (Authenticator::new(1), Authenticator::new(2));
    make_with(&mut anna, &server, "Anna", &mut annas).await;
    make_with(&mut ben, &server, "Ben", &mut bens).await;
    let set = async |browser: &mut Browser, proof: Value| {
        let wanted = json!({"password": "battery staple", "proof": proof});
        let path = "/api/account/password";
        browser.ask(&server, Method::PUT, path, Some(&wanted)).await
    };
    let theirs = shown(&mut anna, &server, &mut bens).await;
    refused(&set(&mut anna, theirs).await);
    let theirs = shown(&mut ben, &server, &mut bens).await;
    refused(&set(&mut anna, theirs).await);
    // What was shown to sign in is no proof.
    let signing_in = shown(&mut Browser::default(), &server, &mut annas).await;
    refused(&set(&mut anna, signing_in).await);
    let own = shown(&mut anna, &server, &mut annas).await;
    assert_eq!(set(&mut anna, own.clone()).await.status, StatusCode::OK);
    refused(&set(&mut anna, own).await);
    assert_eq!(account(&ben, &server).await["password"], false);
    // And no password proves whoever has none.
    let none = json!({"password": ""});
    assert_eq!(set(&mut ben, none).await.problem().1, "wrong-password");
}

#[tokio::test]
async fn where_a_browser_has_no_passkeys_that_is_said() {
    let server = TestServer::new().await;
    for host in ["127.0.0.1:8013", "192.168.1.7"] {
        let ask = async |method: Method, path: &str, body: Option<&Value>| {
            let mut request = Browser::default().request(method, path, body);
            let headers = request.headers_mut();
            headers.insert("host", host.parse().unwrap());
            server.send(request).await
        };
        let me = ask(Method::GET, "/api/account", None).await.json();
        assert_eq!(me["passkeys"], false);
        let wanted = json!({"handle": "Anna"});
        let new = ask(Method::POST, "/api/account/passkeys/new", Some(&wanted)).await;
        assert_eq!(new.problem(), (409, "no-passkeys".into()));
        let asked = ask(Method::POST, "/api/account/passkeys/ask", None).await;
        assert_eq!(asked.problem(), (409, "no-passkeys".into()));
    }
}

#[tokio::test]
async fn a_passkey_that_was_copied_and_used_elsewhere_is_refused() {
    let server = TestServer::new().await;
    let (mut anna, mut key) = (Browser::default(), Authenticator::new(1));
    make_with(&mut anna, &server, "Anna", &mut key).await;
    let mut copy = key.clone();
    for _ in 0..2 {
        let mut phone = Browser::default();
        let answer = sign_in_with(&mut phone, &server, &mut key).await;
        assert_eq!(answer.status, StatusCode::OK);
    }
    // Its counter is behind.
    refused(&sign_in_with(&mut Browser::default(), &server, &mut copy).await);
}

#[tokio::test]
async fn a_passkey_names_its_own_account_and_is_added_to_no_other() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let (mut annas, mut bens) = (Authenticator::new(1), Authenticator::new(2));
    make_with(&mut anna, &server, "Anna", &mut annas).await;
    make_with(&mut ben, &server, "Ben", &mut bens).await;
    let mut liar = annas.clone();
    liar.user = bens.user.clone();
    refused(&sign_in_with(&mut Browser::default(), &server, &mut liar).await);
    // What Ben was asked for is not added to Anna's account.
    let mut new = Authenticator::new(3);
    let asked = asked_for_new(&mut ben, &server, None).await;
    let passkey = answered(&asked, new.create(&asked["options"]));
    let proof = shown(&mut anna, &server, &mut annas).await;
    let wanted = json!({"passkey": passkey, "proof": proof});
    refused(&anna.post(&server, "/api/account/passkeys", wanted).await);
    for browser in [&anna, &ben] {
        let passkeys = account(browser, &server).await["passkeys"].clone();
        assert_eq!(passkeys.as_array().unwrap().len(), 1);
    }
}
