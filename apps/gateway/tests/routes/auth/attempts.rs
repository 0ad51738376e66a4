//! How often something may be tried, as those who try it see it.

use reqwest::Method;
use serde_json::json;

use super::{PASSWORD, sign_in};
use crate::support::{Answer, Client, TestApp};

const ADA: &str = "ada@example.com";

async fn try_at(client: &Client, email: &str, password: &str) -> Answer {
    let body = json!({ "email": email, "password": password });
    client.post("/api/auth/signin", body).await
}

#[track_caller]
fn assert_too_many(answer: &Answer) {
    assert_eq!(
        (answer.status, answer.code()),
        (429, "too_many_attempts"),
        "{}",
        answer.text
    );
    let seconds: u32 = answer.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    let words = answer.body["message"].as_str().unwrap();
    let wait = format!("Try again in {seconds} second");
    assert!(words.contains(&wait), "{words}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_gateways_count_the_same_wrong_passwords() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    let twin = app.second_gateway().await;
    let (here, there) = (app.guest(), twin.of(&app.guest()));
    for _ in 0..5 {
        for gateway in [&here, &there] {
            let wrong = try_at(gateway, ADA, "not the password").await;
            assert_eq!((wrong.status, wrong.code()), (401, "invalid_credentials"));
        }
    }
    for gateway in [&here, &there] {
        assert_too_many(&try_at(gateway, ADA, PASSWORD).await);
    }
    twin.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn being_counted_tells_nobody_who_has_an_account() {
    let app = TestApp::start().await;
    app.shopper("ada").await;
    for _ in 0..10 {
        let known = sign_in(&app, ADA, "not the password").await;
        let unknown = sign_in(&app, "nobody@example.com", "not the password").await;
        assert_eq!(known.status, 401);
        assert_eq!(
            (known.status, known.code()),
            (unknown.status, unknown.code())
        );
    }
    assert_too_many(&sign_in(&app, ADA, "not the password").await);
    assert_too_many(&sign_in(&app, "nobody@example.com", "not the password").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_alone_may_say_where_an_attempt_comes_from() {
    let app = TestApp::behind_proxy().await;
    app.shopper("ada").await;
    let from = async |address: &str, password: &str| {
        let body = json!({ "email": ADA, "password": password });
        let request = app.guest().request(Method::POST, "/api/auth/signin");
        let request = request.header("x-forwarded-for", address).json(&body);
        app.guest().send(request).await
    };
    for _ in 0..10 {
        assert_eq!(from("198.51.100.1", "not the password").await.status, 401);
    }
    assert_too_many(&from("198.51.100.1", PASSWORD).await);
    // What stands before the proxy's own word was written by the client.
    assert_too_many(&from("203.0.113.9, 198.51.100.1", PASSWORD).await);
    from("192.0.2.7", PASSWORD).await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_network_asks_for_a_few_emails_and_accounts_only() {
    let app = TestApp::start().await;
    let mut refused = 0;
    for number in 0..25 {
        let body = json!({ "email": format!("person{number}@example.com") });
        let answer = app.guest().post("/api/auth/resend-activation", body).await;
        if answer.status == 429 {
            assert_too_many(&answer);
            refused += 1;
        }
    }
    assert!((4..=5).contains(&refused), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forty_networks_together_fill_nobodys_mailbox() {
    let app = TestApp::behind_proxy().await;
    let mut refused = 0;
    for number in 0..40 {
        let form = reqwest::multipart::Form::new();
        let form = form.text("email", ADA).text("username", "Ada");
        let guest = app.guest();
        let request = guest
            .request(Method::POST, "/api/public/registerWithoutVerify")
            .header("x-forwarded-for", format!("198.51.100.{number}"))
            .multipart(form.text("password", PASSWORD));
        let answer = guest.send(request).await;
        refused += usize::from((answer.status, answer.code()) == (429, "too_many_attempts"));
    }
    assert_eq!(refused, 35);
    let kind = ::auth::email::JOB;
    let emails = format!("select count(*) from jobs where kind = '{kind}'");
    assert_eq!(app.count(&emails).await, 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_guesses_whose_an_order_is_is_sent_away_and_who_knows_is_not_counted() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let ada = app.shopper("ada").await;
    let line = ada.add(&mug, 1).await;
    let order = ada.place("key", &[line]).await.expect(201);
    let track = async |email: &str| {
        let pair = json!({ "number": order["number"], "email": email });
        app.guest().post("/api/public/orders/track", pair).await
    };
    for _ in 0..25 {
        track(ADA).await.expect(200);
    }
    for number in 0..20 {
        let guess = format!("person{number}@example.com");
        assert_eq!(track(&guess).await.status, 404, "{guess}");
    }
    assert_too_many(&track("person20@example.com").await);
    // its success would tell that it is right
    assert_too_many(&track(ADA).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_guesses_the_codes_of_coupons_is_sent_away() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 2000, 5).await;
    let (ada, bob) = (app.shopper("ada").await, app.shopper("bob").await);
    let line = ada.add(&mug, 1).await;
    let quote = async |client: &Client, line: i64, code: &str| {
        let asked = json!({ "cartItemIds": [line], "couponCode": code });
        client.post("/api/orders/quote", asked).await
    };
    for _ in 0..25 {
        let known = quote(&ada, line, "HELLOSHOP").await.expect(200);
        assert_eq!(known["discount"], 200);
    }
    for number in 0..20 {
        let guess = quote(&ada, line, &format!("SUMMER{number}")).await;
        let guess = guess.expect(200);
        assert_eq!(guess["problems"][0]["code"], "coupon_unknown");
    }
    assert_too_many(&quote(&ada, line, "SUMMER20").await);
    assert_too_many(&quote(&ada, line, "HELLOSHOP").await);
    let order = json!({ "cartItemIds": [line], "addressId": 1, "couponCode": "SUMMER21" });
    assert_too_many(&ada.post_once("/api/orders", "key", order).await);
    let without = json!({ "cartItemIds": [line] });
    ada.post("/api/orders/quote", without).await.expect(200);
    let other = bob.add(&mug, 1).await;
    quote(&bob, other, "HELLOSHOP").await.expect(200);
}
