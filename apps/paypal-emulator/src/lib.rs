//! PayPal, played on this machine: an outside party for trying and testing the shop without
//! an account, money or the internet. It speaks PayPal's REST language (OAuth, Orders v2,
//! refunds, payouts, disputes, transaction search), signs its webhooks with a certificate chain of its own, serves a JavaScript SDK
//! with a button and an approval dialog, and keeps books that the shop's own can be held
//! against. Fault knobs make it fail the ways a payment provider fails.
//!
//! It knows nothing of the shop but what comes over the wire. Start it with [`start`].

mod amount;
mod books;
mod certificate;
mod check;
mod delivery;
mod dispute;
mod event;
mod fault;
mod id;
pub mod journal;
mod order;
mod payout;
mod problem;
mod routes;
mod running;
mod settings;
mod signer;
mod state;
mod wire;

pub use journal::{PastCapture, PastDispute, PastRefund};
pub use running::{Running, start};
pub use settings::Settings;
pub use wire::MERCHANT_ID;
