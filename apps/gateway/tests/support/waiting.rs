//! How soon a change shows.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::Value;

use super::Client;

/// A committed change shows within this.
const SOON: Duration = Duration::from_secs(1);
/// What does not show within this never will.
const EVER: Duration = Duration::from_secs(60);
/// Work that is not done within this never will be.
const WORK: Duration = Duration::from_secs(300);

/// Asserts that changes show as soon as they must. The promise is the gateway's, and the machine
/// may be running every other test: it can hold up one round, but a gateway that is late is late in
/// each. So the quickest of three rounds counts; a round is as slow as its slowest change.
pub async fn assert_shown_in_time(round: impl AsyncFnMut(usize) -> Duration) {
    assert_shown_within(SOON, round).await;
}

/// The same with another limit.
pub async fn assert_shown_within(limit: Duration, mut round: impl AsyncFnMut(usize) -> Duration) {
    let mut rounds = Vec::new();
    for number in 0..3 {
        let slowest = round(number).await;
        if slowest < limit {
            return;
        }
        rounds.push(slowest);
    }
    panic!("a change must show within {limit:?}, and took {rounds:?}");
}

/// Asks again and again until the answer is yes; answers how long that took.
pub async fn until_shown(what: &str, shows: impl AsyncFnMut() -> bool) -> Duration {
    within(EVER, what, shows).await
}

/// Waits for all of these at once; answers how long the slowest of them took.
pub async fn slowest<F: Future<Output = Duration>>(all: impl IntoIterator<Item = F>) -> Duration {
    join_all(all).await.into_iter().max().unwrap()
}

async fn within(patience: Duration, what: &str, mut shows: impl AsyncFnMut() -> bool) -> Duration {
    let changed = Instant::now();
    while !shows().await {
        assert!(changed.elapsed() < patience, "{what} does not show");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    changed.elapsed()
}

impl Client {
    /// What is there once work in the background has brought it to this status, however much work
    /// that is.
    pub async fn until_status(&self, path: &str, status: &str) -> Value {
        let mut found = Value::Null;
        within(WORK, &format!("{status} of {path}"), async || {
            found = self.get(path).await.expect(200);
            found["status"] == status
        })
        .await;
        found
    }
}
