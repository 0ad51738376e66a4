mod collections;
mod copies;
mod grid;
mod products;
mod reviews;
mod shop;
mod stock;
mod table;
