//! Deltas between snapshots, for clients that keep the snapshot: most of it stays the same from update to update.
//!
//! A snapshot is divided into *parts*: its fields, and the fields of the objects that represent the match and the table. The
//! server keeps a fingerprint of each part of a client's snapshot (the *baseline*), once for all clients with the same one. Only
//! parts whose fingerprint has changed are serialised.

mod fingerprint;
mod parts;

use std::hash::Hasher;
use std::io::Write;
use std::sync::Arc;

use serde::Serialize;
use tungstenite::Utf8Bytes;

use foldhash::quality::FoldHasher;

use fingerprint::{Refused, fingerprint, hasher};
use parts::{Visit, visit};

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
}

impl Baseline {
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
/// serialised as JSON, which a snapshot can.
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
    let mut is_told = false;
    if !matches!(base, Baseline::NotKept) {
        text.extend_from_slice(br#""changes":{"#);
        let mut changes = Changes::new(&mut text, before);
        visit(snapshot, &mut changes).ok()?;
        let now = changes.now();
        is_told = before.is_some_and(|before| before.shape == now.shape);
        text.push(b'}');
        after = Baseline::Kept(Arc::new(now));
    }
    if !is_told {
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
    /// Whether a part has been written.
    any: bool,
    shape: FoldHasher<'static>,
    values: Vec<u64>,
}

impl<'t> Changes<'t> {
    fn new(text: &'t mut Vec<u8>, before: Option<&'t Parts>) -> Changes<'t> {
        let before = before.map_or(&[][..], |before| &before.values);
        Changes {
            text,
            values: Vec::with_capacity(before.len()),
            before: before.iter(),
            any: false,
            shape: hasher(),
        }
    }

    /// The fingerprints of the visited snapshot.
    fn now(self) -> Parts {
        Parts {
            shape: self.shape.finish(),
            values: self.values.into(),
        }
    }
}

impl Visit for Changes<'_> {
    fn part<T: Serialize + ?Sized>(
        &mut self,
        within: &'static str,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.shape.write(within.as_bytes());
        self.shape.write_u8(b'/');
        self.shape.write(name.as_bytes());
        let now = fingerprint(value).ok_or(Refused)?;
        self.values.push(now);
        // If the set of parts differs from the baseline, the delta is discarded.
        if self.before.next().is_none_or(|before| *before == now) {
            return Ok(());
        }
        let comma = if self.any { "," } else { "" };
        self.any = true;
        write!(self.text, r#"{comma}"{within}/{name}":"#).map_err(|_| Refused)?;
        serde_json::to_writer(&mut *self.text, value).map_err(|_| Refused)
    }
}

#[cfg(test)]
mod tests {
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

    fn with(a: u8, b: Option<u8>, view: [Option<u8>; 3]) -> Snapshot {
        let [b_there, c, d] = view;
        Snapshot {
            a,
            b,
            view: View { b: b_there, c, d },
        }
    }

    fn told(snapshot: &Snapshot, base: &Baseline) -> (Value, Baseline) {
        let (text, after) = message(1, "", snapshot, base).unwrap();
        let told: Value = serde_json::from_str(&text).unwrap();
        (told, after)
    }

    #[test]
    fn a_snapshot_with_other_fields_is_told_whole() {
        let first = with(1, None, [Some(2), Some(3), None]);
        let (whole, base) = told(&first, &Baseline::Nothing);
        assert_eq!(whole["snapshot"], json!({"a": 1, "view": {"b": 2, "c": 3}}));
        let (same, _) = told(&first, &base);
        assert_eq!(same["changes"], json!({}));
        for other in [
            with(1, None, [Some(2), None, Some(3)]),
            with(1, None, [Some(2), None, None]),
            with(1, Some(2), [None, Some(3), None]),
            with(9, None, [Some(2), Some(3), Some(4)]),
        ] {
            let (whole, after) = told(&other, &base);
            assert_eq!(whole["snapshot"], serde_json::to_value(&other).unwrap());
            assert_eq!(whole.get("changes"), None);
            let (same, _) = told(&other, &after);
            assert_eq!(same["changes"], json!({}), "what was told whole is kept");
        }
    }

    #[test]
    fn each_part_that_is_another_is_told_and_no_other() {
        let (_, base) = told(&with(1, Some(2), [Some(3), None, None]), &Baseline::Nothing);
        let (changed, after) = told(&with(1, Some(7), [Some(8), None, None]), &base);
        assert_eq!(changed["changes"], json!({"/b": 7, "/view/b": 8}));
        let (back, _) = told(&with(1, Some(2), [Some(8), None, None]), &after);
        assert_eq!(back["changes"], json!({"/b": 2}));
    }

    #[test]
    fn who_keeps_nothing_is_told_all() {
        let (whole, after) = told(&with(1, None, [None; 3]), &Baseline::NotKept);
        assert_eq!(whole["snapshot"], json!({"a": 1, "view": {}}));
        assert!(after.is(&Baseline::NotKept));
    }
}
