//! When a person deletes their account, their published reviews stay without their name; the rest
//! is deleted.

use auth::deletion::{AccountDeletion, FORMER_CUSTOMER};
use db::Tx;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;

use crate::Error;

/// Every review that is about to change, in one order, so that two who leave at once do not
/// wait for each other in a circle.
const LOCK: &str = "select id from reviews \
     where user_id = $1 or id in (select review_id from review_votes where user_id = $1) \
     order by id for no key update";

const FORGET: [&str; 2] = [
    "with gone as (delete from review_votes where user_id = $1 returning review_id) \
     update reviews r set helpful_count = helpful_count - 1 from gone where r.id = gone.review_id",
    "update review_reports set text = null where user_id = $1",
];

/// Takes the name of somebody who leaves off their reviews; stars, words and photos stay, as
/// they were told to everybody. Votes go, and of reports the words.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    for statement in std::iter::once(LOCK).chain(FORGET) {
        diesel::sql_query(statement)
            .bind::<BigInt, _>(deletion.user())
            .execute(tx.conn())
            .await?;
    }
    diesel::sql_query("update reviews set author = $2 where user_id = $1")
        .bind::<BigInt, _>(deletion.user())
        .bind::<Text, _>(FORMER_CUSTOMER)
        .execute(tx.conn())
        .await?;
    Ok(())
}
