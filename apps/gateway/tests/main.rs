//! The gateway from outside: real HTTP, a real database per test, the PayPal emulator as the
//! provider. The folders mirror `src/routes`.
#![cfg(test)]

mod architecture;
mod authorization;
mod cache;
mod change_feed;
mod chaos;
mod fuzz;
mod identity_cache;
mod integrating;
mod invariants;
mod nul;
mod races;
mod routes;
mod spec;
mod sql_statements;
mod support;
