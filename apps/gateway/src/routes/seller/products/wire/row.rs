//! A product in the seller's list.

use catalog::product;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::ProductStatus;
use crate::routes::catalog::admin_products::ProductWithdrawal;
use crate::routes::catalog::wire::{NameSlug, Tile};

/// A product in the seller's list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerProductRow {
    id: i64,
    #[schema(example = "speckled-mug")]
    slug: String,
    #[schema(example = "Speckled mug")]
    title: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    status: ProductStatus,
    /// Why and since when it is off sale, if it is `withdrawn`.
    #[schema(required = true)]
    withdrawal: Option<ProductWithdrawal>,
    category_id: i64,
    /// From the category down to the subcategory and, if any, the collection.
    category: Vec<NameSlug>,
    #[schema(required = true)]
    collection_id: Option<i64>,
    /// The number of variants on sale.
    variant_count: i64,
    /// The current price of the cheapest variant, in minor units.
    #[schema(example = 1499)]
    min_price: i64,
    /// The current price of the most expensive variant, in minor units.
    #[schema(example = 1999)]
    max_price: i64,
    /// Whether a variant has a reduced price.
    on_sale: bool,
    /// How many pieces of all variants can be bought now.
    stock: i64,
    /// How many more are held for checkouts.
    reserved: i64,
    /// How many pieces were sold.
    sold_count: i64,
    version: i64,
    created_at: DateTime<Utc>,
    /// When the seller last changed it.
    updated_at: DateTime<Utc>,
}

/// The number of products by status, with the other filters applied.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProductCounts {
    /// All except archived ones.
    all: i64,
    draft: i64,
    active: i64,
    hidden: i64,
    archived: i64,
    /// Taken off sale by the marketplace.
    withdrawn: i64,
}

/// One page of the shop's products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerProductPage {
    items: Vec<SellerProductRow>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    counts: ProductCounts,
}

impl From<product::Grid> for SellerProductPage {
    fn from(grid: product::Grid) -> Self {
        let page = grid.page;
        Self {
            items: page.items.into_iter().map(SellerProductRow::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            counts: ProductCounts {
                all: grid.counts.all,
                draft: grid.counts.draft,
                active: grid.counts.active,
                hidden: grid.counts.hidden,
                archived: grid.counts.archived,
                withdrawn: grid.counts.withdrawn,
            },
        }
    }
}

impl From<product::Row> for SellerProductRow {
    fn from(row: product::Row) -> Self {
        Self {
            id: row.id.get(),
            slug: row.slug,
            title: row.title,
            thumbnail: row.thumbnail,
            tile: row.tile.into(),
            status: row.status.into(),
            withdrawal: row.withdrawal.map(ProductWithdrawal::from),
            category_id: row.category_id.get(),
            category: row.path.into_iter().map(NameSlug::from).collect(),
            collection_id: row.collection_id.map(|id| id.get()),
            variant_count: row.variant_count,
            min_price: row.min_price.minor(),
            max_price: row.max_price.minor(),
            on_sale: row.on_sale,
            stock: row.stock,
            reserved: row.reserved,
            sold_count: row.sold_count,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.edited_at,
        }
    }
}
