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
use crate::Error;

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
struct Listed {
    #[diesel(embed)]
    head: Head,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// A page of everybody's orders, newest first.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    wanted: &Wanted,
) -> Result<Page<MarketOrder>, Error> {
    let mut conn = pool.get().await?;
    let (page, statuses) = (wanted.page, wanted.tab.statuses());
    let listed: Vec<Listed> = diesel::sql_query(include_str!("market.sql"))
        .bind::<Nullable<Array<Text>>, _>((!statuses.is_empty()).then_some(statuses))
        .bind::<Nullable<Text>, _>(wanted.words.as_ref().map(types::Text::as_str))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .bind::<Nullable<BigInt>, _>(wanted.buyer)
        .load(&mut conn)
        .await?;
    let total = listed.iter().map(|row| row.total).next().unwrap_or(0);
    let heads = listed.into_iter().map(|row| row.head).collect();
    Ok(Page::new(page, complete(&mut conn, heads).await?, total))
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
