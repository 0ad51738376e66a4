//! Deletion of many rows, such as all that are old.

use diesel::pg::Pg;
use diesel::query_builder::{QueryFragment, QueryId};
use diesel_async::RunQueryDsl;

use crate::{Error, Pool};

/// Deletes rows in steps, each a transaction of its own: none takes long or holds others up, however
/// much there is to delete. `delete` makes the statement that deletes at most so many rows, `most`.
/// Returns how many rows were deleted.
pub async fn delete_in_steps<Q>(
    pool: &Pool,
    most: u16,
    delete: impl Fn(i64) -> Q,
) -> Result<usize, Error>
where
    Q: QueryFragment<Pg> + QueryId + Send + 'static,
{
    let mut deleted = 0;
    loop {
        let mut conn = pool.get().await?;
        let step = delete(most.into()).execute(&mut conn).await?;
        deleted += step;
        if step < usize::from(most) {
            return Ok(deleted);
        }
    }
}
