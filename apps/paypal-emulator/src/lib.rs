//! A PayPal emulator for this machine: for trying and testing the marketplace without an account,
//! money or the internet. It implements PayPal's REST API (OAuth, Orders v2, refunds, payouts,
//! disputes, transaction search), signs its webhooks with a certificate chain of its own, serves a
//! JavaScript SDK with a button and an approval dialog, and keeps books that the marketplace's
//! ledger can be compared with. Fault settings make it fail in the ways a payment provider fails.
//!
//! It knows nothing of the marketplace except what comes over HTTP. Start it with [`start`].

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
