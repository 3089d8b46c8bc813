//! Colyseus: rooms by HTTP, then bytes. What all may know is the room's state, of which the fields that changed are sent; a
//! player's own cards are a message in MessagePack. This reads just what the room of `tools/peers` sends.

use serde::Deserialize;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{Heard, Speech, Told, cards};
use crate::http::Client;
use crate::trouble::Trouble;

const JOIN_ROOM: u8 = 10;
const ROOM_DATA: u8 = 13;
const ROOM_STATE: u8 = 14;
const ROOM_STATE_PATCH: u8 = 15;

/// The fields of the room's state, in their order.
#[derive(Clone, Copy)]
enum Field {
    Number(usize),
    Text,
}
const FIELDS: [Field; 10] = [
    Field::Number(4), // version
    Field::Text,      // events
    Field::Number(2), // hand
    Field::Text,      // phase
    Field::Number(1), // turn
    Field::Text,      // trick
    Field::Number(1), // broken
    Field::Text,      // taken
    Field::Text,      // totals
    Field::Text,      // counts
];
const VERSION: usize = 0;
const EVENTS: usize = 1;
const TOTALS: usize = 8;

/// Makes the room for the first, who is the person, and finds it for the others.
pub(super) async fn enter(
    client: &mut Client,
    room: &mut Option<String>,
) -> Result<(String, Box<dyn Speech>), Trouble> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Reserved {
        session_id: String,
        room_id: String,
        process_id: String,
    }
    let path = match room {
        Some(id) => format!("/matchmake/joinById/{id}"),
        None => "/matchmake/create/hearts".to_owned(),
    };
    let wanted = json!({"person": room.is_none()}).to_string();
    let reserved = client.post("enter a room", &path, wanted).await?;
    let reserved: Reserved =
        serde_json::from_slice(&reserved).map_err(|_| Trouble::Unreadable("enter a room"))?;
    *room = Some(reserved.room_id.clone());
    let path = format!(
        "/{}/{}?sessionId={}",
        reserved.process_id, reserved.room_id, reserved.session_id
    );
    Ok((path, Box::new(Room::default())))
}

/// The state of a room as it was told so far.
#[derive(Default)]
struct Room {
    version: u64,
    events: Vec<u32>,
    totals: Vec<i64>,
}

/// What a player is told of their own cards.
#[derive(Default)]
struct Hand {
    version: u64,
    cards: Vec<u8>,
    legal: Vec<u8>,
    pass: bool,
}

impl Room {
    /// Takes the fields that changed; `None` if they cannot be read.
    fn change(&mut self, bytes: &[u8]) -> Option<()> {
        let mut reader = Reader(bytes);
        self.events.clear();
        while let Some(operation) = reader.next() {
            // The field's number, and above it how it changed: added or replaced.
            let field = usize::from(operation & 0x3f);
            match *FIELDS.get(field)? {
                Field::Number(length) => {
                    let number = reader.number(length)?;
                    if field == VERSION {
                        self.version = number;
                    }
                }
                Field::Text => {
                    let text = reader.text()?;
                    match field {
                        EVENTS => self.events = numbers(text)?,
                        TOTALS => self.totals = numbers(text)?,
                        _ => {}
                    }
                }
            }
        }
        Some(())
    }
}

/// Numbers with blanks between them.
fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace()
        .map(|number| number.parse().ok())
        .collect()
}

impl Speech for Room {
    fn hear(&mut self, message: &Message) -> Option<Heard> {
        let Message::Binary(bytes) = message else {
            return Some(Heard::default());
        };
        let mut heard = Heard::default();
        let (kind, body) = bytes.split_first()?;
        match *kind {
            JOIN_ROOM => {
                heard.answers = vec![
                    Message::binary(vec![JOIN_ROOM]),
                    Message::binary(named("ready")),
                ];
            }
            ROOM_STATE | ROOM_STATE_PATCH => {
                self.change(body)?;
                heard.told = Some(Told {
                    version: self.version,
                    events: self.events.clone(),
                    totals: self.totals.clone(),
                    ..Told::default()
                });
            }
            ROOM_DATA => {
                let mut reader = Reader(body);
                if reader.text()? != "hand" {
                    return None;
                }
                let hand = reader.hand()?;
                heard.told = Some(Told {
                    version: hand.version,
                    legal: hand.legal,
                    from: if hand.pass { hand.cards } else { Vec::new() },
                    ..Told::default()
                });
            }
            _ => return None,
        }
        Some(heard)
    }

    fn act(&mut self, action: &str) -> Option<Message> {
        let (cards, passes) = cards(action)?;
        let mut bytes = named("act");
        if passes {
            // A short array; each card is a number below 128, which is itself.
            bytes.push(0x90 | cards.len() as u8);
        }
        bytes.extend(cards);
        Some(Message::binary(bytes))
    }
}

/// The beginning of a message with a short name.
fn named(name: &str) -> Vec<u8> {
    let mut bytes = vec![ROOM_DATA, 0xa0 | name.len() as u8];
    bytes.extend(name.as_bytes());
    bytes
}

/// Reads what there is of MessagePack in the messages.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    /// A number of so many bytes, the lowest first, as states have them.
    fn number(&mut self, length: usize) -> Option<u64> {
        let bytes = self.take(length)?.iter().rev();
        Some(bytes.fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// A number of so many bytes, the highest first, as MessagePack has them.
    fn length(&mut self, bytes: usize) -> Option<usize> {
        let bytes = self.take(bytes)?.iter();
        Some(bytes.fold(0, |number, byte| number << 8 | usize::from(*byte)))
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = match self.next()? {
            short @ 0xa0..=0xbf => usize::from(short & 0x1f),
            // A state's texts have their length as a state's numbers, a message's as MessagePack's; one byte is the same.
            0xd9 => self.length(1)?,
            _ => return None,
        };
        std::str::from_utf8(self.take(length)?).ok()
    }

    fn small(&mut self) -> Option<u64> {
        match self.next()? {
            number @ ..0x80 => Some(number.into()),
            0xcc => Some(self.length(1)? as u64),
            0xcd => Some(self.length(2)? as u64),
            0xce => Some(self.length(4)? as u64),
            _ => None,
        }
    }

    fn cards(&mut self) -> Option<Vec<u8>> {
        let length = match self.next()? {
            short @ 0x90..=0x9f => usize::from(short & 0x0f),
            0xdc => self.length(2)?,
            _ => return None,
        };
        let card = |_| self.small().and_then(|card| u8::try_from(card).ok());
        (0..length).map(card).collect()
    }

    fn hand(&mut self) -> Option<Hand> {
        let fields = match self.next()? {
            short @ 0x80..=0x8f => usize::from(short & 0x0f),
            0xde => self.length(2)?,
            _ => return None,
        };
        let mut hand = Hand::default();
        for _ in 0..fields {
            match self.text()? {
                "version" => hand.version = self.small()?,
                "cards" => hand.cards = self.cards()?,
                "legal" => hand.legal = self.cards()?,
                "pass" => hand.pass = self.next()? == 0xc3,
                _ => return None,
            }
        }
        Some(hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(room: &mut Room, hex: &str) -> Heard {
        let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(byte).collect();
        room.hear(&Message::binary(bytes)).unwrap()
    }

    /// Messages that a room of Colyseus 0.18 sent.
    #[test]
    fn a_rooms_messages_are_read() {
        let mut room = Room::default();
        let state = "0e800300000081af35313220323537203235382032353982000083a470617373840085a0860087a7302030203020308\
                     8a73020302030203089ab3133203133203133203133";
        let told = hear(&mut room, &state.replace(' ', "")).told.unwrap();
        assert_eq!((told.version, told.events), (3, vec![512, 257, 258, 259]));
        assert_eq!(told.totals, [0; 4]);
        let hand = "0da468616e64de0004a776657273696f6e03a563617264739d0102050a0b0e12161b2327282aa56c6567616c90a470617373c3";
        let told = hear(&mut room, hand).told.unwrap();
        assert_eq!((told.version, told.from.len()), (3, 13));
        assert!(told.events.is_empty() && told.legal.is_empty());
        assert_eq!(hear(&mut room, "0a00").answers.len(), 2);
        assert!(
            room.hear(&Message::binary(vec![ROOM_STATE, 0x8f]))
                .is_none()
        );
        let act = room.act("pass 2C 3C QS");
        assert_eq!(
            act,
            Some(Message::binary(b"\x0d\xa3act\x93\x00\x01\x24".to_vec()))
        );
        let act = room.act("QS");
        assert_eq!(act, Some(Message::binary(b"\x0d\xa3act\x24".to_vec())));
    }
}
