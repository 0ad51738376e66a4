//! The shop wall: behind it SQL sees one shop's rows, whatever its conditions say.

#![cfg(test)]

mod coverage;
mod filters;
mod kinds;
mod migration;
mod rows;
mod transaction;

use db::testing::{TestDatabase, database};
use db::{Error, Tx};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use types::ShopId;

/// Two shops with a row of every kind each.
async fn two_shops() -> TestDatabase {
    let database = database().await;
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(include_str!("fixture.sql"))
        .await
        .unwrap();
    database
}

/// Runs one statement behind a shop's wall; answers how many rows it touched.
async fn execute(database: &TestDatabase, shop: i64, statement: &str) -> Result<usize, Error> {
    db::transaction_of_shop(&database.pool, ShopId::new(shop), async |tx| {
        Ok(diesel::sql_query(statement).execute(tx.conn()).await?)
    })
    .await
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

async fn number(conn: &mut AsyncPgConnection, query: &str) -> i64 {
    let query = format!("select ({query})::bigint as number");
    let row: Number = diesel::sql_query(query).get_result(conn).await.unwrap();
    row.number
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

/// The texts in the column `word` of a query's rows.
async fn words(conn: &mut AsyncPgConnection, query: &str) -> Vec<String> {
    let rows: Vec<Word> = diesel::sql_query(query).load(conn).await.unwrap();
    rows.into_iter().map(|row| row.word).collect()
}

/// [`words`] as a shop's seller would read them.
async fn words_of_shop(database: &TestDatabase, shop: i64, query: &str) -> Vec<String> {
    db::transaction_of_shop(
        &database.pool,
        ShopId::new(shop),
        async |tx: &mut Tx| -> Result<_, Error> { Ok(words(tx.conn(), query).await) },
    )
    .await
    .unwrap()
}
