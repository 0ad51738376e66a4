//! Pictures: validated, re-encoded, stored under names derived from their content, and served.
//!
//! An upload is never served as it came: [`image::render`] decodes it and re-encodes it in several
//! widths, which drops metadata and hidden payloads. [`Store`] saves the result under a hash of its
//! content, so that the content behind an address never changes and may be cached forever.
//!
//! Everything is WebP, lossy with transparency. Every browser that runs the storefront's code
//! supports it, so a JPEG fallback would double the number of files for nobody; AVIF would save
//! another fifth of the bytes but takes ten times the work, and the uploader waits for it.

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
