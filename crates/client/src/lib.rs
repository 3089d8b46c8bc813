//! A client of the HTTP API: requests, and streams of server-sent events. Blocking: call it from a thread of its own.
//!
//! No call waits forever. A request without an answer fails after 15 s, and a stream after 45 s of silence, which is three
//! times as long as between two heartbeats (`docs/http-streams.md`).
#![forbid(unsafe_code)]

use std::io::{self, BufRead, BufReader};
use std::sync::Arc;
use std::time::Duration;

use moonshot_api::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body};

/// Timeout for connecting, and for a request that is no stream.
const WITHIN: Duration = Duration::from_secs(15);
/// Timeout for each read of a stream.
const SILENCE: Duration = Duration::from_secs(45);
/// The longest answer that is read, in bytes.
const LONGEST: u64 = 4 << 20;

/// Why a request failed.
#[derive(Debug, Error)]
pub enum RequestError {
    /// The text is no address of a server.
    #[error("“{0}” is no address of a server: it begins with http:// or https://")]
    NoAddress(String),
    /// The server refused.
    #[error("{}", .0.detail)]
    Refused(Box<Problem>),
    /// The server cannot be reached, or answered in a way that it does not document.
    #[error("{0}")]
    Unreachable(String),
}

impl RequestError {
    /// The code of a refusal (`docs/errors.md`); empty without one.
    pub fn code(&self) -> &str {
        match self {
            RequestError::Refused(problem) => &problem.code,
            _ => "",
        }
    }

    /// Whether the same request may succeed later: there was no answer, the server has a problem of its own, or there were
    /// too many requests.
    pub fn is_temporary(&self) -> bool {
        match self {
            RequestError::NoAddress(_) => false,
            RequestError::Refused(problem) => problem.status >= 500 || problem.status == 429,
            RequestError::Unreachable(_) => true,
        }
    }
}

/// A server, as one identity sees it.
#[derive(Clone, Debug)]
pub struct Client {
    agent: Agent,
    address: String,
    token: Option<String>,
}

impl Client {
    /// A client of the server at an address such as `https://hearts.example.org`, without an identity. `program` is the name
    /// that the server may log.
    ///
    /// # Errors
    /// [`RequestError::NoAddress`].
    pub fn new(address: &str, program: &str) -> Result<Client, RequestError> {
        let address = address.trim_end_matches('/').to_owned();
        let is_secure = address.starts_with("https://");
        if !is_secure && !address.starts_with("http://") {
            return Err(RequestError::NoAddress(address));
        }
        let mut config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_connect(Some(WITHIN))
            .timeout_per_read(Some(SILENCE))
            .user_agent(program);
        if is_secure {
            config = config.tls_config(tls());
        }
        Ok(Client {
            agent: Agent::new_with_config(config.build()),
            address,
            token: None,
        })
    }

    /// The address of the server's page, without a final slash.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Makes later requests as the identity with this token; without one as a stranger.
    pub fn set_token(&mut self, token: Option<&str>) {
        self.token = token.map(str::to_owned);
    }

    /// Gets a path below `/api/`, such as `tables/ID`.
    ///
    /// # Errors
    /// [`RequestError`].
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        let request = self.agent.get(self.url(path));
        let request = self.credentials(request).config();
        read(request.timeout_global(Some(WITHIN)).build().call())
    }

    /// Posts a body to a path below `/api/`.
    ///
    /// # Errors
    /// [`RequestError`].
    pub fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RequestError> {
        let body = serde_json::to_string(body).map_err(unreachable)?;
        let request = self.agent.post(self.url(path));
        let request = request.header("Content-Type", "application/json");
        let request = self.credentials(request).config();
        read(request.timeout_global(Some(WITHIN)).build().send(body))
    }

    /// Posts to a path below `/api/` that takes no body. A server that has answered before a body arrives closes the connection,
    /// and the next request is lost with it.
    ///
    /// # Errors
    /// [`RequestError`].
    pub fn post_empty<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        let request = self.credentials(self.agent.post(self.url(path))).config();
        read(request.timeout_global(Some(WITHIN)).build().send_empty())
    }

    /// The data of the server-sent events of a path below `/api/`, as JSON; each item waits for the next one.
    ///
    /// # Errors
    /// [`RequestError`]. An item is an error where the stream breaks.
    pub fn stream(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = io::Result<String>> + use<>, RequestError> {
        let request = self.credentials(self.agent.get(self.url(path)));
        let body = answered(request.call())?;
        let lines = BufReader::new(body.into_reader()).lines();
        Ok(lines.filter_map(|line| match line {
            Ok(line) => line.strip_prefix("data:").map(|data| Ok(data.to_owned())),
            Err(error) => Some(Err(error)),
        }))
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/{path}", self.address)
    }

    fn credentials<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        match &self.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
        }
    }
}

/// TLS with the certificates that this machine trusts.
fn tls() -> TlsConfig {
    let trusted = rustls_native_certs::load_native_certs().certs;
    let trusted: Vec<_> = trusted
        .iter()
        .map(|certificate| Certificate::from_der(certificate.as_ref()).to_owned())
        .collect();
    TlsConfig::builder()
        .root_certs(RootCerts::new_with_certs(&trusted))
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .build()
}

fn unreachable(error: impl ToString) -> RequestError {
    RequestError::Unreachable(error.to_string())
}

/// The body of an answer that is no refusal.
fn answered(answer: Result<ureq::http::Response<Body>, ureq::Error>) -> Result<Body, RequestError> {
    let answer = answer.map_err(unreachable)?;
    let status = answer.status();
    if status.is_success() {
        return Ok(answer.into_body());
    }
    let text = limited(answer.into_body());
    let problem = text.ok().and_then(|text| serde_json::from_str(&text).ok());
    Err(match problem {
        Some(problem) => RequestError::Refused(Box::new(problem)),
        None => RequestError::Unreachable(format!("the server answers {status}")),
    })
}

/// The value of an answer; an empty one is null.
fn read<T: DeserializeOwned>(
    answer: Result<ureq::http::Response<Body>, ureq::Error>,
) -> Result<T, RequestError> {
    let text = limited(answered(answer)?).map_err(unreachable)?;
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(unreachable)
}

fn limited(mut body: Body) -> Result<String, ureq::Error> {
    body.with_config().limit(LONGEST).read_to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_begins_with_its_scheme_and_ends_without_a_slash() {
        let client = Client::new("http://127.0.0.1:8013//", "test").unwrap();
        assert_eq!(client.url("tables/x"), "http://127.0.0.1:8013/api/tables/x");
        for address in ["", "hearts.example.org", "ftp://hearts.example.org"] {
            let refused = Client::new(address, "test").unwrap_err();
            assert!(matches!(refused, RequestError::NoAddress(_)) && !refused.is_temporary());
        }
    }

    #[test]
    fn a_port_without_a_server_is_unreachable_for_now() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        drop(listener);
        let client = Client::new(&address, "test").unwrap();
        let refused = client.get::<serde_json::Value>("games").unwrap_err();
        assert!(
            refused.is_temporary() && refused.code().is_empty(),
            "{refused}"
        );
    }
}
