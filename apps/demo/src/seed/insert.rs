//! Inserting into the database: one transaction, one statement per few thousand rows.

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Jsonb, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use indicatif::ProgressBar;
use serde_json::{Map, Value};

use super::rows::{Rows, TABLES};

/// Rows per statement.
const BATCH: usize = 2000;

#[derive(QueryableByName)]
struct HasUsers {
    #[diesel(sql_type = Bool)]
    has_users: bool,
}

/// Whether the marketplace has users already, be it from an earlier load.
pub async fn has_users(pool: &db::Pool) -> anyhow::Result<bool> {
    let row: HasUsers = diesel::sql_query("select exists (select 1 from users) as has_users")
        .get_result(&mut *pool.get().await?)
        .await?;
    Ok(row.has_users)
}

#[derive(QueryableByName)]
struct Coupon {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// The coupon of this code, which every marketplace has from its first day.
pub async fn coupon(pool: &db::Pool, code: &str) -> anyhow::Result<i64> {
    let row: Coupon = diesel::sql_query("select id from coupons where code = $1")
        .bind::<Text, _>(code)
        .get_result(&mut *pool.get().await?)
        .await?;
    Ok(row.id)
}

/// Writes everything, or nothing.
pub async fn all(pool: &db::Pool, rows: &Rows, progress: &ProgressBar) -> anyhow::Result<()> {
    progress.set_length(u64::try_from(TABLES.len())?);
    progress.set_position(0);
    db::transaction(pool, async |tx| {
        let conn = tx.conn();
        // far more than any request may take; only this transaction is allowed it
        conn.batch_execute("set local statement_timeout = '120s'")
            .await?;
        for table in TABLES {
            for batch in rows.of(table).chunks(BATCH) {
                insert(conn, table, batch).await?;
            }
            advance_sequence(conn, table, rows.of(table)).await?;
            progress.inc(1);
        }
        conn.batch_execute(
            "update coupons c set used = used + (select count(*) from coupon_redemptions r \
             where r.coupon_id = c.id and r.released_at is null) \
             where c.total_limit is not null",
        )
        .await?;
        conn.batch_execute(include_str!("messages.sql")).await?;
        conn.batch_execute(include_str!("notifications.sql"))
            .await?;
        anyhow::Ok(())
    })
    .await
}

async fn insert(
    conn: &mut diesel_async::AsyncPgConnection,
    table: &str,
    batch: &[Map<String, Value>],
) -> anyhow::Result<()> {
    let Some(first) = batch.first() else {
        return Ok(());
    };
    let columns = first.keys().map(String::as_str).collect::<Vec<_>>();
    let columns = columns.join(", ");
    let rows = batch.iter().cloned().map(Value::Object).collect();
    diesel::sql_query(format!(
        "insert into {table} ({columns}) overriding system value \
         select {columns} from jsonb_populate_recordset(null::{table}, $1)"
    ))
    .bind::<Jsonb, _>(Value::Array(rows))
    .execute(conn)
    .await?;
    Ok(())
}

/// Makes the table's sequence go on after our ids.
async fn advance_sequence(
    conn: &mut diesel_async::AsyncPgConnection,
    table: &str,
    rows: &[Map<String, Value>],
) -> anyhow::Result<()> {
    if rows.last().is_some_and(|row| row.contains_key("id")) {
        conn.batch_execute(&format!(
            "select setval(pg_get_serial_sequence('{table}', 'id'), (select max(id) from {table}))"
        ))
        .await?;
    }
    Ok(())
}
