//! Shops: how shoppers see them, how they come to be, how their seller changes them.

mod own;
mod status;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Deserialize;
use types::{CollectionId, Page, PageRequest, ShopId, Slug};

use crate::{Error, Tile, json};

pub use own::{Change, NewShop, OwnShop, create, find_own, name, update};
pub use status::Status;

/// A shop in a list.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct ShopCard {
    /// Its id.
    pub id: ShopId,
    /// Its part of the URL.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its logo.
    pub logo: Option<String>,
    /// Its hue.
    pub tile: Tile,
    /// What it says about itself.
    pub description: String,
    /// The mean of its reviews' stars.
    pub rating: Option<f64>,
    /// How many reviews.
    pub review_count: i32,
    /// How many products it has on sale.
    pub product_count: i64,
    /// Pictures of its best sellers.
    pub thumbnails: Vec<String>,
}

/// A shop as its own page shows it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Shop {
    /// What a list shows.
    #[serde(flatten)]
    pub card: ShopCard,
    /// The picture on top.
    pub banner: Option<String>,
    /// What it says about delivery and returns.
    pub policies: String,
    /// Since when.
    pub open_since: DateTime<Utc>,
    /// Its own collections.
    pub collections: Vec<Collection>,
}

/// A shop's own collection.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Collection {
    /// Its id.
    pub id: CollectionId,
    /// What it is called.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// The slugs above it, `category/sub-category`.
    pub category_path: String,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    shops: String,
}

/// A page of the open shops, the most reviewed first.
pub async fn list(
    conn: &mut AsyncPgConnection,
    page: PageRequest,
) -> Result<Page<ShopCard>, Error> {
    let found = load(conn, page.limit(), page.offset()).await?;
    Ok(Page::new(page, json::read(&found.shops)?, found.total))
}

/// The first `count` of them.
pub async fn featured(conn: &mut AsyncPgConnection, count: i64) -> Result<Vec<ShopCard>, Error> {
    json::read(&load(conn, count, 0).await?.shops)
}

async fn load(conn: &mut AsyncPgConnection, limit: i64, offset: i64) -> Result<Found, Error> {
    let found = diesel::sql_query(include_str!("shop/list.sql"))
        .bind::<BigInt, _>(limit)
        .bind::<BigInt, _>(offset)
        .get_result(conn)
        .await?;
    Ok(found)
}

#[derive(QueryableByName)]
struct Detail {
    #[diesel(sql_type = Text)]
    shop: String,
}

/// The open shop with this slug.
pub async fn find(conn: &mut AsyncPgConnection, slug: &Slug) -> Result<Shop, Error> {
    let found: Detail = diesel::sql_query(include_str!("shop/detail.sql"))
        .bind::<Text, _>(slug.as_str())
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    json::read(&found.shop)
}
