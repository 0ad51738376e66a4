//! Profile pictures that were removed: their files are deleted, too, after the commit.

use db::{Pool, Tx};
use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use types::UserId;

use crate::Error;

/// The kind of job that removes the file of a picture. Its payload is where it was served.
pub const JOB: &str = "forget-picture";

#[derive(QueryableByName)]
struct Pictures {
    #[diesel(sql_type = Nullable<Text>)]
    avatar: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    avatar_small: Option<String>,
}

/// Takes the picture off a profile and queues the removal of its files.
pub(crate) async fn remove_from_profile(tx: &mut Tx, user: UserId) -> Result<(), Error> {
    let old: Pictures =
        diesel::sql_query("select avatar, avatar_small from users where id = $1 for no key update")
            .bind::<BigInt, _>(user)
            .get_result(tx.conn())
            .await?;
    diesel::sql_query("update users set avatar = null, avatar_small = null where id = $1")
        .bind::<BigInt, _>(user)
        .execute(tx.conn())
        .await?;
    for picture in old.avatar.into_iter().chain(old.avatar_small) {
        jobs::enqueue(tx, NewJob::new(JOB, &picture)).await?;
    }
    Ok(())
}

/// Whether any profile shows this picture.
pub async fn is_shown(pool: &Pool, picture: &str) -> Result<bool, Error> {
    use db::schema::users::dsl::{avatar, avatar_small, users};
    let shown = users.filter(avatar.eq(picture).or(avatar_small.eq(picture)));
    let count: i64 = shown.count().get_result(&mut pool.get().await?).await?;
    Ok(count > 0)
}
