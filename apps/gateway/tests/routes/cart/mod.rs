//! The cart over HTTP.

mod lines;
