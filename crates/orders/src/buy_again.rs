//! Buying again: the items of an order are added to the cart, as far as they are available and at
//! the current price. Items that are not available are reported and never cause an error.

use auth::actor::User;
use cart::line::Reason;
use cart::view::{self, ShopGroup};
use db::Tx;
use db::idempotency::{self, Claim, Key};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{OrderId, OrderLineId, Quantity, VariantId};

use crate::Error;

/// The cart afterwards, and what became of each line of the order.
#[derive(Debug)]
pub struct BoughtAgain {
    /// The whole cart.
    pub cart: Vec<ShopGroup>,
    /// The lines that were asked for.
    pub lines: Vec<Again>,
}

/// What became of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Again {
    /// The line of the order.
    pub line: OrderLineId,
    /// Its title when it was bought.
    pub title: String,
    /// How many came into the cart.
    pub added: i32,
    /// Why not as many as were bought, if so.
    pub reason: Option<Reason>,
}

#[derive(QueryableByName)]
struct Bought {
    #[diesel(sql_type = BigInt)]
    id: OrderLineId,
    #[diesel(sql_type = BigInt)]
    variant_id: VariantId,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Integer)]
    quantity: Quantity,
}

/// Puts these lines of the buyer's order, or all of them, into their cart, on top of what is
/// there. A repetition under the same key puts nothing in twice.
pub async fn run(
    pool: &db::Pool,
    user: &User,
    key: Option<&Key>,
    order: OrderId,
    lines: Option<&[OrderLineId]>,
) -> Result<BoughtAgain, Error> {
    db::transaction(pool, async |tx| {
        let lines = match key {
            Some(key) => match idempotency::claim(tx, key).await? {
                Claim::Done(lines) => lines,
                // its only transaction commits with an answer
                Claim::Begun { .. } => return Err(idempotency::Refused::InFlight.into()),
                Claim::New => {
                    let lines = take_in(tx, user, order, lines).await?;
                    idempotency::finish(tx, key, &lines).await?;
                    lines
                }
            },
            None => take_in(tx, user, order, lines).await?,
        };
        let cart = view::load(tx.conn(), user).await?;
        Ok(BoughtAgain { cart, lines })
    })
    .await
}

async fn take_in(
    tx: &mut Tx,
    user: &User,
    order: OrderId,
    lines: Option<&[OrderLineId]>,
) -> Result<Vec<Again>, Error> {
    let bought: Vec<Bought> = diesel::sql_query(include_str!("buy_again/bought.sql"))
        .bind::<BigInt, _>(order)
        .bind::<BigInt, _>(user.id())
        .bind::<Nullable<Array<BigInt>>, _>(lines)
        .load(tx.conn())
        .await?;
    let is_there = |id: &OrderLineId| bought.iter().any(|line| line.id == *id);
    if bought.is_empty() || !lines.is_none_or(|lines| lines.iter().all(is_there)) {
        return Err(Error::NotFound);
    }
    let wanted: Vec<(VariantId, Quantity)> = bought
        .iter()
        .map(|line| (line.variant_id, line.quantity))
        .collect();
    let left_out = cart::line::add_variants(tx, user, &wanted).await?;
    let again = |(index, line): (usize, Bought)| {
        let left_out = left_out.iter().find(|left_out| left_out.index == index);
        let reason = left_out.map(|left_out| left_out.reason);
        Again {
            line: line.id,
            title: line.title,
            added: match reason {
                None => line.quantity.get(),
                Some(Reason::Reduced { added }) => added,
                Some(_) => 0,
            },
            reason,
        }
    };
    Ok(bought.into_iter().enumerate().map(again).collect())
}
