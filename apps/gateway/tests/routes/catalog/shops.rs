//! Shops and the home page on the wire.

use crate::support::TestApp;

#[tokio::test]
async fn the_directory_and_the_home_page_show_open_shops_and_what_can_be_bought() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    app.product(&clay, "Mug", 1000, 5).await;
    app.product(&wood, "Board", 1000, 0).await;
    let guest = app.guest();
    let shops = guest.get("/api/public/shops?pageSize=1").await.expect(200);
    assert_eq!(
        (shops["items"].as_array().unwrap().len(), &shops["total"]),
        (1, &2.into())
    );
    let shop = guest.get("/api/public/shops/clay").await.expect(200);
    assert_eq!(
        (&shop["productCount"], &shop["rating"]),
        (&1.into(), &serde_json::Value::Null)
    );
    let home = guest.get("/api/public/home").await.expect(200);
    // nothing is reduced, and nobody has rated anything
    for (at, kind) in ["best_sellers", "newest"].into_iter().enumerate() {
        let shelf = &home["shelves"][at];
        assert_eq!(
            (&shelf["kind"], &shelf["cards"][1]),
            (&kind.into(), &serde_json::Value::Null)
        );
        assert_eq!(shelf["cards"][0]["title"], "Mug");
    }
    assert_eq!(home["shelves"].as_array().unwrap().len(), 2);
    assert_eq!(home["shops"].as_array().unwrap().len(), 2);
    let none = guest.get("/api/public/shops/nobody").await;
    assert_eq!((none.status, none.code()), (404, "not_found"));
    guest.get("/api/public/shops?page=0").await.expect(422);
}
