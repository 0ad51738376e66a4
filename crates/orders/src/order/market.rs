//! All orders, as operators search them.

use std::collections::HashMap;

use auth::actor::Operator;
use db::Pool;
use db::schema::{orders, shop_orders};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{EmailAddress, Money, OrderId, Page, PageRequest, ShopOrderId, UserId};

use super::{Order, ShopOrder, Tab, load_many};
use crate::{Error, number};

/// Which orders are looked for.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// With a shop order in this state.
    pub tab: Tab,
    /// Words of which each begins a word of their number, the buyer's name or address, or each a word
    /// of a shop's name, in capitals or not; or a whole address.
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

/// A page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The page.
    pub page: Page<MarketOrder>,
    /// False if there are more than its total: without words and a buyer, counting stops at 100,000.
    pub is_total_exact: bool,
}

/// How many orders are counted where all would have to be read for it.
const MOST_COUNTED: i64 = 100_000;

/// What is on a page, and how much on all of them.
#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    orders: i64,
    #[diesel(sql_type = Bool)]
    is_exact: bool,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<OrderId>,
}

/// A page of everybody's orders, newest first.
pub async fn list(pool: &Pool, _operator: &Operator, wanted: &Wanted) -> Result<Listed, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let found = find_page(tx.conn(), wanted).await?;
        let items = complete(tx.conn(), &found.ids).await?;
        Ok(Listed {
            page: Page::new(wanted.page, items, found.orders),
            is_total_exact: found.is_exact,
        })
    })
    .await
}

/// What only stands in some state is in the order of an index; all else is looked for.
async fn find_page(conn: &mut AsyncPgConnection, wanted: &Wanted) -> Result<Found, Error> {
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let is_narrowed = wanted.words.is_some() || wanted.buyer.is_some();
    let found = match statuses {
        [] if !is_narrowed => {
            diesel::sql_query(include_str!("market/all.sql"))
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .bind::<BigInt, _>(MOST_COUNTED)
                .get_result(conn)
                .await?
        }
        [_] | [_, _] if !is_narrowed => {
            diesel::sql_query(include_str!("market/in_states.sql"))
                .bind::<Array<Text>, _>(statuses)
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .bind::<BigInt, _>(MOST_COUNTED)
                .get_result(conn)
                .await?
        }
        _ => search(conn, wanted).await?,
    };
    Ok(found)
}

/// A whole number or address, or a buyer, is found by its index, and words by an index of words.
async fn search(conn: &mut AsyncPgConnection, wanted: &Wanted) -> Result<Found, Error> {
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let statuses = (!statuses.is_empty()).then_some(statuses);
    let words = wanted.words.as_ref().map(types::Text::as_str);
    let number = words.and_then(number::whole);
    let email = words.and_then(|words| words.parse::<EmailAddress>().ok());
    let found = match words {
        Some(words) if number.is_none() && email.is_none() => {
            let shops = catalog::shop::called(conn, words).await?;
            diesel::sql_query(include_str!("market/by_words.sql"))
                .bind::<Nullable<Array<Text>>, _>(statuses)
                .bind::<Text, _>(number::without_prefix(words))
                .bind::<Array<BigInt>, _>(shops)
                .bind::<Nullable<BigInt>, _>(wanted.buyer)
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .get_result(conn)
                .await?
        }
        _ => {
            diesel::sql_query(include_str!("market/by_value.sql"))
                .bind::<Nullable<Array<Text>>, _>(statuses)
                .bind::<Nullable<Text>, _>(number)
                .bind::<Nullable<Text>, _>(email.as_ref().map(EmailAddress::as_str))
                .bind::<Nullable<BigInt>, _>(wanted.buyer)
                .bind::<BigInt, _>(page.limit())
                .bind::<BigInt, _>(page.offset())
                .get_result(conn)
                .await?
        }
    };
    Ok(found)
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
