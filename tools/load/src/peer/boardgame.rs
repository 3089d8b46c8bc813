//! boardgame.io: its lobby over HTTP, its matches over socket.io, all of it JSON.

use serde::Deserialize;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::{Heard, Speech, Told, cards};
use crate::http::Client;
use crate::trouble::Trouble;

/// Where all sockets go.
const PATH: &str = "/socket.io/?EIO=4&transport=websocket";
/// What comes before every event of the game's namespace.
const EVENT: &str = "42/hearts,";

/// Who watches or plays which match.
struct Match {
    id: String,
    /// Of the person; a spectator has none.
    credentials: Option<String>,
    /// The number of the newest state, which an action names.
    state: u64,
}

/// Makes the match for the first, who is the person, and finds it for the others.
pub(super) async fn enter(
    client: &mut Client,
    room: &mut Option<String>,
) -> Result<(String, Box<dyn Speech>), Trouble> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Made {
        #[serde(rename = "matchID")]
        match_id: Option<String>,
        player_credentials: Option<String>,
    }
    let read = |answer: &[u8]| {
        serde_json::from_slice::<Made>(answer).map_err(|_| Trouble::Unreadable("make a match"))
    };
    let (id, credentials) = match room {
        Some(id) => (id.clone(), None),
        None => {
            let wanted = json!({"numPlayers": 4}).to_string();
            let made = client.post("make a match", "/games/hearts/create", wanted);
            let id = read(&made.await?)?.match_id;
            let id = id.ok_or(Trouble::Unreadable("make a match"))?;
            let wanted = json!({"playerID": "0", "playerName": "P0"}).to_string();
            let path = format!("/games/hearts/{id}/join");
            let joined = client.post("join a match", &path, wanted).await?;
            let credentials = read(&joined)?.player_credentials;
            *room = Some(id.clone());
            (id, credentials)
        }
    };
    let speech = Match {
        id,
        credentials,
        state: 0,
    };
    Ok((PATH.to_owned(), Box::new(speech)))
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    table: Table,
    #[serde(rename = "_stateID")]
    id: u64,
}

/// What `view` of `hearts.js` has of the match.
#[derive(Deserialize)]
struct Table {
    version: u64,
    events: Vec<u32>,
    totals: Vec<i64>,
    cards: Option<Vec<u8>>,
    legal: Vec<u8>,
    pass: bool,
}

impl Match {
    fn told(&mut self, state: State) -> Told {
        self.state = state.id;
        let table = state.table;
        Told {
            version: table.version,
            events: table.events,
            totals: table.totals,
            legal: table.legal,
            from: table.cards.filter(|_| table.pass).unwrap_or_default(),
        }
    }

    /// Which player this is: a spectator is none.
    fn player(&self) -> Option<&'static str> {
        self.credentials.as_ref().map(|_| "0")
    }
}

impl Speech for Match {
    fn hear(&mut self, message: &Message) -> Option<Heard> {
        #[derive(Deserialize)]
        struct Synced {
            state: State,
        }
        let Message::Text(text) = message else {
            return Some(Heard::default());
        };
        let mut heard = Heard::default();
        let answer = |text: String| vec![Message::text(text)];
        if text.starts_with('0') {
            heard.answers = answer("40/hearts,".to_owned());
        } else if text.as_str() == "2" {
            heard.answers = answer("3".to_owned());
        } else if text.starts_with("40") {
            let sync = json!(["sync", self.id, self.player(), self.credentials, 4]);
            heard.answers = answer(format!("{EVENT}{sync}"));
        } else if let Some(event) = text.strip_prefix(EVENT) {
            if event.starts_with("[\"sync\"") {
                let (_, _, synced): (String, String, Synced) = serde_json::from_str(event).ok()?;
                heard.told = Some(self.told(synced.state));
            } else if event.starts_with("[\"update\"") {
                let (_, _, state, _): (String, String, State, Value) =
                    serde_json::from_str(event).ok()?;
                heard.told = Some(self.told(state));
            }
        }
        Some(heard)
    }

    fn act(&mut self, action: &str) -> Option<Message> {
        let (cards, passes) = cards(action)?;
        let argument = if passes { json!([cards]) } else { json!(cards) };
        let payload = json!({
            "type": "act",
            "args": argument,
            "playerID": self.player()?,
            "credentials": self.credentials,
        });
        let made = json!({"type": "MAKE_MOVE", "payload": payload});
        let event = json!(["update", made, self.state, self.id, self.player()]);
        Some(Message::text(format!("{EVENT}{event}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_let_in_told_and_acts() {
        let mut speech = Match {
            id: "M".to_owned(),
            credentials: Some("secret".to_owned()),
            state: 0,
        };
        let mut say = |text: &str| speech.hear(&Message::text(text)).unwrap();
        assert_eq!(
            say("0{\"sid\":\"x\"}").answers,
            [Message::text("40/hearts,")]
        );
        let sync = r#"42/hearts,["sync","M","0","secret",4]"#;
        assert_eq!(
            say("40/hearts,{\"sid\":\"x\"}").answers,
            [Message::text(sync)]
        );
        assert_eq!(say("2").answers, [Message::text("3")]);
        let table = r#"{"version":7,"events":[256,64],"totals":[0,0,0,0],"cards":[1,2],"legal":[2],"pass":false,"turn":0}"#;
        let update =
            format!(r#"42/hearts,["update","M",{{"G":{table},"ctx":{{}},"_stateID":5}},[]]"#);
        let told = say(&update).told.unwrap();
        assert_eq!((told.version, told.legal, told.from), (7, vec![2], vec![]));
        let Some(Message::Text(text)) = speech.act("4C") else {
            panic!("no message")
        };
        assert!(
            text.starts_with(
                r#"42/hearts,["update",{"type":"MAKE_MOVE","payload":{"type":"act","args":[2]"#
            ),
            "{text}"
        );
        assert!(text.ends_with(r#"},5,"M","0"]"#), "{text}");
        let Some(Message::Text(text)) = speech.act("pass 2C 3C 4C") else {
            panic!("no message")
        };
        assert!(text.contains(r#""args":[[0,1,2]]"#), "{text}");
    }
}
