//! `moonshot ready`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;

use crate::settings::{SettingOptions, Settings, config_file, environment};

/// Timeout for connecting, and for each read and write.
const WITHIN: Duration = Duration::from_secs(5);
/// Maximum length of an answer.
const LONGEST: u64 = 4096;

/// Arguments of `moonshot ready`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The server's address. Default: the metrics listener, or else the main listener, from the environment and the
    /// configuration file.
    #[arg(value_name = "ADDRESS")]
    address: Option<SocketAddr>,
    /// The configuration file of `moonshot serve` [env: MOONSHOT_CONFIG].
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Queries a server on this machine, and fails unless it is ready.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let address = match arguments.address {
        Some(address) => address,
        None => {
            let file = config_file(arguments.config.as_deref())?;
            let settings = Settings::gather(&SettingOptions::default(), environment, &file)?;
            settings.metrics_listen.unwrap_or(settings.listen)
        }
    };
    let answer = ask(reached(address)).with_context(|| format!("no answer from {address}"))?;
    match answer.split(' ').nth(1) {
        Some("204") => println!("{address} is ready."),
        Some("503") => bail!("{address} is not ready: it cannot write to its storage, or stops"),
        _ => bail!("{address} is no Moonshot"),
    }
    Ok(())
}

/// Replaces an unspecified address by the loopback address.
fn reached(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// The first line of the answer.
fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, WITHIN)?;
    stream.set_read_timeout(Some(WITHIN))?;
    stream.set_write_timeout(Some(WITHIN))?;
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut line = String::new();
    BufReader::new(stream.take(LONGEST)).read_line(&mut line)?;
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_at_every_address_is_asked_at_this_machine() {
        let asked = |text: &str| reached(text.parse().unwrap()).to_string();
        assert_eq!(asked("0.0.0.0:8013"), "127.0.0.1:8013");
        assert_eq!(asked("[::]:8013"), "[::1]:8013");
        assert_eq!(asked("192.0.2.1:9090"), "192.0.2.1:9090");
    }
}
