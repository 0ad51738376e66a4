//! The shipping address of an order. It is copied when the order is placed; later changes of the
//! buyer's address book do not affect it.

use auth::actor::User;
use auth::address::{self, Draft};
use db::Tx;
use types::AddressId;

use crate::Error;

/// Which address a buyer chose.
#[derive(Debug, Clone)]
pub enum AddressChoice {
    /// One of their address book.
    Saved(AddressId),
    /// One for this order only.
    New(Box<Draft>),
}

impl AddressChoice {
    /// The copy to freeze; somebody else's saved address is not found.
    pub(crate) async fn freeze(&self, tx: &mut Tx, user: &User) -> Result<Draft, Error> {
        match self {
            Self::Saved(id) => Ok(address::find(tx.conn(), user, *id).await?.draft),
            Self::New(draft) => Ok(draft.as_ref().clone()),
        }
    }
}
