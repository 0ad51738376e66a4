//! All options and variants of a product at once.

use serde_json::{Value, json};

use crate::support::{Answer, Client, TestApp};

fn shirt(category: i64, status: &str) -> Value {
    let variant =
        |color: &str, price: i64| json!({ "values": [color], "price": price, "stock": 5 });
    json!({
        "title": "Shirt", "categoryId": category, "status": status,
        "options": [{ "name": "Colour", "values": ["Red", "Blue"] }],
        "variants": [variant("Red", 2000), variant("Blue", 1800)],
    })
}

async fn made(app: &TestApp, seller: &Client) -> Value {
    let body = shirt(app.category().await, "active");
    seller.post("/api/seller/products", body).await.expect(201)
}

/// The table that leaves the product as it is.
fn table(product: &Value) -> Value {
    let options = product["options"].clone();
    let variants = product["variants"].as_array().unwrap();
    let keep = |variant: &Value| {
        let mut kept = json!({});
        for field in [
            "id",
            "values",
            "sku",
            "barcode",
            "weight",
            "price",
            "priceSale",
            "imageId",
        ] {
            kept[field] = variant[field].clone();
        }
        kept
    };
    let variants: Vec<Value> = variants.iter().map(keep).collect();
    json!({ "options": options, "variants": variants, "expectedVersion": product["version"] })
}

fn path(product: &Value) -> String {
    format!("/api/seller/products/{}/variants", product["id"])
}

async fn put(seller: &Client, product: &Value, table: Value) -> Answer {
    seller.put(&path(product), table).await
}

fn codes(refused: &Value) -> Vec<(String, String)> {
    let errors = refused["errors"].as_array().unwrap().iter();
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    errors
        .map(|it| (word(&it["pointer"]), word(&it["code"])))
        .collect()
}

async fn found(app: &TestApp, query: &str) -> Value {
    app.catch_up().await;
    let path = format!("/api/public/products?{query}");
    app.guest().get(&path).await.expect(200)["total"].clone()
}

#[tokio::test]
async fn what_keeps_its_id_stays_itself_under_another_name_with_one_more_option() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let before = made(&app, &clay).await;
    let same = put(&clay, &before, table(&before)).await.expect(200);
    assert_eq!(same["options"], before["options"]);
    assert_eq!(same["variants"], before["variants"]);
    assert_eq!(same["version"], 2);
    let mut wanted = table(&same);
    wanted["options"][0]["name"] = json!("Hue");
    wanted["options"][0]["values"][0]["value"] = json!("Blue");
    wanted["options"][0]["values"][1]["value"] = json!("Red");
    let size = json!({ "name": "Size", "values": [{ "value": "M" }, { "value": "L" }] });
    wanted["options"].as_array_mut().unwrap().insert(0, size);
    wanted["variants"][0]["values"] = json!(["M", "Blue"]);
    wanted["variants"][1]["values"] = json!(["M", "Red"]);
    wanted["variants"][1]["stockChange"] = json!(-2);
    wanted["variants"][1]["weight"] = json!(420);
    wanted["variants"][1]["barcode"] = json!("4006381333931");
    let large = json!({ "values": ["L", "Red"], "sku": "L-RED", "price": 2500, "priceSale": 2100, "stock": 7 });
    wanted["variants"].as_array_mut().unwrap().push(large);
    let after = put(&clay, &same, wanted).await.expect(200);
    let variants = after["variants"].as_array().unwrap();
    assert_eq!(variants.len(), 3);
    assert_eq!(variants[0]["id"], before["variants"][0]["id"]);
    assert_eq!(variants[0]["values"], json!(["M", "Blue"]));
    assert_eq!(
        (&variants[1]["stock"], &variants[1]["weight"]),
        (&json!(3), &json!(420))
    );
    assert_eq!(variants[1]["barcode"], "4006381333931");
    assert_eq!(
        (&variants[2]["sku"], &variants[2]["stock"]),
        (&json!("L-RED"), &json!(7))
    );
    assert_eq!(after["options"][1]["id"], before["options"][0]["id"]);
    assert_eq!(after["options"][1]["name"], "Hue");
    let shown = app
        .guest()
        .get("/api/public/products/shirt")
        .await
        .expect(200);
    assert_eq!(shown["variants"][2]["optionIds"], variants[2]["optionIds"]);
    assert_eq!(
        shown["variants"][2]["optionIds"][0],
        after["options"][0]["values"][1]["id"]
    );
    assert_eq!(found(&app, "option.Hue=Red&option.Size=L").await, 1);
    assert_eq!(found(&app, "option.Colour=Red").await, 0);
    app.assert_invariants().await;
}

#[tokio::test]
async fn a_variant_that_is_left_out_leaves_the_shop_but_not_the_cart_and_comes_back_as_itself() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let before = made(&app, &clay).await;
    let red = before["variants"][0]["optionIds"].clone();
    let line = json!({ "productDTO": { "id": before["id"] }, "quantity": 2, "optionIds": red });
    ada.post("/api/cart/add", line.clone()).await.expect(200);
    let mut wanted = table(&before);
    wanted["options"][0]["values"]
        .as_array_mut()
        .unwrap()
        .remove(0);
    wanted["variants"].as_array_mut().unwrap().remove(0);
    let after = put(&clay, &before, wanted).await.expect(200);
    assert_eq!(after["variants"].as_array().unwrap().len(), 1);
    assert_eq!(after["options"][0]["values"].as_array().unwrap().len(), 1);
    assert_eq!(found(&app, "option.Colour=Red").await, 0);
    assert_eq!(found(&app, "q=shirt").await, 1);
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    let item = &cart[0]["cartDTOList"][0];
    assert_eq!(item["changes"][0]["code"], "gone", "{item}");
    assert!(item.to_string().contains("Red"), "{item}");
    let refused = ada.place("place", &[item["id"].as_i64().unwrap()]).await;
    assert!((400..500).contains(&refused.status), "{}", refused.text);
    let again = ada.post("/api/cart/add", line).await;
    assert!((400..500).contains(&again.status), "{}", again.text);
    let mut back = table(&after);
    let values = back["options"][0]["values"].as_array_mut().unwrap();
    values.push(json!({ "value": "Red" }));
    let variant = json!({ "values": ["Red"], "price": 1500, "stock": 3 });
    back["variants"].as_array_mut().unwrap().push(variant);
    let back = put(&clay, &after, back).await.expect(200);
    assert_eq!(back["variants"][1]["id"], before["variants"][0]["id"]);
    assert_eq!(back["variants"][1]["stock"], 3);
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    assert_eq!(
        cart[0]["cartDTOList"][0]["changes"][0]["code"],
        "price_down"
    );
    app.assert_invariants().await;
}

#[tokio::test]
async fn every_fault_of_a_table_is_pointed_at_and_nothing_changes() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let before = made(&app, &clay).await;
    let mug = app.product(&clay, "Mug", 1000, 5).await;
    let faults = async |change: &dyn Fn(&mut Value)| {
        let mut wanted = table(&before);
        change(&mut wanted);
        codes(&put(&clay, &before, wanted).await.expect(422))
    };
    let one = |pointer: &str, code: &str| vec![(pointer.to_owned(), code.to_owned())];
    let foreign = faults(&|it| it["variants"][1]["id"] = json!(mug.variant)).await;
    assert_eq!(foreign, one("/variants/1/id", "unknown_variant"));
    let missing = faults(&|it| it["variants"][1]["id"] = json!(999_999)).await;
    assert_eq!(missing, foreign);
    let option = faults(&|it| it["options"][0]["id"] = json!(999_999)).await;
    assert!(
        option.contains(&one("/options/0/id", "unknown_option")[0]),
        "{option:?}"
    );
    let value = faults(&|it| it["options"][0]["values"][1]["id"] = json!(999_999)).await;
    assert_eq!(value, one("/options/0/values/1/id", "unknown_value"));
    let image = faults(&|it| it["variants"][0]["imageId"] = json!(999_999)).await;
    assert_eq!(image, one("/variants/0/imageId", "unknown_image"));
    let twice = faults(&|it| it["variants"][1]["values"] = json!(["Red"])).await;
    assert_eq!(twice, one("/variants/1/values", "duplicate"));
    let many = faults(&|it| {
        it["variants"][1]["id"] = it["variants"][0]["id"].clone();
        it["variants"][0]["stock"] = json!(3);
        it["variants"][1]["weight"] = json!(0);
        it["options"][0]["name"] = json!(" ");
    })
    .await;
    let pointers: Vec<&str> = many.iter().map(|(pointer, _)| pointer.as_str()).collect();
    assert_eq!(
        pointers,
        [
            "/options/0/name",
            "/variants/0/stock",
            "/variants/1/id",
            "/variants/1/weight"
        ]
    );
    let fewer = faults(&|it| it["variants"] = json!([])).await;
    assert_eq!(fewer, one("/variants", "variant_count_out_of_range"));
    let mut more = table(&before);
    more["variants"][0]["stockChange"] = json!(-6);
    let moved = put(&clay, &before, more).await;
    assert_eq!((moved.status, moved.code()), (409, "stock_moved"));
    let path = format!("/api/seller/products/{}", before["id"]);
    assert_eq!(clay.get(&path).await.expect(200), before);
}

#[tokio::test]
async fn another_shops_table_is_as_missing_as_none() {
    let app = TestApp::start().await;
    let (clay, wood) = (app.seller("clay").await, app.seller("wood").await);
    let before = made(&app, &clay).await;
    let foreign = put(&wood, &before, table(&before)).await;
    let none = wood
        .put("/api/seller/products/999999/variants", table(&before))
        .await;
    assert_eq!((foreign.status, none.status), (404, 404));
    assert_eq!(foreign.body["detail"], none.body["detail"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_saw_the_same_product_one_is_told() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let before = made(&app, &clay).await;
    let (one, other) = tokio::join!(
        put(&clay, &before, table(&before)),
        put(&clay, &before, table(&before))
    );
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let told = if one.status == 409 { one } else { other };
    assert_eq!(
        (told.code(), &told.body["version"]),
        ("product_changed", &json!(2))
    );
    let path = format!("/api/seller/products/{}", before["id"]);
    let change = json!({ "title": "Blouse", "expectedVersion": 1 });
    let late = clay.patch(&path, change).await;
    assert_eq!((late.status, late.code()), (409, "product_changed"));
    let variant = format!("{path}/variants/{}", before["variants"][0]["id"]);
    let change = json!({ "sku": "X", "expectedVersion": 1 });
    let late = clay.patch(&variant, change).await;
    assert_eq!((late.status, late.code()), (409, "product_changed"));
    let counted = clay
        .patch(&variant, json!({ "stockChange": 1 }))
        .await
        .expect(200);
    assert_eq!(
        (&counted["version"], &counted["variants"][0]["sku"]),
        (&json!(2), &Value::Null)
    );
}

#[tokio::test]
async fn a_variant_shows_one_of_the_products_pictures() {
    let app = TestApp::start().await;
    let clay = app.seller("clay").await;
    let before = made(&app, &clay).await;
    app.sql(
        "insert into product_images (product_id, position, url, thumbnail) \
         select id, n, '/media/' || n || '.webp', '/media/' || n || '.webp' \
         from products, generate_series(0, 1) n",
    )
    .await;
    let images = clay
        .get(&format!("/api/seller/products/{}", before["id"]))
        .await
        .expect(200);
    let second = images["images"][1]["id"].clone();
    let mut wanted = table(&before);
    wanted["variants"][0]["imageId"] = second.clone();
    let after = put(&clay, &before, wanted).await.expect(200);
    assert_eq!(after["variants"][0]["imageId"], second);
    let shown = app
        .guest()
        .get("/api/public/products/shirt")
        .await
        .expect(200);
    assert_eq!(shown["variants"][0]["image"], "/media/1.webp");
    let variant = format!("{}/{}", path(&before), before["variants"][0]["id"]);
    let change = json!({ "imageId": null, "sku": " S-1 ", "barcode": "123", "weight": 9 });
    let changed = clay.patch(&variant, change).await.expect(200);
    let changed = &changed["variants"][0];
    assert_eq!(
        (&changed["imageId"], &changed["sku"]),
        (&Value::Null, &json!("S-1"))
    );
    assert_eq!(
        (&changed["barcode"], &changed["weight"]),
        (&json!("123"), &json!(9))
    );
    let refused = clay
        .patch(&variant, json!({ "imageId": 999_999, "weight": 0 }))
        .await;
    assert_eq!(codes(&refused.expect(422)).len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_beside_the_removal_of_its_variant_is_either_refused_or_paid_and_kept() {
    let app = TestApp::start().await;
    let (clay, ada) = (app.seller("claypots").await, app.shopper("ada").await);
    for round in 0..6 {
        let before = made(&app, &clay).await;
        let red = &before["variants"][0];
        let line = json!({
            "productDTO": { "id": before["id"] }, "quantity": 2, "optionIds": red["optionIds"],
        });
        let cart = ada.post("/api/cart/add", line).await.expect(200);
        let items = cart.as_array().unwrap().iter();
        let mut items = items.flat_map(|group| group["cartDTOList"].as_array().unwrap());
        let line = items.find(|item| item["productDTO"]["id"] == before["id"]);
        let line = line.unwrap()["id"].as_i64().unwrap();
        let mut wanted = table(&before);
        wanted["variants"].as_array_mut().unwrap().remove(0);
        let key = format!("place-{round}");
        let lines = [line];
        let (placed, removed) = tokio::join!(ada.place(&key, &lines), put(&clay, &before, wanted));
        removed.expect(200);
        let held = format!(
            "select coalesce(sum(reserved), 0) from stock where variant_id = {}",
            red["id"]
        );
        if placed.status == 201 {
            assert_eq!(app.count(&held).await, 2);
            app.approve(&placed.body).await;
            ada.capture(&format!("capture-{round}"), &placed.body)
                .await
                .expect(200);
            let sold = format!("select claimed from stock where variant_id = {}", red["id"]);
            assert_eq!(app.count(&sold).await, 2);
        } else {
            assert_eq!(placed.status, 409, "{}", placed.text);
        }
        assert_eq!(app.count(&held).await, 0);
    }
    app.assert_invariants().await;
}
