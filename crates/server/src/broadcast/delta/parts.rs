//! Walks the parts of a snapshot in the order of serialisation.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeStruct, Serializer};
use serde_json::{Error, Result};

use super::Changes;

/// The objects whose fields are parts of their own: the parent object, the name in it, and the JSON pointer.
const OPENED: [(&str, &str, &str); 3] = [
    ("", "life", "/life"),
    ("", "view", "/view"),
    ("/view", "detail", "/view/detail"),
];

/// An object whose fields are parts. It must be a struct.
pub(super) struct Opened<'c, 't> {
    within: &'static str,
    changes: &'c mut Changes<'t>,
}

impl<'c, 't> Opened<'c, 't> {
    /// The snapshot itself.
    pub(super) fn new(changes: &'c mut Changes<'t>) -> Opened<'c, 't> {
        Opened {
            within: "",
            changes,
        }
    }
}

impl SerializeStruct for Opened<'_, '_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<()> {
        let is_here = |(within, its_name, _): &&(&str, &str, &str)| {
            *its_name == name && *within == self.within
        };
        match OPENED.iter().find(is_here) {
            Some((_, _, within)) => value.serialize(Opened {
                within,
                changes: &mut *self.changes,
            }),
            None => self.changes.part(self.within, name, value),
        }
    }

    fn end(self) -> Result<()> {
        Ok(())
    }
}

/// Methods for everything that is no struct.
macro_rules! refuse {
    ($($method:ident($($type:ty),*) -> $answer:ty;)*) => {$(
        fn $method(self, $(_: $type),*) -> Result<$answer> {
            Err(Error::custom("no struct"))
        }
    )*};
}

impl Serializer for Opened<'_, '_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Impossible<(), Error>;
    type SerializeTuple = Impossible<(), Error>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Impossible<(), Error>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Error>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<()> {
        Err(Error::custom("no struct"))
    }

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::{Baseline, message};
    use super::*;

    #[derive(Serialize)]
    struct Whole {
        first: u8,
        life: Life,
        view: Option<View>,
        detail: Life,
        last: Vec<u8>,
    }

    #[derive(Serialize)]
    struct Life {
        talk: Option<u8>,
        view: Inner,
    }

    #[derive(Serialize)]
    struct Inner {
        x: u8,
    }

    #[derive(Serialize)]
    struct View {
        detail: Detail,
        detail2: u8,
        life: Inner,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
    }

    #[derive(Serialize)]
    #[serde(untagged)]
    enum Detail {
        Trick(Box<Life>),
    }

    fn life(x: u8) -> Life {
        Life {
            talk: Some(x),
            view: Inner { x },
        }
    }

    fn whole(x: u8) -> Whole {
        Whole {
            first: x,
            life: life(x),
            view: Some(View {
                detail: Detail::Trick(Box::new(life(x))),
                detail2: x,
                life: Inner { x },
                absent: None,
            }),
            detail: life(x),
            last: vec![x],
        }
    }

    #[test]
    fn the_parts_are_the_fields_of_the_snapshot_and_of_the_opened_objects() {
        let (_, base) = message(1, "", &whole(1), &Baseline::Nothing).unwrap();
        let (text, _) = message(1, "", &whole(2), &base).unwrap();
        let delta: Value = serde_json::from_str(&text).unwrap();
        let life = json!({"talk": 2, "view": {"x": 2}});
        let parts = json!({
            "/first": 2,
            "/life/talk": 2,
            "/life/view": {"x": 2},
            "/view/detail/talk": 2,
            "/view/detail/view": {"x": 2},
            "/view/detail2": 2,
            "/view/life": {"x": 2},
            "/detail": life,
            "/last": [2],
        });
        assert_eq!(delta["changes"].to_string(), parts.to_string());
        assert!(message(1, "", &json!([1]), &base).is_none());
    }
}
