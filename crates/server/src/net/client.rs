//! The client of a request: its address, also behind proxies, and whether it uses HTTPS.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;

use super::Edge;
use super::connections::ConnectionSlot;
use crate::error::ApiError;

/// The peer of the connection. Requests without a connection, as in tests, count as local.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    pub(crate) place: Arc<ConnectionSlot>,
}

/// The client of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Client {
    pub(crate) address: IpAddr,
    /// Whether it uses HTTPS, according to the proxy or the settings.
    pub(crate) https: bool,
}

/// Refuses requests for unknown host names; adds the [`Client`] to the extensions of all others.
pub(crate) fn arrive(edge: &Edge, request: &mut Request) -> Result<(), ApiError> {
    if !edge.hosts.know(request) {
        return Err(ApiError::UnknownHost);
    }
    let peer = request.extensions().get::<Peer>();
    let client = client(
        peer.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.address),
        request.headers(),
        &edge.reach.trusted_proxies,
        edge.reach.https,
    );
    if let Some(peer) = peer {
        let carried = peer.place.carry(Some(client.address.into()));
        carried.map_err(|_| ApiError::TooManyConnections)?;
    }
    request.extensions_mut().insert(client);
    Ok(())
}

/// The client according to the headers, as far as the proxies that wrote them are trusted.
fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet], https: bool) -> Client {
    let trusted = |address: &IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    let mut address = peer.to_canonical();
    if !trusted(&address) {
        return Client { address, https };
    }
    let hops = hops(headers);
    for hop in hops.iter().rev() {
        // An unnamed or malformed hop ends the chain.
        let Some(before) = hop.address else { break };
        address = before;
        if !trusted(&address) {
            break;
        }
    }
    // The nearest proxy reports the protocol.
    let https = match protocol(headers, &hops) {
        Some(protocol) => protocol.eq_ignore_ascii_case("https"),
        None => https,
    };
    Client { address, https }
}

/// What a proxy reports about its client.
#[derive(Default)]
struct Hop {
    address: Option<IpAddr>,
    protocol: Option<String>,
}

/// The reports of all proxies, the nearest one last: `X-Forwarded-For`, or else `Forwarded` (RFC 7239).
fn hops(headers: &HeaderMap) -> Vec<Hop> {
    let forwarded_for = listed(headers, &HeaderName::from_static("x-forwarded-for"));
    if !forwarded_for.is_empty() {
        let hop = |text: &&str| Hop {
            address: address(text),
            protocol: None,
        };
        return forwarded_for.iter().map(hop).collect();
    }
    let forwarded = listed(headers, &HeaderName::from_static("forwarded"));
    forwarded.iter().map(|element| hop(element)).collect()
}

/// An element of `Forwarded`.
fn hop(element: &str) -> Hop {
    let mut hop = Hop::default();
    for pair in element.split(';') {
        let Some((name, value)) = pair.split_once('=') else {
            continue;
        };
        let value = value.trim().trim_matches('"');
        match name.trim().to_ascii_lowercase().as_str() {
            "for" => hop.address = address(value),
            "proto" => hop.protocol = Some(value.to_owned()),
            _ => {}
        }
    }
    hop
}

fn protocol(headers: &HeaderMap, hops: &[Hop]) -> Option<String> {
    let said = listed(headers, &HeaderName::from_static("x-forwarded-proto"));
    match said.last() {
        Some(protocol) => Some((*protocol).to_owned()),
        None => hops.last()?.protocol.clone(),
    }
}

/// The elements of a header that is a list, in all its lines.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Vec<&'a str> {
    let lines = headers.get_all(name).iter();
    let elements = lines.flat_map(|line| line.to_str().unwrap_or("").split(','));
    elements
        .map(str::trim)
        .filter(|element| !element.is_empty())
        .collect()
}

/// An address with or without a port, as proxies write it.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse::<IpAddr>();
    let address = address.or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXIES: [&str; 2] = ["127.0.0.1/32", "10.0.0.0/8"];

    fn found(peer: &str, headers: &[(&'static str, &str)]) -> (String, bool) {
        let proxies = PROXIES.map(|proxy| proxy.parse().unwrap());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), value.parse().unwrap());
        }
        let client = client(peer.parse().unwrap(), &map, &proxies, false);
        (client.address.to_string(), client.https)
    }

    fn address_of(peer: &str, headers: &[(&'static str, &str)]) -> String {
        found(peer, headers).0
    }

    #[test]
    fn the_headers_of_an_untrusted_peer_are_ignored() {
        let said = [
            ("x-forwarded-for", "1.2.3.4"),
            ("forwarded", "for=1.2.3.4;proto=https"),
            ("x-forwarded-proto", "https"),
        ];
        assert_eq!(found("192.0.2.1", &said), ("192.0.2.1".into(), false));
    }

    #[test]
    fn the_client_is_the_last_address_that_is_no_trusted_proxy() {
        for (header, client) in [
            ("203.0.113.9", "203.0.113.9"),
            ("1.2.3.4, 203.0.113.9", "203.0.113.9"),
            ("1.2.3.4, 203.0.113.9, 10.1.1.1", "203.0.113.9"),
            ("10.1.1.1, 10.1.1.2", "10.1.1.1"),
            ("203.0.113.9:4711", "203.0.113.9"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("203.0.113.9, somebody", "127.0.0.1"),
            ("", "127.0.0.1"),
        ] {
            let said = [("x-forwarded-for", header)];
            assert_eq!(address_of("127.0.0.1", &said), client, "{header}");
        }
        let lines = [
            ("x-forwarded-for", "1.2.3.4"),
            ("x-forwarded-for", "203.0.113.9"),
        ];
        assert_eq!(address_of("::ffff:127.0.0.1", &lines), "203.0.113.9");
    }

    #[test]
    fn the_standard_header_is_read_too() {
        for (header, client, https) in [
            (
                "for=203.0.113.9;proto=https;by=10.1.1.1",
                "203.0.113.9",
                true,
            ),
            (
                "for=1.2.3.4, For=\"[2001:db8::1]:80\" ; Proto=http",
                "2001:db8::1",
                false,
            ),
            ("for=unknown", "127.0.0.1", false),
        ] {
            let said = [("forwarded", header)];
            assert_eq!(
                found("127.0.0.1", &said),
                (client.into(), https),
                "{header}"
            );
        }
    }

    #[test]
    fn the_nearest_proxy_reports_https() {
        for (said, https) in [
            ("https", true),
            ("http", false),
            ("http, HTTPS", true),
            ("https, http", false),
        ] {
            let headers = [
                ("x-forwarded-for", "203.0.113.9"),
                ("x-forwarded-proto", said),
            ];
            assert_eq!(found("127.0.0.1", &headers).1, https, "{said}");
        }
    }
}
