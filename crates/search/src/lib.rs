//! Finding goods: the vocabulary of a search ([`query`]) and the index that answers it.
//!
//! The index lies in a folder of its own, is told of changes as [`Document`]s and knows
//! neither the database they come from nor the pages its answers go to.

mod document;
mod error;
mod folder;
mod found;
mod index;
pub mod query;

pub use document::{
    CategoryDocument, Change, Document, Key, Named, ProductDocument, ShopDocument, VariantDocument,
};
pub use error::Error;
pub use folder::Folder;
pub use found::{
    Applied, CategoryCount, Correction, Facets, Found, OptionFacet, PriceBar, PriceFacet,
    RatingCount, ShopCount, Suggestions, ValueCount,
};
pub use index::{Index, Rebuild};
pub use query::{
    CategoryPath, Filters, MinRating, OptionFilter, PriceRange, Query, SearchText, Sort,
};
