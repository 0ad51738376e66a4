//! Documents for the index: things to find, and changes to them.

use chrono::{DateTime, Utc};
use types::{CategoryId, Money, ProductId, ShopId, Slug};

/// One change of the index.
#[derive(Debug, Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "changes are mostly documents, and gone as soon as they are applied"
)]
pub enum Change {
    /// This thing is there, with this content, whatever was known of it before.
    Put(Document),
    /// This thing is gone, or was never there.
    Remove(Key),
}

impl Change {
    /// Which thing changes.
    pub fn key(&self) -> Key {
        match self {
            Self::Put(document) => document.key(),
            Self::Remove(key) => *key,
        }
    }
}

/// Which thing in the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A product on sale.
    Product(ProductId),
    /// An open shop.
    Shop(ShopId),
    /// A category or subcategory.
    Category(CategoryId),
}

/// A thing that can be found.
#[derive(Debug, Clone, Hash)]
pub enum Document {
    /// In listings and suggestions.
    Product(ProductDocument),
    /// In suggestions.
    Shop(ShopDocument),
    /// In suggestions.
    Category(CategoryDocument),
}

impl Document {
    /// Which thing this is.
    pub fn key(&self) -> Key {
        match self {
            Self::Product(product) => Key::Product(product.id),
            Self::Shop(shop) => Key::Shop(shop.id),
            Self::Category(category) => Key::Category(category.id),
        }
    }
}

/// A product on sale in an open shop; what is not on sale is removed instead.
#[derive(Debug, Clone, Hash)]
pub struct ProductDocument {
    /// Its id.
    pub id: ProductId,
    /// What it is called.
    pub title: String,
    /// What is said about it, as Markdown.
    pub description: String,
    /// Names and values of its specification.
    pub attributes: Vec<(String, String)>,
    /// Who sells it.
    pub shop: Named,
    /// Its category from the top: one or two steps.
    pub category: Vec<Named>,
    /// The shop's collection below that.
    pub collection: Option<Named>,
    /// What of this is said in German too.
    pub german: Box<German>,
    /// All that can be bought of it.
    pub variants: Vec<VariantDocument>,
    /// How much its cheapest variant is reduced, in thousandths of its regular price.
    pub discount: u16,
    /// The sum of its reviews' stars.
    pub rating_sum: i64,
    /// How many reviews.
    pub review_count: i32,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// Since when it is on sale.
    pub published_at: DateTime<Utc>,
    /// What a listing answers for it, kept as it is.
    pub card: String,
}

/// What of a product is said in German too, as far as it is.
#[derive(Debug, Clone, Default, Hash)]
pub struct German {
    /// What it is called.
    pub title: Option<String>,
    /// What is said about it, as Markdown.
    pub description: Option<String>,
    /// What its categories, its options and the lines of its specification are called.
    pub keywords: Vec<String>,
}

/// One variant of a product.
#[derive(Debug, Clone, Hash)]
pub struct VariantDocument {
    /// Name and value of each option, such as `("Colour", "Blue")`.
    pub options: Vec<(String, String)>,
    /// What is paid for one.
    pub unit_price: Money,
    /// Whether that is a reduced price.
    pub on_sale: bool,
    /// Whether one can be bought now.
    pub available: bool,
}

/// An open shop.
#[derive(Debug, Clone, Hash)]
pub struct ShopDocument {
    /// Its id.
    pub id: ShopId,
    /// Its part of the URL.
    pub slug: Slug,
    /// What it is called.
    pub name: String,
    /// How many pieces it sold; the better known comes first.
    pub sold: i64,
    /// What a suggestion answers for it, kept as it is.
    pub entry: String,
}

/// A category or subcategory.
#[derive(Debug, Clone, Hash)]
pub struct CategoryDocument {
    /// Its id.
    pub id: CategoryId,
    /// Its slugs from the top, such as `kitchen/mugs`.
    pub path: String,
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    pub name_de: Option<String>,
    /// The parent category's name.
    pub parent_name: Option<String>,
    /// How many pieces were sold below it; the better known comes first.
    pub sold: i64,
    /// What a suggestion answers for it, kept as it is.
    pub entry: String,
}

/// A name and its part of the URL.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Named {
    /// Its part of the URL.
    pub slug: Slug,
    /// What it is called.
    pub name: String,
}
