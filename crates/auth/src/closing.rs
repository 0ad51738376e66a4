//! Deleting an account. Its row stays, because orders and reviews refer to it, but without anything
//! that identifies the person; everything else is deleted.

use db::schema::users;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use mail::template::Brand;
use secrecy::SecretString;
use types::{Email, UserId};

use crate::actor::{Change, Operator, User};
use crate::audit::{Action, Entry, Target, TargetKind};
use crate::contact::Contact;
use crate::token::Keys;
use crate::{Error, audit, password, picture, throttle, token, words};

/// What a person who left is called where their name stood.
pub const FORMER: &str = "Former customer";

/// A person who deletes their account and proved to be its owner, or asked an operator for it.
#[derive(Debug)]
pub struct Leaving {
    /// Who does it for them.
    operator: Option<Operator>,
    user: UserId,
    contact: Contact,
    password_hash: String,
    alias: String,
}

impl Leaving {
    /// Who leaves.
    pub fn user(&self) -> UserId {
        self.user
    }

    /// The address that they used.
    pub fn email(&self) -> Result<Email, Error> {
        Email::parse(&self.contact.email).map_err(|invalid| Error::Crypto(invalid.message))
    }

    /// The placeholder that replaces the address; no email can be sent there (RFC 2606), and nobody
    /// can have it already.
    pub fn alias(&self) -> &str {
        &self.alias
    }
}

/// Checks the password again, because what follows cannot be undone.
pub async fn confirm(
    pool: &Pool,
    keys: &Keys,
    user: &User,
    password: &SecretString,
) -> Result<Leaving, Error> {
    let attempt = throttle::proof(pool, keys, user.id()).await?;
    let outcome = check(pool, user, password).await;
    attempt.settle(pool, &outcome).await;
    outcome
}

async fn check(pool: &Pool, user: &User, password: &SecretString) -> Result<Leaving, Error> {
    let leaving = find(pool, user.id(), None).await?;
    match password::verify(password, Some(&leaving.password_hash)).await? {
        true => Ok(leaving),
        false => Err(Error::WrongPassword),
    }
}

/// An operator deletes the account of a person who asked for it, and must state its address, as a
/// safeguard against deleting another one: [`Error::OtherAddress`].
pub async fn on_request(
    pool: &Pool,
    operator: &Operator,
    person: UserId,
    address: &Email,
) -> Result<Leaving, Error> {
    let leaving = find(pool, person, Some(operator)).await?;
    match leaving.contact.email == address.as_str() {
        true => Ok(leaving),
        false => Err(Error::OtherAddress),
    }
}

async fn find(pool: &Pool, person: UserId, operator: Option<&Operator>) -> Result<Leaving, Error> {
    let found: Option<(_, _, _, String)> = users::table
        .filter(users::id.eq(person.get()).and(users::deleted_at.is_null()))
        .select((
            users::email,
            users::username,
            users::language,
            users::password_hash,
        ))
        .first(&mut pool.get().await?)
        .await
        .optional()?;
    let (email, username, language, password_hash) = found.ok_or(Error::NotFound)?;
    Ok(Leaving {
        operator: operator.cloned(),
        user: person,
        contact: Contact {
            email,
            username,
            language,
        },
        password_hash,
        alias: format!(
            "former-{}@account.invalid",
            hex::encode(token::hash(&token::random()?))
        ),
    })
}

#[derive(QueryableByName)]
struct Duties {
    #[diesel(sql_type = Bool)]
    any: bool,
}

/// Removes the person from the account and signs out every device. Refused while they run a shop or
/// the marketplace. Must come first in its transaction: it waits for an order that is just being
/// placed, and prevents new ones.
pub async fn close(tx: &mut Tx, leaving: &Leaving, brand: &Brand) -> Result<(), Error> {
    let closed = diesel::sql_query(include_str!("closing/close.sql"))
        .bind::<BigInt, _>(leaving.user)
        .bind::<Text, _>(&leaving.password_hash)
        .bind::<Text, _>(leaving.alias())
        .bind::<Text, _>(FORMER)
        .bind::<Text, _>(password::NOBODY)
        .execute(tx.conn())
        .await?;
    // Deleted or given another password meanwhile: what was proved holds no more.
    if closed == 0 {
        return Err(match leaving.operator {
            None => Error::Unauthenticated,
            Some(_) => Error::NotFound,
        });
    }
    let duties: Duties = diesel::sql_query(
        "select exists (select 1 from user_roles where user_id = $1 and role <> 'ROLE_USER') as any",
    )
    .bind::<BigInt, _>(leaving.user)
    .get_result(tx.conn())
    .await?;
    if duties.any {
        return Err(match leaving.operator {
            None => Error::InOffice,
            Some(_) => Error::PersonInOffice,
        });
    }
    picture::drop_of(tx, leaving.user).await?;
    audit::forget(tx, leaving.user).await?;
    for forget in [
        "delete from user_roles where user_id = $1",
        "delete from sessions where user_id = $1",
        "delete from second_factors where user_id = $1",
        "delete from account_links where user_id = $1",
        "delete from addresses where user_id = $1",
    ] {
        diesel::sql_query(forget)
            .bind::<BigInt, _>(leaving.user)
            .execute(tx.conn())
            .await?;
    }
    Change::User(leaving.user).tell(tx);
    let letter = words::account_deleted(brand, &leaving.contact);
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, &letter)).await?)
}

/// Records that an operator did it, if one did. Must come last in its transaction, because all
/// writers of the log wait for each other.
pub async fn record(tx: &mut Tx, leaving: &Leaving) -> Result<(), Error> {
    let Some(operator) = &leaving.operator else {
        return Ok(());
    };
    let target = Target::new(TargetKind::Account, leaving.user, FORMER);
    audit::record(tx, operator, Entry::new(Action::PersonDeleted, target)).await
}
