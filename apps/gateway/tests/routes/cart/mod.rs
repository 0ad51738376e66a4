//! The cart over HTTP.

mod admin_coupons;
mod batch;
mod changes;
mod lines;
mod saved;
