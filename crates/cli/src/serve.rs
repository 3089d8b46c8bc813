//! `moonshot serve`.

use std::env;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use moonshot_server::{Config, HouseBots, Reach, Server, network_addresses, restart_for_network};
use tokio::sync::oneshot;

use crate::card_set::read_card_set;
use crate::log;
use crate::settings::{SettingOptions, Settings, config_file, environment};
use crate::traces::Traces;

/// Arguments of `moonshot serve`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A file of settings, such as --print-config prints [env: MOONSHOT_CONFIG].
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print the complete configuration file with the current values, and exit.
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    options: SettingOptions,
}

/// Serves until Ctrl-C or SIGTERM; a second signal exits at once.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let file = config_file(arguments.config.as_deref())?;
    let settings = Settings::gather(&arguments.options, environment, &file)?;
    if arguments.print_config {
        print!("{}", settings.print());
        return Ok(());
    }
    let traces = settings.otlp.as_ref().map(Traces::start).transpose()?;
    log::start(settings.log, settings.log_level.as_ref(), traces.as_ref());
    let config = configuration(&settings)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let served = runtime.block_on(serve(config, settings.open));
    // Abandons searches of bots.
    runtime.shutdown_background();
    if let Some(traces) = traces {
        traces.stop();
    }
    served
}

/// The server's configuration.
fn configuration(settings: &Settings) -> anyhow::Result<Config> {
    let card_set = settings.card_set.as_deref().map(read_card_set);
    Ok(Config {
        card_set: card_set.transpose()?,
        limits: settings.limits(),
        reach: settings.reach(),
        metrics_listen: settings.metrics_listen,
        drain: settings.drain_seconds,
        resume: Duration::from_secs(settings.resume_hours.saturating_mul(60 * 60)),
        expiry: settings.expiry(),
        nats: settings.nats()?,
        command: command(env::args(), env::current_exe().ok().as_deref()),
        ..Config::new(settings.listen, settings.location()?)
    })
}

async fn serve(config: Config, open: bool) -> anyhow::Result<()> {
    let server = Server::open(&config, Arc::new(HouseBots::default())).await?;
    let mut signals = Signals::catch()?;
    let page = format!("http://{}", on_this_machine(server.address()));
    println!("Moonshot is at  {page}");
    if let Some(line) = network_line(server.address(), &config) {
        println!("{line}");
    }
    println!("Tables are in   {}", config.store);
    if let Some(address) = server.metrics_address() {
        println!("Metrics are at  http://{address}/metrics");
    }
    println!("Ctrl-C stops it.");
    if open && !open_browser(&page) {
        println!("No browser could be opened; open the page yourself.");
    }
    let (stop, stopped) = oneshot::channel::<()>();
    let mut running = pin!(server.run(async move {
        let _ = stopped.await;
    }));
    tokio::select! {
        () = &mut running => return Ok(()),
        () = signals.next() => {}
    }
    // Keeps the terminal's echo of Ctrl-C off the next line.
    println!();
    let _ = stop.send(());
    tokio::select! {
        () = running => {}
        () = signals.next() => bail!("stopped at once. Every accepted action is saved"),
    }
    println!("Stopped. Every table is saved.");
    Ok(())
}

/// The server's address for a browser on this machine.
fn on_this_machine(listens: SocketAddr) -> SocketAddr {
    let own = match listens.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(own, listens.port())
}

/// The server's address for other machines in the network, or how to allow them. Omitted for a server with a host name
/// or a proxy, whose operator knows its address.
fn network_line(listens: SocketAddr, config: &Config) -> Option<String> {
    if let Some(address) = network_addresses(listens).first() {
        return Some(format!("On your network http://{address}"));
    }
    let alone = listens.ip().is_loopback() && config.reach == Reach::default();
    alone.then(|| {
        let restart = restart_for_network(&config.command, listens.port());
        format!(
            "Only this computer can open it. To let in phones and others on your network:\n\
             \x20               {restart}"
        )
    })
}

/// The command that starts this server, as typed but for where it listens.
fn command(mut typed: impl Iterator<Item = String>, program: Option<&Path>) -> String {
    // What `make play` builds is in a folder of its own.
    let folder = program.and_then(Path::parent).and_then(Path::file_name);
    if folder.is_some_and(|folder| folder == "play") {
        return "make play".to_owned();
    }
    let mut words = Vec::new();
    while let Some(word) = typed.next() {
        match word.as_str() {
            "--listen" => drop(typed.next()),
            _ if word.starts_with("--listen=") => {}
            // The address of a database may have its password.
            _ if word.contains("://") => words.push("…".to_owned()),
            _ => words.push(quoted(word)),
        }
    }
    words.join(" ")
}

/// A word as a shell reads it.
fn quoted(word: String) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:=,@%+".contains(letter);
    match !word.is_empty() && word.chars().all(plain) {
        true => word,
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// The signals that stop the program, caught from the start.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn catch() -> anyhow::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt()).context("cannot catch Ctrl-C")?,
            terminate: signal(SignalKind::terminate()).context("cannot catch SIGTERM")?,
        })
    }

    /// Waits for the next signal.
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal that stops the program.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn catch() -> anyhow::Result<Signals> {
        Ok(Signals)
    }

    /// Waits for the next signal.
    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

fn open_browser(page: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(arguments)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(typed: &[&str], program: &str) -> String {
        command(
            typed.iter().map(|&word| word.to_owned()),
            Some(Path::new(program)),
        )
    }

    #[test]
    fn it_is_started_again_as_it_was_typed_but_for_the_network() {
        let program = "/opt/moonshot";
        assert_eq!(of(&["moonshot", "serve"], program), "moonshot serve");
        let typed = [
            "./moonshot",
            "serve",
            "--listen",
            "127.0.0.1:1",
            "--data",
            "/my games",
        ];
        assert_eq!(of(&typed, program), "./moonshot serve --data '/my games'");
        let typed = [
            "moonshot",
            "serve",
            "--listen=127.0.0.1:1",
            "--store",
            "postgres://me:secret@there/x",
        ];
        assert_eq!(of(&typed, program), "moonshot serve --store …");
        let typed = ["target/play/moonshot", "serve"];
        assert_eq!(
            of(&typed, "/home/me/moonshot/target/play/moonshot"),
            "make play"
        );
    }
}
