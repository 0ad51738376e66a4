//! What a crowd does, and what each of it is told.

use std::sync::Arc;
use std::time::Duration;

use db::PoolSettings;
use gateway::config::Config;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Answer, Buyer, Client, Product, TestApp, address};

/// Threads, pool and time limits as `gateway serve` has them.
pub fn production(config: &mut Config) {
    config.http.workers = 2;
    config.db.pool = PoolSettings::default();
}

/// A shop with one product, as in production.
pub async fn market(stock: i64) -> (Arc<TestApp>, Client, Product) {
    let app = TestApp::start_with(production).await;
    let seller = app.seller("claypots").await;
    let product = app.product(&seller, "The last mugs", 1999, stock).await;
    (Arc::new(app), seller, product)
}

/// Asks until the answer is another than to come again, at the time that the answer names. None
/// is a fault.
pub async fn insist<F: Future<Output = Answer>>(ask: impl Fn() -> F) -> Answer {
    for _ in 0..60 {
        let answer = ask().await;
        assert!(
            answer.status < 500 || answer.status == 503,
            "{}",
            answer.text
        );
        let again = answer.headers.get("retry-after");
        assert!(again.is_some() || answer.status != 503, "{}", answer.text);
        let Some(again) = again else {
            return answer;
        };
        let seconds = again.to_str().unwrap().parse().unwrap();
        tokio::time::sleep(Duration::from_secs(seconds)).await;
    }
    panic!("told to come again for ever");
}

/// Places an order over the buyer's line, under a key of their own.
pub async fn place(buyer: &Buyer, coupon: Option<&str>) -> Answer {
    let key = format!("place-{}", buyer.line);
    let body = json!({
        "cartItemIds": [buyer.line], "address": address(), "couponCode": coupon,
    });
    insist(|| buyer.client.post_once("/api/orders", &key, body.clone())).await
}

/// One buyer's whole purchase: the paid order, or why there is none.
pub async fn buy(app: &TestApp, buyer: &Buyer) -> Result<Value, String> {
    let placed = place(buyer, None).await;
    if placed.status != 201 {
        return Err(format!("{} {}", placed.status, placed.code()));
    }
    app.approve(&placed.body).await;
    let key = format!("capture-{}", buyer.line);
    let paid = insist(|| buyer.client.capture(&key, &placed.body)).await;
    match paid.status {
        200 => Ok(paid.body),
        _ => Err(format!("capture {} {}", paid.status, paid.code())),
    }
}

/// All at once; answers what came of each.
pub async fn all<T: Send + 'static>(
    acts: impl IntoIterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    acts.into_iter().collect::<JoinSet<T>>().join_all().await
}

/// Everybody buys; exactly so many get it, and the others are told before they pay.
pub async fn sell_out(app: Arc<TestApp>, buyers: Vec<Buyer>, pieces: usize) {
    let count = buyers.len();
    let outcomes = all(buyers.into_iter().map(|buyer| {
        let app = Arc::clone(&app);
        async move { buy(&app, &buyer).await }
    }))
    .await;
    let paid = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Ok(order) if order["paymentStatus"] == "paid"));
    assert_eq!(paid.count(), pieces, "{outcomes:?}");
    let told = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Err(words) if words == "409 out_of_stock"));
    assert_eq!(told.count(), count - pieces, "{outcomes:?}");
    let shelf = "select claimed * 1000 + on_hand from stock";
    assert_eq!(
        app.count(shelf).await,
        1000 * i64::try_from(pieces).unwrap()
    );
    app.assert_invariants().await;
}

/// Everybody orders with a coupon; exactly so many get it.
pub async fn use_coupon(app: Arc<TestApp>, buyers: Vec<Buyer>, uses: usize) {
    let limit = i64::try_from(uses).unwrap();
    app.sql(&format!(
        "insert into coupons (code, percent_bps, total_limit) values ('FEW', 1000, {limit})"
    ))
    .await;
    let count = buyers.len();
    let placing = |buyer: Buyer| async move { place(&buyer, Some("FEW")).await };
    let answers = all(buyers.into_iter().map(placing)).await;
    let got = answers.iter().filter(|answer| answer.status == 201);
    assert_eq!(got.count(), uses, "{answers:?}");
    let told = answers
        .iter()
        .filter(|answer| answer.code() == "coupon_used");
    assert_eq!(told.count(), count - uses, "{answers:?}");
    for counted in [
        "select used from coupons where code = 'FEW'",
        "select count(*) from coupon_redemptions where released_at is null",
        "select count(*) from orders where discount = 200",
        "select sum(reserved) from stock",
    ] {
        assert_eq!(app.count(counted).await, limit, "{counted}");
    }
    app.assert_invariants().await;
}

/// The same request under the same key, once for each of these copies of one buyer; all get the
/// same order.
pub async fn send_copies(copies: Vec<Buyer>) {
    let answers = all(copies
        .into_iter()
        .map(|buyer| async move { place(&buyer, None).await }));
    let mut answers = answers.await.into_iter();
    let first = answers.next().expect("an answer").expect(201);
    for answer in answers {
        assert_eq!(answer.expect(201), first);
    }
}
