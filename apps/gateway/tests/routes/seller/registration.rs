//! Opening a shop on the wire, where an operator looks at it first.

use serde_json::{Value, json};
use settings::ShopApproval;

use crate::support::{Answer, Client, TestApp, until_shown};

const REGISTRATION: &str = "/api/seller/registration";

/// A marketplace that looks at new shops first.
async fn careful() -> TestApp {
    TestApp::start_with(|config| config.settings.shop_approval = ShopApproval::Manual).await
}

async fn apply(client: &Client, name: &str, description: &str) -> Answer {
    let body = json!({ "shopName": name, "description": description });
    client.post(REGISTRATION, body).await
}

async fn waiting(operator: &Client) -> Value {
    let path = "/api/admin/shops?status=pending";
    operator.get(path).await.expect(200)["items"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shop_is_refused_with_a_reason_applies_again_and_opens_with_its_products_on_each_gateway()
{
    let app = careful().await;
    let twin = app.second_gateway().await;
    let (ada, root) = (app.shopper("ada").await, app.operator("root").await);
    let profile = apply(&ada, "Clay", "Things").await.expect(200);
    assert_eq!(profile["shop"]["slug"], "clay");
    let own = ada.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (&own["status"], &own["rejectionReason"]),
        (&json!("pending"), &Value::Null)
    );
    // what is prepared meanwhile nobody sees
    let mug = app.product(&ada, "Mug", 1999, 9).await;
    let (page, shop) = (
        format!("/api/public/products/{}", mug.slug),
        "/api/public/shops/clay",
    );
    let guest = app.guest();
    guest.get(&page).await.expect(404);
    guest.get(shop).await.expect(404);
    twin.of(&guest).get(shop).await.expect(404);

    let list = waiting(&root).await;
    assert_eq!(list.as_array().unwrap().len(), 1);
    let seen = &list[0];
    assert_eq!(
        (&seen["name"], &seen["ownerName"], &seen["description"]),
        (&json!("Clay"), &json!("ada"), &json!("Things"))
    );
    assert_eq!(
        (&seen["status"], &seen["reason"]),
        (&json!("pending"), &Value::Null)
    );
    let decide = async |step: &str, body: Value| {
        let path = format!("/api/admin/shops/{}/{step}", seen["id"]);
        root.post(&path, body).await
    };
    for empty in [
        json!({ "reason": " " }),
        json!({ "reason": "x".repeat(1001) }),
    ] {
        let empty = decide("reject", empty).await.expect(422);
        assert_eq!(empty["errors"][0]["pointer"], "/reason");
    }
    let why = json!({ "reason": "Say what you sell" });
    let refused = decide("reject", why.clone()).await.expect(200);
    assert_eq!(
        (&refused["status"], &refused["reason"]),
        (&json!("rejected"), &json!("Say what you sell"))
    );
    for (step, body) in [("reject", why), ("approve", json!({}))] {
        let late = decide(step, body).await;
        assert_eq!((late.status, late.code()), (409, "invalid_transition"));
    }
    let email = app.email("ada@example.com", "wasn't approved").await;
    assert!(email.text.contains("Say what you sell"), "{}", email.text);
    let own = ada.get("/api/seller/shop").await.expect(200);
    assert_eq!(own["rejectionReason"], "Say what you sell");

    let again = apply(&ada, "Clay", "Mugs and bowls").await.expect(200);
    assert_eq!(again, profile);
    let own = ada.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (&own["status"], &own["rejectionReason"], &own["description"]),
        (&json!("pending"), &Value::Null, &json!("Mugs and bowls"))
    );
    let twice = apply(&ada, "Clay", "Mugs and bowls").await;
    assert_eq!((twice.status, twice.code()), (409, "has_shop"));
    decide("approve", json!({})).await.expect(200);
    app.email("ada@example.com", "is open").await;
    app.catch_up().await;
    guest.get(&page).await.expect(200);
    guest.get(shop).await.expect(200);
    let found = guest.get("/api/public/products?q=mug").await.expect(200);
    assert_eq!(found["total"], 1);
    let there = twin.of(&guest);
    for path in [shop, page.as_str()] {
        until_shown(path, async || there.get(path).await.status == 200).await;
    }
    assert_eq!(waiting(&root).await, json!([]));
    let all = root.get("/api/admin/shops?pageSize=1").await.expect(200);
    assert_eq!(
        (&all["total"], &all["items"][0]["status"]),
        (&json!(1), &json!("approved"))
    );
}

#[tokio::test]
async fn only_operators_decide_and_only_about_shops_that_are_there() {
    let app = careful().await;
    let (ada, clay) = (app.shopper("ada").await, app.seller("clay").await);
    let root = app.operator("root").await;
    apply(&ada, "Wool", "Scarves").await.expect(200);
    let id = waiting(&root).await[0]["id"].clone();
    let (yes, no) = (
        format!("/api/admin/shops/{id}/approve"),
        format!("/api/admin/shops/{id}/reject"),
    );
    for (somebody, status) in [(app.guest(), 401), (ada.clone(), 403), (clay, 403)] {
        somebody.get("/api/admin/shops").await.expect(status);
        somebody.post(&yes, json!({})).await.expect(status);
        let why = json!({ "reason": "Mine" });
        somebody.post(&no, why).await.expect(status);
    }
    assert_eq!(waiting(&root).await.as_array().unwrap().len(), 1);
    for unknown in [
        "/api/admin/shops/987654/approve",
        "/api/admin/shops/0/approve",
    ] {
        let unknown = root.post(unknown, json!({})).await;
        assert_eq!((unknown.status, unknown.code()), (404, "not_found"));
    }
    let wrong = root.get("/api/admin/shops?status=open").await;
    assert_eq!(wrong.status, 400);
}

#[tokio::test]
async fn where_nobody_looks_first_a_refused_shop_opens_as_it_applies_again() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    apply(&ada, "Clay", "Things").await.expect(200);
    let email = app.email("ada@example.com", "is open").await;
    assert!(email.text.contains("publish your first product"));
    app.sql("update shops set status = 'rejected', status_reason = 'Say more'")
        .await;
    apply(&ada, "Clay & Co", "Mugs and bowls").await.expect(200);
    let own = ada.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (&own["status"], &own["rejectionReason"], &own["slug"]),
        (&json!("approved"), &Value::Null, &json!("clay-co"))
    );
    app.catch_up().await;
    app.guest()
        .get("/api/public/shops/clay-co")
        .await
        .expect(200);
}
