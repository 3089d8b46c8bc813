//! A request: a line of input, split into its fields.

use std::collections::BTreeMap;

use moonshot_rules::Seat;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::failure::Failure;

/// Maximum length of a line in bytes, without its line feed.
pub const MAX_LINE: usize = 1 << 20;

/// The fields of a request that have not been taken yet.
///
/// Each stays in its source form until it is taken, so an `id` of any size or depth is returned unchanged.
pub(crate) struct Request<'a> {
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> Request<'a> {
    /// Parses a line.
    pub(crate) fn read(line: &'a [u8]) -> Result<Request<'a>, Failure> {
        if line.len() > MAX_LINE {
            return Err(Failure::bad_json("The line is longer than 1 MiB."));
        }
        let text = std::str::from_utf8(line)
            .map_err(|_| Failure::bad_json("The line is not UTF-8 text."))?;
        match serde_json::from_str(text) {
            Ok(fields) => Ok(Request { fields }),
            Err(error) => Err(match serde_json::from_str::<IgnoredAny>(text) {
                Ok(_) => Failure::bad_request("A request is a JSON object."),
                Err(_) => Failure::bad_json(format!("The line is not JSON: {error}.")),
            }),
        }
    }

    /// Takes the `id`, on one line; `null` if there is none.
    pub(crate) fn take_id(&mut self) -> String {
        self.fields
            .remove("id")
            .map_or_else(|| "null".to_owned(), |id| without_blanks(id.get()))
    }

    /// Takes a required field.
    fn required(&mut self, name: &str) -> Result<&'a RawValue, Failure> {
        self.fields
            .remove(name)
            .ok_or_else(|| Failure::bad_request(format!("The field “{name}” is missing.")))
    }

    /// Takes a required string.
    pub(crate) fn text(&mut self, name: &str) -> Result<String, Failure> {
        text(name, self.required(name)?)
    }

    /// Takes an optional string.
    pub(crate) fn optional_text(&mut self, name: &str) -> Result<Option<String>, Failure> {
        self.fields
            .remove(name)
            .map(|raw| text(name, raw))
            .transpose()
    }

    /// Takes a required integer; a value out of the type's range is clamped.
    pub(crate) fn integer(&mut self, name: &str) -> Result<i64, Failure> {
        integer(name, self.required(name)?)
    }

    /// Takes an optional integer.
    pub(crate) fn optional_integer(&mut self, name: &str) -> Result<Option<i64>, Failure> {
        self.fields
            .remove(name)
            .map(|raw| integer(name, raw))
            .transpose()
    }

    /// Takes an optional non-negative integer.
    pub(crate) fn optional_count(&mut self, name: &str) -> Result<Option<u64>, Failure> {
        let Some(number) = self.optional_integer(name)? else {
            return Ok(None);
        };
        match u64::try_from(number) {
            Ok(count) => Ok(Some(count)),
            Err(_) => Err(Failure::bad_request(format!(
                "“{name}” must not be negative."
            ))),
        }
    }

    /// Takes a required seat of a table of `seats`.
    pub(crate) fn seat(&mut self, seats: usize) -> Result<Seat, Failure> {
        seat(self.required("seat")?, seats)
    }

    /// Takes an optional seat.
    pub(crate) fn optional_seat(&mut self, seats: usize) -> Result<Option<Seat>, Failure> {
        self.fields
            .remove("seat")
            .map(|raw| seat(raw, seats))
            .transpose()
    }

    /// Takes a required seat or null.
    pub(crate) fn seat_or_null(&mut self, seats: usize) -> Result<Option<Seat>, Failure> {
        let raw = self.required("seat")?;
        if raw.get() == "null" {
            Ok(None)
        } else {
            seat(raw, seats).map(Some)
        }
    }

    /// Takes the `options`: an object, empty if absent.
    pub(crate) fn options(&mut self) -> Result<Map<String, Value>, Failure> {
        let Some(raw) = self.fields.remove("options") else {
            return Ok(Map::new());
        };
        if !raw.get().starts_with('{') {
            return Err(Failure::bad_request("“options” must be an object."));
        }
        // An object that is JSON but not representable: a number out of range, or nested too deep.
        serde_json::from_str(raw.get()).map_err(|error| Failure {
            code: "bad-option",
            message: format!("No option has such a value: {error}."),
        })
    }

    /// Takes the optional `seed`: 64 hexadecimal digits.
    pub(crate) fn seed(&mut self) -> Result<Option<[u8; 32]>, Failure> {
        let Some(text) = self.optional_text("seed")? else {
            return Ok(None);
        };
        let mut seed = [0; 32];
        hex::decode_to_slice(text, &mut seed)
            .map_err(|_| Failure::bad_request("“seed” must be 64 hexadecimal digits."))?;
        Ok(Some(seed))
    }

    /// Takes an optional value in its source form.
    pub(crate) fn optional_raw(&mut self, name: &str) -> Option<&'a str> {
        self.fields.remove(name).map(RawValue::get)
    }

    /// Takes a required value in its source form.
    pub(crate) fn raw(&mut self, name: &str) -> Result<&'a str, Failure> {
        self.required(name).map(RawValue::get)
    }

    /// Returns an error if fields are left that the request does not have.
    pub(crate) fn nothing_else(self) -> Result<(), Failure> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(name) => Err(Failure::bad_request(format!(
                "The request has no field “{name}”."
            ))),
        }
    }
}

fn text(name: &str, raw: &RawValue) -> Result<String, Failure> {
    serde_json::from_str(raw.get())
        .map_err(|_| Failure::bad_request(format!("“{name}” must be a text.")))
}

fn integer(name: &str, raw: &RawValue) -> Result<i64, Failure> {
    let digits = raw.get();
    let (negative, digits) = match digits.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, digits),
    };
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Failure::bad_request(format!(
            "“{name}” must be a whole number."
        )));
    }
    let size = digits.parse().unwrap_or(i64::MAX);
    Ok(if negative { -size } else { size })
}

fn seat(raw: &RawValue, seats: usize) -> Result<Seat, Failure> {
    usize::try_from(integer("seat", raw)?)
        .ok()
        .filter(|number| *number < seats)
        .and_then(Seat::new)
        .ok_or_else(|| {
            let last = seats.saturating_sub(1);
            Failure::bad_request(format!("“seat” must be a number from 0 to {last}."))
        })
}

/// The JSON without whitespace between its tokens.
fn without_blanks(json: &str) -> String {
    let mut in_text = false;
    let mut escaped = false;
    json.chars()
        .filter(|&letter| {
            if in_text {
                in_text = escaped || letter != '"';
                escaped = !escaped && letter == '\\';
                true
            } else {
                in_text = letter == '"';
                !letter.is_ascii_whitespace()
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_goes_back_as_it_came() {
        for (sent, back) in [
            (r#"{"id":1e400}"#, "1e400"),
            (
                r#"{"id": { "a" : [ 1 , "b \" c" ] } }"#,
                r#"{"a":[1,"b \" c"]}"#,
            ),
            ("{\"id\":[1,\r 2]}", "[1,2]"),
            (r#"{"id":"\\"}"#, r#""\\""#),
            (r#"{"id":"\ud800"}"#, r#""\ud800""#),
            ("{}", "null"),
        ] {
            assert_eq!(Request::read(sent.as_bytes()).unwrap().take_id(), back);
        }
    }

    #[test]
    fn only_whole_numbers_are_integers() {
        let read = |json: &str| {
            let line = format!("{{\"n\":{json}}}");
            Request::read(line.as_bytes()).unwrap().integer("n").ok()
        };
        assert_eq!(read("3"), Some(3));
        assert_eq!(read("-7"), Some(-7));
        assert_eq!(read("99999999999999999999999"), Some(i64::MAX));
        for wrong in ["3.0", "3e0", "\"3\"", "null", "true", "[3]", "{}"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_is_no_object_is_told_from_what_is_no_json() {
        let code = |line: &[u8]| Request::read(line).err().map(|failure| failure.code);
        for line in ["[]", "3", "null", "\"do\"", &"[".repeat(5000).to_owned()] {
            let open = line.starts_with("[[");
            let line = if open {
                format!("{line}{}", "]".repeat(5000))
            } else {
                line.to_owned()
            };
            assert_eq!(code(line.as_bytes()), Some("bad-request"));
        }
        for line in ["", "{", "do", "{\"a\":}", "{} {}", "[[[[", "NaN", "{'a':1}"] {
            assert_eq!(code(line.as_bytes()), Some("bad-json"), "{line}");
        }
        assert_eq!(code(b"{\"id\":\"\xff\"}"), Some("bad-json"));
        assert_eq!(code(&[b' '; MAX_LINE + 1]), Some("bad-json"));
    }
}
