//! Documents for the search index. A document describes something that is on sale; anything else is
//! removed from the index.

mod product;
mod suggestion;

pub use product::{batch, count, products};
pub use suggestion::{categories, shops};
