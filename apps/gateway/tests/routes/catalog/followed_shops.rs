//! The shops that somebody follows, on the wire.

use serde_json::{Value, json};

use crate::support::{PASSWORD, TestApp};

const OWN: &str = "/api/user/followed-shops";
const IDS: &str = "/api/user/followed-shops/ids";

/// Where somebody follows a shop, or follows it no more.
async fn place(app: &TestApp, shop: &str) -> String {
    let query = format!("select id from shops where slug = '{shop}'");
    format!("{OWN}/{}", app.count(&query).await)
}

async fn followers(app: &TestApp, shop: &str) -> Value {
    let path = format!("/api/public/shops/{shop}");
    let shop = app.guest().get(&path).await.expect(200);
    shop["followerCount"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn followed_shops_are_listed_with_their_newest_products_and_let_go_again() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    app.seller("wood").await;
    for title in ["Mug", "Bowl", "Pot", "Jug", "Plate"] {
        app.product(&clay, title, 1999, 5).await;
    }
    let (of_clay, of_wood) = (place(&app, "clay").await, place(&app, "wood").await);
    for path in [&of_clay, &of_wood, &of_clay] {
        assert_eq!(ada.put(path, json!({})).await.status, 204);
    }
    assert_eq!(followers(&app, "clay").await, 1);
    let page = ada.get(OWN).await.expect(200);
    assert_eq!((&page["total"], &page["page"]), (&json!(2), &json!(1)));
    let directory = app.guest().get("/api/public/shops?q=clay").await;
    assert_eq!(page["items"][1]["shop"], directory.expect(200)["items"][0]);
    assert_eq!(page["items"][1]["newest"].as_array().unwrap().len(), 4);
    assert_eq!(page["items"][0]["newest"], json!([]));
    let second = ada
        .get(&format!("{OWN}?pageSize=1&page=2"))
        .await
        .expect(200);
    assert_eq!(second["items"][0], page["items"][1]);
    let ids = ada.get(IDS).await.expect(200);
    assert_eq!(ids["shopIds"].as_array().unwrap().len(), 2);
    for _ in 0..2 {
        assert_eq!(ada.delete(&of_clay).await.status, 204);
    }
    assert_eq!(followers(&app, "clay").await, 0);
    let left = ada.get(OWN).await.expect(200);
    assert_eq!(
        (&left["total"], &left["items"][0]["shop"]["name"]),
        (&json!(1), &json!("wood"))
    );
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_follows_is_theirs_alone() {
    let app = TestApp::start().await;
    app.seller("clay").await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let of_clay = place(&app, "clay").await;
    assert_eq!(ada.put(&of_clay, json!({})).await.status, 204);
    assert_eq!(eve.delete(&of_clay).await.status, 204);
    let hers = ada.get(IDS).await.expect(200);
    assert_eq!(hers["shopIds"].as_array().unwrap().len(), 1);
    assert_eq!(eve.get(IDS).await.expect(200)["shopIds"], json!([]));
    let guest = app.guest();
    for answer in [
        guest.get(OWN).await,
        guest.get(IDS).await,
        guest.put(&of_clay, json!({})).await,
        guest.delete(&of_clay).await,
    ] {
        assert_eq!((answer.status, answer.code()), (401, "not_signed_in"));
    }
    let leave = json!({ "password": PASSWORD });
    ada.post("/api/user/delete-account", leave)
        .await
        .expect(200);
    assert_eq!(app.count("select count(*) from shop_follows").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_open_shops_can_be_followed_and_only_so_many() {
    let app = TestApp::start().await;
    app.seller("clay").await;
    let ada = app.shopper("ada").await;
    let of_clay = place(&app, "clay").await;
    let unknown = ada.put(&format!("{OWN}/999999"), json!({})).await;
    assert_eq!((unknown.status, unknown.code()), (404, "not_found"));
    assert_eq!(ada.put(&of_clay, json!({})).await.status, 204);
    app.sql("update shops set status = 'suspended', status_reason = 'Late'")
        .await;
    let closed = ada.put(&of_clay, json!({})).await;
    assert_eq!((closed.status, closed.code()), (404, "not_found"));
    let page = ada.get(OWN).await.expect(200);
    assert_eq!((&page["items"], &page["total"]), (&json!([]), &json!(0)));
    assert_eq!(ada.get(IDS).await.expect(200)["shopIds"], json!([]));
    assert_eq!(ada.delete(&of_clay).await.status, 204);
    app.sql(
        "update shops set status = 'approved', status_reason = null; \
         insert into users (email, username, password_hash) \
         select 'owner' || n || '@example.com', 'owner' || n, '' from generate_series(1, 500) n; \
         insert into shops (owner_id, name, slug, status) \
         select id, username, username, 'approved' from users where username like 'owner%'; \
         insert into shop_follows (user_id, shop_id) \
         select u.id, s.id from users u, shops s where u.username = 'ada' and s.slug like 'owner%'",
    )
    .await;
    let full = ada.put(&of_clay, json!({})).await;
    assert_eq!((full.status, full.code()), (409, "follows_full"));
}
