//! Pictures: checked, re-encoded, stored under names that say what is in them, served.
//!
//! Nothing that was uploaded is ever served as it came: [`image::render`] decodes it and
//! encodes it anew, which leaves metadata and hidden payloads behind. [`Store`] keeps the
//! result under a hash of its content, so that an address never changes its meaning and
//! may be cached for ever.

pub mod error;
pub mod image;
pub mod name;
pub mod store;

pub use error::Error;
pub use name::{Format, Name};
pub use store::{Picture, Store};
