//! What payouts depend on: the orders' context, the provider's payouts and the keys of payout
//! accounts.

use std::sync::Arc;

use payments::Payouts;

use crate::encryption::Keys;

/// What orders are done with, and who pays out. Cheap to clone.
#[derive(Clone)]
pub struct SellerContext {
    /// The database, the market and its ledger.
    pub orders: orders::OrdersContext,
    /// Who pays out.
    pub payouts: Arc<dyn Payouts>,
    /// What payout accounts are encrypted with.
    pub keys: Keys,
}

impl SellerContext {
    /// With the settings as they are now, whatever is changed meanwhile.
    pub(crate) fn pinned(&self) -> Self {
        let mut pinned = self.clone();
        pinned.orders.settings = self.orders.settings.pinned();
        pinned
    }
}
