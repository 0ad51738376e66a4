//! A whole marketplace for one test, and the people in it.

mod app;
mod client;
mod people;
mod shelf;

pub use app::TestApp;
pub use client::{Answer, Client};
pub use shelf::{Product, address};
