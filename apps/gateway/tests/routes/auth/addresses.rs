//! The address book.

use serde_json::{Value, json};

use super::pointers;
use crate::support::{TestApp, address};

const BOOK: &str = "/api/user/addresses";

fn with(name: &str, value: Value) -> Value {
    let mut address = address();
    address[name] = value;
    address
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_added_changed_and_deleted() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let made = ada.post(BOOK, address()).await.expect(201);
    assert_eq!(made["isDefault"], true);
    assert_eq!(made["companyName"], Value::Null);
    let second = ada
        .post(BOOK, with("state", json!("oregon")))
        .await
        .expect(201);
    assert_eq!(
        (&second["isDefault"], &second["state"]),
        (&json!(false), &json!("OR"))
    );
    let path = format!("{BOOK}/{}", second["id"]);
    let chosen = ada
        .post(&format!("{path}/default"), json!({}))
        .await
        .expect(200);
    assert_eq!(chosen["isDefault"], true);
    let changed = ada
        .put(&path, with("city", json!("Salem")))
        .await
        .expect(200);
    assert_eq!(
        (&changed["city"], &changed["isDefault"]),
        (&json!("Salem"), &json!(true))
    );
    let book = ada.get(BOOK).await.expect(200);
    let cities: Vec<_> = book
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["city"])
        .collect();
    assert_eq!(cities, ["Salem", "Portland"]);
    ada.delete(&path).await.expect(204);
    let book = ada.get(BOOK).await.expect(200);
    assert_eq!(book[0]["id"], made["id"]);
    assert_eq!(book[0]["isDefault"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_elses_address_is_not_found() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.shopper("ada").await, app.shopper("eve").await);
    let hers = ada.post(BOOK, address()).await.expect(201);
    for id in [
        hers["id"].to_string(),
        "999999".into(),
        "abc".into(),
        "99999999999999999999".into(),
    ] {
        let path = format!("{BOOK}/{id}");
        assert_eq!(eve.put(&path, address()).await.status, 404, "{id}");
        assert_eq!(eve.delete(&path).await.status, 404, "{id}");
        let default = eve.post(&format!("{path}/default"), json!({})).await;
        assert_eq!(default.status, 404, "{id}");
    }
    assert_eq!(ada.get(BOOK).await.expect(200), json!([hers]));
    assert_eq!(eve.get(BOOK).await.expect(200), json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refused_fields_are_named_as_the_client_knows_them() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    let bad = json!({
        "firstName": "", "lastName": "L", "country": "US", "addressLine1": "a\nb", "city": "P",
        "state": "Bavaria", "postalCode": "x", "phoneNumber": "0151",
    });
    let refused = ada.post(BOOK, bad).await;
    let expected = [
        "/firstName",
        "/addressLine1",
        "/state",
        "/postalCode",
        "/phoneNumber",
    ];
    assert_eq!(pointers(&refused), expected);
    for (name, value) in [("userId", json!(1)), ("id", json!(1)), ("city", json!(7))] {
        assert_eq!(
            ada.post(BOOK, with(name, value)).await.status,
            400,
            "{name}"
        );
    }
    assert_eq!(ada.get(BOOK).await.expect(200), json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_book_holds_twenty_addresses() {
    let app = TestApp::start().await;
    let ada = app.shopper("ada").await;
    for _ in 0..20 {
        ada.post(BOOK, address()).await.expect(201);
    }
    let full = ada.post(BOOK, address()).await;
    assert_eq!((full.status, full.code()), (409, "too_many_addresses"));
}
