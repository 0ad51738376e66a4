//! Access to PostgreSQL: one pool, reads from replicas beside it, one kind of transaction,
//! migrations, change notifications, and the idempotency keys that make a repeated request
//! harmless.
//!
//! A domain function opens a transaction with [`transaction`], or [`transaction_of_shop`] when a
//! seller acts; a function that must run inside one takes `&mut Tx`, which only these two can
//! create.

mod clock;
mod connection;
mod connection_health;
mod crash;
mod deletion;
pub mod error;
pub mod idempotency;
pub mod listen;
pub mod migrate;
pub mod notifier;
pub mod pool;
pub mod prepared;
pub mod reads;
#[rustfmt::skip]
pub mod schema;
pub mod schema_printer;
pub mod server;
#[cfg(feature = "testing")]
pub mod testing;
pub mod tx;
mod watched_stream;

pub use clock::now;
pub use crash::crash_point;
pub use deletion::delete_in_steps;
pub use error::{Error, constraint_of};
pub use notifier::{ListenEvent, Notifier};
pub use pool::{Conn, Pool, PoolSettings};
pub use prepared::prepared;
pub use reads::Reads;
pub use tx::{
    Tx, Wall, transaction, transaction_of_one_moment, transaction_of_shop, transaction_unflushed,
    transaction_with_custom_plans,
};
