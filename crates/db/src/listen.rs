//! The connection that listens for notifications: one of its own beside the pool, reopened when it
//! breaks. It must reach PostgreSQL directly or through a proxy that gives each client a session,
//! because LISTEN belongs to the session.

use std::time::Duration;

use futures_util::{TryStreamExt, stream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};
use tokio_postgres::AsyncMessage;

use crate::notifier::{ListenEvent, Notifier};
use crate::{Error, connection};

/// What the connection calls itself in `pg_stat_activity`.
pub const NAME: &str = "helloshop feed";

/// How often the connection is asked for a sign of life: a cable that was pulled says nothing.
const QUIET: Duration = Duration::from_secs(5);
/// How long a sign of life may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// Pauses before another try.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(5);

/// Delivers PostgreSQL's notifications to the notifier's listeners until `stopped` turns true.
pub async fn run(url: String, notifier: Notifier, mut stopped: watch::Receiver<bool>) {
    tokio::select! {
        () = forever(&url, &notifier) => {}
        _ = stopped.wait_for(|stopped| *stopped) => {}
    }
    notifier.notify_all(ListenEvent::Lost);
}

async fn forever(url: &str, notifier: &Notifier) {
    let mut pause = SHORTEST;
    loop {
        let started = Instant::now();
        let Err(error) = listen(url, notifier).await;
        notifier.notify_all(ListenEvent::Lost);
        tracing::warn!(%error, "not listening for changes; trying again");
        if started.elapsed() > LONGEST {
            pause = SHORTEST;
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST);
    }
}

async fn listen(url: &str, notifier: &Notifier) -> Result<std::convert::Infallible, Error> {
    let (client, mut session) = connection::open(url, Some(PATIENCE)).await?;
    let messages = stream::poll_fn(move |cx| session.poll_message(cx));
    let deliver = messages.try_for_each(async |message| {
        if let AsyncMessage::Notification(notification) = message {
            notifier.notify(notification.channel(), notification.payload());
        }
        Ok(())
    });
    let keep_alive = async {
        client.batch_execute(&setup(&notifier.channels())).await?;
        notifier.notify_all(ListenEvent::Listening);
        loop {
            sleep(QUIET).await;
            client.batch_execute("select 1").await?;
        }
    };
    let ended = tokio::select! {
        ended = deliver => ended,
        ended = keep_alive => ended,
    };
    Err(match ended {
        Ok(()) => Error::Unavailable("the connection closed".to_owned()),
        Err(error) => connection::unavailable(error),
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
