//! The wishlist on the wire.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_remembered_is_listed_as_cards_and_forgotten_again() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let mug = app.product(&clay, "Mug", 1999, 5).await;
    let bowl = app.product(&clay, "Bowl", 2999, 5).await;
    let place = |id: i64| format!("/api/user/wishlist/{id}");
    for id in [mug.id, bowl.id, mug.id] {
        assert_eq!(ada.put(&place(id), json!({})).await.status, 204);
    }
    let ids = ada.get("/api/user/wishlist/ids").await.expect(200);
    assert_eq!(ids, json!({ "productIds": [bowl.id, mug.id] }));
    let page = ada
        .get("/api/user/wishlist?pageSize=1&page=2")
        .await
        .expect(200);
    let shelf = app
        .guest()
        .get("/api/public/products?q=mug")
        .await
        .expect(200);
    assert_eq!(page["items"][0], shelf["items"][0]);
    assert_eq!((&page["total"], &page["page"]), (&json!(2), &json!(2)));
    for _ in 0..2 {
        assert_eq!(ada.delete(&place(bowl.id)).await.status, 204);
    }
    let unknown = ada.put(&place(999_999), json!({})).await;
    assert_eq!((unknown.status, unknown.code()), (404, "not_found"));
    let path = format!("/api/seller/products/{}", mug.id);
    clay.patch(&path, json!({ "status": "hidden" }))
        .await
        .expect(200);
    let page = ada.get("/api/user/wishlist").await.expect(200);
    assert_eq!((&page["items"], &page["total"]), (&json!([]), &json!(0)));
    let ids = ada.get("/api/user/wishlist/ids").await.expect(200);
    assert_eq!(ids, json!({ "productIds": [] }));
    app.sql(&format!(
        "insert into products (shop_id, category_id, slug, title) \
         select shop_id, category_id, 'other-' || n, 'Other' from products, generate_series(1, 499) n \
         where id = {mug}; \
         insert into wishlist_items (user_id, product_id) \
         select u.id, p.id from users u, products p where u.username = 'ada' and p.slug like 'other-%'",
        mug = mug.id
    ))
    .await;
    let full = ada.put(&place(bowl.id), json!({})).await;
    assert_eq!((full.status, full.code()), (409, "wishlist_full"));
    app.assert_invariants().await;
}
