//! A repeated request takes effect once.

use db::idempotency::{self, Claim, Key, Refused};
use db::{testing, transaction};

fn key(body: &str) -> Key {
    Key::new("user:1".into(), "placeOrder", "k-1", &body)
}

#[tokio::test]
async fn a_second_use_gets_the_first_answer() {
    let database = testing::database().await;
    for round in 0..2 {
        let answer =
            transaction(
                &database.pool,
                async |tx| match idempotency::claim::<i64>(tx, &key("a")).await? {
                    Claim::New => {
                        idempotency::finish(tx, &key("a"), &7).await?;
                        Ok::<_, Refused>((0, 7))
                    }
                    Claim::Done(answer) => Ok((1, answer)),
                    Claim::Begun { .. } => panic!("nothing was begun"),
                },
            )
            .await
            .unwrap();
        assert_eq!(answer, (round, 7));
    }
}

#[tokio::test]
async fn another_body_under_the_same_key_is_refused() {
    let database = testing::database().await;
    let claim = async |body: &'static str| {
        transaction(&database.pool, async |tx| {
            idempotency::claim::<i64>(tx, &key(body)).await
        })
        .await
    };
    assert_eq!(claim("a").await.unwrap(), Claim::New);
    assert!(matches!(claim("b").await, Err(Refused::OtherBody)));
}

#[tokio::test]
async fn a_failed_request_leaves_its_key_free() {
    let database = testing::database().await;
    let failed = transaction(&database.pool, async |tx| {
        idempotency::claim::<i64>(tx, &key("a")).await?;
        Err::<(), _>(Refused::InFlight)
    })
    .await;
    assert!(failed.is_err());
    let again = transaction(&database.pool, async |tx| {
        idempotency::claim::<i64>(tx, &key("a")).await
    });
    assert_eq!(again.await.unwrap(), Claim::New);
}

#[tokio::test]
async fn of_fifty_at_once_one_does_the_work() {
    let database = testing::database().await;
    let mut tasks = Vec::new();
    for _ in 0..50 {
        let pool = database.pool.clone();
        tasks.push(tokio::spawn(async move {
            transaction(&pool, async |tx| {
                match idempotency::claim::<i64>(tx, &key("a")).await? {
                    Claim::New => idempotency::finish(tx, &key("a"), &7).await.map(|()| 1),
                    _ => Ok::<_, Refused>(0),
                }
            })
            .await
            .unwrap()
        }));
    }
    let mut done = 0;
    for task in tasks {
        done += task.await.unwrap();
    }
    assert_eq!(done, 1);
}
