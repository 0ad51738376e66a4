//! The gateway from outside: real HTTP, a real database per test, the PayPal emulator as the
//! provider. The folders mirror `src/routes`.

mod architecture;
mod invariants;
mod races;
mod routes;
mod support;
