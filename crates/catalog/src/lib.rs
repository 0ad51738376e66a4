//! The catalog: the category tree, the shops, their products with variants, pictures and reviews,
//! and the stock.
//!
//! Functions without an actor read what is on sale: active products of approved shops. Functions
//! that change something take the [`auth::actor::Seller`] who may do it, and their SQL filters by
//! the seller's shop, so that another shop's product is simply not found.

pub mod category;
pub mod collection;
pub mod color_family;
pub mod dashboard;
mod document;
pub mod error;
pub mod feed;
pub mod follow;
pub mod home;
pub mod import;
mod json;
pub mod listing;
pub mod market_overview;
pub mod merchant;
pub mod picture;
pub mod product;
pub mod review;
pub mod shop;
pub mod sitemap;
pub mod stock;
pub mod stock_request;
pub mod suggestion;
pub mod tile;
pub mod variant;
pub mod views;
pub mod wishlist;

pub use error::Error;
pub use picture::Picture;
pub use tile::Tile;
