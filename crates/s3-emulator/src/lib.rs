//! An S3 bucket for this machine: for trying and testing the marketplace without an account at a
//! cloud. It speaks as much of Amazon's protocol as a store of small files asks for: PUT, GET, HEAD,
//! DELETE and a list of all objects, with addresses by path, on loopback. It refuses requests that
//! are not signed with the bucket's access key, but does not recalculate their signatures.
//!
//! It knows nothing of the marketplace except what comes over HTTP. Start it with [`start`].

mod access;
mod error;
mod objects;
mod routes;
mod running;

pub use running::{Running, Settings, start};
