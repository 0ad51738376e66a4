//! A seller counts their shelf while others buy from it.

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Answer, Client, Product, TestApp};

const SHELF: &str = "select on_hand - reserved from stock";

async fn count(seller: &Client, product: &Product, change: Value) -> Answer {
    let (id, variant) = (product.id, product.variant);
    let path = format!("/api/seller/products/{id}/variants/{variant}");
    seller.patch(&path, change).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_sold_while_the_form_was_open_stays_sold() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("claypots").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let line = ada.add(&mug, 2).await;
    ada.place("place", &[line]).await.expect(201);
    let seen = json!({ "stock": 6, "expectedStock": 5 });
    let moved = count(&clay, &mug, seen).await;
    assert_eq!((moved.status, moved.code()), (409, "stock_moved"));
    assert_eq!(moved.body["stock"], 3, "{}", moved.text);
    assert_eq!(app.count(SHELF).await, 3);
    let seen = json!({ "stock": 7, "expectedStock": 3 });
    let counted = count(&clay, &mug, seen).await.expect(200);
    assert_eq!(counted["variants"][0]["stock"], 7);
    let fewer = count(&clay, &mug, json!({ "stockChange": -3 })).await;
    assert_eq!(fewer.expect(200)["variants"][0]["stock"], 4);
    let below = count(&clay, &mug, json!({ "stockChange": -5 })).await;
    assert_eq!((below.status, &below.body["stock"]), (409, &json!(4)));
    for senseless in [
        json!({ "stock": 5, "stockChange": 1 }),
        json!({ "expectedStock": 4 }),
        json!({ "stockChange": 1_000_000 }),
        json!({ "stock": -1, "expectedStock": 4 }),
    ] {
        let refused = count(&clay, &mug, senseless).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
    }
    assert_eq!(app.count(SHELF).await, 4);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shelf_that_many_count_at_once_loses_no_count() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let many = async |change: Value| {
        let mut counts = JoinSet::new();
        for _ in 0..20 {
            let (clay, mug, change) = (clay.clone(), mug.clone(), change.clone());
            counts.spawn(async move { count(&clay, &mug, change).await.status });
        }
        let answers = counts.join_all().await;
        answers.into_iter().filter(|status| *status == 200).count()
    };
    assert_eq!(many(json!({ "stockChange": 1 })).await, 20);
    assert_eq!(app.count(SHELF).await, 25);
    let one = many(json!({ "stock": 30, "expectedStock": 25 })).await;
    assert_eq!((one, app.count(SHELF).await), (1, 30));
    app.assert_invariants().await;
}
