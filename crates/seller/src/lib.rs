//! What only sellers do: opening a shop, looking how it goes, and being paid.

pub mod account;
pub mod balance;
pub mod context;
pub mod dashboard;
pub mod error;
pub mod iban;
pub mod payout;
pub mod registration;
pub mod sealing;

pub use context::{Context, PayoutDays, Terms};
pub use error::Error;
