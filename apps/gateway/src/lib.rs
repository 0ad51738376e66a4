//! The gateway: HTTP in, domain calls behind it.
//!
//! [`app::api`] is the route table that serves and documents; [`run`] is the whole server as
//! `gateway serve` and the demo start it.

pub mod admin;
pub mod app;
pub mod background_jobs;
pub mod cache;
pub mod caller;
pub mod check;
pub mod client_device;
pub mod client_ip;
pub mod config;
mod counters;
pub mod csv;
pub mod form;
pub mod frontend;
pub mod html;
pub mod idempotency;
pub mod language;
pub mod log;
pub mod markdown;
mod methods;
pub mod middleware;
pub mod openapi;
pub mod privacy;
pub mod problem;
mod quality_values;
pub mod query;
pub mod routes;
pub mod scopes;
pub mod search_index;
pub mod serve;
pub mod state;
pub mod valid;
pub mod wire;

pub use config::Config;
pub use serve::{Running, run, start, start_on};
