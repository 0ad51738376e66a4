//! The catalogue against a real database, without HTTP.

#![cfg(test)]

mod category;
mod change;
mod draft;
mod feed;
mod follow;
mod listing;
mod noted;
mod picture;
mod product;
mod race;
mod review;
mod review_acts;
mod sale;
mod search_words;
mod shop;
mod support;
mod visibility;
mod wishlist;
