//! The addresses by which others in the network reach the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Where others in the network reach a server that listens there, the likeliest address first; none where it listens to its
/// own machine alone, or the machine is in no network.
pub fn network_addresses(listen: SocketAddr) -> Vec<SocketAddr> {
    let own = listen.ip();
    if own.is_loopback() {
        return Vec::new();
    }
    if !own.is_unspecified() {
        return vec![listen];
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found = interfaces.iter().map(if_addrs::Interface::ip);
    let likeliest = address_of_the_default_route();
    let mut addresses = chosen(found, likeliest);
    if listen.is_ipv4() {
        addresses.retain(IpAddr::is_ipv4);
    }
    let at_port = |address| SocketAddr::new(address, listen.port());
    addresses.into_iter().map(at_port).collect()
}

/// The addresses that another machine can use: the likeliest first, and those that are easier to write before others.
fn chosen(found: impl Iterator<Item = IpAddr>, likeliest: Option<IpAddr>) -> Vec<IpAddr> {
    let mut addresses: Vec<IpAddr> = found.filter(|address| !stays_here(*address)).collect();
    addresses.sort_by_key(|address| (Some(*address) != likeliest, address.is_ipv6(), *address));
    addresses.dedup();
    addresses
}

/// Whether an address is of no use to another machine, or of none without the name of an interface.
fn stays_here(address: IpAddr) -> bool {
    let local = match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    };
    local || address.is_loopback() || address.is_unspecified()
}

/// The address from which the machine reaches the rest of the world. Nothing is sent: a datagram socket only looks its route up.
fn address_of_the_default_route() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that nobody has (RFC 5737).
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The command that starts a server again at another address.
pub(crate) fn restart_at(command: &str, address: SocketAddr) -> String {
    format!("MOONSHOT_LISTEN={address} {command}")
}

/// The command that starts a server again so that other machines reach it.
pub fn restart_for_network(command: &str, port: u16) -> String {
    restart_at(command, (Ipv4Addr::UNSPECIFIED, port).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listening(address: &str) -> Vec<SocketAddr> {
        network_addresses(address.parse().unwrap())
    }

    #[test]
    fn a_loopback_listener_has_no_network_address() {
        assert!(listening("127.0.0.1:8013").is_empty());
        assert!(listening("[::1]:8013").is_empty());
    }

    #[test]
    fn a_listener_at_one_address_has_that_one() {
        assert_eq!(
            listening("192.168.1.7:8013"),
            ["192.168.1.7:8013".parse().unwrap()]
        );
    }

    #[test]
    fn unusable_addresses_are_omitted_and_the_likeliest_comes_first() {
        let found = [
            "127.0.0.1",
            "fe80::1",
            "2001:db8::7",
            "172.17.0.1",
            "169.254.3.4",
            "192.168.1.7",
            "::1",
            "192.168.1.7",
        ]
        .map(|address| address.parse().unwrap());
        let likeliest = Some("192.168.1.7".parse().unwrap());
        let addresses: Vec<String> = chosen(found.into_iter(), likeliest)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(addresses, ["192.168.1.7", "172.17.0.1", "2001:db8::7"]);
    }

    #[test]
    fn a_listener_everywhere_has_all_addresses_at_its_port() {
        for address in listening("0.0.0.0:8013") {
            assert!(address.is_ipv4() && !address.ip().is_loopback());
            assert_eq!(address.port(), 8013);
        }
    }
}
