//! A made-up catalogue of any size: the same goods each time, whatever else is made before or
//! after them.

mod bulk;
mod dice;
mod product;
mod tables;
mod tree;
mod words;

pub use bulk::{connect, load};
pub use dice::Dice;
pub use words::{SEARCHED, word};
