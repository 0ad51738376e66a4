//! Information pages and the contact form from outside.

mod admin_contact;
mod contact_form;
mod original_texts;
mod pages;
mod settings;
