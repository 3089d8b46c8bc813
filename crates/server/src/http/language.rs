//! The language of a page: the built ones, and which the browser asks for.

use std::cmp::Reverse;
use std::sync::OnceLock;

use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::uri::{Authority, Scheme};
use axum::http::{Response, Uri};

use crate::http::assets::{Dist, LOBBY};

/// The language of a browser that asks for none of ours.
const DEFAULT: &str = "en";
/// The cookie in which the page remembers the player's choice. It is set by its script (`web/src/language`).
const COOKIE: &str = "language";
/// The parameter in an address that names a language, as in `/rules/hearts?lang=de`.
const PARAMETER: &str = "lang";
/// What a page in several languages depends on.
pub(super) const VARY: HeaderValue =
    HeaderValue::from_static("accept-encoding, accept-language, cookie");

/// The code of a built language, such as `de`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Language(&'static str);

impl Language {
    /// The languages that the front end was built with; each has a folder with its pages. Empty if it is not built.
    fn all() -> &'static [String] {
        static ALL: OnceLock<Vec<String>> = OnceLock::new();
        if let Some(all) = ALL.get() {
            return all;
        }
        let folders: Vec<String> = Dist::iter()
            .filter_map(|path| Some(path.strip_suffix(LOBBY)?.strip_suffix('/')?.to_owned()))
            .collect();
        // A debug build may start before the front end is built.
        if folders.is_empty() {
            return &[];
        }
        ALL.get_or_init(|| folders)
    }

    fn built(code: &str) -> Option<Language> {
        let found = Language::all()
            .iter()
            .find(|built| built.eq_ignore_ascii_case(code));
        found.map(|built| Language(built))
    }

    /// The language of a request: by its address, else its cookie, else what the browser prefers, else English.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Language {
        named(uri)
            .or_else(|| remembered(headers))
            .or_else(|| preferred(headers))
            .unwrap_or(Language(DEFAULT))
    }

    /// The path of a page in this language.
    pub(super) fn page(self, name: &str) -> String {
        format!("{}/{name}", self.0)
    }
}

fn named(uri: &Uri) -> Option<Language> {
    let query = uri.query()?.split('&');
    let mut values = query.filter_map(|pair| pair.split_once('='));
    let (_, code) = values.find(|(name, _)| *name == PARAMETER)?;
    Language::built(code)
}

fn remembered(headers: &HeaderMap) -> Option<Language> {
    let lines = headers.get_all(header::COOKIE).iter();
    lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(|(name, _)| *name == COOKIE)
        .find_map(|(_, code)| Language::built(code))
}

/// The first of the browser's languages that there is; `fr-CA` is served by `fr`.
fn preferred(headers: &HeaderMap) -> Option<Language> {
    let lines = headers.get_all(header::ACCEPT_LANGUAGE).iter();
    let mut wanted: Vec<(u32, &str)> = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .map(|range| {
            let (tag, weight) = range.split_once(';').unwrap_or((range, ""));
            (weight_of(weight), tag.trim())
        })
        .filter(|(weight, _)| *weight > 0)
        .collect();
    // The sort is stable: of equal weights the first comes first.
    wanted.sort_by_key(|(weight, _)| Reverse(*weight));
    wanted.into_iter().find_map(|(_, tag)| {
        Language::built(tag).or_else(|| Language::built(tag.split('-').next()?))
    })
}

/// `q=0.8` as 800; without a weight, 1000.
fn weight_of(parameter: &str) -> u32 {
    let value = parameter.trim().strip_prefix("q=");
    let Some(weight) = value.and_then(|value| value.trim().parse::<f32>().ok()) else {
        return 1000;
    };
    // Clamped, so that the cast keeps the value.
    (weight.clamp(0.0, 1.0) * 1000.0) as u32
}

/// Adds what search engines need to find a page in the other languages: its addresses, as `Link` headers.
pub(super) fn add_links<B>(
    response: &mut Response<B>,
    language: Language,
    uri: &Uri,
    headers: &HeaderMap,
    https: bool,
) {
    response.headers_mut().insert(
        header::CONTENT_LANGUAGE,
        HeaderValue::from_static(language.0),
    );
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    let Some(host) = host else { return };
    let scheme = if https { Scheme::HTTPS } else { Scheme::HTTP };
    let address = format!("{scheme}://{host}{}", uri.path());
    let each = Language::all().iter().map(|code| {
        format!("<{address}?{PARAMETER}={code}>; rel=\"alternate\"; hreflang=\"{code}\"")
    });
    let default = format!("<{address}>; rel=\"alternate\"; hreflang=\"x-default\"");
    let links: Vec<String> = each.chain([default]).collect();
    if let Ok(links) = HeaderValue::from_str(&links.join(", ")) {
        response.headers_mut().insert(header::LINK, links);
    }
}
