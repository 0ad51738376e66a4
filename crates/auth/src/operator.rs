//! Operators by the command line of the server: who can read its settings may name whoever runs
//! the marketplace. Each act stands in the log.

use db::schema::users;
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use mail::template::Brand;
use serde_json::json;
use types::{Email, UserId};

use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::letter::{self, Note};
use crate::link::{self, Purpose};
use crate::profile::Username;
use crate::session::{self, EndReason};
use crate::{Error, account, password, role, second_factor, words};

/// Makes an account for an operator. Nobody has its password until they choose it by the link, which
/// works once and for an hour; a letter brings them another one. [`Error::AddressTaken`] when the
/// address has an account.
pub async fn create(
    pool: &Pool,
    brand: &Brand,
    email: &Email,
    name: &Username,
) -> Result<String, Error> {
    transaction(pool, async |tx| {
        if find(tx, email).await.is_ok() {
            return Err(Error::AddressTaken);
        }
        let user = account::open(tx, email, name, password::NOBODY).await?;
        role::grant_operator(tx, user).await?;
        letter::enqueue(tx, &Note::Operator { user }).await?;
        let link = link(tx, brand, user).await?;
        let target = Target::new(TargetKind::Account, user, name.as_str());
        let entry = Entry::new(Action::OperatorCreated, target).after(json!({"operator": true}));
        audit::record_command(tx, entry).await?;
        Ok(link)
    })
    .await
}

/// Makes somebody with an account an operator; answers whether they were none.
pub async fn promote(pool: &Pool, email: &Email) -> Result<bool, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        let granted = role::grant_operator(tx, user).await?;
        if granted {
            let target = Target::new(TargetKind::Account, user, &name);
            let entry = Entry::new(Action::OperatorPromoted, target)
                .before(json!({"operator": false}))
                .after(json!({"operator": true}));
            audit::record_command(tx, entry).await?;
        }
        Ok(granted)
    })
    .await
}

/// Makes an operator a usual customer again; answers whether they were one.
pub async fn demote(pool: &Pool, email: &Email) -> Result<bool, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        let revoked = role::revoke_operator(tx, user).await?;
        if revoked {
            let target = Target::new(TargetKind::Account, user, &name);
            let entry = Entry::new(Action::OperatorDemoted, target)
                .before(json!({"operator": true}))
                .after(json!({"operator": false}));
            audit::record_command(tx, entry).await?;
        }
        Ok(revoked)
    })
    .await
}

/// For who cannot get in any more, or should not: password and second factor are void, every device is
/// signed out, and the link lets its owner choose another password.
pub async fn reset(pool: &Pool, brand: &Brand, email: &Email) -> Result<String, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        diesel::update(users::table.find(user.get()))
            .set(users::password_hash.eq(password::NOBODY))
            .execute(tx.conn())
            .await?;
        second_factor::forget(tx, user).await?;
        session::end_all(tx, user, None, EndReason::PasswordChanged).await?;
        link::void(tx, user, Purpose::ResetPassword).await?;
        let link = link(tx, brand, user).await?;
        let target = Target::new(TargetKind::Account, user, &name);
        audit::record_command(tx, Entry::new(Action::AccountReset, target)).await?;
        Ok(link)
    })
    .await
}

async fn link(tx: &mut Tx, brand: &Brand, user: UserId) -> Result<String, Error> {
    let token = link::issue_another(tx, user, Purpose::ResetPassword).await?;
    Ok(words::page(brand, "reset-password", &token))
}

/// Who has this address.
async fn find(tx: &mut Tx, email: &Email) -> Result<(UserId, String), Error> {
    let open = users::email
        .eq(email.as_str())
        .and(users::deleted_at.is_null());
    let found: Option<(i64, String)> = users::table
        .filter(open)
        .select((users::id, users::username))
        .first(tx.conn())
        .await
        .optional()?;
    let (id, name) = found.ok_or(Error::NotFound)?;
    Ok((UserId::new(id), name))
}
