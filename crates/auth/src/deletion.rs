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
use types::{EmailAddress, UserId};

use crate::actor::{Invalidation, Operator, User};
use crate::audit::{Action, Entry, Target, TargetKind};
use crate::contact::Contact;
use crate::token::Keys;
use crate::{Error, audit, email_texts, password, picture, throttle, token};

/// What a person who deleted their account is called where their name stood.
pub const FORMER_CUSTOMER: &str = "Former customer";

/// A person who deletes their account and proved to be its owner, or asked an operator for it.
#[derive(Debug)]
pub struct AccountDeletion {
    /// Who does it for them.
    operator: Option<Operator>,
    user: UserId,
    contact: Contact,
    password_hash: String,
    placeholder_email: String,
}

impl AccountDeletion {
    /// Whose account it is.
    pub fn user(&self) -> UserId {
        self.user
    }

    /// The address that they used.
    pub fn email(&self) -> Result<EmailAddress, Error> {
        EmailAddress::parse(&self.contact.email).map_err(|invalid| Error::Crypto(invalid.message))
    }

    /// The placeholder that replaces the address; no email can be sent there (RFC 2606), and nobody
    /// can have it already.
    pub fn placeholder_email(&self) -> &str {
        &self.placeholder_email
    }
}

/// Checks the password again, because what follows cannot be undone.
pub async fn confirm(
    pool: &Pool,
    keys: &Keys,
    user: &User,
    password: &SecretString,
) -> Result<AccountDeletion, Error> {
    let attempt = throttle::password_check(pool, keys, user.id()).await?;
    let outcome = check(pool, user, password).await;
    attempt.settle(pool, &outcome).await;
    outcome
}

async fn check(
    pool: &Pool,
    user: &User,
    password: &SecretString,
) -> Result<AccountDeletion, Error> {
    let deletion = find(pool, user.id(), None).await?;
    match password::verify(password, Some(&deletion.password_hash)).await? {
        true => Ok(deletion),
        false => Err(Error::WrongPassword),
    }
}

/// An operator deletes the account of a person who asked for it, and must state its address, as a
/// safeguard against deleting another one: [`Error::OtherAddress`].
pub async fn by_operator(
    pool: &Pool,
    operator: &Operator,
    person: UserId,
    address: &EmailAddress,
) -> Result<AccountDeletion, Error> {
    let deletion = find(pool, person, Some(operator)).await?;
    match deletion.contact.email == address.as_str() {
        true => Ok(deletion),
        false => Err(Error::OtherAddress),
    }
}

async fn find(
    pool: &Pool,
    person: UserId,
    operator: Option<&Operator>,
) -> Result<AccountDeletion, Error> {
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
    Ok(AccountDeletion {
        operator: operator.cloned(),
        user: person,
        contact: Contact {
            email,
            username,
            language,
        },
        password_hash,
        placeholder_email: format!(
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
pub async fn delete(tx: &mut Tx, deletion: &AccountDeletion, brand: &Brand) -> Result<(), Error> {
    let deleted = diesel::sql_query(include_str!("deletion/delete.sql"))
        .bind::<BigInt, _>(deletion.user)
        .bind::<Text, _>(&deletion.password_hash)
        .bind::<Text, _>(deletion.placeholder_email())
        .bind::<Text, _>(FORMER_CUSTOMER)
        .bind::<Text, _>(password::UNUSABLE_HASH)
        .execute(tx.conn())
        .await?;
    // Deleted or given another password meanwhile: what was confirmed no longer holds.
    if deleted == 0 {
        return Err(match deletion.operator {
            None => Error::Unauthenticated,
            Some(_) => Error::NotFound,
        });
    }
    let duties: Duties = diesel::sql_query(
        "select exists (select 1 from user_roles where user_id = $1 and role <> 'ROLE_USER') as any",
    )
    .bind::<BigInt, _>(deletion.user)
    .get_result(tx.conn())
    .await?;
    if duties.any {
        return Err(match deletion.operator {
            None => Error::AccountHasRole,
            Some(_) => Error::PersonHasRole,
        });
    }
    picture::remove_from_profile(tx, deletion.user).await?;
    audit::forget(tx, deletion.user).await?;
    for delete in [
        "delete from user_roles where user_id = $1",
        "delete from sessions where user_id = $1",
        "delete from second_factors where user_id = $1",
        "delete from account_links where user_id = $1",
        "delete from addresses where user_id = $1",
    ] {
        diesel::sql_query(delete)
            .bind::<BigInt, _>(deletion.user)
            .execute(tx.conn())
            .await?;
    }
    Invalidation::User(deletion.user).notify(tx);
    let email = email_texts::account_deleted(brand, &deletion.contact);
    Ok(jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?)
}

/// Records that an operator did it, if one did. Must come last in its transaction, because all
/// writers of the log wait for each other.
pub async fn record(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    let Some(operator) = &deletion.operator else {
        return Ok(());
    };
    let target = Target::new(TargetKind::Account, deletion.user, FORMER_CUSTOMER);
    audit::record(tx, operator, Entry::new(Action::PersonDeleted, target)).await
}
