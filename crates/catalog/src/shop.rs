//! Shops: how shoppers see them, how they are opened, how their seller changes them.

pub mod admin;
mod application;
pub mod calendar;
mod holiday;
mod note;
mod own;
mod pictures;
mod sort;
mod status;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Deserialize;
use types::{CollectionId, Page, PageRequest, ShopId, Slug};

use crate::{Error, Tile, json};

pub use application::{Application, Decision, NewShop, apply, decide};
pub use holiday::{BadHoliday, Holiday, NewHoliday, end_holiday, set_holiday};
pub use note::{Note, add_note, notes};
pub use own::{Change, OwnShop, called, find_own, invoice_address, name, names, opened, update};
pub use pictures::{PictureKind, remove_picture, set_picture};
pub use sort::Sort;
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
    /// Since when.
    pub open_since: DateTime<Utc>,
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
    /// The number of followers.
    pub follower_count: i64,
    /// What it says about shipping.
    pub shipping_policy: String,
    /// What it says about returns.
    pub return_policy: String,
    /// Email address for shoppers; may be empty.
    pub contact_email: String,
    /// Phone number for shoppers; may be empty.
    pub contact_phone: String,
    /// The holiday that is planned or under way.
    pub holiday: Option<Holiday>,
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
struct Row {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    shops: String,
}

/// Which shops of the directory, in which order.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// A part of the name.
    pub words: Option<types::Text<60>>,
    /// Those of these alone, in this order.
    pub only: Option<Vec<ShopId>>,
    /// The order.
    pub sort: Sort,
    /// The page.
    pub page: PageRequest,
}

/// A page of the open shops.
pub async fn list(conn: &mut AsyncPgConnection, search: &Search) -> Result<Page<ShopCard>, Error> {
    let query = diesel::sql_query(include_str!("shop/list.sql"))
        .bind::<BigInt, _>(search.page.limit())
        .bind::<BigInt, _>(search.page.offset())
        .bind::<Nullable<Text>, _>(search.words.as_ref().map(types::Text::as_str))
        .bind::<Text, _>(search.sort.as_str())
        .bind::<Nullable<Array<BigInt>>, _>(search.only.as_deref());
    let found: Row = db::prepared(query).get_result(conn).await?;
    let shops = json::read(&found.shops)?;
    Ok(Page::new(search.page, shops, found.total))
}

#[derive(QueryableByName)]
struct Detail {
    #[diesel(sql_type = Text)]
    shop: String,
}

/// The open shop that has this slug, or had it before.
pub async fn find(conn: &mut AsyncPgConnection, slug: &Slug) -> Result<Shop, Error> {
    let query = diesel::sql_query(include_str!("shop/detail.sql"));
    let found: Detail = db::prepared(query.bind::<Text, _>(slug.as_str()))
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    json::read(&found.shop)
}
