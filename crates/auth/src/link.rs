//! Links in emails: each can be used once and expires, and only its hash is stored.

use db::{Pool, Tx, delete_in_steps};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Binary, Double, Text};
use diesel_async::RunQueryDsl;
use types::UserId;

use crate::{Error, token};

/// What a link is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To prove that the address is one's own.
    Activate,
    /// To choose a new password.
    ResetPassword,
    /// Not sent by email: to enter a code after the password.
    SignIn,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::Activate => "activate",
            Self::ResetPassword => "reset_password",
            Self::SignIn => "sign_in",
        }
    }

    const fn hours(self) -> f64 {
        match self {
            Self::Activate => 24.0,
            Self::ResetPassword => 1.0,
            Self::SignIn => 1.0 / 12.0,
        }
    }
}

/// Makes the token of a new link; older links for the same purpose are void from now on.
pub(crate) async fn issue(tx: &mut Tx, user: UserId, purpose: Purpose) -> Result<String, Error> {
    void(tx, user, purpose).await?;
    issue_another(tx, user, purpose).await
}

/// Makes the token of another link beside those that are good.
pub(crate) async fn issue_another(
    tx: &mut Tx,
    user: UserId,
    purpose: Purpose,
) -> Result<String, Error> {
    let token = token::random()?;
    diesel::sql_query(
        "insert into account_links (token_hash, user_id, purpose, expires_at) \
         values ($1, $2, $3, now() + make_interval(secs => 3600 * $4))",
    )
    .bind::<Binary, _>(token::hash(&token))
    .bind::<BigInt, _>(user)
    .bind::<Text, _>(purpose.name())
    .bind::<Double, _>(purpose.hours())
    .execute(tx.conn())
    .await?;
    Ok(token)
}

#[derive(QueryableByName)]
struct Owner {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
}

/// Whose link it is, while it is good. It stays good.
pub(crate) async fn peek(tx: &mut Tx, token: &str, purpose: Purpose) -> Result<UserId, Error> {
    let sql = "select user_id from account_links \
               where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()";
    owner(tx, sql, token, purpose).await
}

/// Uses the link up; of two who try at the same time one succeeds.
pub(crate) async fn redeem(tx: &mut Tx, token: &str, purpose: Purpose) -> Result<UserId, Error> {
    let sql = "update account_links set used_at = now() \
               where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() \
               returning user_id";
    owner(tx, sql, token, purpose).await
}

async fn owner(tx: &mut Tx, sql: &str, token: &str, purpose: Purpose) -> Result<UserId, Error> {
    let found: Option<Owner> = diesel::sql_query(sql)
        .bind::<Binary, _>(token::hash(token))
        .bind::<Text, _>(purpose.name())
        .get_result(tx.conn())
        .await
        .optional()?;
    found.map(|owner| owner.user_id).ok_or(Error::LinkSpent)
}

/// Makes all links of a person for a purpose void.
pub(crate) async fn void(tx: &mut Tx, user: UserId, purpose: Purpose) -> Result<(), Error> {
    diesel::sql_query(
        "update account_links set used_at = now() \
         where user_id = $1 and purpose = $2 and used_at is null",
    )
    .bind::<BigInt, _>(user)
    .bind::<Text, _>(purpose.name())
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// Deletes links that expired a month ago; returns how many.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from account_links where token_hash = any(array( \
             select token_hash from account_links where expires_at < now() - interval '30 days' \
             order by expires_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
