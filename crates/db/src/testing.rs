//! A separate database for each test, cloned from a migrated template in about 50 ms.
//!
//! `TEST_DATABASE_URL` names the server; the test command starts a temporary one.

use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Pool, PoolSettings};

pub(crate) mod clock;
mod proxy;
mod scale;

pub use clock::travel;
pub use proxy::Proxy;
pub use scale::{done, scale, seed};

/// The beginning of their names.
const PREFIX: &str = "test_";

/// A fresh, migrated database. It is dropped when a later test finds that its process has ended, or
/// with the temporary server.
#[derive(Debug, Clone)]
pub struct TestDatabase {
    /// Where it is.
    pub url: String,
    /// A small pool on it.
    pub pool: Pool,
}

/// Makes a database for the calling test.
#[expect(clippy::panic, reason = "a test without a database cannot go on")]
pub async fn database() -> TestDatabase {
    database_with(PoolSettings {
        size: 8,
        wait: std::time::Duration::from_secs(20),
        ..PoolSettings::default()
    })
    .await
    .unwrap_or_else(|error| panic!("no test database: {error}"))
}

/// Makes a database and a pool with these settings.
pub async fn database_with(settings: PoolSettings) -> Result<TestDatabase, Fault> {
    let server = std::env::var("TEST_DATABASE_URL")
        .map_err(|_| "TEST_DATABASE_URL is not set; run the tests with `npx rust-just test`")?;
    database_on(&server, settings).await
}

/// The same on another server than that of the tests.
pub async fn database_on(server: &str, settings: PoolSettings) -> Result<TestDatabase, Fault> {
    let mut admin = AsyncPgConnection::establish(server).await?;
    let template = format!("template_{:016x}", fingerprint());
    ensure_template(&mut admin, server, &template).await?;
    let name = unique_name();
    let clone = format!("create database {name} template {template} strategy file_copy");
    admin.batch_execute(&clone).await?;
    // which a clone does not inherit
    set_search_path(&mut admin, &name).await?;
    sweep(&mut admin).await?;
    let url = url_of(server, &name);
    let pool = Pool::connect(&url, &settings).await?;
    Ok(TestDatabase { url, pool })
}

/// An error that ends a test.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Bool)]
    found: bool,
}

async fn has_template(admin: &mut AsyncPgConnection, name: &str) -> Result<bool, Fault> {
    let found: Row = diesel::sql_query(
        "select exists(select 1 from pg_database where datname = $1 and datistemplate) as found",
    )
    .bind::<diesel::sql_types::Text, _>(name)
    .get_result(admin)
    .await?;
    Ok(found.found)
}

/// Tests run in processes of their own: an advisory lock of the server is what they share.
async fn ensure_template(
    admin: &mut AsyncPgConnection,
    server: &str,
    name: &str,
) -> Result<(), Fault> {
    if has_template(admin, name).await? {
        return Ok(());
    }
    admin.batch_execute("select pg_advisory_lock(4242)").await?;
    if !has_template(admin, name).await? {
        let fresh = format!("drop database if exists {name}");
        admin.batch_execute(&fresh).await?;
        admin
            .batch_execute(&format!("create database {name}"))
            .await?;
        set_search_path(admin, name).await?;
        let url = url_of(server, name);
        execute(&url, &clock::before_migrations()).await?;
        crate::migrate::run(&url, None).await?;
        execute(&url, clock::AFTER_MIGRATIONS).await?;
        let seal = format!("alter database {name} is_template true allow_connections false");
        admin.batch_execute(&seal).await?;
    }
    admin
        .batch_execute("select pg_advisory_unlock(4242)")
        .await?;
    Ok(())
}

async fn set_search_path(admin: &mut AsyncPgConnection, database: &str) -> Result<(), Fault> {
    let path = clock::SEARCH_PATH;
    let set = format!("alter database {database} set search_path = {path}");
    Ok(admin.batch_execute(&set).await?)
}

async fn execute(url: &str, statements: &str) -> Result<(), Fault> {
    let mut conn = AsyncPgConnection::establish(url).await?;
    Ok(conn.batch_execute(statements).await?)
}

#[derive(diesel::QueryableByName)]
struct Named {
    #[diesel(sql_type = diesel::sql_types::Text)]
    name: String,
}

/// Drops the databases of tests that are over: a thousand of them would fill the disk.
async fn sweep(admin: &mut AsyncPgConnection) -> Result<(), Fault> {
    let all: Vec<Named> = diesel::sql_query(format!(
        "select datname as name from pg_database where starts_with(datname, '{PREFIX}')"
    ))
    .load(admin)
    .await?;
    for Named { name } in all.iter().filter(|database| is_left_over(&database.name)) {
        let drop = format!("drop database if exists {name} with (force)");
        // another test may be at it
        admin.batch_execute(&drop).await.ok();
    }
    Ok(())
}

/// Whether the process that made it has ended, as far as this machine can tell.
fn is_left_over(name: &str) -> bool {
    let words = name
        .strip_prefix(PREFIX)
        .and_then(|rest| rest.split('_').next());
    let process = words.and_then(|id| id.parse::<u32>().ok());
    let running = Path::new("/proc");
    process
        .is_some_and(|id| running.join("self").exists() && !running.join(id.to_string()).exists())
}

/// The same server, another database.
pub fn url_of(server: &str, database: &str) -> String {
    match server.rsplit_once('/') {
        Some((host, _)) => format!("{host}/{database}"),
        None => server.to_owned(),
    }
}

/// A number that changes with any migration, and with what is run around them.
fn fingerprint() -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    (clock::before_migrations(), clock::AFTER_MIGRATIONS).hash(&mut hasher);
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
    let mut folders: Vec<_> = std::fs::read_dir(root)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    folders.sort();
    for folder in folders {
        folder.hash(&mut hasher);
        std::fs::read(folder.join("up.sql")).ok().hash(&mut hasher);
    }
    hasher.finish()
}

fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let nanos = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| d.as_nanos());
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{PREFIX}{}_{nanos:x}_{count}", std::process::id())
}
