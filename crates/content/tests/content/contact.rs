//! Limits hold under concurrency, networks stay unreadable, and what is old is forgotten.

use std::net::IpAddr;

use auth::token::Keys;
use content::Error;
use content::contact::{self, Inbox, Message, MessageText, Topic};
use db::Pool;
use db::testing::{self, TestDatabase};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bytea};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use settings::Settings;
use types::{EmailAddress, Language, Text};

const SECRET: &str = "a secret of at least 32 characters";

fn inbox(pool: &Pool) -> Inbox {
    inbox_with(pool, SECRET)
}

fn inbox_with(pool: &Pool, secrets: &str) -> Inbox {
    let standard = Settings {
        contact_email: "hello@shop.test".into(),
        ..Settings::standard()
    };
    let settings = settings::Live::new("http://shop.test", standard);
    Inbox::new(pool.clone(), settings, Keys::new(secrets.to_owned().into()))
}

fn message(email: &str) -> Message {
    Message {
        name: Text::parse_line("Ada").unwrap(),
        email: EmailAddress::parse(email).unwrap(),
        topic: Topic::Other,
        words: MessageText::parse("Something to say").unwrap(),
        language: Language::En,
        honeypot: String::new(),
    }
}

fn network(address: &str) -> Option<IpAddr> {
    Some(address.parse().unwrap())
}

async fn sql(database: &TestDatabase, statement: &str) {
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute(statement).await.unwrap();
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

async fn count(database: &TestDatabase, from: &str) -> i64 {
    let mut conn = database.pool.get().await.unwrap();
    let row: Count = diesel::sql_query(format!("select count(*) as count {from}"))
        .get_result(&mut conn)
        .await
        .unwrap();
    row.count
}

/// Sends many at the same time over two gateways' pools; answers how many were taken.
async fn storm(database: &TestDatabase, messages: Vec<(Message, Option<IpAddr>)>) -> usize {
    let settings = db::PoolSettings {
        size: 8,
        lock_timeout: std::time::Duration::from_secs(20),
        statement_timeout: std::time::Duration::from_secs(20),
        wait: std::time::Duration::from_secs(20),
        ..db::PoolSettings::default()
    };
    let mut gateways = Vec::new();
    for _ in 0..2 {
        let pool = Pool::connect(&database.url, &settings).await.unwrap();
        gateways.push(inbox(&pool));
    }
    let mut tasks = Vec::new();
    for (number, (message, from)) in messages.into_iter().enumerate() {
        let inbox = gateways[number % 2].clone();
        tasks.push(tokio::spawn(async move {
            contact::send(&inbox, &message, from).await
        }));
    }
    let mut taken = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(_) => taken += 1,
            Err(Error::TooManyMessages { seconds }) => assert!((1..=3600).contains(&seconds)),
            Err(other) => panic!("{other}"),
        }
    }
    taken
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_messages_at_once_over_two_gateways_do_not_pass_the_limit_of_an_address() {
    let database = testing::database().await;
    let messages = (0..40)
        .map(|number| {
            (
                message("ada@example.com"),
                network(&format!("10.0.0.{number}")),
            )
        })
        .collect();
    assert_eq!(storm(&database, messages).await, 5);
    assert_eq!(count(&database, "from contact_messages").await, 5);
    assert_eq!(count(&database, "from jobs where kind = 'mail'").await, 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_household_is_one_network_whatever_its_last_digits() {
    let database = testing::database().await;
    let messages = (0..40)
        .map(|number| {
            let address = format!("2001:db8:1:2:{number:x}::{number:x}");
            (
                message(&format!("a{number}@example.com")),
                network(&address),
            )
        })
        .collect();
    assert_eq!(storm(&database, messages).await, 20);
    let inbox = inbox(&database.pool);
    let (neighbour, from) = (message("b@example.com"), network("2001:db8:1:3::1"));
    contact::send(&inbox, &neighbour, from).await.unwrap();
}

#[tokio::test]
async fn no_more_than_three_hundred_an_hour_are_taken_in_all() {
    let database = testing::database().await;
    sql(
        &database,
        "insert into contact_messages (reference, name, email, topic, message, created_at) \
         select 'C-' || n, 'Ada', n || '@example.com', 'other', 'Something to say', \
                now() - case when n = 0 then interval '61 minutes' else interval '50 minutes' end \
         from generate_series(0, 299) as n",
    )
    .await;
    let inbox = inbox(&database.pool);
    contact::send(&inbox, &message("a@example.com"), network("10.0.0.1"))
        .await
        .unwrap();
    let refused = contact::send(&inbox, &message("b@example.com"), network("10.0.0.2")).await;
    match refused {
        Err(Error::TooManyMessages { seconds }) => {
            assert!((590..=600).contains(&seconds), "{seconds}")
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn there_is_room_again_an_hour_later() {
    let database = testing::database().await;
    let inbox = inbox(&database.pool);
    for _ in 0..5 {
        contact::send(&inbox, &message("ada@example.com"), None)
            .await
            .unwrap();
    }
    assert!(
        contact::send(&inbox, &message("ada@example.com"), None)
            .await
            .is_err()
    );
    sql(
        &database,
        "update contact_messages set created_at = now() - interval '1 hour' \
         where id = (select min(id) from contact_messages)",
    )
    .await;
    contact::send(&inbox, &message("ada@example.com"), None)
        .await
        .unwrap();
    assert!(
        contact::send(&inbox, &message("ada@example.com"), None)
            .await
            .is_err()
    );
}

#[derive(QueryableByName)]
struct Network {
    #[diesel(sql_type = Bytea)]
    network: Vec<u8>,
}

#[tokio::test]
async fn a_network_is_kept_as_a_hash_that_only_the_key_can_make() {
    let database = testing::database().await;
    let inbox = inbox(&database.pool);
    for address in ["10.0.0.1", "::ffff:10.0.0.1"] {
        contact::send(&inbox, &message("a@example.com"), network(address))
            .await
            .unwrap();
    }
    let mut conn = database.pool.get().await.unwrap();
    let kept: Vec<Network> = diesel::sql_query("select distinct network from contact_messages")
        .load(&mut conn)
        .await
        .unwrap();
    assert_eq!(kept.len(), 1, "one machine in two notations");
    let plain = ring::digest::digest(&ring::digest::SHA256, &[10, 0, 0, 1]);
    assert_ne!(kept[0].network, plain.as_ref());
    assert_eq!(kept[0].network.len(), 32);
}

#[tokio::test]
async fn a_network_is_known_again_after_the_secret_changed() {
    let database = testing::database().await;
    let new = "another secret of 32 characters!";
    let before = inbox(&database.pool);
    let rotating = inbox_with(&database.pool, &format!("{new},{SECRET}"));
    for number in 0..20 {
        let message = message(&format!("a{number}@example.com"));
        let inbox = if number < 10 { &before } else { &rotating };
        contact::send(inbox, &message, network("10.0.0.1"))
            .await
            .unwrap();
    }
    let one_more = message("b@example.com");
    let refused = contact::send(&rotating, &one_more, network("10.0.0.1")).await;
    assert!(matches!(refused, Err(Error::TooManyMessages { .. })));
    let other = contact::send(&rotating, &one_more, network("10.0.1.1")).await;
    assert!(other.is_ok());
}

#[tokio::test]
async fn networks_are_forgotten_after_a_day_and_messages_after_ninety() {
    let database = testing::database().await;
    let inbox = inbox(&database.pool);
    for email in ["new@example.com", "day@example.com", "old@example.com"] {
        contact::send(&inbox, &message(email), network("10.0.0.1"))
            .await
            .unwrap();
    }
    sql(
        &database,
        "update contact_messages set created_at = now() - \
         case email when 'day@example.com' then interval '25 hours' \
                    when 'old@example.com' then interval '91 days' else interval '0' end",
    )
    .await;
    sql(
        &database,
        "insert into users (email, username, password_hash) values ('o@example.com', 'o', 'x'); \
         insert into contact_answers (message_id, text, answered_by) \
         select m.id, 'An answer', u.id from contact_messages m, users u",
    )
    .await;
    assert_eq!(contact::purge(&database.pool).await.unwrap(), 1);
    assert_eq!(count(&database, "from contact_answers").await, 2);
    assert_eq!(
        count(
            &database,
            "from contact_messages where email = 'old@example.com'"
        )
        .await,
        0
    );
    let with_network = "from contact_messages where network is not null";
    assert_eq!(count(&database, with_network).await, 1);
    assert_eq!(count(&database, "from contact_messages").await, 2);
}
