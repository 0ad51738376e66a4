//! When a category is deleted, shelves that show it are changed to the other one: in drafts, in
//! scheduled editions, and in the running one, the only change that a running edition accepts.
//! Editions that have ended stay as they were shown.

use diesel::sql_query;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::CategoryId;

use super::Count;
use crate::Error;
use db::Tx;

/// How many shelves name a category, of editions that are not over.
pub(crate) async fn count_shelves_of(tx: &mut Tx, category: CategoryId) -> Result<i64, Error> {
    let count: Count = sql_query(
        "select count(*) as total from home_editions e \
         cross join lateral jsonb_array_elements(e.content -> 'shelves') as s (shelf) \
         where (e.ends_at is null or e.ends_at > statement_timestamp()) \
             and (s.shelf ->> 'category')::bigint = $1",
    )
    .bind::<BigInt, _>(category)
    .get_result(tx.conn())
    .await?;
    Ok(count.total)
}

/// Has the shelves of a category that is gone show another one.
pub(crate) async fn replace_category(
    tx: &mut Tx,
    gone: CategoryId,
    to: CategoryId,
) -> Result<(), Error> {
    sql_query(
        "update home_editions e \
         set version = version + 1, updated_at = statement_timestamp(), \
             content = jsonb_set(content, '{shelves}', ( \
                 select jsonb_agg(case when (s.shelf ->> 'category')::bigint = $1 \
                     then jsonb_set(s.shelf, '{category}', to_jsonb($2::bigint)) else s.shelf end \
                     order by s.place) \
                 from jsonb_array_elements(e.content -> 'shelves') \
                     with ordinality as s (shelf, place))) \
         where (e.ends_at is null or e.ends_at > statement_timestamp()) and exists ( \
             select from jsonb_array_elements(e.content -> 'shelves') as s (shelf) \
             where (s.shelf ->> 'category')::bigint = $1)",
    )
    .bind::<BigInt, _>(gone)
    .bind::<BigInt, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(())
}
