//! Accounts, sessions and address books against a real database, without HTTP.
#![cfg(test)]

mod account;
mod address;
mod audit;
mod authenticator;
mod closing;
mod key;
mod people;
mod proof;
mod refresh;
mod second_factor;
mod session;
mod throttle;
mod world;
