//! The database.

use std::time::Duration;

use super::Env;

/// How late a replica may be unless it is said.
pub const REPLICA_MAX_LAG: Duration = Duration::from_secs(5);
/// The most that can be said, in seconds.
const LATEST: u64 = 60;

/// DATABASE_URL, DATABASE_POOL, DATABASE_REPLICA_URL, REPLICA_MAX_LAG_SECONDS and SCHEMA_UP_TO.
#[derive(Debug, Clone)]
pub struct Db {
    /// `postgres://user:password@host:port/database`.
    pub url: String,
    /// Size and time limits of the pool.
    pub pool: db::PoolSettings,
    /// Servers that follow it, to read from.
    pub replicas: Vec<String>,
    /// None of them is read from that is later.
    pub replica_max_lag: Duration,
    /// The latest migration of a newer program on which this one may start.
    pub schema_up_to: Option<String>,
}

impl Db {
    pub(super) fn from_env(env: &mut Env) -> Self {
        let default = db::PoolSettings::default();
        Self {
            url: env.required(
                "DATABASE_URL",
                "postgres://user:password@host:5432/database",
            ),
            pool: db::PoolSettings {
                size: env.parsed("DATABASE_POOL", default.size),
                ..default
            },
            replicas: replicas(env),
            replica_max_lag: max_lag(env),
            schema_up_to: schema_up_to(env),
        }
    }
}

/// `DATABASE_REPLICA_URL`: addresses with commas between them. They may hold passwords, so they are
/// told apart by their number.
pub fn replicas(env: &mut Env) -> Vec<String> {
    let list = env.or("DATABASE_REPLICA_URL", "");
    let words = list
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty());
    let replicas: Vec<String> = words.map(str::to_owned).collect();
    for (number, url) in (1..).zip(&replicas) {
        if db::reads::server_of(url).is_none() {
            env.refuse(format!(
                "DATABASE_REPLICA_URL: address {number} is none of a single server, \
                 postgres://user:password@host:5432/database"
            ));
        }
    }
    replicas
}

/// `REPLICA_MAX_LAG_SECONDS`.
fn max_lag(env: &mut Env) -> Duration {
    let seconds = env.parsed("REPLICA_MAX_LAG_SECONDS", REPLICA_MAX_LAG.as_secs());
    if !(1..=LATEST).contains(&seconds) {
        env.refuse(format!(
            "REPLICA_MAX_LAG_SECONDS is not between 1 and {LATEST}"
        ));
    }
    Duration::from_secs(seconds)
}

/// SCHEMA_UP_TO, for a command that needs only that.
pub fn schema_up_to(env: &mut Env) -> Option<String> {
    Some(env.or("SCHEMA_UP_TO", "")).filter(|version| !version.is_empty())
}
