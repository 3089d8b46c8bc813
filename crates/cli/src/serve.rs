//! `moonshot serve`.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::Args;
use moonshot_server::{Config, HouseBots, Limits, Reach, Server};
use tracing_subscriber::EnvFilter;

use crate::card_set::CardSetFile;

/// What `moonshot serve` is told.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Where to listen.
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "MOONSHOT_LISTEN",
        default_value = "127.0.0.1:8013"
    )]
    listen: SocketAddr,
    /// Where the tables are kept [default: moonshot in the user's data directory].
    #[arg(long, value_name = "DIRECTORY", env = "MOONSHOT_DATA")]
    data: Option<PathBuf>,
    #[command(flatten)]
    cards: CardSetFile,
    /// Open the page in a browser.
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C or SIGTERM.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    log_to_stderr();
    let data = match &arguments.data {
        Some(directory) => directory.clone(),
        None => default_directory()?,
    };
    let card_set = arguments.cards.read()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(serve(
        Config {
            listen: arguments.listen,
            data,
            card_set,
            limits: Limits::default(),
            reach: Reach::default(),
        },
        arguments.open,
    ))
}

async fn serve(config: Config, open: bool) -> anyhow::Result<()> {
    let server = Server::open(&config, Arc::new(HouseBots::default())).await?;
    let stop = stop_signal()?;
    let page = format!("http://{}", server.address());
    println!("Moonshot is at  {page}");
    println!("Tables are in   {}", config.data.display());
    println!("Ctrl-C stops it.");
    if open && !open_browser(&page) {
        println!("No browser could be opened; open the page yourself.");
    }
    server.run(stop).await;
    println!("Stopped. Every table is saved.");
    Ok(())
}

/// Says what goes wrong, and more where `RUST_LOG` asks for it.
fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        // Saying on standard error that a line could not be written there would panic, on a full disk for one.
        .log_internal_errors(false)
        .init();
}

/// `$XDG_DATA_HOME/moonshot`, or `~/.local/share/moonshot`.
fn default_directory() -> anyhow::Result<PathBuf> {
    let set = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(directory) = set("XDG_DATA_HOME").filter(|directory| directory.is_absolute()) {
        return Ok(directory.join("moonshot"));
    }
    match set("HOME").or_else(|| set("USERPROFILE")) {
        Some(home) => Ok(home.join(".local/share/moonshot")),
        None => bail!("there is no home directory to keep tables in; name one with --data"),
    }
}

/// Comes when somebody wants the program to stop. The signals are caught from the call on.
#[cfg(unix)]
fn stop_signal() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot catch Ctrl-C")?;
    let mut terminate = signal(SignalKind::terminate()).context("cannot catch SIGTERM")?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        // Keeps what the terminal echoes for Ctrl-C off the next line.
        println!();
    })
}

/// Comes when somebody wants the program to stop.
#[cfg(not(unix))]
fn stop_signal() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        println!();
    })
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
