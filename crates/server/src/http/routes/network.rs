//! The addresses of this server in the local network.

use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, HeaderName};
use axum::{Extension, Json};

use crate::http::app::App;
use crate::net::Client;
use crate::net::addresses::{network_addresses, restart_for_network};
use moonshot_api::Network;

/// Headers that proxies add to forwarded requests. The `Host` gives away a proxy that adds none.
const PASSED_ON: [HeaderName; 4] = [
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-real-ip"),
    HeaderName::from_static("forwarded"),
];

/// The addresses of this server in the local network, for a page open on the server's own machine.
#[utoipa::path(
    get,
    path = "/api/network",
    tag = "lobby",
    responses((status = 200, description = "The addresses; none for a caller on another machine.", body = Network))
)]
pub(crate) async fn network(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Json<Network> {
    let listens = app.listens.filter(|_| asks_here(client, &headers));
    let addresses = listens.map(network_addresses).unwrap_or_default();
    let alone = listens.filter(|address| address.ip().is_loopback());
    Json(Network {
        addresses: addresses
            .iter()
            .map(|address| format!("http://{address}"))
            .collect(),
        port: listens.map(|address| address.port()),
        restart: alone.map(|address| restart_for_network(&app.command, address.port())),
    })
}

/// Whether the request comes from this machine, to a loopback address or `localhost`.
fn asks_here(client: Client, headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    client.address.is_loopback()
        && host.is_some_and(is_own_name)
        && !PASSED_ON.iter().any(|name| headers.contains_key(name))
}

/// Whether a `Host` is a loopback address or `localhost`.
fn is_own_name(host: &str) -> bool {
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((name, _)) => name,
        None => host.split(':').next().unwrap_or(host),
    };
    let loopback = name
        .parse::<std::net::IpAddr>()
        .is_ok_and(|it| it.is_loopback());
    loopback || name.eq_ignore_ascii_case("localhost")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asks(address: &str, host: &'static str) -> bool {
        let client = Client {
            address: address.parse().unwrap(),
            https: false,
        };
        let headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
        asks_here(client, &headers)
    }

    #[test]
    fn a_caller_on_another_machine_is_not_here_whatever_name_it_asks() {
        assert!(asks("127.0.0.1", "localhost:8013"));
        assert!(asks("::1", "[::1]:8013"));
        assert!(!asks("192.168.1.9", "localhost:8013"));
        assert!(!asks("127.0.0.1", "192.168.1.7:8013"));
        assert!(!asks("127.0.0.1", "localhost.example"));
    }
}
