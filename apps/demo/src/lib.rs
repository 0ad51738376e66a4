//! What the programs `demo` (a whole marketplace in one process) and `cluster` (the reference
//! set-up of docs/operations on loopback) are made of.

pub mod banner;
pub mod database;
mod launcher;
pub mod market;
pub mod paths;
pub mod seed;
pub mod settings;
pub mod shutdown;
