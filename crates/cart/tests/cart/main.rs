//! The cart against a real database, without HTTP.

#![cfg(test)]

mod batch;
mod checkout;
mod coupons;
mod lines;
mod support;
