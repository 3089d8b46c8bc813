//! What clients may take: how often, how many tables, under which name and as whom.

use std::num::NonZeroU32;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::harness::{Answer, Browser, TestServer, no_rates, old_identity};
use crate::http::endpoint::ENDPOINTS;
use crate::net::RateClass;
use crate::net::limits::{Limits, Rate, Rates, Reach};

/// Once at once, and then every half a minute.
const SELDOM: Option<Rate> = Some(Rate::of(2, 1));

fn only(deed: RateClass, rate: Option<Rate>) -> Rates {
    let mut rates = Rates::default();
    *match deed {
        RateClass::Make => &mut rates.make,
        RateClass::Act => &mut rates.act,
        RateClass::Suggest => &mut rates.suggest,
        RateClass::Stream => &mut rates.stream,
        RateClass::Read => &mut rates.read,
        RateClass::SignIn => &mut rates.sign_in,
    } = rate;
    rates
}

fn wanted() -> Value {
    json!({"game": "hearts", "players": 3, "names": ["A", "B", "C"]})
}

/// Behind a proxy on the machine itself.
fn proxied() -> Reach {
    Reach {
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Reach::default()
    }
}

/// A new table for somebody whose request came through the proxy with these headers.
async fn make(server: &TestServer, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::post("/api/tables").header(header::CONTENT_TYPE, "application/json");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let body = Body::from(wanted().to_string());
    server.send(request.body(body).unwrap()).await
}

#[tokio::test]
async fn what_is_done_too_often_is_refused_with_the_time_to_wait() {
    let limits = Limits {
        by_person: Some(only(RateClass::Make, SELDOM)),
        ..no_rates()
    };
    let server = TestServer::with_limits(limits, Reach::default()).await;
    let mut anna = Browser::default();
    // The first request makes her somebody, and only then is she counted.
    anna.sit_down(&server, "hearts", 3).await;
    anna.sit_down(&server, "hearts", 3).await;
    let refused = anna.post(&server, "/api/tables", wanted()).await;
    assert_eq!(refused.problem(), (429, "too-many-requests".into()));
    let wait: u64 = refused.header(header::RETRY_AFTER).parse().unwrap();
    assert!((25..=31).contains(&wait), "{wait}");
    let sentence = format!("That was too often. Try again in {wait} seconds.");
    assert_eq!(refused.json()["detail"], sentence);
    // It is her limit, and that of making tables.
    assert_eq!(
        anna.get(&server, "/api/tables").await.status,
        StatusCode::OK
    );
    Browser::default().sit_down(&server, "hearts", 3).await;
}

#[tokio::test]
async fn an_address_is_counted_whoever_comes_from_it() {
    let limits = Limits {
        by_address: Some(only(RateClass::Make, SELDOM)),
        ..no_rates()
    };
    let server = TestServer::with_limits(limits, proxied()).await;
    for (from, status) in [
        ("203.0.113.1", 201),
        ("203.0.113.1", 429),
        ("203.0.113.2", 201),
        ("2001:db8::1", 201),
        ("2001:db8::2", 429), // the same household
        ("2001:db8:0:1::1", 201),
        ("203.0.113.9, 203.0.113.1", 429), // who adds addresses changes nothing
    ] {
        let made = make(&server, &[("x-forwarded-for", from)]).await;
        assert_eq!(made.status.as_u16(), status, "{from}");
    }
}

#[tokio::test]
async fn every_route_counts_as_what_it_is() {
    for counted in RateClass::ALL {
        let limits = Limits {
            by_address: Some(only(counted, SELDOM)),
            ..no_rates()
        };
        let server = TestServer::with_limits(limits, proxied()).await;
        for (at, endpoint) in ENDPOINTS.iter().enumerate() {
            let Some(class) = endpoint.rate_class else {
                assert!(
                    ["/healthz", "/readyz"].contains(&&*endpoint.path),
                    "{} is free",
                    endpoint.path
                );
                continue;
            };
            let path = endpoint.path.replace("{table}", "0000000000000000");
            let path = path.replace(['{', '}'], "");
            let method: Method = endpoint.method.to_uppercase().parse().unwrap();
            // Some answers have no end. Each endpoint is asked from an address of its own.
            let status = async || {
                let mut request = Browser::default().request(method.clone(), &path, None);
                let from = format!("203.0.{}.{}", at / 256, at % 256);
                request
                    .headers_mut()
                    .insert("x-forwarded-for", from.parse().unwrap());
                let answer = server.router.clone().oneshot(request).await;
                answer.unwrap().status()
            };
            let (first, second) = (status().await, status().await);
            let refused = StatusCode::TOO_MANY_REQUESTS;
            assert_ne!(first, refused, "{method} {path}");
            assert_eq!(
                second == refused,
                counted == class,
                "{method} {path} as {counted:?}"
            );
        }
    }
}

#[tokio::test]
async fn the_usual_limits_are_wide() {
    let server = TestServer::with_limits(Limits::default(), Reach::default()).await;
    let mut anna = Browser::default();
    for _ in 0..10 {
        let table = anna.sit_down(&server, "hearts", 3).await;
        for _ in 0..5 {
            anna.play_on(&server, &table).await;
        }
    }
    // A family of seven behind one address may do several times what one of them may.
    let limits = Limits::default();
    let (person, address) = (limits.by_person.unwrap(), limits.by_address.unwrap());
    let rates = |rates: Rates| {
        [
            rates.make,
            rates.act,
            rates.suggest,
            rates.stream,
            rates.read,
        ]
        .map(Option::unwrap)
    };
    for (one, all) in rates(person).into_iter().zip(rates(address)) {
        let five = NonZeroU32::new(5).unwrap();
        assert!(
            all.per_minute >= one.per_minute.saturating_mul(five),
            "{one} {all}"
        );
        assert!(
            all.at_once >= one.at_once.saturating_mul(five),
            "{one} {all}"
        );
    }
}

#[tokio::test]
async fn who_has_too_many_open_tables_finishes_one_first() {
    let limits = Limits {
        open_tables: Some(2),
        ..no_rates()
    };
    let server = TestServer::with_limits(limits, Reach::default()).await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 3).await;
    anna.sit_down(&server, "hearts", 3).await;
    for _ in 0..2 {
        let refused = anna.post(&server, "/api/tables", wanted()).await;
        assert_eq!(refused.problem(), (409, "too-many-tables".into()));
        let sentence = "You have 2 matches that are not over. Finish one before you begin another.";
        assert_eq!(refused.json()["detail"], sentence);
    }
    Browser::default().sit_down(&server, "hearts", 3).await;
    while anna.play_on(&server, &table).await {}
    anna.sit_down(&server, "hearts", 3).await;
    let refused = anna.post(&server, "/api/tables", wanted()).await;
    assert_eq!(refused.problem(), (409, "too-many-tables".into()));
}

#[tokio::test]
async fn a_name_that_is_not_ours_gets_nothing() {
    let reach = Reach {
        hosts: vec!["cards.example".into()],
        ..Reach::default()
    };
    let server = TestServer::with_limits(no_rates(), reach).await;
    let table = Browser::default().sit_down(&server, "hearts", 3).await;
    for path in [
        "/",
        "/api/games",
        "/assets/x.js",
        &table,
        &format!("{table}/events"),
    ] {
        let request = Request::get(path).header(header::HOST, "evil.example:8013");
        let refused = server.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(refused.problem(), (421, "unknown-host".into()), "{path}");
    }
    for (host, path) in [
        ("evil.example", "/healthz"),
        ("cards.example", "/api/games"),
        ("localhost:8013", "/api/games"),
        ("127.0.0.1:8013", "/api/games"),
        ("[::1]:8013", "/api/games"),
    ] {
        let request = Request::get(path).header(header::HOST, host);
        let answer = server.send(request.body(Body::empty()).unwrap()).await;
        assert!(answer.status.is_success(), "{host}{path}");
    }
    // A second name beside a good one does not help, nor one in the request's own line.
    let two = Request::get("/api/games")
        .header(header::HOST, "localhost")
        .header(header::HOST, "evil.example");
    assert_eq!(
        server.send(two.body(Body::empty()).unwrap()).await.status,
        421
    );
    let whole = Request::get("http://evil.example/api/games").header(header::HOST, "localhost");
    assert_eq!(
        server.send(whole.body(Body::empty()).unwrap()).await.status,
        421
    );
}

#[tokio::test]
async fn over_https_the_cookie_belongs_to_this_host_alone() {
    let https = [
        ("x-forwarded-for", "203.0.113.1"),
        ("x-forwarded-proto", "https"),
    ];
    let http = [
        ("x-forwarded-for", "203.0.113.1"),
        ("x-forwarded-proto", "http"),
    ];
    let always = Reach {
        https: true,
        ..Reach::default()
    };
    for (reach, headers, secure) in [
        (proxied(), https, true),
        (proxied(), http, false),
        (Reach::default(), https, false), // nobody trusts whoever says so
        (always, http, true),
    ] {
        let server = TestServer::with_limits(no_rates(), reach.clone()).await;
        let set = make(&server, &headers).await;
        let set = set.header(header::SET_COOKIE);
        assert_eq!(
            set.starts_with("__Host-moonshot="),
            secure,
            "{reach:?} {set}"
        );
        assert_eq!(set.ends_with("; Secure"), secure, "{reach:?} {set}");
        assert!(secure || set.starts_with("moonshot="), "{set}");
    }
}

#[tokio::test]
async fn a_cookie_that_another_host_could_have_set_does_not_count_beside_ours() {
    let server = TestServer::new().await;
    let (mut anna, mut ben) = (Browser::default(), Browser::default());
    let annas = anna.sit_down(&server, "hearts", 4).await;
    ben.sit_down(&server, "hearts", 4).await;
    let both = Browser {
        cookie: Some(format!(
            "{}; __Host-{}",
            ben.cookie.unwrap(),
            anna.cookie.unwrap()
        )),
    };
    let list = both.get(&server, "/api/tables").await.json();
    let tables = list["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 1);
    assert!(annas.ends_with(tables[0]["table"].as_str().unwrap()));
}

#[tokio::test]
async fn an_identity_is_known_to_every_server_over_the_same_store_and_to_no_other() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna.sit_down(&server, "hearts", 4).await;
    assert_eq!(anna.look(&server.again().await, &table).await["you"], 0);

    let elsewhere = TestServer::new().await;
    let cookie = anna.cookie.clone();
    anna.sit_down(&elsewhere, "hearts", 4).await;
    assert_ne!(
        anna.cookie, cookie,
        "another server takes its own word alone"
    );
}

#[tokio::test]
async fn who_has_a_token_of_an_earlier_release_keeps_their_tables() {
    let server = TestServer::new().await;
    let mut anna = Browser::default();
    let table = anna
        .sit_down_with_seed(&server, "hearts", 4, &json!({}), 3)
        .await;
    let (unsigned, _) = old_identity(0x5e);
    assert_eq!(anna.cookie.as_ref(), Some(&unsigned));
    anna.wait(&server, &table).await;
    assert_eq!(anna.look(&server, &table).await["you"], 0);
    // With the next table the cookie is one that the server signed. It is the same person's.
    anna.sit_down(&server, "hearts", 4).await;
    let signed = anna.cookie.clone().unwrap();
    assert!(signed.starts_with(&unsigned) && signed.len() == unsigned.len() + 64);
    assert_eq!(anna.look(&server, &table).await["you"], 0);
    let list = anna.get(&server, "/api/tables").await.json();
    assert_eq!(list["tables"].as_array().unwrap().len(), 2);
}

/// A class that an attribute forgets would silently be that of any reading or acting.
#[test]
fn what_costs_more_than_reading_or_acting_has_a_class_of_its_own() {
    for (class, expected) in [
        (
            RateClass::Make,
            &[
                "post /api/challenges",
                "post /api/challenges/{challenge}/play",
                "post /api/daily/{game}/play",
                "post /api/identity",
                "post /api/lessons",
                "post /api/matches",
                "post /api/matches/{table}/again",
                "post /api/matches/{table}/branches",
                "post /api/matches/{table}/challenge",
                "post /api/quick",
                "post /api/tables",
                "post /api/tables/{table}/rematch",
            ][..],
        ),
        (
            RateClass::SignIn,
            &[
                "post /api/account",
                "post /api/account/delete",
                "post /api/account/passkeys",
                "post /api/account/passkeys/ask",
                "post /api/account/passkeys/new",
                "post /api/account/passkeys/{passkey}/remove",
                "post /api/account/password/remove",
                "post /api/account/sign-in",
                "put /api/account/handle",
                "put /api/account/password",
            ][..],
        ),
        (
            RateClass::Stream,
            &[
                "get /api/matches/{table}/shared/events",
                "get /api/open/events",
                "get /api/tables/{table}/events",
                "get /api/tables/{table}/live",
            ][..],
        ),
        (
            RateClass::Suggest,
            &[
                "post /api/matches/{table}/hindsight",
                "post /api/matches/{table}/review",
                "post /api/tables/{table}/code",
                "post /api/tables/{table}/move",
                "post /api/tables/{table}/report",
                "post /api/tables/{table}/suggestion",
            ][..],
        ),
    ] {
        let mut of_it: Vec<String> = (ENDPOINTS.iter())
            .filter(|endpoint| endpoint.rate_class == Some(class))
            .map(|endpoint| format!("{} {}", endpoint.method, endpoint.path))
            .collect();
        of_it.sort();
        assert_eq!(of_it, expected, "{class:?}");
    }
}
