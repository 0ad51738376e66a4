//! The routes, a folder per domain; each `mount` is one entry of the route table.

pub mod auth;
pub mod cart;
pub mod catalog;
pub mod content;
pub mod csp;
pub mod dev;
pub mod docs;
pub mod health;
pub mod metrics;
pub mod orders;
pub mod security_txt;
pub mod seller;
pub mod webhooks;
