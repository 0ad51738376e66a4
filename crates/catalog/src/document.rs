//! What the search index is told of the catalogue. A document is what is on sale; of anything
//! else the index is told that it is gone.

mod product;
mod suggestion;

pub use product::{batch, count, products};
pub use suggestion::{categories, shops};
