//! Reading updates: as little of each as is needed.

use std::fmt;

use moonshot_api::LegalText;
use serde::Deserialize;
use serde::de::{Error as _, IgnoredAny, MapAccess, Visitor};
use serde_json::Deserializer;

use crate::referee::Referee;

/// An update without its snapshot.
#[derive(Debug, Default)]
pub(crate) struct Head<'a> {
    pub(crate) version: u64,
    pub(crate) events: Vec<Event<'a>>,
}

/// What all events have in common.
#[derive(Debug, Deserialize)]
pub(crate) struct Event<'a> {
    kind: &'a str,
    seat: Option<u8>,
    card: Option<&'a str>,
    outcome: Option<Outcome>,
}

/// How a match ended.
#[derive(Debug, Deserialize)]
struct Outcome {
    #[serde(default)]
    totals: Vec<i64>,
}

impl<'a> Head<'a> {
    /// Reads up to where the version and the events are known; the snapshot comes after them and is long.
    pub(crate) fn read(text: &'a str) -> Option<Head<'a>> {
        let (mut version, mut events) = (None, None);
        let fields = Fields {
            version: &mut version,
            events: &mut events,
        };
        // It ends with an error on purpose when it stops early.
        let _ = serde::Deserializer::deserialize_map(&mut Deserializer::from_str(text), fields);
        Some(Head {
            version: version?,
            events: events?,
        })
    }

    /// How many actions of people and bots it tells of.
    pub(crate) fn plays(&self) -> usize {
        self.events.iter().filter(|event| event.is_action()).count()
    }

    /// Whether the match ended.
    pub(crate) fn is_end(&self) -> bool {
        self.events.iter().any(|event| event.kind == "match-over")
    }
}

impl Event<'_> {
    /// Tells the referee.
    pub(crate) fn judge(&self, referee: &mut Referee) -> Result<(), &'static str> {
        match (self.kind, self.seat, self.card, &self.outcome) {
            ("played", Some(seat), Some(card), _) => referee.play(seat.into(), card),
            ("match-over", _, _, Some(outcome)) => referee.over(&outcome.totals),
            _ => Ok(()),
        }
    }

    /// Whether it is an action, each of which has exactly one such event. `decline` and `gather` have none.
    fn is_action(&self) -> bool {
        let actions = [
            "played",
            "pass-chosen",
            "corrected",
            "moon-chosen",
            "caught",
            "stole",
            "secret-laid",
        ];
        actions.contains(&self.kind)
    }

    /// Whether it may be that action of the person at that seat.
    pub(crate) fn is(&self, seat: usize, action: &str) -> bool {
        if self.seat.map(usize::from) != Some(seat) || !self.is_action() {
            return false;
        }
        let (first, _) = action.split_once(' ').unwrap_or((action, ""));
        match (self.kind, first) {
            ("pass-chosen", "pass") | ("moon-chosen", "moon") | ("corrected", "correct") => true,
            ("pass-chosen" | "moon-chosen" | "corrected", _) | (_, "pass" | "moon" | "correct") => {
                false
            }
            // A spectator is not told which card a Secret is.
            _ => self
                .card
                .is_none_or(|card| action.split(' ').any(|word| word == card)),
        }
    }
}

/// Whether an action has an event by which watchers can tell it.
pub(crate) fn is_told(action: &str) -> bool {
    !matches!(action, "decline" | "gather")
}

struct Fields<'r, 'a> {
    version: &'r mut Option<u64>,
    events: &'r mut Option<Vec<Event<'a>>>,
}

impl<'a> Visitor<'a> for Fields<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an update")
    }

    fn visit_map<M: MapAccess<'a>>(self, mut map: M) -> Result<(), M::Error> {
        while let Some(name) = map.next_key::<&str>()? {
            match name {
                "version" => *self.version = Some(map.next_value()?),
                "events" => *self.events = Some(map.next_value()?),
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
            if self.version.is_some() && self.events.is_some() {
                return Err(M::Error::custom("enough is known"));
            }
        }
        Ok(())
    }
}

/// What a person needs to know to act.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) version: u64,
    pub(crate) legal: Vec<LegalText>,
    pub(crate) is_over: bool,
}

impl Position {
    /// Reads a message: the position after it, where `before` is the one before it, if any.
    pub(crate) fn read(before: Option<Position>, text: &str) -> Option<Position> {
        #[derive(Deserialize)]
        struct Message {
            version: u64,
            snapshot: Option<Snapshot>,
            changes: Option<Changes>,
        }
        #[derive(Deserialize)]
        struct Snapshot {
            view: View,
        }
        #[derive(Deserialize)]
        struct View {
            outcome: Option<IgnoredAny>,
            legal: Vec<LegalText>,
        }
        #[derive(Deserialize)]
        struct Changes {
            // It is null until the match is over and never again after it.
            #[serde(rename = "/view/outcome")]
            outcome: Option<IgnoredAny>,
            #[serde(rename = "/view/legal")]
            legal: Option<Vec<LegalText>>,
        }
        let message: Message = serde_json::from_str(text).ok()?;
        let version = message.version;
        match (message.snapshot, message.changes, before) {
            (Some(Snapshot { view }), ..) => Some(Position {
                version,
                legal: view.legal,
                is_over: view.outcome.is_some(),
            }),
            (None, Some(changes), Some(before)) => Some(Position {
                version,
                legal: changes.legal.unwrap_or(before.legal),
                is_over: before.is_over || changes.outcome.is_some(),
            }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_are_counted_however_they_are_grouped() {
        let run = r#"{"version": 9, "events": [
            {"kind": "pass-chosen", "seat": 1}, {"kind": "passed", "from": 0, "to": 1, "count": 3, "cards": null},
            {"kind": "played", "seat": 1, "card": "2C", "led": true}, {"kind": "hearts-broken"},
            {"kind": "played", "seat": 2, "card": "5H", "led": false},
            {"kind": "trick-taken", "seat": 1, "cards": [], "points": 1, "points_taken": [0]},
            {"kind": "moon-chosen", "seat": 1, "others": true}, {"kind": "corrected", "seat": 1, "from": "2C", "to": "3C"},
            {"kind": "stole", "seat": 1, "card": "Rb", "place": 1, "given": 2},
            {"kind": "secret-laid", "seat": 0, "card": null, "side": 1, "place": 2},
            {"kind": "drew", "seat": 1, "count": 1, "cards": null}], "snapshot": {}}"#;
        let head = Head::read(run).unwrap();
        assert_eq!((head.version, head.plays(), head.is_end()), (9, 7, false));
        let end = r#"{"version":3,"events":[{"kind":"match-over","outcome":{}}],"snapshot":{}}"#;
        assert!(Head::read(end).unwrap().is_end());
    }

    #[test]
    fn a_head_is_read_whatever_the_order_and_only_if_it_is_all_there() {
        let turned = r#"{"snapshot": {"version": 1}, "events": [], "version": 2}"#;
        assert_eq!(Head::read(turned).unwrap().version, 2);
        for wrong in [
            "",
            "[]",
            r#"{"version": 1}"#,
            r#"{"version": 1, "events": [{}]}"#,
        ] {
            assert!(Head::read(wrong).is_none(), "{wrong}");
        }
        let cut = r#"{"version": 1, "events": [], "snapshot": {"#;
        assert!(Head::read(cut).is_some(), "the snapshot was read");
    }

    #[test]
    fn an_action_is_known_by_its_event() {
        let is = |event: &str, action: &str| {
            serde_json::from_str::<Event<'_>>(event)
                .unwrap()
                .is(0, action)
        };
        let played = r#"{"kind":"played","seat":0,"card":"QS","led":false}"#;
        assert!(is(played, "QS"));
        assert!(!is(played, "KS"));
        assert!(!is(played, "pass QS KS AS"));
        assert!(!is(
            r#"{"kind":"played","seat":1,"card":"QS","led":false}"#,
            "QS"
        ));
        assert!(is(r#"{"kind":"pass-chosen","seat":0}"#, "pass QS KS AS"));
        assert!(!is(r#"{"kind":"pass-chosen","seat":0}"#, "QS"));
        assert!(is(
            r#"{"kind":"moon-chosen","seat":0,"others":true}"#,
            "moon others"
        ));
        assert!(is(
            r#"{"kind":"corrected","seat":0,"from":"2C","to":"3C"}"#,
            "correct 3C"
        ));
        assert!(is(
            r#"{"kind":"caught","seat":0,"card":"Rb","place":2}"#,
            "catch Rb on 2"
        ));
        assert!(is(
            r#"{"kind":"secret-laid","seat":0,"card":null}"#,
            "secret Ru under theirs 2"
        ));
        assert!(!is(r#"{"kind":"trick-taken","seat":0}"#, "QS"));
    }

    #[test]
    fn a_position_is_what_may_be_done() {
        let read = |outcome: &str| {
            let view = format!(r#"{{"outcome": {outcome}, "legal": ["2C"], "totals": [1]}}"#);
            let update =
                format!(r#"{{"version": 4, "events": [], "snapshot": {{"view": {view}}}}}"#);
            Position::read(None, &update).unwrap()
        };
        let position = read("null");
        assert_eq!(position.legal, [LegalText::Action("2C".to_owned())]);
        assert!(position.version == 4 && !position.is_over);
        assert!(read(r#"{"winners": [0]}"#).is_over);

        let changed = |before: Option<Position>, changes: &str| {
            let message = format!(r#"{{"version": 5, "events": [], "changes": {{{changes}}}}}"#);
            Position::read(before, &message)
        };
        let same = changed(Some(position.clone()), r#""/version": 5"#).unwrap();
        assert_eq!((same.version, &same.legal), (5, &position.legal));
        let other = changed(Some(same), r#""/view/legal": []"#).unwrap();
        assert!(other.legal.is_empty() && !other.is_over);
        let over = changed(Some(other), r#""/view/outcome": {"winners": []}"#).unwrap();
        assert!(over.is_over && changed(Some(over), "").unwrap().is_over);
        assert!(changed(None, r#""/view/legal": []"#).is_none());
    }
}
