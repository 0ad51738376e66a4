//! What paying shops out is done with.

use std::sync::Arc;

use payments::Payouts;

use crate::sealing::Keys;

/// What orders are done with, and who pays out. Cheap to clone.
#[derive(Clone)]
pub struct Context {
    /// The database, the market and its ledger.
    pub orders: orders::Context,
    /// Who pays out.
    pub payouts: Arc<dyn Payouts>,
    /// What payout accounts are sealed with.
    pub keys: Keys,
}
