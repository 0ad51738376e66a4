//! Orders against a real database, without HTTP: money to the cent, and what is hard to reach
//! from outside. The provider keeps its books in memory and does what a test says.

#![cfg(test)]

mod cancelling;
mod checkout;
mod conversations;
mod disputes;
mod expiry;
mod external_refunds;
mod figures;
mod ledger;
mod market_orders;
mod reconciliation;
mod refund_settlements;
mod refunds;
mod returns;
mod support;
mod transitions;
