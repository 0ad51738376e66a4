//! The cart: what a signed-in shopper wants to buy, grouped by shop, and what it costs.
//!
//! A cart has one line per variant and user. [`line`] changes lines, [`view`] shows them with what
//! [`change`]d since the shopper saw them, [`saved`] keeps what they mean to come back to,
//! [`pricing`] is the only place of the marketplace that adds up prices, [`quote`] applies
//! it to chosen lines (before and inside a checkout), [`coupon`] knows the discount codes, and
//! [`category`] takes a category away with what coupons say of it.
//! Guests keep their cart in the browser and hand it over with [`line::add_many`].

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
