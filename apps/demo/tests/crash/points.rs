//! The demo ends itself between steps of a purchase, a refund, a dispute and a payout that no
//! transaction joins, once at each crash point: what was begun is completed, and no more than once.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use db::testing;
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::json;

use crate::{
    SHOPPERS,
    answer_log::{AnswerLog, Placed},
    books::Books,
    client::{Client, ConnectionLost},
    demo::{Demo, Environment},
    disputes::{self, Disputes},
    items::Items,
    shopper::{PASSWORD, Shopper},
};

/// Where what shoppers do ends; whoever cancels comes to all of them.
const SHOPPING: [&str; 12] = [
    "checkout::placed",
    "checkout::announced",
    "checkout::settled",
    "capture::pinned",
    "capture::taken",
    "capture::settled",
    "capture::answered",
    "webhook::stored",
    "webhook::processed",
    "refund::begun",
    "refund::paid",
    "refund::booked",
];

/// Where one and the same payout run ends, again and again.
const PAYOUT: [&str; 4] = [
    "payout::collected",
    "payout::paid",
    "payout::sent",
    "payout::settled",
];

pub const OPERATOR: &str = "operator@demo.test";

const PATIENCE: Duration = Duration::from_secs(75);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wherever_a_purchase_a_refund_a_dispute_or_a_payout_is_broken_off_it_is_completed_once() {
    let mut rng = StdRng::seed_from_u64(testing::seed(20_261_127));
    let environment = Environment::new(&mut rng);
    let answer_log = Arc::new(AnswerLog::default());
    let demo = Demo::start(&environment).await;
    let items = Arc::new(Items::find(&demo.clients()).await);
    let seed = StdRng::seed_from_u64(rng.random());
    let shopper = Shopper::sign_in(&demo.clients(), SHOPPERS[0], seed).await;
    let mut shopper = shopper
        .buy_three(demo.clients(), items.clone(), answer_log.clone())
        .await;
    let paid: Vec<Placed> = answer_log.read().placed.into_values().collect();
    let paid = paid.try_into().unwrap();
    let mut disputes = Disputes::open(&demo.clients().emulator, paid).await;
    demo.stop();
    for point in SHOPPING {
        let demo = Demo::start_to_crash(&environment, point).await;
        shopper = shopper
            .shop_and_cancel(demo.clients(), items.clone(), answer_log.clone())
            .await;
        demo.crashes(point).await;
        check_against(&environment, &answer_log).await;
    }
    for point in disputes::POINTS {
        disputes.read(&Books::open(&environment).await).await;
        let demo = Demo::start_to_crash(&environment, point).await;
        disputes.come_to(point, &demo.clients(), &answer_log).await;
        demo.crashes(point).await;
        check_against(&environment, &answer_log).await;
    }
    for (round, point) in PAYOUT.into_iter().enumerate() {
        let demo = Demo::start_to_crash(&environment, point).await;
        if round == 0 {
            let operator = sign_in(&demo.clients().shop, OPERATOR).await.unwrap();
            // it may end before it can answer
            let _ = operator
                .post_once("/api/admin/payout-runs", "payout-run-broken-off", json!({}))
                .await;
        }
        demo.crashes(point).await;
        check_against(&environment, &answer_log).await;
    }
    let demo = Demo::start(&environment).await;
    let operator = sign_in(&demo.clients().shop, OPERATOR).await.unwrap();
    disputes
        .accept_again(&demo.clients().shop, &answer_log)
        .await;
    disputes.wait(&operator).await;
    shopper
        .finish(demo.clients(), items.clone(), answer_log.clone())
        .await;
    wait_for_payouts(&operator).await;
    demo.stop();
    let books = Books::open(&environment).await;
    disputes.assert_decided(&books).await;
    books.check_against(&answer_log).await;
    books.assert_settled(&answer_log);
    books.assert_equal_to_paypals(&environment).await;
    let points = SHOPPING.len() + disputes::POINTS.len() + PAYOUT.len();
    testing::done(points, "crash points");
}

async fn check_against(environment: &Environment, answer_log: &AnswerLog) {
    let books = Books::open(environment).await;
    books.check_against(answer_log).await;
    books.make_checks_due().await;
}

/// Money moves only for who confirmed their password just now.
pub async fn sign_in(shop: &Client, email: &str) -> Result<Client, ConnectionLost> {
    let body = json!({ "email": email, "password": PASSWORD });
    let session = shop.post("/api/auth/signin", body).await?;
    let shop = shop.with_token(session.expect(200)["token"].as_str().unwrap());
    let body = json!({ "currentPassword": PASSWORD });
    let confirmed = shop.post("/api/auth/confirm", body).await?;
    assert!(confirmed.status < 300, "{}", confirmed.body);
    Ok(shop)
}

/// Until PayPal has paid what the run was to pay, each shop once.
async fn wait_for_payouts(operator: &Client) {
    let begun = Instant::now();
    let runs = operator.get("/api/admin/payout-runs").await.unwrap();
    let latest = runs.expect(200)["items"][0]["id"].clone();
    let path = format!("/api/admin/payout-runs/{latest}?pageSize=100");
    loop {
        let run = operator.get(&path).await.unwrap().expect(200);
        let payouts = run["items"].as_array().unwrap().iter();
        let by_paypal = payouts.map(|each| &each["payout"]);
        let by_paypal: Vec<_> = by_paypal.filter(|it| it["method"] == "paypal").collect();
        assert!(!by_paypal.is_empty(), "nobody was to be paid: {run}");
        if by_paypal.iter().all(|payout| payout["status"] == "paid") {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "not paid out: {run}");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
