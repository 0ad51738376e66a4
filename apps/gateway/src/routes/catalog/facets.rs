//! A page of a listing, and the filters that narrow it with how many goods each leaves.

use catalog::listing::{self, Words};
use serde::Serialize;
use utoipa::ToSchema;

use super::card::CardPage;

/// A listing: one page of cards, the filters that narrow it, and words that may have been meant.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListingPage {
    #[serde(flatten)]
    pub page: CardPage,
    facets: Facets,
    /// Present when other words were probably meant.
    #[schema(required = true)]
    correction: Option<Correction>,
}

/// Other words than those typed.
#[derive(Debug, Serialize, ToSchema)]
pub struct Correction {
    #[schema(example = "speckled mug")]
    words: String,
    /// Whether the products are those of these words; else the words are only offered.
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

/// How many goods are left by each further filter. A facet's own filter does not narrow its
/// own counts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Facets {
    /// The level below the category asked for; where nothing is below, its own level.
    categories: Vec<CategoryFacet>,
    /// At most 50, most first.
    shops: Vec<ShopFacet>,
    #[schema(required = true)]
    price: Option<PriceFacet>,
    ratings: Vec<RatingFacet>,
    /// At most 20, the most used first.
    options: Vec<OptionFacet>,
    /// How many are reduced.
    on_sale: i64,
    /// How many can be bought now.
    in_stock: i64,
}

/// A category to go on to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CategoryFacet {
    #[schema(example = "Mugs")]
    name: String,
    /// In German, where that is known.
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

/// What is paid for the goods, in minor units.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriceFacet {
    #[schema(example = 500)]
    min: i64,
    #[schema(example = 12000)]
    max: i64,
    /// At most 20 ranges, side by side.
    bars: Vec<PriceBar>,
}

/// Goods in a range of prices, both bounds included.
#[derive(Debug, Serialize, ToSchema)]
pub struct PriceBar {
    #[schema(example = 500)]
    from: i64,
    #[schema(example = 999)]
    to: i64,
    #[schema(example = 7)]
    count: i64,
}

/// Goods with at least so many stars.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingFacet {
    #[schema(example = 4)]
    stars: u8,
    #[schema(example = 9)]
    count: i64,
}

/// An option and what can be chosen.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OptionFacet {
    /// By this it is asked for.
    #[schema(example = "Colour")]
    name: String,
    /// What it is called in German, where the marketplace's dictionary knows that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Farbe")]
    label_de: Option<String>,
    /// At most 50, most first.
    values: Vec<ValueFacet>,
}

/// One value of an option.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ValueFacet {
    /// By this it is asked for.
    #[schema(example = "Forest")]
    value: String,
    /// What it is called in German, where the marketplace's dictionary knows that.
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
