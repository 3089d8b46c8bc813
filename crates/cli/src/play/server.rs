//! Tables of a server.

use std::env;

use anyhow::Context;
use moonshot_protocol::games;
use moonshot_terminal::{
    Greeting, Language, NewRemote, Saves, Server, Source, Surroundings, open_tables,
};

use super::{Arguments, usage};
use crate::arena::options;

/// The table to play at or watch; `None` if the tables were listed instead.
pub(super) fn table(
    arguments: &Arguments,
    address: &str,
    saves: &Saves,
) -> anyhow::Result<Option<(Box<dyn Source>, Greeting)>> {
    let address = if address.contains("://") {
        address.to_owned()
    } else {
        format!("http://{address}")
    };
    let address = address.trim_end_matches('/');
    let token = saves.token(address)?;
    let server = Server::connect(address, token.as_deref());
    let server = server.with_context(|| format!("cannot play at {address}"))?;
    let language = arguments.language.clone();
    let language = language.unwrap_or_else(|| Surroundings::of_process().language);
    saves.keep_token(address, server.token())?;
    let table = match (&arguments.table, &arguments.game) {
        // A link ends with the id.
        (Some(table), _) => table.rsplit('/').next().unwrap_or(table).to_owned(),
        (None, Some(game)) => found(arguments, game, &server)?,
        (None, None) => {
            list(&server, &language)?;
            return Ok(None);
        }
    };
    let link = format!("{address}/table/{table}");
    let source = server.table(&table, &name(arguments), !arguments.watch, &language);
    Ok(Some((Box::new(source), Greeting::Table(link))))
}

/// A table of the game: a new one, or one that waits for players.
fn found(arguments: &Arguments, game: &str, server: &Server) -> anyhow::Result<String> {
    let games = games();
    let info = games.iter().find(|info| info.id == game);
    let new = NewRemote {
        game: game.to_owned(),
        players: arguments.players,
        options: options::read(info, &arguments.options).map_err(usage)?,
        name: name(arguments),
    };
    let table = if arguments.new {
        server.make(&new)
    } else {
        server.quick(&new)
    };
    table.context("cannot get a table")
}

/// Prints the listed tables that wait for players.
fn list(server: &Server, language: &str) -> anyhow::Result<()> {
    let open = server.open_tables()?;
    for line in open_tables(&Language::load(language), &open.tables) {
        println!("{line}");
    }
    Ok(())
}

fn name(arguments: &Arguments) -> String {
    let set = ["USER", "USERNAME"]
        .iter()
        .find_map(|name| env::var(name).ok());
    let name = arguments
        .name
        .clone()
        .or(set)
        .filter(|name| !name.is_empty());
    name.unwrap_or_else(|| "Guest".to_owned())
}
