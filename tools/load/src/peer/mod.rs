//! Tables at other servers, for a comparison: the rooms of `tools/peers`.
//!
//! What they tell is written as one of our updates, so that everything after it is the same: who waits for what, what is
//! counted, how a person chooses and thinks, and the referee.

mod boardgame;
mod colyseus;

use std::sync::Arc;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::http::Client;
use crate::record::Record;
use crate::target::Target;
use crate::trouble::{PATIENCE, Trouble, in_time};
use crate::watch::Watch;

/// Another server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Peer {
    Boardgame,
    Colyseus,
}

impl Peer {
    pub(crate) const ALL: [Peer; 2] = [Peer::Boardgame, Peer::Colyseus];

    /// Its name, and its program in `tools/peers`.
    pub(crate) fn name(self) -> (&'static str, &'static str) {
        match self {
            Peer::Boardgame => ("boardgame.io", "boardgame.js"),
            Peer::Colyseus => ("Colyseus", "colyseus.js"),
        }
    }
}

/// What all a table's sockets share.
pub(crate) struct Place {
    pub(crate) target: Arc<Target>,
    pub(crate) record: Arc<Record>,
    pub(crate) watch: Arc<Watch>,
    /// The number of the table here, which says what address to come from.
    pub(crate) table: usize,
    pub(crate) sockets: usize,
}

/// Makes a room and opens its sockets, the first of which is the person's; returns where to hand in the actions.
pub(crate) async fn open(
    peer: Peer,
    place: &Place,
    client: &mut Client,
    sockets: &mut JoinSet<()>,
) -> Result<mpsc::UnboundedSender<String>, Trouble> {
    let (hand_in, actions) = mpsc::unbounded_channel();
    let mut actions = Some(actions);
    let mut room = None;
    for number in 0..place.sockets {
        let (path, speech) = match peer {
            Peer::Boardgame => boardgame::enter(client, &mut room).await?,
            Peer::Colyseus => colyseus::enter(client, &mut room).await?,
        };
        let line = Line {
            target: Arc::clone(&place.target),
            watch: Arc::clone(&place.watch),
            table: place.table,
            place: number,
            path,
            speech,
            actions: actions.take(),
        };
        let record = Arc::clone(&place.record);
        sockets.spawn(async move {
            if let Err(trouble) = line.follow().await {
                record.error(&trouble);
            }
        });
    }
    Ok(hand_in)
}

/// How a server is spoken to on a WebSocket.
pub(super) trait Speech: Send + Sync {
    /// Takes a message: what is to be answered, and what it tells.
    fn hear(&mut self, message: &Message) -> Option<Heard>;

    /// An action as the server wants it; `None` where there is nothing to act on yet.
    fn act(&mut self, action: &str) -> Option<Message>;
}

/// What came of a message.
#[derive(Default)]
pub(super) struct Heard {
    answers: Vec<Message>,
    told: Option<Told>,
}

/// What a message told of the match.
#[derive(Clone, Default, Debug, PartialEq)]
pub(super) struct Told {
    /// How many actions there were.
    version: u64,
    /// What happened, in the numbers of `hearts.js`; empty where the message has only what may be done.
    events: Vec<u32>,
    totals: Vec<i64>,
    legal: Vec<u8>,
    /// Three of these are to be passed.
    from: Vec<u8>,
}

/// A WebSocket of a room.
struct Line {
    target: Arc<Target>,
    watch: Arc<Watch>,
    table: usize,
    place: usize,
    path: String,
    speech: Box<dyn Speech>,
    /// What the person does.
    actions: Option<mpsc::UnboundedReceiver<String>>,
}

impl Line {
    /// Reads until the match is over, and sends what the person does.
    async fn follow(mut self) -> Result<(), Trouble> {
        let mut stream = in_time("socket", self.connect()).await?;
        let (mut updates, mut version) = (0, None);
        loop {
            let message = tokio::select! {
                message = stream.next() => message,
                Some(action) = next(&mut self.actions) => {
                    let message = self.speech.act(&action);
                    stream.send(message.ok_or(Trouble::Unreadable("act"))?).await?;
                    continue;
                }
            };
            let at = Instant::now();
            let message = match message {
                Some(Ok(message)) => message,
                None | Some(Err(Error::ConnectionClosed)) => return Err(Trouble::Closed),
                Some(Err(error)) => return Err(error.into()),
            };
            if message.is_close() {
                return Err(Trouble::Closed);
            }
            let heard = self.speech.hear(&message);
            let heard = heard.ok_or(Trouble::Unreadable("update"))?;
            for answer in heard.answers {
                stream.send(answer).await?;
            }
            let Some(mut told) = heard.told else { continue };
            // As with ours, the first message is the present.
            if version.is_none() {
                told.events.clear();
            } else if version.map(|version| version + actions(&told.events)) != Some(told.version) {
                return Err(Trouble::Foul("an update that leaves something out"));
            }
            version = Some(told.version);
            updates += 1;
            let text = update(updates, &told).into();
            let over = self.watch.read_of(self.place, text, at, message.len());
            if over.ok_or(Trouble::Unreadable("update"))? {
                break;
            }
        }
        // The match is over, and whether the server hears of it changes nothing.
        let _ = tokio::time::timeout(PATIENCE, stream.close(None)).await;
        Ok(())
    }

    async fn connect(&self) -> Result<WebSocketStream<TcpStream>, Trouble> {
        let request = format!("ws://{}{}", self.target.host, self.path).into_client_request()?;
        let stream = self.target.connect(self.table).await?;
        Ok(client_async(request, stream).await?.0)
    }
}

/// The next action; none ever where nobody acts.
async fn next(actions: &mut Option<mpsc::UnboundedReceiver<String>>) -> Option<String> {
    match actions {
        Some(actions) => actions.recv().await,
        None => std::future::pending().await,
    }
}

const DEALT: u32 = 512;
const OVER: u32 = 513;

/// How many of the events are actions.
fn actions(events: &[u32]) -> u64 {
    events.iter().filter(|event| **event < DEALT).count() as u64
}

/// A card as our notation has it.
fn notation(card: u32) -> String {
    let rank = char::from(b"23456789TJQKA"[card as usize % 13]);
    let suit = char::from(b"CDSH"[card as usize / 13 % 4]);
    format!("{rank}{suit}")
}

/// The number of a card in our notation.
pub(super) fn number(card: &str) -> Option<u8> {
    let [rank, suit] = card.as_bytes() else {
        return None;
    };
    let rank = b"23456789TJQKA".iter().position(|one| one == rank)?;
    let suit = b"CDSH".iter().position(|one| one == suit)?;
    Some((13 * suit + rank) as u8)
}

/// The cards of an action, and whether they are passed.
pub(super) fn cards(action: &str) -> Option<(Vec<u8>, bool)> {
    match action.strip_prefix("pass ") {
        Some(cards) => Some((cards.split(' ').map(number).collect::<Option<_>>()?, true)),
        None => Some((vec![number(action)?], false)),
    }
}

/// What was told, as one of our updates.
fn update(version: u64, told: &Told) -> String {
    let over = told.events.contains(&OVER);
    let event = |event: &u32| match *event {
        card @ ..256 => {
            json!({"kind": "played", "seat": card / 64, "card": notation(card % 64)})
        }
        pass @ 256..DEALT => json!({"kind": "pass-chosen", "seat": pass - 256}),
        DEALT => json!({"kind": "dealt"}),
        _ => json!({"kind": "match-over", "outcome": {"totals": told.totals}}),
    };
    let events: Vec<_> = told.events.iter().map(event).collect();
    let notations = |cards: &[u8]| -> Vec<String> {
        cards.iter().map(|card| notation((*card).into())).collect()
    };
    let legal = if told.from.is_empty() {
        json!(notations(&told.legal))
    } else {
        json!([{"pass": 3, "from": notations(&told.from)}])
    };
    let outcome = over.then(|| json!({}));
    json!({
        "version": version,
        "events": events,
        "snapshot": {"view": {"outcome": outcome, "legal": legal}},
    })
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::update::{Head, Position};

    #[test]
    fn every_card_has_a_notation() {
        for card in 0..52 {
            assert_eq!(number(&notation(card)), Some(card as u8));
        }
        assert_eq!((notation(36), notation(0)), ("QS".into(), "2C".into()));
        assert_eq!(cards("pass 2C QS AH"), Some((vec![0, 36, 51], true)));
        assert_eq!(cards("3C"), Some((vec![1], false)));
        assert_eq!(cards("moon self"), None);
    }

    #[test]
    fn what_is_told_reads_as_an_update() {
        let told = Told {
            version: 60,
            events: vec![256, 64, 2 * 64 + 36, OVER],
            totals: vec![100, 1, 2, 3],
            ..Told::default()
        };
        assert_eq!(actions(&told.events), 3);
        let text = update(9, &told);
        let head = Head::read(&text).unwrap();
        assert_eq!((head.version, head.plays(), head.is_end()), (9, 3, true));
        assert!(head.events[2].is(2, "QS"));
        assert!(Position::read(None, &text).unwrap().is_over);
        let told = Told {
            from: vec![0, 1, 2, 3],
            ..Told::default()
        };
        let position = Position::read(None, &update(1, &told)).unwrap();
        assert_eq!((position.legal.len(), position.is_over), (1, false));
    }
}
