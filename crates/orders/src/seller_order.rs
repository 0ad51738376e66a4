//! An order as one of its shops sees it: their part only, with what they earn.

use auth::actor::Seller;
use db::schema::shop_orders;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{Money, OrderId, Page, PageRequest, ShopId, ShopOrderId};

use crate::Error;
use crate::order::{self, Order, ShopOrder};
use crate::status::{PaymentStatus, ShopOrderStatus};
use auth::address::Draft;

/// A shop's part of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SellerOrder {
    /// The number of the whole order.
    pub number: String,
    /// When it was placed.
    pub created_at: chrono::DateTime<chrono::Utc>,
    /// Where the payment of the whole order stands; a seller only reads it.
    pub payment_status: PaymentStatus,
    /// Who ordered.
    pub buyer_name: String,
    /// Where it goes.
    pub address: Draft,
    /// What the buyer wrote to all shops; what they wrote to this one stands at the part.
    pub note: Option<String>,
    /// Of all amounts.
    pub currency: String,
    /// The marketplace's share of what did not go back.
    pub commission: Money,
    /// What the shop earns: total less what went back and less commission.
    pub payout: Money,
    /// The part itself.
    pub part: ShopOrder,
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
    #[diesel(sql_type = BigInt)]
    order_id: OrderId,
    #[diesel(sql_type = Text)]
    buyer_name: String,
    #[diesel(sql_type = BigInt)]
    commission: Money,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// The shop's orders that were paid for, in one of these states if any are named; what is to
/// ship comes first, the oldest of it on top.
pub async fn list(
    pool: &db::Pool,
    seller: &Seller,
    statuses: &[ShopOrderStatus],
    page: PageRequest,
) -> Result<Page<SellerOrder>, Error> {
    let words: Vec<&str> = statuses.iter().map(|status| status.as_str()).collect();
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let listed: Vec<Listed> = diesel::sql_query(include_str!("seller_order/list.sql"))
            .bind::<BigInt, _>(seller.shop())
            .bind::<Nullable<Array<Text>>, _>((!words.is_empty()).then_some(words))
            .bind::<Nullable<BigInt>, _>(None::<i64>)
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        let total = listed.iter().map(|row| row.total).next().unwrap_or(0);
        Ok(Page::new(page, complete(tx.conn(), listed).await?, total))
    })
    .await
}

/// One of the shop's orders; another shop's is not found.
pub async fn find(pool: &db::Pool, seller: &Seller, id: ShopOrderId) -> Result<SellerOrder, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(pool, shop, async |tx| load(tx.conn(), shop, id).await).await
}

pub(crate) async fn load(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
    id: ShopOrderId,
) -> Result<SellerOrder, Error> {
    let listed: Vec<Listed> = diesel::sql_query(include_str!("seller_order/list.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<Nullable<Array<Text>>, _>(None::<Vec<String>>)
        .bind::<Nullable<BigInt>, _>(Some(id))
        .bind::<BigInt, _>(1)
        .bind::<BigInt, _>(0)
        .load(conn)
        .await?;
    let found = complete(conn, listed).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

async fn complete(
    conn: &mut AsyncPgConnection,
    listed: Vec<Listed>,
) -> Result<Vec<SellerOrder>, Error> {
    let ids: Vec<OrderId> = listed.iter().map(|row| row.order_id).collect();
    let orders = order::load_many(conn, &ids).await?;
    let part_of = |row: Listed| {
        let order = orders.iter().find(|order| order.id == row.order_id)?;
        let part = order.shop_orders.iter().find(|part| part.id == row.id)?;
        Some(seller_order(row, order, part.clone()))
    };
    listed.into_iter().filter_map(part_of).collect()
}

fn seller_order(row: Listed, order: &Order, part: ShopOrder) -> Result<SellerOrder, Error> {
    let commission = row.commission.minus(part.commission_refunded())?;
    let payout = part.total.minus(part.refunded())?.minus(commission)?;
    Ok(SellerOrder {
        number: order.number.clone(),
        created_at: order.created_at,
        payment_status: order.payment_status,
        buyer_name: row.buyer_name,
        address: order.address.clone(),
        note: order.note.clone(),
        currency: order.currency.clone(),
        commission,
        payout,
        part,
    })
}

/// The latest of the shop's orders that were paid for, whatever their state.
pub async fn newest(
    tx: &mut db::Tx,
    seller: &Seller,
    most: i64,
) -> Result<Vec<SellerOrder>, Error> {
    let listed: Vec<Listed> = diesel::sql_query(include_str!("seller_order/newest.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<BigInt, _>(most)
        .load(tx.conn())
        .await?;
    complete(tx.conn(), listed).await
}

/// How many of the shop's orders stand in each state.
pub async fn counts(
    pool: &db::Pool,
    seller: &Seller,
) -> Result<Vec<(ShopOrderStatus, i64)>, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let is_paid = shop_orders::status.ne_all(["pending_payment", "expired"]);
        let counts = shop_orders::table
            .filter(shop_orders::shop_id.eq(seller.shop()).and(is_paid))
            .group_by(shop_orders::status)
            .select((shop_orders::status, diesel::dsl::count_star()))
            .load(tx.conn())
            .await?;
        Ok(counts)
    })
    .await
}

/// The states of orders that were paid and are not over: of these there are few, however long a shop
/// sells.
const UNDER_WAY: [ShopOrderStatus; 5] = [
    ShopOrderStatus::Confirmed,
    ShopOrderStatus::PartiallyShipped,
    ShopOrderStatus::InDelivery,
    ShopOrderStatus::Delivered,
    ShopOrderStatus::ReturnRequested,
];

/// How many of the shop's orders that are not over stand in each state.
pub async fn under_way(
    tx: &mut db::Tx,
    seller: &Seller,
) -> Result<Vec<(ShopOrderStatus, i64)>, Error> {
    let is_under_way = shop_orders::status.eq_any(UNDER_WAY);
    let counts = shop_orders::table
        .filter(shop_orders::shop_id.eq(seller.shop()).and(is_under_way))
        .group_by(shop_orders::status)
        .select((shop_orders::status, diesel::dsl::count_star()))
        .load(tx.conn())
        .await?;
    Ok(counts)
}

/// The order that one of the shop's orders is a part of.
pub(crate) async fn order_of(
    tx: &mut db::Tx,
    seller: &Seller,
    id: ShopOrderId,
) -> Result<OrderId, Error> {
    shop_orders::table
        .filter(
            shop_orders::id
                .eq(id)
                .and(shop_orders::shop_id.eq(seller.shop())),
        )
        .select(shop_orders::order_id)
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}
