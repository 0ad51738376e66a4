//! Change notifications, for code that caches rows in memory. Triggers send them with `pg_notify`,
//! and [`listen`](crate::listen) delivers them to every process within milliseconds. A transaction
//! may also send them itself ([`Tx::tell`](crate::Tx::tell)): they are then delivered within its
//! own process before the caller goes on.

use std::sync::{Arc, PoisonError, RwLock};

/// A notification, as listeners get it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News<'a> {
    /// Nothing is missed from now on. What was read before may be out of date.
    Listening,
    /// Something changed, in the words of its channel.
    Told(&'a str),
    /// News may be missed from now on: nothing that is kept can be relied on.
    Lost,
}

type Hear = Box<dyn Fn(News<'_>) + Send + Sync>;

/// Delivers notifications within this process; a cheap handle.
#[derive(Clone, Default)]
pub struct Feed(Arc<RwLock<Vec<(&'static str, Hear)>>>);

impl std::fmt::Debug for Feed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Feed").field(&self.channels()).finish()
    }
}

impl Feed {
    /// Calls `hear` with all notifications of a channel; register it before
    /// [`listen`](crate::listen) starts. It must not block.
    pub fn hear(&self, channel: &'static str, hear: impl Fn(News<'_>) + Send + Sync + 'static) {
        let mut hearers = self.0.write().unwrap_or_else(PoisonError::into_inner);
        hearers.push((channel, Box::new(hear)));
    }

    pub(crate) fn channels(&self) -> Vec<&'static str> {
        let hearers = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut channels: Vec<_> = hearers.iter().map(|(channel, _)| *channel).collect();
        channels.sort_unstable();
        channels.dedup();
        channels
    }

    pub(crate) fn tell(&self, to: &str, payload: &str) {
        self.spread(News::Told(payload), |channel| channel == to);
    }

    pub(crate) fn tell_all(&self, news: News<'_>) {
        self.spread(news, |_| true);
    }

    fn spread(&self, news: News<'_>, to: impl Fn(&str) -> bool) {
        let hearers = self.0.read().unwrap_or_else(PoisonError::into_inner);
        for (channel, hear) in hearers.iter() {
            if to(channel) {
                hear(news);
            }
        }
    }
}
