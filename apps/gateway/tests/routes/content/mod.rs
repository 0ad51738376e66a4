//! Information pages and the contact form from outside.

mod messages;
mod pages;
mod texts;
