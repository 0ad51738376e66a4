//! Change notifications, for code that caches rows in memory. Triggers send them with `pg_notify`,
//! and [`listen`](crate::listen) delivers them to every process within milliseconds. A transaction
//! may also send them itself ([`Tx::notify`](crate::Tx::notify)): they are then delivered within
//! its own process before the caller goes on.

use std::sync::{Arc, PoisonError, RwLock};

/// A notification, as listeners get it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListenEvent<'a> {
    /// Nothing is missed from now on. What was read before may be out of date.
    Listening,
    /// Something changed: the payload, whose meaning depends on the channel.
    Received(&'a str),
    /// Notifications may be missed from now on: nothing that is cached can be relied on.
    Lost,
}

type Listener = Box<dyn Fn(ListenEvent<'_>) + Send + Sync>;

/// Delivers notifications within this process; a cheap handle.
#[derive(Clone, Default)]
pub struct Notifier(Arc<RwLock<Vec<(&'static str, Listener)>>>);

impl std::fmt::Debug for Notifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Notifier").field(&self.channels()).finish()
    }
}

impl Notifier {
    /// Calls `listener` with all notifications of a channel; register it before
    /// [`listen`](crate::listen) starts. It must not block.
    pub fn subscribe(
        &self,
        channel: &'static str,
        listener: impl Fn(ListenEvent<'_>) + Send + Sync + 'static,
    ) {
        let mut listeners = self.0.write().unwrap_or_else(PoisonError::into_inner);
        listeners.push((channel, Box::new(listener)));
    }

    pub(crate) fn channels(&self) -> Vec<&'static str> {
        let listeners = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut channels: Vec<_> = listeners.iter().map(|(channel, _)| *channel).collect();
        channels.sort_unstable();
        channels.dedup();
        channels
    }

    pub(crate) fn notify(&self, to: &str, payload: &str) {
        self.deliver(ListenEvent::Received(payload), |channel| channel == to);
    }

    pub(crate) fn notify_all(&self, event: ListenEvent<'_>) {
        self.deliver(event, |_| true);
    }

    fn deliver(&self, event: ListenEvent<'_>, to: impl Fn(&str) -> bool) {
        let listeners = self.0.read().unwrap_or_else(PoisonError::into_inner);
        for (channel, listener) in listeners.iter() {
            if to(channel) {
                listener(event);
            }
        }
    }
}
