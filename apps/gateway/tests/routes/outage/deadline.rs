//! Nobody waits for ever: the deadline of a request.

use std::time::{Duration, Instant};

use super::{ADDRESSES, assert_come_again, behind_a_proxy_with};

const DEADLINE: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_takes_too_long_is_answered_and_what_it_began_goes_on_to_its_end() {
    let (app, proxy) = behind_a_proxy_with(|config| config.http.deadline = DEADLINE).await;
    let clay = app.seller("clay").await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let buyer = app.shopper("ada").await;
    let line = buyer.add(&mug, 1).await;
    buyer.get(ADDRESSES).await.expect(200);

    // each statement is answered long before anybody calls the database silent
    proxy.slow_down(Duration::from_millis(150));
    let asked = Instant::now();
    let late = buyer.place("place", &[line]).await;
    let took = asked.elapsed();
    assert_come_again(&late);
    assert_eq!(late.code(), "took_too_long");
    assert!(took >= DEADLINE && took < DEADLINE * 4, "{took:?}");
    assert_eq!(late.headers["x-content-type-options"], "nosniff");
    assert_eq!(
        late.body["requestId"],
        late.headers["x-request-id"].to_str().unwrap()
    );

    proxy.slow_down(Duration::ZERO);
    app.until("select count(provider_order_id) from payments", 1)
        .await;
    let order = loop {
        let again = buyer.place("place", &[line]).await;
        if again.status != 503 {
            break again.expect(201);
        }
    };
    assert_eq!(app.count("select count(*) from orders").await, 1);
    app.approve(&order).await;
    buyer.capture("capture", &order).await.expect(200);
    app.assert_books_agree().await;
}
