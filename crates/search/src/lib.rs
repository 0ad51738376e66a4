//! Product search: queries ([`query`]) and the index that answers them.
//!
//! The index is in a folder of its own and is updated with [`Document`]s; it knows neither the
//! database they come from nor the pages that show the results.

mod cache;
mod candidates;
mod color_counts;
mod color_rule;
mod columns;
mod compound;
mod correct;
mod document;
mod error;
mod excluded;
mod facet_counts;
mod facets;
mod family;
mod filter;
mod find;
mod found;
mod index;
mod index_folder;
mod listing;
mod matching;
mod measure;
mod phrase;
mod plural;
mod price;
pub mod query;
mod rank;
mod rating;
mod record;
mod scan;
mod schema;
mod segment_products;
mod snapshot;
mod sort;
mod spelling;
mod statistics;
mod suggest;
mod terms;
mod text;
mod titles;
mod top;
mod typo;
mod variant_data;
mod vocabulary;
mod words;
mod writer;

pub use document::{
    CategoryDocument, Change, Document, German, Key, Named, ProductDocument, ShopDocument,
    VariantDocument,
};
pub use error::Error;
pub use family::{Color, Families, Family, color_in_german, family_in_german};
pub use found::{
    Applied, CategoryCount, ColorCount, Correction, Facets, Found, OptionFacet, PriceBar,
    PriceFacet, RatingCount, ShopCount, Suggestions, ValueCount,
};
pub use index::{Index, Rebuild};
pub use index_folder::IndexFolder;
pub use query::{
    CategoryPath, Filters, MinRating, OptionFilter, PriceRange, Query, SearchText, Sort,
};
pub use spelling::folded;
