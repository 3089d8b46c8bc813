//! The page of a table with what the caller may know of it, so that the browser can draw the first cards before the script
//! of the page has come.
//!
//! It has the policy of every page, which allows its own two scripts by their hashes as well. It is never kept: it is the
//! caller's alone, and grows old with the next card.

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
use crate::http::security;
use crate::net::{Client, RateClass};

/// The page as the build makes it (`web/first.build.ts`).
const FILE: &str = "table.html";

/// Answers with the page of a table and the table in it; with a page that says so where there is no such table or the caller
/// may not see it; with the page alone where they ask too often or the table cannot be read: that page asks for it and says
/// why.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let (asked, _) = request.into_parts();
    let page = match asked.method {
        Method::GET | Method::HEAD if !assets::names_file(asked.uri.path()) => Page::built(),
        _ => None,
    };
    if let Some(page) = page
        && let Some(known) = snapshot(&app, &asked).await
    {
        let missing = match known {
            Ok(snapshot) => {
                return page.with(&snapshot, Coding::accepted(&asked.headers));
            }
            Err(ApiError::NoTable) => Some(Missing::Table),
            Err(ApiError::Closed) => Some(Missing::Closed),
            Err(ApiError::Removed) => Some(Missing::Removed),
            Err(_) => None,
        };
        if let Some(missing) = missing {
            return assets::missing(missing, &asked.headers);
        }
    }
    assets::serve(asked.method, asked.uri, asked.headers).await
}

/// What the caller may know of the table, as the API would tell it; `None` where it is not known who asks.
async fn snapshot(app: &App, asked: &Parts) -> Option<Result<String, ApiError>> {
    let client = *asked.extensions.get::<Client>()?;
    let name = table_of(&asked.uri)?;
    let caller = app
        .admission()
        .caller(RateClass::Read, client, &asked.headers)
        .await;
    let person = caller.ok()?.person();
    Some(told(app, name, person.as_ref()).await)
}

async fn told(app: &App, name: &str, person: Option<&PersonId>) -> Result<String, ApiError> {
    let table = app.tables.open(name).await?;
    let snapshot = table.snapshot(person).await?;
    serde_json::to_string(&snapshot)
        .map_err(|_| ApiError::Internal("a snapshot is not to be had as text"))
}

fn table_of(uri: &Uri) -> Option<&str> {
    uri.path().rsplit('/').next()
}

/// The page as it was built.
struct Page {
    /// What comes before the table, and the same compressed.
    before: String,
    brotli: Bytes,
    gzip: gzip::Beginning,
    after: String,
    policy: HeaderValue,
}

/// The page that was asked for last, by the hash of its file: a debug build may find another one on the disk.
static BUILT: Mutex<Option<([u8; 32], Arc<Page>)>> = Mutex::new(None);

impl Page {
    /// The page of this build; `None` where the front end is not built.
    fn built() -> Option<Arc<Page>> {
        let file = Dist::get(FILE)?;
        let hash = file.metadata.sha256_hash();
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, page)) = &*built
            && *known == hash
        {
            return Some(Arc::clone(page));
        }
        let page = Arc::new(Page::read(std::str::from_utf8(&file.data).ok()?)?);
        *built = Some((hash, Arc::clone(&page)));
        Some(page)
    }

    /// The table is written where the page names its own scripts.
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
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, coding.header());
        }
        // What others wrote stands beside what is secret: the length of a text that was compressed would tell of it.
        let body = match coding {
            Some(Coding::Brotli) => brotli::with_plain_end(&self.brotli, own.as_bytes()),
            Some(Coding::Gzip) => self.gzip.with_plain_end(own.as_bytes()),
            None => [self.before.as_bytes(), own.as_bytes()].concat(),
        };
        (headers, body).into_response()
    }
}

/// JSON that ends no script element and begins no comment in one.
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
