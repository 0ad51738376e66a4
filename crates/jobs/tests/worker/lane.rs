//! Lanes: work that waits for each other does not hold up other work.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use db::testing::{TestDatabase, database};
use diesel::QueryableByName;
use diesel::sql_types::Text;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jobs::worker::Settings;
use jobs::{NewJob, Worker};
use tokio::sync::Semaphore;

use crate::support::{Shift, counting, put, rows, seen, sql, until};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_lane_few_are_done_at_once_and_the_others_go_on() {
    let TestDatabase { pool, .. } = database().await;
    for n in 0..50 {
        put(&pool, NewJob::new("greet", &"slow").lane("slow".to_owned())).await;
        put(&pool, NewJob::new("greet", &n).lane(format!("lane {n}"))).await;
    }
    put(&pool, NewJob::new("greet", &"none")).await;
    let (begun, slow) = (Arc::new(AtomicUsize::new(0)), Arc::new(Semaphore::new(0)));
    let shift = Shift::of((0..2).map(|_| {
        let (begun, slow) = (begun.clone(), slow.clone());
        let settings = Settings {
            at_once: 8,
            per_lane: Some(2),
            poll: Duration::from_millis(20),
            ..Settings::default()
        };
        let worker = Worker::new(pool.clone()).settings(settings);
        worker.handle("greet", move |payload| {
            let (begun, slow) = (begun.clone(), slow.clone());
            async move {
                if payload == "slow" {
                    begun.fetch_add(1, Ordering::SeqCst);
                    slow.acquire().await.unwrap().forget();
                }
                Ok(())
            }
        })
    }));
    let done = async || {
        rows(&pool, "greet")
            .await
            .iter()
            .filter(|row| row.done)
            .count()
    };
    until("all but the slow ones are done", async || {
        done().await == 50
    })
    .await;
    // whoever looks for work, two of the slow lane are on, and what has no lane is left to others
    assert_eq!(seen(&begun), 2);
    slow.add_permits(50);
    until("the slow ones are done too", async || done().await == 100).await;
    shift.end().await;
    assert_eq!(
        rows(&pool, "greet")
            .await
            .iter()
            .filter(|row| !row.done)
            .count(),
        1
    );
}

/// A program that does not answer has many deliveries due, and all other work goes on.
#[tokio::test]
async fn what_waits_in_lanes_is_left_to_workers_in_lanes_and_not_looked_at_by_others() {
    #[derive(QueryableByName)]
    struct Plan {
        #[diesel(sql_type = Text)]
        plan: String,
    }
    let TestDatabase { pool, .. } = database().await;
    sql(
        &pool,
        "insert into jobs (kind, payload, lane, run_at) \
         select 'greet', to_jsonb(n), 'slow', now() - interval '1 hour' from generate_series(1, 5000) n; \
         create function plan_of(statement text) returns setof text language plpgsql as $$ \
         begin return query execute 'explain ' || statement; end $$",
    )
    .await;
    for n in 0..3 {
        put(&pool, NewJob::new("greet", &n)).await;
    }
    sql(&pool, "analyze jobs").await;
    let mut conn = pool.get().await.unwrap();
    // planned once for all values, as for a worker
    let prepare = concat!(
        "prepare take (text[], bigint, double precision) as ",
        include_str!("../../src/take.sql")
    );
    conn.batch_execute(prepare).await.unwrap();
    let take = "execute take('{greet}', 4, 30)";
    let plan = format!("select string_agg(line, ' ') as plan from plan_of($q${take}$q$) line");
    let plan: Plan = diesel::sql_query(plan).get_result(&mut conn).await.unwrap();
    conn.batch_execute("deallocate take").await.unwrap();
    drop(conn);
    assert!(plan.plan.contains("jobs_without_lane"), "{}", plan.plan);

    let (worker, count) = counting(&pool, || Ok(()));
    assert_eq!(worker.run_due().await.unwrap(), 3);
    assert_eq!(seen(&count), 3);
    let jobs = rows(&pool, "greet").await;
    assert_eq!(jobs.iter().filter(|row| !row.done).count(), 5000);
}
