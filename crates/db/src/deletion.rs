//! Deletion of many rows, such as all that are old.

use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;

use crate::{Error, Pool};

/// Deletes rows in steps, each a transaction of its own: none takes long or holds others up, however
/// much there is to delete. The statement deletes at most `$1` rows, which is `most`. Returns how many
/// were deleted.
pub async fn delete_in_steps(pool: &Pool, most: u16, statement: &str) -> Result<usize, Error> {
    let mut deleted = 0;
    loop {
        let query = diesel::sql_query(statement).bind::<BigInt, _>(i64::from(most));
        let step = query.execute(&mut pool.get().await?).await?;
        deleted += step;
        if step < usize::from(most) {
            return Ok(deleted);
        }
    }
}
