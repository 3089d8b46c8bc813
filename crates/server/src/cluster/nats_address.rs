//! Addresses of NATS servers.

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
    login: Option<Login>,
}

/// Credentials for a NATS server.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Login {
    Password { name: String, password: String },
    Token(String),
}

impl NatsAddress {
    /// The whole address, including secrets.
    pub fn secret_text(&self) -> &str {
        &self.text
    }

    pub(super) fn server(&self) -> &ServerAddr {
        &self.server
    }

    /// The credentials. The client does not read them from the address.
    pub(super) fn login(&self) -> Option<&Login> {
        self.login.as_ref()
    }
}

impl Login {
    /// The credentials before the host; a name without a password is a token.
    fn of(server: &ServerAddr) -> Result<Option<Login>, ParseNatsAddressError> {
        let name = server.username().map(decoded).transpose()?;
        let password = server.password().map(decoded).transpose()?;
        Ok(match (name, password) {
            (None, None) => None,
            (Some(token), None) => Some(Login::Token(token)),
            (name, Some(password)) => Some(Login::Password {
                name: name.unwrap_or_default(),
                password,
            }),
        })
    }
}

/// Decodes percent-encoding: `%40` is `@`.
fn decoded(part: &str) -> Result<String, ParseNatsAddressError> {
    let mut bytes = part.bytes();
    let mut text = Vec::new();
    while let Some(byte) = bytes.next() {
        let mut one = [byte];
        if byte == b'%' {
            let digits: Vec<u8> = bytes.by_ref().take(2).collect();
            hex::decode_to_slice(digits, &mut one).map_err(|_| ParseNatsAddressError)?;
        }
        text.extend(one);
    }
    String::from_utf8(text).map_err(|_| ParseNatsAddressError)
}

/// A text that is not an address of a NATS server.
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
            .filter(|server: &ServerAddr| schemed && !server.host().is_empty())
            .ok_or(ParseNatsAddressError)?;
        Ok(NatsAddress {
            text: text.to_owned(),
            login: Login::of(&server)?,
            server,
        })
    }
}

/// Without secrets.
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
        for (address, name, password) in [
            ("nats://moonshot:mellon@nats.lan", "moonshot", "mellon"),
            (
                "nats://anna:p%40ss%2fw%C3%B6rd:1@nats.lan",
                "anna",
                "p@ss/wörd:1",
            ),
            ("nats://:mellon@nats.lan", "", "mellon"),
        ] {
            let address: NatsAddress = address.parse().unwrap();
            let (name, password) = (name.to_owned(), password.to_owned());
            assert!(address.login() == Some(&Login::Password { name, password }));
        }
        let address: NatsAddress = "tls://s3%2Bcret@nats.lan".parse().unwrap();
        assert!(address.login() == Some(&Login::Token("s3+cret".to_owned())));
        let address: NatsAddress = "nats://nats.lan".parse().unwrap();
        assert!(address.login().is_none());
        for wrong in [
            "",
            "nats://anna:%zz@nats.lan",
            "nats://%ff@nats.lan",
            "nats://anna:100%@nats.lan",
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
