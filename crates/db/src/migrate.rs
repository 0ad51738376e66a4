//! Migrations, built into the program and run under a lock, so that several gateways may
//! start at once.

use diesel_async::{AsyncMigrationHarness, AsyncPgConnection, SimpleAsyncConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::{Error, cable};

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("../../migrations");
const LOCK: &str = "select pg_advisory_lock(7355608)";

/// Brings the schema up to date; answers how many migrations ran.
pub async fn run(url: &str) -> Result<usize, Error> {
    let mut lock = establish(url).await?;
    lock.batch_execute(LOCK).await?;
    let conn = establish(url).await?;
    let ran = tokio::task::spawn_blocking(move || {
        AsyncMigrationHarness::new(conn)
            .run_pending_migrations(MIGRATIONS)
            .map(|ran| ran.len())
            .map_err(|error| Error::Unavailable(format!("a migration failed: {error}")))
    });
    ran.await
        .map_err(|error| Error::Unavailable(error.to_string()))?
}

/// A migration may take its time, so silence says nothing here; a host that has gone is
/// noticed by the kernel.
async fn establish(url: &str) -> Result<AsyncPgConnection, Error> {
    let (client, session) = cable::open(url, None).await?;
    tokio::spawn(session);
    let conn = AsyncPgConnection::try_from(client).await;
    conn.map_err(cable::unavailable)
}
