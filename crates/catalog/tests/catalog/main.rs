//! The catalogue against a real database, without HTTP.

mod category;
mod draft;
mod listing;
mod product;
mod race;
mod shop;
mod support;
mod visibility;
