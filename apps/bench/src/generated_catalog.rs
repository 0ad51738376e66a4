//! A generated catalog of any size: the same products each time, whatever else is generated before
//! or after them.

mod bulk_load;
mod product;
mod rng;
mod shops_and_categories;
mod tables;
mod words;

#[cfg(test)]
pub use bulk_load::EVERY_FOREIGN_KEY;
pub use bulk_load::{connect, load, load_in_shops};
pub use rng::SeededRng;
pub use words::{SEARCHED, word};
