//! What connections prepared, and a migration that changes it under them.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::sync::atomic::{AtomicU32, Ordering};

use db::testing::database;
use db::{Error, Pool, prepared, transaction};
use diesel::QueryableByName;
use diesel::sql_types::Integer;
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};

#[derive(QueryableByName)]
struct Weight {
    #[diesel(sql_type = Integer)]
    weight: i32,
}

async fn weigh(conn: &mut AsyncPgConnection) -> Result<i32, diesel::result::Error> {
    let query = prepared(diesel::sql_query("select * from scales"));
    let row: Weight = query.get_result(conn).await?;
    Ok(row.weight)
}

/// A pool of which four connections have prepared the same, and then the schema changes.
async fn migrated() -> Pool {
    let pool = database().await.pool;
    let (mut a, mut b, mut c, mut d) = tokio::join!(
        async { pool.get().await.unwrap() },
        async { pool.get().await.unwrap() },
        async { pool.get().await.unwrap() },
        async { pool.get().await.unwrap() },
    );
    let made = "create table scales (weight int not null); insert into scales values (7)";
    a.batch_execute(made).await.unwrap();
    for conn in [&mut a, &mut b, &mut c, &mut d] {
        assert_eq!(weigh(conn).await.unwrap(), 7);
    }
    let migration = "alter table scales add column unit text not null default 'g'";
    a.batch_execute(migration).await.unwrap();
    drop((a, b, c, d));
    assert_eq!(pool.usage(), (4, 4));
    pool
}

#[tokio::test]
async fn after_a_migration_the_first_to_ask_is_told_to_come_again_and_all_others_are_answered() {
    let pool = migrated().await;
    let first = weigh(&mut pool.get().await.unwrap()).await.unwrap_err();
    assert!(matches!(Error::from(first), Error::Unavailable(_)));
    for _ in 0..4 {
        assert_eq!(weigh(&mut pool.get().await.unwrap()).await.unwrap(), 7);
    }
}

#[tokio::test]
async fn a_transaction_in_whose_way_a_migration_came_is_done_again_and_succeeds() {
    let pool = migrated().await;
    let tries = AtomicU32::new(0);
    let tries = &tries;
    let weight = transaction(&pool, async |tx| {
        tries.fetch_add(1, Ordering::Relaxed);
        Ok::<_, Error>(weigh(tx.conn()).await?)
    });
    assert_eq!(weight.await.unwrap(), 7);
    assert_eq!(tries.load(Ordering::Relaxed), 2);
}
