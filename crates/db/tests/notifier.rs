//! Notifications of changes: from this process, from another one, and after the connection broke.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::time::Duration;

use db::testing::{TestDatabase, database};
use db::{Error, ListenEvent, Notifier, listen, transaction};
use diesel_async::SimpleAsyncConnection;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

struct Subscriber(mpsc::UnboundedReceiver<String>);

impl Subscriber {
    fn of(notifier: &Notifier) -> Self {
        let (sender, receiver) = mpsc::unbounded_channel();
        notifier.subscribe("weather", move |event| {
            let text = match event {
                ListenEvent::Received(text) => text.to_owned(),
                other => format!("{other:?}"),
            };
            let _ = sender.send(text);
        });
        Self(receiver)
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
async fn a_notification_is_delivered_here_after_the_commit_and_never_after_a_rollback() {
    let pool = database().await.pool;
    let mut subscriber = Subscriber::of(pool.notifier());
    let undone: Result<(), Error> = transaction(&pool, async |tx| {
        tx.notify("weather", "storm".to_owned());
        Err(Error::Busy("by intent".to_owned()))
    })
    .await;
    assert!(undone.is_err());
    let done: Result<(), Error> = transaction(&pool, async |tx| {
        tx.notify("sports", "won".to_owned());
        tx.notify("weather", "sun".to_owned());
        Ok(())
    })
    .await;
    assert!(done.is_ok());
    assert_eq!(subscriber.0.try_recv().as_deref(), Ok("sun"));
    assert!(subscriber.0.try_recv().is_err());
}

#[tokio::test]
async fn notifications_of_other_processes_come_in_order_and_again_after_the_connection_broke() {
    let database = database().await;
    let mut subscriber = Subscriber::of(database.pool.notifier());
    let (stop, stopped) = watch::channel(false);
    let (url, notifier) = (database.url.clone(), database.pool.notifier().clone());
    let listening = tokio::spawn(listen::run(url, notifier, stopped));
    assert_eq!(subscriber.next().await, "Listening");
    run(
        &database,
        "notify sports, 'won'; notify weather, 'sun'; notify weather, 'rain'",
    )
    .await;
    assert_eq!(
        (subscriber.next().await, subscriber.next().await),
        ("sun".into(), "rain".into())
    );

    let cut = format!(
        "select pg_terminate_backend(pid) from pg_stat_activity \
         where datname = current_database() and application_name = '{}'",
        listen::NAME
    );
    run(&database, &cut).await;
    assert_eq!(
        (subscriber.next().await, subscriber.next().await),
        ("Lost".into(), "Listening".into())
    );
    run(&database, "notify weather, 'snow'").await;
    assert_eq!(subscriber.next().await, "snow");

    stop.send(true).unwrap();
    listening.await.unwrap();
    assert_eq!(subscriber.next().await, "Lost");
}
