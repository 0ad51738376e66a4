//! Payment providers: what a provider can do ([`Provider`]), how PayPal does it ([`PayPal`]), and
//! how to verify that a message really comes from PayPal ([`webhook::Verifier`]).
//!
//! This crate knows nothing of our orders or our database. The caller identifies a payment by a
//! `reference` of its own and decides what a response means for the order. Every error says whether
//! money may have moved: see [`Error`].

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
pub use paypal::setup::SetupGap;
pub use provider::{
    Capture, CaptureStatus, Dispute, Evidence, Item, NewPayment, NewRefund, OrderStatus, Parcel,
    Provider, ProviderOrder, Refund, RefundStatus, Transaction, TransactionKind,
};
pub use settings::{CertificateHost, CertificateRules, Credentials, Roots, Settings};
