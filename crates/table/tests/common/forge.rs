//! An attacker who alters a transcript and recomputes its checks, as `docs/transcripts.md` describes them.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Makes every check valid; `None` if this is not in the form of a transcript.
pub fn forge(value: &mut Value) -> Option<()> {
    let mut heading = value.clone();
    for name in ["check", "entries", "outcome"] {
        heading.as_object_mut()?.remove(name);
    }
    let mut link = Sha256::digest(sorted(&heading).to_string());
    value["check"] = json!(hex::encode(link)[..16]);
    for entry in value.get_mut("entries")?.as_array_mut()? {
        entry.as_object_mut()?.remove("check");
        let mut hash = Sha256::new();
        hash.update(link);
        hash.update(sorted(entry).to_string());
        link = hash.finalize();
        entry["check"] = json!(hex::encode(link)[..16]);
    }
    Some(())
}

/// The JSON with sorted keys, as some programs write it.
pub fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(sorted).collect(),
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let fields = fields
                .into_iter()
                .map(|(name, value)| (name.clone(), sorted(value)));
            Value::Object(fields.collect())
        }
        other => other.clone(),
    }
}
