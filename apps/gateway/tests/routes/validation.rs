//! What is wrong with a body is told at once, whichever call it was sent to.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

fn told(answer: &Answer) -> Vec<(String, String)> {
    assert_eq!(answer.status, 422, "{}", answer.text);
    assert_eq!(answer.code(), "invalid_fields");
    let errors = answer.body["errors"].as_array().unwrap();
    let text = |error: &Value, name: &str| error[name].as_str().unwrap().to_owned();
    for error in errors {
        assert!(!text(error, "message").is_empty(), "{error}");
    }
    errors
        .iter()
        .map(|error| (text(error, "pointer"), text(error, "code")))
        .collect()
}

async fn assert_told(answer: Answer, expected: &[(&str, &str)]) {
    let told = told(&answer);
    let told: Vec<_> = told.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(told, expected);
}

#[tokio::test]
async fn a_body_with_three_faults_tells_three() {
    let app = TestApp::start().await;
    let message = json!({ "name": " ", "email": "ada", "topic": "order", "message": "short" });
    let answer = app.guest().post("/api/public/contact", message).await;
    let faults = [
        ("/name", "required"),
        ("/email", "invalid_email"),
        ("/message", "too_short"),
    ];
    assert_told(answer, &faults).await;
}

#[tokio::test]
async fn faults_in_the_lines_of_a_list_are_told_with_those_beside_it_in_the_order_of_the_form() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let line = |quantity: i64| json!({ "lineId": 1, "quantity": quantity });
    let mut lines = vec![line(1); 11];
    lines[2] = line(0);
    lines[10] = line(1000);
    let parcel = json!({ "carrier": "", "trackingNumber": "1\u{0}2", "lines": lines });
    let path = "/api/seller/orders/1/ship";
    let faults = [
        ("/carrier", "required"),
        ("/trackingNumber", "invalid_characters"),
        ("/lines/2/quantity", "quantity_out_of_range"),
        ("/lines/10/quantity", "quantity_out_of_range"),
    ];
    assert_told(clay.post_once(path, "key", parcel).await, &faults).await;
    let empty = json!({ "carrier": "UPS", "trackingNumber": "1", "lines": [] });
    let answer = clay.post_once(path, "key", empty).await;
    assert_told(answer, &[("/lines", "required")]).await;
}

#[tokio::test]
async fn faults_of_an_address_are_told_with_those_of_the_order_around_it() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let address = json!({
        "firstName": "Ada", "lastName": "", "country": "US", "addressLine1": "1 Engine Way",
        "city": "Portland", "state": "Bavaria", "postalCode": "97201", "phoneNumber": "0",
    });
    let order = json!({
        "cartItemIds": [1], "address": address, "couponCode": "x".repeat(41),
        "note": "x".repeat(501),
    });
    let faults = [
        ("/address/lastName", "required"),
        ("/address/state", "unknown_state"),
        ("/address/phoneNumber", "invalid_phone_number"),
        ("/couponCode", "too_long"),
        ("/note", "too_long"),
    ];
    assert_told(ada.post_once("/api/orders", "key", order).await, &faults).await;
    let nowhere = json!({ "cartItemIds": [1], "note": "x".repeat(501) });
    let faults = [("/addressId", "required"), ("/note", "too_long")];
    assert_told(ada.post_once("/api/orders", "key", nowhere).await, &faults).await;
}

#[tokio::test]
async fn a_part_of_a_form_without_a_name_is_refused() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let form = "--b\r\ncontent-disposition: form-data; name=\"\"\r\n\r\n1\r\n--b--\r\n";
    for (method, path) in [
        (Method::POST, "/api/public/registerWithoutVerify"),
        (Method::PUT, "/api/seller/shop/logo"),
        (Method::POST, "/api/seller/products/import"),
    ] {
        let request = clay.request(method, path).body(form);
        let request = request.header("content-type", "multipart/form-data; boundary=b");
        let answer = clay.send(request).await;
        let told = (answer.status, answer.code());
        assert_eq!(told, (400, "malformed_form"), "{path}: {}", answer.text);
    }
}

#[tokio::test]
async fn a_list_in_the_place_of_an_object_is_refused() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let password = json!(["ada@example.com", "correct horse battery"]);
    let lines = json!([[[1], 1, []]]);
    let order = json!({ "cartItemIds": [1], "notes": [[1, "By the door"]] });
    for (path, body) in [
        ("/api/auth/signin", password),
        ("/api/cart/add-multiple", lines),
        ("/api/orders", order),
    ] {
        let answer = ada.post_once(path, "key", body).await;
        let told = (answer.status, answer.code());
        assert_eq!(told, (400, "malformed_body"), "{path}: {}", answer.text);
    }
}

#[tokio::test]
async fn nothing_hides_in_a_name() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let hidden = "\u{202e}yalC";
    let refused = [("/name", "invalid_characters")];
    let shop = json!({ "name": hidden });
    assert_told(clay.patch("/api/seller/shop", shop).await, &refused).await;
    let collection = json!({ "name": hidden, "parentId": 1 });
    let made = clay.post("/api/seller/categories", collection).await;
    assert_told(made, &refused).await;
    let product = json!({
        "title": hidden, "description": "", "categoryId": 1, "status": "draft",
        "options": [{ "name": "Co\u{200b}lour", "values": ["Re\u{200d}d"] }],
        "variants": [{ "values": ["Red"], "price": 1000, "stock": 1 }],
    });
    let answer = clay.post("/api/seller/products", product).await;
    let told = told(&answer);
    for pointer in ["/title", "/options/0/name", "/options/0/values/0"] {
        let fault = (pointer.to_owned(), "invalid_characters".to_owned());
        assert!(told.contains(&fault), "{pointer}: {told:?}");
    }
    let address = json!({
        "firstName": hidden, "lastName": "Lovelace", "country": "US", "city": "Portland",
        "addressLine1": "1 Engine Way", "state": "OR", "postalCode": "97201",
        "phoneNumber": "+15035550142",
    });
    let faults = [("/firstName", "invalid_characters")];
    assert_told(clay.post("/api/user/addresses", address).await, &faults).await;
}
