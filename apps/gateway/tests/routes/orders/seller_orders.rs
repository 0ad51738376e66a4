//! A shop's orders as its seller sees them: searched, shipped in bulk, corrected, with notes.

use serde_json::{Value, json};

use super::test_shop::TestShop;

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// A paid order of one mug, under these keys.
async fn paid(test_shop: &TestShop, key: &str) -> Value {
    let line = test_shop.buyer.add(&test_shop.mug, 1).await;
    let order = test_shop.buyer.place(key, &[line]).await.expect(201);
    test_shop.app.approve(&order).await;
    test_shop.buyer.capture(key, &order).await.expect(200)
}

/// The first order came when it was still February for the shop.
async fn evening_in_los_angeles(test_shop: &TestShop) {
    let first = "update orders set created_at = '2026-03-01 05:00+00' where id = 1; \
                 update shop_orders set created_at = '2026-03-01 05:00+00' where order_id = 1; \
                 update shops set time_zone = 'America/Los_Angeles'";
    test_shop.app.sql(first).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shop_finds_its_orders_by_number_buyer_product_and_day() {
    let test_shop = TestShop::open(5).await;
    let first = text(&paid(&test_shop, "one").await["number"]);
    let second = text(&paid(&test_shop, "two").await["number"]);
    evening_in_los_angeles(&test_shop).await;
    let found = async |query: &str| {
        let page = test_shop
            .clay
            .get(&format!("/api/seller/orders?{query}"))
            .await
            .expect(200);
        let items = page["items"].as_array().unwrap();
        let numbers: Vec<String> = items.iter().map(|order| text(&order["number"])).collect();
        assert_eq!(page["total"], numbers.len(), "{query}");
        numbers
    };
    assert_eq!(found("").await, [first.clone(), second.clone()]);
    assert_eq!(
        found(&format!("q={}", second.to_lowercase())).await,
        [second.as_str()]
    );
    assert_eq!(found("q=lovelace").await.len(), 2);
    assert_eq!(found("q=MUG&status=confirmed").await.len(), 2);
    assert_eq!(found("q=bowl").await, Vec::<String>::new());
    // five in the morning of UTC is the evening before
    assert_eq!(found("to=2026-02-28").await, [first.as_str()]);
    assert_eq!(found("from=2026-02-28&to=2026-02-28").await, [first]);
    assert_eq!(found("from=2026-03-01").await, [second]);
    let bad = test_shop
        .clay
        .get("/api/seller/orders?from=yesterday")
        .await;
    assert_eq!(bad.status, 422, "{}", bad.text);
    let wood = test_shop.app.seller("woodworks").await;
    let theirs = wood.get("/api/seller/orders?q=mug").await.expect(200);
    assert_eq!(theirs["total"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_orders_are_shipped_at_once_and_one_that_cannot_be_keeps_no_other() {
    let test_shop = TestShop::open(5).await;
    let first = text(&paid(&test_shop, "one").await["number"]);
    let second = text(&paid(&test_shop, "two").await["number"]);
    let parcel = |number: &str, tracking: &str| json!({ "number": number, "carrier": "UPS", "trackingNumber": tracking });
    let many = json!({ "parcels": [
        parcel(&first.to_lowercase(), "1Z1"), parcel("HS-00000-00000", "1Z2"), parcel(&second, "1Z3"),
    ] });
    let path = "/api/seller/orders/ship";
    let wood = test_shop.app.seller("woodworks").await;
    let foreign = wood.post_once(path, "many", many.clone()).await.expect(200);
    for result in foreign["results"].as_array().unwrap() {
        assert_eq!(
            (&result["code"], &result["orderId"]),
            (&json!("not_found"), &Value::Null)
        );
    }
    let shipped = test_shop
        .clay
        .post_once(path, "many", many.clone())
        .await
        .expect(200);
    let codes: Vec<&Value> = shipped["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["code"])
        .collect();
    assert_eq!(codes, [&Value::Null, &json!("not_found"), &Value::Null]);
    let again = test_shop
        .clay
        .post_once(path, "many", many.clone())
        .await
        .expect(200);
    assert_eq!(again, shipped);
    let twice = test_shop
        .clay
        .post_once(path, "more", many)
        .await
        .expect(200);
    assert_eq!(twice["results"][0]["code"], "invalid_transition");
    assert_eq!(
        test_shop.app.count("select count(*) from shipments").await,
        2
    );
    let none = test_shop
        .clay
        .post_once(path, "none", json!({ "parcels": [] }))
        .await;
    assert_eq!(none.status, 422, "{}", none.text);
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_number_is_put_right_and_the_buyer_is_told() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(1).await;
    let part = format!("/api/seller/orders/{}", order["shopOrders"][0]["id"]);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z0" });
    let shipped = test_shop
        .clay
        .post_once(&format!("{part}/ship"), "ship", parcel)
        .await
        .expect(200);
    let path = format!("{part}/shipments/{}", shipped["shipments"][0]["id"]);
    let right = json!({ "carrier": "DHL", "trackingNumber": "0034" });
    let wood = test_shop.app.seller("woodworks").await;
    assert_eq!(wood.patch(&path, right.clone()).await.status, 404);
    let changed = test_shop.clay.patch(&path, right.clone()).await.expect(200);
    assert_eq!(changed["shipments"][0]["trackingNumber"], "0034");
    let told = |order: &Value| {
        let events = order["events"].as_array().unwrap();
        let last = events.last().unwrap();
        let first = events.iter().find(|event| event["status"] == "in_delivery");
        assert_eq!(
            first.unwrap()["parcel"],
            json!({ "carrier": "UPS", "trackingNumber": "1Z0" })
        );
        assert_eq!(
            (&last["status"], &last["parcel"], &last["corrected"]),
            (
                &json!("in_delivery"),
                &json!({ "carrier": "DHL", "trackingNumber": "0034" }),
                &json!({ "carrier": "UPS", "trackingNumber": "1Z0" })
            )
        );
        events.len()
    };
    let steps = told(&changed);
    let seen = format!("/api/orders/{}", order["id"]);
    let seen = test_shop.buyer.get(&seen).await.expect(200);
    assert_eq!(told(&seen["shopOrders"][0]), steps);
    let email = test_shop
        .app
        .email("ada@example.com", "New tracking number")
        .await;
    assert!(email.text.contains("0034"), "{}", email.text);
    let same = test_shop.clay.patch(&path, right.clone()).await.expect(200);
    assert_eq!(told(&same), steps, "what is as it was is no step");
    test_shop
        .clay
        .post_once(&format!("{part}/deliver"), "arrived", json!({}))
        .await
        .expect(200);
    let late = json!({ "carrier": "DHL", "trackingNumber": "0035" });
    let late = test_shop.clay.patch(&path, late).await;
    assert_eq!((late.status, late.code()), (409, "parcel_arrived"));
    test_shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_counts_of_the_tabs_follow_what_is_looked_for() {
    let test_shop = TestShop::open(5).await;
    let first = text(&paid(&test_shop, "one").await["number"]);
    let second = paid(&test_shop, "two").await;
    test_shop.app.deliver(&test_shop.clay, &second).await;
    evening_in_los_angeles(&test_shop).await;
    let counts = async |query: &str| {
        let page = test_shop
            .clay
            .get(&format!("/api/seller/orders?{query}"))
            .await;
        let page = page.expect(200);
        (page["counts"].clone(), page["total"].clone())
    };
    let (both, one) = (json!({ "confirmed": 1, "delivered": 1 }), json!(1));
    assert_eq!(counts("").await, (both.clone(), json!(2)));
    assert_eq!(counts("q=mug&status=confirmed").await, (both, one.clone()));
    let only = json!({ "confirmed": 1 });
    assert_eq!(counts("to=2026-02-28").await, (only.clone(), one.clone()));
    let found = counts(&format!("q={first}")).await;
    assert_eq!(found, (only.clone(), one));
    // nothing on this tab, and the others still tell what they have
    let empty = counts(&format!("q={first}&status=delivered")).await;
    assert_eq!(empty, (only, json!(0)));
    assert_eq!(counts("q=bowl").await, (json!({}), json!(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dispute_stands_at_its_order_and_is_found_among_all() {
    let test_shop = TestShop::open(5).await;
    let first = paid(&test_shop, "one").await;
    let second = text(&paid(&test_shop, "two").await["number"]);
    test_shop
        .app
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at, respond_by) select id, 'PP-D-1', 'UNAUTHORISED', 'OPEN', 'INQUIRY', \
             1999, 'USD', now(), '2030-02-03T04:05:06Z' from payments where order_id = {}",
            first["id"]
        ))
        .await;
    let found = async |query: &str| {
        let path = format!("/api/seller/orders?{query}");
        let page = test_shop.clay.get(&path).await.expect(200);
        let items = page["items"].as_array().unwrap();
        let numbers: Vec<String> = items.iter().map(|order| text(&order["number"])).collect();
        (numbers, page["total"].clone(), page["disputed"].clone())
    };
    let (number, one) = (text(&first["number"]), json!(1));
    let only = (vec![number.clone()], one.clone(), one.clone());
    assert_eq!(found("disputed=true").await, only);
    assert_eq!(found("disputed=true&q=mug").await, only);
    assert_eq!(
        found("").await,
        (vec![number, second.clone()], json!(2), one.clone())
    );
    let none = (vec![], json!(0), json!(0));
    assert_eq!(found(&format!("disputed=true&q={second}")).await, none);
    let beyond = found("disputed=true&page=2").await;
    assert_eq!(beyond, (vec![], one.clone(), one));
    let table = test_shop
        .clay
        .get("/api/seller/orders/export?disputed=true");
    assert_eq!(table.await.text.lines().count(), 2);

    let part = format!("/api/seller/orders/{}", first["shopOrders"][0]["id"]);
    let dispute = test_shop.clay.get(&part).await.expect(200)["disputes"][0].clone();
    assert_eq!(
        (&dispute["reason"], &dispute["stage"], &dispute["respondBy"]),
        (
            &json!("UNAUTHORISED"),
            &json!("INQUIRY"),
            &json!("2030-02-03T04:05:06Z")
        )
    );
    let page = format!("/api/seller/disputes/{}", dispute["id"]);
    test_shop.clay.get(&page).await.expect(200);
    let root = test_shop.app.operator("root").await;
    let one = format!("/api/admin/disputes/{}", dispute["id"]);
    let one = root.get(&one).await.expect(200);
    assert_eq!(
        (&one["dispute"]["orderId"], &one["dispute"]["respondBy"]),
        (&first["id"], &dispute["respondBy"])
    );
    let sold = &first["shopOrders"][0];
    assert_eq!(
        one["dispute"]["shops"],
        json!([{ "id": sold["shop"]["id"], "name": sold["shop"]["name"], "shopOrderId": sold["id"] }])
    );
    assert_eq!(one["evidence"], json!([]));
    let all = root.get("/api/admin/disputes?open=true").await.expect(200);
    assert_eq!(all["items"], json!([one["dispute"]]));
    root.get("/api/admin/disputes/404").await.expect(404);
    test_shop
        .app
        .sql("update disputes set status = 'RESOLVED', resolved_at = now()")
        .await;
    assert_eq!(found("disputed=true").await, none);
    let order = test_shop.clay.get(&part).await.expect(200);
    assert!(order["disputes"][0]["resolvedAt"].is_string(), "{order}");
    let wood = test_shop.app.seller("woodworks").await;
    let theirs = wood.get("/api/seller/orders?disputed=true").await;
    assert_eq!(theirs.expect(200)["disputed"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_month_goes_into_a_table_as_orders_do() {
    let test_shop = TestShop::open(5).await;
    let number = text(&paid(&test_shop, "one").await["number"]);
    let month = test_shop
        .clay
        .get("/api/seller/statements")
        .await
        .expect(200);
    let month = text(&month["months"][0]["month"]);
    let table = async |query: &str| {
        let path = format!("/api/seller/statements/{month}/csv{query}");
        let answer = test_shop.clay.get(&path).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.text
    };
    let plain = table("").await;
    let lines: Vec<&str> = plain.split("\r\n").collect();
    assert_eq!(
        lines[0],
        "\u{feff}date,kind,order,payout,reason,total,commission,amount,balance,currency"
    );
    assert_eq!(lines[1], format!("{month},opening,,,,,,,0.00,USD"));
    let sale = format!(",capture,{number},,,19.99,1.60,18.39,18.39,USD");
    assert!(lines[2].ends_with(&sale), "{}", lines[2]);
    assert_eq!(lines[3], format!("{month},closing,,,,,,,18.39,USD"));
    assert_eq!(lines[4..], [""]);
    let german = table("?separator=semicolon").await;
    assert!(german.starts_with("\u{feff}date;kind;"), "{german}");
    let sale = format!(";capture;{number};;;\"19,99\";\"1,60\";\"18,39\";\"18,39\";USD\r\n");
    assert!(german.contains(&sale), "{german}");
    let bad = format!("/api/seller/statements/{month}/csv?separator=tab");
    assert_eq!(test_shop.clay.get(&bad).await.status, 400);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_note_of_the_shop_is_read_by_nobody_else() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.paid(1).await;
    let part = format!("/api/seller/orders/{}", order["shopOrders"][0]["id"]);
    let path = format!("{part}/note");
    let note = json!({ "note": "Wrap it as a gift" });
    let wood = test_shop.app.seller("woodworks").await;
    assert_eq!(wood.put(&path, note.clone()).await.status, 404);
    let noted = test_shop.clay.put(&path, note).await.expect(200);
    assert_eq!(noted["ownNote"], "Wrap it as a gift");
    let seen = test_shop
        .buyer
        .get(&format!("/api/orders/{}", order["id"]))
        .await;
    assert!(!seen.text.contains("Wrap it"), "{}", seen.text);
    let empty = test_shop
        .clay
        .put(&path, json!({ "note": "" }))
        .await
        .expect(200);
    assert_eq!(empty["ownNote"], "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_go_into_a_table_line_by_line_with_the_filters_of_the_list() {
    let test_shop = TestShop::open(5).await;
    test_shop
        .app
        .sql("update products set title = '=1+1'; update variants set sku = 'MUG-1'")
        .await;
    let first = text(&paid(&test_shop, "one").await["number"]);
    let second = paid(&test_shop, "two").await;
    test_shop.app.deliver(&test_shop.clay, &second).await;
    evening_in_los_angeles(&test_shop).await;
    let table = async |query: &str| {
        let path = format!("/api/seller/orders/export?{query}");
        let answer = test_shop.clay.get(&path).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let lines = answer.text.lines().skip(1);
        lines.map(ToOwned::to_owned).collect::<Vec<String>>()
    };
    let all = table("").await;
    assert_eq!(all.len(), 2, "{all:?}");
    // the latest first, with what carries it
    assert!(
        all[0].contains(",delivered,'=1+1,,MUG-1,1,0,0,19.99,0.00,19.99,USD,"),
        "{all:?}"
    );
    assert!(all[0].ends_with(",UPS 1Z"), "{all:?}");
    // five in the morning of UTC is the evening before
    let oldest = format!("{first},2026-02-28 21:00,confirmed,");
    assert!(all[1].starts_with(&oldest), "{all:?}");
    assert!(!all.concat().contains("@example.com"), "{all:?}");
    assert_eq!(table("status=delivered").await, all[..1]);
    assert_eq!(table("to=2026-02-28").await, all[1..]);
    assert_eq!(table("q=bowl").await, Vec::<String>::new());
    let german = table("separator=semicolon&status=confirmed").await;
    assert!(
        german[0].contains(";\"19,99\";\"0,00\";\"19,99\";USD;"),
        "{german:?}"
    );
    let bad = test_shop
        .clay
        .get("/api/seller/orders/export?from=soon")
        .await;
    assert_eq!(bad.status, 422, "{}", bad.text);
    let wood = test_shop.app.seller("woodworks").await;
    let theirs = wood.get("/api/seller/orders/export").await;
    assert_eq!(theirs.text.lines().count(), 1, "{}", theirs.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_orders_are_packed_at_once_and_those_of_others_are_left_out() {
    let test_shop = TestShop::open(9).await;
    let (first, second) = (test_shop.paid(3).await, paid(&test_shop, "two").await);
    let part = |order: &Value| order["shopOrders"][0]["id"].clone();
    let (one, two) = (part(&first), part(&second));
    let parcel = json!({
        "carrier": "UPS", "trackingNumber": "1Z",
        "lines": [{ "lineId": first["shopOrders"][0]["lines"][0]["id"], "quantity": 2 }],
    });
    test_shop
        .clay
        .post_once(&format!("/api/seller/orders/{one}/ship"), "part", parcel)
        .await
        .expect(200);
    let product = format!("/api/seller/products/{}", test_shop.mug.id);
    let variant = format!("{product}/variants/{}", test_shop.mug.variant);
    let sku = json!({ "sku": "MUG-1" });
    test_shop.clay.patch(&variant, sku).await.expect(200);
    let path = |ids: &str| format!("/api/seller/packing-slips?ids={ids}");
    let slips = test_shop
        .clay
        .get(&path(&format!("{two},999999,{one}")))
        .await;
    let slips = slips.expect(200);
    let items = slips["items"].as_array().unwrap();
    let ids: Vec<&Value> = items.iter().map(|slip| &slip["id"]).collect();
    assert_eq!(ids, [&two, &one]);
    assert_eq!(items[1]["number"], first["number"]);
    assert_eq!(items[1]["address"], first["address"]);
    let line = &items[1]["lines"][0];
    let pieces = (&line["quantity"], &line["shipped"], &line["cancelled"]);
    assert_eq!(pieces, (&json!(3), &json!(2), &json!(0)));
    assert_eq!(line["sku"], "MUG-1");

    let unpaid = test_shop.buyer.add(&test_shop.mug, 1).await;
    let unpaid = test_shop.buyer.place("unpaid", &[unpaid]).await.expect(201);
    let unpaid = test_shop.clay.get(&path(&part(&unpaid).to_string())).await;
    assert_eq!(unpaid.expect(200), json!({ "items": [] }));
    let wood = test_shop.app.seller("woodworks").await;
    let theirs = wood.get(&path(&format!("{one},{two}"))).await;
    assert_eq!(theirs.expect(200), json!({ "items": [] }));

    let many: Vec<String> = (1..=101).map(|id: i64| id.to_string()).collect();
    test_shop
        .clay
        .get(&path(&many[1..].join(",")))
        .await
        .expect(200);
    let refused = [
        (many.join(","), "too_many"),
        (String::new(), "required"),
        ("1,two".to_owned(), "invalid_ids"),
        ("99999999999999999999".to_owned(), "invalid_ids"),
    ];
    for (ids, code) in refused {
        let answer = test_shop.clay.get(&path(&ids)).await;
        assert_eq!(answer.status, 422, "{}", answer.text);
        assert!(answer.text.contains(code), "{}", answer.text);
    }
}
