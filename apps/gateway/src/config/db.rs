//! The database.

use super::Env;

/// DATABASE_URL and DATABASE_POOL.
#[derive(Debug, Clone)]
pub struct Db {
    /// `postgres://user:password@host:port/database`.
    pub url: String,
    /// Size and time limits of the pool.
    pub pool: db::PoolSettings,
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
        }
    }
}
