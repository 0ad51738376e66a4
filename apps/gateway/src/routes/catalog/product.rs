//! A product's own page.

use actix_web::{get, web};
use catalog::listing::Words;
use catalog::product;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Language, Money, Slug};
use utoipa::{IntoParams, ToSchema};

use super::cacheable::{Answer, Cacheable};
use super::shops::Holiday;
use super::wire::{Attribute, NameSlug, Parts, Picture, ProductOption, Tile, localized};
use crate::cache::{Tag, Tags};
use crate::markdown::{self, Frame};
use crate::problem::Problem;
use crate::state::State;

/// A product as its page shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Product {
    id: i64,
    #[schema(example = "speckled-mug")]
    pub slug: String,
    #[schema(example = "Speckled mug")]
    pub title: String,
    /// In German, if its seller wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    pub title_de: Option<String>,
    /// Markdown.
    pub description: String,
    /// The same as safe HTML; headings from level 3.
    #[schema(example = "<p>Thrown by hand.</p>")]
    pub description_html: String,
    /// In German, if its seller wrote one; Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Von Hand gedreht.")]
    pub description_de: Option<String>,
    /// The same as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "<p>Von Hand gedreht.</p>")]
    pub description_html_de: Option<String>,
    pub shop: ProductShop,
    /// From the category down to the subcategory and, if any, the shop's collection.
    pub category: Vec<NameSlug>,
    pub tile: Tile,
    pub images: Vec<Picture>,
    pub attributes: Vec<ProductAttribute>,
    options: Vec<ProductOption>,
    pub variants: Vec<Variant>,
    /// Regular price of the cheapest variant, in minor units.
    #[schema(example = 1999)]
    pub price: i64,
    /// Reduced price of the cheapest variant.
    #[schema(required = true, example = 1499)]
    pub price_sale: Option<i64>,
    /// When the sale ends, if it has an end.
    #[schema(required = true)]
    sale_until: Option<DateTime<Utc>>,
    /// Mean of the reviews' stars, 1 to 5.
    #[schema(required = true, example = 4.5)]
    pub rating: Option<f64>,
    pub review_count: i32,
    sold_count: i64,
    created_at: DateTime<Utc>,
}

/// One line of a product's specification.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductAttribute {
    #[schema(example = "Material")]
    pub name: String,
    /// The name in German, if the marketplace's dictionary has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Material")]
    pub label_de: Option<String>,
    #[schema(example = "Stoneware")]
    pub value: String,
    /// The value in German, if the marketplace's dictionary has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Steinzeug")]
    pub value_label_de: Option<String>,
}

impl ProductAttribute {
    fn new(line: Attribute, words: &Words) -> Self {
        Self {
            label_de: words.name(&line.name).map(ToOwned::to_owned),
            value_label_de: words.value(&line.name, &line.value).map(ToOwned::to_owned),
            name: line.name,
            value: line.value,
        }
    }
}

/// The shop that sells a product.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductShop {
    id: i64,
    pub name: String,
    pub slug: String,
    #[schema(required = true)]
    logo: Option<String>,
    #[schema(required = true)]
    rating: Option<f64>,
    review_count: i32,
    #[schema(required = true)]
    holiday: Option<Holiday>,
    /// The number of days after payment within which the shop ships.
    #[schema(example = 3)]
    handling_days: i32,
}

/// One combination of option values, with its price and stock.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Variant {
    pub id: i64,
    #[schema(required = true)]
    pub sku: Option<String>,
    /// One value per option; empty for a product without options.
    option_ids: Vec<i64>,
    pub price: i64,
    #[schema(required = true)]
    pub price_sale: Option<i64>,
    /// When the sale ends, if it has an end.
    #[schema(required = true)]
    sale_until: Option<DateTime<Utc>>,
    /// How many are in stock.
    pub stock: i64,
    #[schema(required = true)]
    image: Option<String>,
}

/// A product in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ProductPath {
    /// The product.
    #[param(example = "speckled-mug")]
    pub slug: String,
}

/// One product.
#[utoipa::path(
    operation_id = "getProduct", tag = "catalog", summary = "A product on sale", params(ProductPath),
    responses((status = 200, description = "The product with all its variants", body = Product)),
)]
#[get("/api/public/products/{slug}")]
pub async fn get_product(state: web::Data<State>, path: web::Path<ProductPath>) -> Answer<Product> {
    product(&state, &path.slug).await
}

/// The product of this slug; what is no slug names nothing.
pub async fn product(state: &State, slug: &str) -> Answer<Product> {
    let slug = Slug::parse(slug).map_err(|_| Problem::not_found())?;
    let mut conn = state.pool.get().await?;
    let product = product::find(&mut conn, &slug).await?;
    let shows = [
        Tag::Product(product.id),
        Tag::Shop(product.shop.id),
        Tag::Categories,
    ];
    let product = Product::new(product, &state.listings.words());
    Ok(Cacheable::new(product, Tags::of(shows)))
}

impl Product {
    /// A product, with the words that the marketplace's dictionary knows.
    fn new(mut product: product::Product, words: &Words) -> Self {
        let images = product.images.drain(..);
        let images = images.map(|image| image.picture.into()).collect();
        let sale_until = product.sale_ends();
        let parts = Parts::take(&mut product);
        let attributes = parts.attributes.into_iter();
        let attributes = attributes.map(|line| ProductAttribute::new(line, words));
        let options = parts.options.into_iter();
        let options = options.map(|option| option.with_labels(words));
        let html = |text: &str| markdown::html(text, Frame::Section);
        Self {
            id: product.id.get(),
            slug: product.slug,
            title: product.title,
            title_de: product.title_de,
            description_html: html(&product.description),
            description: product.description,
            description_html_de: product.description_de.as_deref().map(html),
            description_de: product.description_de,
            shop: product.shop.into(),
            category: parts.category,
            tile: product.tile.into(),
            images,
            attributes: attributes.collect(),
            options: options.collect(),
            variants: product.variants.into_iter().map(Variant::from).collect(),
            price: product.price.minor(),
            price_sale: product.price_sale.map(Money::minor),
            sale_until,
            rating: product.rating,
            review_count: product.review_count,
            sold_count: product.sold_count,
            created_at: product.created_at,
        }
    }

    /// What it is called in a visitor's language, as far as that is known.
    pub fn title_in(&self, language: Language) -> &str {
        localized(&self.title, self.title_de.as_ref(), language)
    }

    /// What it is like, as Markdown.
    pub fn description_in(&self, language: Language) -> &str {
        localized(&self.description, self.description_de.as_ref(), language)
    }

    /// What it is like, as HTML.
    pub fn description_html_in(&self, language: Language) -> &str {
        let german = self.description_html_de.as_ref();
        localized(&self.description_html, german, language)
    }
}

impl From<product::SoldBy> for ProductShop {
    fn from(shop: product::SoldBy) -> Self {
        Self {
            id: shop.id.get(),
            name: shop.name,
            slug: shop.slug,
            logo: shop.logo,
            rating: shop.rating,
            review_count: shop.review_count,
            holiday: shop.holiday.map(Holiday::from),
            handling_days: shop.handling_days,
        }
    }
}

impl From<product::Variant> for Variant {
    fn from(variant: product::Variant) -> Self {
        let (price_sale, sale_until) = (variant.price_sale_now(), variant.sale_ends());
        Self {
            id: variant.id.get(),
            sku: variant.sku,
            option_ids: variant.option_value_ids.iter().map(|id| id.get()).collect(),
            price: variant.price.minor(),
            price_sale: price_sale.map(Money::minor),
            sale_until,
            stock: variant.available,
            image: variant.image,
        }
    }
}
