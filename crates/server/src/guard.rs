//! What guards every address: the same-origin check and the security headers.

use axum::extract::Request;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;

use crate::error::ApiError;

/// Own scripts only and no framing. Inline styles are allowed because the page places cards with them.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The same policy for a page that has scripts within itself: those with these hashes run, and no others.
pub(crate) fn policy_with(hashes: &str) -> Option<HeaderValue> {
    let quoted: Vec<String> = hashes.split(' ').map(|hash| format!("'{hash}'")).collect();
    let own = format!("; script-src 'self' {}", quoted.join(" "));
    HeaderValue::from_str(&format!("{CONTENT_SECURITY_POLICY}{own}")).ok()
}

const SECURITY_HEADERS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(CONTENT_SECURITY_POLICY),
    ),
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Adds the headers that every answer has. A page that has a policy of its own keeps it.
pub(crate) fn add_security_headers(response: &mut Response) {
    for (name, value) in SECURITY_HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
}

/// Forbids caching: a table's state changes.
pub(crate) fn forbid_caching(response: &mut Response) {
    response
        .headers_mut()
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// Refuses requests from pages of other sites that change something or open a WebSocket, which browsers allow to any
/// page. Requests that come from no page, such as a script's, have no `Origin` and are let through.
pub(crate) fn check_origin(request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let own = is_own(headers, request.uri()) && !comes_from_elsewhere(headers);
    if (!reads || headers.contains_key(header::UPGRADE)) && !own {
        return Err(ApiError::ForeignOrigin);
    }
    Ok(())
}

/// Whether the browser says that a page of another site sent the request. Older browsers say nothing.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let said = headers.get("sec-fetch-site");
    said.is_some_and(|site| site != "same-origin" && site != "none")
}

fn is_own(headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.parse::<Uri>().ok());
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.or_else(|| uri.authority().map(Authority::as_str));
    match (origin.as_ref().and_then(Uri::authority), host) {
        (Some(origin), Some(host)) => origin.as_str().eq_ignore_ascii_case(host),
        _ => false,
    }
}
