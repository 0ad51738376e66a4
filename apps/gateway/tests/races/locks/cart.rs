//! A cart that two of its owner's devices use at the same time.

use serde_json::{Value, json};

use super::{keep, place, release, waits};
use crate::support::{Answer, Client, TestApp};

/// A cart in which the line of the later variant is the older one, and what fills it.
struct Cart {
    app: TestApp,
    ada: Client,
    lines: Vec<i64>,
    batch: Value,
    first: i64,
}

async fn cart() -> Cart {
    let app = TestApp::on_two_threads().await;
    app.faults(json!({ "dropWebhooks": 99 })).await;
    let seller = app.seller("claypots").await;
    let mug = app.product(&seller, "Mug", 1999, 9).await;
    let bowl = app.product(&seller, "Bowl", 3500, 9).await;
    let ada = app.shopper("ada").await;
    let lines = vec![ada.add(&bowl, 1).await, ada.add(&mug, 1).await];
    Cart {
        batch: Value::Array(vec![mug.line(1), bowl.line(1)]),
        first: mug.variant,
        app,
        ada,
        lines,
    }
}

/// Fills the cart while something else is done with it; answers what came of that.
async fn fill_beside(cart: &Cart, act: impl Future<Output = Answer> + Send + 'static) -> Answer {
    let (app, ada, batch) = (&cart.app, cart.ada.clone(), cart.batch.clone());
    let first = cart.first;
    let rows = format!("select id from cart_lines where variant_id = {first} for update");
    let keeper = keep(app, &rows).await;
    let filling = async move { ada.post("/api/cart/add-multiple", batch).await };
    let fills = waits(app, 1, filling).await;
    let acts = waits(app, 2, act).await;
    release(keeper).await;
    fills.await.unwrap().expect(200);
    acts.await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_checkout_waits_in_line_with_what_fills_its_cart() {
    let cart = cart().await;
    let buys = place(cart.ada.clone(), "buy", cart.lines.clone());
    let order = fill_beside(&cart, buys).await.expect(201);
    assert_eq!(order["total"], 2 * (1999 + 3500));
    cart.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sale_waits_in_line_with_what_fills_its_cart() {
    let cart = cart().await;
    let order = cart.ada.place("place", &cart.lines).await.expect(201);
    cart.app.approve(&order).await;
    let ada = cart.ada.clone();
    let sale = async move { ada.capture("capture", &order).await };
    let paid = fill_beside(&cart, sale).await.expect(200);
    assert_eq!(paid["paymentStatus"], "paid");
    let left = "select count(*) from cart_lines where quantity = 1";
    assert_eq!(cart.app.count(left).await, 2, "what was added since stays");
    cart.app.assert_invariants().await;
}
