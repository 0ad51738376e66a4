//! Products as operators manage them: searched across all shops, taken off sale with a reason, or
//! put back. A product that is off sale is `withdrawn`, which its seller cannot change.

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{Money, Page, PageRequest, ProductId, ShopId, Text, UserId};

use super::{NameSlug, Status};
use crate::{Error, Tile, feed, json};
use db::Tx;
use db::schema::{products, shops};

/// Why and since when a product is off sale.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Withdrawal {
    /// Its seller reads it.
    pub reason: String,
    /// Since when.
    pub since: DateTime<Utc>,
}

/// Which products.
#[derive(Debug, Clone, Default)]
pub struct ProductSearch {
    /// Where they stand.
    pub status: Option<Status>,
    /// A part of their title, their address, or the name of their shop.
    pub words: Option<Text<100>>,
    /// Only this shop's.
    pub shop: Option<ShopId>,
    /// The page.
    pub page: PageRequest,
}

/// A product as an operator sees it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Listed {
    /// Its id.
    pub id: ProductId,
    /// Its part of the URL.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// Its first picture.
    pub thumbnail: Option<String>,
    /// The hue behind it.
    pub tile: Tile,
    /// Where it stands.
    pub status: Status,
    /// The shop that offers it.
    pub shop: ShopRef,
    /// From the category down to the subcategory.
    pub category: Vec<NameSlug>,
    /// The regular price of its cheapest variant.
    pub price: Money,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Why it is off sale.
    pub withdrawal: Option<Withdrawal>,
}

/// The shop of a product.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct ShopRef {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = SqlText)]
    items: String,
}

/// What is found, in an order. A page of IDs comes first: all else is read of those alone.
macro_rules! found_by {
    ($order:literal) => {
        concat!(
            "with page as (select p.id, row_number() over (order by ",
            $order,
            ") as place ",
            include_str!("admin/found.sql"),
            " order by place limit $5 offset $6) select (select count(*) ",
            include_str!("admin/found.sql"),
            ") as total, coalesce((",
            include_str!("admin/shown.sql"),
            "), '[]')::text as items"
        )
    };
}

const LATEST: &str = found_by!("p.id desc");
const LATEST_WITHDRAWN: &str = found_by!("p.withdrawn_at desc, p.id desc");

/// A page of the products of all shops, the latest first; of those that are off sale, if only they
/// are wanted, the one that was taken last.
pub async fn list(
    tx: &mut Tx,
    _operator: &Operator,
    wanted: &ProductSearch,
) -> Result<Page<Listed>, Error> {
    let found = find(tx, wanted, None).await?;
    Ok(Page::new(
        wanted.page,
        json::read(&found.items)?,
        found.total,
    ))
}

/// What these products of any shop are called, each with its shop.
pub async fn titles(
    tx: &mut Tx,
    _operator: &Operator,
    ids: &[ProductId],
) -> Result<Vec<(ProductId, String)>, Error> {
    let titled: Vec<(ProductId, String, String)> = products::table
        .inner_join(shops::table)
        .filter(products::id.eq_any(ids))
        .order((products::title, products::id))
        .select((products::id, products::title, shops::name))
        .load(tx.conn())
        .await?;
    let titled = titled.into_iter();
    let titled = titled.map(|(id, title, shop)| (id, format!("{title} · {shop}")));
    Ok(titled.collect())
}

async fn find(
    tx: &mut Tx,
    wanted: &ProductSearch,
    only: Option<ProductId>,
) -> Result<Found, Error> {
    let query = match wanted.status {
        Some(Status::Withdrawn) => LATEST_WITHDRAWN,
        _ => LATEST,
    };
    Ok(diesel::sql_query(query)
        .bind::<Nullable<SqlText>, _>(wanted.words.as_ref().map(Text::as_str))
        .bind::<Nullable<SqlText>, _>(wanted.status)
        .bind::<Nullable<BigInt>, _>(wanted.shop)
        .bind::<Nullable<BigInt>, _>(only)
        .bind::<BigInt, _>(wanted.page.limit())
        .bind::<BigInt, _>(wanted.page.offset())
        .get_result(tx.conn())
        .await?)
}

/// A product that was taken off sale or put back, and whom that concerns.
#[derive(Debug, Clone, PartialEq)]
pub struct Decided {
    /// The product from then on.
    pub product: Listed,
    /// Where it stood before.
    pub before: Status,
    /// Who runs its shop.
    pub owner: UserId,
    /// Its version from then on.
    pub version: i64,
}

/// Takes a product off sale that is active or hidden: within a second no gateway shows it to
/// shoppers, and nobody begins to buy it.
pub async fn withdraw(
    tx: &mut Tx,
    _operator: &Operator,
    product: ProductId,
    reason: &Text<1000>,
) -> Result<Decided, Error> {
    let before = lock(tx, product).await?;
    if !matches!(before, Status::Active | Status::Hidden) {
        return Err(refusal(before, Status::Withdrawn, &[]));
    }
    diesel::update(products::table.find(product))
        .set((
            products::status.eq(Status::Withdrawn),
            products::status_before.eq(before.as_str()),
            products::withdrawn_reason.eq(reason.as_str()),
            products::withdrawn_at.eq(db::now().nullable()),
        ))
        .execute(tx.conn())
        .await?;
    decided(tx, product, before).await
}

/// Puts a product back that was taken off sale: it stands where it stood then.
pub async fn put_back(
    tx: &mut Tx,
    _operator: &Operator,
    product: ProductId,
) -> Result<Decided, Error> {
    let before = lock(tx, product).await?;
    if before != Status::Withdrawn {
        return Err(refusal(before, Status::Active, &[Status::Withdrawn]));
    }
    diesel::sql_query(
        "update products set status = status_before, status_before = null, withdrawn_reason = null, \
             withdrawn_at = null \
         where id = $1",
    )
    .bind::<BigInt, _>(product)
    .execute(tx.conn())
    .await?;
    decided(tx, product, before).await
}

const fn refusal(from: Status, to: Status, allowed: &'static [Status]) -> Error {
    Error::InvalidStatus { from, to, allowed }
}

async fn lock(tx: &mut Tx, product: ProductId) -> Result<Status, Error> {
    products::table
        .find(product)
        .select(products::status)
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Whoever has the product open sees another one from then on.
async fn decided(tx: &mut Tx, product: ProductId, before: Status) -> Result<Decided, Error> {
    let version = super::lock::bump_version(tx, product).await?;
    feed::notify(tx);
    let found = find(tx, &ProductSearch::default(), Some(product)).await?;
    let listed: Vec<Listed> = json::read(&found.items)?;
    let product = listed.into_iter().next().ok_or(Error::NotFound)?;
    let owner = shops::table
        .find(product.shop.id)
        .select(shops::owner_id)
        .first(tx.conn())
        .await?;
    Ok(Decided {
        product,
        before,
        owner,
        version,
    })
}
