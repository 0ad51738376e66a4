//! Emails: their content ([`Email`]), their layout ([`template::Layout`]), and two ways to send
//! them: a mail server ([`smtp::Smtp`]), or a folder of files for the demo and the tests
//! ([`folder::Folder`]). Emails of a transaction go through the job queue as kind [`JOB`]; this
//! crate does not know the database.

pub mod email;
pub mod folder;
pub mod mailer;
pub mod smtp;
pub mod template;

pub use email::Email;
pub use mailer::{Error, Mailer};

/// The kind of job whose payload is an [`Email`].
pub const JOB: &str = "mail";
