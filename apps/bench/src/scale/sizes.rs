//! How large tables and indexes are, what is dead in them, and which were read from end to end.

use std::fmt::Write;
use std::time::Instant;

use tokio_postgres::Client;

/// Tables that are shown.
const TABLES: usize = 15;

/// The largest tables, as Markdown.
pub async fn table(database: &Client) -> anyhow::Result<String> {
    let mut text = "\n| Table | rows | table | indexes |\n|---|---|---|---|\n".to_owned();
    let largest = "select c.relname, c.reltuples::bigint, pg_size_pretty(pg_table_size(c.oid)), \
            pg_size_pretty(pg_indexes_size(c.oid)) \
        from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace \
        order by pg_total_relation_size(c.oid) desc limit $1";
    for row in database.query(largest, &[&i64::try_from(TABLES)?]).await? {
        let [name, table, indexes] = [0, 2, 3].map(|column| row.get::<_, String>(column));
        let rows: i64 = row.get(1);
        // writing to a string does not fail
        let _ = writeln!(text, "| `{name}` | {rows} | {table} | {indexes} |");
    }
    let whole = "select pg_size_pretty(pg_database_size(current_database()))";
    let whole: String = database.query_one(whole, &[]).await?.get(0);
    let _ = writeln!(text, "\nThe whole database: {whole}.");
    Ok(text)
}

/// Tables of which more than ten thousand rows were read by sequential scans since the count began,
/// as Markdown.
pub async fn sequential_scans(database: &Client) -> anyhow::Result<String> {
    let mut text =
        "\n| Read from end to end | scans | rows read by them |\n|---|---|---|\n".to_owned();
    let scans = "select relname::text, seq_scan, seq_tup_read from pg_stat_user_tables \
        where seq_tup_read > 10000 order by seq_tup_read desc";
    for row in database.query(scans, &[]).await? {
        let [scans, rows] = [1, 2].map(|column| row.get::<_, i64>(column));
        let _ = writeln!(text, "| `{}` | {scans} | {rows} |", row.get::<_, &str>(0));
    }
    Ok(text)
}

/// Cleans up after the measurement; a sentence with how long it took and how much was dead.
pub async fn vacuum(database: &Client) -> anyhow::Result<String> {
    let dead = "select coalesce(sum(n_dead_tup), 0)::bigint, \
            coalesce(string_agg(relname || ' ' || n_dead_tup, ', ' order by n_dead_tup desc) \
                filter (where n_dead_tup > 100), 'none with more than 100') \
        from pg_stat_user_tables";
    let row = database.query_one(dead, &[]).await?;
    let (dead, tables): (i64, String) = (row.get(0), row.get(1));
    let began = Instant::now();
    database.batch_execute("vacuum (analyze)").await?;
    Ok(format!(
        "\nDead rows after the run: {dead} ({tables}). VACUUM (ANALYZE) of everything: {:.1} s.",
        began.elapsed().as_secs_f64()
    ))
}
