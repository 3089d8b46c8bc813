//! Requests to a server.

use std::io::{BufRead, BufReader};
use std::sync::Arc;

use moonshot_api::Problem;
use rustls::crypto::ring;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Body};

/// The longest answer that is read.
const LONGEST: u64 = 4 << 20;

/// Why a request failed.
#[derive(Debug, Error)]
pub enum RequestError {
    /// The server refused.
    #[error("{}", .0.detail)]
    Refused(Box<Problem>),
    /// The server cannot be reached, or answered something else.
    #[error("{0}")]
    Unreachable(String),
}

/// A server, and who asks.
#[derive(Clone)]
pub(super) struct Client {
    agent: Agent,
    origin: String,
    /// The identity's token; empty before there is one.
    token: String,
}

impl Client {
    /// A client of the server at this origin, such as `https://hearts.example.org`.
    pub(super) fn new(origin: &str) -> Client {
        let roots = rustls_native_certs::load_native_certs().certs;
        let roots = roots
            .iter()
            .map(|root| Certificate::from_der(root).to_owned());
        let tls = TlsConfig::builder()
            .root_certs(RootCerts::Specific(Arc::new(roots.collect())))
            .unversioned_rustls_crypto_provider(Arc::new(ring::default_provider()))
            .build();
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .tls_config(tls)
            .build();
        Client {
            agent: config.new_agent(),
            origin: origin.trim_end_matches('/').to_owned(),
            token: String::new(),
        }
    }

    /// The client with this identity.
    pub(super) fn with_token(self, token: &str) -> Client {
        Client {
            token: token.to_owned(),
            ..self
        }
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        let request = self
            .agent
            .get(self.url(path))
            .header("Authorization", self.bearer());
        read(answered(request.call())?)
    }

    pub(super) fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RequestError> {
        let request = self
            .agent
            .post(self.url(path))
            .header("Authorization", self.bearer());
        let body = serde_json::to_string(body).map_err(unreachable)?;
        let request = request.header("Content-Type", "application/json");
        read(answered(request.send(body))?)
    }

    /// A request without a body.
    pub(super) fn post_empty<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        let request = self
            .agent
            .post(self.url(path))
            .header("Authorization", self.bearer());
        read(answered(request.send_empty())?)
    }

    /// Server-sent events: calls `each` with the data of each one, until it returns false or the stream ends.
    pub(super) fn follow(
        &self,
        path: &str,
        mut each: impl FnMut(&str) -> bool,
    ) -> Result<(), RequestError> {
        let request = self
            .agent
            .get(self.url(path))
            .header("Authorization", self.bearer());
        let body = answered(request.call())?;
        for line in BufReader::new(body.into_reader()).lines() {
            let line = line.map_err(unreachable)?;
            if line
                .strip_prefix("data:")
                .is_some_and(|data| !each(data.trim_start()))
            {
                break;
            }
        }
        Ok(())
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/{path}", self.origin)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }
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
    let text = answer
        .into_body()
        .with_config()
        .limit(LONGEST)
        .read_to_string();
    let problem = text.ok().and_then(|text| serde_json::from_str(&text).ok());
    Err(match problem {
        Some(problem) => RequestError::Refused(Box::new(problem)),
        None => RequestError::Unreachable(status.to_string()),
    })
}

fn read<T: DeserializeOwned>(mut body: Body) -> Result<T, RequestError> {
    let text = body
        .with_config()
        .limit(LONGEST)
        .read_to_string()
        .map_err(unreachable)?;
    // A body that is empty says no more than that the request was accepted.
    let text = if text.is_empty() {
        Value::Null.to_string()
    } else {
        text
    };
    serde_json::from_str(&text).map_err(unreachable)
}
