//! The cart over HTTP.

mod batch;
mod changes;
mod coupon_office;
mod lines;
mod saved;
