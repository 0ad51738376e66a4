//! Lists that PostgreSQL put together as JSON text, so that one statement fetches a whole
//! page.

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
