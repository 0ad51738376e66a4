//! The present settings, in this process's memory. A trigger announces each change; every process
//! then reloads the settings.

use std::fmt;
use std::future::Future;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use db::Pool;
use mail::template::Brand;
use tokio::sync::{Notify, watch};

use crate::change::{self, Saved};
use crate::{Error, Setting, Settings};

/// Where the database tells of changes.
const CHANNEL: &str = "settings";

/// How often they are read without a notification, in case one is lost.
const POLL_INTERVAL: Duration = Duration::from_secs(30);

/// After how long they are read again when that failed.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// The settings as they are; a cheap handle, the same in the whole process.
#[derive(Clone)]
pub struct Live(Arc<Inner>);

struct Inner {
    site: String,
    environment: Settings,
    now: RwLock<Arc<Current>>,
    on_change: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

struct Current {
    settings: Arc<Settings>,
    last: i64,
    payout_days_since: Option<DateTime<Utc>>,
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Live").field(&self.now()).finish()
    }
}

impl Live {
    /// What the environment says alone, of a marketplace at this address.
    pub fn new(site: &str, environment: Settings) -> Self {
        let settings = Arc::new(environment.clone());
        Self(Arc::new(Inner {
            site: site.to_owned(),
            environment,
            now: RwLock::new(Arc::new(Current {
                settings,
                last: 0,
                payout_days_since: None,
            })),
            on_change: OnceLock::new(),
        }))
    }

    /// The settings now. Who needs several of one moment asks once.
    pub fn now(&self) -> Arc<Settings> {
        self.current().settings.clone()
    }

    /// The present settings, unaffected by later changes: for work that takes a while and must not
    /// see two sets of settings.
    pub fn pinned(&self) -> Self {
        Self(Arc::new(Inner {
            site: self.0.site.clone(),
            environment: self.0.environment.clone(),
            now: RwLock::new(self.current()),
            on_change: OnceLock::new(),
        }))
    }

    /// The first day after this one on which shops are paid.
    pub fn next_payout_day(&self, today: NaiveDate) -> Option<NaiveDate> {
        self.current().settings.payouts.days.after(today)
    }

    /// The last day up to this one on which shops are paid. A day that was over when an operator
    /// made it a payout day is none.
    pub fn last_payout_day(&self, today: NaiveDate) -> Option<NaiveDate> {
        let now = self.current();
        let since = now.payout_days_since.map(|since| since.date_naive());
        let day = now.settings.payouts.days.until(today)?;
        since.is_none_or(|since| day >= since).then_some(day)
    }

    /// The marketplace's name and address, for emails and the provider.
    pub fn brand(&self) -> Brand {
        Brand {
            name: self.now().name.clone(),
            public_url: self.0.site.clone(),
        }
    }

    /// The sender and recipient of an email to the marketplace itself.
    pub fn brand_and_contact_email(&self) -> (Brand, String) {
        (self.brand(), self.now().contact_email.clone())
    }

    /// The environment's values.
    pub fn environment(&self) -> &Settings {
        &self.0.environment
    }

    /// Calls `act` whenever the settings change, as long as the process runs. Only the first caller
    /// is registered.
    pub fn on_change(&self, act: impl Fn() + Send + Sync + 'static) {
        let _ = self.0.on_change.set(Box::new(act));
    }

    /// Reloads the saved settings.
    pub async fn refresh(&self, pool: &Pool) -> Result<(), Error> {
        let saved = change::load(pool, self).await?;
        self.replace(saved);
        Ok(())
    }

    /// Reloads on each change notification, until told to stop. Notifications count from this call
    /// on.
    pub fn follow(
        &self,
        pool: &Pool,
        mut stopped: watch::Receiver<bool>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let (live, pool, notify) = (self.clone(), pool.clone(), Arc::new(Notify::new()));
        let wake = notify.clone();
        pool.notifier()
            .subscribe(CHANNEL, move |_| wake.notify_one());
        async move {
            let mut wait = POLL_INTERVAL;
            loop {
                tokio::select! {
                    _ = stopped.changed() => return,
                    () = notify.notified() => (),
                    () = tokio::time::sleep(wait) => (),
                }
                wait = match live.refresh(&pool).await {
                    Ok(()) => POLL_INTERVAL,
                    Err(error) => {
                        tracing::warn!(%error, "the settings could not be read; the last ones hold");
                        RETRY_DELAY
                    }
                };
            }
        }
    }

    /// What was read is older than what holds if two were read at once.
    pub(crate) fn replace(&self, saved: Saved) {
        {
            let mut now = self.0.now.write().unwrap_or_else(PoisonError::into_inner);
            if saved.last <= now.last {
                return;
            }
            let mut overrides = saved.overrides.iter();
            let days = overrides.find(|found| found.setting == Setting::PayoutDays);
            *now = Arc::new(Current {
                settings: Arc::new(saved.settings),
                last: saved.last,
                payout_days_since: days.map(|days| days.changed_at),
            });
        }
        if let Some(act) = self.0.on_change.get() {
            act();
        }
    }

    fn current(&self) -> Arc<Current> {
        let now = self.0.now.read().unwrap_or_else(PoisonError::into_inner);
        now.clone()
    }
}
