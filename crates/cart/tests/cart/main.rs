//! The cart against a real database, without HTTP.

#![cfg(test)]

mod batch;
mod changes;
mod checkout;
mod coupons;
mod lines;
mod saved;
mod support;
