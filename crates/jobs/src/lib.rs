//! Background work that is never forgotten. Whoever changes something and must tell the
//! outside world about it [`enqueue`]s a job in the same transaction (an outbox): the job
//! exists if and only if the change does. A [`Worker`] picks jobs up, tries again when they
//! fail, and parks what keeps failing so that a person can look at it.
//!
//! A job may run more than once (a worker can die after the work and before noting it), so
//! handlers are written to bear a repetition; it never runs twice at the same time.

pub mod error;
mod lease;
pub mod look;
pub mod queue;
mod run;
pub mod timer;
pub mod worker;

pub use error::JobError;
pub use look::parked;
pub use queue::{NewJob, enqueue, settle};
pub use worker::Worker;
