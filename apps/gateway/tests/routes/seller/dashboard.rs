//! How a shop does, on the wire.

use chrono::{Days, NaiveDate};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

const PATH: &str = "/api/seller/dashboard";

async fn at(seller: &Client, from: &str, to: &str) -> Answer {
    seller.get(&format!("{PATH}?from={from}&to={to}")).await
}

fn day(value: &Value) -> NaiveDate {
    value.as_str().unwrap().parse().unwrap()
}

async fn paid(
    app: &TestApp,
    buyer: &Client,
    product: &crate::support::Product,
    pieces: i64,
) -> Value {
    let line = buyer.add(product, pieces).await;
    let key = format!("paid-{line}");
    let order = buyer.place(&key, &[line]).await.expect(201);
    app.approve(&order).await;
    buyer.capture(&key, &order).await.expect(200)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sale_stands_in_every_figure_at_once_and_in_no_other_shops() {
    let app = TestApp::start().await;
    let (clay, wool) = (app.seller("clay").await, app.seller("wool").await);
    let ada = app.shopper("ada").await;
    let none = clay.get(PATH).await.expect(200);
    assert_eq!(none["figures"]["averageOrder"], Value::Null);
    assert_eq!(none["figures"]["conversionBps"], Value::Null);
    assert_eq!(none["newestOrders"], json!([]));
    assert_eq!(none["steps"].as_array().unwrap().len(), 30);

    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let jug = app.product(&clay, "Jug", 4000, 6).await;
    paid(&app, &ada, &mug, 2).await;
    let order = paid(&app, &ada, &jug, 6).await;
    let seen = clay.get(PATH).await.expect(200);
    let figures = &seen["figures"];
    assert_eq!(
        (&figures["revenue"], &figures["orders"], &figures["items"]),
        (&json!(27_998), &json!(2), &json!(8))
    );
    assert_eq!(
        (&figures["averageOrder"], &figures["refunded"]),
        (&json!(13_999), &json!(0))
    );
    assert_eq!(seen["figuresBefore"]["revenue"], 0);
    let today = &seen["steps"][29];
    assert_eq!(
        (&today["from"], &today["to"]),
        (&seen["today"], &seen["today"])
    );
    assert_eq!(
        (&today["revenue"], &today["orders"]),
        (&json!(27_998), &json!(2))
    );
    let best = seen["bestProducts"].as_array().unwrap();
    assert_eq!(best.len(), 2);
    assert_eq!(
        (&best[0]["title"], &best[0]["items"], &best[0]["revenue"]),
        (&json!("Jug"), &json!(6), &json!(24_000))
    );
    assert_eq!(seen["states"], json!({ "confirmed": 2 }));
    assert_eq!(seen["newestOrders"][0]["number"], order["number"]);
    assert_eq!(seen["newestOrders"].as_array().unwrap().len(), 2);
    let to_do = &seen["toDo"];
    assert_eq!(
        (&to_do["toShip"], &to_do["soldOut"], &to_do["lowStock"]),
        (&json!(2), &json!(1), &json!(0))
    );
    assert!(to_do["toShipSince"].is_string());
    assert!(seen["nextPayoutOn"].is_string());

    let cancel = format!("/api/orders/{}/cancel", order["id"]);
    ada.post(&cancel, json!({})).await.expect(200);
    app.until("select count(*) from refunds where status = 'done'", 1)
        .await;
    app.run_timer("seal the ledger").await;
    let after = clay.get(PATH).await.expect(200);
    assert_eq!(
        (&after["figures"]["revenue"], &after["figures"]["refunded"]),
        (&json!(27_998), &json!(24_000))
    );
    assert_eq!(
        after["states"],
        json!({ "confirmed": 1 }),
        "what is over is not counted"
    );
    assert_eq!(after["newestOrders"][0]["status"], "cancelled");

    let other = wool.get(PATH).await.expect(200);
    assert_eq!(
        (&other["figures"]["orders"], &other["states"]),
        (&json!(0), &json!({}))
    );
    assert_eq!(other["bestProducts"], json!([]));
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_counted_with_its_deadline() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let order = app.delivered(&clay, &ada, &mug).await;
    ada.review(&order, "2", "Too small").await.expect(201);
    app.sql(
        "insert into returns (shop_order_id, came_from, reason, words, worth, act_by) \
         select id, 'delivered', 'damaged', 'Broken', total, '2030-01-02T03:04:05Z' from shop_orders; \
         insert into return_events (return_id, to_status, actor) \
         select id, 'requested', 'buyer' from returns; \
         insert into return_lines (return_id, order_line_id, quantity) \
         select r.id, l.id, 1 from returns r, order_lines l; \
         insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, currency, \
         opened_at, respond_by) select id, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 1999, 'USD', now(), \
         '2030-02-03T04:05:06Z' from payments",
    )
    .await;
    clay.post(
        &format!("/api/seller/products/{}/duplicate", mug.id),
        json!({}),
    )
    .await
    .expect(201);
    let to_do = clay.get(PATH).await.expect(200)["toDo"].clone();
    let expected = json!({
        "toShip": 0, "toShipSince": null, "toShipBy": null, "toShipLate": 0,
        "returns": 1, "returnsBy": "2030-01-02T03:04:05Z",
        "disputes": 1, "disputesBy": "2030-02-03T04:05:06Z",
        "reviews": 1, "lowStock": 0, "soldOut": 0, "drafts": 1,
    });
    assert_eq!(to_do, expected);
    let few = json!({ "lowStockAt": 8 });
    let shop = clay.patch("/api/seller/shop", few).await.expect(200);
    assert_eq!(shop["lowStockAt"], 8);
    let low = clay.get(PATH).await.expect(200)["toDo"]["lowStock"].clone();
    let listed = clay
        .get("/api/seller/products?status=active&stock=low")
        .await;
    assert_eq!((&low, &listed.expect(200)["total"]), (&json!(1), &json!(1)));
    let many = clay
        .patch("/api/seller/shop", json!({ "lowStockAt": 1001 }))
        .await;
    assert_eq!(many.expect(422)["errors"][0]["pointer"], "/lowStockAt");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn days_are_those_of_the_shops_zone_and_move_with_it() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    paid(&app, &ada, &mug, 1).await;
    app.run_timer("seal the ledger").await;
    paid(&app, &ada, &mug, 1).await;
    let mut days = Vec::new();
    // these two are never on the same day
    for zone in ["Pacific/Kiritimati", "Pacific/Niue"] {
        let shop = clay
            .patch("/api/seller/shop", json!({ "timeZone": zone }))
            .await;
        assert_eq!(shop.expect(200)["timeZone"], zone);
        let seen = clay.get(PATH).await.expect(200);
        let last = &seen["steps"][29];
        assert_eq!(
            (&seen["timeZone"], &last["from"]),
            (&json!(zone), &seen["today"])
        );
        assert_eq!(last["orders"], 2, "{zone}");
        days.push(seen["today"].clone());
    }
    assert_ne!(days[0], days[1]);
    for zone in [
        "Middle/Earth",
        "posix/Europe/Berlin",
        "europe/berlin",
        "'; drop",
    ] {
        let refused = clay
            .patch("/api/seller/shop", json!({ "timeZone": zone }))
            .await;
        let refused = refused.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], "/timeZone", "{zone}");
        assert_eq!(refused["errors"][0]["code"], "unknown_time_zone", "{zone}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_period_before_is_as_long_and_a_long_one_is_told_by_months() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    paid(&app, &ada, &mug, 1).await;
    app.run_timer("seal the ledger").await;
    let seen = clay.get(PATH).await.expect(200);
    let today = day(&seen["today"]);
    assert_eq!(day(&seen["period"]["from"]), today - Days::new(29));
    assert_eq!(day(&seen["before"]["to"]), today - Days::new(30));
    app.sql(
        "update shop_figures set since = since - interval '30 days'; \
         update shop_days set since = since - interval '30 days'",
    )
    .await;
    let moved = clay.get(PATH).await.expect(200);
    assert_eq!(
        (
            &moved["figures"]["orders"],
            &moved["figuresBefore"]["orders"]
        ),
        (&json!(0), &json!(1))
    );
    assert_eq!(moved["steps"][29]["revenueBefore"], 1999);
    let year = at(&clay, "2025-12-15", "2026-11-23").await.expect(200);
    assert_eq!(
        (&year["unit"], year["steps"].as_array().unwrap().len()),
        (&json!("month"), 12)
    );
    assert_eq!(year["steps"][0]["to"], "2025-12-31");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_period_that_is_none_is_refused_at_its_end() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for (query, pointer, code) in [
        ("from=2026-11-02&to=2026-11-01", "/to", "period_backwards"),
        ("from=2024-01-01&to=2025-01-01", "/to", "period_too_long"),
        ("from=2026-11-02", "/to", "required"),
        ("to=2026-11-02", "/from", "required"),
        ("from=yesterday&to=2026-11-02", "/from", "invalid_date"),
        ("from=2026-02-30&to=2026-03-01", "/from", "invalid_date"),
    ] {
        let refused = clay.get(&format!("{PATH}?{query}")).await.expect(422);
        let fault = &refused["errors"][0];
        assert_eq!(
            (&fault["pointer"], &fault["code"]),
            (&json!(pointer), &json!(code)),
            "{query}"
        );
    }
    at(&clay, "2024-01-01", "2024-12-31").await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn views_are_counted_by_product_and_day_and_of_people_only() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    let guest = app.guest();
    let views = |slug: &str| format!("/api/public/products/{slug}/views");
    let seen = async |slug: &str, agent: &'static str| {
        let request = guest.request(Method::POST, &views(slug));
        guest.send(request.header("user-agent", agent)).await.status
    };
    for _ in 0..3 {
        assert_eq!(seen(&mug.slug, "Mozilla/5.0").await, 204);
    }
    assert_eq!(
        seen(&mug.slug, "Mozilla/5.0 (compatible; Googlebot/2.1)").await,
        204
    );
    assert_eq!(seen("no-such-mug", "Mozilla/5.0").await, 204);
    app.write_views().await;
    assert_eq!(seen(&mug.slug, "Mozilla/5.0").await, 204);
    app.write_views().await;
    // the gateway itself may be writing them just then
    let written = "select coalesce(sum(views), 0) from product_views";
    app.until(written, 4).await;
    paid(&app, &ada, &mug, 1).await;
    let dashboard = clay.get(PATH).await.expect(200);
    assert_eq!(
        (
            &dashboard["figures"]["views"],
            &dashboard["figures"]["conversionBps"]
        ),
        (&json!(4), &json!(2500))
    );
    assert_eq!(dashboard["bestProducts"][0]["views"], 4);
    assert_eq!(app.count("select count(*) from product_views").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_paid_is_to_ship_within_the_days_that_the_shop_said_then() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 9).await;
    // there it is a day later than in Greenwich for most of the day
    let shop = json!({ "timeZone": "Pacific/Kiritimati", "handlingDays": 2 });
    let shop = clay.patch("/api/seller/shop", shop).await.expect(200);
    assert_eq!(shop["handlingDays"], 2);
    let order = paid(&app, &ada, &mug, 1).await;
    let seen = clay.get(PATH).await.expect(200);
    let today = day(&seen["today"]);
    let by = today + Days::new(2);
    let to_do = &seen["toDo"];
    assert_eq!(
        (day(&to_do["toShipBy"]), &to_do["toShipLate"]),
        (by, &json!(0))
    );
    let path = format!("/api/seller/orders/{}", order["shopOrders"][0]["id"]);
    let one = clay.get(&path).await.expect(200);
    assert_eq!((day(&one["shipBy"]), &one["daysLate"]), (by, &json!(0)));

    // who takes more time from now on takes it for what is bought from now on
    let longer = json!({ "handlingDays": 30 });
    clay.patch("/api/seller/shop", longer).await.expect(200);
    paid(&app, &ada, &mug, 2).await;
    let listed = clay.get("/api/seller/orders").await.expect(200);
    let days = [&listed["items"][0], &listed["items"][1]].map(|order| day(&order["shipBy"]));
    assert_eq!(days, [by, today + Days::new(30)]);

    app.sql("update shop_orders set ship_by = ship_by - 4")
        .await;
    let to_do = clay.get(PATH).await.expect(200)["toDo"].clone();
    assert_eq!(
        (
            day(&to_do["toShipBy"]),
            &to_do["toShip"],
            &to_do["toShipLate"]
        ),
        (by - Days::new(4), &json!(2), &json!(1))
    );
    let late = clay.get(&path).await.expect(200);
    assert_eq!(late["daysLate"], 2);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
    let ship = format!("{path}/ship");
    let sent = clay.post_once(&ship, "late", parcel).await.expect(200);
    assert_eq!(
        (&sent["shipBy"], &sent["daysLate"]),
        (&Value::Null, &json!(0))
    );
    for days in [0, 31] {
        let refused = json!({ "handlingDays": days });
        let refused = clay.patch("/api/seller/shop", refused).await.expect(422);
        assert_eq!(refused["errors"][0]["pointer"], "/handlingDays");
    }
}
