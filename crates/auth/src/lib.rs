//! People: their accounts, how they sign in, what they may do, and their addresses.
//!
//! The sender of a request is proven by a value of a type ([`actor::User`], [`actor::Seller`],
//! [`actor::Operator`]) that only this crate can create. So a domain function that takes `&Seller`
//! cannot be called for anybody else. The database stores only hashes of passwords, tokens and
//! email links.

pub mod account;
pub mod account_data;
pub mod actor;
pub mod address;
pub mod audit;
pub mod confirmation;
pub mod contact;
pub mod deletion;
pub mod email;
mod email_texts;
pub mod encryption;
pub mod error;
pub mod existing_account;
pub mod failed_jobs;
pub mod key;
pub mod link;
pub mod operator;
pub mod password;
mod password_strength;
pub mod people;
pub mod picture;
pub mod profile;
pub mod role;
pub mod second_factor;
pub mod session;
pub mod throttle;
pub mod token;
pub mod view_as_seller;

pub use contact::{Contact, contact};
pub use error::{Error, Fault};
