//! Refresh tokens: each is exchanged once, and one that comes back later was stolen.

use std::collections::HashSet;

use auth::token::Keys;
use auth::{Error, session};
use chrono::TimeDelta;
use db::testing::travel;

use crate::fixture::{ADA, Fixture};

#[tokio::test]
async fn a_refresh_token_is_exchanged_for_the_next_one() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let mut tokens = fixture.sign_in(ADA).await;
    let mut seen = HashSet::new();
    for _ in 0..3 {
        assert!(seen.insert(tokens.refresh.clone()));
        tokens = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh)
            .await
            .unwrap();
        assert!(fixture.authenticate(&tokens).await.is_ok());
    }
    assert_eq!(fixture.number("select count(*) from sessions").await, 1);
}

#[tokio::test]
async fn twenty_at_the_same_time_get_the_same_successor() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let tokens = fixture.sign_in(ADA).await;
    let mut tasks = Vec::new();
    for _ in 0..20 {
        let (pool, keys, old) = (
            fixture.pool.clone(),
            fixture.keys.clone(),
            tokens.refresh.clone(),
        );
        tasks.push(tokio::spawn(async move {
            session::refresh(&pool, &keys, &old).await
        }));
    }
    let mut successors = HashSet::new();
    for task in tasks {
        successors.insert(task.await.unwrap().unwrap().refresh);
    }
    assert_eq!(successors.len(), 1);
    let rows = "select count(*) from refresh_tokens";
    assert_eq!(fixture.number(rows).await, 2);
}

#[tokio::test]
async fn a_session_goes_on_while_one_secret_follows_another() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let old = "a secret of at least 32 characters";
    let new = "the secret that is to follow on it";
    let keys = |secrets: &[&str]| Keys::new(secrets.join(",").into());
    let (pool, mut tokens) = (&fixture.pool, fixture.sign_in(ADA).await);
    for set in [
        vec![old, new],
        vec![new, old],
        // a gateway that was not started anew yet
        vec![old, new],
        vec![new, old],
        vec![new],
    ] {
        tokens = session::refresh(pool, &keys(&set), &tokens.refresh)
            .await
            .unwrap();
    }
    let lost = tokens.refresh.clone();
    let next = session::refresh(pool, &keys(&[old, new]), &lost).await;
    let again = session::refresh(pool, &keys(&[new, old]), &lost).await;
    assert_eq!(next.unwrap().refresh, again.unwrap().refresh);
    let without = session::refresh(pool, &keys(&[new]), &lost).await;
    assert!(matches!(without, Err(Error::SessionEnded)));
    assert_eq!(fixture.number("select count(*) from sessions").await, 1);
}

#[tokio::test]
async fn nobody_stays_signed_in_for_longer_than_half_a_year() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let mut tokens = fixture.sign_in(ADA).await;
    let left = "select round(extract(epoch from expires_at - now()) / 86400) from sessions";
    for (days_left, days) in [
        (30, 29),
        (30, 29),
        (30, 29),
        (30, 29),
        (30, 29),
        (30, 29),
        (6, 6),
    ] {
        tokens = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh)
            .await
            .unwrap();
        assert_eq!(fixture.number(left).await, days_left);
        travel(&fixture.pool, TimeDelta::days(days)).await;
    }
    let late = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh).await;
    assert!(matches!(late, Err(Error::SessionEnded)));
}

#[tokio::test]
async fn a_refresh_token_that_comes_back_later_ends_its_whole_session_and_no_other() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (stolen, other) = (fixture.sign_in(ADA).await, fixture.sign_in(ADA).await);
    let next = session::refresh(&fixture.pool, &fixture.keys, &stolen.refresh)
        .await
        .unwrap();
    travel(&fixture.pool, TimeDelta::seconds(31)).await;
    let replay = session::refresh(&fixture.pool, &fixture.keys, &stolen.refresh).await;
    assert!(matches!(replay, Err(Error::TokenReused)));
    assert!(matches!(
        fixture.authenticate(&next).await,
        Err(Error::Unauthenticated)
    ));
    let next = session::refresh(&fixture.pool, &fixture.keys, &next.refresh).await;
    assert!(matches!(next, Err(Error::SessionEnded)));
    let ended =
        "select count(*) || ' ' || min(end_reason) from sessions where ended_at is not null";
    assert_eq!(fixture.text(ended).await, "1 token_reused");
    assert!(fixture.authenticate(&other).await.is_ok());
}

#[tokio::test]
async fn unknown_and_outlived_refresh_tokens_are_refused() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let tokens = fixture.sign_in(ADA).await;
    for forged in ["", "abc", "\0", &tokens.access] {
        let refused = session::refresh(&fixture.pool, &fixture.keys, forged).await;
        assert!(matches!(refused, Err(Error::SessionEnded)));
    }
    // begun before half a year was the most
    let began = "update sessions set created_at = now() - interval '181 days'";
    fixture.sql(began).await;
    let old = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh).await;
    assert!(matches!(old, Err(Error::SessionEnded)));
    fixture.sql("update sessions set created_at = now()").await;
    fixture.sql("update sessions set expires_at = now()").await;
    let late = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh).await;
    assert!(matches!(late, Err(Error::SessionEnded)));
    assert!(matches!(
        fixture.authenticate(&tokens).await,
        Err(Error::Unauthenticated)
    ));
}
