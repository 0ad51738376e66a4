//! The marketplace's settings: what operators may change while it runs, with the history of what
//! they changed. The environment says what holds until then; what must hold from the first moment
//! on, such as addresses and secrets, stands there alone (ADR 41).

mod change;
mod error;
mod letter;
mod live;
mod payout_days;
mod values;

pub use change::{Change, History, Override, Saved, Wanted, change, history, saved};
pub use error::Error;
pub use live::Live;
pub use payout_days::PayoutDays;
pub use values::{CarrierDays, Payouts, Setting, Settings, ShopApproval};
