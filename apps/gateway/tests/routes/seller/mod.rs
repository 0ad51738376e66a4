mod products;
mod reviews;
mod shop;
mod stock;
