//! Orders against a real database, without HTTP: money to the cent, and what is hard to reach
//! from outside. The provider keeps its books in memory and does what a test says.

#![cfg(test)]

mod books;
mod cancelling;
mod dashboard;
mod disputes;
mod expiry;
mod figures;
mod ledger;
mod moves;
mod placing;
mod refunds;
mod returns;
mod settling;
mod support;
