//! A product as its seller sees it.

use std::collections::HashMap;

use catalog::product::{self, Product};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Money, Page};
use utoipa::ToSchema;

use crate::routes::catalog::wire::{Attribute, NameSlug, Parts, Picture, ProductOption, Tile};

/// Where a product stands; shoppers see active ones only.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProductStatus {
    Draft,
    Active,
    Hidden,
    Archived,
}

impl From<ProductStatus> for product::Status {
    fn from(status: ProductStatus) -> Self {
        match status {
            ProductStatus::Draft => Self::Draft,
            ProductStatus::Active => Self::Active,
            ProductStatus::Hidden => Self::Hidden,
            ProductStatus::Archived => Self::Archived,
        }
    }
}

impl From<product::Status> for ProductStatus {
    fn from(status: product::Status) -> Self {
        match status {
            product::Status::Draft => Self::Draft,
            product::Status::Active => Self::Active,
            product::Status::Hidden => Self::Hidden,
            product::Status::Archived => Self::Archived,
        }
    }
}

/// A product as its seller sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerProduct {
    id: i64,
    #[schema(example = "stoneware-mug")]
    slug: String,
    #[schema(example = "Stoneware mug")]
    title: String,
    /// Markdown.
    description: String,
    status: ProductStatus,
    category_id: i64,
    /// From the category down to the sub-category and, if any, the collection.
    category: Vec<NameSlug>,
    tile: Tile,
    images: Vec<SellerImage>,
    attributes: Vec<Attribute>,
    options: Vec<ProductOption>,
    variants: Vec<SellerVariant>,
    /// Regular price of the cheapest variant, in minor units.
    price: i64,
    /// Reduced price of the cheapest variant.
    #[schema(required = true)]
    price_sale: Option<i64>,
    created_at: DateTime<Utc>,
}

/// A picture with the id by which its seller speaks of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SellerImage {
    id: i64,
    #[serde(flatten)]
    picture: Picture,
}

impl From<product::Image> for SellerImage {
    fn from(image: product::Image) -> Self {
        Self {
            id: image.id.get(),
            picture: image.picture.into(),
        }
    }
}

/// A variant as its seller sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerVariant {
    id: i64,
    #[schema(required = true)]
    sku: Option<String>,
    /// One value per option, in the options' order.
    #[schema(example = json!(["Forest green", "350 ml"]))]
    values: Vec<String>,
    option_ids: Vec<i64>,
    price: i64,
    #[schema(required = true)]
    price_sale: Option<i64>,
    /// How many can be bought now.
    stock: i64,
    /// How many more are set aside for checkouts.
    reserved: i64,
}

/// One page of products.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerProductPage {
    items: Vec<SellerProduct>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// How many on all pages.
    total: i64,
}

impl From<Product> for SellerProduct {
    fn from(mut product: Product) -> Self {
        let words: HashMap<i64, String> = product
            .options
            .iter()
            .flat_map(|option| &option.values)
            .map(|value| (value.id.get(), value.value.clone()))
            .collect();
        let variants = std::mem::take(&mut product.variants).into_iter();
        let images = product.images.drain(..);
        let images = images.map(SellerImage::from).collect();
        let parts = Parts::take(&mut product);
        Self {
            id: product.id.get(),
            slug: product.slug,
            title: product.title,
            description: product.description,
            status: product.status.into(),
            category_id: product.category_id.get(),
            category: parts.category,
            tile: product.tile.into(),
            images,
            attributes: parts.attributes,
            options: parts.options,
            variants: variants.map(|variant| seen(variant, &words)).collect(),
            price: product.price.minor(),
            price_sale: product.price_sale.map(Money::minor),
            created_at: product.created_at,
        }
    }
}

fn seen(variant: product::Variant, words: &HashMap<i64, String>) -> SellerVariant {
    let ids: Vec<i64> = variant.option_value_ids.iter().map(|id| id.get()).collect();
    SellerVariant {
        id: variant.id.get(),
        sku: variant.sku,
        values: ids.iter().filter_map(|id| words.get(id).cloned()).collect(),
        option_ids: ids,
        price: variant.price.minor(),
        price_sale: variant.price_sale.map(Money::minor),
        stock: variant.available,
        reserved: variant.reserved,
    }
}

impl From<Page<Product>> for SellerProductPage {
    fn from(page: Page<Product>) -> Self {
        Self {
            items: page.items.into_iter().map(SellerProduct::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}
