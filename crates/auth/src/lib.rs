//! People: their accounts, how they sign in, what they may do, and their addresses.
//!
//! The sender of a request is proven by a value of a type ([`actor::User`], [`actor::Seller`],
//! [`actor::Operator`]) that only this crate can create. So a domain function that takes `&Seller`
//! cannot be called for anybody else. The database stores only hashes of passwords, tokens and
//! email links.

pub mod account;
pub mod actor;
pub mod address;
pub mod audit;
pub mod closing;
pub mod confirmation;
pub mod contact;
pub mod dossier;
pub mod error;
pub mod key;
pub mod letter;
pub mod link;
pub mod look;
pub mod operator;
pub mod password;
pub mod people;
pub mod picture;
pub mod presence;
pub mod profile;
pub mod role;
pub mod sealing;
pub mod second_factor;
pub mod session;
mod strength;
pub mod throttle;
pub mod token;
mod words;
pub mod work;

pub use contact::{Contact, contact};
pub use error::{Error, Fault};
