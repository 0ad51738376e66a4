//! Lists that PostgreSQL aggregates as JSON text, so that one statement fetches a whole page.

use diesel::result::Error as Diesel;
use serde::de::DeserializeOwned;

use crate::Error;

/// Reads what one of our own statements built; anything unexpected is a fault of ours.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Diesel::DeserializationError(error.into()).into())
}

/// What of ours cannot be written as JSON is a fault of ours.
pub fn unwritable(error: serde_json::Error) -> Error {
    Diesel::SerializationError(error.into()).into()
}

/// Reads a value that one of our own statements answered.
pub fn value<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, Error> {
    serde_json::from_value(value).map_err(|error| Diesel::DeserializationError(error.into()).into())
}

/// What is to be stored as JSON.
pub fn written(value: &impl serde::Serialize) -> Result<serde_json::Value, Error> {
    serde_json::to_value(value).map_err(unwritable)
}
