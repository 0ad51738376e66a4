mod categories;
mod config;
mod facets;
mod media;
mod products;
mod shops;
mod sitemap;
