//! Sort orders as numbers: higher comes first. Sold-out products come last in each.

use tantivy::Score;

use crate::columns::{Columns, first};
use crate::query::Sort;
use crate::segment_products::Product;

/// Outweighs what any order asks for: the sign of a float, and more than any count, time or price.
const AVAILABLE: u64 = 1 << 63;

/// An order whose number can be read of every product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// By the words, sales and rating.
    Relevance,
    /// By one of the columns.
    Column(Sort),
}

impl Order {
    /// The order asked for; without words none is more relevant than what sells best.
    pub fn new(sort: Sort, has_words: bool) -> Self {
        match sort {
            Sort::Relevance if has_words => Self::Relevance,
            Sort::Relevance => Self::Column(Sort::BestSelling),
            other => Self::Column(other),
        }
    }

    /// The number of a product that matches the words so well, with what it costs at least by
    /// its variants that fit the filters.
    pub fn key(
        self,
        columns: &Columns,
        doc: u32,
        product: Product<'_>,
        score: Score,
        price: impl FnOnce() -> u64,
    ) -> u64 {
        let key = match self {
            // the bits of positive floats are in the order of the floats
            Self::Relevance => (f64::from(score) * product.data.weight).to_bits(),
            Self::Column(Sort::Relevance | Sort::BestSelling) => first(&columns.sold, doc),
            Self::Column(Sort::Newest) => first(&columns.published, doc),
            Self::Column(Sort::Rating) => product.data.rating.order(),
            Self::Column(Sort::PriceAsc) => AVAILABLE - 1 - price().min(AVAILABLE - 1),
            Self::Column(Sort::PriceDesc) => price(),
            Self::Column(Sort::Discount) => first(&columns.discounts, doc),
        };
        match product.data.available {
            true => key | AVAILABLE,
            false => key,
        }
    }
}
