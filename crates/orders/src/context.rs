//! What the steps of an order depend on: the database, the provider, the currency and the settings.

use std::sync::Arc;

use payments::Provider;
use types::Currency;

/// The database, the payment provider and the marketplace's terms. Cheap to clone.
#[derive(Clone)]
pub struct OrdersContext {
    /// The database.
    pub pool: db::Pool,
    /// Who takes the money.
    pub provider: Arc<dyn Provider>,
    /// The one currency of the marketplace.
    pub currency: Currency,
    /// Its name and its terms of trade, which may change at any time.
    pub settings: settings::Live,
}
