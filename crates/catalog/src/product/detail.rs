//! One product in full, in one statement.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{
    CategoryId, CollectionId, Money, OptionId, OptionValueId, ProductId, ProductImageId, ShopId,
    Slug, VariantId,
};

use super::admin::Withdrawal;
use super::{Attribute, SaleDates, Status};
use crate::shop::Holiday;
use crate::{Error, Picture, Tile, json};

/// All there is to say about a product.
#[derive(Debug, Clone)]
pub struct Product {
    /// Its id.
    pub id: ProductId,
    /// Its part of the URL.
    pub slug: String,
    /// The name by which the shop's files know it, where that is another one than its slug.
    pub handle: Option<String>,
    /// What it is called.
    pub title: String,
    /// What it is like, in Markdown.
    pub description: String,
    /// What it is called in German, where its seller says so.
    pub title_de: Option<String>,
    /// What it is like, in German, where its seller says so.
    pub description_de: Option<String>,
    /// Where it stands; always active when read without an actor.
    pub status: Status,
    /// Why an operator took it off sale.
    pub withdrawal: Option<Withdrawal>,
    /// Who sells it.
    pub shop: Seller,
    /// Its subcategory.
    pub category_id: CategoryId,
    /// From the category down to the subcategory and, if any, the collection.
    pub category: Vec<NameSlug>,
    /// The shop's collection it stands in.
    pub collection_id: Option<CollectionId>,
    /// The hue behind its pictures.
    pub tile: Tile,
    /// Its pictures, the first one leading.
    pub images: Vec<Image>,
    /// The specification.
    pub attributes: Vec<Attribute>,
    /// What a shopper chooses.
    pub options: Vec<OptionView>,
    /// What can be chosen.
    pub variants: Vec<Variant>,
    /// The regular price of the cheapest variant.
    pub price: Money,
    /// The reduced price of the cheapest variant.
    pub price_sale: Option<Money>,
    /// The mean of its reviews' stars.
    pub rating: Option<f64>,
    /// How many reviews.
    pub review_count: i32,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Grows with each change of the seller's but counts of stock.
    pub version: i64,
    /// When the seller last changed it.
    pub edited_at: DateTime<Utc>,
}

/// The shop on a product's page.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Seller {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// Its logo.
    pub logo: Option<String>,
    /// The mean of its reviews' stars.
    pub rating: Option<f64>,
    /// How many reviews.
    pub review_count: i32,
    /// Its holiday that is planned or under way.
    pub holiday: Option<Holiday>,
    /// Within so many days of the payment it ships.
    pub handling_days: i32,
}

/// One level of a category path.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct NameSlug {
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    #[serde(default)]
    pub name_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
}

/// One of its pictures.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Image {
    /// Its id, for the seller.
    pub id: ProductImageId,
    /// The picture.
    #[serde(flatten)]
    pub picture: Picture,
}

/// An option with its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionView {
    /// Its id.
    pub id: OptionId,
    /// Such as "Colour".
    pub name: String,
    /// In the seller's order.
    pub values: Vec<ValueView>,
}

/// One value of an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValueView {
    /// Its id, as it stands in a variant's list.
    pub id: OptionValueId,
    /// Such as "Forest green".
    pub value: String,
}

/// A live variant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// Its id.
    pub id: VariantId,
    /// The seller's article number.
    pub sku: Option<String>,
    /// The number below its bars.
    pub barcode: Option<String>,
    /// In grams, as it is sent.
    pub weight: Option<i32>,
    /// One value per option, in the options' order.
    pub option_value_ids: Vec<OptionValueId>,
    /// The regular price.
    pub price: Money,
    /// The reduced price that its seller set, whether or not it is paid now.
    pub price_sale: Option<Money>,
    /// When that begins and ends.
    #[serde(flatten)]
    pub sale: SaleDates,
    /// Whether the reduced price is paid now.
    #[serde(default)]
    pub is_on_sale: bool,
    /// How many can be bought now.
    pub available: i64,
    /// How many more are set aside for checkouts; for the seller's eyes.
    pub reserved: i64,
    /// Its own picture.
    pub image: Option<String>,
}

impl Variant {
    /// The reduced price, if it is paid now.
    pub fn price_sale_now(&self) -> Option<Money> {
        self.price_sale.filter(|_| self.is_on_sale)
    }

    /// When the reduced price ends that is paid now.
    pub fn sale_ends(&self) -> Option<DateTime<Utc>> {
        self.sale.until.filter(|_| self.is_on_sale)
    }
}

impl Product {
    /// When the reduced price of its cheapest variant ends.
    pub fn sale_ends(&self) -> Option<DateTime<Utc>> {
        let is_shown = |variant: &&Variant| {
            variant.price == self.price && variant.price_sale_now() == self.price_sale
        };
        let shown = self.variants.iter().filter(is_shown);
        shown.filter_map(Variant::sale_ends).min()
    }
}

/// The product on sale with this slug.
pub async fn find(conn: &mut AsyncPgConnection, slug: &Slug) -> Result<Product, Error> {
    let query = concat!(
        include_str!("detail.sql"),
        "where p.slug = $1 and p.status = 'active' and s.status = 'approved'"
    );
    let row: Row = db::prepared(diesel::sql_query(query).bind::<Text, _>(slug.as_str()))
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    row.try_into()
}

/// The columns of `detail.sql`.
#[derive(QueryableByName)]
pub(super) struct Row {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
    #[diesel(sql_type = Text)]
    slug: String,
    #[diesel(sql_type = Nullable<Text>)]
    handle: Option<String>,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Text)]
    description: String,
    #[diesel(sql_type = Nullable<Text>)]
    title_de: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    description_de: Option<String>,
    #[diesel(sql_type = Text)]
    status: Status,
    #[diesel(sql_type = BigInt)]
    category_id: CategoryId,
    #[diesel(sql_type = Nullable<BigInt>)]
    collection_id: Option<CollectionId>,
    #[diesel(sql_type = BigInt)]
    version: i64,
    #[diesel(sql_type = Timestamptz)]
    edited_at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    tile: Tile,
    #[diesel(sql_type = BigInt)]
    price: Money,
    #[diesel(sql_type = Nullable<BigInt>)]
    price_sale: Option<Money>,
    #[diesel(sql_type = Nullable<diesel::sql_types::Double>)]
    rating: Option<f64>,
    #[diesel(sql_type = Integer)]
    review_count: i32,
    #[diesel(sql_type = BigInt)]
    sold_count: i64,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Text)]
    parts: String,
}

#[derive(Deserialize)]
struct Parts {
    withdrawal: Option<Withdrawal>,
    shop: Seller,
    category: Vec<NameSlug>,
    images: Vec<Image>,
    attributes: Vec<Attribute>,
    options: Vec<OptionView>,
    variants: Vec<Variant>,
}

impl TryFrom<Row> for Product {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let parts: Parts = json::read(&row.parts)?;
        Ok(Self {
            id: row.id,
            slug: row.slug,
            handle: row.handle,
            title: row.title,
            description: row.description,
            title_de: row.title_de,
            description_de: row.description_de,
            status: row.status,
            withdrawal: parts.withdrawal,
            shop: parts.shop,
            category_id: row.category_id,
            category: parts.category,
            collection_id: row.collection_id,
            tile: row.tile,
            images: parts.images,
            attributes: parts.attributes,
            options: parts.options,
            variants: parts.variants,
            price: row.price,
            price_sale: row.price_sale,
            rating: row.rating,
            review_count: row.review_count,
            sold_count: row.sold_count,
            created_at: row.created_at,
            version: row.version,
            edited_at: row.edited_at,
        })
    }
}
