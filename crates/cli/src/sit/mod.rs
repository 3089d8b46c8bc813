//! `moonshot sit`: your own program at a live table, under a bot account.

mod account;
mod follow;
mod session;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::{process, thread};

use anyhow::{Context, anyhow, bail};
use clap::Args;
use moonshot_api::{NewTable, TableMade};
use moonshot_protocol::games;
use moonshot_table::{Access, Terms};

use crate::program;
use account::BotAccount;
use follow::Message;
use moonshot_client::{Client, RequestError};
use session::Session;

/// Arguments of `moonshot sit`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The address of the server.
    #[arg(long, value_name = "URL")]
    server: String,
    /// The program: 'cmd PROGRAM ARGUMENTS', which speaks the bot side of the engine protocol.
    #[arg(long, value_name = "BOT")]
    bot: String,
    /// The id of the table, or its address [default: a new table in the lobby, whose host is the first person who sits down].
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
    /// The game of a new table.
    #[arg(
        long,
        value_name = "GAME",
        default_value = "hearts",
        conflicts_with = "table"
    )]
    game: String,
    /// Number of players of a new table [default: 4, or the closest the game supports].
    #[arg(long, value_name = "NUMBER", conflicts_with = "table")]
    players: Option<usize>,
    /// The name of the program at the table [default: that of its account].
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The file that keeps the bot account; it is made with the account, whose name is then --name.
    #[arg(long, value_name = "FILE", default_value = "moonshot-bot.json")]
    account: PathBuf,
    /// Milliseconds for each decision.
    #[arg(long, value_name = "NUMBER", default_value_t = program::MILLIS)]
    millis: u64,
    /// Exit at the end of the match instead of waiting for a rematch.
    #[arg(long)]
    once: bool,
}

/// Sits at a table until the match is over, or until Ctrl-C.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let Some(command) = program::command(&arguments.bot)? else {
        bail!(
            "--bot {}: write it as 'cmd PROGRAM ARGUMENTS'",
            arguments.bot
        );
    };
    program::check(&command)?;
    let mut server = Client::new(
        &arguments.server,
        concat!("moonshot-sit/", env!("CARGO_PKG_VERSION")),
    )?;
    let account = BotAccount::open(&arguments.account, &mut server, arguments.name.as_deref());
    let account = account.map_err(|error| explained(error, server.address()))?;
    let name = arguments.name.as_ref().unwrap_or(&account.handle);
    let (send, messages) = mpsc::channel();
    let leaves = Arc::default();
    on_signal(send.clone(), Arc::clone(&leaves))?;
    let made = match &arguments.table {
        Some(table) => table.rsplit('/').next().unwrap_or(table).to_owned(),
        None => make_table(arguments, &server, name)?,
    };
    let session = Session {
        server,
        command,
        name: name.clone(),
        millis: arguments.millis,
        once: arguments.once,
        gives_host: arguments.table.is_none(),
        leaves,
        send,
        at: None,
    };
    session.run(&made, &messages)
}

/// The error of the first requests, with what to do about it.
fn explained(error: anyhow::Error, address: &str) -> anyhow::Error {
    match error.downcast_ref::<RequestError>() {
        Some(RequestError::Unreachable(_)) => error.context(format!(
            "no Moonshot server answers at {address}: check --server, and that the server runs"
        )),
        Some(error) if matches!(error.code(), "not-found" | "method-not-allowed") => anyhow!(
            "{address} is no address of a Moonshot server: give that of its first page, without anything after it"
        ),
        _ => error,
    }
}

/// Opens a table in the lobby.
fn make_table(arguments: &Arguments, server: &Client, name: &str) -> anyhow::Result<String> {
    let games = games();
    let info = games.iter().find(|info| info.id == arguments.game);
    let (least, most) = info.map_or((0, usize::MAX), |info| info.players);
    let players = arguments.players.unwrap_or(4.clamp(least, most));
    let mut names = vec![None; players];
    if let Some(own) = names.first_mut() {
        *own = Some(name.to_owned());
    }
    let wanted = NewTable {
        game: arguments.game.clone(),
        players,
        options: None,
        names,
        waits: true,
        levels: None,
        terms: Some(Terms {
            access: Access::Listed,
            ..Terms::default()
        }),
    };
    let made: TableMade = server.post("tables", &wanted)?;
    Ok(made.table)
}

/// Sends [`Message::Quit`] on Ctrl-C, and where there is such a signal, when the process is to terminate. A second one ends the
/// process at once: the server may not answer.
fn on_signal(send: Sender<Message>, leaves: Arc<AtomicBool>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot wait for signals")?;
    thread::spawn(move || {
        runtime.block_on(async {
            interrupted().await;
            leaves.store(true, Ordering::Relaxed);
            let _ = send.send(Message::Quit);
            interrupted().await;
            process::exit(130);
        });
    });
    Ok(())
}

async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
