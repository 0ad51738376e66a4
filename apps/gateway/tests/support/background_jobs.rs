//! Background jobs as a test controls them: timers run on demand, and jobs that are soon given up.

use std::time::Duration;

use diesel::sql_types::{BigInt, Text};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};

use super::TestApp;

#[derive(QueryableByName)]
struct Leases {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

impl TestApp {
    /// Runs statements.
    pub async fn sql(&self, statements: &str) {
        let mut conn = self.database.pool.get().await.unwrap();
        conn.batch_execute(statements).await.unwrap();
    }

    /// The one word that a query answers.
    pub async fn word(&self, query: &str) -> String {
        let mut conn = self.database.pool.get().await.unwrap();
        let row: Word = diesel::sql_query(format!("select ({query})::text as word"))
            .get_result(&mut conn)
            .await
            .unwrap();
        row.word
    }

    /// Waits until a query answers this number, a minute at most.
    pub async fn until(&self, query: &str, number: i64) {
        for _ in 0..6000 {
            if self.count(query).await == number {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{query}: {}, not {number}", self.count(query).await);
    }

    /// Ends a timer for good; `%` ends them all.
    pub async fn stop_timer(&self, name: &str) {
        let started =
            "select least(count(*), 1) from jobs where kind like 'timer:%' and generation > 0";
        self.until(started, 1).await;
        self.sql(&format!("delete from jobs where kind like 'timer:{name}'"))
            .await;
    }

    /// Runs a timer's round now and waits for its end.
    pub async fn run_timer(&self, timer: &str) {
        let kind = format!("kind = 'timer:{timer}'");
        let begin = format!(
            "update jobs set run_at = now() where {kind} and leased_until is null \
             returning generation as count"
        );
        let idle = format!("select count(*) from jobs where {kind} and leased_until is null");
        let before = loop {
            self.until(&idle, 1).await;
            let mut conn = self.database.pool.get().await.unwrap();
            let begun: Option<Leases> = diesel::sql_query(&begin)
                .get_result(&mut conn)
                .await
                .optional()
                .unwrap();
            if let Some(leases) = begun {
                break leases.count;
            }
        };
        let ended = format!(
            "select count(*) from jobs where {kind} and leased_until is null and generation > {before}"
        );
        self.until(&ended, 1).await;
    }

    /// Jobs of this kind that come from now on have used up all tries but one.
    pub async fn one_try_each(&self, kind: &str) {
        self.sql(&format!(
            "create function use_up_tries() returns trigger language plpgsql as \
             'begin new.attempts := 9; return new; end'; \
             create trigger use_up_tries before insert on jobs for each row \
             when (new.kind = '{kind}') execute function use_up_tries()"
        ))
        .await;
    }
}
