mod products;
mod shop;
