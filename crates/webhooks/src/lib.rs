//! Webhooks: events of a shop or of the whole marketplace, sent to the programs of those who run
//! it, as messages signed according to [Standard Webhooks](https://www.standardwebhooks.com), each
//! retried for more than a day until it is accepted (ADR 34).
//!
//! Triggers record an event as a job of kind [`EVENT`], in the transaction that causes it, and only
//! if an endpoint subscribes to it. The job writes a delivery for each such endpoint ([`fan_out`]);
//! each delivery has jobs of kind [`DELIVERY`], one for each try ([`delivery`]).

pub mod context;
pub mod delivery;
pub mod delivery_log;
mod email;
pub mod endpoint;
pub mod error;
pub mod event;
pub mod fan_out;
pub mod owner;
pub mod secret;
pub mod stopped;

pub use context::Context;
pub use error::Error;
pub use event::Event;
pub use owner::Owner;

/// The kind of the job that something happened; written by the migrations' triggers.
pub const EVENT: &str = "webhook event";
/// The kind of the job that tries a delivery.
pub const DELIVERY: &str = "webhook delivery";
/// The kind of the job that clears up after an endpoint that was paused or deleted.
pub const STOPPED: &str = "webhook endpoint stopped";
