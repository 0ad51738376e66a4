//! A shop's orders line by line, for a spreadsheet. Only the IDs of all orders are kept in memory,
//! 8 bytes each; the lines are read a batch of orders at a time.

use std::collections::HashMap;

use auth::actor::Seller;
use auth::address::Draft;
use catalog::shop::calendar;
use catalog::variant;
use diesel::QueryableByName;
use diesel::result::Error::DeserializationError;
use diesel::sql_types::{Array, BigInt, Bool, Date, Integer, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde_json::{Value, from_value};
use types::{Currency, Money, ShopOrderId, VariantId};

use super::Search;
use crate::Error;
use crate::order::Choice;
use crate::status::ShopOrderStatus;

/// Orders whose lines are read at a time.
const BATCH: usize = 500;

/// An export on its way.
#[derive(Debug)]
pub struct Export {
    /// What is still to come, the last one first.
    left: Vec<ShopOrderId>,
    time_zone: String,
}

/// One line that was sold.
#[derive(Debug)]
pub struct Sold {
    /// The number of the whole order.
    pub number: String,
    /// When it was placed, in the shop's time zone, such as `2026-11-23 09:30`.
    pub placed: String,
    /// Where the shop's part of it stands.
    pub status: ShopOrderStatus,
    /// What the product was called.
    pub title: String,
    /// What was chosen.
    pub options: Vec<Choice>,
    /// The variant's present SKU.
    pub sku: Option<String>,
    /// Pieces that were ordered.
    pub quantity: i32,
    /// Of these, called off before they were sent.
    pub cancelled: i32,
    /// Of these, lost or given back, with the money.
    pub returned: i32,
    /// What one piece cost.
    pub price: Money,
    /// What a coupon took off all of them.
    pub discount: Money,
    /// What all of them cost, less the discount.
    pub total: Money,
    /// Of all amounts.
    pub currency: Currency,
    /// Who ordered.
    pub buyer: String,
    /// Where it goes.
    pub address: Draft,
    /// Carriers and numbers of the parcels in which it went; may be empty.
    pub tracking: String,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: ShopOrderId,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = Text)]
    placed: String,
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Jsonb)]
    options: Value,
    #[diesel(sql_type = BigInt)]
    variant_id: VariantId,
    #[diesel(sql_type = Integer)]
    quantity: i32,
    #[diesel(sql_type = Integer)]
    cancelled: i32,
    #[diesel(sql_type = Integer)]
    returned: i32,
    #[diesel(sql_type = BigInt)]
    price: Money,
    #[diesel(sql_type = BigInt)]
    discount: Money,
    #[diesel(sql_type = Text)]
    currency: String,
    #[diesel(sql_type = Text)]
    buyer_name: String,
    #[diesel(sql_type = Jsonb)]
    address: Value,
    #[diesel(sql_type = Text)]
    tracking: String,
}

impl Export {
    /// An export of the orders that are looked for, whatever the page; the latest come first.
    pub async fn begin(pool: &db::Pool, seller: &Seller, search: &Search) -> Result<Self, Error> {
        db::transaction_of_shop(pool, seller.wall(), async |tx| {
            let time_zone = calendar::of_shop(tx, seller).await?.time_zone;
            let found: Vec<Id> = diesel::sql_query(include_str!("export.sql"))
                .bind::<BigInt, _>(seller.shop())
                .bind::<Nullable<Array<Text>>, _>(search.states())
                .bind::<Nullable<Date>, _>(search.from)
                .bind::<Nullable<Date>, _>(search.to)
                .bind::<Text, _>(&time_zone)
                .bind::<Nullable<Text>, _>(search.words.as_ref().map(types::Text::as_str))
                .bind::<Bool, _>(search.only_disputed)
                .load(tx.conn())
                .await?;
            let left = found.into_iter().map(|row| row.id).collect();
            Ok(Self { left, time_zone })
        })
        .await
    }

    /// The next lines; `None` at the end.
    pub async fn next(
        &mut self,
        pool: &db::Pool,
        seller: &Seller,
    ) -> Result<Option<Vec<Sold>>, Error> {
        if self.left.is_empty() {
            return Ok(None);
        }
        let from = self.left.len().saturating_sub(BATCH);
        let ids: Vec<ShopOrderId> = self.left.split_off(from).into_iter().rev().collect();
        db::transaction_of_shop(pool, seller.wall(), async |tx| {
            let rows: Vec<Row> = diesel::sql_query(include_str!("rows.sql"))
                .bind::<BigInt, _>(seller.shop())
                .bind::<Array<BigInt>, _>(&ids)
                .bind::<Text, _>(&self.time_zone)
                .load(tx.conn())
                .await?;
            let sold: Vec<VariantId> = rows.iter().map(|row| row.variant_id).collect();
            let skus = variant::skus(tx, seller.shop(), &sold).await?;
            let lines = rows.into_iter().map(|row| line(row, &skus));
            lines.collect::<Result<_, _>>().map(Some)
        })
        .await
    }
}

fn line(row: Row, skus: &HashMap<VariantId, String>) -> Result<Sold, Error> {
    let total = row.price.times(i64::from(row.quantity))?;
    let unknown = |invalid: types::Invalid| DeserializationError(invalid.message.into());
    Ok(Sold {
        number: row.number,
        placed: row.placed,
        status: row.status,
        title: row.title,
        options: from_value(row.options)?,
        sku: skus.get(&row.variant_id).cloned(),
        quantity: row.quantity,
        cancelled: row.cancelled,
        returned: row.returned,
        price: row.price,
        discount: row.discount,
        total: total.minus(row.discount)?,
        currency: Currency::parse(&row.currency).map_err(unknown)?,
        buyer: row.buyer_name,
        address: from_value(row.address)?,
        tracking: row.tracking,
    })
}
