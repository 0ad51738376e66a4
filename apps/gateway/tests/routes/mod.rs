mod auth;
mod cart;
mod catalog;
mod content;
mod limits;
mod orders;
mod pages;
mod seller;
