//! A generated catalog of any size: the same products each time, whatever else is generated before
//! or after them.

mod bulk;
mod dice;
mod product;
mod tables;
mod tree;
mod words;

pub use bulk::{connect, load};
pub use dice::Dice;
pub use words::{SEARCHED, word};
