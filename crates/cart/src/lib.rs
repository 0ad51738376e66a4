//! The cart: what a signed-in shopper wants to buy, grouped by shop, and what it costs.
//!
//! A cart has one line per variant and user. [`line`] changes lines, [`view`] shows them with what
//! [`change`]d since the shopper last saw them, [`saved`] has the items saved for later,
//! [`pricing`] is the only place in the marketplace that adds up prices, [`quote`] applies it to
//! selected lines (before and inside a checkout), [`coupon`] has the discount codes, and
//! [`category`] handles coupons that refer to a deleted category. Guests keep their cart in the
//! browser and hand it over with [`line::add_many`].

pub mod category;
pub mod change;
pub mod coupon;
pub mod error;
pub mod line;
pub mod pricing;
pub mod quote;
pub mod saved;
pub mod view;

pub use error::Error;
