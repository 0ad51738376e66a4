//! Documents for the search index. A document describes something that is on sale; anything else is
//! removed from the index.

mod product;
mod suggestion;

use search::Document;

pub use product::{count, product_batch, products};
pub use suggestion::{categories, shop_batch, shops};

/// Some of all that is on sale, in the order of their ids.
#[derive(Debug)]
pub struct Batch<Id> {
    /// What they are.
    pub documents: Vec<Document>,
    /// The last of them, after which the next batch begins; `None` at the end.
    pub last: Option<Id>,
}
