//! Database errors, distinguished by what the caller can do.

use diesel::result::{DatabaseErrorKind, Error as Diesel};

/// A database error. Domain crates pass it on unchanged; the gateway turns it into a 503 (retry) or
/// a 500 (logged once).
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No connection could be had in time, it broke, or the database cannot write: come again.
    #[error("the database is out of reach: {0}")]
    Unavailable(String),
    /// A lock or statement took too long, or two transactions stood in each other's way more
    /// often than it was tried again.
    #[error("the database is busy: {0}")]
    Busy(String),
    /// Anything else: a fault of ours.
    #[error(transparent)]
    Query(Diesel),
}

impl Error {
    /// The database was out of reach or busy: what failed may succeed later.
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Busy(_))
    }
}

impl From<Diesel> for Error {
    fn from(error: Diesel) -> Self {
        match State::of(&error) {
            State::Lost | State::Stale | State::Full | State::ReadOnly => {
                Self::Unavailable(error.to_string())
            }
            State::Conflict | State::TooLong => Self::Busy(error.to_string()),
            State::Other => Self::Query(error),
        }
    }
}

/// What an error means for those who may try again, by its SQLSTATE
/// (postgresql.org/docs/current/errcodes-appendix.html).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// Two transactions stood in each other's way, and this one was given up.
    Conflict,
    /// A lock or a statement took longer than it may.
    TooLong,
    /// Disk, memory or connections are used up, or the disk fails.
    Full,
    /// The server takes no changes: it follows another one now.
    ReadOnly,
    /// The connection is gone, or the server is about to go or not there yet.
    Lost,
    /// What the connection prepared does not fit the schema any more.
    Stale,
    /// A fault of ours, or a constraint.
    Other,
}

impl State {
    pub(crate) fn of(error: &Diesel) -> Self {
        use DatabaseErrorKind::{ClosedConnection, UnableToSendCommand};
        match error {
            Diesel::BrokenTransactionManager => Self::Lost,
            Diesel::DatabaseError(ClosedConnection | UnableToSendCommand, _) => Self::Lost,
            Diesel::DatabaseError(_, info) => Self::of_message(info.message()),
            // why it was not committed counts, not that there was nothing to roll back then
            Diesel::RollbackErrorOnCommit { commit_error, .. } => Self::of(commit_error),
            _ => Self::Other,
        }
    }

    /// The watched stream has put the code in front of the message.
    fn of_message(message: &str) -> Self {
        let code = message.split_once(": ").map(|(code, _)| code);
        let code = code.filter(|code| code.len() == 5).unwrap_or_default();
        match code {
            // serialization_failure, deadlock_detected
            "40001" | "40P01" => Self::Conflict,
            // lock_not_available, query_canceled, transaction_timeout
            "55P03" | "57014" | "25P04" => Self::TooLong,
            "25006" => Self::ReadOnly,
            // feature_not_supported: of a statement that worked before, "cached plan must not
            // change result type" after a migration
            "0A000" => Self::Stale,
            // idle_in_transaction_session_timeout ends the connection
            "25P03" => Self::Lost,
            _ => match code.get(..2) {
                // insufficient_resources, system_error
                Some("53" | "58") => Self::Full,
                // connection_exception, operator_intervention
                Some("08" | "57") => Self::Lost,
                _ => Self::Other,
            },
        }
    }
}

/// The name of the violated constraint, if the error has one.
pub fn constraint_of(error: &Error) -> Option<&str> {
    match error {
        Error::Query(Diesel::DatabaseError(_, info)) => info.constraint_name(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_known_by_its_code_in_any_language() {
        for (message, state) in [
            ("40P01: Verklemmung entdeckt", State::Conflict),
            ("40001: konnte Zugriff nicht serialisieren", State::Conflict),
            (
                "57014: storniere Anfrage wegen Zeitüberschreitung",
                State::TooLong,
            ),
            ("55P03: storniere Anfrage wegen Sperre", State::TooLong),
            ("53100: konnte Datei nicht erweitern", State::Full),
            ("53300: zu viele Verbindungen", State::Full),
            ("58030: konnte Datei nicht lesen", State::Full),
            ("25006: in einer Read-Only-Transaktion", State::ReadOnly),
            ("57P01: breche Verbindung ab", State::Lost),
            ("57P03: das Datenbanksystem startet", State::Lost),
            ("25P03: Verbindung wird abgebrochen", State::Lost),
            ("0A000: zwischengespeicherter Plan", State::Stale),
            ("23505: doppelter Schlüsselwert", State::Other),
            ("deadlock detected", State::Other),
        ] {
            assert_eq!(State::of_message(message), state, "{message}");
        }
    }

    #[test]
    fn of_a_commit_that_failed_it_is_the_commit_that_counts() {
        let error = |words: &str| {
            let words = Box::new(words.to_owned());
            Box::new(Diesel::DatabaseError(DatabaseErrorKind::Unknown, words))
        };
        let failed = Diesel::RollbackErrorOnCommit {
            rollback_error: error("25P01: keine Transaktion"),
            commit_error: error("57P01: breche Verbindung ab"),
        };
        assert_eq!(State::of(&failed), State::Lost);
    }
}
