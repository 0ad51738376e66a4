//! Packing slips for several orders: the address and content of each.

use auth::actor::Seller;
use auth::address::Draft;
use catalog::variant;
use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use serde_json::{Value, from_value};
use types::{OrderLineId, ShopOrderId, VariantId};

use crate::Error;
use crate::order::Choice;

/// A shop's part of an order, as far as it is packed.
#[derive(Debug)]
pub struct ToPack {
    /// Of the part.
    pub id: ShopOrderId,
    /// The number of the whole order.
    pub number: String,
    /// When it was placed.
    pub created_at: DateTime<Utc>,
    /// Where it goes.
    pub address: Draft,
    /// The buyer's note to all shops in the order.
    pub note: Option<String>,
    /// The buyer's note to this shop only.
    pub shop_note: Option<String>,
    /// What was bought.
    pub lines: Vec<LineToPack>,
}

/// One line of it.
#[derive(Debug, Deserialize)]
pub struct LineToPack {
    /// Its id.
    pub id: OrderLineId,
    variant_id: VariantId,
    /// What the product was called.
    pub title: String,
    /// What was chosen.
    pub options: Vec<Choice>,
    /// The variant's present SKU.
    #[serde(default)]
    pub sku: Option<String>,
    /// Pieces that were ordered.
    pub quantity: i32,
    /// Of these, sent already.
    pub shipped: i32,
    /// Of these, called off before they were sent.
    pub cancelled: i32,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Jsonb)]
    address: Value,
    #[diesel(sql_type = Nullable<Text>)]
    note: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    shop_note: Option<String>,
    #[diesel(sql_type = Jsonb)]
    lines: Value,
}

/// These parts of orders, in the order in which they are named. What is not the shop's, or was not
/// paid for, is left out, as if there were no such order.
pub async fn to_pack(
    pool: &db::Pool,
    seller: &Seller,
    ids: &[ShopOrderId],
) -> Result<Vec<ToPack>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let rows: Vec<Row> = diesel::sql_query(include_str!("packing.sql"))
            .bind::<BigInt, _>(seller.shop())
            .bind::<Array<BigInt>, _>(ids)
            .load(tx.conn())
            .await?;
        let orders = rows.into_iter().map(ToPack::try_from);
        let mut orders: Vec<ToPack> = orders.collect::<Result<_, Error>>()?;
        let lines = orders.iter().flat_map(|order| &order.lines);
        let bought: Vec<VariantId> = lines.map(|line| line.variant_id).collect();
        let skus = variant::skus(tx, seller.shop(), &bought).await?;
        for line in orders.iter_mut().flat_map(|order| &mut order.lines) {
            line.sku = skus.get(&line.variant_id).cloned();
        }
        Ok(orders)
    })
    .await
}

impl TryFrom<Row> for ToPack {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.id,
            number: row.number,
            created_at: row.created_at,
            address: from_value(row.address)?,
            note: row.note,
            shop_note: row.shop_note,
            lines: from_value(row.lines)?,
        })
    }
}
