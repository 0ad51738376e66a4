//! The cart over HTTP.

mod batch;
mod lines;
