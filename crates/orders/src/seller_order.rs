//! A shop order, as the shop sees it, with what the shop earns.

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

use crate::dispute::case::{self, Case};
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
    /// A note that only the shop sees; may be empty.
    pub own_note: String,
    /// The buyer's complaints about the order: open ones first, the most urgent on top. Answers kept
    /// from earlier tell nothing of it.
    #[serde(default)]
    pub disputes: Vec<Case>,
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
    /// Only those in an open dispute.
    pub only_disputed: bool,
    /// The page.
    pub page: PageRequest,
}

impl Search {
    /// The states in the words of the database.
    fn states(&self) -> Option<Vec<&'static str>> {
        let states = self.statuses.iter().map(|status| status.as_str());
        (!self.statuses.is_empty()).then(|| states.collect())
    }

    fn wants(&self, status: ShopOrderStatus) -> bool {
        self.statuses.is_empty() || self.statuses.contains(&status)
    }

    /// How many orders stand in these states.
    fn sum(&self, counts: &Counts) -> i64 {
        let wanted = counts.iter().filter(|(status, _)| self.wants(*status));
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
}

/// How many orders stand in each state.
pub type Counts = Vec<(ShopOrderStatus, i64)>;

/// A page of a shop's orders, and what the tabs above it tell.
#[derive(Debug)]
pub struct Found {
    /// The orders.
    pub page: Page<SellerOrder>,
    /// How many have these words and days, by state.
    pub counts: Counts,
    /// How many of these have an open dispute.
    pub disputed: usize,
}

/// The shop's orders that were paid for, what is to ship first, the oldest of it on top; of those in
/// a dispute the most urgent.
pub async fn list(pool: &db::Pool, seller: &Seller, search: &Search) -> Result<Found, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let zone = calendar::of_shop(tx, seller).await?.time_zone;
        let (listed, counts) = match &search.words {
            Some(words) => search_page(tx, seller, search, &zone, words).await?,
            None => {
                let counts = counts(tx, seller, search, &zone).await?;
                (page(tx, seller, search, &zone).await?, counts)
            }
        };
        let disputed = disputed(tx, seller, search, &zone).await?;
        let (listed, total) = match search.only_disputed {
            true => disputed_page(tx, seller, search, &disputed).await?,
            false => (listed, search.sum(&counts)),
        };
        Ok(Found {
            page: Page::new(
                search.page,
                complete(tx.conn(), seller.shop(), listed).await?,
                total,
            ),
            counts,
            disputed: disputed.len(),
        })
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

#[derive(QueryableByName)]
struct Matches {
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<ShopOrderId>,
    #[diesel(sql_type = Array<Text>)]
    states: Vec<ShopOrderStatus>,
    #[diesel(sql_type = Array<BigInt>)]
    counts: Vec<i64>,
}

/// A page of those with these words, for which all are read; and the counts of them.
async fn search_page(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    zone: &str,
    words: &types::Text<100>,
) -> Result<(Vec<Listed>, Counts), Error> {
    let query = diesel::sql_query(include_str!("seller_order/search.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<Array<Text>>, _>(search.states())
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Text, _>(zone)
        .bind::<BigInt, _>(search.page.limit())
        .bind::<BigInt, _>(search.page.offset())
        .bind::<Text, _>(words.as_str());
    let found: Matches = prepared(query).get_result(tx.conn()).await?;
    let listed = named(tx.conn(), seller.shop(), &found.ids).await?;
    let counts = found.states.into_iter().zip(found.counts);
    Ok((listed, counts.collect()))
}

/// A page of those in a dispute, and how many there are.
async fn disputed_page(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    disputed: &[Disputed],
) -> Result<(Vec<Listed>, i64), Error> {
    let wanted = disputed.iter().filter(|part| search.wants(part.status));
    let ids: Vec<ShopOrderId> = wanted.map(|part| part.id).collect();
    let before = usize::try_from(search.page.offset()).unwrap_or(usize::MAX);
    let most = usize::try_from(search.page.limit()).unwrap_or(usize::MAX);
    let shown: Vec<ShopOrderId> = ids.iter().skip(before).take(most).copied().collect();
    let listed = named(tx.conn(), seller.shop(), &shown).await?;
    Ok((listed, i64::try_from(ids.len()).unwrap_or(i64::MAX)))
}

/// These of the shop's orders that were paid for, in this order.
async fn named(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
    ids: &[ShopOrderId],
) -> Result<Vec<Listed>, Error> {
    let query = diesel::sql_query(include_str!("seller_order/named.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<Array<BigInt>, _>(ids);
    Ok(prepared(query).load(conn).await?)
}

/// One of the shop's orders; another shop's is not found.
pub async fn find(pool: &db::Pool, seller: &Seller, id: ShopOrderId) -> Result<SellerOrder, Error> {
    let shop = seller.shop();
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        load(tx.conn(), shop, id).await
    })
    .await
}

pub(crate) async fn load(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
    id: ShopOrderId,
) -> Result<SellerOrder, Error> {
    let listed = named(conn, shop, &[id]).await?;
    let found = complete(conn, shop, listed).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

async fn complete(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
    listed: Vec<Listed>,
) -> Result<Vec<SellerOrder>, Error> {
    let ids: Vec<OrderId> = listed.iter().map(|row| row.order_id).collect();
    let orders = order::load_many(conn, &ids).await?;
    let disputes = case::of_orders(conn, shop, &ids).await?;
    let part_of = |row: Listed| {
        let order = orders.iter().find(|order| order.id == row.order_id)?;
        let part = order.shop_orders.iter().find(|part| part.id == row.id)?;
        let about = |case: &&Case| case.shop_order_id == Some(row.id);
        let disputes = disputes.iter().filter(about).cloned().collect();
        Some(seller_order(row, order, part.clone(), disputes))
    };
    listed.into_iter().filter_map(part_of).collect()
}

fn seller_order(
    row: Listed,
    order: &Order,
    part: ShopOrder,
    disputes: Vec<Case>,
) -> Result<SellerOrder, Error> {
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
        disputes,
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
    complete(tx.conn(), seller.shop(), listed).await
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// How many of the shop's orders that were paid for stand in each state, of these days.
async fn counts(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    zone: &str,
) -> Result<Counts, Error> {
    let query = diesel::sql_query(include_str!("seller_order/counts.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Text, _>(zone);
    let counts: Vec<Counted> = prepared(query).load(tx.conn()).await?;
    let counts = counts.into_iter().map(|row| (row.status, row.count));
    Ok(counts.collect())
}

#[derive(QueryableByName)]
struct Disputed {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
}

/// The shop's orders with these words and days that are in an open dispute, the most urgent first.
async fn disputed(
    tx: &mut db::Tx,
    seller: &Seller,
    search: &Search,
    zone: &str,
) -> Result<Vec<Disputed>, Error> {
    let query = diesel::sql_query(include_str!("seller_order/disputed.sql"))
        .bind::<BigInt, _>(seller.shop())
        .bind::<Nullable<Date>, _>(search.from)
        .bind::<Nullable<Date>, _>(search.to)
        .bind::<Text, _>(zone)
        .bind::<Nullable<Text>, _>(search.words.as_ref().map(types::Text::as_str));
    Ok(prepared(query).load(tx.conn()).await?)
}

/// Writes what only the shop reads; `None` empties it.
pub async fn set_note(
    pool: &db::Pool,
    seller: &Seller,
    id: ShopOrderId,
    note: Option<&types::Text<2000>>,
) -> Result<SellerOrder, Error> {
    use db::schema::shop_orders;
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
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
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
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
