//! The gateway from outside: real HTTP, a real database per test, the PayPal emulator as the
//! provider. The folders mirror `src/routes`.
#![cfg(test)]

mod architecture;
mod authorization;
mod cache;
mod chaos;
mod following;
mod fuzz;
mod integrating;
mod invariants;
mod nul;
mod proofs;
mod races;
mod routes;
mod spec;
mod statements;
mod support;
