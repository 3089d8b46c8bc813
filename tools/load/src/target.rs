//! The server that is measured, and connections to it.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use thiserror::Error;
use tokio::net::{TcpSocket, TcpStream};

use crate::peer::Peer;

/// Where a server is, and where its clients come from.
#[derive(Clone, Debug)]
pub struct Target {
    /// Its name and port as its address has them.
    pub(crate) host: String,
    /// Where its servers are: one, or several over one database.
    servers: Vec<SocketAddr>,
    /// Where several are, the number of connections so far; `None` where all of a table go to the same server.
    apart: Option<Arc<AtomicUsize>>,
    addresses: u8,
    /// Whose server it is, where it is not ours.
    pub(crate) peer: Option<Peer>,
}

/// Why an address is no server's.
#[derive(Debug, Error)]
pub enum TargetError {
    /// It does not begin with `http://`.
    #[error("an address begins with http://")]
    NotHttp,
    /// Its name has no address.
    #[error("there is no address for it")]
    NoAddress(#[source] io::Error),
}

impl Target {
    /// The server at `http://host:port`. If it is on this machine, its clients come from so many different addresses.
    ///
    /// # Errors
    /// When the text is no such address, or the name has no address.
    pub fn at(url: &str, addresses: u8) -> Result<Target, TargetError> {
        let host = url.strip_prefix("http://").ok_or(TargetError::NotHttp)?;
        let host = host.trim_end_matches('/').to_owned();
        let port = if host.contains(':') { "" } else { ":80" };
        let found = format!("{host}{port}").to_socket_addrs();
        let found = found.and_then(|mut all| all.next().ok_or(io::ErrorKind::NotFound.into()));
        let address = found.map_err(TargetError::NoAddress)?;
        Ok(Target {
            host,
            servers: vec![address],
            apart: None,
            addresses,
            peer: None,
        })
    }

    /// Several servers that are one service. With `apart` each connection goes to another of them, whatever table it is
    /// for; without, all of a table go to the same.
    ///
    /// # Errors
    /// As [`Target::at`].
    pub fn at_all(urls: &[String], addresses: u8, apart: bool) -> Result<Target, TargetError> {
        let mut targets = urls.iter().map(|url| Target::at(url, addresses));
        let mut all = targets.next().ok_or(TargetError::NotHttp)??;
        for other in targets {
            all.servers.extend(other?.servers);
        }
        all.apart = apart.then(Arc::default);
        Ok(all)
    }

    /// The same with a server of somebody else's there.
    pub(crate) fn of(self, peer: Option<Peer>) -> Target {
        Target { peer, ..self }
    }

    /// A connection for a client at that table.
    pub(crate) async fn connect(&self, table: usize) -> io::Result<TcpStream> {
        let number = match &self.apart {
            Some(connections) => connections.fetch_add(1, Ordering::Relaxed),
            None => table,
        };
        let server = self.servers[number % self.servers.len()];
        let socket = match server {
            SocketAddr::V4(_) => TcpSocket::new_v4(),
            SocketAddr::V6(_) => TcpSocket::new_v6(),
        }?;
        if let Some(source) = self.source(table) {
            socket.bind(SocketAddr::new(source, 0))?;
        }
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// The address that the clients of that table come from; `None` leaves it to the system.
    fn source(&self, table: usize) -> Option<IpAddr> {
        let mut servers = self.servers.iter();
        let here = servers.all(|server| server.is_ipv4() && server.ip().is_loopback());
        if !here || self.addresses == 0 {
            return None;
        }
        let last = 2 + (table % usize::from(self.addresses)) as u8;
        Some(Ipv4Addr::new(127, 0, 0, last).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_come_from_different_addresses() {
        let sources = |addresses| {
            let target = Target::at("http://127.0.0.1:8013/", addresses).unwrap();
            [0, 1, 248, 249].map(|table| target.source(table).map(|source| source.to_string()))
        };
        assert_eq!(sources(0), [None, None, None, None]);
        let two = ["127.0.0.2", "127.0.0.3", "127.0.0.2", "127.0.0.3"];
        assert_eq!(sources(2), two.map(|source| Some(source.to_owned())));
        assert_eq!(sources(249)[2].as_deref(), Some("127.0.0.250"));
        let elsewhere = Target::at("http://192.0.2.1:80", 2).unwrap();
        assert_eq!(elsewhere.source(0), None);
    }

    #[test]
    fn only_http_is_spoken() {
        assert!(matches!(
            Target::at("https://127.0.0.1", 1),
            Err(TargetError::NotHttp)
        ));
    }
}
