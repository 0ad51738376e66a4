//! Accounts, from registration to password reset. Nothing here reveals whether an address has an
//! account: responses are the same, and so is the work done before them. Only the email differs,
//! which only the owner of the address reads.

use db::schema::users;
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use secrecy::SecretString;
use types::{EmailAddress, UserId};

use crate::actor::User;
use crate::email::{self, EmailKind};
use crate::link::{self, Purpose};
use crate::password::{self, NewPassword};
use crate::profile::Username;
use crate::session::{self, Device, EndReason};
use crate::token::Keys;
use crate::{Error, contact, throttle};

/// The registration form.
#[derive(Debug, Clone)]
pub struct Registration {
    /// Where the activation link goes.
    pub email: EmailAddress,
    /// How they want to be called.
    pub username: Username,
    /// Their password.
    pub password: NewPassword,
}

/// Registers a person. The result is the same if the address is taken; its owner gets an email
/// about it, and an account that was never activated keeps its password until it is activated.
pub async fn register(
    pool: &Pool,
    keys: &Keys,
    registration: Registration,
    device: &Device,
) -> Result<(), Error> {
    // Never given back: each one costs a hash and an email.
    let to = &registration.email;
    let _counted = throttle::register(pool, keys, to, device.address).await?;
    let (email, username) = (registration.email.as_str(), registration.username.as_str());
    let hash = registration.password.hash(&[email, username]).await?;
    transaction(pool, async |tx| {
        let fresh = diesel::insert_into(users::table)
            .values((
                users::email.eq(email),
                users::username.eq(username),
                users::password_hash.eq(&hash),
                users::language.eq(device.language.unwrap_or_default()),
            ))
            .on_conflict(users::email)
            .do_nothing()
            .execute(tx.conn())
            .await?
            == 1;
        if !fresh {
            contest(tx, email).await?;
        }
        let email = email.to_owned();
        Ok(email::enqueue(tx, &EmailKind::Registered { email, fresh }).await?)
    })
    .await
}

/// Two who registered one address: neither gets in with what they typed. The mailbox decides.
async fn contest(tx: &mut Tx, email: &str) -> Result<(), Error> {
    let waiting = users::email
        .eq(email)
        .and(users::activated_at.is_null())
        .and(users::deleted_at.is_null());
    let contested: Option<i64> = diesel::update(users::table.filter(waiting))
        .set(users::contested_at.eq(db::now().nullable()))
        .returning(users::id)
        .get_result(tx.conn())
        .await
        .optional()?;
    match contested {
        Some(id) => link::void(tx, UserId::new(id), Purpose::Activate).await,
        None => Ok(()),
    }
}

/// Creates an activated account, for operators and for demo data. [`Error::AddressTaken`] if the
/// address already has one.
pub async fn open(
    tx: &mut Tx,
    email: &EmailAddress,
    username: &Username,
    password_hash: &str,
) -> Result<UserId, Error> {
    let id: Option<i64> = diesel::insert_into(users::table)
        .values((
            users::email.eq(email.as_str()),
            users::username.eq(username.as_str()),
            users::password_hash.eq(password_hash),
            users::activated_at.eq(db::now().nullable()),
        ))
        .on_conflict(users::email)
        .do_nothing()
        .returning(users::id)
        .get_result(tx.conn())
        .await
        .optional()?;
    id.map(UserId::new).ok_or(Error::AddressTaken)
}

/// Activates the account whose activation link was opened.
pub async fn activate(pool: &Pool, token: &str) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let user = link::redeem(tx, token, Purpose::Activate).await?;
        diesel::update(
            users::table
                .find(user.get())
                .filter(users::activated_at.is_null()),
        )
        .set(users::activated_at.eq(db::now().nullable()))
        .execute(tx.conn())
        .await?;
        Ok(())
    })
    .await
}

/// Sends the activation link once more, if there is such an account and it needs one.
pub async fn resend_activation(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    device: &Device,
) -> Result<(), Error> {
    let _counted = throttle::email(pool, keys, email, device.address).await?;
    let email = email.as_str().to_owned();
    once_a_minute(pool, &EmailKind::Resend { email }).await
}

/// Sends a link to choose a new password, if there is such an account.
pub async fn forgot(
    pool: &Pool,
    keys: &Keys,
    email: &EmailAddress,
    device: &Device,
) -> Result<(), Error> {
    let _counted = throttle::email(pool, keys, email, device.address).await?;
    let email = email.as_str().to_owned();
    once_a_minute(pool, &EmailKind::Forgot { email }).await
}

/// Nobody's mailbox can be filled by asking again and again.
async fn once_a_minute(pool: &Pool, kind: &EmailKind) -> Result<(), Error> {
    let minute = pool.now().timestamp() / 60;
    let job = NewJob::new(email::JOB, kind).unique(format!("{}:{minute}", kind.key()));
    transaction(pool, async |tx| Ok(jobs::enqueue(tx, job.clone()).await?)).await
}

/// Sets a new password with the link from an email and ends every session. The link also proves the
/// address, so it activates an account that was not active yet.
pub async fn reset(pool: &Pool, token: &str, password: NewPassword) -> Result<(), Error> {
    let owner = transaction(pool, async |tx| {
        let user = link::peek(tx, token, Purpose::ResetPassword).await?;
        contact(tx.conn(), user).await
    })
    .await?;
    let hash = password.hash(&[&owner.email, &owner.username]).await?;
    transaction(pool, async |tx| {
        let user = link::redeem(tx, token, Purpose::ResetPassword).await?;
        diesel::sql_query(
            "update users set password_hash = $2, contested_at = null, \
             activated_at = coalesce(activated_at, now()) where id = $1",
        )
        .bind::<BigInt, _>(user)
        .bind::<Text, _>(&hash)
        .execute(tx.conn())
        .await?;
        link::void(tx, user, Purpose::Activate).await?;
        link::void(tx, user, Purpose::ResetPassword).await?;
        session::end_all(tx, user, None, EndReason::PasswordChanged).await?;
        Ok(email::enqueue(tx, &EmailKind::PasswordChanged { user }).await?)
    })
    .await
}

/// Changes the password, given the present one; other devices are signed out at once.
pub async fn change_password(
    pool: &Pool,
    keys: &Keys,
    user: &User,
    current: &SecretString,
    password: &NewPassword,
) -> Result<(), Error> {
    let attempt = throttle::password_check(pool, keys, user.id()).await?;
    let outcome = replace(pool, user, current, password).await;
    attempt.settle(pool, &outcome).await;
    outcome
}

/// Checks the signed-in person's password again, before an action that a stolen session must not be
/// able to take.
pub async fn confirm_password(
    pool: &Pool,
    keys: &Keys,
    user: &User,
    password: &SecretString,
) -> Result<(), Error> {
    let attempt = throttle::password_check(pool, keys, user.id()).await?;
    let outcome = matches(pool, user, password).await;
    attempt.settle(pool, &outcome).await;
    outcome
}

async fn matches(pool: &Pool, user: &User, password: &SecretString) -> Result<(), Error> {
    let hash: String = users::table
        .find(user.id().get())
        .select(users::password_hash)
        .first(&mut pool.get().await?)
        .await?;
    match password::verify(password, Some(&hash)).await? {
        true => Ok(()),
        false => Err(Error::WrongPassword),
    }
}

async fn replace(
    pool: &Pool,
    user: &User,
    current: &SecretString,
    password: &NewPassword,
) -> Result<(), Error> {
    let (email, username, old): (String, String, String) = users::table
        .find(user.id().get())
        .select((users::email, users::username, users::password_hash))
        .first(&mut pool.get().await?)
        .await?;
    if !password::verify(current, Some(&old)).await? {
        return Err(Error::WrongPassword);
    }
    let hash = password.hash(&[&email, &username]).await?;
    transaction(pool, async |tx| {
        // Changed by somebody else in the meantime: then the check of it no longer holds.
        let same = users::id
            .eq(user.id().get())
            .and(users::password_hash.eq(&old));
        let changed = diesel::update(users::table.filter(same))
            .set(users::password_hash.eq(&hash))
            .execute(tx.conn())
            .await?;
        if changed == 0 {
            return Err(Error::WrongPassword);
        }
        link::void(tx, user.id(), Purpose::ResetPassword).await?;
        let (id, here) = (user.id(), Some(user.session()));
        session::end_all(tx, id, here, EndReason::PasswordChanged).await?;
        let user = user.id();
        Ok(email::enqueue(tx, &EmailKind::PasswordChanged { user }).await?)
    })
    .await
}
