//! The host names the server answers to, as a defence against DNS rebinding.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::header;

/// Paths served under any name: they reveal nothing, and a health check may not know the name.
const FOR_ALL: [&str; 2] = ["/healthz", "/readyz"];
/// Suffixes of names in a home network, which nobody can register.
const HOME: [&str; 4] = ["", ".local", ".lan", ".home.arpa"];

/// The allowed names besides `localhost` and IP addresses, in lower case.
pub(super) struct Hosts(Vec<String>);

impl Hosts {
    /// Those names and the machine's own.
    pub(super) fn new(names: &[String]) -> Hosts {
        Hosts::with_machine(names, &gethostname::gethostname().to_string_lossy())
    }

    fn with_machine(names: &[String], machine: &str) -> Hosts {
        let mut all: Vec<String> = names.iter().map(|name| plain(name)).collect();
        let machine = plain(machine);
        let machine = machine.strip_suffix(".local").unwrap_or(&machine);
        if !machine.is_empty() {
            all.extend(HOME.map(|end| format!("{machine}{end}")));
        }
        Hosts(all)
    }

    /// Whether the server answers to that `Host`, with or without a port.
    pub(super) fn allow(&self, host: &str) -> bool {
        let (name, port) = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some(split) => split,
            None => host.split_at(host.find(':').unwrap_or(host.len())),
        };
        let number = port.strip_prefix(':').unwrap_or(port);
        if !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return false;
        }
        let name = name.strip_suffix('.').unwrap_or(name);
        let same = |own: &String| own.eq_ignore_ascii_case(name);
        name.eq_ignore_ascii_case("localhost")
            || name.parse::<IpAddr>().is_ok()
            || self.0.iter().any(same)
    }

    /// Whether the server answers to every name in the request. A request without a name, as in HTTP/1.0, passes.
    pub(super) fn know(&self, request: &Request) -> bool {
        let uri = request.uri();
        let mut asked = request.headers().get_all(header::HOST).iter();
        FOR_ALL.contains(&uri.path())
            || asked.all(|host| host.to_str().is_ok_and(|host| self.allow(host)))
                && uri
                    .authority()
                    .is_none_or(|authority| self.allow(authority.as_str()))
    }
}

/// In lower case, without a trailing dot.
fn plain(name: &str) -> String {
    let name = name.trim();
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configured_and_own_names_are_allowed() {
        let hosts = Hosts::with_machine(&["Cards.Example".into()], "Attic");
        for host in [
            "localhost",
            "LOCALHOST:8013",
            "localhost.",
            "127.0.0.1:8013",
            "192.168.1.7",
            "[::1]:8013",
            "[2001:db8::1]",
            "cards.example",
            "CARDS.example.:443",
            "attic:8013",
            "attic.local:8013",
            "attic.lan",
        ] {
            assert!(hosts.allow(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "cards.example.evil.example",
            "www.cards.example",
            "attic.evil.example",
            "localhost@evil.example",
            "evil@localhost",
            "local host",
            "::1",
            "localhost:port",
            "[::1]evil.example",
            "[::1",
        ] {
            assert!(!hosts.allow(host), "{host}");
        }
    }

    #[test]
    fn a_machine_without_a_name_allows_no_empty_one() {
        let hosts = Hosts::with_machine(&[], "");
        assert!(!hosts.allow("") && !hosts.allow(".local") && !hosts.allow(".lan"));
        assert!(Hosts::with_machine(&[], "attic.local").allow("attic.local"));
    }
}
