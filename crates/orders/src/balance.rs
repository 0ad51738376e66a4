//! A shop's balance, and how much of it can be paid out now: not what is within the hold days after
//! delivery, in a dispute or return, or kept back as a reserve.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, Page, PageRequest, ShopId, ShopOrderId};

use crate::Error;

/// How long and how much of a shop's money waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Days after delivery until a sale can be paid out.
    pub hold_days: u16,
    /// The part of each sale that stays for 90 days, in 1/100 %.
    pub reserve_bps: u16,
}

/// What a shop is owed. `available` is the balance less what is pending, held and reserved, and
/// never below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Balance {
    /// All that it is owed; below zero, it owes: later sales make up for it.
    #[diesel(sql_type = BigInt)]
    pub balance: Money,
    /// From sales that were not delivered, or not long enough ago.
    #[diesel(sql_type = BigInt)]
    pub pending: Money,
    /// In an open dispute or return, or in a refund on its way.
    #[diesel(sql_type = BigInt)]
    pub held: Money,
    /// Kept back for 90 days by the shop's reserve.
    #[diesel(sql_type = BigInt)]
    pub reserved: Money,
    /// Paid out but not arrived yet; not part of the balance.
    #[diesel(sql_type = BigInt)]
    pub on_its_way: Money,
    /// What can be paid out now.
    #[diesel(sql_type = BigInt)]
    pub available: Money,
}

/// What a shop is owed at this moment.
pub async fn of_shop(tx: &mut Tx, shop: ShopId, terms: Terms) -> Result<Balance, Error> {
    let sums = concat!(
        include_str!("balance/of_shop.sql"),
        include_str!("balance/kept.sql"),
        include_str!("balance/balance.sql")
    );
    let query = diesel::sql_query(sums)
        .bind::<BigInt, _>(shop)
        .bind::<Integer, _>(i32::from(terms.hold_days))
        .bind::<Integer, _>(i32::from(terms.reserve_bps));
    Ok(db::prepared(query).get_result(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct Owed {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(embed)]
    balance: Balance,
}

/// What shops are owed at this moment, each by its own terms.
pub async fn of_shops(
    tx: &mut Tx,
    shops: &[(ShopId, Terms)],
) -> Result<HashMap<ShopId, Balance>, Error> {
    let sums = concat!(
        include_str!("balance/of_shops.sql"),
        include_str!("balance/kept.sql"),
        include_str!("balance/balance.sql")
    );
    let each = |part: fn(&Terms) -> u16| shops.iter().map(move |(_, terms)| i32::from(part(terms)));
    let ids: Vec<ShopId> = shops.iter().map(|(shop, _)| *shop).collect();
    let hold_days: Vec<i32> = each(|terms| terms.hold_days).collect();
    let reserves: Vec<i32> = each(|terms| terms.reserve_bps).collect();
    let query = diesel::sql_query(sums)
        .bind::<Array<BigInt>, _>(ids)
        .bind::<Array<Integer>, _>(hold_days)
        .bind::<Array<Integer>, _>(reserves);
    let owed: Vec<Owed> = db::prepared(query).load(tx.conn()).await?;
    let owed = owed.into_iter().map(|row| (row.shop_id, row.balance));
    Ok(owed.collect())
}

/// What keeps money of a shop order back.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Withheld {
    /// The part.
    #[diesel(sql_type = BigInt)]
    pub shop_order_id: ShopOrderId,
    /// The number of its order.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// Which sum of the balance it belongs to: `pending`, `held` or `reserved`.
    #[diesel(sql_type = Text)]
    pub part: String,
    /// `not_delivered`, `hold_days`, `open_return`, `dispute`, `refund_under_way` or `reserve`.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// How much.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// From when on it keeps nothing back, where that is known.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub free_at: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(embed)]
    withheld: Withheld,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// One page of what keeps the shop's money back, what is free soonest first. All of them add up to what
/// is pending, held and reserved.
pub async fn withheld(
    tx: &mut Tx,
    shop: ShopId,
    terms: Terms,
    page: PageRequest,
) -> Result<Page<Withheld>, Error> {
    let lines = concat!(
        include_str!("balance/of_shop.sql"),
        include_str!("balance/kept.sql"),
        include_str!("balance/withheld.sql")
    );
    let query = diesel::sql_query(lines)
        .bind::<BigInt, _>(shop)
        .bind::<Integer, _>(i32::from(terms.hold_days))
        .bind::<Integer, _>(i32::from(terms.reserve_bps))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset());
    let listed: Vec<Listed> = db::prepared(query).load(tx.conn()).await?;
    let total = listed.iter().map(|row| row.rows).next().unwrap_or(0);
    let items = listed.into_iter().map(|row| row.withheld).collect();
    Ok(Page::new(page, items, total))
}

/// A shop order that can be paid out, with all that it brought the shop.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Payable {
    /// The part.
    #[diesel(sql_type = BigInt)]
    pub shop_order_id: ShopOrderId,
    /// The number of its order.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// What it brought, less what went back.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
}

/// The shop orders of a shop that are over, of all time: the only ones that may be [`payable`].
pub async fn ended(tx: &mut Tx, shop: ShopId) -> Result<Vec<ShopOrderId>, Error> {
    let ended: Vec<Ended> = diesel::sql_query(
        "select id from shop_orders where shop_id = $1 \
         and status in ('cancelled', 'delivered', 'completed', 'returned') order by id",
    )
    .bind::<BigInt, _>(shop)
    .load(tx.conn())
    .await?;
    Ok(ended.into_iter().map(|row| row.id).collect())
}

#[derive(QueryableByName)]
struct Ended {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
}

/// Those of these shop orders whose money waits for nothing any more. Each one's ledger is read:
/// ask for some thousands at once.
pub async fn payable(
    tx: &mut Tx,
    parts: &[ShopOrderId],
    terms: Terms,
) -> Result<Vec<Payable>, Error> {
    let query = diesel::sql_query(include_str!("balance/payable.sql"))
        .bind::<Array<BigInt>, _>(parts)
        .bind::<Integer, _>(i32::from(terms.hold_days));
    Ok(query.load(tx.conn()).await?)
}

#[derive(QueryableByName)]
struct Shop {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
}

/// The shops that are owed anything.
pub async fn owed_shops(tx: &mut Tx) -> Result<Vec<ShopId>, Error> {
    let shops: Vec<Shop> = diesel::sql_query(
        "select shop_id from ( \
             select shop_id, amount from shop_balances where account = 'shop' \
             union all \
             select e.shop_id, e.amount from ledger_unsealed u \
             join ledger_entries e on e.transaction_id = u.transaction_id where e.account = 'shop' \
         ) parts group by shop_id having sum(amount) < 0 order by shop_id",
    )
    .load(tx.conn())
    .await?;
    Ok(shops.into_iter().map(|row| row.shop_id).collect())
}
