//! Migrations, built into the program and run under a lock, so that several gateways can start at
//! once.

use diesel::migration::MigrationSource;
use diesel::pg::Pg;
use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, SimpleAsyncConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::{Error, connection};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");
const LOCK: &str = "select pg_advisory_lock(7355608)";

/// Why the schema was not migrated.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// A newer program migrated it, and nobody said that this one may work on it.
    #[error(
        "the database is newer than this program: it has the migrations {}, and the latest known \
         here is {known}. Start the newer program; if all that they do is add, SCHEMA_UP_TO={} \
         lets this one start",
        newer.join(", "),
        newer.last().map_or("", String::as_str)
    )]
    Newer {
        /// What is not known here, the oldest first.
        newer: Vec<String>,
        /// The latest that is known.
        known: String,
    },
    /// The database failed, or a migration.
    #[error(transparent)]
    Database(#[from] Error),
}

/// Brings the schema up to date; answers how many migrations ran. A schema that a newer program
/// made is refused, unless its latest migration is none after `up_to`.
pub async fn run(url: &str, up_to: Option<&str>) -> Result<usize, Refused> {
    let mut lock = establish(url).await?;
    lock.batch_execute(LOCK).await.map_err(Error::from)?;
    let conn = establish(url).await?;
    let up_to = up_to.map(str::to_owned);
    let ran = tokio::task::spawn_blocking(move || bring_up(conn, up_to.as_deref()));
    ran.await
        .map_err(|error| Error::Unavailable(error.to_string()))?
}

fn bring_up(conn: AsyncPgConnection, up_to: Option<&str>) -> Result<usize, Refused> {
    let failed = |error: Box<dyn std::error::Error + Send + Sync>| {
        Error::Unavailable(format!("a migration failed: {error}"))
    };
    let own = MigrationSource::<Pg>::migrations(&MIGRATIONS).map_err(failed)?;
    let own = own.iter().map(|own| own.name().version().to_string());
    let known = own.max().unwrap_or_default();
    let mut database = AsyncMigrationHarness::new(conn);
    let applied = database.applied_migrations().map_err(failed)?;
    let applied = applied.iter().map(ToString::to_string);
    let is_beyond =
        |version: &String| *version > known && up_to.is_none_or(|latest| version.as_str() > latest);
    let mut newer: Vec<String> = applied.filter(is_beyond).collect();
    newer.sort_unstable();
    if !newer.is_empty() {
        return Err(Refused::Newer { newer, known });
    }
    let ran = database.run_pending_migrations(MIGRATIONS);
    Ok(ran.map_err(failed)?.len())
}

/// A migration may take its time, so silence says nothing here; a host that has gone is
/// noticed by the kernel.
async fn establish(url: &str) -> Result<AsyncPgConnection, Error> {
    let (client, session) = connection::open(url, None).await?;
    tokio::spawn(session);
    let conn = AsyncPgConnection::try_from(client).await;
    conn.map_err(connection::unavailable)
}
