//! Results of the index.

use types::Money;

use crate::Key;

/// One page of products, and the facets of all matches.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// How many products fit.
    pub total: i64,
    /// The cards of the page, as they were told.
    pub cards: Vec<String>,
    /// What can be narrowed further, with counts.
    pub facets: Facets,
    /// The words as they were probably meant.
    pub correction: Option<Correction>,
}

/// Corrected search words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// The words as they were probably meant.
    pub words: String,
    /// Whether the products are those of these words; else they are only an offer.
    pub applied: bool,
}

/// How many products fit with each further filter. A facet's own filter does not narrow its
/// own counts; what nothing fits any more stays with zero while the words, category and
/// shops asked for have it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Facets {
    /// The level below the category asked for, the top without one; where nothing is below,
    /// its own level.
    pub categories: Vec<CategoryCount>,
    /// At most 50, most first.
    pub shops: Vec<ShopCount>,
    /// What is paid; none when nothing fits.
    pub price: Option<PriceFacet>,
    /// At least 4, 3, 2 and 1 stars.
    pub ratings: Vec<RatingCount>,
    /// At most 20 options, the most used first.
    pub options: Vec<OptionFacet>,
    /// How many can be had reduced.
    pub on_sale: i64,
    /// How many can be bought now.
    pub in_stock: i64,
}

/// Products below one category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CategoryCount {
    /// Its slugs from the top, such as `kitchen/mugs`.
    pub path: String,
    /// How many.
    pub count: i64,
}

/// Products of one shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShopCount {
    /// The shop's part of the URL.
    pub slug: String,
    /// What it is called.
    pub name: String,
    /// How many.
    pub count: i64,
}

/// What is paid for the products.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceFacet {
    /// The least.
    pub min: Money,
    /// The most.
    pub max: Money,
    /// At most 20 ranges side by side with round bounds, from the one of the least to the
    /// one of the most. Dearer ranges are wider.
    pub bars: Vec<PriceBar>,
}

/// Products that can be had within one range of prices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceBar {
    /// The least, included.
    pub from: Money,
    /// The most, included.
    pub to: Money,
    /// How many.
    pub count: i64,
}

/// Products rated at least so well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingCount {
    /// The mean of their stars is at least this.
    pub stars: u8,
    /// How many.
    pub count: i64,
}

/// The values of one option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionFacet {
    /// Such as `Colour`.
    pub name: String,
    /// At most 50, most first.
    pub values: Vec<ValueCount>,
}

/// The products with one value of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueCount {
    /// Such as `Blue`.
    pub value: String,
    /// How many.
    pub count: i64,
}

/// A color that products have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColorCount {
    /// As it is compared: in lower case with single spaces.
    pub color: String,
    /// As most products have it.
    pub written: String,
    /// How many products.
    pub count: i64,
}

/// What words being typed may lead to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Suggestions {
    /// At most 4 completed searches, in lower case.
    pub queries: Vec<String>,
    /// The cards of at most 5 products.
    pub products: Vec<String>,
    /// The entries of at most 3 categories.
    pub categories: Vec<String>,
    /// The entries of at most 2 shops.
    pub shops: Vec<String>,
}

/// The result of applying changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Applied {
    /// What is another now than before; a document told again with the same content is not.
    pub changed: Vec<Key>,
}
