//! Visits the parts of a snapshot in the order of serialisation.

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};

use super::fingerprint::Refused;

/// The objects whose fields are parts of their own: the parent object, the name in it, and the JSON pointer.
const OPENED: [(&str, &str, &str); 3] = [
    ("", "life", "/life"),
    ("", "view", "/view"),
    ("/view", "detail", "/view/detail"),
];

/// Receives each part.
pub(super) trait Visit {
    /// A part: the JSON pointer of its object, its name, and its value.
    fn part<T: Serialize + ?Sized>(
        &mut self,
        within: &'static str,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused>;
}

/// Visits the parts of a snapshot, which must be a struct.
///
/// # Errors
/// When it is no struct, or the visitor refuses a part.
pub(super) fn visit(snapshot: &impl Serialize, visitor: &mut impl Visit) -> Result<(), Refused> {
    snapshot.serialize(Opened {
        within: "",
        visitor,
    })
}

/// An object whose fields are parts.
struct Opened<'v, V> {
    within: &'static str,
    visitor: &'v mut V,
}

impl<V: Visit> SerializeStruct for Opened<'_, V> {
    type Ok = ();
    type Error = Refused;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        let is_here = |(within, its_name, _): &&(&str, &str, &str)| {
            *its_name == name && *within == self.within
        };
        match OPENED.iter().find(is_here) {
            Some((_, _, place)) => value.serialize(Opened {
                within: place,
                visitor: &mut *self.visitor,
            }),
            None => self.visitor.part(self.within, name, value),
        }
    }

    fn end(self) -> Result<(), Refused> {
        Ok(())
    }
}

/// Methods for everything that is no struct.
macro_rules! refuse {
    ($($method:ident($($type:ty),*) -> $answer:ty;)*) => {$(
        fn $method(self, $(_: $type),*) -> Result<$answer, Refused> {
            Err(Refused)
        }
    )*};
}

impl<V: Visit> Serializer for Opened<'_, V> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Impossible<(), Refused>;
    type SerializeTuple = Impossible<(), Refused>;
    type SerializeTupleStruct = Impossible<(), Refused>;
    type SerializeTupleVariant = Impossible<(), Refused>;
    type SerializeMap = Impossible<(), Refused>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Refused>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        value.serialize(self)
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
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Refused> {
        Err(Refused)
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
    use serde_json::{Value, json, to_value};

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

    struct Noted(Vec<(String, Value)>);

    impl Visit for Noted {
        fn part<T: Serialize + ?Sized>(
            &mut self,
            within: &'static str,
            name: &'static str,
            value: &T,
        ) -> Result<(), Refused> {
            self.0
                .push((format!("{within}/{name}"), to_value(value).unwrap()));
            Ok(())
        }
    }

    fn life(x: u8) -> Life {
        Life {
            talk: None,
            view: Inner { x },
        }
    }

    #[test]
    fn the_parts_of_an_object_are_its_fields_and_those_of_the_opened_ones() {
        let mut noted = Noted(Vec::new());
        let whole = Whole {
            first: 1,
            life: life(2),
            view: Some(View {
                detail: Detail::Trick(Box::new(life(3))),
                detail2: 4,
                life: Inner { x: 5 },
                absent: None,
            }),
            detail: life(6),
            last: vec![7],
        };
        visit(&whole, &mut noted).unwrap();
        let wanted = [
            ("/first", json!(1)),
            ("/life/talk", Value::Null),
            ("/life/view", json!({"x": 2})),
            ("/view/detail/talk", Value::Null),
            ("/view/detail/view", json!({"x": 3})),
            ("/view/detail2", json!(4)),
            ("/view/life", json!({"x": 5})),
            ("/detail", json!({"talk": null, "view": {"x": 6}})),
            ("/last", json!([7])),
        ];
        let wanted = wanted.map(|(place, value)| (place.to_owned(), value));
        assert_eq!(noted.0, wanted);
        assert!(visit(&json!([1]), &mut noted).is_err());
    }
}
