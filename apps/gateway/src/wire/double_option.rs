//! A field that may be left out, and may be `null`, which says something else.

use serde::{Deserialize, Deserializer};

/// Tells `null` from left out, together with `#[serde(default)]`.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    value: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(value).map(Some)
}
