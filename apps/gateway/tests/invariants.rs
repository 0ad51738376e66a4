//! `check-invariants` says nothing of a marketplace in order, and finds each kind of breach
//! that is planted into it.

mod books;
mod paypal_books;
mod records;
mod reviews;
mod stock_and_carts;
mod stuck;

use db::testing::{TestDatabase, database};
use diesel_async::SimpleAsyncConnection;
use gateway::check;

const MARKETPLACE: &str = include_str!("invariants/marketplace.sql");

async fn marketplace() -> TestDatabase {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(MARKETPLACE).await.unwrap();
    orders::ledger::seal(&database.pool).await.unwrap();
    database
}

/// Does what no code path and no constraint allows.
async fn sabotage(database: &TestDatabase, sql: &str) {
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(&unguarded(sql)).await.unwrap();
}

fn unguarded(sql: &str) -> String {
    format!("set session_replication_role = replica; {sql}; set session_replication_role = origin")
}

/// What the command says of a database: its exit code and its lines.
async fn command(database: &TestDatabase) -> (Option<i32>, Vec<String>) {
    let output = tokio::process::Command::new(env!("CARGO_BIN_EXE_gateway"))
        .arg("check-invariants")
        .env("DATABASE_URL", &database.url)
        .output()
        .await
        .unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    (
        output.status.code(),
        lines.lines().map(str::to_owned).collect(),
    )
}

/// Plants each breach into the same marketplace, wants to read of it and takes it out again.
async fn each_is_reported(invariant: &str, planted: &[(&str, &str)]) {
    let database = marketplace().await;
    let mut conn = database.pool.get().await.unwrap();
    for (sql, expected) in planted {
        conn.batch_execute(&format!("begin; {}", unguarded(sql)))
            .await
            .unwrap();
        let breaches = check::ask(&mut conn).await.unwrap();
        conn.batch_execute("rollback").await.unwrap();
        let found = breaches
            .iter()
            .any(|breach| breach.invariant == invariant && breach.found.contains(expected));
        assert!(
            found,
            "{sql}\nwanted {invariant}: {expected}\nfound {breaches:#?}"
        );
    }
}

#[tokio::test]
async fn a_marketplace_in_order_has_no_breach() {
    let database = marketplace().await;
    assert_eq!(check::run(&database.url).await.unwrap(), []);
}

#[tokio::test]
async fn the_command_prints_a_line_per_breach_and_fails_if_there_is_one() {
    let database = marketplace().await;
    assert_eq!(command(&database).await, (Some(0), Vec::new()));
    let breaches =
        "update coupons set used = 2 where id = 1; delete from stock where variant_id = 4";
    sabotage(&database, breaches).await;
    let (code, lines) = command(&database).await;
    let expected = [
        "I1 stock: variant 4 has no shelf",
        "I6 coupon: coupon HELLOSHOP: counted 2 uses, there are 1",
    ];
    assert_eq!(
        (code, lines.as_slice()),
        (Some(1), expected.map(str::to_owned).as_slice())
    );
}
