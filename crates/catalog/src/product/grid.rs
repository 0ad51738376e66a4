//! The list of the seller's own products, in every status, with the columns of the product grid.

use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{CategoryId, CollectionId, Money, Page, PageRequest, ProductId, ShopId};

use super::admin::Withdrawal;
use super::{NameSlug, Status};
use crate::{Error, Tile, json};
use auth::actor::Seller;
use db::{Pool, Tx, prepared};

/// Which of the own products are wanted.
#[derive(Debug, Clone)]
pub struct GridSearch {
    /// Part of a title, a SKU or a barcode.
    pub text: Option<types::Text<200>>,
    /// Only products with this status; by default all except archived ones.
    pub status: Option<Status>,
    /// Only those in this category or below it.
    pub category: Option<CategoryId>,
    /// Only products in this collection.
    pub collection: Option<CollectionId>,
    /// Only those of which little or nothing is left.
    pub stock: Option<StockFilter>,
    /// In which order.
    pub sort: Sort,
    /// Whether the order begins with what is most.
    pub descending: bool,
    /// Which page.
    pub page: PageRequest,
}

/// Products by what can be bought of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StockFilter {
    /// Some can be bought, but of a variant no more than what the shop calls few.
    Low,
    /// None can be bought.
    Out,
}

impl StockFilter {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Out => "out",
        }
    }
}

/// The sort key of products.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sort {
    /// When they were made.
    #[default]
    Newest,
    /// Their titles.
    Title,
    /// What the cheapest variant costs.
    Price,
    /// How many can be bought.
    Stock,
    /// When the seller last changed them.
    Updated,
}

impl Sort {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Newest => "newest",
            Self::Title => "title",
            Self::Price => "price",
            Self::Stock => "stock",
            Self::Updated => "updated",
        }
    }

    /// Whether people expect the most of it first.
    pub const fn descends(self) -> bool {
        matches!(self, Self::Newest | Self::Updated)
    }
}

/// A page of the list, and how many there are by status.
#[derive(Debug, Clone)]
pub struct Grid {
    /// The products.
    pub page: Page<Row>,
    /// How many the other filters leave, whatever their status.
    pub counts: Counts,
}

/// How many products stand where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// All but the archived.
    pub all: i64,
    /// Drafts.
    pub draft: i64,
    /// On sale.
    pub active: i64,
    /// Hidden.
    pub hidden: i64,
    /// Archived.
    pub archived: i64,
    /// Taken off sale by an operator.
    pub withdrawn: i64,
}

/// A product in the list.
#[derive(Debug, Clone, Deserialize)]
pub struct Row {
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
    /// Why an operator took it off sale.
    pub withdrawal: Option<Withdrawal>,
    /// Its subcategory.
    pub category_id: CategoryId,
    /// The shop's collection it stands in.
    pub collection_id: Option<CollectionId>,
    /// From the category down to the subcategory and, if any, the collection.
    pub path: Vec<NameSlug>,
    /// The number of variants on sale.
    pub variant_count: i64,
    /// What the cheapest variant costs now.
    pub min_price: Money,
    /// The current price of the most expensive variant, in minor units.
    pub max_price: Money,
    /// Whether a variant has a reduced price.
    pub on_sale: bool,
    /// How many pieces can be bought now.
    pub stock: i64,
    /// How many more are held for checkouts.
    pub reserved: i64,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// Grows with each change of the seller's but counts of stock.
    pub version: i64,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When the seller last changed it.
    pub edited_at: DateTime<Utc>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    all_but_archived: i64,
    #[diesel(sql_type = BigInt)]
    draft: i64,
    #[diesel(sql_type = BigInt)]
    active: i64,
    #[diesel(sql_type = BigInt)]
    hidden: i64,
    #[diesel(sql_type = BigInt)]
    archived: i64,
    #[diesel(sql_type = BigInt)]
    withdrawn: i64,
    #[diesel(sql_type = Text)]
    rows: String,
}

/// A page of the seller's products.
pub async fn list(pool: &Pool, seller: &Seller, wanted: &GridSearch) -> Result<Grid, Error> {
    let (limit, offset) = (wanted.page.limit(), wanted.page.offset());
    let found = db::transaction_of_shop(pool, seller.wall(), async |tx| {
        find(tx, seller.shop(), wanted, limit, offset).await
    })
    .await?;
    let counts = Counts {
        all: found.all_but_archived,
        draft: found.draft,
        active: found.active,
        hidden: found.hidden,
        archived: found.archived,
        withdrawn: found.withdrawn,
    };
    let total = match wanted.status {
        None => counts.all,
        Some(Status::Draft) => counts.draft,
        Some(Status::Active) => counts.active,
        Some(Status::Hidden) => counts.hidden,
        Some(Status::Archived) => counts.archived,
        Some(Status::Withdrawn) => counts.withdrawn,
    };
    let page = Page::new(wanted.page, json::read(&found.rows)?, total);
    Ok(Grid { page, counts })
}

/// More than any shop has.
const ALL: i64 = 1_000_000_000;

/// The ids of all of the shop's products that are wanted, whatever the page, in their order.
pub(crate) async fn ids(
    tx: &mut Tx,
    shop: ShopId,
    wanted: &GridSearch,
) -> Result<Vec<ProductId>, Error> {
    let found = find(tx, shop, wanted, ALL, 0).await?;
    let rows: Vec<Row> = json::read(&found.rows)?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

async fn find(
    tx: &mut Tx,
    shop: ShopId,
    wanted: &GridSearch,
    limit: i64,
    offset: i64,
) -> Result<Found, Error> {
    let query = diesel::sql_query(include_str!("grid.sql"))
        .bind::<BigInt, _>(shop)
        .bind::<Nullable<Text>, _>(wanted.text.as_ref().map(types::Text::as_str))
        .bind::<Nullable<Text>, _>(wanted.status.map(Status::as_str))
        .bind::<Nullable<BigInt>, _>(wanted.category)
        .bind::<Nullable<BigInt>, _>(wanted.collection)
        .bind::<Nullable<Text>, _>(wanted.stock.map(StockFilter::as_str))
        .bind::<Text, _>(wanted.sort.as_str())
        .bind::<Bool, _>(wanted.descending)
        .bind::<BigInt, _>(limit)
        .bind::<BigInt, _>(offset);
    Ok(prepared(query).get_result(tx.conn()).await?)
}
