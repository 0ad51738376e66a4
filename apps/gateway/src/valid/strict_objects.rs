//! A list is no object. serde takes `["Ada", "Lovelace"]` for a struct, field by field in an
//! order that nobody promised; what is read as [`StrictObjects`] takes objects alone for structs,
//! also deep inside.

use std::fmt;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

/// A value whose structs came as objects.
pub struct StrictObjects<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for StrictObjects<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(Within(deserializer)).map(Self)
    }
}

/// A reader, or a part of one, that hands the rule down to what is inside.
struct Within<T>(T);

/// What makes a struct, and only from an object.
struct Object<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Object<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(Within(map))
    }
}

macro_rules! deserialize {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
            self.0.$method(Within(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Within<D> {
    type Error = D::Error;

    deserialize! {
        deserialize_any deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32
        deserialize_i64 deserialize_i128 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64 deserialize_char
        deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf
        deserialize_option deserialize_unit deserialize_seq deserialize_map
        deserialize_identifier deserialize_ignored_any
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_struct(name, fields, Object(visitor))
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_unit_struct(name, Within(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_newtype_struct(name, Within(visitor))
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_tuple(len, Within(visitor))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_tuple_struct(name, len, Within(visitor))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_enum(name, variants, Within(visitor))
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

macro_rules! visit {
    ($($method:ident($value:ty))*) => {$(
        fn $method<E: Error>(self, value: $value) -> Result<V::Value, E> {
            self.0.$method(value)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Within<V> {
    type Value = V::Value;

    visit! {
        visit_bool(bool) visit_i64(i64) visit_i128(i128) visit_u64(u64) visit_u128(u128)
        visit_f64(f64) visit_str(&str) visit_borrowed_str(&'de str) visit_string(String)
        visit_bytes(&[u8]) visit_borrowed_bytes(&'de [u8]) visit_byte_buf(Vec<u8>)
    }

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, some: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Within(some))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Within(inner))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(Within(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(Within(map))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, choice: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(Within(choice))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Within<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Within(deserializer))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Within<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(Within(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Within<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(seed)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(Within(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Within<A> {
    type Error = A::Error;
    type Variant = Within<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self::Variant), A::Error> {
        let (name, variant) = self.0.variant_seed(seed)?;
        Ok((name, Within(variant)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Within<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(Within(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, Within(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.struct_variant(fields, Object(visitor))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::StrictObjects;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Line {
        id: i64,
        note: Option<String>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Way {
        Post,
        Parcel { weight: f64 },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(transparent)]
    struct Ids(Vec<i64>);

    #[derive(Debug, PartialEq, Deserialize)]
    struct Order {
        lines: Vec<Line>,
        first: Option<Line>,
        ways: Vec<Way>,
        pair: (i64, bool),
        ids: Ids,
    }

    fn read(json: &str) -> Result<Order, serde_json::Error> {
        serde_json::from_str::<StrictObjects<Order>>(json).map(|StrictObjects(order)| order)
    }

    #[test]
    fn objects_are_read_as_ever() {
        let json = r#"{"lines": [{"id": 1}, {"id": 2, "note": "a\nb"}], "first": {"id": -3, "note": null},
            "ways": ["post", {"parcel": {"weight": 1}}], "pair": [4, true], "ids": [5, 6]}"#;
        let plain: Order = serde_json::from_str(json).unwrap();
        assert_eq!(read(json).unwrap(), plain);
        assert!(read(&json.replace("\"note\": null", "\"name\": null")).is_err());
    }

    #[test]
    fn a_list_in_the_place_of_an_object_is_refused_however_deep_it_is() {
        for json in [
            r#"[[], null, [], [4, true], []]"#,
            r#"{"lines": [[1, null]], "first": null, "ways": [], "pair": [4, true], "ids": []}"#,
            r#"{"lines": [], "first": [1, null], "ways": [], "pair": [4, true], "ids": []}"#,
            r#"{"lines": [], "first": null, "ways": [{"parcel": [1]}], "pair": [4, true], "ids": []}"#,
        ] {
            assert!(serde_json::from_str::<Order>(json).is_ok(), "{json}");
            let refused = read(json).unwrap_err().to_string();
            assert!(refused.starts_with("invalid type: sequence"), "{refused}");
        }
    }
}
