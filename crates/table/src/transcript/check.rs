//! The running check of a transcript: a hash chain with a link for the heading and one for each entry.

use std::fmt::Write;

use serde_json::Value;
use sha2::{Digest, Sha256};

/// Number of hexadecimal digits written for a link.
const DIGITS: usize = 16;

/// The chain up to an entry.
pub(super) struct Chain([u8; 32]);

impl Chain {
    /// The first link: SHA-256 of the heading.
    pub(super) fn new(heading: &Value) -> Chain {
        Chain(Sha256::digest(canonical(heading)).into())
    }

    /// The next link: SHA-256 of the link before and the entry.
    pub(super) fn extend(&mut self, entry: &Value) {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(canonical(entry));
        self.0 = hash.finalize().into();
    }

    /// The link as written in the file.
    pub(super) fn text(&self) -> String {
        let mut text = hex::encode(self.0);
        text.truncate(DIGITS);
        text
    }
}

/// The value as JSON without whitespace and with sorted keys, so that the check survives a program that rewrites a
/// transcript in another layout.
fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(value, &mut text);
    text
}

fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write_canonical(item, text);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort();
            text.push('{');
            for (place, key) in keys.into_iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write_canonical(&Value::from(key.as_str()), text);
                text.push(':');
                write_canonical(&fields[key], text);
            }
            text.push('}');
        }
        // Writing to a string cannot fail.
        _ => drop(write!(text, "{value}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_canonical_form_has_sorted_keys_and_no_blanks() {
        let value = json!({"b": [1, {"y": null, "x": "a\"b"}], "a": true});
        assert_eq!(
            canonical(&value),
            r#"{"a":true,"b":[1,{"x":"a\"b","y":null}]}"#
        );
    }

    #[test]
    fn a_link_depends_on_all_before_it() {
        let link = |heading: i32, entries: &[i32]| {
            let mut chain = Chain::new(&json!(heading));
            entries.iter().for_each(|entry| chain.extend(&json!(entry)));
            chain.text()
        };
        let links = [
            link(1, &[]),
            link(1, &[2]),
            link(1, &[3, 2]),
            link(1, &[2, 3]),
            link(0, &[2]),
        ];
        for (i, a) in links.iter().enumerate() {
            assert!(a.len() == DIGITS && links[..i].iter().all(|b| a != b));
        }
    }
}
