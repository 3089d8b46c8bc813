//! What is refused before any table is looked at, and how: always as a problem with a stable code.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

use super::harness::{Browser, TestServer, no_rates};
use crate::net::limits::Reach;

fn table(game: &str, players: usize, options: Value, names: &[&str]) -> Value {
    json!({"game": game, "players": players, "options": options, "names": names})
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_what_is_wrong() {
    let server = TestServer::new().await;
    let four = ["A", "B", "C", "D"];
    for (wanted, status, code) in [
        (table("bridge", 4, json!({}), &four), 400, "unknown-game"),
        (
            table("hearts", 2, json!({}), &four[..2]),
            400,
            "bad-players",
        ),
        (
            table("hearts", 4, json!({"target": 77}), &four),
            400,
            "bad-option",
        ),
        (
            table("hearts", 4, json!({"colour": "red"}), &four),
            400,
            "bad-option",
        ),
        (
            table("hearts", 4, json!({}), &four[..3]),
            400,
            "bad-request",
        ),
        (
            table("hearts", 4, json!({}), &["A", " ", "C", "D"]),
            400,
            "bad-request",
        ),
        (
            table("hearts", 4, json!({}), &["A\nB", "B", "C", "D"]),
            400,
            "bad-request",
        ),
        (
            table("hearts", 4, json!({}), &["A", &"x".repeat(33), "C", "D"]),
            400,
            "bad-request",
        ),
        (table("hearts", 4, json!([]), &four), 400, "bad-request"),
        (
            json!({"game": "hearts", "players": 4, "names": four, "seat": 2}),
            400,
            "bad-request",
        ),
        (
            json!({"game": "hearts", "players": -1, "names": four}),
            400,
            "bad-request",
        ),
        (json!({"game": "hearts"}), 400, "bad-request"),
        (json!(null), 400, "bad-request"),
    ] {
        let answer = Browser::default()
            .post(&server, "/api/tables", wanted.clone())
            .await;
        assert_eq!(answer.problem(), (status, code.into()), "{wanted}");
        assert!(!answer.headers.contains_key(header::SET_COOKIE));
    }
}

#[tokio::test]
async fn a_wrong_option_is_named_for_the_page_and_told_by_its_label() {
    let server = TestServer::new().await;
    let four = ["A", "B", "C", "D"];
    let wanted = table("custom-hearts", 4, json!({"removed": ["2C"]}), &four);
    let answer = Browser::default()
        .post(&server, "/api/tables", wanted)
        .await;
    let problem = answer.json();
    assert_eq!(problem["option"], "removed");
    assert_eq!(
        problem["detail"],
        "Removed cards: 51 cards do not go evenly round 4 players."
    );
    let wanted = table("hearts", 2, json!({}), &four[..2]);
    let answer = Browser::default()
        .post(&server, "/api/tables", wanted)
        .await;
    let problem = answer.json();
    assert_eq!(problem.get("option"), None);
    assert_eq!(problem["detail"], "Hearts is for 3 to 7 players, not 2.");
}

async fn raw(server: &TestServer, kind: Option<&str>, body: impl Into<Body>) -> (u16, String) {
    let mut request = Request::post("/api/tables");
    if let Some(kind) = kind {
        request = request.header(header::CONTENT_TYPE, kind);
    }
    server
        .send(request.body(body.into()).unwrap())
        .await
        .problem()
}

#[tokio::test]
async fn a_body_that_is_no_json_is_refused() {
    let server = TestServer::new().await;
    let json = Some("application/json");
    assert_eq!(
        raw(&server, json, "{\"game\":").await,
        (400, "bad-json".into())
    );
    assert_eq!(
        raw(&server, json, b"{\"game\": \"\xff\"}".to_vec()).await,
        (400, "bad-json".into())
    );
    assert_eq!(raw(&server, json, "").await, (400, "bad-json".into()));
    assert_eq!(
        raw(
            &server,
            json,
            format!("{{\"options\": {{\"a\": {}", "[".repeat(10_000))
        )
        .await,
        (400, "bad-json".into())
    );
    assert_eq!(raw(&server, None, "{}").await, (415, "not-json".into()));
    assert_eq!(
        raw(&server, Some("text/plain"), "{}").await,
        (415, "not-json".into())
    );
}

#[tokio::test]
async fn a_body_of_more_than_16_kib_is_refused() {
    let server = TestServer::new().await;
    let long = format!("\"{}\"", "x".repeat(16 * 1024));
    assert_eq!(
        raw(&server, Some("application/json"), long).await,
        (413, "too-large".into())
    );
}

#[tokio::test]
async fn an_address_that_is_not_there_is_a_problem_and_no_page() {
    let server = TestServer::new().await;
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/0123456789abcdef/nothing",
    ] {
        assert_eq!(
            server.get(path).await.problem(),
            (404, "not-found".into()),
            "{path}"
        );
    }
    for id in ["0123456789abcdef", "nothing", "..%2f..%2fetc", "%ff"] {
        let answer = server.get(&format!("/api/tables/{id}")).await;
        assert_eq!(answer.problem(), (404, "not-found".into()), "{id}");
    }
    let delete = Browser::default().request(Method::DELETE, "/api/tables", None);
    assert_eq!(
        server.send(delete).await.problem(),
        (405, "method-not-allowed".into())
    );
}

#[tokio::test]
async fn a_page_of_another_site_can_make_browsers_do_nothing_here() {
    let reach = Reach {
        hosts: vec!["cards.example".into()],
        ..Reach::default()
    };
    let server = TestServer::with_limits(no_rates(), reach).await;
    let wanted = table("hearts", 4, json!({}), &["A", "B", "C", "D"]);
    for (origin, host, status) in [
        (
            Some("http://127.0.0.1:8013"),
            "127.0.0.1:8013",
            StatusCode::CREATED,
        ),
        (
            Some("https://cards.example"),
            "cards.example",
            StatusCode::CREATED,
        ),
        (
            Some("https://cards.example"),
            "cards.example:443",
            StatusCode::CREATED,
        ),
        (
            Some("http://cards.example"),
            "cards.example:80",
            StatusCode::CREATED,
        ),
        (
            Some("http://cards.example"),
            "cards.example:443",
            StatusCode::FORBIDDEN,
        ),
        (None, "127.0.0.1:8013", StatusCode::CREATED),
        (
            Some("https://evil.example"),
            "127.0.0.1:8013",
            StatusCode::FORBIDDEN,
        ),
        (
            Some("http://127.0.0.1:8014"),
            "127.0.0.1:8013",
            StatusCode::FORBIDDEN,
        ),
        (Some("null"), "127.0.0.1:8013", StatusCode::FORBIDDEN),
    ] {
        let mut request = Request::post("/api/tables")
            .header(header::HOST, host)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        let answer = server
            .send(request.body(Body::from(wanted.to_string())).unwrap())
            .await;
        assert_eq!(answer.status, status, "{origin:?} at {host}");
    }
    // Where a browser says where a request comes from, that counts as well.
    for (site, status) in [
        ("same-origin", StatusCode::CREATED),
        ("none", StatusCode::CREATED),
        ("same-site", StatusCode::FORBIDDEN),
        ("cross-site", StatusCode::FORBIDDEN),
    ] {
        let request = Request::post("/api/tables")
            .header("sec-fetch-site", site)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(wanted.to_string()));
        assert_eq!(server.send(request.unwrap()).await.status, status, "{site}");
    }
}

/// Whoever stands between a browser and the server may change what comes over plain HTTP: such a page is not ours over HTTPS.
#[tokio::test]
async fn a_page_that_came_over_plain_http_is_foreign_over_https() {
    let reach = Reach {
        hosts: vec!["cards.example".into()],
        trusted_proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Reach::default()
    };
    let server = TestServer::with_limits(no_rates(), reach).await;
    let wanted = table("hearts", 4, json!({}), &["A", "B", "C", "D"]);
    for (origin, spoken, status) in [
        ("https://cards.example", "https", StatusCode::CREATED),
        ("http://cards.example", "https", StatusCode::FORBIDDEN),
        ("http://cards.example", "http", StatusCode::CREATED),
        // A proxy before the trusted one may speak HTTPS and not say so.
        ("https://cards.example", "http", StatusCode::CREATED),
    ] {
        let request = Request::post("/api/tables")
            .header(header::HOST, "cards.example")
            .header(header::ORIGIN, origin)
            .header("x-forwarded-proto", spoken)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(wanted.to_string()));
        let answer = server.send(request.unwrap()).await;
        assert_eq!(answer.status, status, "{origin} over {spoken}");
    }
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let server = TestServer::new().await;
    for path in [
        "/",
        "/healthz",
        "/api/games",
        "/api/nothing",
        "/assets/nothing.js",
    ] {
        let answer = server.get(path).await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("default-src 'self'"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(
            answer.header(header::X_CONTENT_TYPE_OPTIONS),
            "nosniff",
            "{path}"
        );
    }
}

#[tokio::test]
async fn the_cookie_is_out_of_the_reach_of_scripts_and_a_bad_one_is_replaced() {
    let server = TestServer::new().await;
    let wanted = table("hearts", 4, json!({}), &["A", "B", "C", "D"]);
    let mut browser = Browser {
        cookie: Some("moonshot=0123; other=1".into()),
    };
    let answer = browser.post(&server, "/api/tables", wanted.clone()).await;
    let set = answer.header(header::SET_COOKIE).to_owned();
    for part in ["moonshot=", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(set.contains(part), "{set}");
    }
    let known = browser.cookie.clone();
    assert_eq!(
        known.as_ref().map(String::len),
        Some("other=1; moonshot=".len() + 128)
    );
    browser.post(&server, "/api/tables", wanted).await;
    assert_eq!(browser.cookie, known, "whoever is known stays the same");
    assert_eq!(
        browser.get(&server, "/api/tables").await.json()["tables"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}
