//! The same-origin check and security headers.

use axum::extract::Request;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::Response;

use crate::error::ApiError;
use crate::net::Client;

/// Own scripts only, no framing. Inline styles are allowed because the page positions cards with them.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The same policy for a page with inline scripts: only those with these hashes run.
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

/// Adds the security headers. A page with a policy of its own keeps it.
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

/// Refuses cross-origin requests that change something or open a WebSocket. Requests without `Origin`, such as a program's, pass.
pub(crate) fn check_origin(request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let client = request.extensions().get::<Client>();
    let https = client.is_some_and(|client| client.https);
    let own = is_own(headers, request.uri(), https) && !comes_from_elsewhere(headers);
    if (!reads || headers.contains_key(header::UPGRADE)) && !own {
        return Err(ApiError::ForeignOrigin);
    }
    Ok(())
}

/// Whether the browser reports a cross-site request. Older browsers do not.
fn comes_from_elsewhere(headers: &HeaderMap) -> bool {
    let said = headers.get("sec-fetch-site");
    said.is_some_and(|site| site != "same-origin" && site != "none")
}

/// Whether a request comes from the server's own page, or from no page. The default port may be given or omitted. A page from plain
/// HTTP is foreign to a request over HTTPS. The reverse is allowed: a proxy may use HTTPS without saying so.
fn is_own(headers: &HeaderMap, uri: &Uri, https: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Some((scheme, origin)) = origin.to_str().ok().and_then(|text| text.split_once("://"))
    else {
        return false;
    };
    let default_port = match scheme {
        "https" => 443,
        "http" if !https => 80,
        _ => return false,
    };
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let host = host.or_else(|| uri.authority().map(Authority::as_str));
    let own = host.and_then(|host| name_and_port(host, default_port));
    name_and_port(origin, default_port).is_some_and(|(name, port)| {
        own.is_some_and(|(own, own_port)| name.eq_ignore_ascii_case(own) && port == own_port)
    })
}

/// The name and port of a `Host`; `None` if the port is invalid.
fn name_and_port(host: &str, default_port: u16) -> Option<(&str, u16)> {
    // The colons of an IPv6 address are within brackets.
    let name_ends = host.rfind(']').unwrap_or(0);
    match host[name_ends..].rfind(':') {
        None => Some((host, default_port)),
        Some(colon) => {
            let (name, port) = host.split_at(name_ends + colon);
            Some((name, port[1..].parse().ok()?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_own_page(host: &str, origin: &str, https: bool) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        is_own(&headers, &Uri::from_static("/api/tables"), https)
    }

    #[test]
    fn a_default_port_may_be_written_or_left_out() {
        for (host, origin) in [
            ("cards.example", "https://cards.example"),
            ("cards.example:443", "https://cards.example"),
            ("cards.example", "https://cards.example:443"),
            ("CARDS.example:443", "https://cards.EXAMPLE"),
            ("[2001:db8::1]:443", "https://[2001:db8::1]"),
            ("[2001:db8::1]", "https://[2001:db8::1]"),
            ("cards.example:8443", "https://cards.example:8443"),
        ] {
            for https in [false, true] {
                assert!(is_own_page(host, origin, https), "{host} {origin}");
            }
        }
        for (host, origin) in [
            ("cards.example:80", "http://cards.example"),
            ("127.0.0.1:8013", "http://127.0.0.1:8013"),
            ("[::1]", "http://[::1]:80"),
        ] {
            assert!(is_own_page(host, origin, false), "{host} {origin}");
            assert!(!is_own_page(host, origin, true), "{host} {origin}");
        }
    }

    #[test]
    fn another_name_port_or_scheme_is_foreign() {
        for (host, origin) in [
            ("cards.example", "https://evil.example"),
            ("cards.example", "https://cards.example.evil.example"),
            ("cards.example", "https://cards.example:80"),
            ("cards.example:80", "https://cards.example"),
            ("cards.example:443", "http://cards.example"),
            ("cards.example:8443", "https://cards.example"),
            ("cards.example", "https://cards.example:8443"),
            ("cards.example", "https://cards.example:443@evil.example"),
            ("cards.example", "https://evil@cards.example"),
            ("cards.example", "https://cards.example:port"),
            ("cards.example:99999", "https://cards.example:99999"),
            ("[2001:db8::1]", "https://[2001:db8::2]"),
            ("cards.example", "wss://cards.example"),
            ("cards.example", "cards.example"),
            ("cards.example", "null"),
        ] {
            for https in [false, true] {
                assert!(!is_own_page(host, origin, https), "{host} {origin}");
            }
        }
    }
}
