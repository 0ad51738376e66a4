//! A time that a test sets ahead. In a test's database, functions of the schema `clock` stand before
//! PostgreSQL's own of the same names, in its search path and so in all that the migrations make.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use diesel_async::SimpleAsyncConnection;

use super::Fault;
use crate::Pool;

/// The functions that tell a time, and how PostgreSQL sees them.
const FUNCTIONS: [(&str, &str); 3] = [
    ("now", "stable"),
    ("statement_timestamp", "stable"),
    ("clock_timestamp", "volatile"),
];

/// Of a test's database. What the migrations make is made in the first.
pub(super) const SEARCH_PATH: &str = "public, clock, pg_catalog";

/// What the migrations find, to be run before them.
pub(super) fn before_migrations() -> String {
    let schema = "create schema clock; grant usage on schema clock to public";
    format!("{schema}; {}", functions(0))
}

/// Functions with a search path of their own see the clock too.
pub(super) const AFTER_MIGRATIONS: &str = "do $$ declare own regprocedure; begin \
    for own in select oid from pg_proc where proconfig::text like '%search_path=%' loop \
        execute format('alter function %s set search_path = public, clock, pg_catalog, pg_temp', own); \
    end loop; end $$";

/// Made anew for each time, with the time in it: PostgreSQL plans a statement as if it said so
/// itself, and plans again what it had planned before.
fn functions(ahead: i64) -> String {
    let added = match ahead {
        0 => String::new(),
        ahead => format!(" + interval '{ahead} microseconds'"),
    };
    let make = |(name, kind): (&str, &str)| {
        format!(
            "create or replace function clock.{name}() returns timestamptz \
             language sql {kind} parallel safe return pg_catalog.{name}(){added}"
        )
    };
    FUNCTIONS.map(make).join("; ")
}

/// Sets the time of the pool's database ahead by so much more, for everyone who works on it in this
/// process. PayPal, browsers and timers keep theirs.
#[expect(clippy::panic, reason = "a test whose time stands still cannot go on")]
pub async fn travel(pool: &Pool, by: TimeDelta) {
    if let Err(error) = set_ahead(pool, by).await {
        panic!("the time was not set ahead: {error}");
    }
}

async fn set_ahead(pool: &Pool, by: TimeDelta) -> Result<(), Fault> {
    let by = by.num_microseconds().ok_or("so far ahead is no time")?;
    let ahead = pool.clock().ahead.load(Ordering::SeqCst) + by;
    pool.get().await?.batch_execute(&functions(ahead)).await?;
    pool.clock().ahead.store(ahead, Ordering::SeqCst);
    Ok(())
}

/// Tells the time of one database.
#[derive(Clone)]
pub(crate) struct Clock {
    /// Microseconds.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// That of the database with this address, the same for all its pools.
    pub fn of(url: &str) -> Self {
        static ALL: LazyLock<Mutex<HashMap<String, Clock>>> = LazyLock::new(Mutex::default);
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Self {
            ahead: Arc::default(),
        };
        all.entry(url.to_owned()).or_insert_with(fresh).clone()
    }

    pub fn now(&self) -> DateTime<Utc> {
        Utc::now() + TimeDelta::microseconds(self.ahead.load(Ordering::SeqCst))
    }
}
