//! What is another in a snapshot than in the one before, for clients that keep it: most of a snapshot stays as it is.
//!
//! A snapshot is divided into *parts*: its fields, and those of the objects that stand for the match and the table. Of
//! what a client was told the server keeps the hash of each part, once for all who were told the same.

mod divide;

use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use serde::Serialize;
use tungstenite::Utf8Bytes;

use divide::Divided;

/// The parts of the snapshot that a client has.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// Which there are.
    shape: u64,
    /// The hash of each.
    values: Box<[u64]>,
}

/// What a client has of the snapshots that it was told.
#[derive(Clone, Debug)]
pub(crate) enum Base {
    /// It does not keep them: each message has the whole of one.
    NotKept,
    /// It keeps them and has none yet.
    Nothing,
    /// It has this one.
    Kept(Arc<Parts>),
}

impl Base {
    /// Whether a client with one is told the same as a client with the other.
    pub(crate) fn is(&self, other: &Base) -> bool {
        match (self, other) {
            (Base::NotKept, Base::NotKept) | (Base::Nothing, Base::Nothing) => true,
            // Whoever came at another time has the same by a message of their own.
            (Base::Kept(one), Base::Kept(other)) => one == other,
            _ => false,
        }
    }
}

/// The message with a snapshot for clients who have `base`, and what they have after it. `None` if it cannot be written as
/// JSON, which a snapshot can.
pub(crate) fn message(
    version: u64,
    events: &str,
    snapshot: &impl Serialize,
    base: &Base,
) -> Option<(Utf8Bytes, Base)> {
    let mut text = format!(r#"{{"version":{version},"events":[{events}],"#);
    if let Base::NotKept = base {
        let mut text = text.into_bytes();
        text.extend_from_slice(br#""snapshot":"#);
        serde_json::to_writer(&mut text, snapshot).ok()?;
        text.push(b'}');
        return Some((Utf8Bytes::try_from(text).ok()?, Base::NotKept));
    }
    let divided = Divided::new(snapshot)?;
    let now = Parts::of(&divided);
    match base {
        Base::Kept(before) if before.shape == now.shape => {
            text.push_str(r#""changes":{"#);
            let values = before.values.iter().zip(&now.values);
            let changed = divided.parts().zip(values);
            let changed = changed.filter(|(_, (old, new))| old != new);
            for (number, (part, _)) in changed.enumerate() {
                let comma = if number == 0 { "" } else { "," };
                let (within, name, value) = part;
                write!(text, r#"{comma}"{within}/{name}":{value}"#).ok()?;
            }
            text.push('}');
        }
        _ => {
            text.push_str(r#""snapshot":"#);
            text.push_str(divided.text());
        }
    }
    text.push('}');
    Some((text.into(), Base::Kept(Arc::new(now))))
}

impl Parts {
    fn of(divided: &Divided) -> Parts {
        let mut shape = DefaultHasher::new();
        let hash = |value: &str| {
            let mut hasher = DefaultHasher::new();
            hasher.write(value.as_bytes());
            hasher.finish()
        };
        let mut values = Vec::with_capacity(divided.parts().len());
        for (within, name, value) in divided.parts() {
            for place in [within, "/", name, ","] {
                shape.write(place.as_bytes());
            }
            values.push(hash(value));
        }
        Parts {
            shape: shape.finish(),
            values: values.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_snapshot_with_other_fields_is_told_whole() {
        let told = |snapshot: Value, base: &Base| {
            let (text, after) = message(1, "", &snapshot, base).unwrap();
            let told: Value = serde_json::from_str(&text).unwrap();
            (told, after)
        };
        let first = json!({"a": 1, "view": {"b": 2, "c": 3}});
        let (whole, base) = told(first.clone(), &Base::Nothing);
        assert_eq!(whole["snapshot"], first);
        let (same, _) = told(first, &base);
        assert_eq!(same["changes"], json!({}));
        for other in [
            json!({"a": 1, "view": {"b": 2, "d": 3}}),
            json!({"a": 1, "view": {"b": 2}}),
            json!({"a": 1, "b": 2, "view": {"c": 3}}),
        ] {
            let (whole, _) = told(other.clone(), &base);
            assert_eq!(whole["snapshot"], other);
        }
    }
}
