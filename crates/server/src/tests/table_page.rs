//! The page of a table and what is written into it: the table as the caller may see it. These tests look at what `make web`
//! has built.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::harness::{Answer, Browser, TestServer, no_rates};
use super::people::{done, two_people};
use crate::net::limits::{Limits, Rate, Rates, Reach};

const BEGINNING: &str = "<script type=\"application/json\" id=\"first\">";

/// What is written into the page; `None` where nothing is.
fn written(answer: &Answer) -> Option<Value> {
    let page = String::from_utf8(answer.unpacked()).unwrap();
    let (_, rest) = page.split_once(BEGINNING)?;
    let (text, _) = rest.split_once("</script>").unwrap();
    Some(serde_json::from_str(text).unwrap())
}

/// The address of the page of a table, from that of the table.
fn page_of(table: &str) -> String {
    table.replace("/api/tables/", "/table/")
}

async fn sees(server: &TestServer, who: &Browser, table: &str) -> Option<Value> {
    let answer = who.clone().get(server, &page_of(table)).await;
    assert_eq!(answer.status, StatusCode::OK);
    written(&answer)
}

#[tokio::test]
async fn everybody_finds_in_the_page_what_the_table_tells_them() {
    let server = TestServer::new().await;
    let (anna, ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    for (seat, who) in [(Some(0), &anna), (Some(1), &ben), (None, &stranger)] {
        let found = sees(&server, who, &table).await.expect("a table");
        assert_eq!(found, who.clone().get(&server, &table).await.json());
        assert_eq!(found["you"], json!(seat));
        // Nobody's cards but their own.
        for (at, held) in found["view"]["hands"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            assert_eq!(held.is_array(), Some(at) == seat, "seat {at}");
        }
    }
}

#[tokio::test]
async fn whoever_may_not_see_the_table_is_told_so_by_the_page() {
    let server = TestServer::new().await;
    let (mut anna, ben, table) = two_people(&server).await;
    let stranger = Browser::default();
    let told = async |who: &Browser, path: &str| {
        let page = who.clone().get(&server, path).await;
        let text = String::from_utf8(page.unpacked()).unwrap();
        let heading = text.split_once("</h1>").map(|(before, _)| {
            let at = before.rfind('>').unwrap();
            before[at + 1..].to_owned()
        });
        (page.status.as_u16(), heading, written(&page).is_some())
    };
    let seen = (200, None, true);
    let closed = (403, Some("This table is closed".to_owned()), false);
    let removed = (
        403,
        Some("The host removed you from this table".to_owned()),
        false,
    );
    let page = page_of(&table);
    for who in [&anna, &ben, &stranger] {
        assert_eq!(told(who, &page).await, seen);
    }
    // The host closes the table to one who sat there.
    done(&server, &mut anna, &table, "remove", json!({"seat": 1})).await;
    assert_eq!(told(&anna, &page).await, seen);
    assert_eq!(told(&ben, &page).await, removed);
    assert_eq!(told(&stranger, &page).await, seen);
    // And to everybody who does not sit there.
    let mut terms = anna.get(&server, &table).await.json()["life"]["terms"].clone();
    terms["access"] = json!("closed");
    let path = format!("{table}/terms");
    let set = server
        .send(anna.request(Method::PUT, &path, Some(&terms)))
        .await;
    assert_eq!(set.status, StatusCode::OK);
    assert_eq!(told(&anna, &page).await, seen);
    assert_eq!(told(&stranger, &page).await, closed);
    assert_eq!(told(&ben, &page).await, removed);
    // There is no such table, for anybody.
    let none = (404, Some("Table not found".to_owned()), false);
    for who in [&anna, &stranger] {
        assert_eq!(told(who, "/table/0123456789abcdef").await, none);
    }
}

#[tokio::test]
async fn the_table_in_the_page_is_kept_by_nobody() {
    let server = TestServer::new().await;
    let (anna, _, table) = two_people(&server).await;
    let page = anna.clone().get(&server, &page_of(&table)).await;
    assert_eq!(page.header(header::CACHE_CONTROL), "no-store");
    assert_eq!(
        page.header(header::CONTENT_TYPE),
        "text/html; charset=utf-8"
    );
    assert!(!page.headers.contains_key(header::ETAG));
    // Nothing that a browser has of the page counts.
    let request = Request::get(page_of(&table))
        .header(header::COOKIE, anna.cookie.as_deref().unwrap())
        .header(header::IF_NONE_MATCH, "*")
        .body(Body::empty());
    let again = server.send(request.unwrap()).await;
    assert_eq!(again.status, StatusCode::OK);
    assert!(written(&again).is_some());
}

#[tokio::test]
async fn what_somebody_wrote_runs_nothing() {
    let server = TestServer::new().await;
    let (mut anna, _, table) = two_people(&server).await;
    let said = "</script><script>alert(1)</script><!--<script>";
    done(
        &server,
        &mut anna,
        &table,
        "say",
        json!({"said": {"text": said}}),
    )
    .await;
    let answer = anna.clone().get(&server, &page_of(&table)).await;
    let page = String::from_utf8(answer.unpacked()).unwrap();
    assert!(!page.contains("alert(1)</script>"));
    assert!(written(&answer).unwrap().to_string().contains("alert(1)"));
}

/// What the policy of a page allows beside what every page may, and the hashes of the scripts within it.
async fn allowed(server: &TestServer, page: &Answer) -> (String, Vec<String>) {
    let usual = server.get("/moon.svg").await;
    let usual = usual.header(header::CONTENT_SECURITY_POLICY).to_owned();
    let policy = page.header(header::CONTENT_SECURITY_POLICY);
    let own = policy
        .strip_prefix(&usual)
        .expect("the usual policy, and more");
    let text = String::from_utf8(page.unpacked()).unwrap();
    let scripts = text.split("<script>").skip(1);
    let hashes = scripts
        .map(|rest| rest.split_once("</script>").unwrap().0)
        .map(|script| format!("'sha256-{}'", BASE64.encode(Sha256::digest(script))))
        .collect();
    (own.to_owned(), hashes)
}

#[tokio::test]
async fn the_page_allows_its_own_two_scripts_and_no_others() {
    let server = TestServer::new().await;
    let (anna, _, table) = two_people(&server).await;
    let page = anna.clone().get(&server, &page_of(&table)).await;
    let (own, hashes) = allowed(&server, &page).await;
    assert_eq!(hashes.len(), 2);
    assert_eq!(own, format!("; script-src 'self' {}", hashes.join(" ")));
}

#[tokio::test]
async fn the_page_of_the_lobby_shows_every_game_and_allows_its_own_script() {
    let server = TestServer::new().await;
    let page = server.get("/").await;
    let (own, hashes) = allowed(&server, &page).await;
    assert_eq!(hashes.len(), 1);
    assert_eq!(own, format!("; script-src 'self' {}", hashes[0]));
    let text = String::from_utf8(page.unpacked()).unwrap();
    for game in moonshot_protocol::games() {
        assert!(
            text.contains(&format!(">{}</h2>", game.name)),
            "{}",
            game.name
        );
        let play = format!("data-do=\"play\" data-game=\"{}\"", game.id);
        assert!(text.contains(&play), "{}", game.name);
    }
    // No other page shows them.
    let other = server.get("/about").await;
    assert!(
        !String::from_utf8(other.unpacked())
            .unwrap()
            .contains("data-game")
    );
}

/// Only what is the same for everybody is compressed: the length of the rest tells nothing but its length.
#[tokio::test]
async fn the_table_in_the_page_is_not_compressed() {
    let server = TestServer::new().await;
    let (anna, _, table) = two_people(&server).await;
    let plain = anna.clone().get(&server, &page_of(&table)).await;
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    let text = String::from_utf8(plain.body.clone()).unwrap();
    let (_, own) = text.split_once(BEGINNING).unwrap();
    let own = own.as_bytes();
    for (accepted, coding) in [("gzip, br", "br"), ("gzip, deflate", "gzip")] {
        let request = Request::get(page_of(&table))
            .header(header::COOKIE, anna.cookie.as_deref().unwrap())
            .header(header::ACCEPT_ENCODING, accepted)
            .body(Body::empty());
        let packed = server.send(request.unwrap()).await;
        assert_eq!(packed.header(header::CONTENT_ENCODING), coding);
        assert!(packed.unpacked() == plain.body);
        assert!(packed.body.len() < plain.body.len());
        assert!(packed.body.windows(own.len()).any(|part| part == own));
    }
}

#[tokio::test]
async fn whoever_asks_too_often_gets_the_page_alone() {
    let rate = Rate {
        per_minute: 1.try_into().unwrap(),
        at_once: 1.try_into().unwrap(),
    };
    let rates = Rates {
        read: Some(rate),
        ..Rates::default()
    };
    let limits = Limits {
        by_address: Some(rates),
        ..no_rates()
    };
    let server = TestServer::with_limits(limits, Reach::default()).await;
    let (anna, _, table) = two_people(&server).await;
    let first = sees(&server, &anna, &table).await;
    let second = sees(&server, &anna, &table).await;
    assert!(first.is_some() && second.is_none());
}
