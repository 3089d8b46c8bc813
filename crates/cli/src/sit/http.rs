//! Requests to a Moonshot server.

use std::io::{BufRead, BufReader};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ureq::Agent;
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// Timeout for connecting, and for a request that is no stream.
const WITHIN: Duration = Duration::from_secs(15);
/// Timeout for each read of a stream: three times as long as between two heartbeats.
const SILENCE: Duration = Duration::from_secs(45);

/// A server, as one account sees it.
#[derive(Clone)]
pub(super) struct Server {
    /// The address of its page, without a final slash.
    pub(super) address: String,
    /// The token of the account.
    pub(super) token: Option<String>,
    agent: Agent,
}

/// Why a request brought nothing.
#[derive(Debug, Error)]
pub(super) enum RequestError {
    /// No answer, or none for now: try again.
    #[error("{0}")]
    Unreachable(String),
    /// The server refuses it.
    #[error("{} ({})", .0.detail, .0.code)]
    Refused(Refusal),
}

impl RequestError {
    /// The code of a refusal; empty without one.
    pub(super) fn code(&self) -> &str {
        match self {
            RequestError::Unreachable(_) => "",
            RequestError::Refused(refusal) => &refusal.code,
        }
    }
}

/// The used fields of a refusal: servers of later releases may send more.
#[derive(Debug, Deserialize)]
pub(super) struct Refusal {
    code: String,
    detail: String,
}

impl Server {
    /// The server at an address such as `https://hearts.example.org`.
    pub(super) fn new(address: &str) -> anyhow::Result<Server> {
        let address = address.trim_end_matches('/').to_owned();
        let is_secure = address.starts_with("https://");
        ensure!(
            is_secure || address.starts_with("http://"),
            "“{address}” is no address of a server: it begins with http:// or https://"
        );
        let mut config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_connect(Some(WITHIN))
            .timeout_per_read(Some(SILENCE))
            .user_agent(concat!("moonshot-sit/", env!("CARGO_PKG_VERSION")));
        if is_secure {
            config = config.tls_config(tls());
        }
        Ok(Server {
            address,
            token: None,
            agent: Agent::new_with_config(config.build()),
        })
    }

    pub(super) fn get<Answer: DeserializeOwned>(&self, path: &str) -> Result<Answer, RequestError> {
        let request = self.agent.get(self.url(path));
        let request = request.config().timeout_global(Some(WITHIN)).build();
        let request = self
            .credentials()
            .into_iter()
            .fold(request, |request, to| request.header("Authorization", to));
        answered(request.call())
    }

    pub(super) fn post<Answer: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Answer, RequestError> {
        let body = serde_json::to_string(body)
            .map_err(|error| RequestError::Unreachable(error.to_string()))?;
        let request = self.agent.post(self.url(path));
        let request = request.config().timeout_global(Some(WITHIN)).build();
        let request = self
            .credentials()
            .into_iter()
            .fold(request, |request, to| request.header("Authorization", to));
        let request = request.header("Content-Type", "application/json");
        answered(request.send(body))
    }

    /// The messages of a stream of server-sent events, as JSON; each item waits for the next one.
    pub(super) fn stream(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = std::io::Result<String>> + use<>, RequestError> {
        let request = self.agent.get(self.url(path));
        let request = self
            .credentials()
            .into_iter()
            .fold(request, |request, to| request.header("Authorization", to));
        let response = request.call().map_err(unreachable)?;
        if !response.status().is_success() {
            return Err(refused(response));
        }
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        Ok(lines.filter_map(|line| match line {
            Ok(line) => line.strip_prefix("data:").map(|data| Ok(data.to_owned())),
            Err(error) => Some(Err(error)),
        }))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    fn credentials(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("Bearer {token}"))
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

type Response = ureq::http::Response<ureq::Body>;

fn unreachable(error: ureq::Error) -> RequestError {
    RequestError::Unreachable(error.to_string())
}

fn answered<Answer: DeserializeOwned>(
    response: Result<Response, ureq::Error>,
) -> Result<Answer, RequestError> {
    let mut response = response.map_err(unreachable)?;
    if !response.status().is_success() {
        return Err(refused(response));
    }
    let body = response.body_mut().read_to_string().map_err(unreachable)?;
    serde_json::from_str(&body).map_err(|error| RequestError::Unreachable(error.to_string()))
}

/// The refusal, or no answer where the server asks to try again.
fn refused(mut response: Response) -> RequestError {
    let status = response.status();
    let is_temporary = status.is_server_error() || status.as_u16() == 429;
    let body = response.body_mut().read_to_string().unwrap_or_default();
    match serde_json::from_str(&body).context("no refusal") {
        Ok(refusal) if !is_temporary => RequestError::Refused(refusal),
        _ => RequestError::Unreachable(format!("the server answers {status}")),
    }
}
