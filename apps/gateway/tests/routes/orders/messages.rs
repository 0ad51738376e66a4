//! What a buyer and a shop write to each other about an order: each sees what the other wrote and no
//! more of them than that, is told once, and can have an operator look at it.

use diesel_async::SimpleAsyncConnection;
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use super::test_shop::TestShop;
use crate::support::{Answer, Client, TestApp};

const SQUARE: &[u8] = include_bytes!("../catalog/square.png");

/// A paid order, and where each side writes about it.
struct Talk {
    test_shop: TestShop,
    order: Value,
    buyers: String,
    shops: String,
}

impl Talk {
    async fn open() -> Self {
        let test_shop = TestShop::open(5).await;
        let order = test_shop.paid(1).await;
        let part = &order["shopOrders"][0]["id"];
        Self {
            buyers: format!("/api/orders/{}/shop-orders/{part}/messages", order["id"]),
            shops: format!("/api/seller/orders/{part}/messages"),
            test_shop,
            order,
        }
    }

    async fn ask(&self, key: &str, text: &str) -> Answer {
        send(&self.test_shop.buyer, &self.buyers, key, words(text)).await
    }

    async fn answer(&self, key: &str, text: &str) -> Answer {
        send(&self.test_shop.clay, &self.shops, key, words(text)).await
    }

    async fn emails(&self) -> i64 {
        let query = "select count(*) from jobs where unique_key like 'mail:message:%'";
        self.test_shop.app.count(query).await
    }
}

fn words(text: &str) -> Form {
    Form::new().text("text", text.to_owned())
}

async fn send(client: &Client, path: &str, key: &str, form: Form) -> Answer {
    let request = client.request(Method::POST, path);
    let request = request.header("idempotency-key", key).multipart(form);
    client.send(request).await
}

fn texts(conversation: &Value) -> Vec<&str> {
    let messages = conversation["messages"].as_array().unwrap();
    let texts = messages.iter().map(|message| &message["text"]);
    texts.filter_map(Value::as_str).collect()
}

async fn files(app: &TestApp) -> i64 {
    app.count("select count(*) from loose_pictures").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_sides_read_what_was_written_and_how_much_of_it_is_new() {
    let talk = Talk::open().await;
    let (buyer, clay) = (&talk.test_shop.buyer, &talk.test_shop.clay);
    let first = talk.ask("one", "  Could you wrap it?  ").await.expect(201);
    assert_eq!(first["author"], "buyer");
    talk.ask("two", "It is a gift").await.expect(201);
    let read = clay.get(&talk.shops).await.expect(200);
    assert_eq!(texts(&read), ["Could you wrap it?", "It is a gift"]);
    assert_eq!(read["unread"], 2);

    // what came after the shop looked stays new
    let seen = format!("{}/seen", talk.shops);
    let body = json!({ "upTo": first["id"] });
    assert_eq!(clay.post(&seen, body.clone()).await.status, 204);
    let inbox = clay.get("/api/seller/conversations?unread=true").await;
    let inbox = inbox.expect(200);
    assert_eq!((&inbox["total"], &inbox["unread"]), (&json!(1), &json!(1)));
    let listed = &inbox["items"][0];
    assert_eq!(listed["unread"], 1);
    assert_eq!(listed["orderNumber"], talk.order["number"]);
    assert_eq!(listed["buyerName"], "Ada Lovelace");
    assert_eq!(listed["lastMessage"]["text"], "It is a gift");

    // who answers has read it all
    talk.answer("three", "With pleasure").await.expect(201);
    let inbox = clay.get("/api/seller/conversations").await.expect(200);
    assert_eq!((&inbox["total"], &inbox["unread"]), (&json!(1), &json!(0)));
    let inbox = buyer.get("/api/user/conversations").await.expect(200);
    assert_eq!(inbox["items"][0]["unread"], 1);
    assert_eq!(inbox["items"][0]["lastMessage"]["author"], "seller");
    let seen = format!("{}/seen", talk.buyers);
    let body = json!({ "upTo": inbox["items"][0]["shopOrderId"].as_i64().unwrap() + 1000 });
    assert_eq!(buyer.post(&seen, body).await.status, 204);
    let read = buyer.get(&talk.buyers).await.expect(200);
    assert_eq!(read["unread"], 0);
    // and an older mark brings nothing back
    assert_eq!(buyer.post(&seen, json!({ "upTo": 0 })).await.status, 204);
    assert_eq!(buyer.get(&talk.buyers).await.expect(200)["unread"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_side_is_told_once_until_it_has_read_and_learns_no_address() {
    let talk = Talk::open().await;
    talk.ask("one", "Could you wrap it?").await.expect(201);
    talk.ask("two", "It is a gift").await.expect(201);
    let email = talk
        .test_shop
        .app
        .email("claypots@example.com", "Message about")
        .await;
    assert!(email.text.contains("Could you wrap it?"), "{}", email.text);
    for told in [&email.text, &email.html] {
        assert!(!told.contains("ada@example.com"), "{told}");
    }
    assert_eq!(talk.emails().await, 1);
    let told = talk.test_shop.clay.get("/api/seller/notifications").await;
    let told = told.expect(200);
    let of_messages = told["items"].as_array().unwrap().iter();
    let of_messages: Vec<_> = of_messages
        .filter(|item| item["about"]["kind"] == "message")
        .collect();
    assert_eq!(of_messages.len(), 1);
    assert_eq!(of_messages[0]["about"]["buyerName"], "Ada Lovelace");

    talk.answer("three", "With pleasure").await.expect(201);
    let email = talk
        .test_shop
        .app
        .email("ada@example.com", "Message about")
        .await;
    assert!(email.text.contains("With pleasure"), "{}", email.text);
    assert!(!email.text.contains("claypots@"), "{}", email.text);
    // the answer says that the shop has read, so the next question is told again
    talk.ask("four", "Thank you").await.expect(201);
    assert_eq!(talk.emails().await, 3);
    // a shop that wants no emails of messages gets none
    talk.answer("five", "Welcome").await.expect(201);
    let choices = json!({ "byMail": ["order"] });
    let path = "/api/seller/notifications/choices";
    talk.test_shop.clay.put(path, choices).await.expect(200);
    let before = talk.emails().await;
    talk.ask("six", "One more thing").await.expect(201);
    assert_eq!(talk.emails().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_sent_again_is_one_message_and_another_one_needs_another_key() {
    let talk = Talk::open().await;
    let form = || words("See here").part("images", Part::bytes(SQUARE.to_vec()).file_name("a.png"));
    let (buyer, path) = (&talk.test_shop.buyer, &talk.buyers);
    let once = send(buyer, path, "one", form()).await.expect(201);
    let again = send(buyer, path, "one", form()).await.expect(201);
    assert_eq!(once, again);
    let other = talk.ask("one", "Something else").await;
    assert_eq!(other.status, 422, "{}", other.text);
    let read = talk.test_shop.clay.get(&talk.shops).await.expect(200);
    assert_eq!(read["messages"].as_array().unwrap().len(), 1);
    let photo = read["messages"][0]["photos"][0]["url"].as_str().unwrap();
    assert_eq!(talk.test_shop.clay.get(photo).await.status, 200);
    let without_a_key = buyer.request(Method::POST, path).multipart(words("Hello"));
    assert_eq!(buyer.send(without_a_key).await.status, 400);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_written_that_says_nothing_or_shows_no_picture() {
    let talk = Talk::open().await;
    let blank = talk.ask("one", "   ").await;
    assert_eq!((blank.status, blank.code()), (422, "invalid_fields"));
    let no_picture = Part::bytes(b"GIF89a".to_vec()).file_name("a.png");
    let form = Form::new().part("images", no_picture);
    let refused = send(&talk.test_shop.buyer, &talk.buyers, "two", form).await;
    assert_eq!(refused.status, 415, "{}", refused.text);
    let long = talk.ask("three", &"x".repeat(4001)).await;
    assert_eq!(long.status, 422);
    let read = talk.test_shop.clay.get(&talk.shops).await.expect(200);
    assert_eq!(read["messages"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn before_it_is_paid_the_buyer_waits_and_the_shop_knows_of_nothing() {
    let test_shop = TestShop::open(5).await;
    let order = test_shop.order(1).await;
    let part = &order["shopOrders"][0]["id"];
    let path = format!("/api/orders/{}/shop-orders/{part}/messages", order["id"]);
    let early = send(&test_shop.buyer, &path, "one", words("Hello")).await;
    assert_eq!((early.status, early.code()), (409, "not_paid"));
    let path = format!("/api/seller/orders/{part}/messages");
    assert_eq!(test_shop.clay.get(&path).await.status, 404);
    let early = send(&test_shop.clay, &path, "one", words("Hello")).await;
    assert_eq!(early.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_reads_writes_or_marks() {
    let talk = Talk::open().await;
    talk.ask("one", "Hello").await.expect(201);
    let (eve, wood) = (
        talk.test_shop.app.shopper("eve").await,
        talk.test_shop.app.seller("wood").await,
    );
    for (stranger, path) in [
        (&eve, &talk.buyers),
        (&wood, &talk.buyers),
        (&wood, &talk.shops),
    ] {
        assert_eq!(stranger.get(path).await.status, 404);
        assert_eq!(send(stranger, path, "x", words("Hi")).await.status, 404);
        let seen = json!({ "upTo": 1000 });
        let seen = stranger.post(&format!("{path}/seen"), seen).await;
        assert_eq!(seen.status, 404);
    }
    let shops = talk.test_shop.clay.get(&talk.shops).await.expect(200);
    assert_eq!(
        (texts(&shops), &shops["unread"]),
        (vec!["Hello"], &json!(1))
    );
    let theirs = wood.get("/api/seller/conversations").await.expect(200);
    assert_eq!(theirs["total"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_waits_for_an_answer() {
    let talk = Talk::open().await;
    talk.ask("one", "Hello").await.expect(201);
    talk.test_shop
        .app
        .sql(
            "insert into messages (shop_order_id, author, author_id, text) \
             select m.shop_order_id, m.author, m.author_id, 'Hello' \
             from messages m, generate_series(1, 29)",
        )
        .await;
    let flood = talk.ask("two", "Hello?").await;
    assert_eq!((flood.status, flood.code()), (429, "too_many_at_once"));
    // the other side has written nothing yet
    talk.answer("three", "One by one").await.expect(201);
    talk.test_shop
        .app
        .sql("update messages set created_at = created_at - interval '1 hour'")
        .await;
    talk.ask("four", "Sorry").await.expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn older_messages_come_page_by_page() {
    let talk = Talk::open().await;
    talk.ask("one", "0").await.expect(201);
    talk.test_shop
        .app
        .sql(
            "insert into messages (shop_order_id, author, author_id, text) \
             select m.shop_order_id, m.author, m.author_id, g.n::text \
             from messages m, generate_series(1, 60) g (n) order by g.n",
        )
        .await;
    let latest = talk.test_shop.clay.get(&talk.shops).await.expect(200);
    assert_eq!(latest["hasEarlier"], true);
    let latest = texts(&latest).first().map(|text| (*text).to_owned());
    assert_eq!(latest.as_deref(), Some("11"));
    let first = talk
        .test_shop
        .app
        .count("select min(id) + 11 from messages")
        .await;
    let earlier = format!("{}?before={first}", talk.shops);
    let earlier = talk.test_shop.clay.get(&earlier).await.expect(200);
    assert_eq!(earlier["hasEarlier"], false);
    assert_eq!(texts(&earlier).len(), 11);
    assert_eq!(texts(&earlier).first(), Some(&"0"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reported_message_is_hidden_from_both_and_shown_again_by_an_operator_alone() {
    let talk = Talk::open().await;
    let (buyer, clay) = (&talk.test_shop.buyer, &talk.test_shop.clay);
    let root = talk.test_shop.app.operator("root").await;
    let bad = talk.answer("one", "Pay me by wire").await.expect(201);
    let own = talk.ask("two", "No").await.expect(201);
    let report = |id: &Value| format!("{}/{id}/report", talk.buyers);
    let held = json!({ "reason": "off_platform", "text": "Wants a wire" });
    let refused = buyer.post(&report(&own["id"]), held.clone()).await;
    assert_eq!((refused.status, refused.code()), (409, "own_message"));
    // what nobody reported is nobody's to read
    let hide = format!("/api/admin/messages/{}/hide", bad["id"]);
    let reason = json!({ "reason": "Payment elsewhere" });
    assert_eq!(root.post(&hide, reason.clone()).await.status, 404);
    for _ in 0..2 {
        let told = buyer.post(&report(&bad["id"]), held.clone()).await;
        assert_eq!(told.status, 204, "{}", told.text);
    }
    let seen = |read: Value, place: usize| read["messages"][place]["isReported"].clone();
    assert_eq!(seen(buyer.get(&talk.buyers).await.expect(200), 0), true);
    // who wrote it is not told
    assert_eq!(seen(clay.get(&talk.shops).await.expect(200), 0), false);

    let open = root.get("/api/admin/messages").await.expect(200);
    assert_eq!(open["total"], 1);
    assert_eq!(open["items"][0]["text"], "Pay me by wire");
    assert_eq!(open["items"][0]["report"]["reason"], "off_platform");
    let hidden = root.post(&hide, reason.clone()).await.expect(200);
    assert_eq!(hidden["hiddenReason"], "Payment elsewhere");
    assert_eq!(root.post(&hide, reason).await.code(), "message_settled");
    for (reader, path) in [(buyer, &talk.buyers), (clay, &talk.shops)] {
        let read = reader.get(path).await.expect(200);
        assert_eq!(texts(&read), ["", "No"]);
        assert_eq!(read["messages"][0]["isHidden"], true);
    }
    let open = root.get("/api/admin/messages").await.expect(200);
    assert_eq!(open["total"], 0);
    let gone = root.get("/api/admin/messages?status=hidden").await;
    assert_eq!(gone.expect(200)["total"], 1);
    let restore = format!("/api/admin/messages/{}/restore", bad["id"]);
    root.post(&restore, json!({})).await.expect(200);
    assert_eq!(
        root.post(&restore, json!({})).await.code(),
        "message_settled"
    );
    let read = buyer.get(&talk.buyers).await.expect(200);
    assert_eq!(texts(&read), ["Pay me by wire", "No"]);
    let steps = "select count(*) from message_moderations";
    assert_eq!(talk.test_shop.app.count(steps).await, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_takes_their_words_and_photos_along() {
    let talk = Talk::open().await;
    let photo = Part::bytes(SQUARE.to_vec()).file_name("a.png");
    let form = words("My cat's name is Byron").part("images", photo);
    send(&talk.test_shop.buyer, &talk.buyers, "one", form)
        .await
        .expect(201);
    talk.answer("two", "Lovely").await.expect(201);
    let own = talk
        .test_shop
        .buyer
        .get("/api/user/export")
        .await
        .expect(200);
    let own = &own["orderMessages"];
    assert_eq!(own.as_array().unwrap().len(), 1);
    assert_eq!(own[0]["text"], "My cat's name is Byron");
    assert_eq!(own[0]["images"].as_array().unwrap().len(), 1);
    talk.test_shop
        .app
        .sql("update shop_orders set status = 'completed'")
        .await;
    let password = json!({ "password": "correct horse battery" });
    let left = talk
        .test_shop
        .buyer
        .post("/api/user/delete-account", password)
        .await;
    assert_eq!(left.status, 200, "{}", left.text);
    let clay = &talk.test_shop.clay;
    for (words, orders) in [("lovelace", 0), ("mug", 1)] {
        let path = format!("/api/seller/orders?q={words}");
        let found = clay.get(&path).await.expect(200);
        assert_eq!(found["total"], orders, "{words}");
    }
    let read = clay.get(&talk.shops).await.expect(200);
    assert_eq!(texts(&read), ["–", "Lovely"]);
    assert_eq!(read["messages"][0]["photos"], json!([]));
    assert_eq!(files(&talk.test_shop.app).await, 1, "the photo is to go");
    let late = talk.answer("three", "Are you there?").await;
    assert_eq!((late.status, late.code()), (409, "buyer_left"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_waits_for_nobody() {
    let talk = Talk::open().await;
    talk.ask("one", "Is it here soon?").await.expect(201);
    // somebody ships the order meanwhile
    let mut shipping = talk.test_shop.app.database.pool.get().await.unwrap();
    shipping
        .batch_execute(
            "set idle_in_transaction_session_timeout = 0; begin; \
             select from shop_orders for no key update",
        )
        .await
        .unwrap();
    let read = async {
        let buyer = talk.test_shop.buyer.get(&talk.buyers).await.expect(200);
        let shop = talk.test_shop.clay.get(&talk.shops).await.expect(200);
        assert_eq!(texts(&buyer), texts(&shop));
    };
    let limit = std::time::Duration::from_secs(20);
    tokio::time::timeout(limit, read)
        .await
        .expect("reading waits for the order's lock");
    shipping.batch_execute("rollback").await.unwrap();
}
