//! The fingerprint of a value: 64 bits that are others when the value is another. It is made of the value as it is
//! written, without writing it: most of a snapshot is what it was, and is not sent.

use std::fmt::{self, Display};
use std::hash::{BuildHasher, Hasher};
use std::sync::LazyLock;

use foldhash::quality::{FoldHasher, RandomState};
use serde::{Serialize, Serializer, ser};

/// Nobody outside can know which values have the same fingerprint.
static SECRET: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// A hasher for fingerprints, which are compared within this process alone.
pub(super) fn hasher() -> FoldHasher<'static> {
    SECRET.build_hasher()
}

/// The fingerprint of a value; `None` if the value refuses to be written, which those of snapshots do not.
///
/// A value that knows how to be short where nobody reads it ([`Serializer::is_human_readable`]) is asked to be.
pub(super) fn fingerprint<T: Serialize + ?Sized>(value: &T) -> Option<u64> {
    let mut hasher = hasher();
    value.serialize(Print(&mut hasher)).ok()?;
    Some(hasher.finish())
}

/// Takes in a value. Whatever follows a kind of value is of a length that it says, so that two values that are written
/// differently are taken in differently.
struct Print<'h>(&'h mut FoldHasher<'static>);

/// A value refused to be written.
#[derive(Debug)]
pub(super) struct Refused;

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value cannot be written")
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<T: Display>(_: T) -> Refused {
        Refused
    }
}

/// What kind of value comes.
#[derive(Clone, Copy)]
enum Kind {
    Null,
    False,
    True,
    Unsigned,
    Signed,
    Real,
    Text,
    Bytes,
    List,
    Fields,
    Variant,
    More,
    End,
}

impl<'h> Print<'h> {
    fn kind(self, kind: Kind) -> Print<'h> {
        self.0.write_u8(kind as u8);
        self
    }

    fn number(self, kind: Kind, number: u64) -> Result<(), Refused> {
        self.0.write_u8(kind as u8);
        self.0.write_u64(number);
        Ok(())
    }

    fn bytes(self, kind: Kind, bytes: &[u8]) -> Result<(), Refused> {
        self.0.write_u8(kind as u8);
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }

    fn variant(self, index: u32) -> Print<'h> {
        self.0.write_u8(Kind::Variant as u8);
        self.0.write_u32(index);
        self
    }
}

/// Methods that take in a number of that type.
macro_rules! numbers {
    ($($method:ident $type:ty, $kind:ident, |$value:ident| $as:expr;)*) => {$(
        fn $method(self, $value: $type) -> Result<(), Refused> {
            self.number(Kind::$kind, $as)
        }
    )*};
}

impl<'h> Serializer for Print<'h> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Print<'h>;
    type SerializeTuple = Print<'h>;
    type SerializeTupleStruct = Print<'h>;
    type SerializeTupleVariant = Print<'h>;
    type SerializeMap = Print<'h>;
    type SerializeStruct = Print<'h>;
    type SerializeStructVariant = Print<'h>;

    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        serialize_i8 i8, Signed, |value| value as u64;
        serialize_i16 i16, Signed, |value| value as u64;
        serialize_i32 i32, Signed, |value| value as u64;
        serialize_i64 i64, Signed, |value| value as u64;
        serialize_u8 u8, Unsigned, |value| value.into();
        serialize_u16 u16, Unsigned, |value| value.into();
        serialize_u32 u32, Unsigned, |value| value.into();
        serialize_u64 u64, Unsigned, |value| value;
        serialize_f32 f32, Real, |value| value.to_bits().into();
        serialize_f64 f64, Real, |value| value.to_bits();
    }

    fn serialize_bool(self, value: bool) -> Result<(), Refused> {
        self.kind(if value { Kind::True } else { Kind::False });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Refused> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<(), Refused> {
        self.bytes(Kind::Text, value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Refused> {
        self.bytes(Kind::Bytes, value)
    }

    fn serialize_none(self) -> Result<(), Refused> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refused> {
        self.kind(Kind::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<(), Refused> {
        self.variant(index);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        value.serialize(self.variant(index))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Print<'h>, Refused> {
        Ok(self.kind(Kind::List))
    }

    fn serialize_tuple(self, _: usize) -> Result<Print<'h>, Refused> {
        Ok(self.kind(Kind::List))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Print<'h>, Refused> {
        Ok(self.kind(Kind::List))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Print<'h>, Refused> {
        Ok(self.variant(index).kind(Kind::List))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Print<'h>, Refused> {
        Ok(self.kind(Kind::Fields))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Print<'h>, Refused> {
        Ok(self.kind(Kind::Fields))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Print<'h>, Refused> {
        Ok(self.variant(index).kind(Kind::Fields))
    }
}

/// Lists of values, which are taken in one after the other until the end.
macro_rules! lists {
    ($($trait:ident $method:ident;)*) => {$(
        impl ser::$trait for Print<'_> {
            type Ok = ();
            type Error = Refused;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
                self.0.write_u8(Kind::More as u8);
                value.serialize(Print(self.0))
            }

            fn end(self) -> Result<(), Refused> {
                self.kind(Kind::End);
                Ok(())
            }
        }
    )*};
}

lists! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

/// Values with names.
macro_rules! fields {
    ($($trait:ident)*) => {$(
        impl ser::$trait for Print<'_> {
            type Ok = ();
            type Error = Refused;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Refused> {
                Print(self.0).bytes(Kind::More, name.as_bytes())?;
                value.serialize(Print(self.0))
            }

            fn end(self) -> Result<(), Refused> {
                self.kind(Kind::End);
                Ok(())
            }
        }
    )*};
}

fields! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Print<'_> {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refused> {
        self.0.write_u8(Kind::More as u8);
        key.serialize(Print(self.0))
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        value.serialize(Print(self.0))
    }

    fn end(self) -> Result<(), Refused> {
        self.kind(Kind::End);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use serde_json::{Value, json};

    use super::*;

    /// A value that is short where nobody reads it.
    struct Short(&'static str);

    impl Serialize for Short {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match serializer.is_human_readable() {
                true => serializer.serialize_str(self.0),
                false => serializer.serialize_u64(self.0.len() as u64),
            }
        }
    }

    #[test]
    fn what_is_written_differently_has_another_fingerprint() {
        let values = [
            json!(null),
            json!(false),
            json!(true),
            json!(0),
            json!(1),
            json!(-1),
            json!(1.0),
            json!(""),
            json!("1"),
            json!("a"),
            json!([]),
            json!([[]]),
            json!([[], []]),
            json!([[[]]]),
            json!({}),
            json!({"a": {}}),
            json!({"a": null}),
            json!({"b": null}),
            json!({"a": null, "b": null}),
            json!([1, 2]),
            json!([[1], 2]),
            json!([[1, 2]]),
            json!([1, [2]]),
            json!(["a", "b"]),
            json!(["ab"]),
            json!(["ab", ""]),
            json!(["", "ab"]),
            json!({"a": "b"}),
            json!(["a", "b", "c", "d"]),
            json!({"a": "b", "c": "d"}),
            json!({"a": {"b": 1}, "c": 2}),
            json!({"a": {"b": 1, "c": 2}}),
        ];
        let prints: HashSet<u64> = values
            .iter()
            .map(|value| fingerprint(value).unwrap())
            .collect();
        assert_eq!(prints.len(), values.len());
        let again: HashSet<u64> = values
            .iter()
            .map(|value| fingerprint(value).unwrap())
            .collect();
        assert_eq!(prints, again);
    }

    #[test]
    fn typed_values_differ_as_their_texts_do() {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Held {
            Cards(Vec<&'static str>),
            Count(usize),
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
        enum Named {
            Text { text: u8 },
            Sign { sign: u8 },
        }
        let named = [Named::Text { text: 1 }, Named::Sign { sign: 1 }];
        let [one, other] = named.map(|named| fingerprint(&named).unwrap());
        assert_ne!(one, other, "names count");
        #[derive(Serialize)]
        struct All {
            held: Held,
            stage: Stage,
            seat: Option<u8>,
            letter: char,
        }
        let with = |held, stage, seat, letter| All {
            held,
            stage,
            seat,
            letter,
        };
        let values = [
            with(Held::Count(1), Stage::Waiting, None, 'a'),
            with(Held::Count(2), Stage::Waiting, None, 'a'),
            with(Held::Cards(vec!["QS"]), Stage::Waiting, None, 'a'),
            with(Held::Cards(vec![]), Stage::Waiting, None, 'a'),
            with(Held::Count(1), Stage::Over, None, 'a'),
            with(Held::Count(1), Stage::Said(""), None, 'a'),
            with(Held::Count(1), Stage::Said("x"), None, 'a'),
            with(Held::Count(1), Stage::Moved { from: 0 }, None, 'a'),
            with(Held::Count(1), Stage::Moved { from: 1 }, None, 'a'),
            with(Held::Count(1), Stage::Two(0, 1), None, 'a'),
            with(Held::Count(1), Stage::Two(1, 0), None, 'a'),
            with(Held::Count(1), Stage::Waiting, Some(0), 'a'),
            with(Held::Count(1), Stage::Waiting, Some(1), 'a'),
            with(Held::Count(1), Stage::Waiting, None, 'b'),
        ];
        let mut prints = HashSet::new();
        let mut texts = HashSet::new();
        for value in &values {
            prints.insert(fingerprint(value).unwrap());
            texts.insert(serde_json::to_string(value).unwrap());
        }
        assert_eq!((prints.len(), texts.len()), (values.len(), values.len()));
    }

    #[test]
    fn a_value_may_be_short() {
        let same = |one: &'static str, other: &'static str| {
            fingerprint(&Short(one)).unwrap() == fingerprint(&Short(other)).unwrap()
        };
        assert!(same("ab", "ba") && !same("ab", "abc"));
        let text: Value = serde_json::to_value(Short("ab")).unwrap();
        assert_eq!(text, "ab");
    }
}
