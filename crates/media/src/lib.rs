//! Pictures: checked, re-encoded, stored under names that say what is in them, served.
//!
//! Nothing that was uploaded is ever served as it came: [`image::render`] decodes it and
//! encodes it anew in several widths, which leaves metadata and hidden payloads behind.
//! [`Store`] keeps the result under a hash of its content, so that an address never changes
//! its meaning and may be cached for ever.
//!
//! Everything is WebP, lossy and with its transparency. Each browser that the storefront's own
//! code runs in reads it, so a fallback in JPEG would double the files for nobody; AVIF would
//! save another fifth of the bytes but takes ten times the work, and what is uploaded is waited
//! for.

pub mod error;
pub mod image;
pub mod location;
pub mod name;
pub mod picture;
pub mod store;

pub use error::Error;
pub use location::Location;
pub use name::{Format, Name};
pub use picture::{Picture, renditions, srcset};
pub use store::Store;
