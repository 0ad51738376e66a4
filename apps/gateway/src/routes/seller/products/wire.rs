//! JSON shapes of a product in its seller's hands.

use std::collections::HashMap;

use catalog::product::{self, Product};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};
use types::{CategoryId, CollectionId, Money, Page};
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
    images: Vec<Picture>,
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
            images: parts.images,
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

/// A product to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewProduct {
    #[schema(example = "Stoneware mug", max_length = 200)]
    title: String,
    /// Markdown.
    #[schema(example = "Thrown by hand, **dishwasher safe**.", max_length = 20000)]
    #[serde(default)]
    description: String,
    /// A sub-category.
    #[schema(example = 12)]
    category_id: i64,
    /// One of the shop's collections in that sub-category.
    collection_id: Option<i64>,
    /// `draft` or `active`.
    status: ProductStatus,
    #[serde(default)]
    attributes: Vec<Attribute>,
    #[serde(default)]
    options: Vec<NewOption>,
    variants: Vec<NewVariant>,
}

/// An option of a product to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOption {
    #[schema(example = "Colour", max_length = 40)]
    name: String,
    #[schema(example = json!(["Forest green", "Oatmeal"]), min_items = 1, max_items = 30)]
    values: Vec<String>,
}

/// A variant of a product to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewVariant {
    /// One value per option, in the options' order.
    #[serde(default)]
    #[schema(example = json!(["Forest green"]))]
    values: Vec<String>,
    #[schema(example = "MUG-GREEN", max_length = 64)]
    sku: Option<String>,
    /// In minor units.
    #[schema(example = 1999, minimum = 1)]
    price: i64,
    /// Below the price.
    #[schema(example = 1499)]
    price_sale: Option<i64>,
    #[schema(example = 25, minimum = 0, maximum = 1000000)]
    stock: i64,
}

impl From<NewProduct> for product::Submission {
    fn from(new: NewProduct) -> Self {
        let option = |option: NewOption| product::SubmittedOption {
            name: option.name,
            values: option.values,
        };
        let variant = |variant: NewVariant| product::SubmittedVariant {
            values: variant.values,
            sku: variant.sku,
            price: variant.price,
            price_sale: variant.price_sale,
            stock: variant.stock,
        };
        Self {
            title: new.title,
            description: new.description,
            category: CategoryId::new(new.category_id),
            collection: new.collection_id.map(CollectionId::new),
            status: new.status.into(),
            attributes: new
                .attributes
                .into_iter()
                .map(product::Attribute::from)
                .collect(),
            options: new.options.into_iter().map(option).collect(),
            variants: new.variants.into_iter().map(variant).collect(),
        }
    }
}

/// What is to change about a product; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProductChange {
    /// The product keeps its address.
    #[schema(example = "Stoneware mug", max_length = 200)]
    title: Option<String>,
    #[schema(max_length = 20000)]
    description: Option<String>,
    /// A sub-category; a product that moves leaves its collection.
    category_id: Option<i64>,
    status: Option<ProductStatus>,
    attributes: Option<Vec<Attribute>>,
}

impl From<ProductChange> for product::Edit {
    fn from(change: ProductChange) -> Self {
        let attributes =
            |list: Vec<Attribute>| list.into_iter().map(product::Attribute::from).collect();
        Self {
            title: change.title,
            description: change.description,
            category: change.category_id.map(CategoryId::new),
            status: change.status.map(product::Status::from),
            attributes: change.attributes.map(attributes),
        }
    }
}

/// What is to change about a variant; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VariantChange {
    /// In minor units.
    #[schema(example = 2199, minimum = 1)]
    price: Option<i64>,
    /// Below the price; `null` ends the sale.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<i64>, example = 1799)]
    price_sale: Option<Option<i64>>,
    /// How many can be bought from now on.
    #[schema(example = 40, minimum = 0, maximum = 1000000)]
    stock: Option<i64>,
}

/// Tells `null` from left out.
fn present<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Option<i64>>, D::Error> {
    Option::deserialize(value).map(Some)
}

impl From<VariantChange> for product::VariantChange {
    fn from(change: VariantChange) -> Self {
        Self {
            price: change.price,
            price_sale: change.price_sale,
            stock: change.stock,
        }
    }
}
