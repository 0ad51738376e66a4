//! An order as one of its shops sees it: their part only, with what they earn.

mod export;
mod packing;

use auth::actor::Seller;
use catalog::shop::calendar;
use chrono::NaiveDate;
use db::prepared;
use db::schema::shop_orders;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Date, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{Money, OrderId, Page, PageRequest, ShopId, ShopOrderId};

use crate::order::{self, Order, ShopOrder};
use crate::status::{PaymentStatus, ShopOrderStatus};
use crate::{Error, number};
use auth::address::Draft;

pub use export::{Export, Sold};
pub use packing::{LineToPack, ToPack, to_pack};

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
    /// What only the shop reads; may be empty.
    pub own_note: String,
    /// The part itself.
    pub part: ShopOrder,
}

/// Which of the shop's orders are looked for.
#[derive(Debug, Clone)]
pub struct Search {
    /// Where they stand; anywhere when none is named.
    pub statuses: Vec<ShopOrderStatus>,
    /// A part of their number, of the buyer's name or of a product's title, in capitals or not.
    pub words: Option<types::Text<100>>,
    /// Placed on this day of the shop's time zone or later.
    pub from: Option<NaiveDate>,
    /// Placed on this day of the shop's time zone or earlier.
    pub to: Option<NaiveDate>,
    /// The page.
    pub page: PageRequest,
}

impl Search {
    /// The states in the words of the database.
    fn states(&self) -> Option<Vec<&'static str>> {
        let states = self.statuses.iter().map(|status| status.as_str());
        (!self.statuses.is_empty()).then(|| states.collect())
    }

    /// How many orders stand in these states.
    fn sum(&self, counts: &Counts) -> i64 {
        let wanted = |status| self.statuses.is_empty() || self.statuses.contains(status);
        let wanted = counts.iter().filter(|(status, _)| wanted(status));
        wanted.map(|(_, count)| count).sum()
    }
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
    #[diesel(sql_type = Text)]
    own_note: String,
    /// How many there are on all pages; unknown where the counts of the states say so.
    #[diesel(sql_type = Nullable<BigInt>)]
    total: Option<i64>,
}

/// How many orders stand in each state.
pub type Counts = Vec<(ShopOrderStatus, i64)>;

/// The shop's orders that were paid for, what is to ship first, the oldest of it on top; and how
/// many there are of each state, whatever was looked for.
pub async fn list(
    pool: &db::Pool,
    seller: &Seller,
    search: &Search,
) -> Result<(Page<SellerOrder>, Counts), Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let zone = calendar::of_shop(tx, seller).await?.time_zone;
        let listed = match &search.words {
            Some(words) => search_page(tx, seller, search, &zone, words).await?,
            None => page(tx, seller, search, &zone).await?,
        };
        let counts = counts(tx, seller).await?;
        let total = match listed.as_slice() {
            [row, ..] => row.total.unwrap_or_else(|| search.sum(&counts)),
            [] => 0,
        };
        let orders = complete(tx.conn(), listed).await?;
        Ok((Page::new(search.page, orders, total), counts))
    })
    .await
}

/// A page from the index alone.
async fn page(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    zone: &str,
) -> Result<Vec<Listed>, Error> {
    let query = diesel::sql_query(include_str!("seller_order/list.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<Array<Text>>, _>(search.states())
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Text, _>(zone)
        .bind::<BigInt, _>(search.page.limit())
        .bind::<BigInt, _>(search.page.offset());
    Ok(prepared(query).load(tx.conn()).await?)
}

/// A page of those with these words, for which all are read.
async fn search_page(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    zone: &str,
    words: &types::Text<100>,
) -> Result<Vec<Listed>, Error> {
    let query = diesel::sql_query(include_str!("seller_order/search.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<Array<Text>>, _>(search.states())
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Text, _>(zone)
        .bind::<BigInt, _>(search.page.limit())
        .bind::<BigInt, _>(search.page.offset())
        .bind::<Nullable<Text>, _>(words.as_str());
    Ok(prepared(query).load(tx.conn()).await?)
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
    let query = diesel::sql_query(
        "select s.id, s.order_id, o.buyer_name, s.commission, s.own_note, 1::bigint as total \
         from shop_orders s join orders o on o.id = s.order_id \
         where s.shop_id = $1 and s.id = $2 and s.paid_at is not null",
    )
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(id);
    let listed: Vec<Listed> = prepared(query).load(conn).await?;
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
        own_note: row.own_note,
        part,
    })
}

/// The latest of the shop's orders that were paid for, whatever their state.
pub async fn newest(
    tx: &mut db::Tx,
    seller: &Seller,
    most: i64,
) -> Result<Vec<SellerOrder>, Error> {
    let query = diesel::sql_query(include_str!("seller_order/newest.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<BigInt, _>(most);
    let listed: Vec<Listed> = prepared(query).load(tx.conn()).await?;
    complete(tx.conn(), listed).await
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// How many of the shop's orders that were paid for stand in each state.
async fn counts(tx: &mut db::Tx, seller: &Seller) -> Result<Counts, Error> {
    let query = diesel::sql_query(include_str!("seller_order/counts.sql"));
    let query = query.bind::<BigInt, _>(seller.shop());
    let counts: Vec<Counted> = prepared(query).load(tx.conn()).await?;
    let counts = counts.into_iter().map(|row| (row.status, row.count));
    Ok(counts.collect())
}

/// Writes what only the shop reads; `None` empties it.
pub async fn set_note(
    pool: &db::Pool,
    seller: &Seller,
    id: ShopOrderId,
    note: Option<&types::Text<2000>>,
) -> Result<SellerOrder, Error> {
    use db::schema::shop_orders;
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let own = shop_orders::id
            .eq(id)
            .and(shop_orders::shop_id.eq(seller.shop()));
        diesel::update(shop_orders::table.filter(own))
            .set(shop_orders::own_note.eq(note.map_or("", types::Text::as_str)))
            .execute(tx.conn())
            .await?;
        load(tx.conn(), seller.shop(), id).await
    })
    .await
}

/// The shop's part of the order with this number, as somebody typed it.
pub async fn by_number(
    pool: &db::Pool,
    seller: &Seller,
    typed: &str,
) -> Result<ShopOrderId, Error> {
    use db::schema::{orders, shop_orders};
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        shop_orders::table
            .inner_join(orders::table)
            .filter(shop_orders::shop_id.eq(seller.shop()))
            .filter(orders::number.eq(number::read(typed)))
            .select(shop_orders::id)
            .first(tx.conn())
            .await
            .optional()?
            .ok_or(Error::NotFound)
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
pub async fn under_way(tx: &mut db::Tx, seller: &Seller) -> Result<Counts, Error> {
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
