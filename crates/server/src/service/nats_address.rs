//! Where a NATS is.

use std::fmt;
use std::str::FromStr;

use async_nats::ServerAddr;
use thiserror::Error;

/// The address of a NATS server: `nats://host:4222`, or `tls://host:4222`; with a name and a password, or a token, before the host
/// where it asks for them.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    text: String,
    server: ServerAddr,
}

impl NatsAddress {
    /// The whole address, with what is secret.
    pub fn secret_text(&self) -> &str {
        &self.text
    }

    pub(super) fn server(&self) -> &ServerAddr {
        &self.server
    }
}

/// A text that is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the address of a NATS server is written like nats://host:4222")]
pub struct ParseNatsAddressError;

impl FromStr for NatsAddress {
    type Err = ParseNatsAddressError;

    fn from_str(text: &str) -> Result<NatsAddress, ParseNatsAddressError> {
        let schemed = ["nats://", "tls://"].iter();
        let schemed = schemed.copied().any(|scheme| text.starts_with(scheme));
        let server = text
            .parse()
            .ok()
            .filter(|server: &ServerAddr| schemed && !server.host().is_empty());
        Ok(NatsAddress {
            text: text.to_owned(),
            server: server.ok_or(ParseNatsAddressError)?,
        })
    }
}

/// Without what is secret.
impl fmt::Display for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.server.host(), self.server.port())
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_server_and_keeps_its_secret() {
        let address: NatsAddress = "nats://moonshot:mellon@nats.lan:4333".parse().unwrap();
        assert_eq!(
            address.secret_text(),
            "nats://moonshot:mellon@nats.lan:4333"
        );
        assert_eq!(
            format!("{address:?} {address}"),
            "nats://nats.lan:4333 nats://nats.lan:4333"
        );
        assert_eq!(
            "nats://[::1]".parse::<NatsAddress>().unwrap().to_string(),
            "nats://::1:4222"
        );
        for wrong in [
            "",
            "nats.lan",
            "nats://",
            "postgres://nats.lan",
            "http://nats.lan:4222",
        ] {
            assert_eq!(
                wrong.parse::<NatsAddress>(),
                Err(ParseNatsAddressError),
                "{wrong}"
            );
        }
    }
}
