//! The vocabulary of finding goods: what may be asked ([`query`]). Whoever answers, be it
//! SQL or an index in memory, is asked in these words.

pub mod query;

pub use query::{CategoryPath, Filters, MinRating, PriceRange, Query, SearchText, Sort};
