mod categories;
mod config;
mod media;
mod products;
mod shops;
mod sitemap;
