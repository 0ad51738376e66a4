//! The connection that listens for notifications: one of its own beside the pool, reopened when it
//! breaks. It must reach PostgreSQL directly or through a proxy that gives each client a session,
//! because LISTEN belongs to the session.

use std::time::Duration;

use futures_util::{TryStreamExt, stream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};
use tokio_postgres::AsyncMessage;

use crate::feed::{Feed, News};
use crate::{Error, cable};

/// What the connection calls itself in `pg_stat_activity`.
pub const NAME: &str = "helloshop feed";

/// How often the connection is asked for a sign of life: a cable that was pulled says nothing.
const QUIET: Duration = Duration::from_secs(5);
/// How long a sign of life may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pauses before another try.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(5);

/// Delivers PostgreSQL's notifications to the feed's listeners until `stopped` turns true.
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
    let (client, mut session) = cable::open(url, Some(PATIENCE)).await?;
    let news = stream::poll_fn(move |cx| session.poll_message(cx));
    let told = news.try_for_each(async |message| {
        if let AsyncMessage::Notification(news) = message {
            feed.tell(news.channel(), news.payload());
        }
        Ok(())
    });
    let asked = async {
        client.batch_execute(&setup(&feed.channels())).await?;
        feed.tell_all(News::Listening);
        loop {
            sleep(QUIET).await;
            client.batch_execute("select 1").await?;
        }
    };
    let ended = tokio::select! {
        ended = told => ended,
        ended = asked => ended,
    };
    Err(match ended {
        Ok(()) => Error::Unavailable("the connection closed".to_owned()),
        Err(error) => cable::unavailable(error),
    })
}

fn setup(channels: &[&str]) -> String {
    let mut setup = format!("set application_name = '{NAME}'");
    for channel in channels {
        setup.push_str("; listen ");
        setup.push_str(channel);
    }
    setup
}
