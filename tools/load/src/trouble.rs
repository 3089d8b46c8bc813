//! What can go wrong for a client. Its text is the kind under which the report counts it.

use std::io;
use std::time::Duration;

use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// What went wrong for a client.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// No connection could be made.
    #[error("connect: {}", .0.kind())]
    Connect(#[from] io::Error),
    /// The connection failed during a request.
    #[error("request: {0}")]
    Request(#[from] hyper::Error),
    /// The server answered with a problem.
    #[error("{what}: {status} {code}")]
    Refused {
        /// What was asked for.
        what: &'static str,
        /// The HTTP status.
        status: u16,
        /// The problem's code.
        code: String,
        /// When to try again.
        retry_after: Option<Duration>,
    },
    /// The answer is not what it should be.
    #[error("{0}: an answer that cannot be read")]
    Unreadable(&'static str),
    /// Nothing came for too long.
    #[error("{0}: nothing within {s} s", s = PATIENCE.as_secs())]
    Late(&'static str),
    /// A WebSocket was refused or broke.
    #[error("socket: {}", socket_text(.0))]
    Socket(Box<tungstenite::Error>),
    /// A match was not played by the rules.
    #[error("{FOUL}{0}")]
    Foul(&'static str),
    /// The server closed a WebSocket during a match.
    #[error("socket: closed by the server")]
    Closed,
}

/// What every foul's text begins with.
pub(crate) const FOUL: &str = "foul: ";

/// How long a client waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

impl Trouble {
    /// How long to wait before trying again.
    pub(crate) fn wait(&self) -> Duration {
        let asked = match self {
            Trouble::Refused { retry_after, .. } => *retry_after,
            _ => None,
        };
        asked.unwrap_or(Duration::from_millis(500)).min(PATIENCE)
    }
}

impl From<tungstenite::Error> for Trouble {
    fn from(error: tungstenite::Error) -> Trouble {
        Trouble::Socket(Box::new(error))
    }
}

fn socket_text(error: &tungstenite::Error) -> String {
    match error {
        tungstenite::Error::Http(answer) => answer.status().to_string(),
        tungstenite::Error::Io(error) => error.kind().to_string(),
        other => other.to_string(),
    }
}

/// The work's result, unless it takes too long.
pub(crate) async fn in_time<T>(
    what: &'static str,
    work: impl Future<Output = Result<T, Trouble>>,
) -> Result<T, Trouble> {
    tokio::time::timeout(PATIENCE, work)
        .await
        .unwrap_or(Err(Trouble::Late(what)))
}
