//! Emails: their content ([`Letter`]), their layout ([`template::Layout`]), and two ways to send
//! them: a mail server ([`smtp::Smtp`]), or a folder of files for the demo and the tests
//! ([`folder::Folder`]). Emails of a transaction go through the job queue as kind [`JOB`]; this
//! crate does not know the database.

pub mod folder;
pub mod letter;
pub mod mailer;
pub mod smtp;
pub mod template;

pub use letter::Letter;
pub use mailer::{Error, Mailer};

/// The kind of job whose payload is a [`Letter`].
pub const JOB: &str = "mail";
