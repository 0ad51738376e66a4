//! What happens in a shop or on the whole marketplace, told to programs of those who run it: signed
//! messages after [Standard Webhooks](https://www.standardwebhooks.com), each for as long as a day until
//! it was taken (ADR 34).
//!
//! Triggers note what happens as a job of kind [`EVENT`], in the transaction that does it and only if
//! somebody wants to hear of it. The job writes a delivery for each endpoint that does ([`spread`]); each
//! delivery has jobs of kind [`DELIVERY`], one for each try ([`courier`]).

pub mod context;
pub mod courier;
pub mod endpoint;
pub mod error;
pub mod event;
mod letter;
pub mod log;
pub mod office;
pub mod secret;
pub mod spread;

pub use context::Context;
pub use error::Error;
pub use event::Event;
pub use office::Office;

/// The kind of the job that something happened; written by the migrations' triggers.
pub const EVENT: &str = "webhook event";
/// The kind of the job that tries a delivery.
pub const DELIVERY: &str = "webhook delivery";
