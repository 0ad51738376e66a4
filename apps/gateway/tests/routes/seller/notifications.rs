//! What a shop is told of: each fact once, nobody else's, and by email as it chose.

use serde_json::{Value, json};

use crate::support::{Client, Product, TestApp};

const LIST: &str = "/api/seller/notifications";
const READ: &str = "/api/seller/notifications/read";
const CHOICES: &str = "/api/seller/notifications/choices";

/// A shop, and somebody who buys there.
pub struct TestShop {
    pub app: TestApp,
    pub clay: Client,
    pub ada: Client,
    pub mug: Product,
}

impl TestShop {
    /// With so many mugs on its shelf.
    pub async fn open(stock: i64) -> Self {
        let app = TestApp::start().await;
        let clay = app.seller("clay").await;
        Self {
            mug: app.product(&clay, "Mug", 1999, stock).await,
            ada: app.shopper("ada").await,
            clay,
            app,
        }
    }

    /// Buys so many mugs, under a key that nobody else has.
    pub async fn buy(&self, key: &str, quantity: i64) -> Value {
        let line = self.ada.add(&self.mug, quantity).await;
        let order = self.ada.place(key, &[line]).await.expect(201);
        self.app.approve(&order).await;
        self.ada.capture(key, &order).await.expect(200)
    }

    /// Waits until the shop was told of so much of a kind.
    pub async fn told(&self, kind: &str, number: i64) {
        let told = format!("select count(*) from notifications where kind = '{kind}'");
        self.app.until(&told, number).await;
    }

    /// Waits until the emails of all paid orders are written.
    async fn emails_written(&self) {
        let open =
            "select count(*) from jobs where kind = 'letters of a paid order' and done_at is null";
        self.app.until(open, 0).await;
    }

    /// Ada wants her money back for the first line of an order that arrived.
    async fn give_back(&self, order: &Value) {
        let part = &order["shopOrders"][0];
        let path = format!(
            "/api/orders/{}/shop-orders/{}/returns",
            order["id"], part["id"]
        );
        let lines = json!([{ "lineId": part["lines"][0]["id"], "quantity": 1 }]);
        let wish = json!({ "reason": "damaged", "words": "It is broken", "lines": lines });
        self.ada
            .post_once(&path, "give back", wish)
            .await
            .expect(200);
    }

    async fn emails(&self, key: &str) -> i64 {
        let query = format!("select count(*) from jobs where unique_key like 'mail:{key}:%'");
        self.app.count(&query).await
    }

    async fn choose(&self, kinds: Value) {
        let body = json!({ "byMail": kinds });
        let chosen = self.clay.put(CHOICES, body).await.expect(200);
        assert_eq!(chosen["byMail"], kinds);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_is_told_once_with_who_bought_and_for_how_much() {
    let test_shop = TestShop::open(20).await;
    let order = test_shop.buy("one", 2).await;
    test_shop.told("order", 1).await;
    test_shop.emails_written().await;
    test_shop
        .app
        .sql(
            "update jobs set done_at = null, run_at = now(), payload = to_jsonb((select id from orders)) \
             where kind = 'letters of a paid order'",
        )
        .await;
    test_shop.emails_written().await;
    test_shop.told("order", 1).await;

    let page = test_shop.clay.get(LIST).await.expect(200);
    assert_eq!((&page["total"], &page["unread"]), (&json!(1), &json!(1)));
    let told = &page["items"][0];
    assert_eq!(
        told["about"],
        json!({
            "kind": "order", "shopOrderId": order["shopOrders"][0]["id"],
            "orderNumber": order["number"], "buyerName": "Ada Lovelace", "items": 2, "total": 3998,
        })
    );
    assert_eq!(told["isRead"], false);
    assert_eq!(test_shop.emails("to-ship").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_rolled_back_is_not_told() {
    let test_shop = TestShop::open(20).await;
    test_shop
        .app
        .sql(
            "create function refuse() returns trigger language plpgsql as \
             'begin raise exception ''no''; end'; \
             create trigger refuse before insert on jobs for each row \
             when (new.unique_key like 'mail:to-ship:%') execute function refuse()",
        )
        .await;
    test_shop.buy("one", 1).await;
    let tried = "select count(*) from jobs where kind = 'letters of a paid order' \
         and last_error is not null";
    test_shop.app.until(tried, 1).await;
    test_shop.told("order", 0).await;
    test_shop
        .app
        .sql("drop trigger refuse on jobs; update jobs set run_at = now() where done_at is null")
        .await;
    test_shop.told("order", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_shop_sees_none_of_it_and_marks_none_of_it_as_read() {
    let test_shop = TestShop::open(20).await;
    let wood = test_shop.app.seller("wood").await;
    test_shop.buy("one", 1).await;
    test_shop.told("order", 1).await;
    let own = test_shop.clay.get(LIST).await.expect(200);
    let id = &own["items"][0]["id"];

    let foreign = wood.get(LIST).await.expect(200);
    assert_eq!(
        (&foreign["total"], &foreign["unread"]),
        (&json!(0), &json!(0))
    );
    for seen in [json!({ "ids": [id] }), json!({ "upTo": id })] {
        wood.post(READ, seen).await.expect(200);
    }
    let own = test_shop.clay.get(LIST).await.expect(200);
    assert_eq!(own["unread"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_read_is_no_longer_counted_and_what_came_later_is() {
    let test_shop = TestShop::open(30).await;
    for number in 1..=3 {
        test_shop.buy(&format!("order {number}"), 1).await;
        test_shop.told("order", number).await;
    }
    let page = test_shop.clay.get(&format!("{LIST}?pageSize=2")).await;
    let page = page.expect(200);
    assert_eq!((&page["total"], &page["unread"]), (&json!(3), &json!(3)));
    let ids: Vec<i64> = page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["id"].as_i64().unwrap())
        .collect();
    assert!(ids[0] > ids[1], "the newest first: {ids:?}");

    let read = test_shop
        .clay
        .post(READ, json!({ "upTo": ids[1] }))
        .await
        .expect(200);
    assert_eq!(read["unread"], 1);
    let read = test_shop
        .clay
        .post(READ, json!({ "ids": [ids[0]] }))
        .await
        .expect(200);
    assert_eq!(read["unread"], 0);

    for nothing in [json!({}), json!({ "ids": [1], "upTo": 1 })] {
        let refused = test_shop.clay.post(READ, nothing).await;
        assert_eq!(
            (refused.status, &refused.body["errors"][0]["pointer"]),
            (422, &json!("/upTo"))
        );
    }
    let many: Vec<i64> = (0..101).collect();
    let refused = test_shop.clay.post(READ, json!({ "ids": many })).await;
    assert_eq!(
        (refused.status, &refused.body["errors"][0]["pointer"]),
        (422, &json!("/ids"))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sale_that_leaves_few_is_told_once_until_the_shelf_is_filled_again() {
    let test_shop = TestShop::open(7).await;
    test_shop.buy("leaves six", 1).await;
    test_shop.told("low_stock", 0).await;
    test_shop.buy("leaves five", 1).await;
    test_shop.told("low_stock", 1).await;
    let email = test_shop
        .app
        .email("clay@example.com", "Stock is running low")
        .await;
    assert!(email.text.contains("5 left"), "{}", email.text);
    test_shop.buy("leaves four", 1).await;
    test_shop.told("order", 3).await;
    test_shop.told("low_stock", 1).await;

    let path = format!(
        "/api/seller/products/{}/variants/{}",
        test_shop.mug.id, test_shop.mug.variant
    );
    test_shop
        .clay
        .patch(&path, json!({ "stock": 10 }))
        .await
        .expect(200);
    test_shop.buy("leaves three", 7).await;
    test_shop.told("low_stock", 2).await;

    let page = test_shop.clay.get(LIST).await.expect(200);
    let items = page["items"].as_array().unwrap();
    let told = items
        .iter()
        .find(|item| item["about"]["kind"] == "low_stock")
        .unwrap();
    assert_eq!(
        told["about"],
        json!({
            "kind": "low_stock", "productId": test_shop.mug.id, "variantId": test_shop.mug.variant,
            "title": "Mug", "choice": null, "left": 3,
        })
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_and_a_return_are_told_in_the_language_of_the_seller() {
    let test_shop = TestShop::open(20).await;
    test_shop.app.sql("update users set language = 'de'").await;
    let order = test_shop.buy("one", 1).await;
    test_shop.app.deliver(&test_shop.clay, &order).await;
    // the job that tells of the order may be late
    test_shop.told("order", 1).await;
    test_shop
        .ada
        .review(&order, "4", "Well made")
        .await
        .expect(201);
    test_shop.told("review", 1).await;
    let email = test_shop
        .app
        .email("clay@example.com", "4 von 5 Sternen: Mug")
        .await;
    assert!(email.text.contains("Well made"), "{}", email.text);
    let again = test_shop.ada.review(&order, "4", "Well made").await;
    assert_eq!(again.code(), "already_reviewed");
    test_shop.told("review", 1).await;

    test_shop.give_back(&order).await;
    test_shop.told("return", 1).await;
    let page = test_shop.clay.get(LIST).await.expect(200);
    let (returned, reviewed) = (&page["items"][0]["about"], &page["items"][1]["about"]);
    assert_eq!(
        (
            &returned["status"],
            &returned["reason"],
            &returned["orderNumber"]
        ),
        (&json!("requested"), &json!("damaged"), &order["number"])
    );
    assert_eq!(
        (&reviewed["rating"], &reviewed["productSlug"]),
        (&json!(4), &json!(test_shop.mug.slug))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_email_goes_out_about_what_the_shop_wants_none_of() {
    let test_shop = TestShop::open(7).await;
    let all = json!([
        "order",
        "message",
        "return",
        "dispute",
        "low_stock",
        "payout",
        "review"
    ]);
    assert_eq!(test_shop.clay.get(CHOICES).await.expect(200)["byMail"], all);
    test_shop.choose(json!([])).await;
    let order = test_shop.buy("quiet", 3).await;
    test_shop.told("order", 1).await;
    test_shop.told("low_stock", 1).await;
    test_shop.emails_written().await;
    test_shop.app.deliver(&test_shop.clay, &order).await;
    test_shop.ada.review(&order, "5", "Good").await.expect(201);
    test_shop.give_back(&order).await;
    test_shop.told("review", 1).await;
    test_shop.told("return", 1).await;
    for key in ["to-ship", "low-stock", "review"] {
        assert_eq!(test_shop.emails(key).await, 0, "{key}");
    }
    let to_shop = "select count(*) from jobs where unique_key like 'mail:return:%:shop'";
    assert_eq!(test_shop.app.count(to_shop).await, 0);

    test_shop.choose(json!(["order"])).await;
    test_shop.buy("loud", 1).await;
    test_shop.told("order", 2).await;
    assert_eq!(test_shop.emails("to-ship").await, 1);
    // the buyer is written to all the same
    assert_eq!(test_shop.emails("paid").await, 2);
    let unknown = test_shop
        .clay
        .put(CHOICES, json!({ "byMail": ["gossip"] }))
        .await;
    assert_eq!(unknown.status, 400, "{}", unknown.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dispute_is_mailed_to_the_shop_only_if_it_wants_that() {
    let test_shop = TestShop::open(7).await;
    test_shop.choose(json!([])).await;
    test_shop.buy("quiet", 1).await;
    let capture = test_shop
        .app
        .word("select capture_id from payments order by id desc limit 1");
    let path = format!("/emulator/captures/{}/dispute", capture.await);
    test_shop.app.paypal().post(&path, json!({})).await;
    test_shop.told("dispute", 1).await;
    let to_shop = "select count(*) from jobs \
         where unique_key like 'mail:dispute:%' and unique_key not like '%:operator'";
    let to_operator = "select count(*) from jobs where unique_key like 'mail:dispute:%:operator'";
    assert_eq!(test_shop.app.count(to_shop).await, 0);
    assert_eq!(test_shop.app.count(to_operator).await, 1);

    test_shop.choose(json!(["dispute"])).await;
    test_shop.buy("loud", 1).await;
    let capture = test_shop
        .app
        .word("select capture_id from payments order by id desc limit 1");
    let path = format!("/emulator/captures/{}/dispute", capture.await);
    test_shop.app.paypal().post(&path, json!({})).await;
    test_shop.told("dispute", 2).await;
    assert_eq!(test_shop.app.count(to_shop).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_older_than_90_days_is_forgotten() {
    let test_shop = TestShop::open(20).await;
    test_shop.buy("old", 1).await;
    test_shop.told("order", 1).await;
    test_shop.buy("new", 1).await;
    test_shop.told("order", 2).await;
    test_shop
        .app
        .sql(
            "update notifications set created_at = now() - interval '91 days' \
              where id = (select min(id) from notifications)",
        )
        .await;
    test_shop.app.run_timer("forget old notifications").await;
    test_shop.told("order", 1).await;
}
