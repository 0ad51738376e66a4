//! Orders, from selected cart lines to delivery: checkout, capture, shipment, refund, and the
//! ledger that shows where every cent went.
//!
//! An order is created when its payment starts ([`checkout::start`]), and its content is frozen
//! then. [`capture::run`] collects the money; [`capture::settle`] is the only way to "paid",
//! whether it is called after the provider's response, by a webhook or by polling.

pub mod adjustment;
pub mod balance;
pub mod buy_again;
pub mod cancel;
pub mod capture;
pub mod carrier;
pub mod checkout;
pub mod context;
pub mod delivery;
pub mod dispute;
pub mod emails;
pub mod erasure;
pub mod error;
pub mod expiry;
pub mod figures;
pub mod invoice;
pub mod ledger;
pub mod message;
pub mod notification;
pub mod number;
pub mod open_tasks;
pub mod order;
pub mod payment;
pub mod payment_polling;
pub mod people;
pub mod picture;
pub mod provider_webhooks;
mod quantities;
pub mod reconciliation;
pub mod refund;
pub mod returns;
pub mod review;
pub mod seller_order;
pub mod shipment;
pub mod shipping_address;
pub mod statement;
pub mod status;
pub mod track;
pub mod transition;

pub use context::OrdersContext;
pub use error::Error;
pub use order::Order;
pub use seller_order::SellerOrder;
