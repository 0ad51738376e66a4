//! A shop's own payouts, and which orders each paid.

use auth::actor::Seller;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use types::{Money, Page, PageRequest, PayoutId, ShopOrderId};

use super::{COLUMNS, Payout};
use crate::{Context, Error};

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// One page of them, the latest first.
pub async fn own(
    context: &Context,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<Payout>, Error> {
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        let counted: Counted =
            diesel::sql_query("select count(id) as count from payouts where shop_id = $1")
                .bind::<BigInt, _>(seller.shop())
                .get_result(tx.conn())
                .await?;
        let payouts = diesel::sql_query(format!(
            "select {COLUMNS} from payouts where shop_id = $1 \
             order by id desc limit $2 offset $3"
        ))
        .bind::<BigInt, _>(seller.shop())
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
        Ok(Page::new(page, payouts, counted.count))
    })
    .await
}

/// What a payout pays of one order.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Line {
    /// The part.
    #[diesel(sql_type = BigInt)]
    pub shop_order_id: ShopOrderId,
    /// The number of its order.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// How much; below zero where money of a part that was paid before went back.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
}

/// A payout with what it pays: the lines and `other` add up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detail {
    /// The payout.
    pub payout: Payout,
    /// The orders that it pays.
    pub lines: Vec<Line>,
    /// What is no order's: adjustments, and what the reserve kept or gave free.
    pub other: Money,
}

/// One of the shop's payouts; another shop's is not found.
pub async fn find(context: &Context, seller: &Seller, id: PayoutId) -> Result<Detail, Error> {
    db::transaction_of_shop(&context.orders.pool, seller.wall(), async |tx| {
        let query = diesel::sql_query(format!(
            "select {COLUMNS} from payouts where id = $1 and shop_id = $2"
        ));
        let payout: Option<Payout> = query
            .bind::<BigInt, _>(id)
            .bind::<BigInt, _>(seller.shop())
            .get_result(tx.conn())
            .await
            .optional()?;
        let payout = payout.ok_or(Error::NotFound)?;
        let lines: Vec<Line> = diesel::sql_query(
            "select shop_order_id, order_number, amount from payout_lines \
             where payout_id = $1 order by shop_order_id",
        )
        .bind::<BigInt, _>(id)
        .load(tx.conn())
        .await?;
        let paid = Money::sum(lines.iter().map(|line| line.amount))?;
        Ok(Detail {
            other: payout.amount.minus(paid)?,
            payout,
            lines,
        })
    })
    .await
}
