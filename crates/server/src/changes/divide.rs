//! A snapshot as text that knows where its parts are. They are noted while it is written: to read the text again would
//! take longer than to write it.

use std::cell::RefCell;
use std::io::{self, Write};
use std::ops::Range;
use std::rc::Rc;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

/// The objects whose fields are parts by themselves, as JSON pointers; the first is the snapshot.
const OPENED: [&str; 4] = ["", "/life", "/view", "/view/detail"];

/// A text and where its parts are.
#[derive(Default)]
pub(super) struct Divided {
    text: String,
    parts: Vec<Part>,
}

/// A field: the object it is in, its name, and its value.
struct Part {
    within: &'static str,
    name: Range<usize>,
    value: Range<usize>,
}

impl Divided {
    /// Writes a value. `None` if it cannot be written as JSON.
    pub(super) fn new(value: &impl Serialize) -> Option<Divided> {
        let writing = Rc::new(RefCell::new(Writing::default()));
        let mut serializer =
            Serializer::with_formatter(Shared(Rc::clone(&writing)), Shared(Rc::clone(&writing)));
        value.serialize(&mut serializer).ok()?;
        let Writing { text, parts, .. } = writing.take();
        Some(Divided {
            text: String::from_utf8(text).ok()?,
            parts,
        })
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Each part: the pointer to the object it is in, its name, and its value.
    pub(super) fn parts(&self) -> impl ExactSizeIterator<Item = (&'static str, &str, &str)> {
        self.parts.iter().map(|part| {
            let text = |range: &Range<usize>| self.text.get(range.clone()).unwrap_or_default();
            (part.within, text(&part.name), text(&part.value))
        })
    }
}

/// A text that is being written.
#[derive(Default)]
struct Writing {
    text: Vec<u8>,
    parts: Vec<Part>,
    /// The objects of [`OPENED`] around the place where it is written.
    opened: Vec<&'static str>,
    /// How many other objects and lists are around that place.
    closed: usize,
    /// The newest field of the innermost opened object.
    name: Range<usize>,
    value: usize,
    /// Whether the newest value was an opened object.
    was_opened: bool,
}

impl Writing {
    fn begin_object(&mut self) {
        let place = match self.closed {
            0 => self.place(),
            _ => None,
        };
        match place {
            Some(place) => self.opened.push(place),
            None => self.closed += 1,
        }
    }

    /// Which of [`OPENED`] an object is that begins here.
    fn place(&self) -> Option<&'static str> {
        let Some(within) = self.opened.last() else {
            return OPENED.first().copied();
        };
        let name = self.text.get(self.name.clone())?;
        let is_here = |place: &&&str| {
            let rest = place.strip_prefix(within);
            rest.and_then(|rest| rest.strip_prefix('/'))
                .map(str::as_bytes)
                == Some(name)
        };
        OPENED.iter().find(is_here).copied()
    }

    fn end_object(&mut self) {
        if self.closed > 0 {
            self.closed -= 1;
        } else {
            self.opened.pop();
            self.was_opened = true;
        }
    }

    fn end_value(&mut self) {
        if self.closed > 0 || std::mem::take(&mut self.was_opened) {
            return;
        }
        if let Some(within) = self.opened.last() {
            self.parts.push(Part {
                within,
                name: self.name.clone(),
                value: self.value..self.text.len(),
            });
        }
    }
}

/// What a serializer writes to, and what tells where it is.
struct Shared(Rc<RefCell<Writing>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Formatter for Shared {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.borrow_mut().begin_object();
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.borrow_mut().end_object();
        writer.write_all(b"}")
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.borrow_mut().closed += 1;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.borrow_mut().closed -= 1;
        writer.write_all(b"]")
    }

    fn begin_object_key<W>(&mut self, writer: &mut W, first: bool) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        if !first {
            writer.write_all(b",")?;
        }
        let mut writing = self.0.borrow_mut();
        if writing.closed == 0 {
            // After the quotation mark that comes now.
            writing.name.start = writing.text.len() + 1;
        }
        Ok(())
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        let mut writing = self.0.borrow_mut();
        if writing.closed == 0 {
            writing.name.end = writing.text.len() - 1;
        }
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        let mut writing = self.0.borrow_mut();
        if writing.closed == 0 {
            writing.value = writing.text.len();
        }
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.0.borrow_mut().end_value();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn the_parts_of_an_object_are_its_fields_and_those_of_the_opened_ones() {
        let value = json!({
            "a\"b": "},{",
            "life": {"talk": [{"view": {"x": 1}}], "empty": {}},
            "view": {"detail": {"lead": null, "life": {"y": 2}}, "detail2": 3, "life": [[], {}]},
            "detail": {"z": 4},
            "last": [1],
        });
        let divided = Divided::new(&value).unwrap();
        assert_eq!(divided.text(), value.to_string());
        let mut parts: Vec<(String, Value)> = Vec::new();
        for (within, name, value) in divided.parts() {
            parts.push((
                format!("{within}/{name}"),
                serde_json::from_str(value).unwrap(),
            ));
        }
        let wanted = [
            ("/a\\\"b", json!("},{")),
            ("/life/talk", json!([{"view": {"x": 1}}])),
            ("/life/empty", json!({})),
            ("/view/detail/lead", Value::Null),
            ("/view/detail/life", json!({"y": 2})),
            ("/view/detail2", json!(3)),
            ("/view/life", json!([[], {}])),
            ("/detail", json!({"z": 4})),
            ("/last", json!([1])),
        ];
        assert_eq!(
            parts,
            wanted.map(|(place, value)| (place.to_owned(), value))
        );
    }
}
