mod categories;
mod config;
mod media;
mod products;
mod reviews;
mod shops;
mod wishlist;
