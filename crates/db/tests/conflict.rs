//! Transactions that stand in each other's way are done again, and nothing else is.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use db::testing::{database, database_with};
use db::{Error, Pool, PoolSettings, transaction};
use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use tokio::sync::Barrier;

#[derive(QueryableByName)]
struct Sum {
    #[diesel(sql_type = BigInt)]
    sum: i64,
}

/// Adds one to both rows, the second when everybody has the first.
async fn cross(pool: &Pool, both: &Barrier, rows: [u8; 2]) -> Result<u32, Error> {
    let tries = AtomicU32::new(0);
    let tries = &tries;
    transaction(pool, async |tx| {
        let first = tries.fetch_add(1, Ordering::Relaxed) == 0;
        for row in rows {
            let add = format!("update scales set weight = weight + 1 where id = {row}");
            tx.conn().batch_execute(&add).await?;
            if first && row == rows[0] {
                both.wait().await;
            }
        }
        Ok::<_, Error>(())
    })
    .await?;
    Ok(tries.load(Ordering::Relaxed))
}

#[tokio::test]
async fn of_two_transactions_in_a_deadlock_both_succeed() {
    let pool = database().await.pool;
    let mut conn = pool.get().await.unwrap();
    let made = "create table scales (id int primary key, weight int not null); \
                insert into scales values (1, 0), (2, 0)";
    conn.batch_execute(made).await.unwrap();
    let both = Barrier::new(2);
    let (there, back) = tokio::join!(cross(&pool, &both, [1, 2]), cross(&pool, &both, [2, 1]));
    let mut tries = [there.unwrap(), back.unwrap()];
    tries.sort_unstable();
    assert_eq!(tries, [1, 2]);
    let sum: Sum = diesel::sql_query("select sum(weight) as sum from scales")
        .get_result(&mut conn)
        .await
        .unwrap();
    assert_eq!(sum.sum, 4);
}

/// How often a transaction with this statement was tried, and how it ended.
async fn tried(pool: &Pool, statement: &str) -> (u32, Error) {
    let tries = AtomicU32::new(0);
    let tries = &tries;
    let done = transaction(pool, async |tx| {
        tries.fetch_add(1, Ordering::Relaxed);
        Ok::<_, Error>(tx.conn().batch_execute(statement).await?)
    })
    .await;
    (tries.load(Ordering::Relaxed), done.unwrap_err())
}

#[tokio::test]
async fn only_conflicts_are_tried_again_and_three_times_at_most() {
    let settings = PoolSettings {
        statement_timeout: Duration::from_secs(3),
        ..PoolSettings::default()
    };
    let pool = database_with(settings).await.unwrap().pool;
    let fault = |code: &str| {
        format!("do $$ begin raise exception using errcode = '{code}', message = 'egal'; end $$")
    };
    for code in ["40001", "40P01"] {
        let (tries, error) = tried(&pool, &fault(code)).await;
        assert_eq!(tries, 3, "{code}");
        assert!(matches!(error, Error::Busy(_)), "{error}");
    }
    let (tries, error) = tried(&pool, "select pg_sleep(5)").await;
    assert_eq!(tries, 1);
    assert!(matches!(error, Error::Busy(_)), "{error}");
    for code in ["53100", "58030", "25006"] {
        let (tries, error) = tried(&pool, &fault(code)).await;
        assert_eq!(tries, 1, "{code}");
        assert!(matches!(error, Error::Unavailable(_)), "{error}");
    }
    let (tries, error) = tried(&pool, "select 1 / 0").await;
    assert_eq!(tries, 1);
    assert!(matches!(error, Error::Query(_)), "{error}");
}
