mod products;
mod reviews;
mod shop;
