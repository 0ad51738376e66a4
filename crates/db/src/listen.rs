//! The connection that listens: one of its own beside the pool, opened again when it breaks.
//! It must reach PostgreSQL itself or through a proxy that gives each client a session, since
//! LISTEN belongs to the session.

use std::pin::pin;
use std::time::Duration;

use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use futures_util::StreamExt;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use crate::Error;
use crate::feed::{Feed, News};

/// What the connection calls itself in `pg_stat_activity`.
pub const NAME: &str = "helloshop feed";

/// How long it may be quiet before the connection is asked for a sign of life: a cable that
/// was pulled says nothing.
const QUIET: Duration = Duration::from_secs(5);
/// How long a sign of life, or a new connection, may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pauses before another try.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(5);

/// Brings what PostgreSQL tells to those who hear the feed, until `stopped` turns true.
pub async fn run(url: String, feed: Feed, mut stopped: watch::Receiver<bool>) {
    tokio::select! {
        () = forever(&url, &feed) => {}
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    feed.tell_all(News::Lost);
}

async fn forever(url: &str, feed: &Feed) {
    let mut pause = SHORTEST;
    loop {
        let started = Instant::now();
        let Err(error) = listen(url, feed).await;
        feed.tell_all(News::Lost);
        tracing::warn!(%error, "not listening for changes; trying again");
        if started.elapsed() > LONGEST {
            pause = SHORTEST;
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST);
    }
}

async fn listen(url: &str, feed: &Feed) -> Result<std::convert::Infallible, Error> {
    let mut conn = in_time(open(url, &feed.channels())).await?;
    feed.tell_all(News::Listening);
    loop {
        let next = {
            let mut news = pin!(conn.notifications_stream());
            timeout(QUIET, news.next()).await
        };
        match next {
            Ok(Some(news)) => {
                let news = news?;
                feed.tell(&news.channel, &news.payload);
            }
            Ok(None) => return Err(Error::Unavailable("the connection closed".to_owned())),
            Err(_) => in_time(async { Ok(conn.batch_execute("select 1").await?) }).await?,
        }
    }
}

async fn open(url: &str, channels: &[&str]) -> Result<AsyncPgConnection, Error> {
    let mut conn = AsyncPgConnection::establish(url)
        .await
        .map_err(|error| Error::Unavailable(error.to_string()))?;
    let mut setup = format!("set application_name = '{NAME}'");
    for channel in channels {
        setup.push_str("; listen ");
        setup.push_str(channel);
    }
    conn.batch_execute(&setup).await?;
    Ok(conn)
}

async fn in_time<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(PATIENCE, work)
        .await
        .unwrap_or_else(|_| Err(Error::Unavailable("it took too long".to_owned())))
}
