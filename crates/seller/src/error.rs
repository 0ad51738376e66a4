//! Errors of seller operations, as the caller may see them.

/// Outcomes beside success.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not there, or not yours.
    #[error("There is no such thing")]
    NotFound,
    /// Some shop would get something else than the operator saw, or nothing any more.
    #[error("The plan has changed. Check it again")]
    PlanChanged,
    /// The payout ended already, or the provider sends it.
    #[error("This payout isn't waiting for a bank transfer")]
    NotByHand,
    /// The Idempotency-Key cannot be used.
    #[error(transparent)]
    Key(#[from] db::idempotency::Refused),
    /// The ledger's answer.
    #[error(transparent)]
    Orders(orders::Error),
    /// A sum left the range of 64 bits.
    #[error(transparent)]
    Amount(#[from] types::money::Overflow),
    /// The catalog's answer: the name is taken, or this person has a shop already.
    #[error(transparent)]
    Catalog(#[from] catalog::Error),
    /// The account's answer.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// A payout account cannot be encrypted or decrypted, for this reason.
    #[error("A payout account cannot be encrypted or decrypted: {0}")]
    Encryption(&'static str),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl Error {
    /// The database was out of reach or busy: what failed may succeed later.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            Self::Database(error)
            | Self::Orders(orders::Error::Database(error))
            | Self::Catalog(catalog::Error::Database(error)) => error.is_passing(),
            _ => false,
        }
    }
}

impl From<auth::encryption::Error> for Error {
    fn from(error: auth::encryption::Error) -> Self {
        Self::Encryption(error.0)
    }
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}

impl From<orders::Error> for Error {
    fn from(error: orders::Error) -> Self {
        Self::Orders(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_the_database_passes_whichever_crate_met_it() {
        let busy = || db::Error::Busy("a lock took too long".to_owned());
        let away = || db::Error::Unavailable("no connection".to_owned());
        let fault = || db::Error::from(diesel::result::Error::NotFound);
        for (error, passes) in [
            (Error::Database(busy()), true),
            (Error::Orders(orders::Error::Database(busy())), true),
            (Error::Catalog(catalog::Error::Database(away())), true),
            (Error::Orders(orders::Error::Database(fault())), false),
            (Error::Database(fault()), false),
            (Error::NotFound, false),
        ] {
            assert_eq!(error.is_passing(), passes, "{error}");
        }
    }
}
