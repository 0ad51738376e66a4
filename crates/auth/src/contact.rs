//! A person's name, email address and language, for emails of other crates.

use std::collections::HashMap;

use db::Tx;
use db::schema::users;
use diesel::prelude::*;
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Language, UserId};

use crate::Error;

/// A person's address, name and language, for an email.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Contact {
    /// Where emails go.
    pub email: String,
    /// How they want to be called.
    pub username: String,
    /// What they read.
    pub language: Language,
}

/// The language of the person with this address; English if nobody has it.
pub async fn language(conn: &mut AsyncPgConnection, email: &str) -> QueryResult<Language> {
    let found = users::table
        .filter(users::email.eq(email))
        .select(users::language)
        .first(conn)
        .await
        .optional()?;
    Ok(found.unwrap_or_default())
}

/// A person's contact data.
pub async fn contact(conn: &mut AsyncPgConnection, user: UserId) -> Result<Contact, Error> {
    users::table
        .find(user.get())
        .select((users::email, users::username, users::language))
        .first(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// The names of people.
pub async fn names(
    conn: &mut AsyncPgConnection,
    people: &[UserId],
) -> QueryResult<HashMap<UserId, String>> {
    let named: Vec<(UserId, String)> = users::table
        .filter(users::id.eq_any(people))
        .select((users::id, users::username))
        .load(conn)
        .await?;
    Ok(named.into_iter().collect())
}

/// A person's contact data; they cannot delete their account before the transaction ends.
pub async fn lock_shared(tx: &mut Tx, user: UserId) -> Result<Contact, Error> {
    users::table
        .filter(users::id.eq(user.get()).and(users::deleted_at.is_null()))
        .select((users::email, users::username, users::language))
        .for_key_share()
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// Like [`lock_shared`], and another transaction that locks the same person waits for the end of
/// this one: what one person does, one thing at a time.
pub async fn lock(tx: &mut Tx, user: UserId) -> Result<Contact, Error> {
    users::table
        .filter(users::id.eq(user.get()).and(users::deleted_at.is_null()))
        .select((users::email, users::username, users::language))
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}
