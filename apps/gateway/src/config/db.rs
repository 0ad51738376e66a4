//! The database.

use super::Env;

/// DATABASE_URL, DATABASE_POOL and SCHEMA_UP_TO.
#[derive(Debug, Clone)]
pub struct Db {
    /// `postgres://user:password@host:port/database`.
    pub url: String,
    /// Size and time limits of the pool.
    pub pool: db::PoolSettings,
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
            schema_up_to: schema_up_to(env),
        }
    }
}

/// SCHEMA_UP_TO, for a command that needs only that.
pub fn schema_up_to(env: &mut Env) -> Option<String> {
    Some(env.or("SCHEMA_UP_TO", "")).filter(|version| !version.is_empty())
}
