//! Deltas between snapshots, for clients that keep the snapshot: most of it stays the same from update to update.
//!
//! A snapshot is divided into *parts*: its fields, and the fields of the objects that represent the match and the table. The
//! server keeps a fingerprint of each part of a client's snapshot (the *baseline*), once for all clients with the same one. Only
//! parts whose fingerprint has changed are serialised as JSON.
//!
//! A fingerprint is a hash of the part in CBOR, which has all that the JSON has, is faster to write, and lets a part whose JSON is
//! long serialise as a hash of its own ([`Serializer::is_human_readable`](serde::Serializer::is_human_readable)).

mod parts;

use std::hash::{BuildHasher, Hasher};
use std::sync::{Arc, LazyLock};

use foldhash::quality::{FoldHasher, RandomState};
use serde::Serialize;
use serde::ser::Error as _;
use tungstenite::Utf8Bytes;

use parts::Opened;

/// Capacity for a part in CBOR; most need less.
const CBOR: usize = 1024;

/// Seeds the fingerprints, so that nobody can prepare values that collide.
static SEED: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The fingerprints of a snapshot.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// A hash of the names of the parts.
    shape: u64,
    /// The fingerprint of each.
    values: Box<[u64]>,
}

/// What a client has kept of earlier snapshots.
#[derive(Clone, Debug)]
pub(crate) enum Baseline {
    /// It keeps none: each message has a whole snapshot.
    NotKept,
    /// It keeps snapshots and has none yet.
    Nothing,
    /// It has this one.
    Kept(Arc<Parts>),
}

impl Baseline {
    /// Whether clients with either baseline receive the same message.
    pub(crate) fn is(&self, other: &Baseline) -> bool {
        match (self, other) {
            (Baseline::NotKept, Baseline::NotKept) | (Baseline::Nothing, Baseline::Nothing) => true,
            // Clients who joined at different times may have the same snapshot.
            (Baseline::Kept(one), Baseline::Kept(other)) => one == other,
            _ => false,
        }
    }

    /// The message that brings a client with this baseline to that snapshot, which becomes its baseline.
    pub(crate) fn message(
        &mut self,
        version: u64,
        events: &str,
        snapshot: &impl Serialize,
    ) -> Option<Utf8Bytes> {
        let (text, after) = message(version, events, snapshot, self)?;
        *self = after;
        Some(text)
    }
}

/// The message that brings clients with baseline `base` to that snapshot, and their baseline after it. `None` if it cannot be
/// serialised, which a snapshot can.
pub(crate) fn message(
    version: u64,
    events: &str,
    snapshot: &impl Serialize,
    base: &Baseline,
) -> Option<(Utf8Bytes, Baseline)> {
    let mut text = format!(r#"{{"version":{version},"events":[{events}],"#).into_bytes();
    let begun = text.len();
    let before = match base {
        Baseline::Kept(before) => Some(&**before),
        Baseline::NotKept | Baseline::Nothing => None,
    };
    let mut after = Baseline::NotKept;
    let mut is_delta = false;
    if !matches!(base, Baseline::NotKept) {
        text.extend_from_slice(br#""changes":{"#);
        let mut changes = Changes::new(&mut text, before);
        snapshot.serialize(Opened::new(&mut changes)).ok()?;
        let now = changes.now();
        is_delta = before.is_some_and(|before| before.shape == now.shape);
        text.push(b'}');
        after = Baseline::Kept(Arc::new(now));
    }
    if !is_delta {
        text.truncate(begun);
        text.extend_from_slice(br#""snapshot":"#);
        serde_json::to_writer(&mut text, snapshot).ok()?;
    }
    text.push(b'}');
    Some((Utf8Bytes::try_from(text).ok()?, after))
}

/// Writes the delta.
struct Changes<'t> {
    text: &'t mut Vec<u8>,
    /// The remaining fingerprints of the baseline; empty if there is none.
    before: std::slice::Iter<'t, u64>,
    shape: FoldHasher<'static>,
    values: Vec<u64>,
    /// The current part in CBOR.
    cbor: Vec<u8>,
}

impl<'t> Changes<'t> {
    fn new(text: &'t mut Vec<u8>, before: Option<&'t Parts>) -> Changes<'t> {
        let before = before.map_or(&[][..], |before| &before.values);
        Changes {
            text,
            values: Vec::with_capacity(before.len()),
            before: before.iter(),
            shape: SEED.build_hasher(),
            cbor: Vec::with_capacity(CBOR),
        }
    }

    /// The fingerprints of the visited snapshot.
    fn now(self) -> Parts {
        Parts {
            shape: self.shape.finish(),
            values: self.values.into(),
        }
    }

    /// Takes the next part: the JSON pointer of its object, its name, and its value.
    fn part<T: Serialize + ?Sized>(
        &mut self,
        within: &'static str,
        name: &'static str,
        value: &T,
    ) -> serde_json::Result<()> {
        self.shape.write(within.as_bytes());
        self.shape.write_u8(b'/');
        self.shape.write(name.as_bytes());
        self.cbor.clear();
        value
            .serialize(&mut serde_cbor_2::Serializer::new(&mut self.cbor))
            .map_err(serde_json::Error::custom)?;
        let now = SEED.hash_one(&self.cbor);
        self.values.push(now);
        // If the set of parts differs from the baseline, the delta is discarded.
        if self.before.next().is_none_or(|before| *before == now) {
            return Ok(());
        }
        if !self.text.ends_with(b"{") {
            self.text.push(b',');
        }
        // `write!` would take longer than the value.
        for text in ["\"", within, "/", name, "\":"] {
            self.text.extend_from_slice(text.as_bytes());
        }
        serde_json::to_writer(&mut *self.text, value)
    }
}

#[cfg(test)]
mod tests {
    use serde::Serializer;
    use serde_json::{Value, json};

    use super::*;

    #[derive(Serialize)]
    struct Snapshot {
        a: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<u8>,
        view: View,
    }

    #[derive(Serialize)]
    struct View {
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        c: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        d: Option<u8>,
    }

    fn with(a: u8, b: Option<u8>, [view_b, c, d]: [Option<u8>; 3]) -> Snapshot {
        let view = View { b: view_b, c, d };
        Snapshot { a, b, view }
    }

    fn received(snapshot: &impl Serialize, base: &Baseline) -> (Value, Baseline) {
        let (text, after) = message(1, "", snapshot, base).unwrap();
        (serde_json::from_str(&text).unwrap(), after)
    }

    #[test]
    fn a_snapshot_with_different_fields_is_sent_whole() {
        let first = with(1, None, [Some(2), Some(3), None]);
        let (whole, base) = received(&first, &Baseline::Nothing);
        assert_eq!(whole["snapshot"], json!({"a": 1, "view": {"b": 2, "c": 3}}));
        let (same, _) = received(&first, &base);
        assert_eq!(same["changes"], json!({}));
        for other in [
            with(1, None, [Some(2), None, Some(3)]),
            with(1, None, [Some(2), None, None]),
            with(1, Some(2), [None, Some(3), None]),
            with(9, None, [Some(2), Some(3), Some(4)]),
        ] {
            let (whole, after) = received(&other, &base);
            assert_eq!(whole["snapshot"], serde_json::to_value(&other).unwrap());
            assert_eq!(whole.get("changes"), None);
            let (same, _) = received(&other, &after);
            assert_eq!(same["changes"], json!({}), "a whole snapshot is a baseline");
        }
    }

    #[test]
    fn a_delta_has_each_changed_part_and_no_other() {
        let (_, base) = received(&with(1, Some(2), [Some(3), None, None]), &Baseline::Nothing);
        let (changed, after) = received(&with(1, Some(7), [Some(8), None, None]), &base);
        assert_eq!(changed["changes"], json!({"/b": 7, "/view/b": 8}));
        let (back, _) = received(&with(1, Some(2), [Some(8), None, None]), &after);
        assert_eq!(back["changes"], json!({"/b": 2}));
    }

    #[test]
    fn a_client_that_keeps_no_snapshot_receives_it_whole() {
        let (whole, after) = received(&with(1, None, [None; 3]), &Baseline::NotKept);
        assert_eq!(whole["snapshot"], json!({"a": 1, "view": {}}));
        assert!(after.is(&Baseline::NotKept));
    }

    #[derive(Serialize)]
    struct Only<T> {
        a: T,
    }

    /// Whether a client with the one value receives the other.
    fn differ(one: impl Serialize, other: impl Serialize) -> bool {
        let (_, base) = received(&Only { a: one }, &Baseline::Nothing);
        let (delta, _) = received(&Only { a: other }, &base);
        delta["changes"] != json!({})
    }

    #[test]
    fn values_with_different_json_differ() {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Hand {
            Cards(Vec<&'static str>),
            Count(usize),
        }
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Said {
            Text { text: u8 },
            Sign { sign: u8 },
        }
        #[derive(Serialize)]
        enum Stage {
            Waiting,
            Over,
            Said(&'static str),
            Moved { from: u8 },
            Two(u8, u8),
        }
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Any {
            Json(Value),
            Hand(Hand),
            Said(Said),
            Stage(Stage),
            Letter(char),
        }
        let values = [
            Any::Json(json!(null)),
            Any::Json(json!(false)),
            Any::Json(json!(true)),
            Any::Json(json!(0)),
            Any::Json(json!(-1)),
            Any::Json(json!(1.0)),
            Any::Json(json!("")),
            Any::Json(json!("1")),
            Any::Json(json!([])),
            Any::Json(json!([[], []])),
            Any::Json(json!([[[]]])),
            Any::Json(json!({})),
            Any::Json(json!({"a": {}})),
            Any::Json(json!({"a": null})),
            Any::Json(json!({"a": {"b": 1}, "c": 2})),
            Any::Json(json!({"a": {"b": 1, "c": 2}})),
            Any::Json(json!([[1], 2])),
            Any::Json(json!([1, [2]])),
            Any::Json(json!(["ab", ""])),
            Any::Json(json!(["", "ab"])),
            Any::Json(json!(["a", "b"])),
            Any::Hand(Hand::Count(1)),
            Any::Hand(Hand::Count(2)),
            Any::Hand(Hand::Cards(vec!["QS"])),
            Any::Said(Said::Text { text: 1 }),
            Any::Said(Said::Sign { sign: 1 }),
            Any::Stage(Stage::Waiting),
            Any::Stage(Stage::Over),
            Any::Stage(Stage::Said("x")),
            Any::Stage(Stage::Moved { from: 0 }),
            Any::Stage(Stage::Two(0, 1)),
            Any::Letter('a'),
        ];
        for (index, one) in values.iter().enumerate() {
            assert!(!differ(one, one));
            for other in &values[..index] {
                assert!(differ(one, other));
            }
        }
    }

    #[test]
    fn a_value_with_a_short_form_is_compared_by_it() {
        struct Short(&'static str);
        impl Serialize for Short {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match serializer.is_human_readable() {
                    true => serializer.serialize_str(self.0),
                    false => serializer.serialize_u64(self.0.len() as u64),
                }
            }
        }
        assert!(!differ(Short("ab"), Short("ba")));
        assert!(differ(Short("ab"), Short("abc")));
        let (whole, _) = received(&Only { a: Short("ab") }, &Baseline::Nothing);
        assert_eq!(whole["snapshot"], json!({"a": "ab"}));
    }
}
