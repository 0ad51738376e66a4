mod auth;
mod cart;
mod catalog;
mod orders;
mod seller;
