//! The own shop on the wire.

use serde_json::json;

use crate::support::TestApp;

#[tokio::test]
async fn a_seller_reads_and_changes_the_own_shop() {
    let app = TestApp::start().await;
    let (clay, _wood) = (app.seller("clay").await, app.seller("wood").await);
    let shop = clay.get("/api/seller/shop").await.expect(200);
    assert_eq!(
        (&shop["name"], &shop["status"]),
        (&json!("clay"), &json!("approved"))
    );
    let change = json!({ "name": "Fine clay", "description": "Thrown by hand" });
    let changed = clay.patch("/api/seller/shop", change).await.expect(200);
    assert_eq!(
        (&changed["name"], &changed["slug"]),
        (&json!("Fine clay"), &json!("clay"))
    );
    let seen = app.guest().get("/api/public/shops/clay").await.expect(200);
    assert_eq!(seen["description"], "Thrown by hand");
    let taken = clay
        .patch("/api/seller/shop", json!({ "name": "wood" }))
        .await;
    assert_eq!((taken.status, taken.code()), (409, "shop_name_taken"));
    let status = clay
        .patch("/api/seller/shop", json!({ "status": "approved" }))
        .await;
    assert_eq!(status.status, 400);
    let empty = clay
        .patch("/api/seller/shop", json!({ "name": " " }))
        .await
        .expect(422);
    assert_eq!(empty["errors"][0]["pointer"], "/name");
}
