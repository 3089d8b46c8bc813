//! The front end, embedded into the program.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::error::ApiError;
use crate::http::encoding::Coding;
use crate::http::language::{self, Language};
use crate::http::security;
use crate::net::Client;

/// What `make web` builds. A debug build reads it from the disk at run time.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
pub(crate) struct Dist;

const INDEX: &str = "index.html";
/// The lobby's page, which is shown before its script has loaded (`web/first.build.ts`).
pub(super) const LOBBY: &str = "lobby.html";
/// The markers around the hashes of a page's inline scripts.
pub(crate) const OWN_SCRIPTS: (&str, &str) = ("<!--first ", "-->");
/// Vite names the files in this folder by hashes of their content.
const HASHED: &str = "assets/";
/// Minimum length of files to compress.
const COMPRESSED_FROM: usize = 1024;
/// What is missing. The build makes an error page for each (`web/first.build.ts`), readable without scripts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Missing {
    /// No such page.
    Page,
    /// No such game.
    Rules,
    /// No such table.
    Table,
    /// The table is closed to the caller.
    Closed,
    /// The host has removed the caller from the table.
    Removed,
}

impl Missing {
    fn page(self) -> (StatusCode, &'static str) {
        match self {
            Missing::Page => (StatusCode::NOT_FOUND, "missing-page.html"),
            Missing::Rules => (StatusCode::NOT_FOUND, "missing-rules.html"),
            Missing::Table => (StatusCode::NOT_FOUND, "missing-table.html"),
            Missing::Closed => (StatusCode::FORBIDDEN, "missing-closed.html"),
            Missing::Removed => (StatusCode::FORBIDDEN, "missing-removed.html"),
        }
    }

    /// What is missing at the path of a page; `None` if the page exists.
    fn at(path: &str) -> Option<Missing> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            []
            | ["index.html" | "check" | "matches" | "statistics" | "players" | "pad" | "about"]
            | ["table" | "matches", _]
            | ["matches", _, "review"] => None,
            ["rules", game] if moonshot_protocol::find(game).is_some() => None,
            ["rules", _] => Some(Missing::Rules),
            _ => Some(Missing::Page),
        }
    }
}

/// The error page for what is missing, in the language of the request.
pub(crate) fn missing(what: Missing, uri: &Uri, headers: &HeaderMap) -> Response {
    let (status, name) = what.page();
    let language = Language::of(uri, headers);
    match page(language, name, &without_tags(headers)) {
        Some(page) => (status, page).into_response(),
        None => not_built(),
    }
}

fn not_built() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response()
}

/// A page in a language; `None` if the front end is not built.
fn page(language: Language, name: &str, headers: &HeaderMap) -> Option<Response> {
    let path = language.page(name);
    let mut page = answer(&path, Dist::get(&path)?, headers);
    page.headers_mut().insert(header::VARY, language::VARY);
    Some(page)
}

/// Removes the tags of a browser that has the page: `304 Not Modified` would hide the error status.
fn without_tags(headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    headers.remove(header::IF_NONE_MATCH);
    headers
}

/// Whether the path is that of a file, not of a page.
pub(crate) fn names_file(path: &str) -> bool {
    path.rsplit('/')
        .next()
        .is_some_and(|name| name.contains('.'))
}

/// Whether a browser navigates to a page.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// Serves a file of the front end, or a page for a path that the front end handles itself.
pub(crate) async fn serve(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    answer_to(&parts)
}

pub(super) fn answer_to(parts: &Parts) -> Response {
    let (uri, headers) = (&parts.uri, &parts.headers);
    if parts.method != Method::GET && parts.method != Method::HEAD {
        return ApiError::Method.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let name = match path {
        "" => LOBBY,
        _ => INDEX,
    };
    if !path.is_empty() && path != INDEX {
        if let Some(file) = Dist::get(path) {
            return answer(path, file, headers);
        }
        // Only page addresses fall back to the index; a missing file is an error.
        if path.starts_with(HASHED) || names_file(path) {
            return match wants_page(headers) {
                true => missing(Missing::Page, uri, headers),
                false => ApiError::NoRoute.into_response(),
            };
        }
        if let Some(what) = Missing::at(path) {
            return missing(what, uri, headers);
        }
    }
    let language = Language::of(uri, headers);
    let Some(mut page) = page(language, name, headers) else {
        return not_built();
    };
    let https = parts
        .extensions
        .get::<Client>()
        .is_some_and(|client| client.https);
    // Nobody looks for a table or a match by its language, and no search engine should list a match.
    if path.starts_with("matches/") {
        let robots = HeaderName::from_static("x-robots-tag");
        page.headers_mut()
            .insert(robots, HeaderValue::from_static("noindex"));
        for link in replay_links(path, uri.query().unwrap_or_default()) {
            page.headers_mut().append(header::LINK, link);
        }
    } else if !path.starts_with("table/") {
        language::add_links(&mut page, language, uri, headers, https);
    }
    page
}

/// Links that make a browser request a match and its hand while the script is still on its way
/// (`web/src/study/replay/requests.ts`).
fn replay_links(path: &str, query: &str) -> Vec<HeaderValue> {
    let Some(table) = path.strip_prefix("matches/") else {
        return Vec::new();
    };
    let table = table.trim_end_matches('/');
    if table.is_empty() || !table.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Vec::new();
    }
    let number = |name: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let (_, value) = pairs.rfind(|(key, _)| *key == name)?;
        value.parse::<u16>().ok()
    };
    let hand = number("hand").filter(|hand| *hand > 0).unwrap_or(1);
    let eyes = number("eyes").map_or(String::new(), |eyes| format!("?eyes={eyes}"));
    let wanted = [String::new(), format!("/hands/{hand}{eyes}")];
    let links = wanted
        .map(|rest| format!("</api/matches/{table}{rest}>; rel=preload; as=fetch; crossorigin"));
    let links = links.into_iter();
    links
        .filter_map(|link| HeaderValue::from_str(&link).ok())
        .collect()
}

/// A file of the program, or `304 Not Modified` to a browser that has it.
pub(super) fn answer(path: &str, file: EmbeddedFile, request: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let compressible = file.data.len() >= COMPRESSED_FROM && is_text(path);
    let coding = Coding::accepted(request).filter(|_| compressible);
    let coded = coding.map_or(String::new(), |coding| format!("-{}", coding.name()));
    let tag = format!("\"{}{coded}\"", hex::encode(&hash[..16]));
    let mut headers = HeaderMap::new();
    let cache = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(content_type(path)),
    );
    if let Some(policy) = policy_of(path, &file.data) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let known = has_tag(request, &tag);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let plain = Bytes::from(file.data.into_owned());
    let body = match coding {
        Some(coding) => {
            headers.insert(header::CONTENT_ENCODING, coding.header());
            coding.pack(hash, &plain)
        }
        None => plain,
    };
    (headers, Body::from(body)).into_response()
}

/// The security policy of a page with inline scripts.
fn policy_of(path: &str, page: &[u8]) -> Option<HeaderValue> {
    let (_, name) = path.rsplit_once('/').unwrap_or(("", path));
    if ![LOBBY, INDEX].contains(&name) {
        return None;
    }
    let (_, rest) = std::str::from_utf8(page).ok()?.split_once(OWN_SCRIPTS.0)?;
    security::policy_with(rest.split_once(OWN_SCRIPTS.1)?.0)
}

/// A text that is the same for all callers, compressed if the client accepts that. Other responses of the API are not
/// compressed: secrets next to text from others would leak through the length (BREACH).
pub(crate) fn public_text(kind: HeaderValue, text: Vec<u8>, request: &HeaderMap) -> Response {
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, kind);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let plain = Bytes::from(text);
    let Some(coding) = Coding::accepted(request) else {
        return (headers, Body::from(plain)).into_response();
    };
    headers.insert(header::CONTENT_ENCODING, coding.header());
    let body = coding.pack(Sha256::digest(&plain).into(), &plain);
    (headers, Body::from(body)).into_response()
}

fn has_tag(request: &HeaderMap, tag: &str) -> bool {
    let tags = request.get_all(header::IF_NONE_MATCH).iter();
    tags.filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|known| known.trim().trim_start_matches("W/"))
        .any(|known| known == tag || known == "*")
}

fn is_text(path: &str) -> bool {
    let kind = content_type(path);
    kind.starts_with("text/") || kind.contains("json") || kind.contains("svg")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<title>Moonshot: the front end is not built</title>\
<body style=\"font: 1.1rem/1.5 system-ui; margin: 4rem auto; max-width: 34rem; padding: 0 1rem\">\
<h1>The front end is not built yet</h1>\
<p>The server runs, but this debug build found no <code>web/dist</code>. Run <code>make web</code> and reload \
this page, or stop the server and run <code>make play</code>, which builds everything.</p>";
