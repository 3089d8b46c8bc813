//! The documentation site. These tests look at what `make docs` has rendered.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};

use super::harness::{Answer, TestServer};

async fn ask(server: &TestServer, method: Method, path: &str) -> Answer {
    let request = Request::builder().method(method).uri(path);
    let request = request.header(header::ACCEPT_ENCODING, "br");
    server.send(request.body(Body::empty()).unwrap()).await
}

/// Every file of the site, from its root.
fn files() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).expect("there is no docs/book: run `make docs`");
        for entry in entries.map(Result::unwrap) {
            match entry.file_type().unwrap().is_dir() {
                true => folders.push(entry.path()),
                false => found.push(entry.path()),
            }
        }
    }
    let paths = found.iter().map(|path| path.strip_prefix(&root).unwrap());
    paths
        .map(|path| path.to_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn every_page_and_file_is_served() {
    let server = TestServer::new().await;
    let files = files();
    assert!(files.len() > 50, "{files:?}");
    for file in files.iter().filter(|file| *file != "404.html") {
        let answer = ask(&server, Method::GET, &format!("/docs/{file}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{file}");
        let kind = answer.header(header::CONTENT_TYPE);
        assert_ne!(kind, "application/octet-stream", "{file}");
        assert_eq!(answer.header(header::CACHE_CONTROL), "no-cache");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("default-src 'self'"), "{policy}");
        assert!(!policy.contains("script-src"), "{policy}");
        if kind.starts_with("text/html") {
            assert_eq!(answer.header(header::CONTENT_ENCODING), "br", "{file}");
        }
    }
}

#[tokio::test]
async fn a_browser_that_has_a_page_is_not_sent_it_again() {
    let server = TestServer::new().await;
    let page = server.get("/docs/arena.html").await;
    let tag = page.header(header::ETAG).to_owned();
    let again = Request::get("/docs/arena.html").header(header::IF_NONE_MATCH, tag);
    let again = server.send(again.body(Body::empty()).unwrap()).await;
    assert_eq!(
        (again.status, again.body.len()),
        (StatusCode::NOT_MODIFIED, 0)
    );
    let head = ask(&server, Method::HEAD, "/docs/").await;
    assert_eq!(head.status, StatusCode::OK);
    let post = ask(&server, Method::POST, "/docs/").await;
    assert_eq!(post.status, StatusCode::METHOD_NOT_ALLOWED);
}

/// Relative redirects and links work below any path that a proxy puts before the server.
#[tokio::test]
async fn folders_lead_to_their_index_by_relative_redirects() {
    let server = TestServer::new().await;
    for (path, to) in [("/docs", "docs/"), ("/docs/lab", "lab/")] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(answer.header(header::LOCATION), to);
    }
    for (folder, index) in [
        ("/docs/", "/docs/index.html"),
        ("/docs/lab/", "/docs/lab/index.html"),
    ] {
        let folder = server.get(folder).await;
        assert_eq!(folder.status, StatusCode::OK);
        assert!(folder.body == server.get(index).await.body);
    }
}

#[tokio::test]
async fn an_address_without_a_page_gets_one_that_leads_back() {
    let server = TestServer::new().await;
    for (path, root) in [
        ("/docs/nothing", "./"),
        ("/docs/404.html", "./"),
        ("/docs/lab/nothing.html", "../"),
        ("/docs/a/b/", "../../"),
        ("/docs/..%2f..%2fCargo.toml", "./"),
        ("/docs/../../../Cargo.toml", "../../../"),
    ] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header(header::CACHE_CONTROL), "no-cache");
        let page = String::from_utf8(answer.body).unwrap();
        assert!(page.contains("<h1>Page not found</h1>"), "{path}");
        assert!(page.contains(&format!("href=\"{root}site.css\"")), "{path}");
        assert!(!page.contains("@root@"), "{path}");
    }
}
