//! News of changes: from this process, from another one, and after the connection broke.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::time::Duration;

use db::testing::{TestDatabase, database};
use db::{Error, Feed, News, listen, transaction};
use diesel_async::SimpleAsyncConnection;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

struct Hearer(mpsc::UnboundedReceiver<String>);

impl Hearer {
    fn of(feed: &Feed) -> Self {
        let (tell, told) = mpsc::unbounded_channel();
        feed.hear("weather", move |news| {
            let words = match news {
                News::Told(words) => words.to_owned(),
                other => format!("{other:?}"),
            };
            let _ = tell.send(words);
        });
        Self(told)
    }

    async fn next(&mut self) -> String {
        let next = timeout(Duration::from_secs(10), self.0.recv()).await;
        next.unwrap().unwrap()
    }
}

async fn run(database: &TestDatabase, statement: &str) {
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(statement).await.unwrap();
}

#[tokio::test]
async fn what_a_transaction_tells_is_known_here_when_it_is_over_and_not_if_it_came_to_nothing() {
    let pool = database().await.pool;
    let mut hearer = Hearer::of(pool.feed());
    let undone: Result<(), Error> = transaction(&pool, async |tx| {
        tx.tell("weather", "storm".to_owned());
        Err(Error::Busy("by intent".to_owned()))
    })
    .await;
    assert!(undone.is_err());
    let done: Result<(), Error> = transaction(&pool, async |tx| {
        tx.tell("sports", "won".to_owned());
        tx.tell("weather", "sun".to_owned());
        Ok(())
    })
    .await;
    assert!(done.is_ok());
    assert_eq!(hearer.0.try_recv().as_deref(), Ok("sun"));
    assert!(hearer.0.try_recv().is_err());
}

#[tokio::test]
async fn news_of_other_processes_come_in_order_and_again_after_the_connection_broke() {
    let database = database().await;
    let mut hearer = Hearer::of(database.pool.feed());
    let (stop, stopped) = watch::channel(false);
    let (url, feed) = (database.url.clone(), database.pool.feed().clone());
    let listening = tokio::spawn(listen::run(url, feed, stopped));
    assert_eq!(hearer.next().await, "Listening");
    run(
        &database,
        "notify sports, 'won'; notify weather, 'sun'; notify weather, 'rain'",
    )
    .await;
    assert_eq!(
        (hearer.next().await, hearer.next().await),
        ("sun".into(), "rain".into())
    );

    let cut = format!(
        "select pg_terminate_backend(pid) from pg_stat_activity \
         where datname = current_database() and application_name = '{}'",
        listen::NAME
    );
    run(&database, &cut).await;
    assert_eq!(
        (hearer.next().await, hearer.next().await),
        ("Lost".into(), "Listening".into())
    );
    run(&database, "notify weather, 'snow'").await;
    assert_eq!(hearer.next().await, "snow");

    stop.send(true).unwrap();
    listening.await.unwrap();
    assert_eq!(hearer.next().await, "Lost");
}
