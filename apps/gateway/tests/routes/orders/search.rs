//! Looking for an order in one's history.

use std::time::Instant;

use serde_json::{Value, json};

use super::test_shop::TestShop;
use crate::support::TestApp;

/// How many are found, and the numbers of those on the page.
async fn found(test_shop: &TestShop, query: &str) -> (i64, Vec<String>) {
    let page = test_shop.buyer.get(&format!("/api/orders?{query}")).await;
    let page = page.expect(200);
    let number = |order: &Value| order["number"].as_str().unwrap().to_owned();
    let items = page["items"].as_array().unwrap();
    (
        page["total"].as_i64().unwrap(),
        items.iter().map(number).collect(),
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_found_by_number_title_and_shop_and_by_their_days() {
    let test_shop = TestShop::open(9).await;
    let TestShop {
        app, buyer, mug, ..
    } = &test_shop;
    let wood = app.seller("woodworks").await;
    let bowl = app.product(&wood, "Oak bowl 100%", 3500, 5).await;
    let mugs = test_shop.paid(1).await["number"]
        .as_str()
        .unwrap()
        .to_owned();
    let line = buyer.add(&bowl, 1).await;
    let bowls = buyer.place("bowl", &[line]).await.expect(201);
    let bowls = bowls["number"].as_str().unwrap().to_owned();
    let other = app.shopper("eve").await;
    let line = other.add(mug, 1).await;
    other.place("eve", &[line]).await.expect(201);
    for (query, expected) in [
        ("", vec![&bowls, &mugs]),
        ("q=MUG", vec![&mugs]),
        ("q=oak+bowl", vec![&bowls]),
        ("q=woodworks", vec![&bowls]),
        ("q=100%25", vec![&bowls]),
        ("q=_", vec![]),
        ("q=%25mug", vec![]),
        ("q=o&tab=to_ship", vec![&mugs]),
        ("q=mug&tab=delivered", vec![]),
    ] {
        let expected: Vec<String> = expected.into_iter().cloned().collect();
        let count = i64::try_from(expected.len()).unwrap();
        assert_eq!(found(&test_shop, query).await, (count, expected), "{query}");
    }
    let half = mugs.to_lowercase()[3..8].to_owned();
    assert_eq!(
        found(&test_shop, &format!("q={half}")).await.1,
        std::slice::from_ref(&mugs)
    );
    app.sql(&format!(
        "update orders set created_at = '2024-12-31T23:59:59Z' where number = '{mugs}'"
    ))
    .await;
    assert_eq!(
        found(&test_shop, "from=2024-01-01&to=2024-12-31").await.1,
        std::slice::from_ref(&mugs)
    );
    assert_eq!(found(&test_shop, "to=2024-12-30").await.0, 0);
    assert_eq!(
        found(&test_shop, "from=2025-01-01").await.1,
        std::slice::from_ref(&bowls)
    );
    let page = buyer.get("/api/orders?q=nothing").await.expect(200);
    assert_eq!(page["firstOrderedAt"], "2024-12-31T23:59:59Z");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tabs_count_what_is_looked_for_whichever_is_open() {
    let test_shop = TestShop::open(9).await;
    let TestShop {
        app, buyer, mug, ..
    } = &test_shop;
    let wood = app.seller("woodworks").await;
    let bowl = app.product(&wood, "Oak bowl", 3500, 5).await;
    // an order of both shops, of which one has delivered its part; one of mugs; one that is not paid
    let lines = [buyer.add(mug, 1).await, buyer.add(&bowl, 1).await];
    let both = buyer.place("both", &lines).await.expect(201);
    app.approve(&both).await;
    let both = buyer.capture("both", &both).await.expect(200);
    app.deliver(&wood, &both).await;
    test_shop.paid(1).await;
    let line = buyer.add(&bowl, 1).await;
    buyer.place("unpaid", &[line]).await.expect(201);
    let counts = async |query: &str| {
        let page = buyer.get(&format!("/api/orders?{query}")).await;
        page.expect(200)["counts"].clone()
    };
    let of = |all: i64, to_pay: i64, to_ship: i64, delivered: i64| {
        json!({
            "all": all, "to_pay": to_pay, "to_ship": to_ship, "on_the_way": 0,
            "delivered": delivered, "returns": 0,
        })
    };
    let with_bowls = format!("tab=to_pay&productId={}", bowl.id);
    for (query, expected) in [
        ("", of(3, 1, 2, 1)),
        ("tab=on_the_way", of(3, 1, 2, 1)),
        ("tab=to_pay&page=9", of(3, 1, 2, 1)),
        ("q=bowl&tab=to_ship", of(2, 1, 1, 1)),
        (&with_bowls, of(2, 1, 1, 1)),
        ("q=nothing", of(0, 0, 0, 0)),
        ("to=2020-12-31", of(0, 0, 0, 0)),
    ] {
        assert_eq!(counts(query).await, expected, "{query}");
    }
    assert_eq!(found(&test_shop, &with_bowls).await.0, 1);
    assert_eq!(found(&test_shop, "tab=to_ship&page=9").await, (2, vec![]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_searched_for_is_named() {
    let test_shop = TestShop::open(1).await;
    let long = format!("q={}", "a".repeat(101));
    for (query, field) in [
        (long.as_str(), "/q"),
        ("q=%00", "/q"),
        ("from=yesterday", "/from"),
        ("to=2026-02-30", "/to"),
        ("from=-4713-01-01", "/from"),
        ("to=%2B99999-01-01", "/to"),
    ] {
        let refused = test_shop.buyer.get(&format!("/api/orders?{query}")).await;
        assert_eq!(refused.status, 422, "{query}: {}", refused.text);
        assert_eq!(refused.body["errors"][0]["pointer"], field, "{query}");
    }
    test_shop
        .buyer
        .get("/api/orders?q=&from=&to=")
        .await
        .expect(200);
}

/// Three thousand orders of somebody, in steps that none of them keeps a connection waiting for long.
async fn place_thousands(app: &TestApp, email: &str, step: i64) {
    let (first, last) = (step * 3000 + 1, step * 3000 + 3000);
    let orders = format!(
        r#"
        set session_replication_role = replica;
        with placed as (
            insert into orders (number, user_id, email, buyer_name, address, currency, subtotal, discount,
                shipping, total, expires_at)
            select 'HS-' || u.id || '-' || n, u.id, 'x', 'x',
                '{{"first_name": "A", "last_name": "B", "company_name": null, "country": "US",
                  "address_line1": "1", "address_line2": null, "city": "C", "state": null,
                  "postal_code": null, "phone_number": "+15035550100"}}',
                'USD', 1000, 0, 0, 1000, now()
            from users u, generate_series({first}, {last}) n
            where u.email = '{email}'
            returning id
        ), parts as (
            insert into shop_orders (order_id, shop_id, shop_name, shop_slug, status, subtotal, discount,
                shipping, total, commission, paid_at, search_text)
            select p.id, s.id, 'Clay', 'clay', 'completed', 1000, 0, 0, 1000, 80, now(), ''
            from placed p, (select min(id) as id from shops) s
            returning id
        ), told as (
            insert into order_events (shop_order_id, to_status, actor)
            select id, 'pending_payment', 'buyer' from parts
        )
        insert into order_lines (shop_order_id, variant_id, product_id, product_slug, title, options,
            tile, price, quantity, discount)
        select p.id, v, 1, 'x', 'Thing ' || p.id, '[]', 'sand', 500, 1, 0
        from parts p, generate_series(1, 2) v;
        set session_replication_role = origin"#
    );
    app.sql(&orders).await;
    app.sql(
        "insert into payments (order_id, provider, amount, currency)
        select id, 'paypal', 1000, 'USD' from orders o
        where not exists (select from payments p where p.order_id = o.id)",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_orders_are_searched_within_a_moment() {
    let test_shop = TestShop::open(1).await;
    test_shop.app.shopper("eve").await;
    place_thousands(&test_shop.app, "ada@example.com", 0).await;
    for step in 0..3 {
        place_thousands(&test_shop.app, "eve@example.com", step).await;
    }
    test_shop
        .app
        .sql("analyze orders, shop_orders, order_lines")
        .await;
    let last = test_shop.app.count("select max(id) from shop_orders").await;
    let asked = Instant::now();
    assert_eq!(found(&test_shop, "q=thing&pageSize=5").await.0, 3000);
    found(&test_shop, &format!("q=thing+{last}")).await;
    assert_eq!(found(&test_shop, "q=nowhere").await.0, 0);
    let took = asked.elapsed();
    // three searches of a debug build on a busy machine; through everybody's orders it takes longer
    println!("three searches took {took:?}");
    assert!(took.as_secs() < 10, "{took:?}");
}
