//! The owner of an endpoint: a shop, which gets its own events, or the marketplace, which gets
//! those of all shops. Endpoints belong to the shop or the marketplace, not to the person who
//! created them.

use auth::actor::{Operator, Seller};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use db::{Pool, Tx, Wall, transaction, transaction_of_shop};
use serde_json::Value;
use types::ShopId;

use crate::Error;
use crate::endpoint::Endpoint;

/// Who has endpoints.
pub trait Owner: sealed::Sealed {
    /// The shop; none for the marketplace.
    fn shop(&self) -> Option<ShopId>;

    /// Behind which wall of the database it acts; none for the marketplace.
    fn wall(&self) -> Option<Wall>;

    /// Whose acts are written down.
    fn operator(&self) -> Option<&Operator>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for auth::actor::Seller {}
    impl Sealed for auth::actor::Operator {}
}

impl Owner for Seller {
    fn shop(&self) -> Option<ShopId> {
        Some(Self::shop(self))
    }

    fn wall(&self) -> Option<Wall> {
        Some(Self::wall(self))
    }

    fn operator(&self) -> Option<&Operator> {
        None
    }
}

impl Owner for Operator {
    fn shop(&self) -> Option<ShopId> {
        None
    }

    fn wall(&self) -> Option<Wall> {
        None
    }

    fn operator(&self) -> Option<&Operator> {
        Some(self)
    }
}

/// A transaction of the owner: a shop's behind the shop wall.
pub(crate) async fn transaction_for<O, T, F>(pool: &Pool, owner: &O, work: F) -> Result<T, Error>
where
    O: Owner,
    F: AsyncFnOnce(&mut Tx) -> Result<T, Error> + Clone,
{
    match owner.wall() {
        Some(wall) => transaction_of_shop(pool, wall, work).await,
        None => transaction(pool, work).await,
    }
}

/// Records what an operator does in the audit log. What sellers do is not recorded.
pub(crate) async fn record<O: Owner>(
    tx: &mut Tx,
    owner: &O,
    action: Action,
    endpoint: &Endpoint,
    (before, after): (Option<Value>, Option<Value>),
) -> Result<(), Error> {
    let Some(operator) = owner.operator() else {
        return Ok(());
    };
    let target = Target::new(TargetKind::Webhook, endpoint.id, &endpoint.name);
    let mut entry = Entry::new(action, target);
    if let Some(before) = before {
        entry = entry.before(before);
    }
    if let Some(after) = after {
        entry = entry.after(after);
    }
    Ok(audit::record(tx, operator, entry).await?)
}
