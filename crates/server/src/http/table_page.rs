//! The page of a table with the caller's snapshot embedded, so that the browser can draw the cards before the page's script has
//! loaded.
//!
//! Its security policy also allows its two inline scripts by their hashes. It is never cached: it is the caller's alone and
//! outdated with the next card.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, Uri};
use axum::response::{IntoResponse, Response};
use moonshot_table::PersonId;

use crate::error::ApiError;
use crate::http::app::App;
use crate::http::assets::{self, Dist, Missing, OWN_SCRIPTS};
use crate::http::encoding::Coding;
use crate::http::encoding::brotli;
use crate::http::encoding::gzip;
use crate::http::language::{self, Language};
use crate::http::security;
use crate::net::{Client, RateClass};

/// The page as the build makes it (`web/first.build.ts`).
const FILE: &str = "table.html";

/// Responds with the page and the embedded snapshot; with an error page if there is no such table or the caller may not see it;
/// with the plain page if they are rate-limited or the table cannot be read: that page then fetches the table and shows why.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let page = match parts.method {
        Method::GET | Method::HEAD if !assets::names_file(parts.uri.path()) => {
            Page::built(Language::of(&parts.uri, &parts.headers))
        }
        _ => None,
    };
    if let Some(page) = page
        && let Some(known) = snapshot(&app, &parts).await
    {
        let missing = match known {
            Ok(snapshot) => {
                return page.with(&snapshot, Coding::accepted(&parts.headers));
            }
            Err(ApiError::NoTable) => Some(Missing::Table),
            Err(ApiError::Closed) => Some(Missing::Closed),
            Err(ApiError::Removed) => Some(Missing::Removed),
            Err(_) => None,
        };
        if let Some(missing) = missing {
            return assets::missing(missing, &parts.uri, &parts.headers);
        }
    }
    assets::answer_to(&parts)
}

/// The caller's snapshot, as the API would return it; `None` if the caller cannot be identified.
async fn snapshot(app: &App, parts: &Parts) -> Option<Result<String, ApiError>> {
    let client = *parts.extensions.get::<Client>()?;
    let name = table_of(&parts.uri)?;
    let caller = app
        .admission()
        .caller(RateClass::Read, client, &parts.headers)
        .await;
    let person = caller.ok()?.person();
    Some(snapshot_text(app, name, person.as_ref()).await)
}

async fn snapshot_text(
    app: &App,
    name: &str,
    person: Option<&PersonId>,
) -> Result<String, ApiError> {
    let table = app.tables.open(name).await?;
    let snapshot = table.snapshot(person).await?;
    serde_json::to_string(&snapshot)
        .map_err(|_| ApiError::Internal("a snapshot cannot be serialised"))
}

fn table_of(uri: &Uri) -> Option<&str> {
    uri.path().rsplit('/').next()
}

/// The built page.
struct Page {
    /// The part before the snapshot, plain and compressed.
    before: String,
    brotli: Bytes,
    gzip: gzip::Beginning,
    after: String,
    policy: HeaderValue,
}

/// Pages by the paths of their files, with the hashes of these: debug builds read them from disk.
type Pages = BTreeMap<String, ([u8; 32], Arc<Page>)>;

static BUILT: Mutex<Pages> = Mutex::new(BTreeMap::new());

impl Page {
    /// The page of this build in a language; `None` if the front end is not built.
    fn built(language: Language) -> Option<Arc<Page>> {
        let path = language.page(FILE);
        let file = Dist::get(&path)?;
        let hash = file.metadata.sha256_hash();
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, page)) = built.get(&path)
            && *known == hash
        {
            return Some(Arc::clone(page));
        }
        let page = Arc::new(Page::read(std::str::from_utf8(&file.data).ok()?)?);
        built.insert(path, (hash, Arc::clone(&page)));
        Some(page)
    }

    /// The snapshot is inserted where the page names its own scripts.
    fn read(text: &str) -> Option<Page> {
        let (before, rest) = text.split_once(OWN_SCRIPTS.0)?;
        let (hashes, after) = rest.split_once(OWN_SCRIPTS.1)?;
        Some(Page {
            brotli: brotli::beginning(before.as_bytes()).into(),
            gzip: gzip::Beginning::new(before.as_bytes()),
            before: before.to_owned(),
            after: after.to_owned(),
            policy: security::policy_with(hashes)?,
        })
    }

    fn with(&self, snapshot: &str, coding: Option<Coding>) -> Response {
        let own = format!(
            "<script type=\"application/json\" id=\"first\">{}</script>{}",
            in_script(snapshot),
            self.after
        );
        let mut headers = HeaderMap::new();
        let kind = HeaderValue::from_static("text/html; charset=utf-8");
        headers.insert(header::CONTENT_TYPE, kind);
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(header::VARY, language::VARY);
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, coding.header());
        }
        // The snapshot is not compressed: secrets next to text from others would leak through the length (BREACH).
        let body = match coding {
            Some(Coding::Brotli) => brotli::with_plain_end(&self.brotli, own.as_bytes()),
            Some(Coding::Gzip) => self.gzip.with_plain_end(own.as_bytes()),
            None => [self.before.as_bytes(), own.as_bytes()].concat(),
        };
        (headers, body).into_response()
    }
}

/// Escapes JSON for a script element.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_table_ends_its_element() {
        let names = r#"{"name":"</script><!--<script>"}"#;
        let written = in_script(names);
        assert!(!written.contains('<'));
        let read: serde_json::Value = serde_json::from_str(&written).unwrap();
        assert_eq!(read["name"], "</script><!--<script>");
    }

    #[test]
    fn a_page_without_its_mark_is_none() {
        assert!(Page::read("<p>").is_none());
        let page = Page::read("a<!--first sha256-x= sha256-y=-->b").unwrap();
        assert_eq!((page.before.as_str(), page.after.as_str()), ("a", "b"));
    }
}
