//! The seller's own products, in every status.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{Page, PageRequest, ProductId};

use super::Status;
use super::detail::{Product, Row};
use crate::Error;
use auth::actor::Seller;
use db::{Pool, Tx};

/// Which of the own products are wanted.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// Part of a title or of an article number.
    pub text: Option<types::Text<200>>,
    /// Only these; without it all but the archived.
    pub status: Option<Status>,
    /// Which page.
    pub page: PageRequest,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    total: i64,
}

const DETAIL: &str = include_str!("detail.sql");

const OWN: &str = "p.shop_id = $1 \
     and (p.status = $2 or ($2 is null and p.status <> 'archived')) \
     and ($3::text is null or position(lower($3) in lower(p.title)) > 0 or exists ( \
         select 1 from variants v \
         where v.product_id = p.id and position(lower($3) in lower(v.sku)) > 0))";

/// A page of the seller's products, the newest first.
pub async fn list(pool: &Pool, seller: &Seller, wanted: &Wanted) -> Result<Page<Product>, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        page(tx, seller, wanted).await
    })
    .await
}

async fn page(tx: &mut Tx, seller: &Seller, wanted: &Wanted) -> Result<Page<Product>, Error> {
    let text = wanted.text.as_ref().map(types::Text::as_str);
    let status = wanted.status.map(Status::as_str);
    let count: Count = diesel::sql_query(format!(
        "select count(*) as total from products p where {OWN}"
    ))
    .bind::<BigInt, _>(seller.shop())
    .bind::<Nullable<Text>, _>(status)
    .bind::<Nullable<Text>, _>(text)
    .get_result(tx.conn())
    .await?;
    let rows: Vec<Row> = diesel::sql_query(format!(
        "{DETAIL}where {OWN} order by p.id desc limit $4 offset $5"
    ))
    .bind::<BigInt, _>(seller.shop())
    .bind::<Nullable<Text>, _>(status)
    .bind::<Nullable<Text>, _>(text)
    .bind::<BigInt, _>(wanted.page.limit())
    .bind::<BigInt, _>(wanted.page.offset())
    .load(tx.conn())
    .await?;
    let items = rows
        .into_iter()
        .map(Product::try_from)
        .collect::<Result<_, _>>()?;
    Ok(Page::new(wanted.page, items, count.total))
}

/// One of the seller's products; another shop's is [`Error::NotFound`].
pub async fn find(pool: &Pool, seller: &Seller, product: ProductId) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        load(tx, seller, product).await
    })
    .await
}

/// [`find`] inside a transaction, after a change.
pub(super) async fn load(
    tx: &mut Tx,
    seller: &Seller,
    product: ProductId,
) -> Result<Product, Error> {
    let query = concat!(
        include_str!("detail.sql"),
        "where p.id = $1 and p.shop_id = $2"
    );
    let row: Row = diesel::sql_query(query)
        .bind::<BigInt, _>(product)
        .bind::<BigInt, _>(seller.shop())
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    row.try_into()
}
