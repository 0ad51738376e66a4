//! What only sellers do: opening a shop.

pub mod error;
pub mod registration;

pub use error::Error;
