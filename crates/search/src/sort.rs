//! Orders of goods as numbers: the higher the earlier.

use tantivy::Score;

use crate::columns::{Columns, first};
use crate::query::Sort;
use crate::rating::Rating;

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

    /// The number of a product that matches the words so well and costs this much: the least
    /// that a variant which fits the filters costs.
    pub fn key(
        self,
        columns: &Columns,
        doc: u32,
        score: Score,
        price: impl FnOnce() -> u64,
    ) -> u64 {
        match self {
            Self::Relevance => {
                let weight = f64::from_bits(first(&columns.weights, doc));
                // the bits of positive floats are in the order of the floats
                (f64::from(score) * weight).to_bits()
            }
            Self::Column(Sort::Relevance | Sort::BestSelling) => first(&columns.sold, doc),
            Self::Column(Sort::Newest) => first(&columns.published, doc),
            Self::Column(Sort::Rating) => Rating::unpack(first(&columns.ratings, doc)).order(),
            Self::Column(Sort::PriceAsc) => u64::MAX - price(),
            Self::Column(Sort::PriceDesc) => price(),
            Self::Column(Sort::Discount) => first(&columns.discounts, doc),
        }
    }
}
