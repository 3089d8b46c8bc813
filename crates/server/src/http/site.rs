//! The documentation site, which `make docs` renders and a release embeds.

use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::error::ApiError;
use crate::http::assets;

/// What `make docs` renders. A debug build reads it from the disk at run time.
#[derive(RustEmbed)]
#[folder = "../../docs/book"]
#[allow_missing = true]
struct Book;

/// The path of the site.
const AT: &str = "/docs/";
const INDEX: &str = "index.html";
/// The page for addresses without a page (`tools/docs`).
const NOT_FOUND: &str = "404.html";
/// Stands in [`NOT_FOUND`] for the way to the root of the site. Every link of the site is relative, so that it works below any path.
const ROOT: &str = "@root@/";

/// Serves a page or file of the site.
pub(crate) async fn serve(request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return ApiError::Method.into_response();
    }
    let path = request.uri().path();
    let Some(path) = path.strip_prefix(AT) else {
        return redirect("docs/");
    };
    let name = match path {
        "" => INDEX.to_owned(),
        folder if folder.ends_with('/') => format!("{folder}{INDEX}"),
        file => file.to_owned(),
    };
    if name == NOT_FOUND {
        return missing(path);
    }
    if let Some(file) = Book::get(&name) {
        return assets::answer(&name, file, request.headers());
    }
    match path.rsplit('/').next() {
        Some(folder) if Book::get(&format!("{path}/{INDEX}")).is_some() => {
            redirect(&format!("{folder}/"))
        }
        _ => missing(path),
    }
}

/// Redirects to an address relative to this one.
fn redirect(to: &str) -> Response {
    let mut headers = HeaderMap::new();
    if let Ok(to) = HeaderValue::from_str(to) {
        headers.insert(header::LOCATION, to);
    }
    (StatusCode::PERMANENT_REDIRECT, headers).into_response()
}

/// The page for an address without a page.
fn missing(path: &str) -> Response {
    let no_cache = [(header::CACHE_CONTROL, "no-cache")];
    let page = Book::get(NOT_FOUND);
    let page = page.and_then(|page| String::from_utf8(page.data.into_owned()).ok());
    let page = page.map_or(NOT_BUILT.to_owned(), |page| {
        let folders = path.matches('/').count();
        let root = if folders == 0 {
            "./".to_owned()
        } else {
            "../".repeat(folders)
        };
        page.replace(ROOT, &root)
    });
    (StatusCode::NOT_FOUND, no_cache, Html(page)).into_response()
}

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Moonshot: no documentation</title>\
<body style=\"font: 1.1rem/1.5 system-ui; margin: 4rem auto; max-width: 34rem; padding: 0 1rem\">\
<h1>This build has no documentation</h1>\
<p>A release includes it (<code>make release</code>). A debug build reads what <code>make docs</code> has rendered. \
The pages are also in the folder <code>docs</code> of the source.</p>";
