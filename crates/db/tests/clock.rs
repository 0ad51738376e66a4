//! The time of a database, which a test sets ahead for SQL and Rust alike.

#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use chrono::{DateTime, TimeDelta, Utc};
use db::testing::{database, travel};
use db::{Pool, PoolSettings, transaction, transaction_of_shop};
use diesel::sql_types::{BigInt, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use types::ShopId;

#[derive(diesel::QueryableByName)]
struct Moment {
    #[diesel(sql_type = Timestamptz)]
    at: DateTime<Utc>,
}

async fn moment(conn: &mut AsyncPgConnection, expression: &str) -> DateTime<Utc> {
    let query = format!("select {expression} as at");
    let Moment { at } = diesel::sql_query(query).get_result(conn).await.unwrap();
    at
}

/// Whether a moment is so many days ahead of the machine.
fn is_ahead(at: DateTime<Utc>, days: i64) -> bool {
    (at - Utc::now() - TimeDelta::days(days)).abs() < TimeDelta::seconds(10)
}

#[tokio::test]
async fn everything_that_tells_the_time_travels() {
    let database = database().await;
    let pool = &database.pool;
    let settings = PoolSettings::default();
    let other = Pool::connect(&database.url, &settings).await.unwrap();
    // one before and one after is prepared, and none of them is left behind
    let mut conn = pool.get().await.unwrap();
    let make = "create table moments (at timestamptz not null default now()); \
        create function told() returns timestamptz language plpgsql \
        as 'begin return now(); end'; \
        prepare kept as select told() as at where told() = now()";
    conn.batch_execute(make).await.unwrap();
    for days in [0, 40, 47] {
        if days > 0 {
            travel(pool, TimeDelta::days(if days == 40 { 40 } else { 7 })).await;
        }
        for expression in [
            "now()",
            "statement_timestamp()",
            "clock_timestamp()",
            "told()",
        ] {
            let at = moment(&mut conn, expression).await;
            assert!(is_ahead(at, days), "{expression}: {at}");
        }
        let kept: Moment = diesel::sql_query("execute kept")
            .get_result(&mut conn)
            .await
            .unwrap();
        assert!(is_ahead(kept.at, days), "{}", kept.at);
        let written: Moment = diesel::sql_query("insert into moments default values returning at")
            .get_result(&mut conn)
            .await
            .unwrap();
        assert!(is_ahead(written.at, days), "{}", written.at);
        let typed: DateTime<Utc> = diesel::select(db::now())
            .get_result(&mut conn)
            .await
            .unwrap();
        assert!(is_ahead(typed, days), "{typed}");
        for told in [pool.now(), other.now()] {
            assert!(is_ahead(told, days), "{told}");
        }
        let inside = transaction(&other, async |tx| {
            Ok::<_, db::Error>((tx.now(), moment(tx.conn(), "now()").await))
        });
        let (told, at) = inside.await.unwrap();
        assert!(is_ahead(told, days) && is_ahead(at, days));
        let behind_the_wall = transaction_of_shop(pool, ShopId::new(1), async |tx| {
            Ok::<_, db::Error>(moment(tx.conn(), "now()").await)
        });
        assert!(is_ahead(behind_the_wall.await.unwrap(), days));
    }
    let elsewhere = self::database().await;
    assert!(is_ahead(elsewhere.pool.now(), 0));
    let mut conn = elsewhere.pool.get().await.unwrap();
    assert!(is_ahead(moment(&mut conn, "now()").await, 0));
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[tokio::test]
async fn nothing_that_the_migrations_make_asks_the_machine_for_the_time() {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    // as PostgreSQL stores expressions: functions by number, CURRENT_TIMESTAMP and its like by a node
    let machine = "':funcid (' || string_agg(p.oid::text, '|') || ') |SQLVALUEFUNCTION :op [0-8] ' \
        from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace and p.proname in \
        ('now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp', 'timeofday')";
    for (kind, stored) in [
        // without the table that diesel itself makes
        (
            "default",
            "adbin::text as node from pg_attrdef \
             where adrelid <> '__diesel_schema_migrations'::regclass",
        ),
        ("constraint", "conbin::text as node from pg_constraint"),
        ("trigger", "tgqual::text as node from pg_trigger"),
        (
            "policy",
            "concat(polqual, polwithcheck) as node from pg_policy",
        ),
        (
            "view",
            "r.ev_action::text as node from pg_rewrite r join pg_class c on c.oid = r.ev_class \
             where c.relnamespace = 'public'::regnamespace",
        ),
    ] {
        let query = format!(
            "select count(*) as count from (select {stored}) of_ours where node ~ (select {machine})"
        );
        let Count { count } = diesel::sql_query(query)
            .get_result(&mut conn)
            .await
            .unwrap();
        assert_eq!(count, 0, "{kind}");
    }
    // and functions do not bring a search path of their own that leaves the clock out
    let own = "select count(*) as count from pg_proc where pronamespace = 'public'::regnamespace \
        and proconfig::text like '%search_path=%' and proconfig::text not like '%clock, pg_catalog%'";
    let Count { count } = diesel::sql_query(own).get_result(&mut conn).await.unwrap();
    assert_eq!(count, 0);
}
