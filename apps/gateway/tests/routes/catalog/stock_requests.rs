//! Emails about what is back in stock.

use serde_json::{Value, json};

use crate::support::{Answer, Client, PASSWORD, Product, TestApp};

const GUESTS: &str = "/api/public/stock-requests";
const OWN: &str = "/api/user/stock-requests";
const GRACE: &str = "grace@example.com";
const OPEN: &str = "select count(*) from stock_requests where confirmed_at is not null";
const AT_WORK: &str = "select count(*) from jobs where done_at is null and parked_at is null \
                       and kind not like 'timer:%'";

/// A shop with a mug that is sold out.
struct Shop {
    app: TestApp,
    clay: Client,
    mug: Product,
}

impl Shop {
    async fn open() -> Self {
        let app = TestApp::start().await;
        let clay = app.seller("clay").await;
        let mug = app.product(&clay, "Mug", 1999, 0).await;
        Self { app, clay, mug }
    }

    fn wanted(&self) -> Value {
        json!({ "variantId": self.mug.variant })
    }

    async fn ask_as_guest(&self, email: &str) -> Answer {
        let body = json!({ "variantId": self.mug.variant, "email": email });
        self.app.guest().post(GUESTS, body).await
    }

    /// The token of the link that an address got.
    async fn token(&self, address: &str) -> String {
        let email = self.app.email(address, "Confirm that you want").await;
        let (_, rest) = email.text.split_once("/stock-request?token=").unwrap();
        rest.split_whitespace().next().unwrap().to_owned()
    }

    async fn confirm(&self, token: &str) -> Answer {
        let path = format!("{GUESTS}/confirm");
        self.app
            .guest()
            .post(&path, json!({ "token": token }))
            .await
    }

    async fn change(&self, change: Value) {
        let path = format!("/api/seller/products/{}", self.mug.id);
        self.clay.patch(&path, change).await.expect(200);
    }

    async fn count(&self, stock: i64) {
        let (id, variant) = (self.mug.id, self.mug.variant);
        let path = format!("/api/seller/products/{id}/variants/{variant}");
        let body = json!({ "stock": stock });
        self.clay.patch(&path, body).await.expect(200);
    }

    /// How many emails said that it is back, once all work is done.
    async fn told(&self, address: &str) -> usize {
        self.app.until(AT_WORK, 0).await;
        let emails = mail::folder::list(&self.app.folder.join("mail"), Some(address)).unwrap();
        let back = emails
            .iter()
            .filter(|it| it.email.subject == "It's back: Mug");
        back.count()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_signed_in_gets_one_email_however_often_they_asked() {
    let shop = Shop::open().await;
    let (app, mug) = (&shop.app, &shop.mug);
    let ada = app.shopper("ada").await;
    for _ in 0..2 {
        assert_eq!(ada.post(OWN, shop.wanted()).await.status, 204);
    }
    let asked = ada.get(OWN).await.expect(200);
    assert_eq!(asked, json!({ "variantIds": [mug.variant] }));
    shop.count(3).await;
    let email = app.email("ada@example.com", "It's back: Mug").await;
    let link = format!("/product/{}?variant={}", mug.slug, mug.variant);
    assert!(email.text.contains(&link), "{email:?}");
    assert!(email.text.contains("$19.99"), "{email:?}");
    let asked = ada.get(OWN).await.expect(200);
    assert_eq!(asked, json!({ "variantIds": [] }));
    // the request is met: what happens from now on is nobody's
    shop.count(0).await;
    shop.count(4).await;
    assert_eq!(shop.told("ada@example.com").await, 1);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_it_no_more_is_told_nothing() {
    let shop = Shop::open().await;
    let ada = shop.app.shopper("ada").await;
    ada.post(OWN, shop.wanted()).await;
    let one = format!("{OWN}/{}", shop.mug.variant);
    for _ in 0..2 {
        assert_eq!(ada.delete(&one).await.status, 204);
    }
    shop.count(3).await;
    assert_eq!(shop.told("ada@example.com").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_waits_once_the_link_was_followed_which_works_once() {
    let shop = Shop::open().await;
    assert_eq!(shop.ask_as_guest(GRACE).await.status, 202);
    let token = shop.token(GRACE).await;
    assert_eq!(shop.app.count(OPEN).await, 0);
    let kept = "select count(*) from stock_requests where length(token_hash) = 32";
    assert_eq!(shop.app.count(kept).await, 1);
    assert_eq!(shop.confirm("none").await.status, 410);
    assert_eq!(shop.confirm(&token).await.status, 204);
    let again = shop.confirm(&token).await;
    assert_eq!((again.status, again.code()), (410, "link_spent"));
    // whether the address waits is told to nobody, and its owner is not asked again
    assert_eq!(shop.ask_as_guest(GRACE).await.status, 202);
    shop.count(1).await;
    assert_eq!(shop.told(GRACE).await, 1);
    let all = mail::folder::list(&shop.app.folder.join("mail"), Some(GRACE)).unwrap();
    assert_eq!(all.len(), 2);
    shop.app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_did_not_confirm_is_told_nothing_and_forgotten_after_a_day() {
    let shop = Shop::open().await;
    shop.ask_as_guest(GRACE).await;
    let token = shop.token(GRACE).await;
    shop.count(2).await;
    assert_eq!(shop.told(GRACE).await, 0);
    shop.app
        .sql("update stock_requests set expires_at = now() - interval '1 second'")
        .await;
    assert_eq!(shop.confirm(&token).await.status, 410);
    shop.app.run_timer("forget old stock requests").await;
    let kept = "select count(*) from stock_requests";
    assert_eq!(shop.app.count(kept).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_came_back_before_the_link_was_followed_is_told_then() {
    let shop = Shop::open().await;
    shop.ask_as_guest(GRACE).await;
    let token = shop.token(GRACE).await;
    shop.count(2).await;
    assert_eq!(shop.confirm(&token).await.status, 204);
    assert_eq!(shop.told(GRACE).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_order_fills_the_shelf_too() {
    let shop = Shop::open().await;
    let (app, mug) = (&shop.app, &shop.mug);
    let (ada, bob) = (app.shopper("ada").await, app.shopper("bob").await);
    shop.count(1).await;
    let line = bob.add(mug, 1).await;
    let order = bob.place("place", &[line]).await.expect(201);
    app.approve(&order).await;
    let order = bob.capture("capture", &order).await.expect(200);
    assert_eq!(ada.post(OWN, shop.wanted()).await.status, 204);
    let cancel = format!("/api/orders/{}/cancel", order["id"]);
    bob.post(&cancel, json!({})).await.expect(200);
    app.email("ada@example.com", "It's back: Mug").await;
    assert_eq!(app.count(OPEN).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_can_buy_is_waited_for_until_it_can_be_bought() {
    let shop = Shop::open().await;
    let ada = shop.app.shopper("ada").await;
    ada.post(OWN, shop.wanted()).await;
    shop.change(json!({ "status": "hidden" })).await;
    let hidden = ada.post(OWN, shop.wanted()).await;
    assert_eq!((hidden.status, hidden.code()), (404, "not_found"));
    shop.count(3).await;
    assert_eq!(shop.told("ada@example.com").await, 0);
    shop.app.run_timer("write to who waits for goods").await;
    assert_eq!(shop.told("ada@example.com").await, 0);
    shop.change(json!({ "status": "active" })).await;
    shop.app.run_timer("write to who waits for goods").await;
    assert_eq!(shop.told("ada@example.com").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_is_told_nothing() {
    let shop = Shop::open().await;
    let ada = shop.app.shopper("ada").await;
    ada.post(OWN, shop.wanted()).await;
    let leave = json!({ "password": PASSWORD });
    ada.post("/api/user/delete-account", leave)
        .await
        .expect(200);
    assert_eq!(shop.app.count(OPEN).await, 0);
    shop.count(3).await;
    assert_eq!(shop.told("ada@example.com").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_write_at_once_each_gets_one_email() {
    let shop = Shop::open().await;
    let variant = shop.mug.variant;
    shop.app
        .sql(&format!(
            "insert into stock_requests (variant_id, email, confirmed_at, expires_at) \
             select {variant}, 'person' || n || '@example.com', now(), now() + interval '1 day' \
             from generate_series(1, 250) n"
        ))
        .await;
    shop.count(3).await;
    shop.app
        .sql(&format!(
            "insert into jobs (kind, payload) \
             select 'goods back in stock', to_jsonb({variant}::bigint) from generate_series(1, 8)"
        ))
        .await;
    shop.app.until(AT_WORK, 0).await;
    let emails = mail::folder::list(&shop.app.folder.join("mail"), None).unwrap();
    let back = emails
        .iter()
        .filter(|it| it.email.subject == "It's back: Mug");
    let mut told: Vec<&str> = back.map(|it| it.email.to.as_str()).collect();
    assert_eq!(told.len(), 250);
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), 250);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_what_is_sold_out_can_be_waited_for_and_only_for_so_much() {
    let shop = Shop::open().await;
    let ada = shop.app.shopper("ada").await;
    let unknown = json!({ "variantId": 999_999 });
    assert_eq!(ada.post(OWN, unknown).await.status, 404);
    let no_address = shop.ask_as_guest("grace").await;
    assert_eq!(
        (no_address.status, no_address.code()),
        (422, "invalid_fields")
    );
    shop.count(1).await;
    for answer in [
        ada.post(OWN, shop.wanted()).await,
        shop.ask_as_guest(GRACE).await,
    ] {
        assert_eq!((answer.status, answer.code()), (409, "in_stock"));
    }
    shop.count(0).await;
    shop.app
        .sql(&format!(
            "with goods as ( \
                 insert into products (shop_id, category_id, slug, title) \
                 select shop_id, category_id, 'other-' || n, 'Other' \
                 from products, generate_series(1, 200) n where id = {} returning id), \
             sorts as (insert into variants (product_id, position, price) \
                 select id, 0, 100 from goods returning id) \
             insert into stock_requests (variant_id, email, confirmed_at, expires_at) \
             select id, 'ada@example.com', now(), now() + interval '1 day' from sorts",
            shop.mug.id
        ))
        .await;
    let full = ada.post(OWN, shop.wanted()).await;
    assert_eq!((full.status, full.code()), (409, "stock_requests_full"));
    assert_eq!(shop.app.count(OPEN).await, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_a_strangers_mailbox() {
    let shop = Shop::open().await;
    for _ in 0..5 {
        assert_eq!(shop.ask_as_guest(GRACE).await.status, 202);
    }
    let sixth = shop.ask_as_guest(GRACE).await;
    assert_eq!((sixth.status, sixth.code()), (429, "too_many_attempts"));
    assert!(sixth.headers.contains_key("retry-after"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_product_that_is_deleted_takes_its_requests_along() {
    let shop = Shop::open().await;
    let ada = shop.app.shopper("ada").await;
    ada.post(OWN, shop.wanted()).await;
    let path = format!("/api/seller/products/{}", shop.mug.id);
    let gone = shop.clay.delete(&path).await;
    assert_eq!(gone.status, 204);
    assert_eq!(shop.app.count(OPEN).await, 0);
}
