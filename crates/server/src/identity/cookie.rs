//! The cookie that holds a token.

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue, InvalidHeaderValue};

/// The cookie's name where the page is reached over plain HTTP.
const PLAIN: &str = "moonshot";
/// Its name over HTTPS. Browsers take a cookie of such a name from this very host alone, and over HTTPS alone.
const HOST: &str = "__Host-moonshot";
/// 400 days, the longest that browsers keep a cookie.
const MAX_AGE_SECONDS: u32 = 34_560_000;

/// The values of our cookies in a request, those that only this host can have set first.
pub(super) fn values(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    [HOST, PLAIN]
        .into_iter()
        .flat_map(|name| named(headers, name))
}

fn named<'a>(headers: &'a HeaderMap, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(COOKIE).iter();
    lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter_map(move |(name, value)| (name == wanted).then_some(value))
}

/// The `Set-Cookie` header with that value, hidden from scripts and from other sites.
pub(super) fn set(value: &str, https: bool) -> Result<HeaderValue, InvalidHeaderValue> {
    let (name, secure) = if https {
        (HOST, "; Secure")
    } else {
        (PLAIN, "")
    };
    let mut value = HeaderValue::from_str(&format!(
        "{name}={value}; Path=/; Max-Age={MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    ))?;
    value.set_sensitive(true);
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_that_no_other_host_can_set_comes_first() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=1; moonshot=2; other=3".parse().unwrap());
        headers.append(COOKIE, "__Host-moonshot=4; moonshot=5".parse().unwrap());
        assert_eq!(values(&headers).collect::<Vec<_>>(), ["4", "2", "5"]);
    }

    #[test]
    fn over_https_the_cookie_is_bound_to_the_host() {
        let text = |https| set("00", https).unwrap().to_str().unwrap().to_owned();
        assert!(text(true).starts_with("__Host-moonshot=00; Path=/; "));
        assert!(text(true).ends_with("; HttpOnly; SameSite=Lax; Secure"));
        assert!(text(false).starts_with("moonshot=00; Path=/; "));
        assert!(!text(false).contains("Secure"));
    }
}
