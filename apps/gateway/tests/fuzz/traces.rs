//! Whether a request left a trace: how many rows each table has, and who wrote them last.

use std::collections::BTreeMap;

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;

use super::call::Call;
use crate::authorization::fixture::Fixture;
use crate::support::TestApp;

/// Written whatever is answered: attempts are counted, and who was seen when.
const COUNTS: [&str; 1] = ["throttles"];

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Trace {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = BigInt)]
    lines: i64,
    #[diesel(sql_type = BigInt)]
    writers: i64,
}

/// By table.
pub type Traces = BTreeMap<String, (i64, i64)>;

/// Teaches the database to tell them; it plans the question once for each connection, and without
/// workers, who would have to be started each time.
pub async fn prepare(app: &TestApp) {
    let mut conn = app.database.pool.get().await.unwrap();
    let tables: Vec<Name> = diesel::sql_query(
        "select table_name::text as name from information_schema.tables \
         where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    .load(&mut conn)
    .await
    .unwrap();
    let tables = tables.into_iter().map(|table| table.name);
    let tables = tables.filter(|name| !COUNTS.contains(&name.as_str()));
    let each = tables.map(|name| {
        format!(
            "select '{name}'::text, count(*), \
             coalesce(sum(xmin::text::bigint), 0)::bigint from \"{name}\""
        )
    });
    let each = each.collect::<Vec<_>>().join(" union all ");
    app.sql(&format!(
        "create function traces() returns table (name text, lines bigint, writers bigint) \
         language plpgsql set max_parallel_workers_per_gather = 0 \
         as $$ begin return query {each}; end $$"
    ))
    .await;
}

/// What stands in the tables now.
pub async fn all(app: &TestApp) -> Traces {
    let mut conn = app.database.pool.get().await.unwrap();
    let traces: Vec<Trace> = diesel::sql_query("select name, lines, writers from traces()")
        .load(&mut conn)
        .await
        .unwrap();
    let traces = traces.into_iter();
    traces.map(|it| (it.name, (it.lines, it.writers))).collect()
}

/// The tables that are not as they were.
pub fn changed(before: &Traces, after: &Traces) -> Vec<String> {
    let changed = after
        .iter()
        .filter(|(name, trace)| before.get(*name) != Some(*trace));
    changed.map(|(name, _)| name.clone()).collect()
}

/// Whether the same call changes something again: what went on in the background meanwhile does
/// not.
pub async fn again(fixture: &Fixture, call: &Call) -> bool {
    for _ in 0..20 {
        let before = all(&fixture.app).await;
        let answer = call.send(fixture).await;
        if answer.status < 400 || changed(&before, &all(&fixture.app).await).is_empty() {
            return false;
        }
    }
    true
}
