//! Errors of account operations, as the caller may see them.

use types::Invalid;

use crate::key::Scope;

/// An invalid field of an input. `field` is the domain's name for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The field, in snake_case.
    pub field: &'static str,
    /// Why it was refused.
    pub invalid: Invalid,
}

/// An outcome that the caller understands, or a database fault.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No token, a forged or expired one, or its session has ended.
    #[error("sign in to go on")]
    Unauthenticated,
    /// Signed in, but without the role that this needs.
    #[error("your account may not do this")]
    RoleMissing,
    /// Somebody who only views a shop wants to do something there.
    #[error("You're only viewing this shop. You can't change anything")]
    ViewIsReadOnly,
    /// The operator does not view this shop, or not any more.
    #[error("You're no longer viewing this shop. Open it again from the operator console")]
    ViewEnded,
    /// No account has this address and password together.
    #[error("Email or password is wrong")]
    InvalidCredentials,
    /// The refresh token is unknown, or its session has ended.
    #[error("the session has ended; sign in again")]
    SessionEnded,
    /// A refresh token came a second time: somebody has a copy, so the whole session ended.
    #[error("this refresh token was used before; the session was ended")]
    TokenReused,
    /// The present password, asked for as a proof, is another one.
    #[error("the current password is wrong")]
    WrongPassword,
    /// The chosen password is not taken.
    #[error(transparent)]
    WeakPassword(Invalid),
    /// Fields of the input were refused.
    #[error("some fields need another look")]
    Refused(Vec<Fault>),
    /// A link in an email that was used before, is too old, or never existed.
    #[error("this link was used before or is too old; ask for a new one")]
    LinkSpent,
    /// Signing in took too long, or the code was shown already.
    #[error("signing in took too long; start again")]
    TicketSpent,
    /// The code is wrong, too old, or was used before.
    #[error("this code is wrong or was used before")]
    WrongCode,
    /// Two-step sign-in is already on.
    #[error("two-step sign-in is on already")]
    SecondFactorOn,
    /// Two-step sign-in is off.
    #[error("two-step sign-in is off")]
    SecondFactorOff,
    /// An operator without two-step sign-in.
    #[error("switch two-step sign-in on to run the marketplace")]
    SecondFactorRequired,
    /// Nobody has just shown, beside the token, that it is them.
    #[error("confirm that it is you")]
    ConfirmationRequired,
    /// A person does this, never a key.
    #[error("this is not for keys")]
    NotForKeys,
    /// The key may do other things.
    #[error("this key needs the scope {scope}")]
    ScopeMissing {
        /// What it lacks.
        scope: Scope,
    },
    /// So many keys are good at once.
    #[error("{limit} keys are good at once; revoke one first")]
    TooManyKeys {
        /// How many.
        limit: i64,
    },
    /// Nothing of that id is yours.
    #[error("there is no such thing in your account")]
    NotFound,
    /// Somebody has an account with this address.
    #[error("there is an account with this address already")]
    AddressTaken,
    /// The address book is full.
    #[error("an address book holds at most {limit} addresses; delete one first")]
    TooManyAddresses {
        /// How many it holds.
        limit: i64,
    },
    /// Tried too often lately, by this account, address or network.
    #[error("too many attempts; try again in {seconds} seconds")]
    TooManyAttempts {
        /// When the next attempt is let through.
        seconds: u32,
    },
    /// An account that runs a shop or the marketplace cannot be deleted.
    #[error("you run a shop or the marketplace; write to us to give that up first")]
    AccountHasRole,
    /// The same of somebody else's account.
    #[error("this person runs a shop or the marketplace")]
    PersonHasRole,
    /// The address is not that of the account that is to be deleted.
    #[error("this is not the address of the account")]
    OtherAddress,
    /// The password is right, and an operator locked the account.
    #[error("this account is locked")]
    AccountLocked,
    /// The account is already locked, or already not.
    #[error("this account is {} already", if *.is_locked { "locked" } else { "not locked" })]
    LockUnchanged {
        /// Whether it is locked.
        is_locked: bool,
    },
    /// Nobody has shown yet that the address of the account is theirs.
    #[error("the email address of this account is not confirmed yet")]
    NotActivated,
    /// The person helps to run the marketplace already, or does not.
    #[error("this person is {} operator", if *.is_operator { "already an" } else { "no" })]
    OperatorRoleUnchanged {
        /// Whether they do.
        is_operator: bool,
    },
    /// Operators do this to others only.
    #[error("you cannot do this to your own account")]
    OwnAccount,
    /// Nobody would be left to run the marketplace.
    #[error("this is the last operator")]
    LastOperator,
    /// Too many passwords are being checked at this moment: come again.
    #[error("too many people sign in at this moment; try again in a few seconds")]
    Overloaded,
    /// A fault in cryptography or in a stored hash: ours, never the caller's.
    #[error("a password or token could not be made or read: {0}")]
    Crypto(String),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] db::Error),
}

impl From<crate::encryption::Error> for Error {
    fn from(error: crate::encryption::Error) -> Self {
        Self::Crypto(error.to_string())
    }
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        Self::Database(error.into())
    }
}
