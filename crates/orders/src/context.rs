//! What every step of an order is taken with.

use std::sync::Arc;

use mail::template::Brand;
use payments::Provider;
use types::{Currency, Money};

/// The database, the payment provider and the marketplace's terms. Cheap to clone.
#[derive(Clone)]
pub struct Context {
    /// The database.
    pub pool: db::Pool,
    /// Who takes the money.
    pub provider: Arc<dyn Provider>,
    /// The terms.
    pub market: Market,
}

/// The marketplace's terms of trade.
#[derive(Debug, Clone)]
pub struct Market {
    /// Its name and address, as the buyer sees them at the provider and in mails.
    pub brand: Brand,
    /// Who looks after the marketplace: where letters about money that needs a person go.
    pub contact_email: String,
    /// The one currency.
    pub currency: Currency,
    /// The marketplace's share of a sale, in 1/100 %.
    pub commission_bps: u16,
    /// What one operator gives a shop or takes from it at most without another one's approval.
    pub adjustment_approval_above: Money,
    /// Days on the way after which the clock says that it arrived.
    pub delivered_after_days: u16,
}
