//! Accounts, sessions and address books against a real database, without HTTP.
#![cfg(test)]

mod access_token;
mod account;
mod address;
mod audit;
mod authenticator;
mod deletion;
mod fixture;
mod key;
mod people;
mod refresh;
mod second_factor;
mod session;
mod throttle;
