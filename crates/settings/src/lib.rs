//! The marketplace's settings: what operators can change while it runs, with the history of
//! changes. Until then the environment's values apply; what must be known from the start, such as
//! addresses and secrets, is set only in the environment (ADR 41).

mod change;
mod email;
mod error;
mod live;
mod payout_days;
mod values;

pub use change::{Change, History, NewSettings, Override, Saved, change, history, saved};
pub use error::Error;
pub use live::Live;
pub use payout_days::PayoutDays;
pub use values::{CarrierDays, Payouts, Setting, Settings, ShopApproval};
