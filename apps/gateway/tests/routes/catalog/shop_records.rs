//! One shop as operators know it, what is agreed with it, and their notes.

use serde_json::{Value, json};

use crate::support::{Client, TestApp};

async fn shop(app: &TestApp, name: &str) -> String {
    let id = app.count(&format!("select id from shops where name = '{name}'"));
    format!("/api/admin/shops/{}", id.await)
}

async fn bought(app: &TestApp, buyer: &Client, key: &str, line: i64) -> Value {
    let order = buyer.place(key, &[line]).await.expect(201);
    app.approve(&order).await;
    buyer.capture(key, &order).await.expect(200)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commission_holds_from_the_next_order_on_and_is_frozen_with_each() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let (root, ada) = (app.operator("root").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    let bowl = app.product(&wood, "Bowl", 3000, 9).await;
    let line = ada.add(&mug, 1).await;
    bought(&app, &ada, "first", line).await;
    let path = format!("{}/commission", shop(&app, "clay").await);
    let record = root.patch(&path, json!({ "bps": 650 })).await.expect(200);
    assert_eq!(
        (&record["commissionBps"], &record["commissionIsAgreed"]),
        (&json!(650), &json!(true))
    );
    let own = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(own["commissionBps"], 650);
    let other = wood.get("/api/seller/shop").await.expect(200);
    assert_eq!(other["commissionBps"], 800);

    let lines = [ada.add(&mug, 1).await, ada.add(&bowl, 1).await];
    let order = ada.place("second", &lines).await.expect(201);
    // what is agreed on while somebody pays holds for the next one
    root.patch(&path, json!({ "bps": 0 })).await.expect(200);
    app.approve(&order).await;
    ada.capture("second", &order).await.expect(200);
    let line = ada.add(&mug, 1).await;
    bought(&app, &ada, "third", line).await;
    let back = root.patch(&path, json!({ "bps": null })).await.expect(200);
    assert_eq!(
        (&back["commissionBps"], &back["commissionIsAgreed"]),
        (&json!(800), &json!(false))
    );
    let line = ada.add(&mug, 1).await;
    bought(&app, &ada, "fourth", line).await;
    let shares =
        "select string_agg(shop_name || ' ' || commission, ', ' order by id) from shop_orders";
    assert_eq!(
        app.word(shares).await,
        "clay 160, clay 130, wood 240, clay 0, clay 160"
    );
    let list = clay.get("/api/seller/orders").await.expect(200);
    let earned: Vec<&Value> = (list["items"].as_array().unwrap().iter())
        .map(|it| &it["payout"])
        .collect();
    assert_eq!(earned, [1840, 2000, 1870, 1840]);
    for (body, status) in [
        (json!({ "bps": -1 }), 422),
        (json!({ "bps": 10_001 }), 422),
        (json!({}), 400),
        (json!({ "bps": "8%" }), 400),
    ] {
        let refused = root.patch(&path, body.clone()).await;
        assert_eq!(refused.status, status, "{body}: {}", refused.text);
    }
    app.assert_books_agree().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_tells_what_the_marketplace_knows_of_a_shop() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let root = app.operator("root").await;
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    ada.review(&order, "4", "Good").await.expect(201);
    let path = shop(&app, "clay").await;
    let record = root.get(&path).await.expect(200);
    assert_eq!(
        (&record["owner"]["name"], &record["owner"]["email"]),
        (&json!("clay"), &json!("clay@example.com"))
    );
    assert_eq!(
        record["products"],
        json!({ "active": 1, "drafts": 0, "hidden": 0, "archived": 0 })
    );
    assert_eq!(
        record["sales"],
        json!({ "orders": 1, "items": 1, "revenue": 2000, "refunded": 0, "ordersLately": 1,
            "revenueLately": 2000 })
    );
    assert_eq!(
        (&record["rating"], &record["reviewCount"]),
        (&json!(4.0), &json!(1))
    );
    assert_eq!(
        (&record["status"], &record["decidedAt"]),
        (&json!("approved"), &Value::Null)
    );
    root.get("/api/admin/shops/987654").await.expect(404);
}

#[tokio::test]
async fn what_operators_note_no_seller_reads() {
    let app = TestApp::start().await;
    let (clay, root) = (app.seller("clay").await, app.operator("root").await);
    let path = format!("{}/notes", shop(&app, "clay").await);
    let note = json!({ "text": "Called twice" });
    let written = root.post(&path, note.clone()).await.expect(201);
    assert_eq!(
        (&written["text"], &written["authorName"]),
        (&json!("Called twice"), &json!("root"))
    );
    let list = root.get(&path).await.expect(200);
    assert_eq!((&list["total"], &list["items"][0]), (&json!(1), &written));
    clay.get(&path).await.expect(403);
    clay.post(&path, note).await.expect(403);
    let own = clay.get("/api/seller/shop").await;
    assert!(!own.text.contains("Called"), "{}", own.text);
    let empty = root.post(&path, json!({ "text": " " })).await.expect(422);
    assert_eq!(empty["errors"][0]["pointer"], "/text");
    root.get("/api/admin/shops/987654/notes").await.expect(404);
}
