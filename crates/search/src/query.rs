//! A search query as a value: words, filters, sort order and page, each validated.

mod category;

use types::{Invalid, Money, PageRequest, Slug, Text};

pub use category::CategoryPath;

/// A whole search.
#[derive(Debug, Clone)]
pub struct Query {
    /// The words typed, if any.
    pub text: Option<SearchText>,
    /// What the products must be like.
    pub filters: Filters,
    /// In which order.
    pub sort: Sort,
    /// Which page.
    pub page: PageRequest,
}

/// The filters of a search; a product must pass all that are set.
#[derive(Debug, Clone, Default)]
pub struct Filters {
    /// Below this category, subcategory or collection.
    pub category: Option<CategoryPath>,
    /// Sold by any of these shops; by any at all without one.
    pub shops: Vec<Slug>,
    /// Within these prices, by what is really paid.
    pub price: PriceRange,
    /// At least so many stars.
    pub min_rating: Option<MinRating>,
    /// Reduced only.
    pub on_sale: bool,
    /// Only what can be bought now.
    pub in_stock: bool,
    /// With these options. One variant must have them all, at the price, the sale and the
    /// stock asked for.
    pub options: Vec<OptionFilter>,
}

/// An option and the values of it that are wanted.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OptionFilter {
    /// Such as `Colour`.
    pub name: String,
    /// Any of these.
    pub values: Vec<String>,
}

/// Words to look for, at most 200 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchText(Text<200>);

impl SearchText {
    /// Blank is no search at all.
    pub fn parse(raw: Option<&str>) -> Result<Option<Self>, Invalid> {
        Ok(Text::parse_optional(raw)?.map(Self))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// Bounds of a price, both included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PriceRange {
    min: Option<Money>,
    max: Option<Money>,
}

impl PriceRange {
    /// Takes bounds in minor units; the lower must not be above the upper.
    pub fn parse(min: Option<i64>, max: Option<i64>) -> Result<Self, Invalid> {
        let negative = min.is_some_and(|m| m < 0) || max.is_some_and(|m| m < 0);
        let crossed = min.zip(max).is_some_and(|(min, max)| min > max);
        if negative || crossed {
            let message = "Enter prices of zero or more, the lower one first";
            return Err(Invalid::new("price_range_invalid", message));
        }
        Ok(Self {
            min: min.map(Money::new),
            max: max.map(Money::new),
        })
    }

    /// The lower bound.
    pub const fn min(self) -> Option<Money> {
        self.min
    }

    /// The upper bound.
    pub const fn max(self) -> Option<Money> {
        self.max
    }
}

/// A number of stars above 0 and up to 5, halves and the like allowed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MinRating(f64);

impl MinRating {
    /// Accepts 0 to 5. 0 is no filter: it includes products without reviews.
    pub fn parse(raw: f64) -> Result<Option<Self>, Invalid> {
        if (0.0..=5.0).contains(&raw) {
            return Ok(Some(Self(raw)).filter(|rating| rating.0 > 0.0));
        }
        let message = "A rating can be 0 to 5";
        Err(Invalid::new("rating_out_of_range", message))
    }

    /// The stars.
    pub const fn stars(self) -> f64 {
        self.0
    }
}

/// The order of the products found; ties are broken by sales and age.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// The best match first; without words the same as best selling.
    Relevance,
    /// The latest first.
    Newest,
    /// The most sold first.
    BestSelling,
    /// The best rated first.
    Rating,
    /// The cheapest first, by what is really paid for a variant that fits the filters.
    PriceAsc,
    /// The dearest first.
    PriceDesc,
    /// The most reduced first, in percent.
    Discount,
}

impl Sort {
    /// Reads the name of an order.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        match raw {
            "relevance" => Ok(Self::Relevance),
            "newest" => Ok(Self::Newest),
            "best_selling" => Ok(Self::BestSelling),
            "rating" => Ok(Self::Rating),
            "price_asc" => Ok(Self::PriceAsc),
            "price_desc" => Ok(Self::PriceDesc),
            "discount" => Ok(Self::Discount),
            _ => Err(Invalid::new(
                "unknown_sort",
                "Sort by relevance, newest, best_selling, rating, price_asc, price_desc or discount",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_search_is_none_and_a_nul_byte_is_refused() {
        assert_eq!(SearchText::parse(Some("  ")), Ok(None));
        let refused = SearchText::parse(Some("a\0b")).unwrap_err();
        assert_eq!(refused.code, "invalid_characters");
    }

    #[test]
    fn prices_that_cross_or_are_negative_are_refused() {
        assert!(PriceRange::parse(Some(2), Some(1)).is_err());
        assert!(PriceRange::parse(Some(-1), None).is_err());
        assert!(PriceRange::parse(Some(5), Some(5)).is_ok());
    }

    #[test]
    fn a_rating_that_is_no_number_is_refused() {
        assert!(MinRating::parse(f64::NAN).is_err());
        assert!(MinRating::parse(5.1).is_err());
        assert_eq!(MinRating::parse(3.5), Ok(Some(MinRating(3.5))));
        assert_eq!(MinRating::parse(0.0), Ok(None));
    }
}
