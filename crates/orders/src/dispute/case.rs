//! Disputes, as a shop sees those about its own shop orders. Operators see all ([`super::admin`]).

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{DisputeId, Money, OrderId, Page, PageRequest, ShipmentId, ShopId, ShopOrderId};

use crate::{Error, OrdersContext};

/// A dispute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Case {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: DisputeId,
    /// The number of the order.
    #[diesel(sql_type = Text)]
    pub order_number: String,
    /// The shop's part of it; none for operators.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub shop_order_id: Option<ShopOrderId>,
    /// The provider's word for why.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// The provider's word for where it stands.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// The provider's word for how grave it is.
    #[diesel(sql_type = Text)]
    pub stage: String,
    /// The provider's word for how it ended.
    #[diesel(sql_type = Nullable<Text>)]
    pub outcome: Option<String>,
    /// What it is about, of the whole order.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
    /// Of what.
    #[diesel(sql_type = Text)]
    pub currency: String,
    /// Until when the provider wants an answer.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub respond_by: Option<DateTime<Utc>>,
    /// When it was opened.
    #[diesel(sql_type = Timestamptz)]
    pub opened_at: DateTime<Utc>,
    /// When it was decided.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub resolved_at: Option<DateTime<Utc>>,
    /// When an operator or the shop agreed with the buyer.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub accepted_at: Option<DateTime<Utc>>,
    /// Why the provider did not take that.
    #[diesel(sql_type = Nullable<Text>)]
    pub accept_failure: Option<String>,
    /// Whether the shop accepted it.
    #[diesel(sql_type = Bool)]
    #[serde(default)]
    pub accepted_by_shop: bool,
    /// Whether the shop may agree: it is not over, and no other shop's money is in it.
    #[diesel(sql_type = Bool)]
    #[serde(default)]
    pub can_accept: bool,
}

/// A shop's evidence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, QueryableByName)]
pub struct Evidence {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// The shop.
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    /// Its words.
    #[diesel(sql_type = Text)]
    pub note: String,
    /// The parcels that it names.
    #[diesel(sql_type = Array<BigInt>)]
    pub shipment_ids: Vec<ShipmentId>,
    /// `pending`, `sent` or `failed`.
    #[diesel(sql_type = Text)]
    pub status: String,
    /// Why the provider does not take it.
    #[diesel(sql_type = Nullable<Text>)]
    pub failure: Option<String>,
    /// When it was said.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// A dispute with its evidence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Detail {
    /// The dispute.
    pub case: Case,
    /// What shops said, in its order.
    pub evidence: Vec<Evidence>,
}

// Each begins with the disputes of its page and completes only those.
const OF_SHOP: &str = concat!(include_str!("page_of_shop.sql"), include_str!("cases.sql"));
const OF_ALL: &str = concat!(include_str!("page_of_all.sql"), include_str!("cases.sql"));
const OF_OPEN: &str = concat!(include_str!("page_of_open.sql"), include_str!("cases.sql"));
const ONE: &str = concat!(include_str!("one.sql"), include_str!("cases.sql"));

#[derive(QueryableByName)]
struct Listed {
    #[diesel(embed)]
    case: Case,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

/// One page of the disputes about the shop's parts: open ones first, the most urgent on top.
pub async fn of_shop(
    context: &OrdersContext,
    seller: &Seller,
    page: PageRequest,
) -> Result<Page<Case>, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        list(tx, OF_SHOP, Some(seller.shop()), page).await
    })
    .await
}

/// One of them with what the shop said; one about other shops' parts alone is not found.
pub async fn find(
    context: &OrdersContext,
    seller: &Seller,
    id: DisputeId,
) -> Result<Detail, Error> {
    db::transaction_of_shop(&context.pool, seller.wall(), async |tx| {
        load(tx, Some(seller.shop()), id).await
    })
    .await
}

/// Disputes about the shop's parts of these orders: open ones first, the most urgent on top.
pub(crate) async fn of_orders(
    conn: &mut AsyncPgConnection,
    shop: ShopId,
    orders: &[OrderId],
) -> Result<Vec<Case>, Error> {
    let query = diesel::sql_query(include_str!("of_orders.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<Array<BigInt>, _>(orders);
    Ok(db::prepared(query).load(conn).await?)
}

pub(super) async fn load(
    tx: &mut Tx,
    shop: Option<ShopId>,
    id: DisputeId,
) -> Result<Detail, Error> {
    let case: Option<Case> = diesel::sql_query(ONE)
        .bind::<Nullable<BigInt>, _>(shop)
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?;
    let case = case.ok_or(Error::NotFound)?;
    let evidence = diesel::sql_query(
        "select id, shop_id, note, shipment_ids, status, failure, created_at \
         from dispute_evidence where dispute_id = $1 and ($2::bigint is null or shop_id = $2) \
         order by id",
    )
    .bind::<BigInt, _>(id)
    .bind::<Nullable<BigInt>, _>(shop)
    .load(tx.conn())
    .await?;
    Ok(Detail { case, evidence })
}

/// One page of everybody's disputes, or of the open ones.
pub(super) async fn of_market(
    tx: &mut Tx,
    only_open: bool,
    page: PageRequest,
) -> Result<Page<Case>, Error> {
    let query = match only_open {
        true => OF_OPEN,
        false => OF_ALL,
    };
    list(tx, query, None, page).await
}

async fn list(
    tx: &mut Tx,
    query: &'static str,
    shop: Option<ShopId>,
    page: PageRequest,
) -> Result<Page<Case>, Error> {
    let listed: Vec<Listed> = diesel::sql_query(query)
        .bind::<Nullable<BigInt>, _>(shop)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
    let total = listed.iter().map(|row| row.rows).next().unwrap_or(0);
    let items = listed.into_iter().map(|row| row.case).collect();
    Ok(Page::new(page, items, total))
}
