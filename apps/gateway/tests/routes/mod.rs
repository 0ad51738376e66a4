mod auth;
mod cart;
mod catalog;
mod content;
mod orders;
mod pages;
mod seller;
