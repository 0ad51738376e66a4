//! Letters to people: what one holds ([`Letter`]), how it looks ([`template::Layout`]), and
//! the ways out: a mail server ([`smtp::Smtp`]) or a folder of files for the demo and the
//! tests ([`folder::Folder`]). Letters of a transaction go through the job queue as kind
//! [`JOB`]; this crate knows no database.

pub mod folder;
pub mod letter;
pub mod mailer;
pub mod smtp;
pub mod template;

pub use letter::Letter;
pub use mailer::{Error, Mailer};

/// The kind of job whose payload is a [`Letter`].
pub const JOB: &str = "mail";
