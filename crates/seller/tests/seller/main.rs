//! Paying shops out, against a real database and a provider that does what a test says.

#![cfg(test)]

mod account;
mod adjusting;
mod balance;
mod encryption;
mod full_runs;
mod ledger;
mod payout;
mod races;
mod refusals;
mod registration;
mod shops;
mod statements;
mod support;
mod terms;
mod walk;
mod year;
