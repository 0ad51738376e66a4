//! Parcels: who may send them, and of what.

use serde_json::json;

use super::test_shop::TestShop;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seller_ships_only_their_own_part_and_the_buyer_sees_the_number() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(2).await;
    let wood = test_shop.app.seller("woodworks").await;
    let part = order["shopOrders"][0]["id"].as_i64().unwrap();
    let path = format!("/api/seller/orders/{part}/ship");
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z999AA10123456784" });
    let foreign = wood.post_once(&path, "ship", parcel.clone()).await;
    assert_eq!(foreign.status, 404);
    let shipped = test_shop
        .clay
        .post_once(&path, "ship", parcel.clone())
        .await
        .expect(200);
    assert_eq!(shipped["status"], "in_delivery");
    let again = test_shop
        .clay
        .post_once(&path, "ship", parcel.clone())
        .await
        .expect(200);
    assert_eq!(again, shipped, "the same key gets the same answer");
    let twice = test_shop.clay.post_once(&path, "ship-2", parcel).await;
    assert_eq!((twice.status, twice.code()), (409, "invalid_transition"));
    let seen = test_shop
        .buyer
        .get(&format!("/api/orders/{}", order["id"]))
        .await
        .expect(200);
    let shipment = &seen["shopOrders"][0]["shipments"][0];
    assert_eq!(shipment["trackingNumber"], "1Z999AA10123456784");
    assert!(
        shipment["trackingUrl"]
            .as_str()
            .unwrap()
            .starts_with("https://www.ups.com/")
    );
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_part_can_go_in_two_parcels_and_never_more_than_was_bought() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(3).await;
    let part = &order["shopOrders"][0];
    let path = format!("/api/seller/orders/{}/ship", part["id"]);
    let parcel = |quantity| {
        json!({
            "carrier": "DHL", "trackingNumber": "00340434161094042557",
            "lines": [{ "lineId": part["lines"][0]["id"], "quantity": quantity }],
        })
    };
    let nothing = json!({ "carrier": "DHL", "trackingNumber": "1", "lines": [] });
    let nothing = test_shop.clay.post_once(&path, "zero", nothing).await;
    assert_eq!(nothing.status, 422, "{}", nothing.text);
    let first = test_shop
        .clay
        .post_once(&path, "one", parcel(2))
        .await
        .expect(200);
    assert_eq!(first["status"], "partially_shipped");
    let too_many = test_shop.clay.post_once(&path, "two", parcel(2)).await;
    assert_eq!((too_many.status, too_many.code()), (422, "not_shippable"));
    let second = test_shop
        .clay
        .post_once(&path, "three", parcel(1))
        .await
        .expect(200);
    assert_eq!(second["status"], "in_delivery");
    test_shop.app.assert_invariants().await;
}
