//! What the marketplace says about itself, and what people write to it.
//!
//! An information page ([`page`]) has an original text that is shipped with the program
//! ([`original`]) until an operator writes another one; both may name settings, which are
//! filled in when the page is read ([`setting`]). The contact form ([`contact`]) keeps a
//! message and queues its letter to the marketplace in one transaction.

pub mod contact;
pub mod error;
pub mod original;
pub mod page;
pub mod setting;

pub use error::Error;
