//! Operators: appointed at the server's command line, by whoever can read its settings, or by
//! another operator. Each change is recorded in the audit log.

use db::schema::users;
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use mail::template::Brand;
use serde_json::json;
use types::{EmailAddress, UserId};

use crate::actor::Operator;
use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::email::{self, EmailKind};
use crate::link::{self, Purpose};
use crate::people::{queue_email, require_another_operator};
use crate::profile::Username;
use crate::session::{self, EndReason};
use crate::{Error, account, contact, email_texts, password, role, second_factor};

/// Creates an account for an operator. It has no password until they choose one with the link,
/// which works once, within an hour; an email brings them another link. [`Error::AddressTaken`] if
/// the address already has an account.
pub async fn create(
    pool: &Pool,
    brand: &Brand,
    email: &EmailAddress,
    name: &Username,
) -> Result<String, Error> {
    transaction(pool, async |tx| {
        let user = open(tx, email, name).await?;
        let link = link(tx, brand, user).await?;
        audit::record_command(tx, created(user, name.as_str())).await?;
        Ok(link)
    })
    .await
}

/// Invites somebody by email to become an operator: they choose their password with the link in it.
/// [`Error::AddressTaken`] if the address already has an account, which can be [made an
/// operator's](appoint).
pub async fn invite(
    pool: &Pool,
    operator: &Operator,
    email: &EmailAddress,
    name: &Username,
) -> Result<UserId, Error> {
    transaction(pool, async |tx| {
        let user = open(tx, email, name).await?;
        audit::record(tx, operator, created(user, name.as_str())).await?;
        Ok(user)
    })
    .await
}

/// Makes a person with an account an operator; returns whether they were none before.
pub async fn promote(pool: &Pool, email: &EmailAddress) -> Result<bool, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        let granted = role::grant_operator(tx, user).await?;
        if granted {
            audit::record_command(tx, promoted(user, &name)).await?;
        }
        Ok(granted)
    })
    .await
}

/// The same, by another operator; the person is notified by email.
pub async fn appoint(
    pool: &Pool,
    brand: &Brand,
    operator: &Operator,
    person: UserId,
) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let to = contact::lock(tx, person).await?;
        if !role::grant_operator(tx, person).await? {
            return Err(Error::OperatorRoleUnchanged { is_operator: true });
        }
        queue_email(tx, &email_texts::appointed(brand, &to)).await?;
        audit::record(tx, operator, promoted(person, &to.username)).await
    })
    .await
}

/// Makes an operator a regular customer again; returns whether they were an operator.
pub async fn demote(pool: &Pool, email: &EmailAddress) -> Result<bool, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        let revoked = role::revoke_operator(tx, user).await?;
        if revoked {
            audit::record_command(tx, demoted(user, &name)).await?;
        }
        Ok(revoked)
    })
    .await
}

/// The same, by another operator; the person is notified by email. Operators can dismiss neither
/// themselves nor the last other operator.
pub async fn dismiss(
    pool: &Pool,
    brand: &Brand,
    operator: &Operator,
    person: UserId,
) -> Result<(), Error> {
    if operator.user().id() == person {
        return Err(Error::OwnAccount);
    }
    transaction(pool, async |tx| {
        require_another_operator(tx, person).await?;
        let to = contact::lock(tx, person).await?;
        if !role::revoke_operator(tx, person).await? {
            return Err(Error::OperatorRoleUnchanged { is_operator: false });
        }
        queue_email(tx, &email_texts::dismissed(brand, &to)).await?;
        audit::record(tx, operator, demoted(person, &to.username)).await
    })
    .await
}

/// For a person who cannot sign in any more, or should not be able to: removes password and second
/// factor, signs out every device, and returns a link to choose a new password.
pub async fn reset(pool: &Pool, brand: &Brand, email: &EmailAddress) -> Result<String, Error> {
    transaction(pool, async |tx| {
        let (user, name) = find(tx, email).await?;
        diesel::update(users::table.find(user.get()))
            .set(users::password_hash.eq(password::UNUSABLE_HASH))
            .execute(tx.conn())
            .await?;
        second_factor::forget(tx, user).await?;
        session::end_all(tx, user, None, EndReason::PasswordChanged).await?;
        link::void(tx, user, Purpose::ResetPassword).await?;
        let link = link(tx, brand, user).await?;
        audit::record_command(tx, entry(Action::AccountReset, user, &name)).await?;
        Ok(link)
    })
    .await
}

/// An operator's account, of which an email tells its owner.
async fn open(tx: &mut Tx, email: &EmailAddress, name: &Username) -> Result<UserId, Error> {
    let user = account::open(tx, email, name, password::UNUSABLE_HASH).await?;
    role::grant_operator(tx, user).await?;
    email::enqueue(tx, &EmailKind::Operator { user }).await?;
    Ok(user)
}

fn created(user: UserId, name: &str) -> Entry<'_> {
    entry(Action::OperatorCreated, user, name).after(json!({"operator": true}))
}

fn promoted(user: UserId, name: &str) -> Entry<'_> {
    entry(Action::OperatorPromoted, user, name)
        .before(json!({"operator": false}))
        .after(json!({"operator": true}))
}

fn demoted(user: UserId, name: &str) -> Entry<'_> {
    entry(Action::OperatorDemoted, user, name)
        .before(json!({"operator": true}))
        .after(json!({"operator": false}))
}

fn entry(action: Action, user: UserId, name: &str) -> Entry<'_> {
    Entry::new(action, Target::new(TargetKind::Account, user, name))
}

async fn link(tx: &mut Tx, brand: &Brand, user: UserId) -> Result<String, Error> {
    let token = link::issue_another(tx, user, Purpose::ResetPassword).await?;
    Ok(email_texts::link_url(brand, "reset-password", &token))
}

/// Who has this address.
async fn find(tx: &mut Tx, email: &EmailAddress) -> Result<(UserId, String), Error> {
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
