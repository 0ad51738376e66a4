//! A shop's own payouts, and the orders that each paid.

use std::collections::HashMap;

use auth::actor::{Operator, Seller};
use chrono::{DateTime, Utc};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, Page, PageRequest, PayoutId, PayoutRunId, ShopId, ShopOrderId};

use super::{COLUMNS, Payout};
use crate::{Error, SellerContext};

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// One page of them, the latest first.
pub async fn own(
    context: &SellerContext,
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

/// In which runs these payouts were made.
pub async fn runs_of(
    context: &SellerContext,
    _operator: &Operator,
    payouts: &[PayoutId],
) -> Result<HashMap<PayoutId, PayoutRunId>, Error> {
    if payouts.is_empty() {
        return Ok(HashMap::new());
    }
    let made: Vec<InRun> = diesel::sql_query("select id, run_id from payouts where id = any($1)")
        .bind::<Array<BigInt>, _>(payouts)
        .load(&mut *context.orders.pool.get().await?)
        .await?;
    Ok(made.into_iter().map(|row| (row.id, row.run_id)).collect())
}

#[derive(QueryableByName)]
struct InRun {
    #[diesel(sql_type = BigInt)]
    id: PayoutId,
    #[diesel(sql_type = BigInt)]
    run_id: PayoutRunId,
}

/// A payout for bookkeeping, without where it went.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Made {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: PayoutId,
    /// In which run it was made.
    #[diesel(sql_type = BigInt)]
    pub run_id: PayoutRunId,
    /// When it began.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// When it ended, if it did.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub ended_at: Option<DateTime<Utc>>,
    /// To which shop.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// `paypal` or `bank`.
    #[diesel(sql_type = Text)]
    pub method: String,
    /// Where it stands.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// What the provider took for it.
    #[diesel(sql_type = BigInt)]
    pub fee: Money,
    /// Of both.
    #[diesel(sql_type = Text)]
    pub currency: String,
}

/// Payouts that are read at a time.
const BATCH: i64 = 1000;

/// The next payouts that began in a period, behind this id, each with what its shop is called.
pub async fn made(
    pool: &Pool,
    _operator: &Operator,
    (from, until): (DateTime<Utc>, DateTime<Utc>),
    behind: PayoutId,
) -> Result<Vec<(Made, String)>, Error> {
    db::transaction(pool, async |tx| {
        let made: Vec<Made> = diesel::sql_query(
            "select id, run_id, created_at, ended_at, shop_id, method, status, amount, fee, currency \
             from payouts where created_at >= $1 and created_at < $2 and id > $3 order by id limit $4",
        )
        .bind::<Timestamptz, _>(from)
        .bind::<Timestamptz, _>(until)
        .bind::<BigInt, _>(behind)
        .bind::<BigInt, _>(BATCH)
        .load(tx.conn())
        .await?;
        let shops: Vec<ShopId> = made.iter().map(|payout| payout.shop_id).collect();
        let names = catalog::shop::names(tx.conn(), &shops).await?;
        let named = made.into_iter().map(|payout| {
            let name = names.get(&payout.shop_id).cloned().unwrap_or_default();
            (payout, name)
        });
        Ok(named.collect())
    })
    .await
}

/// What a payout pays for one order.
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
    /// What belongs to no order: adjustments, and what the reserve kept or released.
    pub other: Money,
}

/// One of the shop's payouts; another shop's is not found.
pub async fn find(context: &SellerContext, seller: &Seller, id: PayoutId) -> Result<Detail, Error> {
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
