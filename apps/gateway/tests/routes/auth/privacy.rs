//! One's own data: all of it to take along, none of it left behind.

use diesel::sql_types::Text;
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};

use super::{PASSWORD, pointers, sign_in};
use crate::support::{Client, TestApp, address};

const EXPORT: &str = "/api/user/export";
const DELETE: &str = "/api/user/delete-account";
const ADA: &str = "ada@example.com";

/// A shopper with something of everything; answers the open order too.
async fn regular(app: &TestApp, name: &str, seller: &Client) -> (Client, Value) {
    let mug = app
        .product(seller, &format!("Mug of {name}"), 1999, 9)
        .await;
    let person = app.shopper(name).await;
    person
        .post("/api/user/addresses", address())
        .await
        .expect(201);
    let past = app.delivered(seller, &person, &mug).await;
    person.review(&past, "5", "Good").await.expect(201);
    let wish = format!("/api/user/wishlist/{}", mug.id);
    assert_eq!(person.put(&wish, json!({})).await.status, 204);
    let line = person.add(&mug, 2).await;
    let order = place_with_note(&person, "place", line).await;
    app.approve(&order).await;
    let order = person.capture("capture", &order).await.expect(200);
    let later = json!({ "cartItemId": person.add(&mug, 3).await });
    person.post("/api/cart/saved", later).await.expect(200);
    person.add(&mug, 1).await;
    app.sql(&format!(
        "insert into contact_messages (reference, name, email, topic, message) \
         values ('C-{name}', '{name}', '{name}@example.com', 'other', 'Hello from {name} Lovelace'); \
         insert into contact_answers (message_id, text, answered_by) \
         select m.id, 'Dear {name} Lovelace', (select min(id) from users) \
         from contact_messages m where m.reference = 'C-{name}'; \
         insert into wishlist_shares (user_id, token, title) \
         select id, repeat('{name}', 15), 'Wishes of {name}' from users where username = '{name}'; \
         insert into shop_follows (user_id, shop_id) \
         select u.id, s.id from users u, shops s where u.username = '{name}'; \
         insert into stock_requests (variant_id, email, confirmed_at, expires_at) \
         values ({}, '{name}@example.com', now(), now() + interval '180 days')",
        mug.variant,
    ))
    .await;
    (person, order)
}

/// The person orders a line, with a word to its shop.
async fn place_with_note(person: &Client, key: &str, line: i64) -> Value {
    let cart = person.get("/api/cart/findAll").await.expect(200);
    let notes = json!([{ "shopId": cart[0]["id"], "text": "Ring twice for Lovelace" }]);
    let body = json!({ "cartItemIds": [line], "address": address(), "notes": notes });
    person.post_once("/api/orders", key, body).await.expect(201)
}

/// The person finds the other's review helpful, and reports it.
async fn judge(app: &TestApp, person: &Client, other: &str) {
    let query = format!("select id from reviews where author = '{other}'");
    let review = format!("/api/user/reviews/{}", app.count(&query).await);
    let helpful = person.put(&format!("{review}/helpful"), json!({})).await;
    assert_eq!(helpful.expect(200)["helpfulCount"], 1);
    let words = json!({ "reason": "other", "text": "Ask Lovelace" });
    let reported = person.post(&format!("{review}/report"), words).await;
    assert_eq!(reported.status, 204);
}

async fn delete(person: &Client, password: &str) -> crate::support::Answer {
    person.post(DELETE, json!({ "password": password })).await
}

/// The person cancels one piece, asks to cancel another when the first was sent, and gets the rest:
/// with words of theirs each time. The shop agrees.
async fn cancel_with_words(app: &TestApp, person: &Client, seller: &Client) {
    let bowl = app.product(seller, "Bowl", 2999, 9).await;
    let line = person.add(&bowl, 3).await;
    let order = place_with_note(person, "bowls", line).await;
    app.approve(&order).await;
    let order = person.capture("bowls", &order).await.expect(200);
    let part = &order["shopOrders"][0];
    let one = json!([{ "lineId": part["lines"][0]["id"], "quantity": 1 }]);
    let of_buyer = format!(
        "/api/orders/{}/shop-orders/{}/cancel",
        order["id"], part["id"]
    );
    let of_shop = |step: &str| format!("/api/seller/orders/{}/{step}", part["id"]);
    let words = json!({ "lines": one, "reason": "One for Countess Lovelace is enough" });
    person.post_once(&of_buyer, "one", words).await.expect(200);
    let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z", "lines": one });
    seller
        .post_once(&of_shop("ship"), "bowl", parcel)
        .await
        .expect(200);
    let words = json!({ "lines": one, "reason": "Lovelace junior wants a plate" });
    let asked = person.post_once(&of_buyer, "two", words).await.expect(200);
    let request = &asked["shopOrders"][0]["cancelRequests"][0]["id"];
    let accept = of_shop(&format!("cancel-requests/{request}/accept"));
    let told = seller
        .post_once(&accept, "bowl", json!({}))
        .await
        .expect(200);
    assert!(told.to_string().contains("junior") && told.to_string().contains("Countess"));
    seller
        .post_once(&of_shop("deliver"), "bowl", json!({}))
        .await
        .expect(200);
}

/// The tables in which a text stands.
async fn tables_with(app: &TestApp, text: &str) -> Vec<String> {
    #[derive(diesel::QueryableByName)]
    struct Table {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let tables: Vec<Table> = diesel::sql_query(
        "select table_name::text as name from information_schema.tables \
         where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
    .load(&mut app.database.pool.get().await.unwrap())
    .await
    .unwrap();
    assert!(tables.len() > 30);
    let mut found = Vec::new();
    for Table { name } in tables {
        let count = format!("select count(*) from {name} where {name}::text ilike '%{text}%'");
        if app.count(&count).await > 0 {
            found.push(name);
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_takes_all_of_their_own_data_along_and_nobody_elses() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    regular(&app, "eve", &clay).await;
    let (ada, order) = regular(&app, "ada", &clay).await;
    judge(&app, &ada, "eve").await;
    app.until("select count(*) from invoices", 2).await;
    let file = ada.get(EXPORT).await;
    let disposition = file.headers["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment; filename=\"personal-data-2"));
    assert_eq!(file.headers["cache-control"], "no-store");
    // she judged what Eve said about one thing
    assert_eq!(file.text.matches("of eve").count(), 2);
    assert!(!file.text.contains("eve@"));
    assert!(!file.text.contains("argon2"));
    let data = file.expect(200);
    assert_eq!(data["account"]["email"], ADA);
    assert_eq!(data["addresses"][0]["lastName"], "Lovelace");
    assert_eq!(data["sessions"][0]["current"], true);
    assert_eq!(data["apiKeys"], json!([]));
    assert_eq!(data["cart"][0]["cartDTOList"][0]["quantity"], 1);
    assert_eq!(data["savedForLater"][0]["quantity"], 3);
    assert_eq!(data["orders"][0]["number"], order["number"]);
    let part = &data["orders"][0]["shopOrders"][0];
    assert_eq!(part["note"], "Ring twice for Lovelace");
    assert_eq!(data["invoices"][0]["buyer"]["lastName"], "Lovelace");
    assert_eq!(data["reviews"][0]["productTitle"], "Mug of ada");
    assert_eq!(data["helpfulVotes"][0]["productTitle"], "Mug of eve");
    assert_eq!(data["reviewReports"][0]["text"], "Ask Lovelace");
    assert_eq!(data["wishlist"][0]["productTitle"], "Mug of ada");
    assert_eq!(data["wishlist"].as_array().unwrap().len(), 1);
    assert_eq!(data["wishlistShare"]["title"], "Wishes of ada");
    assert_eq!(data["followedShops"][0]["shopName"], "claypots");
    let waited = &data["stockRequests"][0];
    assert_eq!(waited["productTitle"], "Mug of ada");
    assert_eq!(data["stockRequests"].as_array().unwrap().len(), 1);
    let message = &data["messages"][0];
    assert_eq!(message["message"], "Hello from ada Lovelace");
    assert_eq!(message["answers"][0]["text"], "Dear ada Lovelace");
    for _ in 0..4 {
        ada.get(EXPORT).await.expect(200);
    }
    let sixth = ada.get(EXPORT).await;
    assert_eq!((sixth.status, sixth.code()), (429, "too_many_attempts"));
    assert!(sixth.headers.contains_key("retry-after"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_is_named_nowhere_any_more_and_the_books_stay() {
    let app = TestApp::start().await;
    let clay = app.seller("claypots").await;
    let eve = app.shopper("eve").await;
    let mug = app.product(&clay, "Mug of eve", 1999, 9).await;
    let past = app.delivered(&clay, &eve, &mug).await;
    eve.review(&past, "4", "Good").await.expect(201);
    let (ada, order) = regular(&app, "ada", &clay).await;
    judge(&app, &ada, "eve").await;
    let early = delete(&ada, PASSWORD).await;
    assert_eq!((early.status, early.code()), (409, "order_under_way"));
    ada.get("/api/user/me").await.expect(200);
    let cart = ada.get("/api/cart/findAll").await.expect(200);
    assert_eq!(cart.as_array().unwrap().len(), 1, "nothing is half deleted");
    let cancel = format!("/api/orders/{}/cancel", order["id"]);
    ada.post(&cancel, json!({})).await.expect(200);
    cancel_with_words(&app, &ada, &clay).await;
    let refunding = "select count(*) from refunds where status in ('requested', 'pending')";
    app.until(refunding, 0).await;
    // the buyer is still owed what failed, and a dispute is answered with what was said about the order
    for (open, end) in [
        (
            "insert into refunds (payment_id, amount, commission, reason, status, failure) \
             select min(id), 1, 0, '', 'failed', 'Account closed' from payments \
             where order_id in (select id from orders where user_id = (select id from users where username = 'ada'))",
            "delete from refunds where failure = 'Account closed'",
        ),
        (
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at) select min(id), 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 1, 'USD', now() \
             from payments \
             where order_id in (select id from orders where user_id = (select id from users where username = 'ada'))",
            "delete from disputes",
        ),
    ] {
        app.sql(open).await;
        let early = delete(&ada, PASSWORD).await;
        assert_eq!(
            (early.status, early.code()),
            (409, "order_under_way"),
            "{open}"
        );
        app.sql(end).await;
    }
    // what PayPal tells afterwards would not be emptied
    let unheard = "select (select count(*) from payments) - (select count(*) from webhook_events \
                   where kind = 'CHECKOUT.ORDER.APPROVED')";
    app.until(unheard, 0).await;
    app.sql(
        r#"update webhook_events set body = '{"payer": {"email_address": "ada@example.com"}}'"#,
    )
    .await;
    assert_eq!(
        tables_with(&app, ADA)
            .await
            .iter()
            .filter(|it| *it == "webhook_events")
            .count(),
        1
    );
    let invoicing = "select count(*) from jobs where kind = 'invoice' and done_at is null";
    app.until(invoicing, 0).await;
    // what was sent and not invoiced yet is, while the name is there
    app.sql(
        "set session_replication_role = replica; delete from invoices; delete from invoice_series; \
         set session_replication_role = origin",
    )
    .await;
    delete(&ada, PASSWORD).await.expect(200);
    assert_eq!(ada.get("/api/user/me").await.status, 401);
    assert_eq!(sign_in(&app, ADA, PASSWORD).await.status, 401);
    app.email(ADA, "was deleted").await;
    app.assert_invariants().await;
    delete(&eve, PASSWORD).await.expect(200);
    // approvals wait a minute for the browser
    app.sql("update jobs set run_at = now() where kind = 'payment webhook'")
        .await;
    app.until(
        "select count(*) from jobs where done_at is null and kind not like 'timer:%'",
        0,
    )
    .await;
    for trace in [ADA, "5035550100"] {
        let tables = tables_with(&app, trace).await;
        assert!(tables.is_empty(), "{trace}: {tables:?}");
    }
    // the law has the shops keep their invoices
    for trace in ["Lovelace", "Market Hall"] {
        assert_eq!(tables_with(&app, trace).await, ["invoices"], "{trace}");
    }
    for (said, count) in [
        (
            "reviews where author = 'Former customer' and text = 'Good'",
            2,
        ),
        ("reviews where helpful_count > 0", 0),
        ("review_votes", 0),
        ("review_reports", 1),
        ("wishlist_items", 0),
        ("wishlist_shares", 0),
        ("shop_follows", 0),
        ("stock_requests", 0),
        ("saved_lines", 0),
    ] {
        let query = format!("select count(*) from {said}");
        assert_eq!(app.count(&query).await, count, "{said}");
    }
    let page = clay.get("/api/seller/orders").await.expect(200);
    assert_eq!(page["total"], 4);
    let bowls = &page["items"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["lines"][0]["title"] == "Bowl")
        .unwrap();
    assert_eq!(
        bowls["cancelRequests"][0]["reason"],
        "Cancelled by the buyer"
    );
    let reasons = bowls["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["cancelled"] == 1);
    assert!(
        reasons
            .map(|it| &it["reason"])
            .eq([&json!("Cancelled by the buyer"); 2]),
        "{bowls}"
    );
    let rewritten = "update order_events set detail = detail || '{\"reason\": \"Never mind\"}'";
    let rewritten = diesel::sql_query(rewritten)
        .execute(&mut app.database.pool.get().await.unwrap())
        .await;
    assert!(rewritten.is_err(), "what happened is history");
    assert_eq!(
        app.word("select distinct address ->> 'country' from orders")
            .await,
        "US"
    );
    app.assert_invariants().await;
    super::register(&app, ADA).await.expect(200);
    app.email(ADA, "Activate").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_deleted_without_their_password_or_with_a_role() {
    let app = TestApp::start().await;
    let (clay, operator) = (app.seller("claypots").await, app.operator("olga").await);
    for official in [&clay, &operator] {
        let refused = delete(official, PASSWORD).await;
        assert_eq!((refused.status, refused.code()), (409, "account_has_role"));
        official.get("/api/user/me").await.expect(200);
    }
    let ada = app.shopper("ada").await;
    for _ in 0..5 {
        let refused = delete(&ada, "not the password").await;
        assert_eq!(pointers(&refused), ["/password"]);
    }
    let sixth = delete(&ada, PASSWORD).await;
    assert_eq!((sixth.status, sixth.code()), (429, "too_many_attempts"));
    ada.get("/api/user/me").await.expect(200);
}
