//! The pool among several runtimes, as the web server has them.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use db::{Pool, testing};
use diesel_async::SimpleAsyncConnection;

async fn ask(pool: &Pool) -> Result<(), diesel::result::Error> {
    pool.get().await.unwrap().batch_execute("select 1").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_outlives_the_runtime_that_asked_for_it() {
    let pool = testing::database().await.pool;
    assert_eq!(pool.usage(), (0, 0));
    let theirs = pool.clone();
    let short_lived = move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(ask(&theirs)).unwrap();
    };
    tokio::task::spawn_blocking(short_lived).await.unwrap();
    assert_eq!(pool.usage(), (1, 1));
    ask(&pool).await.unwrap();
    assert_eq!(pool.usage(), (1, 1));
}
