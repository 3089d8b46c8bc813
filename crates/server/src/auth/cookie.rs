//! The cookies that hold tokens.

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue, InvalidHeaderValue};

/// The cookie's name over plain HTTP.
const PLAIN: &str = "moonshot";
/// Its name over HTTPS. Browsers accept the `__Host-` prefix only from this exact host over HTTPS.
const HOST: &str = "__Host-moonshot";
/// The cookie with the guest identity from before signing in, over plain HTTP and over HTTPS.
const PLAIN_GUEST: &str = "moonshot-guest";
const HOST_GUEST: &str = "__Host-moonshot-guest";
/// 400 days, the longest that browsers keep a cookie.
const MAX_AGE_SECONDS: u32 = 34_560_000;

/// What a cookie holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    /// The current identity.
    Identity,
    /// The guest identity from before signing in.
    Guest,
}

impl Holds {
    /// The cookie's names over HTTPS and over plain HTTP.
    fn names(self) -> [&'static str; 2] {
        match self {
            Holds::Identity => [HOST, PLAIN],
            Holds::Guest => [HOST_GUEST, PLAIN_GUEST],
        }
    }
}

/// The values of our cookies in a request; those that only this host can have set come first.
pub(super) fn values(headers: &HeaderMap, holds: Holds) -> impl Iterator<Item = &str> {
    let names = holds.names().into_iter();
    names.flat_map(|name| named(headers, name))
}

fn named<'a>(headers: &'a HeaderMap, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(COOKIE).iter();
    lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter_map(move |(name, value)| (name == wanted).then_some(value))
}

/// The `Set-Cookie` header with that value, hidden from scripts and other sites; without a value it deletes the cookie.
pub(super) fn set(
    holds: Holds,
    value: Option<&str>,
    https: bool,
) -> Result<HeaderValue, InvalidHeaderValue> {
    let [host, plain] = holds.names();
    let (name, secure) = if https {
        (host, "; Secure")
    } else {
        (plain, "")
    };
    let (value, age) = match value {
        Some(value) => (value, MAX_AGE_SECONDS),
        None => ("", 0),
    };
    let mut value = HeaderValue::from_str(&format!(
        "{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
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
        headers.append(COOKIE, "moonshot-guest=6".parse().unwrap());
        let held = |holds| values(&headers, holds).collect::<Vec<_>>();
        assert_eq!(held(Holds::Identity), ["4", "2", "5"]);
        assert_eq!(held(Holds::Guest), ["6"]);
    }

    #[test]
    fn over_https_the_cookie_is_bound_to_the_host() {
        let text = |https| {
            let header = set(Holds::Identity, Some("00"), https).unwrap();
            header.to_str().unwrap().to_owned()
        };
        assert!(text(true).starts_with("__Host-moonshot=00; Path=/; "));
        assert!(text(true).ends_with("; HttpOnly; SameSite=Lax; Secure"));
        assert!(text(false).starts_with("moonshot=00; Path=/; "));
        assert!(!text(false).contains("Secure"));
    }

    #[test]
    fn a_cookie_is_taken_away_as_it_was_set() {
        let text = |holds, https| {
            set(holds, None, https)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned()
        };
        assert!(text(Holds::Identity, true).starts_with("__Host-moonshot=; Path=/; Max-Age=0; "));
        assert!(text(Holds::Guest, true).ends_with("; HttpOnly; SameSite=Lax; Secure"));
        assert!(text(Holds::Guest, false).starts_with("moonshot-guest=; Path=/; Max-Age=0; "));
    }
}
