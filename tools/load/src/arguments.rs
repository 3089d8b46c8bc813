//! What is asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;

/// Plays real matches against a Moonshot server and measures it.
#[derive(Parser, Debug)]
#[command(version)]
pub struct Arguments {
    /// The server to start, on a free port and with a new data directory.
    #[arg(long, value_name = "PROGRAM", required_unless_present = "at")]
    pub(crate) server: Option<PathBuf>,
    /// Another server to measure in turns with --server, for the column "before".
    #[arg(long, value_name = "PROGRAM", requires = "server")]
    pub(crate) before: Option<PathBuf>,
    /// An option more for --server (not for --before), as `--server-option=--log=json`. May be repeated.
    #[arg(long, value_name = "OPTION", requires = "server")]
    pub(crate) server_option: Vec<String>,
    /// Measure --server three times in turns: with a data directory, over PostgreSQL, and as two servers over PostgreSQL and
    /// NATS; both are started for it.
    #[arg(long, requires = "server", conflicts_with_all = ["before", "peers"])]
    pub(crate) services: bool,
    /// Also measure boardgame.io and Colyseus, whose rooms are in that directory: tools/peers.
    #[arg(long, value_name = "DIRECTORY", requires = "server", conflicts_with_all = ["before", "company"])]
    pub(crate) peers: Option<PathBuf>,
    /// Where new data directories are made: on a disk, for the server waits for it [default: the system's].
    #[arg(long, value_name = "DIRECTORY")]
    pub(crate) data: Option<PathBuf>,
    /// A server that runs already, as http://127.0.0.1:8013. Several, each named so, are one service: the tables are shared
    /// out among them.
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    pub(crate) at: Vec<String>,
    /// The process of the server at --at, for its CPU and memory; of several, all are added up.
    #[arg(long, requires = "at")]
    pub(crate) pid: Vec<u32>,
    /// Each connection goes to another of the servers at --at, whatever table it is for.
    #[arg(long, requires = "at")]
    pub(crate) apart: bool,
    /// How often each server is measured.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rounds: u32,
    /// Write the figures here as JSON.
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    /// 100 tables that play as fast as they can.
    #[arg(long, conflicts_with = "thousand")]
    pub(crate) saturate: bool,
    /// 1,000 tables where the person acts about every 4 s.
    #[arg(long)]
    pub(crate) thousand: bool,
    /// 1,000 tables of four people, each of whom thinks about 4 s over a card.
    #[arg(long, conflicts_with_all = ["saturate", "thousand"])]
    pub(crate) company: bool,
    /// The game's id.
    #[arg(long, default_value = "hearts")]
    game: String,
    /// How many seats a table has; bots sit where no people do.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// How many people sit at each table, from seat 0 on, each with a socket of their own; they all think as long.
    /// [default: 1].
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    people: Option<u8>,
    /// How many tables play at once [default: 100].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    tables: Option<u32>,
    /// How many WebSockets watch each table.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    sockets: u32,
    /// How many of them are the host's own; where no other person's are, the others are spectators'.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    tabs: u32,
    /// They are told the whole snapshot each time, not what has changed.
    #[arg(long)]
    whole: bool,
    /// How long a person thinks, half to one and a half times this [default: 4s].
    #[arg(long, value_parser = duration)]
    think: Option<Duration>,
    /// Over what time the first tables are made [default: 10s].
    #[arg(long, value_parser = duration)]
    ramp: Option<Duration>,
    /// How long is played before anything is measured [default: 5s].
    #[arg(long, value_parser = duration)]
    warm: Option<Duration>,
    /// How many seconds are measured.
    #[arg(long, default_value = "30", value_parser = duration)]
    seconds: Duration,
    /// How many addresses the clients of a server on this machine come from: 127.0.0.2 and on; 0 binds none.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u8).range(..=249))]
    pub(crate) addresses: u8,
    /// Decides what people choose and how long they think.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What is played, and for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// How many seats a table has.
    pub players: usize,
    /// How many people sit at each table.
    pub people: usize,
    /// How many tables play at once.
    pub tables: usize,
    /// How many WebSockets watch each table; the first are the people's own.
    pub sockets: usize,
    /// How many of them are the host's own, where no other person's are.
    pub tabs: usize,
    /// Whether they are told the whole snapshot each time.
    pub whole: bool,
    /// How long a person thinks, on average.
    pub think: Duration,
    /// Over what time the first tables are made.
    pub ramp: Duration,
    /// How long is played before anything is measured.
    pub warm: Duration,
    /// How long is measured.
    pub measured: Duration,
    /// Decides what people choose and how long they think.
    pub seed: u64,
}

impl Plan {
    /// Whether it is the game that the referee and the rooms of other servers know: Hearts for four.
    pub(crate) fn is_refereed(&self) -> bool {
        self.game == "hearts" && self.players == 4
    }
}

impl Arguments {
    /// The preset, with whatever else was given.
    pub(crate) fn plan(&self) -> Plan {
        let seconds = Duration::from_secs;
        let (tables, think, ramp, warm) = if self.saturate {
            (100, seconds(0), seconds(2), seconds(3))
        } else if self.thousand || self.company {
            (1_000, seconds(4), seconds(10), seconds(10))
        } else {
            (100, seconds(4), seconds(10), seconds(5))
        };
        let people = self.people.unwrap_or(if self.company { 4 } else { 1 });
        Plan {
            game: self.game.clone(),
            players: self.players,
            people: usize::from(people).min(self.players),
            tables: self.tables.unwrap_or(tables) as usize,
            sockets: self.sockets.max(people.into()) as usize,
            tabs: self.tabs.min(self.sockets) as usize,
            whole: self.whole,
            think: self.think.unwrap_or(think),
            ramp: self.ramp.unwrap_or(ramp),
            warm: self.warm.unwrap_or(warm),
            measured: self.seconds,
            seed: self.seed,
        }
    }
}

/// Reads `4s`, `250ms`, or a number of seconds.
fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => (number, 0.001),
        (None, Some(number)) => (number, 1.0),
        (None, None) => (text, 1.0),
    };
    let read = number.parse::<f64>().ok();
    read.and_then(|number| Duration::try_from_secs_f64(number * unit).ok())
        .ok_or_else(|| "a time is written as 4s or 250ms".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_unit_or_are_seconds() {
        assert_eq!(duration("4s"), Ok(Duration::from_secs(4)));
        assert_eq!(duration("250ms"), Ok(Duration::from_millis(250)));
        assert_eq!(duration("0"), Ok(Duration::ZERO));
        for wrong in ["", "s", "four", "-1s", "1h"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_given_goes_before_the_preset() {
        let given = ["load", "--server", "x", "--thousand", "--think", "1s"];
        let plan = Arguments::parse_from(given).plan();
        assert_eq!(
            (plan.tables, plan.think.as_secs(), plan.ramp.as_secs()),
            (1_000, 1, 10)
        );
    }

    #[test]
    fn people_have_a_socket_each() {
        let plan = |given: &[&str]| {
            let given = ["load", "--server", "x"].iter().chain(given);
            let plan = Arguments::parse_from(given).plan();
            (plan.tables, plan.people, plan.sockets)
        };
        assert_eq!(plan(&[]), (100, 1, 4));
        assert_eq!(plan(&["--company"]), (1_000, 4, 4));
        assert_eq!(plan(&["--people", "6", "--players", "6"]), (100, 6, 6));
        assert_eq!(plan(&["--people", "6"]), (100, 4, 6));
    }

    #[test]
    fn a_server_is_needed() {
        assert!(Arguments::try_parse_from(["load", "--saturate"]).is_err());
        assert!(Arguments::try_parse_from(["load", "--at", "http://127.0.0.1:1"]).is_ok());
    }
}
