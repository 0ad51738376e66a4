//! Sellers with an open notification stream: they are notified of changes as soon as these are
//! committed, on whichever gateway, and of changes to their own session or role.
//!
//! A stream only gets the signal that something changed. It is stored as one number per stream,
//! however much happens and however slowly it is read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use auth::actor::{self, Invalidation, Seller};
use db::ListenEvent;
use tokio::sync::watch;
use types::ShopId;

/// The channel of the feed, as the trigger of the table names it.
const CHANNEL: &str = "notification_feed";
/// How many streams one person may have open on one gateway. A connection that was left is noticed
/// late, so the newest get their place and the oldest give way.
const EACH: usize = 6;

/// Those of one process who look; a cheap handle.
#[derive(Clone, Default)]
pub struct Live(Arc<Mutex<Streams>>);

#[derive(Default)]
struct Streams {
    open: HashMap<u64, Stream>,
    opened: u64,
    closed: bool,
}

struct Stream {
    seller: Seller,
    heard: watch::Sender<Heard>,
}

/// It is also sent unchanged, when there is no news but a doubt.
#[derive(Debug, Default, Clone, Copy)]
struct Heard {
    news: u64,
    crowded: bool,
}

/// What woke a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The shop was told something, or read it elsewhere.
    News,
    /// Nothing new, but the seller's session or role may have ended.
    Doubt,
    /// The seller looks from so many other places that this stream ends.
    Crowded,
}

impl Live {
    /// Hears what the process hears of, to be made before [`db::listen`] begins.
    pub fn new(pool: &db::Pool) -> Self {
        let live = Self::default();
        let (told, doubted) = (live.clone(), live.clone());
        pool.notifier()
            .subscribe(CHANNEL, move |event| told.hear_news(event));
        pool.notifier()
            .subscribe(actor::CHANNEL, move |event| doubted.hear_doubts(event));
        live
    }

    /// Lets a seller hear of their shop's news until it is dropped.
    pub fn follow(&self, seller: &Seller) -> Following {
        let mut streams = self.streams();
        streams.make_room(seller);
        let (heard, signs) = watch::channel(Heard::default());
        streams.opened += 1;
        let id = streams.opened;
        if !streams.closed {
            let seller = seller.clone();
            streams.open.insert(id, Stream { seller, heard });
        }
        Following {
            id,
            live: self.clone(),
            signs,
            seen: 0,
        }
    }

    /// Ends all streams, and those to come: the gateway stops.
    pub fn close(&self) {
        let mut streams = self.streams();
        streams.closed = true;
        streams.open.clear();
    }

    fn hear_news(&self, event: ListenEvent<'_>) {
        match event {
            ListenEvent::Received(said) => {
                let shop = said.strip_prefix("shop:").and_then(|id| id.parse().ok());
                let shop = shop.map(ShopId::new);
                self.wake(Sign::News, |seller| {
                    shop.is_none_or(|shop| seller.shop() == shop)
                });
            }
            // what happened while nobody listened was missed
            ListenEvent::Listening => self.wake(Sign::News, |_| true),
            ListenEvent::Lost => {}
        }
    }

    fn hear_doubts(&self, event: ListenEvent<'_>) {
        match event {
            ListenEvent::Received(said) => {
                let change = Invalidation::parse(said);
                let concerns = |seller: &Seller| change.is_none_or(|it| it.concerns(seller.user()));
                self.wake(Sign::Doubt, concerns);
            }
            ListenEvent::Listening => self.wake(Sign::Doubt, |_| true),
            ListenEvent::Lost => {}
        }
    }

    fn wake(&self, sign: Sign, who: impl Fn(&Seller) -> bool) {
        let streams = self.streams();
        let woken = streams.open.values().filter(|stream| who(&stream.seller));
        for stream in woken {
            stream.heard.send_modify(|heard| match sign {
                Sign::News => heard.news += 1,
                Sign::Doubt | Sign::Crowded => {}
            });
        }
    }

    fn streams(&self) -> MutexGuard<'_, Streams> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Streams {
    /// Ends the oldest stream of one who has as many as they may.
    fn make_room(&mut self, seller: &Seller) {
        let own = |(_, stream): &(&u64, &Stream)| stream.seller.user().id() == seller.user().id();
        let mut own: Vec<u64> = self.open.iter().filter(own).map(|(id, _)| *id).collect();
        own.sort_unstable();
        if own.len() < EACH {
            return;
        }
        let oldest = own.first().and_then(|id| self.open.remove(id));
        if let Some(oldest) = oldest {
            // what was sent before the sender went is still received
            oldest.heard.send_modify(|heard| heard.crowded = true);
        }
    }
}

/// A seller's place among those who look; free again when dropped.
pub struct Following {
    id: u64,
    live: Live,
    signs: watch::Receiver<Heard>,
    seen: u64,
}

impl Following {
    /// Waits for the next sign; `None` when there will be none. However much happened since the
    /// last one was taken, it is one.
    pub async fn next(&mut self) -> Option<Sign> {
        self.signs.changed().await.ok()?;
        let heard = *self.signs.borrow_and_update();
        let is_news = heard.news != self.seen;
        self.seen = heard.news;
        Some(match (heard.crowded, is_news) {
            (true, _) => Sign::Crowded,
            (false, true) => Sign::News,
            (false, false) => Sign::Doubt,
        })
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.live.streams().open.remove(&self.id);
    }
}
