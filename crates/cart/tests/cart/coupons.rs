//! Coupons: found, used within their limits, given back.

use cart::Error;
use cart::coupon::{self, Code, Coupon, Entered, Standing};
use chrono::TimeDelta;
use db::Pool;
use db::testing::travel;

use crate::support::{count, order, pool, run, shopper};
use auth::actor::User;

async fn known(pool: &Pool, user: &User, code: &str) -> Coupon {
    let code = Code::parse(code).unwrap();
    let mut conn = pool.get().await.unwrap();
    match coupon::find(&mut conn, user, Some(&code), &[])
        .await
        .unwrap()
    {
        Entered::Known(coupon) => coupon,
        other => panic!("{other:?}"),
    }
}

async fn redeem(pool: &Pool, user: &User, coupon: &Coupon, id: i64) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        coupon::redeem(tx, user, coupon, order(id)).await
    })
    .await
}

async fn release(pool: &Pool, id: i64) {
    let release = db::transaction(pool, async |tx| coupon::release(tx, order(id)).await);
    release.await.unwrap();
}

/// Counter and live rows of all coupons; invariant I6 wants them equal where there is a total
/// limit, and nothing is counted where there is none.
async fn used(pool: &Pool) -> (i64, i64) {
    let rows = "select count(*) as id from coupon_redemptions where released_at is null";
    let counter = count(pool, "select sum(used)::bigint as id from coupons").await;
    (counter, count(pool, rows).await)
}

#[tokio::test]
async fn the_house_coupon_is_found_whatever_its_case_and_works_once_per_customer() {
    let pool = pool().await;
    let (ada, bob) = (shopper(&pool, "ada").await, shopper(&pool, "bob").await);
    let coupon = known(&pool, &ada, " helloShop ").await;
    assert_eq!(coupon.standing, Standing::Open);
    redeem(&pool, &ada, &coupon, 1).await.unwrap();
    assert_eq!(
        known(&pool, &ada, "HELLOSHOP").await.standing,
        Standing::Used
    );
    let again = redeem(&pool, &ada, &coupon, 2).await;
    assert!(matches!(again, Err(Error::CouponUsed)));
    redeem(&pool, &bob, &coupon, 3).await.unwrap();
    assert_eq!(used(&pool).await, (0, 2));
}

#[tokio::test]
async fn of_fifty_redemptions_at_once_a_total_limit_of_one_lets_one_through() {
    let pool = pool().await;
    crate::support::coupon(&pool, "ONE", Some(1), None).await;
    let mut tries = Vec::new();
    for name in 0..10 {
        let user = shopper(&pool, &format!("user{name}")).await;
        let coupon = known(&pool, &user, "ONE").await;
        tries.extend((0..5).map(|id| (user.clone(), coupon.clone(), 5 * name + id)));
    }
    assert_eq!(race(&pool, tries).await, 1);
    assert_eq!(used(&pool).await, (1, 1));
}

#[tokio::test]
async fn of_fifty_redemptions_at_once_a_customer_limit_of_two_lets_two_through() {
    let pool = pool().await;
    crate::support::coupon(&pool, "TWO", None, Some(2)).await;
    let ada = shopper(&pool, "ada").await;
    let coupon = known(&pool, &ada, "TWO").await;
    let tries = (0..50)
        .map(|id| (ada.clone(), coupon.clone(), id))
        .collect();
    assert_eq!(race(&pool, tries).await, 2);
    assert_eq!(used(&pool).await, (0, 2));
}

/// Redeems all at once; answers how many came through.
async fn race(pool: &Pool, tries: Vec<(User, Coupon, i64)>) -> i32 {
    let tasks = tries.into_iter().map(|(user, coupon, id)| {
        let pool = pool.clone();
        tokio::spawn(async move { redeem(&pool, &user, &coupon, id).await })
    });
    let mut through = 0;
    for task in tasks.collect::<Vec<_>>() {
        match task.await.unwrap() {
            Ok(()) => through += 1,
            Err(Error::CouponUsed) => {}
            Err(other) => panic!("{other}"),
        }
    }
    through
}

#[tokio::test]
async fn a_redemption_given_back_can_be_used_again_and_only_once_given_back() {
    let pool = pool().await;
    crate::support::coupon(&pool, "ONE", Some(1), Some(1)).await;
    let ada = shopper(&pool, "ada").await;
    let coupon = known(&pool, &ada, "ONE").await;
    redeem(&pool, &ada, &coupon, 1).await.unwrap();
    release(&pool, 1).await;
    release(&pool, 1).await;
    release(&pool, 77).await;
    assert_eq!(used(&pool).await, (0, 0));
    redeem(&pool, &ada, &coupon, 2).await.unwrap();
    assert_eq!(used(&pool).await, (1, 1));
}

#[tokio::test]
async fn a_use_number_given_back_is_the_next_one_taken() {
    let pool = pool().await;
    crate::support::coupon(&pool, "TWO", None, Some(2)).await;
    let ada = shopper(&pool, "ada").await;
    let coupon = known(&pool, &ada, "TWO").await;
    redeem(&pool, &ada, &coupon, 1).await.unwrap();
    redeem(&pool, &ada, &coupon, 2).await.unwrap();
    release(&pool, 1).await;
    redeem(&pool, &ada, &coupon, 3).await.unwrap();
    let third = redeem(&pool, &ada, &coupon, 4).await;
    assert!(matches!(third, Err(Error::CouponUsed)));
    assert_eq!(used(&pool).await, (0, 2));
}

#[tokio::test]
async fn a_coupon_out_of_its_time_is_refused_when_quoted_and_when_redeemed() {
    let pool = pool().await;
    let ada = shopper(&pool, "ada").await;
    let coupon = known(&pool, &ada, "HELLOSHOP").await;
    run(
        &pool,
        "update coupons set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours'",
    )
    .await;
    for standing in [Standing::NotStarted, Standing::Open, Standing::Ended] {
        let found = known(&pool, &ada, "HELLOSHOP").await;
        assert_eq!(found.standing, standing);
        travel(&pool, TimeDelta::hours(2)).await;
    }
    let late = redeem(&pool, &ada, &coupon, 1).await;
    assert!(matches!(late, Err(Error::CouponUsed)));
    assert_eq!(used(&pool).await, (0, 0));
}

#[tokio::test]
async fn an_unknown_code_is_told_from_none() {
    let pool = pool().await;
    let ada = shopper(&pool, "ada").await;
    let mut conn = pool.get().await.unwrap();
    let none = coupon::find(&mut conn, &ada, None, &[]).await.unwrap();
    assert!(matches!(none, Entered::Nothing));
    let code = Code::parse("NOSUCH").unwrap();
    let unknown = coupon::find(&mut conn, &ada, Some(&code), &[])
        .await
        .unwrap();
    assert!(matches!(unknown, Entered::Unknown));
    assert!(Code::parse("a\0b").is_err());
}

#[tokio::test]
async fn uses_of_a_coupon_without_a_total_limit_do_not_wait_for_each_other() {
    let pool = pool().await;
    let (ada, bob) = (shopper(&pool, "ada").await, shopper(&pool, "bob").await);
    let coupon = known(&pool, &ada, "HELLOSHOP").await;
    let both = db::transaction(&pool, async |tx| {
        coupon::redeem(tx, &ada, &coupon, order(1)).await?;
        // while ada's is not committed
        redeem(&pool, &bob, &coupon, 2).await
    });
    both.await.unwrap();
    assert_eq!(used(&pool).await, (0, 2));
}
