//! What the database spent its time on, counted by `pg_stat_statements`.

use std::fmt::Write;

use tokio_postgres::Client;

/// The settings of a server that counts its statements and has some memory; they need a restart.
const SETTINGS: [(&str, &str); 3] = [
    ("shared_preload_libraries", "pg_stat_statements"),
    ("shared_buffers", "1GB"),
    ("max_wal_size", "4GB"),
];

/// Longest text of a statement that is shown.
const LONGEST: usize = 110;

/// Writes the server's settings.
pub async fn set_up(database: &Client) -> anyhow::Result<()> {
    for (name, value) in SETTINGS {
        let set = format!("alter system set {name} = '{value}'");
        database.execute(&set, &[]).await?;
    }
    Ok(())
}

/// Begins to count.
pub async fn reset(database: &Client) -> anyhow::Result<()> {
    let create = "create extension if not exists pg_stat_statements";
    database.batch_execute(create).await?;
    let reset = "select pg_stat_statements_reset(), pg_stat_reset()";
    database.execute(reset, &[]).await?;
    Ok(())
}

/// The ten statements that took longest in all and the ten that took longest at once, as Markdown.
pub async fn tables(database: &Client) -> anyhow::Result<String> {
    let mut text = String::new();
    for (name, order) in [
        ("Most time in all", "total_exec_time"),
        ("Slowest", "max_exec_time"),
    ] {
        // writing to a string does not fail
        let _ = writeln!(
            text,
            "\n| {name} | calls | mean ms | max ms | total ms | rows | pages read |\n|---|---|---|---|---|---|---|"
        );
        let statements = format!(
            "select regexp_replace(query, '\\s+', ' ', 'g'), calls, mean_exec_time, max_exec_time, \
                total_exec_time, rows, shared_blks_hit + shared_blks_read \
             from pg_stat_statements \
             where dbid = (select oid from pg_database where datname = current_database()) \
             order by {order} desc limit 10"
        );
        for row in database.query(&statements, &[]).await? {
            let query: String = row.get(0);
            let query: String = query.chars().take(LONGEST).collect();
            let [calls, rows, pages] = [1, 5, 6].map(|column| row.get::<_, i64>(column));
            let [mean, most, total] = [2, 3, 4].map(|column| row.get::<_, f64>(column));
            let _ = writeln!(
                text,
                "| `{}` | {calls} | {mean:.1} | {most:.0} | {total:.0} | {rows} | {pages} |",
                query.replace('|', "¦")
            );
        }
    }
    Ok(text)
}
