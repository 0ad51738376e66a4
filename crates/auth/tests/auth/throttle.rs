//! How often something may be tried. Failures add up in the database; time is made to pass by
//! setting the counters back.

use auth::Error;
use auth::session::Device;
use auth::token::Keys;
use secrecy::SecretString;

use crate::fixture::{ADA, Fixture, PASSWORD};

const WRONG: &str = "not the password";

fn at(address: &str) -> Device {
    Device {
        address: address.parse().ok(),
        ..Device::default()
    }
}

/// Tries a password until it is refused as too much; answers how often it was looked at.
async fn tries(fixture: &Fixture, email: &str, password: &str, device: &Device) -> usize {
    for tried in 0..200 {
        match fixture.try_from(email, password, device).await {
            Err(Error::TooManyAttempts { seconds }) => {
                assert!((1..=60).contains(&seconds), "{seconds}");
                return tried;
            }
            Err(Error::InvalidCredentials) => {}
            other => panic!("{other:?}"),
        }
    }
    200
}

async fn pass(fixture: &Fixture, seconds: u32) {
    let sql = format!(
        "update throttles set spent_until = spent_until - make_interval(secs => {seconds})"
    );
    fixture.sql(&sql).await;
}

#[tokio::test]
async fn ten_wrong_passwords_are_looked_at_then_one_a_minute() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let home = at("192.0.2.7");
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 10);
    // The right one would tell by its success that it is right.
    let right = fixture.try_from(ADA, PASSWORD, &home).await;
    assert!(matches!(right, Err(Error::TooManyAttempts { .. })));
    pass(&fixture, 61).await;
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 1);
    pass(&fixture, 61).await;
    fixture.try_from(ADA, PASSWORD, &home).await.unwrap();
}

#[tokio::test]
async fn who_guesses_does_not_begin_anew_while_one_secret_follows_another() {
    let old = "a secret of at least 32 characters";
    let new = "the secret that is to follow on it";
    let keys = |secrets: &[&str]| Keys::new(secrets.join(",").into());
    let mut fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let home = at("192.0.2.7");
    for _ in 0..5 {
        assert!(fixture.try_from(ADA, WRONG, &home).await.is_err());
    }
    fixture.keys = keys(&[old, new]);
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 5);
    fixture.keys = keys(&[new, old]);
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 0);
    // five attempts were counted under the new one
    fixture.keys = keys(&[new]);
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 5);
}

#[tokio::test]
async fn an_address_without_account_is_counted_like_any_other() {
    let fixture = Fixture::new().await;
    let home = at("192.0.2.7");
    assert_eq!(
        tries(&fixture, "nobody@example.com", WRONG, &home).await,
        10
    );
}

#[tokio::test]
async fn success_is_never_counted_and_clears_the_failures_before_it() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let home = at("192.0.2.7");
    for _ in 0..15 {
        for _ in 0..3 {
            assert!(fixture.try_from(ADA, WRONG, &home).await.is_err());
        }
        fixture.try_from(ADA, PASSWORD, &home).await.unwrap();
    }
}

#[tokio::test]
async fn who_fails_from_one_place_locks_nobody_out_at_another() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (eve, home) = (at("198.51.100.1"), at("192.0.2.7"));
    for _ in 0..12 {
        tries(&fixture, ADA, WRONG, &eve).await;
        pass(&fixture, 60).await;
    }
    fixture.try_from(ADA, PASSWORD, &home).await.unwrap();
}

#[tokio::test]
async fn an_account_is_guarded_against_many_networks_and_a_network_against_many_accounts() {
    let fixture = Fixture::new().await;
    let mut looked_at = 0;
    for last in 1..=15 {
        looked_at += tries(&fixture, ADA, WRONG, &at(&format!("192.0.2.{last}"))).await;
    }
    // A slow machine earns some more on the way.
    assert!((100..110).contains(&looked_at), "{looked_at}");
    let home = at("2001:db8:1:2::1");
    let mut looked_at = 0;
    for number in 0..8 {
        let neighbour = at(&format!("2001:db8:1:2::{number}"));
        looked_at += tries(
            &fixture,
            &format!("person{number}@example.com"),
            WRONG,
            &neighbour,
        )
        .await;
    }
    assert!((60..70).contains(&looked_at), "{looked_at}");
    assert!(tries(&fixture, "last@example.com", WRONG, &home).await < 2);
}

#[tokio::test]
async fn who_guesses_from_everywhere_locks_the_owner_out_nowhere_they_were() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (home, abroad) = (at("203.0.113.7"), at("192.0.2.200"));
    fixture.try_from(ADA, PASSWORD, &home).await.unwrap();
    for last in 1..=15 {
        tries(&fixture, ADA, WRONG, &at(&format!("198.51.100.{last}"))).await;
    }
    let stranger = fixture.try_from(ADA, PASSWORD, &abroad).await;
    assert!(matches!(stranger, Err(Error::TooManyAttempts { .. })));
    fixture.try_from(ADA, PASSWORD, &home).await.unwrap();
}

#[tokio::test]
async fn of_many_at_the_same_time_no_more_are_looked_at() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let home = at("192.0.2.7");
    let all = (0..30).map(|_| fixture.try_from(ADA, WRONG, &home));
    let outcomes = futures_util::future::join_all(all).await;
    let looked_at = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Err(Error::InvalidCredentials)))
        .count();
    assert_eq!(looked_at, 10);
}

#[tokio::test]
async fn an_attempt_that_was_none_gives_back_itself_and_no_other() {
    let fixture = Fixture::new().await;
    let home = at("192.0.2.7");
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 10);
    pass(&fixture, 61).await;
    // A fault of ours is no attempt of theirs.
    fixture.account(ADA).await;
    fixture
        .sql("update users set password_hash = 'broken'")
        .await;
    let fault = fixture.try_from(ADA, WRONG, &home).await;
    assert!(matches!(fault, Err(Error::Crypto(_))), "{fault:?}");
    let fault = fixture.try_from(ADA, WRONG, &home).await;
    assert!(matches!(fault, Err(Error::Crypto(_))), "{fault:?}");
    fixture.sql("delete from users").await;
    assert_eq!(tries(&fixture, ADA, WRONG, &home).await, 1);
}

#[tokio::test]
async fn the_current_password_is_not_guessed_with_a_stolen_token() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let wrong = SecretString::from(WRONG);
    for _ in 0..5 {
        let refused = fixture
            .change_password(&user, &wrong, "another good one 7")
            .await;
        assert!(matches!(refused, Err(Error::WrongPassword)));
    }
    let current = SecretString::from(PASSWORD);
    let refused = fixture
        .change_password(&user, &current, "another good one 7")
        .await;
    assert!(matches!(refused, Err(Error::TooManyAttempts { .. })));
}

#[tokio::test]
async fn a_mailbox_gets_five_links_and_then_one_in_ten_minutes() {
    let fixture = Fixture::new().await;
    for _ in 0..5 {
        fixture.forgot("nobody@example.com").await.unwrap();
    }
    let sixth = fixture.resend("nobody@example.com").await;
    assert!(matches!(sixth, Err(Error::TooManyAttempts { .. })));
    pass(&fixture, 600).await;
    fixture.forgot("nobody@example.com").await.unwrap();
    fixture.forgot("another@example.com").await.unwrap();
}

#[tokio::test]
async fn counters_name_nobody_and_go_when_they_are_paid_off() {
    let fixture = Fixture::new().await;
    let home = at("192.0.2.7");
    assert!(fixture.try_from(ADA, WRONG, &home).await.is_err());
    let rows = fixture
        .text("select string_agg(throttles::text, ' ') from throttles")
        .await;
    assert!(!rows.contains("ada") && !rows.contains("192.0.2"), "{rows}");
    assert_eq!(auth::throttle::purge(&fixture.pool).await.unwrap(), 0);
    pass(&fixture, 3600).await;
    assert_eq!(auth::throttle::purge(&fixture.pool).await.unwrap(), 3);
}
