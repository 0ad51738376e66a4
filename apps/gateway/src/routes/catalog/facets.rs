//! A page of a listing, and its filters with the number of products that each would leave.

use catalog::listing::{self, Words};
use serde::Serialize;
use utoipa::ToSchema;

use super::card::CardPage;

/// A listing: one page of cards, the available filters, and a correction of the search words.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListingPage {
    #[serde(flatten)]
    pub page: CardPage,
    facets: Facets,
    /// Present if other words were probably meant.
    #[schema(required = true)]
    correction: Option<Correction>,
}

/// Corrected search words.
#[derive(Debug, Serialize, ToSchema)]
pub struct Correction {
    #[schema(example = "speckled mug")]
    words: String,
    /// Whether the products were found with these words; otherwise they are only a suggestion.
    applied: bool,
}

impl ListingPage {
    /// A listing in the words of the marketplace's dictionary.
    pub fn new(found: listing::Listing, words: &Words) -> Self {
        let correction = |correction: search::Correction| Correction {
            words: correction.words,
            applied: correction.applied,
        };
        Self {
            page: CardPage::new(found.page, words),
            facets: Facets::new(found.categories, found.facets, words),
            correction: found.correction.map(correction),
        }
    }
}

/// How many products would be left with each further filter. A facet's own filter does not affect
/// its own counts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Facets {
    /// The level below the requested category; if there is none, the same level.
    categories: Vec<CategoryFacet>,
    /// At most 50, the most frequent first.
    shops: Vec<ShopFacet>,
    #[schema(required = true)]
    price: Option<PriceFacet>,
    ratings: Vec<RatingFacet>,
    /// At most 20, the most used first.
    options: Vec<OptionFacet>,
    /// How many are on sale at a reduced price.
    on_sale: i64,
    /// How many are in stock.
    in_stock: i64,
}

/// A category to go on to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryFacet {
    #[schema(example = "Mugs")]
    name: String,
    /// In German, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Becher")]
    name_de: Option<String>,
    #[schema(example = "mugs")]
    slug: String,
    #[schema(example = "kitchen/mugs")]
    path: String,
    #[schema(example = 12)]
    count: i64,
}

/// A shop to choose.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShopFacet {
    #[schema(example = "Clay & Co")]
    name: String,
    #[schema(example = "clay-and-co")]
    slug: String,
    #[schema(example = 12)]
    count: i64,
}

/// Prices of the products, in minor units.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriceFacet {
    #[schema(example = 500)]
    min: i64,
    #[schema(example = 12000)]
    max: i64,
    /// At most 20 adjoining ranges.
    bars: Vec<PriceBar>,
}

/// A range of prices, both bounds inclusive.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriceBar {
    #[schema(example = 500)]
    from: i64,
    #[schema(example = 999)]
    to: i64,
    #[schema(example = 7)]
    count: i64,
}

/// Products with at least this many stars.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingFacet {
    #[schema(example = 4)]
    stars: u8,
    #[schema(example = 9)]
    count: i64,
}

/// An option and its values.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OptionFacet {
    /// Use this name in filters.
    #[schema(example = "Colour")]
    name: String,
    /// Its German name, if the marketplace's dictionary has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Farbe")]
    label_de: Option<String>,
    /// At most 50, the most frequent first.
    values: Vec<ValueFacet>,
}

/// One value of an option.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ValueFacet {
    /// Use this value in filters.
    #[schema(example = "Forest")]
    value: String,
    /// Its German name, if the marketplace's dictionary has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Tannengrün")]
    label_de: Option<String>,
    #[schema(example = 5)]
    count: i64,
}

impl Facets {
    /// Those of a listing.
    pub fn new(
        categories: Vec<listing::CategoryCount>,
        facets: search::Facets,
        words: &Words,
    ) -> Self {
        let option = |option| OptionFacet::new(option, words);
        Self {
            categories: categories.into_iter().map(Into::into).collect(),
            shops: facets.shops.into_iter().map(Into::into).collect(),
            price: facets.price.map(Into::into),
            ratings: facets.ratings.into_iter().map(Into::into).collect(),
            options: facets.options.into_iter().map(option).collect(),
            on_sale: facets.on_sale,
            in_stock: facets.in_stock,
        }
    }
}

impl From<listing::CategoryCount> for CategoryFacet {
    fn from(found: listing::CategoryCount) -> Self {
        Self {
            name: found.name,
            name_de: found.name_de,
            slug: found.slug,
            path: found.path,
            count: found.count,
        }
    }
}

impl From<search::ShopCount> for ShopFacet {
    fn from(found: search::ShopCount) -> Self {
        Self {
            name: found.name,
            slug: found.slug,
            count: found.count,
        }
    }
}

impl From<search::PriceFacet> for PriceFacet {
    fn from(found: search::PriceFacet) -> Self {
        let bar = |bar: search::PriceBar| PriceBar {
            from: bar.from.minor(),
            to: bar.to.minor(),
            count: bar.count,
        };
        Self {
            min: found.min.minor(),
            max: found.max.minor(),
            bars: found.bars.into_iter().map(bar).collect(),
        }
    }
}

impl From<search::RatingCount> for RatingFacet {
    fn from(found: search::RatingCount) -> Self {
        Self {
            stars: found.stars,
            count: found.count,
        }
    }
}

impl OptionFacet {
    fn new(found: search::OptionFacet, words: &Words) -> Self {
        let name = found.name.as_str();
        let value = |found: search::ValueCount| ValueFacet {
            label_de: words.value(name, &found.value).map(ToOwned::to_owned),
            value: found.value,
            count: found.count,
        };
        Self {
            label_de: words.name(name).map(ToOwned::to_owned),
            values: found.values.into_iter().map(value).collect(),
            name: found.name,
        }
    }
}
