//! Checks that an account still exists while something of its owner is written or shown.

use db::Tx;
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::UserId;

use crate::Error;
use crate::actor::User;

#[derive(QueryableByName)]
struct Person {
    #[diesel(sql_type = Text)]
    username: String,
}

/// Locks the row of a person's account until the transaction ends, and returns their name: they
/// cannot delete the account meanwhile, and whatever else they write waits. Must come first in its
/// transaction. [`Error::Unauthenticated`] if the account was just deleted.
pub async fn lock(tx: &mut Tx, user: &User) -> Result<String, Error> {
    let person: Option<Person> = diesel::sql_query(
        "select username from users where id = $1 and deleted_at is null for no key update",
    )
    .bind::<BigInt, _>(user.id())
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(person.ok_or(Error::Unauthenticated)?.username)
}

#[derive(QueryableByName)]
struct Open {
    #[diesel(sql_type = Bool)]
    open: bool,
}

/// Whether a person's account exists and is not locked; otherwise what they share is hidden.
pub async fn is_open(conn: &mut AsyncPgConnection, person: UserId) -> Result<bool, Error> {
    let Open { open } = diesel::sql_query(
        "select exists (select 1 from users \
         where id = $1 and deleted_at is null and locked_at is null) as open",
    )
    .bind::<BigInt, _>(person)
    .get_result(conn)
    .await?;
    Ok(open)
}
