//! Opening a shop, its dashboard and payouts; and what operators do with shops and see of the whole
//! marketplace.

pub mod account;
pub mod balance;
pub mod context;
pub mod dashboard;
pub mod encryption;
pub mod error;
pub mod iban;
pub mod market;
pub mod payout;
pub mod products;
pub mod registration;
pub mod shops;
pub mod terms;

pub use context::SellerContext;
pub use error::Error;
