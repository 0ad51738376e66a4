//! The information pages, and messages to the marketplace.
//!
//! An information page ([`page`]) shows the original text that ships with the program
//! ([`original`]) until an operator edits it; both may contain placeholders for settings, which are
//! filled in when the page is shown ([`placeholder`]). The contact form ([`contact`]) saves a
//! message and queues its email to the marketplace in one transaction.

pub mod contact;
pub mod error;
pub mod original;
pub mod page;
pub mod placeholder;

pub use error::Error;
