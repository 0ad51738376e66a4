//! What webhooks depend on: the database, the keys of their secrets, the allowed addresses and the
//! settings.

use auth::encryption::Keys;
use db::Pool;
use outbound::AddressPolicy;

/// What webhooks depend on. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Context {
    /// The database.
    pub pool: Pool,
    /// What secrets are encrypted with.
    pub keys: Keys,
    /// Which addresses endpoints may have.
    pub address_policy: AddressPolicy,
    /// The sender of emails, and who gets those about the marketplace's own endpoints.
    pub settings: settings::Live,
}
