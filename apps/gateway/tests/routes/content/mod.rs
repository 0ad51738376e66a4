//! Information pages and the contact form from outside.

mod contact_office;
mod messages;
mod pages;
mod settings;
mod texts;
