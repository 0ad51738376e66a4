//! The state of the database server: its version, size, connections and latest migration.

use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{Error, prepared};

/// The PostgreSQL server, and our database on it.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Server {
    /// Its version.
    #[diesel(sql_type = Text)]
    pub version: String,
    /// What our database takes on its disk, in bytes.
    #[diesel(sql_type = BigInt)]
    pub size: i64,
    /// How many connections it has, whoever opened them and to whichever database.
    #[diesel(sql_type = BigInt)]
    pub connections: i64,
    /// How many it takes at most.
    #[diesel(sql_type = Integer)]
    pub most_connections: i32,
    /// The version of the latest migration of our database.
    #[diesel(sql_type = Nullable<Text>)]
    pub migration: Option<String>,
}

#[derive(QueryableByName)]
struct Setting {
    #[diesel(sql_type = Text)]
    said: String,
}

/// Settings of this session with which acknowledged commits can be lost in a crash, such as `fsync
/// = off`.
pub async fn lossy_settings(conn: &mut AsyncPgConnection) -> Result<Vec<String>, Error> {
    let query = diesel::sql_query(
        "select name || ' = ' || setting as said from pg_settings \
         where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name",
    );
    let losing: Vec<Setting> = query.load(conn).await?;
    Ok(losing.into_iter().map(|setting| setting.said).collect())
}

#[derive(QueryableByName)]
struct Writes {
    #[diesel(sql_type = Bool)]
    writes: bool,
}

/// Whether a transaction that began before a moment still writes. What it writes bears the time at
/// which it began, and nobody else sees it yet.
pub async fn writes_since_before(
    conn: &mut AsyncPgConnection,
    moment: DateTime<Utc>,
) -> Result<bool, Error> {
    let query = diesel::sql_query(
        "select exists (select from pg_stat_activity where datname = current_database() \
             and backend_xid is not null and xact_start < $1) as writes",
    );
    let query = query.bind::<Timestamptz, _>(moment);
    let found: Writes = prepared(query).get_result(conn).await?;
    Ok(found.writes)
}

/// The server as it is now.
pub async fn status(conn: &mut AsyncPgConnection) -> Result<Server, Error> {
    // pg_stat_activity shows strangers' connections to few, their number is for everybody
    let query = diesel::sql_query(
        "select current_setting('server_version') as version, \
             pg_database_size(current_database()) as size, \
             (select coalesce(sum(numbackends), 0)::bigint from pg_stat_database) as connections, \
             current_setting('max_connections')::integer as most_connections, \
             (select max(version) from __diesel_schema_migrations) as migration",
    );
    Ok(prepared(query).get_result(conn).await?)
}
