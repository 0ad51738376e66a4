//! Databases on which no gateway starts.

use db::{Pool, PoolSettings, testing};
use diesel_async::SimpleAsyncConnection;

#[tokio::test]
async fn a_schema_of_a_newer_program_is_refused_unless_somebody_said_how_far_it_may_be() {
    let database = testing::database().await;
    let mut conn = database.pool.get().await.unwrap();
    let (next, last) = ("99980101000000", "99990101000000");
    let insert =
        format!("insert into __diesel_schema_migrations (version) values ('{last}'), ('{next}')");
    conn.batch_execute(&insert).await.unwrap();
    let run = async |up_to: Option<&'static str>| db::migrate::run(&database.url, up_to).await;
    let refused = run(None).await.unwrap_err().to_string();
    assert!(refused.contains(&format!("{next}, {last},")), "{refused}");
    assert!(
        refused.contains(&format!("SCHEMA_UP_TO={last} ")),
        "{refused}"
    );
    let refused = run(Some(next)).await.unwrap_err().to_string();
    assert!(
        refused.contains(&format!("the migrations {last},")),
        "{refused}"
    );
    assert_eq!(run(Some(last)).await.unwrap(), 0);
}

#[tokio::test]
async fn a_session_that_does_not_wait_for_the_disk_is_named() {
    let database = testing::database().await;
    let name = database.url.rsplit('/').next().unwrap();
    for (value, is_named) in [("off", true), ("local", false), ("on", false)] {
        let change = format!("alter database {name} set synchronous_commit = {value}");
        let mut conn = database.pool.get().await.unwrap();
        conn.batch_execute(&change).await.unwrap();
        // a session keeps what it began with
        let settings = PoolSettings::default();
        let fresh = Pool::connect(&database.url, &settings).await.unwrap();
        let mut conn = fresh.get().await.unwrap();
        let losing = db::server::lossy_settings(&mut conn).await.unwrap();
        let named = losing.contains(&"synchronous_commit = off".to_owned());
        assert_eq!(named, is_named, "{value}: {losing:?}");
    }
}
