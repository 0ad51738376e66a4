//! Shops: the directory and each one's page.

use actix_web::{get, web};
use catalog::shop;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::Slug;
use utoipa::{IntoParams, ToSchema};

use super::fresh::{Answer, Fresh};
use super::wire::Tile;
use crate::problem::Problem;
use crate::state::State;
use crate::wire::page::PageQuery;

/// A shop in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopCard {
    id: i64,
    #[schema(example = "juniper-clay")]
    slug: String,
    #[schema(example = "Juniper & Clay")]
    pub name: String,
    #[schema(required = true)]
    logo: Option<String>,
    tile: Tile,
    pub description: String,
    /// Mean of the reviews' stars, 1 to 5.
    #[schema(required = true, example = 4.7)]
    rating: Option<f64>,
    review_count: i32,
    /// Products on sale.
    product_count: i64,
    /// Pictures of its best sellers, at most four.
    thumbnails: Vec<String>,
}

/// One page of shops.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopPage {
    items: Vec<ShopCard>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
}

/// A shop as its page shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shop {
    #[serde(flatten)]
    pub card: ShopCard,
    #[schema(required = true)]
    banner: Option<String>,
    policies: String,
    open_since: DateTime<Utc>,
    collections: Vec<Collection>,
}

/// A shop's own collection.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collection {
    id: i64,
    #[schema(example = "Salt glaze")]
    name: String,
    #[schema(example = "salt-glaze")]
    slug: String,
    /// The slugs above it.
    #[schema(example = "kitchen/mugs")]
    category_path: String,
}

/// A shop in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ShopPath {
    /// The shop.
    #[param(example = "juniper-clay")]
    pub slug: String,
}

/// The directory.
#[utoipa::path(
    operation_id = "listShops", tag = "catalog", summary = "The open shops", params(PageQuery),
    responses((status = 200, description = "One page, the most reviewed first", body = ShopPage)),
)]
#[get("/api/public/shops")]
pub async fn list_shops(state: web::Data<State>, query: web::Query<PageQuery>) -> Answer<ShopPage> {
    let page = query.parse()?;
    let mut conn = state.pool.get().await?;
    let page = shop::list(&mut conn, page).await?;
    Ok(Fresh(ShopPage {
        items: page.items.into_iter().map(ShopCard::from).collect(),
        page: page.page,
        page_size: page.page_size,
        total: page.total,
    }))
}

/// One shop.
#[utoipa::path(
    operation_id = "getShop", tag = "catalog", summary = "An open shop", params(ShopPath),
    responses((status = 200, description = "The shop", body = Shop)),
)]
#[get("/api/public/shops/{slug}")]
pub async fn get_shop(state: web::Data<State>, path: web::Path<ShopPath>) -> Answer<Shop> {
    Ok(Fresh(shop(&state, &path.slug).await?))
}

/// The open shop of this slug; what is no slug names nothing.
pub async fn shop(state: &State, slug: &str) -> Result<Shop, Problem> {
    let slug = Slug::parse(slug).map_err(|_| Problem::not_found())?;
    let mut conn = state.pool.get().await?;
    Ok(shop::find(&mut conn, &slug).await?.into())
}

impl From<shop::ShopCard> for ShopCard {
    fn from(shop: shop::ShopCard) -> Self {
        Self {
            id: shop.id.get(),
            slug: shop.slug,
            name: shop.name,
            logo: shop.logo,
            tile: shop.tile.into(),
            description: shop.description,
            rating: shop.rating,
            review_count: shop.review_count,
            product_count: shop.product_count,
            thumbnails: shop.thumbnails,
        }
    }
}

impl From<shop::Shop> for Shop {
    fn from(shop: shop::Shop) -> Self {
        let collection = |collection: shop::Collection| Collection {
            id: collection.id.get(),
            name: collection.name,
            slug: collection.slug,
            category_path: collection.category_path,
        };
        Self {
            card: shop.card.into(),
            banner: shop.banner,
            policies: shop.policies,
            open_since: shop.open_since,
            collections: shop.collections.into_iter().map(collection).collect(),
        }
    }
}
