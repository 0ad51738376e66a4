//! What webhooks depend on: the database, the keys of their secrets, the allowed addresses and the
//! settings.

use auth::sealing::Keys;
use db::Pool;
use outbound::Reach;

/// The database, the keys that secrets are sealed with, and how far addresses may lead. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Context {
    /// The database.
    pub pool: Pool,
    /// What secrets are sealed with.
    pub keys: Keys,
    /// How far the addresses of endpoints may lead.
    pub reach: Reach,
    /// In whose name letters are written, and who hears of the marketplace's own endpoints.
    pub settings: settings::Live,
}
