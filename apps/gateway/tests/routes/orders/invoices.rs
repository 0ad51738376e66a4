//! What each shop sold, on paper.

use serde_json::{Value, json};

use super::test_shop::TestShop;

fn of_buyer(order: &Value) -> String {
    format!("/api/orders/{}/invoice", order["id"])
}

fn of_seller(order: &Value, step: &str) -> String {
    format!("/api/seller/orders/{}/{step}", order["shopOrders"][0]["id"])
}

async fn ship(test_shop: &TestShop, order: &Value) {
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    let path = of_seller(order, "ship");
    let shipped = test_shop.clay.post_once(&path, "ship", parcel).await;
    shipped.expect(200);
}

async fn call_off(test_shop: &TestShop, order: &Value, key: &str, pieces: i64) {
    let part = &order["shopOrders"][0];
    let line = &part["lines"][0]["id"];
    let path = format!(
        "/api/orders/{}/shop-orders/{}/cancel",
        order["id"], part["id"]
    );
    let body = json!({ "lines": [{ "lineId": line, "quantity": pieces }] });
    test_shop
        .buyer
        .post_once(&path, key, body)
        .await
        .expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_shop_invoices_its_part_and_both_sides_read_the_same() {
    let test_shop = TestShop::open(5).await;
    let TestShop {
        app, clay, buyer, ..
    } = &test_shop;
    let wood = app.seller("woodworks").await;
    let bowl = app.product(&wood, "Bowl", 3500, 5).await;
    let address = json!({ "invoiceAddress": "Clay & Co\n12 Kiln Lane\nTax 12/345" });
    clay.patch("/api/seller/shop", address).await.expect(200);
    let lines = [
        buyer.add(&test_shop.mug, 2).await,
        buyer.add(&bowl, 1).await,
    ];
    let order = buyer.place("place", &lines).await.expect(201);
    let unpaid = buyer.get(&of_buyer(&order)).await;
    assert_eq!((unpaid.status, unpaid.code()), (409, "no_invoice"));
    app.approve(&order).await;
    let order = buyer.capture("capture", &order).await.expect(200);
    let invoices = buyer.get(&of_buyer(&order)).await.expect(200);
    assert_eq!(invoices.as_array().unwrap().len(), 2);
    let mugs = &invoices[0];
    assert_eq!(mugs["seller"]["shop"], "claypots");
    assert_eq!(
        mugs["seller"]["address"],
        "Clay & Co\n12 Kiln Lane\nTax 12/345"
    );
    assert_eq!(mugs["buyer"]["lastName"], "Lovelace");
    assert_eq!(mugs["buyer"]["phoneNumber"], "", "nobody bills a telephone");
    assert_eq!(mugs["orderNumber"], order["number"]);
    assert_eq!(mugs["lines"][0]["amount"], 2 * 1999);
    assert_eq!(mugs["total"], 2 * 1999);
    assert!(mugs["paidAt"].is_string() && mugs["paymentReference"].is_string());
    assert!(mugs["suppliedAt"].is_null(), "nothing has left");
    assert_eq!(invoices[1]["seller"]["shop"], "woodworks");
    for invoice in invoices.as_array().unwrap() {
        assert!(invoice["number"].as_str().unwrap().ends_with("-00001"));
    }
    let theirs = clay.get(&of_seller(&order, "invoice")).await.expect(200);
    assert_eq!(theirs, *mugs);
    assert_eq!(wood.get(&of_seller(&order, "invoice")).await.status, 404);
    let stranger = app.shopper("eve").await;
    assert_eq!(stranger.get(&of_buyer(&order)).await.status, 404);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_parcel_has_the_invoice_written_and_it_stays_as_it_was() {
    let test_shop = TestShop::open(5).await;
    let TestShop {
        app, clay, buyer, ..
    } = &test_shop;
    let order = test_shop.paid(3).await;
    call_off(&test_shop, &order, "before", 1).await;
    ship(&test_shop, &order).await;
    app.until("select count(*) from invoices", 1).await;
    let before = buyer.get(&of_buyer(&order)).await.expect(200)[0].clone();
    assert_eq!(
        before["lines"][0]["quantity"], 2,
        "what was cancelled was not sold"
    );
    assert_eq!(
        (&before["total"], &before["refunded"]),
        (&json!(2 * 1999), &json!(0))
    );
    assert!(before["suppliedAt"].is_string());
    let change = json!({ "name": "Clay pots", "invoiceAddress": "Somewhere else" });
    clay.patch("/api/seller/shop", change).await.expect(200);
    let lost = json!({
        "shipmentId": app.count("select id from shipments").await, "reason": "Gone",
    });
    let path = of_seller(&order, "lost");
    clay.post_once(&path, "lost", lost).await.expect(200);
    let after = buyer.get(&of_buyer(&order)).await.expect(200)[0].clone();
    assert_eq!(
        after["refunded"],
        2 * 1999,
        "what went back since stands beside it"
    );
    let frozen = |invoice: &Value| {
        let mut invoice = invoice.clone();
        invoice["refunded"].take();
        invoice
    };
    assert_eq!(frozen(&after), frozen(&before));
    let mut conn = app.database.pool.get().await.unwrap();
    use diesel_async::RunQueryDsl;
    let rewritten = diesel::sql_query("update invoices set document = '{}'");
    assert!(
        rewritten.execute(&mut conn).await.is_err(),
        "no invoice is rewritten"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_cancelled_is_not_billed_even_if_its_refund_failed() {
    let test_shop = TestShop::open(5).await;
    let TestShop { app, buyer, .. } = &test_shop;
    let operator = app.operator("olga").await;
    let order = test_shop.paid(3).await;
    app.faults(json!({ "refundRefused": 1 })).await;
    call_off(&test_shop, &order, "before", 1).await;
    let failed = "select count(*) from refunds where status = 'failed'";
    app.until(failed, 1).await;
    let invoice = async || buyer.get(&of_buyer(&order)).await.expect(200)[0].clone();
    let before = invoice().await;
    assert_eq!(before["lines"][0]["quantity"], 2);
    assert_eq!(
        (&before["subtotal"], &before["discount"], &before["total"]),
        (&json!(2 * 1999), &json!(0), &json!(2 * 1999))
    );
    assert_eq!(before["refunded"], 0);
    let refund = app.count("select id from refunds").await;
    // one that it bills goes back, though the other did not
    call_off(&test_shop, &order, "after", 1).await;
    assert_eq!(invoice().await["refunded"], 1999);
    let retry = format!("/api/admin/refunds/{refund}/retry");
    operator.post(&retry, json!({})).await.expect(200);
    app.until("select count(*) from refunds where status = 'done'", 2)
        .await;
    let after = invoice().await;
    assert_eq!(after["refunded"], 1999, "the other was never on it");
    assert_eq!(after["total"], before["total"]);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_cancelled_before_anybody_asked_has_no_invoice_and_takes_no_number() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(1).await;
    call_off(&test_shop, &order, "all", 1).await;
    let none = test_shop.buyer.get(&of_buyer(&order)).await;
    assert_eq!((none.status, none.code()), (409, "no_invoice"));
    let none = test_shop.clay.get(&of_seller(&order, "invoice")).await;
    assert_eq!((none.status, none.code()), (409, "no_invoice"));
    assert_eq!(
        test_shop
            .app
            .count("select count(*) from invoice_series")
            .await,
        0
    );
    test_shop.app.assert_invariants().await;
}
