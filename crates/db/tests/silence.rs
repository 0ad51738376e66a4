//! A database that falls silent is left, and found again.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::time::{Duration, Instant};

use db::testing::{Proxy, TestDatabase, database};
use db::{Error, ListenEvent, Pool, PoolSettings, listen};
use diesel_async::SimpleAsyncConnection;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

/// A pool behind a proxy, with production's limits but for the statements' second.
async fn behind_proxy() -> (TestDatabase, Proxy, Pool) {
    let database = database().await;
    let proxy = Proxy::before(&database.url).unwrap();
    let settings = PoolSettings {
        size: 4,
        statement_timeout: Duration::from_secs(1),
        ..PoolSettings::default()
    };
    let pool = Pool::connect(&proxy.url, &settings).await.unwrap();
    (database, proxy, pool)
}

async fn ask(pool: &Pool) -> Result<(), Error> {
    Ok(pool.get().await?.batch_execute("select 1").await?)
}

/// Opens all four connections.
async fn fill(pool: &Pool) {
    let asked = [pool.get(), pool.get(), pool.get(), pool.get()];
    let lent = futures_util::future::join_all(asked).await;
    assert!(lent.iter().all(Result::is_ok));
    drop(lent);
    assert_eq!(pool.usage(), (4, 4));
}

#[tokio::test]
async fn who_asks_a_silent_database_is_told_in_time_and_when_it_is_back_the_first_is_answered() {
    let (_database, proxy, pool) = behind_proxy().await;
    fill(&pool).await;
    proxy.fall_silent();
    let asked = Instant::now();
    assert!(matches!(ask(&pool).await, Err(Error::Unavailable(_))));
    let took = asked.elapsed().as_millis();
    assert!((1900..6000).contains(&took), "{took} ms");
    proxy.come_back();
    // three old connections lie in the pool, and nothing is ever heard of them again
    ask(&pool).await.unwrap();
}

#[tokio::test]
async fn connections_that_were_cut_while_nobody_used_them_are_not_lent() {
    let (_database, proxy, pool) = behind_proxy().await;
    fill(&pool).await;
    proxy.cut();
    // until the kernel has told the connections
    tokio::time::sleep(Duration::from_millis(200)).await;
    ask(&pool).await.unwrap();
    assert_eq!(proxy.opened(), 5);
}

#[tokio::test]
async fn a_connection_that_was_left_in_the_middle_of_a_statement_is_not_lent_again() {
    let (_database, _proxy, pool) = behind_proxy().await;
    let mut conn = pool.get().await.unwrap();
    let long = conn.batch_execute("select pg_sleep(0.5)");
    assert!(timeout(Duration::from_millis(50), long).await.is_err());
    drop(conn);
    assert_eq!(pool.usage(), (0, 0));
}

#[tokio::test]
async fn a_slow_database_is_not_a_silent_one() {
    let (_database, proxy, pool) = behind_proxy().await;
    proxy.slow_down(Duration::from_millis(20));
    ask(&pool).await.unwrap();
    ask(&pool).await.unwrap();
    assert_eq!(proxy.opened(), 1);
}

#[tokio::test]
async fn who_listens_to_a_silent_database_learns_that_notifications_are_lost_and_listens_again() {
    let (_database, proxy, pool) = behind_proxy().await;
    let (sender, mut receiver) = mpsc::unbounded_channel();
    pool.notifier().subscribe("weather", move |event| {
        let _ = sender.send(event == ListenEvent::Listening);
    });
    let (_stop, stopped) = watch::channel(false);
    tokio::spawn(listen::run(
        proxy.url.clone(),
        pool.notifier().clone(),
        stopped,
    ));
    assert_eq!(receiver.recv().await, Some(true));
    proxy.fall_silent();
    let lost = timeout(Duration::from_secs(10), receiver.recv()).await;
    assert_eq!(lost.unwrap(), Some(false));
    proxy.come_back();
    let back = async { while receiver.recv().await != Some(true) {} };
    timeout(Duration::from_secs(10), back).await.unwrap();
}
