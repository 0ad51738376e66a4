//! A product as its seller sees it.

mod row;

use std::collections::HashMap;

use catalog::product::{self, Product};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::Money;
use utoipa::ToSchema;

use crate::routes::catalog::admin_products::ProductWithdrawal;
use crate::routes::catalog::wire::{Attribute, NameSlug, Parts, Picture, ProductOption, Tile};

pub use self::row::SellerProductPage;

/// Status of a product; shoppers see only active ones. A product that an operator took off sale is
/// `withdrawn`, which its seller cannot change.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProductStatus {
    Draft,
    Active,
    Hidden,
    Archived,
    Withdrawn,
}

impl From<ProductStatus> for product::Status {
    fn from(status: ProductStatus) -> Self {
        match status {
            ProductStatus::Draft => Self::Draft,
            ProductStatus::Active => Self::Active,
            ProductStatus::Hidden => Self::Hidden,
            ProductStatus::Archived => Self::Archived,
            ProductStatus::Withdrawn => Self::Withdrawn,
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
            product::Status::Withdrawn => Self::Withdrawn,
        }
    }
}

/// A product as its seller sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerProduct {
    id: i64,
    #[schema(example = "speckled-mug")]
    slug: String,
    #[schema(example = "Speckled mug")]
    title: String,
    /// Markdown.
    description: String,
    /// In German, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    title_de: Option<String>,
    /// In German, if there is one; Markdown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Von Hand gedreht, **spülmaschinenfest**.")]
    description_de: Option<String>,
    status: ProductStatus,
    /// Why and since when it is off sale, if it is `withdrawn`.
    #[schema(required = true)]
    withdrawal: Option<ProductWithdrawal>,
    category_id: i64,
    /// From the category down to the subcategory and, if any, the collection.
    category: Vec<NameSlug>,
    /// Its collection in the shop.
    #[schema(required = true)]
    collection_id: Option<i64>,
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
    /// How many pieces were sold.
    sold_count: i64,
    /// Increases with each change by the seller, except to stock; see `expectedVersion`.
    #[schema(example = 7)]
    version: i64,
    created_at: DateTime<Utc>,
    /// When the seller last changed it.
    updated_at: DateTime<Utc>,
}

/// A picture with its ID.
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
    /// The barcode's number, such as a GTIN.
    #[schema(required = true)]
    barcode: Option<String>,
    /// Shipping weight in grams.
    #[schema(required = true)]
    weight: Option<i64>,
    /// The product's picture that shows this variant.
    #[schema(required = true)]
    image_id: Option<i64>,
    /// One value per option, in the options' order.
    #[schema(example = json!(["Forest green", "350 ml"]))]
    values: Vec<String>,
    option_ids: Vec<i64>,
    price: i64,
    #[schema(required = true)]
    price_sale: Option<i64>,
    /// When `priceSale` starts to apply.
    #[schema(required = true)]
    sale_from: Option<DateTime<Utc>>,
    /// When the sale ends.
    #[schema(required = true)]
    sale_until: Option<DateTime<Utc>>,
    /// Whether `priceSale` applies now.
    on_sale: bool,
    /// How many are in stock.
    stock: i64,
    /// How many more are held for checkouts.
    reserved: i64,
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
        let images: Vec<_> = product.images.drain(..).map(SellerImage::from).collect();
        let seen = |variant| seen(variant, &words, &images);
        let variants = variants.map(seen).collect();
        let parts = Parts::take(&mut product);
        Self {
            id: product.id.get(),
            slug: product.slug,
            title: product.title,
            description: product.description,
            title_de: product.title_de,
            description_de: product.description_de,
            status: product.status.into(),
            withdrawal: product.withdrawal.map(ProductWithdrawal::from),
            category_id: product.category_id.get(),
            category: parts.category,
            collection_id: product.collection_id.map(|id| id.get()),
            tile: product.tile.into(),
            images,
            attributes: parts.attributes,
            options: parts.options,
            variants,
            price: product.price.minor(),
            price_sale: product.price_sale.map(Money::minor),
            sold_count: product.sold_count,
            version: product.version,
            created_at: product.created_at,
            updated_at: product.edited_at,
        }
    }
}

fn seen(
    variant: product::Variant,
    words: &HashMap<i64, String>,
    images: &[SellerImage],
) -> SellerVariant {
    let shown = variant.image.as_deref();
    let shown = images
        .iter()
        .find(|image| Some(image.picture.url.as_str()) == shown);
    let ids: Vec<i64> = variant.option_value_ids.iter().map(|id| id.get()).collect();
    SellerVariant {
        id: variant.id.get(),
        sku: variant.sku,
        barcode: variant.barcode,
        weight: variant.weight.map(i64::from),
        image_id: shown.map(|image| image.id),
        values: ids.iter().filter_map(|id| words.get(id).cloned()).collect(),
        option_ids: ids,
        price: variant.price.minor(),
        price_sale: variant.price_sale.map(Money::minor),
        sale_from: variant.sale.from,
        sale_until: variant.sale.until,
        on_sale: variant.is_on_sale,
        stock: variant.available,
        reserved: variant.reserved,
    }
}
