//! Background jobs that are never lost. Code that changes something and must notify the outside
//! world [`enqueue`]s a job in the same transaction (an outbox): the job exists if and only if the
//! change does. A [`Worker`] picks up jobs, retries those that fail, and parks those that keep
//! failing so that a person can look at them.
//!
//! A job may run more than once (a worker can die after the work and before recording it), so
//! handlers must be idempotent; it never runs twice at the same time.

pub mod error;
mod lease;
pub mod queue;
pub mod queue_status;
mod run;
pub mod timer;
pub mod worker;

pub use error::JobError;
pub use queue::{NewJob, enqueue, settle};
pub use queue_status::parked;
pub use worker::Worker;
