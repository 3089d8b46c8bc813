//! The origin of the page, which passkeys are bound to.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use axum::http::uri::Authority;
use webauthn_rs::prelude::Url;
use webauthn_rs::{Webauthn, WebauthnBuilder};

use crate::error::ApiError;
use crate::net::Client;

/// The origin of the page, if it supports passkeys.
pub(crate) struct Site {
    /// The host name.
    name: String,
    /// With scheme and port.
    origin: Url,
}

impl Site {
    /// The site of a request to that host. `None` if browsers do not support passkeys there: on IP addresses, and without HTTPS
    /// except on localhost.
    pub(super) fn of(host: &str, https: bool) -> Option<Site> {
        let scheme = if https { "https" } else { "http" };
        let origin = Url::parse(&format!("{scheme}://{host}")).ok()?;
        let name = origin.domain()?.to_owned();
        (https || name == "localhost").then_some(Site { name, origin })
    }

    /// The host name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The WebAuthn verifier of this site.
    pub(super) fn webauthn(&self) -> Result<Webauthn, ApiError> {
        let builder = WebauthnBuilder::new(&self.name, &self.origin);
        let built = builder.and_then(|builder| builder.rp_name("Moonshot").build());
        built.map_err(|_| ApiError::Internal("no passkeys can be made for this site"))
    }
}

/// The site of a request; `None` if browsers do not support passkeys there.
pub(crate) struct MaybeSite(pub(crate) Option<Site>);

impl MaybeSite {
    /// Whether browsers support passkeys there.
    pub(crate) fn is_some(&self) -> bool {
        self.0.is_some()
    }

    /// The site.
    ///
    /// # Errors
    /// If browsers do not support passkeys there.
    pub(crate) fn get(&self) -> Result<&Site, ApiError> {
        self.0.as_ref().ok_or(ApiError::NoPasskeys)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeSite {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<MaybeSite, ApiError> {
        let client = parts.extensions.get::<Client>();
        let client = client.ok_or(ApiError::Internal("nobody asked where from"))?;
        let host = parts.headers.get(header::HOST);
        let host = host.and_then(|host| host.to_str().ok());
        let host = host.or_else(|| parts.uri.authority().map(Authority::as_str));
        Ok(MaybeSite(
            host.and_then(|host| Site::of(host, client.https)),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_and_https_or_the_browsers_own_machine() {
        let named = |host, https| Site::of(host, https).map(|site| site.name);
        assert_eq!(named("localhost:8013", false).as_deref(), Some("localhost"));
        assert_eq!(named("LOCALHOST", false).as_deref(), Some("localhost"));
        assert_eq!(
            named("Cards.Example:8443", true).as_deref(),
            Some("cards.example")
        );
        for (host, https) in [
            ("attic.lan:8013", false),
            ("127.0.0.1:8013", false),
            ("127.0.0.1", true),
            ("[::1]:8013", true),
            ("192.168.1.7", true),
            ("", true),
        ] {
            assert_eq!(named(host, https), None, "{host} {https}");
        }
    }
}
