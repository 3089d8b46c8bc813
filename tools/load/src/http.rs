//! A connection that is kept alive, for one person's requests.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, RETRY_AFTER, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use moonshot_api::Problem;
use serde::Serialize;

use crate::target::Target;
use crate::trouble::{Trouble, in_time};

/// A person's connection, and the cookie that they were given.
pub(crate) struct Client {
    target: Arc<Target>,
    table: usize,
    sender: Option<SendRequest<Full<Bytes>>>,
    pub(crate) cookie: Option<String>,
}

impl Client {
    pub(crate) fn new(target: Arc<Target>, table: usize) -> Client {
        Client {
            target,
            table,
            sender: None,
            cookie: None,
        }
    }

    /// Connects, unless there is a connection that can be used.
    pub(crate) async fn ready(&mut self) -> Result<(), Trouble> {
        if let Some(sender) = &mut self.sender
            && sender.ready().await.is_ok()
        {
            return Ok(());
        }
        let stream = self.target.connect(self.table).await?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // How the connection ends, the requests on it tell.
        tokio::spawn(async move { drop(connection.await) });
        self.sender = Some(sender);
        Ok(())
    }

    /// Posts JSON; returns the body of the answer if the server did what was asked.
    pub(crate) async fn post(
        &mut self,
        what: &'static str,
        path: &str,
        json: String,
    ) -> Result<Bytes, Trouble> {
        in_time(what, self.post_patiently(what, path, json)).await
    }

    async fn post_patiently(
        &mut self,
        what: &'static str,
        path: &str,
        json: String,
    ) -> Result<Bytes, Trouble> {
        self.ready().await?;
        // `ready` left a connection behind.
        let Some(sender) = &mut self.sender else {
            return Err(Trouble::Unreadable(what));
        };
        let mut request = Request::post(path)
            .header(HOST, &self.target.host)
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let request = request.body(Full::from(json));
        let request = request.map_err(|_| Trouble::Unreadable(what))?;
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        if head.status.is_success() {
            if let Some(cookie) = cookie(&head.headers) {
                self.cookie = Some(cookie);
            }
            return Ok(body);
        }
        Err(Trouble::Refused {
            what,
            status: head.status.as_u16(),
            code: code(&body),
            retry_after: retry_after(&head.headers),
        })
    }
}

/// What is to be sent back of a `Set-Cookie` header.
fn cookie(headers: &HeaderMap) -> Option<String> {
    let pair = headers.get(SET_COOKIE)?.to_str().ok()?.split(';').next()?;
    Some(pair.to_owned())
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
}

/// The code of a problem; empty if the body is none.
fn code(body: &[u8]) -> String {
    serde_json::from_slice::<Problem>(body).map_or_else(|_| String::new(), |problem| problem.code)
}

/// A request body.
pub(crate) fn body(request: &impl Serialize) -> String {
    // The wire types serialise as JSON.
    serde_json::to_string(request).unwrap_or_default()
}
