//! People: who they are, how they prove it, what they may do, where their parcels go.
//!
//! The proof of a request's sender is a value of a type ([`actor::User`], [`actor::Seller`],
//! [`actor::Operator`]) that only this crate makes. A function of the trade that asks for
//! `&Seller` therefore cannot be called for anybody else. Passwords, tokens and the links of
//! mails lie in the database as hashes only.

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
