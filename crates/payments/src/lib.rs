//! The world of payments outside our house: what a payment provider can do ([`Provider`]),
//! how PayPal does it ([`PayPal`]), and how a message that claims to come from PayPal is
//! proved to come from there ([`webhook::Verifier`]).
//!
//! Nothing in here knows our orders or our database. The caller names a payment by a
//! `reference` of its own and decides what an answer means for the order behind it.
//! Every failure says whether money may have moved: see [`Error`].

mod breaker;
mod decimal;
mod error;
mod http;
pub mod payouts;
pub mod paypal;
mod provider;
mod settings;
pub mod webhook;

pub use error::{Error, SetupError};
pub use payouts::Payouts;
pub use paypal::PayPal;
pub use paypal::setup::Lack;
pub use provider::{
    Capture, CaptureStatus, Dispute, Evidence, Item, NewPayment, NewRefund, OrderStatus, Parcel,
    Provider, ProviderOrder, Refund, RefundStatus, Transaction, TransactionKind,
};
pub use settings::{CertificateHost, CertificateRules, Credentials, Roots, Settings};
