//! The cart over HTTP.

mod batch;
mod changes;
mod lines;
mod saved;
