//! The embedded front end. These tests look at what `make web` has built.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};

use super::harness::{Answer, TestServer};

async fn get(server: &TestServer, path: &str, name: header::HeaderName, value: &str) -> Answer {
    let request = Request::get(path)
        .header(name, value)
        .body(Body::empty())
        .unwrap();
    server.send(request).await
}

/// A server whose front end is built.
async fn built_server() -> TestServer {
    let server = TestServer::new().await;
    let page = server.get("/").await;
    assert_eq!(
        page.status,
        StatusCode::OK,
        "there is no web/dist: run `make web`, which builds the front end that this test looks at"
    );
    server
}

/// The address of the script that runs the index page, the last of it.
async fn script(server: &TestServer) -> String {
    let index = String::from_utf8(server.get("/index.html").await.body).unwrap();
    let (_, rest) = index.rsplit_once("src=\"/assets/").unwrap();
    format!("/assets/{}", rest.split('"').next().unwrap())
}

#[tokio::test]
async fn the_index_is_asked_for_anew_each_time_and_sent_once() {
    let server = built_server().await;
    let page = server.get("/").await;
    assert_eq!(page.header(header::CACHE_CONTROL), "no-cache");
    assert_eq!(
        page.header(header::CONTENT_TYPE),
        "text/html; charset=utf-8"
    );
    let tag = page.header(header::ETAG);
    assert!(tag.starts_with('"') && tag.len() > 20);
    let again = get(&server, "/", header::IF_NONE_MATCH, tag).await;
    assert_eq!(
        (again.status, again.body.len()),
        (StatusCode::NOT_MODIFIED, 0)
    );
    assert_eq!(again.header(header::ETAG), tag);
    let changed = get(&server, "/", header::IF_NONE_MATCH, "\"other\"").await;
    assert_eq!(changed.status, StatusCode::OK);
}

#[tokio::test]
async fn a_file_named_after_its_content_is_kept_for_ever() {
    let server = built_server().await;
    let answer = server.get(&script(&server).await).await;
    assert_eq!(
        answer.header(header::CACHE_CONTROL),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(
        answer.header(header::CONTENT_TYPE),
        "text/javascript; charset=utf-8"
    );
}

#[tokio::test]
async fn a_file_is_compressed_as_the_client_takes_it() {
    let server = built_server().await;
    let path = script(&server).await;
    let plain = server.get(&path).await;
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    let mut tags = vec![plain.header(header::ETAG).to_owned()];
    for (accepted, coding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0, gzip;q=0.8", "br"),
        // What browsers send over plain HTTP.
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
    ] {
        let packed = get(&server, &path, header::ACCEPT_ENCODING, accepted).await;
        assert_eq!(packed.header(header::CONTENT_ENCODING), coding);
        assert_eq!(packed.header(header::VARY), "accept-encoding");
        let tag = packed.header(header::ETAG);
        tags.push(tag.to_owned());
        assert!(packed.body.len() * 2 < plain.body.len());
        assert!(packed.unpacked() == plain.body);
        let request = Request::get(&path)
            .header(header::ACCEPT_ENCODING, accepted)
            .header(header::IF_NONE_MATCH, tag)
            .body(Body::empty());
        let again = server.send(request.unwrap()).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{accepted}");
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "each coding has a tag of its own");
    for refused in ["zstd", "br;q=0", "gzip; q=0.0", "identity", ""] {
        let answer = get(&server, &path, header::ACCEPT_ENCODING, refused).await;
        assert!(
            !answer.headers.contains_key(header::CONTENT_ENCODING),
            "{refused}"
        );
    }
}

/// Everything that a page loads. What is compressed already is not compressed again.
#[tokio::test]
async fn every_text_comes_compressed_to_whoever_takes_gzip_alone() {
    let server = built_server().await;
    let (mut plain, mut packed) = (0, 0);
    for path in crate::http::assets::Dist::iter() {
        let path = format!("/{path}");
        let text = server.get(&path).await;
        let kind = text.header(header::CONTENT_TYPE);
        let answer = get(&server, &path, header::ACCEPT_ENCODING, "gzip, deflate").await;
        let short = text.body.len() < 1024;
        let packs = !short && !kind.contains("png") && !kind.contains("woff2");
        let coding = if packs { "gzip" } else { "" };
        assert_eq!(answer.header(header::CONTENT_ENCODING), coding, "{path}");
        assert!(answer.unpacked() == text.body, "{path}");
        if packs {
            (plain, packed) = (plain + text.body.len(), packed + answer.body.len());
        }
    }
    assert!(packed * 5 < plain * 2, "{packed} of {plain} bytes");
}

#[tokio::test]
async fn what_the_api_says_to_everybody_is_packed_and_nothing_else() {
    let server = built_server().await;
    let plain = server.get("/api/games").await;
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    for (accepted, coding) in [("gzip, br", "br"), ("gzip, br", "br"), ("gzip", "gzip")] {
        let packed = get(&server, "/api/games", header::ACCEPT_ENCODING, accepted).await;
        assert_eq!(packed.header(header::CONTENT_ENCODING), coding);
        assert_eq!(packed.header(header::VARY), "accept-encoding");
        assert_eq!(packed.header(header::CACHE_CONTROL), "no-store");
        assert!(packed.body.len() * 3 < plain.body.len());
        assert!(packed.unpacked() == plain.body);
    }
    for path in [
        "/api/openapi.json",
        "/api/docs/",
        "/api/docs/swagger-ui.css",
    ] {
        let plain = server.get(path).await;
        let packed = get(&server, path, header::ACCEPT_ENCODING, "gzip").await;
        assert_eq!(packed.header(header::CONTENT_ENCODING), "gzip", "{path}");
        assert!(packed.body.len() < plain.body.len(), "{path}");
        assert!(packed.unpacked() == plain.body, "{path}");
    }
    for path in ["/api/tables", "/api/open", "/api/account"] {
        let answer = get(&server, path, header::ACCEPT_ENCODING, "br, gzip").await;
        assert!(
            !answer.headers.contains_key(header::CONTENT_ENCODING),
            "{path}"
        );
    }
}

#[tokio::test]
async fn an_address_of_the_front_end_gets_its_index() {
    let server = built_server().await;
    let index = server.get("/index.html").await.body;
    for path in [
        "/rules/hearts",
        "/rules/custom-hearts/",
        "/check?table=x",
        "/matches",
        "/matches/0123456789abcdef?hand=2&step=7&eyes=1",
        "/matches/0123456789abcdef/review",
    ] {
        let answer = server.get(path).await;
        assert_eq!(
            (answer.status, answer.body == index),
            (StatusCode::OK, true),
            "{path}"
        );
    }
}

/// The language that a page names.
fn language(page: &Answer) -> &str {
    let page = std::str::from_utf8(&page.body).unwrap();
    let (_, rest) = page.split_once(" lang=\"").unwrap();
    rest.split('"').next().unwrap()
}

async fn page_with(
    server: &TestServer,
    path: &str,
    headers: &[(header::HeaderName, &str)],
) -> Answer {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    server.send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn a_page_comes_in_the_language_that_the_browser_prefers() {
    let server = built_server().await;
    for (accepted, wanted) in [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("KO-kr", "ko"),
        ("en;q=0.1, de;q=0.9, ko;q=0.5", "de"),
        ("tlh, ko;q=0.3", "ko"),
        ("de;q=0, ko", "ko"),
        ("tlh", "en"),
        ("*", "en"),
        (";;,q=", "en"),
    ] {
        for path in [
            "/",
            "/rules/hearts",
            "/matches",
            "/matches/0123456789abcdef",
            "/anything",
            "/table/0123456789abcdef",
        ] {
            let page = get(&server, path, header::ACCEPT_LANGUAGE, accepted).await;
            assert_eq!(language(&page), wanted, "{accepted} at {path}");
            let vary = page.header(header::VARY);
            assert!(
                vary.contains("accept-language") && vary.contains("cookie"),
                "{path}: {vary}"
            );
        }
    }
}

#[tokio::test]
async fn the_address_outweighs_the_choice_and_the_choice_the_browser() {
    let server = built_server().await;
    let both = [
        (header::ACCEPT_LANGUAGE, "en"),
        (header::COOKIE, "moonshot=1; language=ko; other=2"),
    ];
    for (path, wanted) in [
        ("/", "ko"),
        ("/?lang=de", "de"),
        ("/check?table=x&lang=en", "en"),
        ("/?lang=tlh", "ko"),
        ("/?lang=", "ko"),
    ] {
        let page = page_with(&server, path, &both).await;
        assert_eq!(language(&page), wanted, "{path}");
        assert_eq!(page.header(header::CONTENT_LANGUAGE), wanted);
    }
    let unknown = [
        (header::ACCEPT_LANGUAGE, "de"),
        (header::COOKIE, "language=../en"),
    ];
    assert_eq!(language(&page_with(&server, "/", &unknown).await), "de");
}

#[tokio::test]
async fn a_page_names_its_addresses_in_the_other_languages() {
    let server = built_server().await;
    let page = get(
        &server,
        "/rules/hearts?lang=de",
        header::HOST,
        "localhost:8013",
    )
    .await;
    let links = page.header(header::LINK);
    for code in ["en", "de", "ko"] {
        let link = format!(
            "<http://localhost:8013/rules/hearts?lang={code}>; rel=\"alternate\"; hreflang=\"{code}\""
        );
        assert!(links.contains(&link), "{links}");
    }
    assert!(links.contains(
        "<http://localhost:8013/rules/hearts>; rel=\"alternate\"; hreflang=\"x-default\""
    ));
    // Nobody finds a match by its language, and a missing page is nowhere.
    let one = "/matches/0123456789abcdef";
    let robots = header::HeaderName::from_static("x-robots-tag");
    let robots = server.get(one).await.header(robots).to_owned();
    assert_eq!(robots, "noindex");
    let replay = server.get("/matches/0a1b?hand=3&step=7&eyes=2").await;
    let links: Vec<&str> = replay
        .headers
        .get_all(header::LINK)
        .iter()
        .map(|link| link.to_str().unwrap())
        .collect();
    assert_eq!(
        links,
        [
            "</api/matches/0a1b>; rel=preload; as=fetch; crossorigin",
            "</api/matches/0a1b/hands/3?eyes=2>; rel=preload; as=fetch; crossorigin",
        ]
    );
    for path in ["/anything", "/api/games", "/matches/a.b%3E/review"] {
        assert!(
            !server.get(path).await.headers.contains_key(header::LINK),
            "{path}"
        );
    }
}

#[tokio::test]
async fn the_app_is_named_in_the_language_of_the_page() {
    let server = built_server().await;
    let page = get(&server, "/", header::ACCEPT_LANGUAGE, "de").await;
    let page = String::from_utf8(page.body).unwrap();
    assert!(page.contains("<link rel=\"manifest\" href=\"/de/site.webmanifest\""));
    let manifest = server.get("/de/site.webmanifest").await;
    let manifest: serde_json::Value = serde_json::from_slice(&manifest.body).unwrap();
    assert_eq!(
        (&manifest["lang"], &manifest["start_url"]),
        (&"de".into(), &"/".into())
    );
}

/// What the page says under a status; empty for an answer that is no page.
fn said(answer: &Answer) -> (u16, String) {
    let page = String::from_utf8(answer.body.clone()).unwrap();
    let heading = page.split_once("<h1").and_then(|(_, rest)| {
        let (_, rest) = rest.split_once('>')?;
        Some(rest.split_once("</h1>")?.0.to_owned())
    });
    (answer.status.as_u16(), heading.unwrap_or_default())
}

#[tokio::test]
async fn an_address_of_no_page_says_so_without_a_script() {
    let server = built_server().await;
    for (path, says) in [
        ("/anything", "Page not found"),
        ("/rules", "Page not found"),
        ("/players/anna", "Page not found"),
        ("/table", "Page not found"),
        ("/table/a/b", "Page not found"),
        ("/rules/whist", "Rules not found"),
        ("/table/0123456789abcdef", "Table not found"),
        ("/table/%C3%A9", "Table not found"),
    ] {
        let answer = server.get(path).await;
        assert_eq!(said(&answer), (404, says.to_owned()), "{path}");
        assert_eq!(answer.header(header::CACHE_CONTROL), "no-cache", "{path}");
        let page = String::from_utf8(answer.body).unwrap();
        assert!(page.contains("<a class=\"button primary\" href=\"/\">Choose a game</a>"));
        assert!(page.contains(&format!("<title>{says} · Moonshot</title>")));
    }
    // It is told again to whoever has been told it.
    let first = server.get("/anything").await;
    let tag = first.header(header::ETAG);
    let again = get(&server, "/anything", header::IF_NONE_MATCH, tag).await;
    assert_eq!(said(&again), said(&first));
    // A file that a browser was led to, too; what a page asks for itself is a plain answer.
    let led = "text/html,application/xhtml+xml,*/*;q=0.8";
    let picture = get(&server, "/gone.png", header::ACCEPT, led).await;
    assert_eq!(said(&picture), (404, "Page not found".to_owned()));
    let asked = get(&server, "/gone.png", header::ACCEPT, "image/*,*/*;q=0.8").await;
    assert_eq!(asked.problem(), (404, "not-found".into()));
}

#[tokio::test]
async fn a_file_that_is_missing_is_not_found() {
    let server = TestServer::new().await;
    for path in [
        "/assets/gone.js",
        "/assets/",
        "/gone.png",
        "/table/gone.css",
    ] {
        assert_eq!(
            server.get(path).await.problem(),
            (404, "not-found".into()),
            "{path}"
        );
    }
}

#[tokio::test]
async fn the_front_end_is_only_read() {
    let server = TestServer::new().await;
    let posted = server
        .send(Request::post("/").body(Body::empty()).unwrap())
        .await;
    assert_eq!(posted.problem(), (405, "method-not-allowed".into()));
}
