//! What ordering chosen lines would cost now. Placing an order gives up the buyer's earlier
//! unpaid checkout, so its stock and its coupon must not stand in the way of the preview
//! either: the preview gives them up as placing would, and rolls back.

use std::convert::Infallible;

use auth::actor::User;
use cart::coupon::Code;
use cart::quote::{self, Quote};
use types::CartLineId;

use super::place;
use crate::{Desk, Error, payment};

/// How the transaction that must not be kept ends.
enum Dry {
    Quoted(Box<Quote>),
    Failed(Error),
}

impl From<db::Error> for Dry {
    fn from(error: db::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<Error> for Dry {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

/// Quotes without setting anything aside: a look, not a promise.
pub async fn preview(
    desk: &Desk,
    user: &User,
    lines: &[CartLineId],
    code: Option<&Code>,
) -> Result<Quote, Error> {
    let never_kept = db::transaction(&desk.pool, async |tx| {
        let pending = payment::lock_pending_of(tx, user.id()).await?;
        place::supersede(tx, pending, &[], None).await?;
        let quote = quote::preview(tx.conn(), user, lines, code).await;
        Err::<Infallible, Dry>(Dry::Quoted(Box::new(quote.map_err(Error::from)?)))
    });
    match never_kept.await {
        Err(Dry::Quoted(quote)) => Ok(*quote),
        Err(Dry::Failed(error)) => Err(error),
        Ok(never) => match never {},
    }
}
