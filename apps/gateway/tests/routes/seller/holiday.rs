//! A shop that moves to another address, and one that is on holiday.

use chrono::{Days, NaiveDate, Utc};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

use crate::support::{Client, TestApp};

const MIGRATION: &str =
    include_str!("../../../../../migrations/2026-11-29-000113_vacations_within_two_years/up.sql");

fn day(ahead: i64) -> NaiveDate {
    let today = Utc::now().date_naive();
    match u64::try_from(ahead) {
        Ok(ahead) => today + Days::new(ahead),
        Err(_) => today - Days::new(ahead.unsigned_abs()),
    }
}

/// Somebody who does not go where a page moved to.
fn visitor(app: &TestApp) -> Client {
    let http = reqwest::Client::builder().redirect(Policy::none());
    app.guest_through(http.build().unwrap())
}

async fn holiday(seller: &Client, from: i64, to: i64) -> Value {
    let days = json!({ "from": day(from), "to": day(to), "note": "At the fair" });
    let shop = seller.put("/api/seller/shop/holiday", days).await;
    shop.expect(200)
}

#[tokio::test]
async fn an_old_address_leads_to_the_new_one_and_is_nobody_elses() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let own = "/api/seller/shop";
    let moved = clay.patch(own, json!({ "slug": "fine-clay" })).await;
    assert_eq!(moved.expect(200)["slug"], "fine-clay");
    app.catch_up().await;
    for slug in ["clay", "fine-clay"] {
        let path = format!("/api/public/shops/{slug}");
        assert_eq!(
            app.guest().get(&path).await.expect(200)["slug"],
            "fine-clay"
        );
    }
    let visitor = visitor(&app);
    let page = visitor.get("/shop/clay?tab=about").await;
    assert_eq!(page.status, 301);
    assert_eq!(page.headers["location"], "/shop/fine-clay?tab=about");
    assert_eq!(page.headers["cache-control"], "no-cache");

    for taken in ["clay", "fine-clay"] {
        let refused = wood.patch(own, json!({ "slug": taken })).await;
        assert_eq!(refused.status, 422, "{taken}");
        assert_eq!(refused.expect(422)["errors"][0]["code"], "shop_slug_taken");
    }
    let odd = wood.patch(own, json!({ "slug": "Fine Wood" })).await;
    assert_eq!(odd.expect(422)["errors"][0]["pointer"], "/slug");

    clay.patch(own, json!({ "slug": "clay" })).await.expect(200);
    app.catch_up().await;
    assert_eq!(visitor.get("/shop/clay").await.status, 200);
    assert_eq!(visitor.get("/shop/fine-clay").await.status, 301);

    // the five before the present one
    for number in 1..=6 {
        let change = json!({ "slug": format!("clay-no-{number}") });
        clay.patch(own, change).await.expect(200);
    }
    app.catch_up().await;
    assert_eq!(visitor.get("/shop/clay-no-1").await.status, 301);
    assert_eq!(visitor.get("/shop/fine-clay").await.status, 404);
    let free = wood.patch(own, json!({ "slug": "fine-clay" })).await;
    assert_eq!(free.expect(200)["slug"], "fine-clay");
}

#[tokio::test]
async fn nobody_buys_from_a_shop_on_holiday() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1000, 9).await;
    let item = ada.add(&mug, 1).await;

    holiday(&clay, 1, 2).await;
    app.catch_up().await;
    let planned = app.guest().get(&mug.path()).await.expect(200);
    assert_eq!(planned["shop"]["holiday"]["note"], "At the fair");
    ada.add(&mug, 1).await;

    let shop = holiday(&clay, -1, 1).await;
    assert_eq!(shop["holiday"]["from"], json!(day(-1)));
    app.catch_up().await;
    app.guest().get(&mug.path()).await.expect(200);
    let more = ada.post("/api/cart/add", mug.line(1)).await;
    assert_eq!((more.status, more.code()), (409, "shop_on_holiday"));
    let batch = json!([mug.line(1)]);
    let batch = ada.post("/api/cart/add-multiple", batch).await;
    assert_eq!(batch.headers["cart-left-out"], "0;reason=shop_on_holiday");
    let line = &batch.expect(200)[0]["cartDTOList"][0];
    assert_eq!(line["changes"][0]["code"], "shop_on_holiday");
    let asked = json!({ "cartItemIds": [item] });
    let quote = ada.post("/api/orders/quote", asked).await.expect(200);
    assert_eq!(quote["problems"][0]["code"], "shop_on_holiday");
    assert_eq!(quote["total"], 0);
    let refused = ada.place("away", &[item]).await;
    assert_eq!(refused.status, 409, "{}", refused.text);

    let path = "/api/seller/shop/holiday";
    clay.delete(path).await.expect(200);
    ada.place("back", &[item]).await.expect(201);
    app.assert_invariants().await;
}

#[tokio::test]
async fn days_that_are_no_holiday_are_refused() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    for (from, to) in [
        (2, 1),
        (-9, -2),
        (0, 400),
        (735, 740),
        (2_900_000, 2_900_010),
    ] {
        let days = json!({ "from": day(from), "to": day(to) });
        let refused = clay.put("/api/seller/shop/holiday", days).await;
        let refused = refused.expect(422);
        assert_eq!(
            refused["errors"][0]["code"], "invalid_holiday",
            "{from} to {to}"
        );
    }
    let long = json!({ "from": day(0), "to": day(1), "note": "x".repeat(301) });
    let refused = clay.put("/api/seller/shop/holiday", long).await;
    assert_eq!(refused.expect(422)["errors"][0]["pointer"], "/note");
    let shop = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(shop["holiday"], Value::Null);
    holiday(&clay, 720, 725).await;
}

#[tokio::test]
async fn a_vacation_that_was_taken_without_the_limit_ends_within_two_years() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let bone = app.seller("bone").await;
    holiday(&bone, 1, 2).await;
    let begun = day(400);
    app.sql(&format!(
        "update shops set holiday_from = '9999-12-01', holiday_to = '9999-12-31' \
             where slug = 'clay'; \
         update shops set holiday_from = '{begun}', holiday_to = '9999-12-31' \
             where slug = 'wood'; {MIGRATION}"
    ))
    .await;
    app.catch_up().await;
    for slug in ["clay", "wood", "bone"] {
        let path = format!("/api/public/shops/{slug}");
        let shop = app.guest().get(&path).await.expect(200);
        assert!(shop["holiday"]["ends"].is_string(), "{shop}");
    }
    let latest = day(731);
    for (seller, days) in [
        (clay, (latest, latest)),
        (wood, (begun, latest)),
        (bone, (day(1), day(2))),
    ] {
        let shop = seller.get("/api/seller/shop").await.expect(200);
        let (from, to) = days;
        assert_eq!(shop["holiday"]["from"], json!(from));
        assert_eq!(shop["holiday"]["to"], json!(to));
    }
}

#[tokio::test]
async fn shoppers_read_how_to_reach_a_shop() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let contact =
        json!({ "contactEmail": "Hello@Clay.example", "contactPhone": "+1 503 555 0142" });
    clay.patch("/api/seller/shop", contact).await.expect(200);
    app.catch_up().await;
    let shop = app.guest().get("/api/public/shops/clay").await.expect(200);
    assert_eq!(shop["contactEmail"], "hello@clay.example");
    assert_eq!(shop["contactPhone"], "+1 503 555 0142");
    let bad = clay
        .patch("/api/seller/shop", json!({ "contactEmail": "clay" }))
        .await;
    assert_eq!(bad.expect(422)["errors"][0]["pointer"], "/contactEmail");
    let empty = json!({ "contactEmail": " ", "contactPhone": "" });
    let shop = clay.patch("/api/seller/shop", empty).await.expect(200);
    assert_eq!(
        (&shop["contactEmail"], &shop["contactPhone"]),
        (&json!(""), &json!(""))
    );
}
