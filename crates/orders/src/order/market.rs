//! All orders, as operators search them.

use std::collections::HashMap;

use auth::actor::Operator;
use db::Pool;
use db::schema::{orders, shop_orders};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Money, OrderId, Page, PageRequest, ShopOrderId, UserId};

use super::{Order, ShopOrder, Tab, load_many};
use crate::{Error, number};

/// Which orders are looked for.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// With a shop order in this state.
    pub tab: Tab,
    /// A part of their number, of the buyer's name or address, or of a shop's name, in capitals or not.
    pub words: Option<types::Text<100>>,
    /// Who placed them; anybody when none is named.
    pub buyer: Option<UserId>,
    /// The page.
    pub page: PageRequest,
}

/// An order, as operators see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarketOrder {
    /// The order.
    pub order: Order,
    /// Who placed it.
    pub buyer: UserId,
    /// What they were called then.
    pub buyer_name: String,
    /// Where they were written to then.
    pub email: String,
    /// What each of its parts brings, in their order.
    pub shares: Vec<Shares>,
}

/// What a part of an order brings after what went back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// The part.
    pub part: ShopOrderId,
    /// To the marketplace.
    pub commission: Money,
    /// To the shop.
    pub payout: Money,
}

#[derive(QueryableByName, Queryable)]
struct Head {
    #[diesel(sql_type = BigInt)]
    id: OrderId,
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Text)]
    buyer_name: String,
    #[diesel(sql_type = Text)]
    email: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    orders: i64,
}

const COUNT: &str = concat!(
    "select count(*) as orders ",
    include_str!("market.sql"),
    " and $1::text[] is null"
);

/// With the states as a part of their own, so that the database can begin with the shop orders where
/// they are few.
const COUNT_IN_STATES: &str = concat!(
    "select count(*) as orders ",
    include_str!("market.sql"),
    " and o.id in (select s.order_id from shop_orders s where s.status = any($1))"
);

const PAGE: &str = concat!(
    "select o.id, o.user_id, o.buyer_name, o.email ",
    include_str!("market.sql"),
    " and $1::text[] is null order by o.id desc limit $5 offset $6"
);

const PAGE_IN_STATES: &str = concat!(
    "select o.id, o.user_id, o.buyer_name, o.email ",
    include_str!("market.sql"),
    " and o.id in (select s.order_id from shop_orders s where s.status = any($1)) \
     order by o.id desc limit $5 offset $6"
);

/// A page of everybody's orders, newest first.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    wanted: &Wanted,
) -> Result<Page<MarketOrder>, Error> {
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let (statuses, count_query, page_query) = match statuses.is_empty() {
        true => (None, COUNT, PAGE),
        false => (Some(statuses), COUNT_IN_STATES, PAGE_IN_STATES),
    };
    let words = wanted.words.as_ref().map(types::Text::as_str);
    // a whole number is found by its index, while words are looked for in every order
    let number = words.and_then(number::whole);
    let words = words.filter(|_| number.is_none());
    db::transaction_with_custom_plans(pool, async |tx| {
        let count: Count = diesel::sql_query(count_query)
            .bind::<Nullable<Array<Text>>, _>(&statuses)
            .bind::<Nullable<Text>, _>(words)
            .bind::<Nullable<Text>, _>(number.as_deref())
            .bind::<Nullable<BigInt>, _>(wanted.buyer)
            .get_result(tx.conn())
            .await?;
        let heads: Vec<Head> = diesel::sql_query(page_query)
            .bind::<Nullable<Array<Text>>, _>(&statuses)
            .bind::<Nullable<Text>, _>(words)
            .bind::<Nullable<Text>, _>(number.as_deref())
            .bind::<Nullable<BigInt>, _>(wanted.buyer)
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        let items = complete(tx.conn(), heads).await?;
        Ok(Page::new(page, items, count.orders))
    })
    .await
}

/// One order, whoever placed it.
pub async fn find(pool: &Pool, _operator: &Operator, id: OrderId) -> Result<MarketOrder, Error> {
    let mut conn = pool.get().await?;
    let head: Option<Head> = orders::table
        .find(id)
        .select((
            orders::id,
            orders::user_id,
            orders::buyer_name,
            orders::email,
        ))
        .first(&mut conn)
        .await
        .optional()?;
    let found = complete(&mut conn, head.into_iter().collect()).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

async fn complete(
    conn: &mut AsyncPgConnection,
    heads: Vec<Head>,
) -> Result<Vec<MarketOrder>, Error> {
    let ids: Vec<OrderId> = heads.iter().map(|head| head.id).collect();
    let commissions: Vec<(ShopOrderId, Money)> = shop_orders::table
        .filter(shop_orders::order_id.eq_any(&ids))
        .select((shop_orders::id, shop_orders::commission))
        .load(conn)
        .await?;
    let commissions: HashMap<ShopOrderId, Money> = commissions.into_iter().collect();
    let mut heads: HashMap<OrderId, Head> = heads.into_iter().map(|head| (head.id, head)).collect();
    let orders = load_many(conn, &ids).await?.into_iter();
    orders
        .filter_map(|order| heads.remove(&order.id).map(|head| (order, head)))
        .map(|(order, head)| {
            let parts = order.shop_orders.iter();
            let shares = parts.map(|part| shares(part, commissions.get(&part.id).copied()));
            Ok(MarketOrder {
                shares: shares.collect::<Result<_, Error>>()?,
                order,
                buyer: head.user_id,
                buyer_name: head.buyer_name,
                email: head.email,
            })
        })
        .collect()
}

fn shares(part: &ShopOrder, commission: Option<Money>) -> Result<Shares, Error> {
    let commission = commission.unwrap_or(Money::ZERO);
    let commission = commission.minus(part.commission_refunded())?;
    let payout = part.total.minus(part.refunded())?.minus(commission)?;
    Ok(Shares {
        part: part.id,
        commission,
        payout,
    })
}
