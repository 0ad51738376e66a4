//! All orders, as operators search them.

use std::collections::HashMap;

use auth::actor::Operator;
use db::Pool;
use db::schema::{orders, shop_orders};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{EmailAddress, Money, OrderId, Page, PageRequest, ShopOrderId, UserId};

use super::{Order, ShopOrder, Tab, load_many};
use crate::{Error, number};

/// Which orders are looked for.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// With a shop order in this state.
    pub tab: Tab,
    /// A part of their number, of the buyer's name or address, or of a shop's name, in capitals or not;
    /// or a whole address.
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

/// What is on a page, and how much on all of them.
#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    orders: i64,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<OrderId>,
}

/// Every order.
const ALL: &str = "select (select count(*) from orders) as orders, \
     array(select id from orders order by id desc limit $1 offset $2) as ids";

/// How many orders match, and the first and the last of them.
#[derive(QueryableByName)]
struct Matching {
    #[diesel(sql_type = BigInt)]
    orders: i64,
    #[diesel(sql_type = BigInt)]
    first: OrderId,
    #[diesel(sql_type = BigInt)]
    last: OrderId,
}

const MATCHING: &str = concat!(
    "select count(*) as orders, coalesce(min(o.id), 1) as first, coalesce(max(o.id), 0) as last ",
    include_str!("market.sql"),
    " and $1::text[] is null"
);

/// With the states as a part of their own, so that the database can begin with the shop orders where
/// they are few.
const MATCHING_IN_STATES: &str = concat!(
    "select count(*) as orders, coalesce(min(o.id), 1) as first, coalesce(max(o.id), 0) as last ",
    include_str!("market.sql"),
    " and o.id in (select s.order_id from shop_orders s where s.status = any($1))"
);

const PAGE: &str = concat!(
    "select o.id ",
    include_str!("market.sql"),
    " and $1::text[] is null \
     and o.id between $6 and $7 order by o.id desc limit $8 offset $9"
);

const PAGE_IN_STATES: &str = concat!(
    "select o.id ",
    include_str!("market.sql"),
    " and o.id in (select s.order_id from shop_orders s where s.status = any($1)) \
     and o.id between $6 and $7 order by o.id desc limit $8 offset $9"
);

/// A page of everybody's orders, newest first.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    wanted: &Wanted,
) -> Result<Page<MarketOrder>, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let found = find_page(tx.conn(), wanted).await?;
        let items = complete(tx.conn(), &found.ids).await?;
        Ok(Page::new(wanted.page, items, found.orders))
    })
    .await
}

/// What only stands in some state is in the order of an index; all else is looked for.
async fn find_page(conn: &mut AsyncPgConnection, wanted: &Wanted) -> Result<Found, Error> {
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let is_narrowed = wanted.words.is_some() || wanted.buyer.is_some();
    let found = match statuses {
        [] if !is_narrowed => {
            diesel::sql_query(ALL)
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .get_result(conn)
                .await?
        }
        [_] | [_, _] if !is_narrowed => {
            diesel::sql_query(include_str!("market/in_states.sql"))
                .bind::<Array<Text>, _>(statuses)
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .get_result(conn)
                .await?
        }
        _ => search(conn, wanted).await?,
    };
    Ok(found)
}

/// The page is looked for between the first and the last match: for words that are in few orders
/// all others would be read once more.
async fn search(conn: &mut AsyncPgConnection, wanted: &Wanted) -> Result<Found, Error> {
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let (statuses, matching_query, page_query) = match statuses.is_empty() {
        true => (None, MATCHING, PAGE),
        false => (Some(statuses), MATCHING_IN_STATES, PAGE_IN_STATES),
    };
    let words = wanted.words.as_ref().map(types::Text::as_str);
    // a whole number or address is found by its index, while words are looked for in every order
    let number = words.and_then(number::whole);
    let email = words.and_then(|words| words.parse::<EmailAddress>().ok());
    let words = words.filter(|_| number.is_none() && email.is_none());
    let matching: Matching = diesel::sql_query(matching_query)
        .bind::<Nullable<Array<Text>>, _>(&statuses)
        .bind::<Nullable<Text>, _>(words)
        .bind::<Nullable<Text>, _>(number.as_deref())
        .bind::<Nullable<Text>, _>(email.as_ref().map(EmailAddress::as_str))
        .bind::<Nullable<BigInt>, _>(wanted.buyer)
        .get_result(conn)
        .await?;
    let ids: Vec<Id> = diesel::sql_query(page_query)
        .bind::<Nullable<Array<Text>>, _>(&statuses)
        .bind::<Nullable<Text>, _>(words)
        .bind::<Nullable<Text>, _>(number.as_deref())
        .bind::<Nullable<Text>, _>(email.as_ref().map(EmailAddress::as_str))
        .bind::<Nullable<BigInt>, _>(wanted.buyer)
        .bind::<BigInt, _>(matching.first)
        .bind::<BigInt, _>(matching.last)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(conn)
        .await?;
    Ok(Found {
        orders: matching.orders,
        ids: ids.into_iter().map(|row| row.id).collect(),
    })
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: OrderId,
}

/// One order, whoever placed it.
pub async fn find(pool: &Pool, _operator: &Operator, id: OrderId) -> Result<MarketOrder, Error> {
    let found = complete(&mut *pool.get().await?, &[id]).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

#[derive(Queryable)]
struct Head {
    id: OrderId,
    user_id: UserId,
    buyer_name: String,
    email: String,
}

/// These orders, newest first.
async fn complete(
    conn: &mut AsyncPgConnection,
    ids: &[OrderId],
) -> Result<Vec<MarketOrder>, Error> {
    let heads: Vec<Head> = orders::table
        .filter(orders::id.eq_any(ids))
        .select((
            orders::id,
            orders::user_id,
            orders::buyer_name,
            orders::email,
        ))
        .load(conn)
        .await?;
    let mut heads: HashMap<OrderId, Head> = heads.into_iter().map(|head| (head.id, head)).collect();
    let commissions: Vec<(ShopOrderId, Money)> = shop_orders::table
        .filter(shop_orders::order_id.eq_any(ids))
        .select((shop_orders::id, shop_orders::commission))
        .load(conn)
        .await?;
    let commissions: HashMap<ShopOrderId, Money> = commissions.into_iter().collect();
    let orders = load_many(conn, ids).await?.into_iter();
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
