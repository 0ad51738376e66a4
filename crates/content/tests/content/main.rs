//! The contact form against a real database, without HTTP.
#![cfg(test)]

mod contact;
