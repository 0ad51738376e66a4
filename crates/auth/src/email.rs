//! Emails about accounts. A job says what happened; the link is generated only when the email is
//! written, so that neither the queue nor the log ever contains a usable link.

use std::sync::Arc;

use db::{Pool, Tx, transaction};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use diesel_async::RunQueryDsl;
use jobs::{JobError, NewJob};
use mail::template::Brand;
use mail::{Email, Mailer};
use serde::{Deserialize, Serialize};
use types::{Language, UserId};

use crate::contact::Contact;
use crate::link::{self, Purpose};
use crate::{Error, email_texts, token};

/// The kind of job that an [`AccountMailer`] does.
pub const JOB: &str = "account-letter";

/// Which email to write: what its recipient must be told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum EmailKind {
    /// Somebody registered; `fresh` unless the address had an account before.
    Registered { email: String, fresh: bool },
    /// Somebody wants the activation link again.
    Resend { email: String },
    /// Somebody forgot a password.
    Forgot { email: String },
    /// The password is another one now.
    PasswordChanged { user: UserId },
    /// Two-step sign-in is otherwise than before, or somebody came in without the app.
    SecondFactor {
        user: UserId,
        change: SecondFactorChange,
    },
    /// An operator's account was made for somebody.
    Operator { user: UserId },
}

/// What became of somebody's two-step sign-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SecondFactorChange {
    /// It is on.
    On,
    /// It is off.
    Off,
    /// There are new recovery codes.
    NewCodes,
    /// A recovery code was used.
    CodeUsed,
}

impl EmailKind {
    /// A key that is the same for a repeated request and contains no personal data.
    pub fn key(&self) -> String {
        let words = format!("{self:?}");
        format!("{JOB}:{}", hex::encode(token::hash(&words)))
    }
}

pub(crate) async fn enqueue(tx: &mut Tx, kind: &EmailKind) -> Result<(), db::Error> {
    jobs::enqueue(tx, NewJob::new(JOB, kind)).await
}

/// Writes the emails and passes them to the mailer.
#[derive(Clone)]
pub struct AccountMailer {
    pool: Pool,
    mailer: Arc<dyn Mailer>,
    brand: Arc<dyn Fn() -> Brand + Send + Sync>,
}

impl std::fmt::Debug for AccountMailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("AccountMailer")
            .field(&(self.brand)())
            .finish()
    }
}

impl AccountMailer {
    /// A mailer that uses the marketplace's name at the time an email is written.
    pub fn new(
        pool: Pool,
        mailer: Arc<dyn Mailer>,
        brand: impl Fn() -> Brand + Send + Sync + 'static,
    ) -> Self {
        Self {
            pool,
            mailer,
            brand: Arc::new(brand),
        }
    }

    /// Runs one job of kind [`JOB`]. If nobody has the address, no email is sent. If it runs again,
    /// it sends a second email, whose link replaces the first one.
    pub async fn deliver(&self, payload: serde_json::Value) -> Result<(), JobError> {
        let kind: EmailKind = serde_json::from_value(payload)?;
        let email = transaction(&self.pool, async |tx| self.write(tx, &kind).await)
            .await
            .map_err(JobError::retry)?;
        let Some(email) = email else {
            return Ok(());
        };
        match self.mailer.send(&email).await {
            Ok(()) => Ok(()),
            Err(error @ mail::Error::Refused(_)) => Err(JobError::park(error)),
            Err(error) => Err(JobError::retry(error)),
        }
    }

    async fn write(&self, tx: &mut Tx, kind: &EmailKind) -> Result<Option<Email>, Error> {
        let Some(person) = find(tx, kind).await? else {
            return Ok(None);
        };
        let brand = &(self.brand)();
        let to = &Contact {
            email: person.email,
            username: person.username,
            language: person.language,
        };
        let email = match (kind, person.activated) {
            (EmailKind::Registered { .. } | EmailKind::Resend { .. }, false)
                if !person.contested =>
            {
                let token = link::issue(tx, person.id, Purpose::Activate).await?;
                email_texts::activate(brand, to, &token)
            }
            // Whose password is it, the first one's or the second's? The owner of the
            // address chooses one, and links of before open nothing any more.
            (EmailKind::Registered { .. } | EmailKind::Resend { .. }, false) => {
                link::void(tx, person.id, Purpose::Activate).await?;
                let token = link::issue(tx, person.id, Purpose::ResetPassword).await?;
                email_texts::finish_registration(brand, to, &token)
            }
            (EmailKind::Registered { .. } | EmailKind::Resend { .. }, true) => {
                email_texts::already_registered(brand, to)
            }
            (EmailKind::Forgot { .. }, _) => {
                let token = link::issue(tx, person.id, Purpose::ResetPassword).await?;
                email_texts::reset_password(brand, to, &token)
            }
            // beside the link that the command line printed
            (EmailKind::Operator { .. }, _) => {
                let purpose = Purpose::ResetPassword;
                let token = link::issue_another(tx, person.id, purpose).await?;
                email_texts::operator(brand, to, &token)
            }
            (EmailKind::PasswordChanged { .. }, _) => email_texts::password_changed(brand, to),
            (EmailKind::SecondFactor { change, .. }, _) => {
                email_texts::second_factor(brand, to, *change)
            }
        };
        Ok(Some(email))
    }
}

#[derive(QueryableByName)]
struct Person {
    #[diesel(sql_type = BigInt)]
    id: UserId,
    #[diesel(sql_type = Text)]
    email: String,
    #[diesel(sql_type = Text)]
    username: String,
    #[diesel(sql_type = Text)]
    language: Language,
    #[diesel(sql_type = Bool)]
    activated: bool,
    #[diesel(sql_type = Bool)]
    contested: bool,
}

async fn find(tx: &mut Tx, kind: &EmailKind) -> Result<Option<Person>, Error> {
    let (email, id) = match kind {
        EmailKind::Registered { email, .. }
        | EmailKind::Resend { email }
        | EmailKind::Forgot { email } => (email.as_str(), UserId::new(0)),
        EmailKind::PasswordChanged { user }
        | EmailKind::SecondFactor { user, .. }
        | EmailKind::Operator { user } => ("", *user),
    };
    let person = diesel::sql_query(
        "select id, email, username, language, activated_at is not null as activated, \
         contested_at is not null as contested \
         from users where email = $1 or id = $2",
    )
    .bind::<Text, _>(email)
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(person)
}
