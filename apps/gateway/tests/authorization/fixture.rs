//! The victims, who own one of everything, and the callers, who own none of it.

use serde_json::{Value, json};

use super::operation::Operation;
use super::{Actor, SPEND_THE_CALLER};
use crate::support::{Client, TestApp, address};

/// An id that nothing has.
pub const UNKNOWN_ID: i64 = 999_999_999;

/// Clay was paid out.
const PAYOUT: &str = "with run as ( \
         insert into payout_runs (scheduled_for, currency, status) \
         values ('2026-11-01', 'USD', 'sent') returning id), \
     paid as ( \
         insert into payouts (run_id, shop_id, amount, currency, method, destination, shown) \
         select run.id, s.shop_id, 500, 'USD', 'paypal', '\\x0000000000', 'c•••@paypal.test' \
         from run, shop_orders s returning id, shop_id), \
     booked as ( \
         insert into ledger_transactions (kind, reference, currency) \
         select 'payout', 'payout:' || id, 'USD' from paid returning id) \
     insert into ledger_entries (transaction_id, account, shop_id, amount) \
     select booked.id, e.account, paid.shop_id, e.amount \
     from booked, paid, (values ('shop', 500), ('payout', -500)) as e (account, amount)";

/// A marketplace in which Ada has bought something of Clay's.
pub struct Fixture {
    pub app: TestApp,
    ada: Client,
    clay: Client,
    strangers: Vec<(Actor, Client)>,
    order: Value,
    address: i64,
    session: i64,
    line: i64,
    saved: i64,
    product: Value,
    collection: Value,
    coupon: Value,
    review: Value,
    request: i64,
    give_back: i64,
    parcel: i64,
    payout: i64,
    dispute: i64,
    import: i64,
    bulk: i64,
    key: i64,
    webhook: i64,
    delivery: i64,
    /// Ada's, and Clay's answer.
    messages: (i64, i64),
    fresh: std::sync::atomic::AtomicU32,
}

impl Fixture {
    pub async fn build() -> Self {
        let app = TestApp::start().await;
        let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
        let mug = app.product(&clay, "Mug", 1999, 9).await;
        let bought = ada.add(&mug, 1).await;
        let order = ada.place("place", &[bought]).await.expect(201);
        app.approve(&order).await;
        let order = ada.capture("capture", &order).await.expect(200);
        app.deliver(&clay, &order).await;
        let review = ada.review(&order, "5", "Good").await.expect(201);
        app.sql(
            "with asked as ( \
                 insert into cancel_requests (shop_order_id, reason) \
                 select id, 'Too late' from shop_orders returning id) \
             insert into cancel_request_lines (request_id, order_line_id, quantity) \
             select asked.id, l.id, 1 from asked, order_lines l",
        )
        .await;
        let request = app.count("select max(id) from cancel_requests").await;
        app.sql(
            "insert into returns (shop_order_id, came_from, reason, words, worth) \
             select id, 'delivered', 'damaged', 'Broken', total from shop_orders; \
             insert into return_events (return_id, to_status, actor) \
             select id, 'requested', 'buyer' from returns; \
             insert into return_lines (return_id, order_line_id, quantity) \
             select r.id, l.id, 1 from returns r, order_lines l",
        )
        .await;
        let give_back = app.count("select max(id) from returns").await;
        let parcel = app.count("select max(id) from shipments").await;
        app.sql(PAYOUT).await;
        let payout = app.count("select max(id) from payouts").await;
        app.sql(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at) select id, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 1999, 'USD', now() \
             from payments",
        )
        .await;
        let dispute = app.count("select max(id) from disputes").await;
        app.sql(
            "insert into product_imports \
                 (shop_id, file_name, content, separator, file_columns, row_count) \
             select id, 'mugs.csv', 'Title\nMug', ',', \
                 '[{\"heading\": \"Title\", \"samples\": [\"Mug\"], \"means\": \"title\"}]', 1 from shops",
        )
        .await;
        let import = app.count("select max(id) from product_imports").await;
        app.sql(
            "insert into product_imports (shop_id, rule, chosen) \
             select id, '{\"what\": \"end_sale\"}', '{}' from shops",
        )
        .await;
        let bulk = app.count("select max(id) from product_imports").await;
        app.sql(
            "with opened as ( \
                 insert into sessions (user_id, expires_at) select owner_id, 'infinity' from shops \
                 returning id) \
             insert into api_keys (session_id, shop_id, name, secret_hash, starts_with, scopes) \
             select opened.id, s.id, 'Warehouse', sha256(''), 'hsk_', '{orders:read}' \
             from opened, shops s",
        )
        .await;
        let key = app.count("select max(session_id) from api_keys").await;
        app.sql(
            "insert into webhook_endpoints (shop_id, name, url, events, secret) \
             select id, 'Warehouse', 'http://127.0.0.1:9/', '{shop.lifted}', '\\x0000000000' from shops; \
             insert into webhook_deliveries (endpoint_id, message_id, event, body, status) \
             select id, 'msg_1', 'shop.lifted', '{}', 'failed' from webhook_endpoints",
        )
        .await;
        let webhook = app.count("select max(id) from webhook_endpoints").await;
        let delivery = app.count("select max(id) from webhook_deliveries").await;
        app.sql(
            "insert into messages (shop_order_id, author, author_id, text) \
             select s.id, word.author, \
                 case word.author when 'buyer' then o.user_id else r.user_id end, 'Hello' \
             from shop_orders s join orders o on o.id = s.order_id \
             join user_roles r on r.shop_id = s.shop_id, \
                 (values (1, 'buyer'), (2, 'seller')) as word (place, author) order by place; \
             insert into conversations (shop_order_id, shop_id, buyer_id, last_message_id, \
                 buyer_unread, shop_unread) \
             select s.id, s.shop_id, o.user_id, (select max(id) from messages), 1, 1 \
             from shop_orders s join orders o on o.id = s.order_id",
        )
        .await;
        let message = async |author: &str| {
            let query = format!("select max(id) from messages where author = '{author}'");
            app.count(&query).await
        };
        let messages = (message("buyer").await, message("seller").await);
        let line = ada.add(&mug, 2).await;
        let later = ada
            .post("/api/cart/saved/add-multiple", json!([mug.line(1)]))
            .await
            .expect(200);
        app.sql(
            "insert into product_images (product_id, position, url, thumbnail) \
             select id, 0, '/media/mug.webp', '/media/mug.webp' from products",
        )
        .await;
        let address = ada.post("/api/user/addresses", address()).await.expect(201);
        let sessions = ada.get("/api/user/sessions").await.expect(200);
        let product = clay
            .get(&format!("/api/seller/products/{}", mug.id))
            .await
            .expect(200);
        let collection = json!({ "name": "Green", "parentId": product["categoryId"] });
        let collection = clay.post("/api/seller/categories", collection).await;
        let collection = collection.expect(201);
        let coupon = json!({
            "code": "CLAY10", "percentBps": 1000, "from": "2026-11-01",
        });
        let coupon = clay.post("/api/seller/coupons", coupon).await.expect(201);
        let strangers = vec![
            (Actor::Guest, app.guest()),
            (Actor::Guest, forged(&ada)),
            (Actor::Guest, signed_out(&app).await),
            (Actor::User, app.shopper("eve").await),
            (Actor::Seller, app.seller("wool").await),
            (Actor::Operator, app.operator("root").await),
            (Actor::OneStep, app.one_step_operator("bare").await),
        ];
        Self {
            address: address["id"].as_i64().unwrap(),
            session: sessions[0]["id"].as_i64().unwrap(),
            fresh: std::sync::atomic::AtomicU32::new(0),
            app,
            ada,
            clay,
            strangers,
            order,
            line,
            saved: later[0]["id"].as_i64().unwrap(),
            product,
            collection,
            coupon,
            review,
            request,
            give_back,
            parcel,
            payout,
            dispute,
            import,
            bulk,
            key,
            webhook,
            delivery,
            messages,
        }
    }

    /// Whose shop, products and sales the ids are of.
    pub const fn seller(&self) -> &Client {
        &self.clay
    }

    /// Those to whom nothing belongs.
    pub fn strangers(&self) -> &[(Actor, Client)] {
        &self.strangers
    }

    /// Everybody who asks for an operation.
    pub async fn callers(&self, operation: &Operation) -> Vec<(Actor, Client)> {
        let mut callers = self.strangers.clone();
        if SPEND_THE_CALLER.contains(&operation.id.as_str()) {
            for (actor, client) in &mut callers {
                let number = self
                    .fresh
                    .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let name = format!("fresh{number}");
                *client = match actor {
                    Actor::Guest => continue,
                    Actor::User => self.app.shopper(&name).await,
                    Actor::Seller => self.app.seller(&name).await,
                    Actor::Operator => self.app.operator(&name).await,
                    Actor::OneStep => self.app.one_step_operator(&name).await,
                };
            }
        }
        callers
    }

    /// Who may ask for an operation about what the victims have.
    pub fn owner(&self, operation: &Operation) -> Client {
        if operation.is_operators() {
            return self.stranger(Actor::Operator);
        }
        match operation.tag.as_str() {
            "seller" => self.clay.clone(),
            _ => self.ada.clone(),
        }
    }

    /// Somebody to whom nothing belongs.
    pub fn stranger(&self, actor: Actor) -> Client {
        let mut strangers = self.strangers.iter();
        let stranger = strangers.find(|(other, client)| *other == actor && client.token.is_some());
        stranger.unwrap().1.clone()
    }

    /// The path with the victims' ids in it.
    pub fn path(&self, operation: &Operation) -> Result<String, String> {
        operation.path_with(|name| {
            self.value(&operation.path, name).ok_or_else(|| {
                format!("name somebody's {name} for {} in this test", operation.path)
            })
        })
    }

    /// The same path with ids that nothing has.
    pub fn path_to_unknown(&self, operation: &Operation) -> Result<String, String> {
        operation.path_with(|name| match name {
            "quantity" => Ok("1".to_owned()),
            _ => Ok(UNKNOWN_ID.to_string()),
        })
    }

    /// The victims' id that a path ends with.
    pub fn last_id(&self, operation: &Operation) -> String {
        let name = operation.path.rsplit_once('{').unwrap().1;
        let name = name.split('}').next().unwrap();
        self.value(&operation.path, name).unwrap()
    }

    /// The victims' id of a kind that requests name in their query or body.
    pub fn foreign(&self, kind: &str) -> i64 {
        let part = &self.order["shopOrders"][0];
        let product = &self.product;
        let id = |value: &Value| value["id"].as_i64().unwrap();
        match kind {
            "address" => self.address,
            "cart_line" => self.line,
            "collection" => id(&self.collection),
            "image" => id(&product["images"][0]),
            "line" => id(&part["lines"][0]),
            // the first that Clay was told, and the first option there is
            "notification" | "option" => 1,
            "parcel" => self.parcel,
            "part" => id(part),
            "product" => id(product),
            "variant" => id(&product["variants"][0]),
            _ => panic!("what {kind}?"),
        }
    }

    fn value(&self, path: &str, name: &str) -> Option<String> {
        let part = &self.order["shopOrders"][0];
        let number = |value: &Value| Some(value.as_i64()?.to_string());
        let text = |value: &str| Some(value.to_owned());
        let folder = path.split("/{").next()?;
        match (folder, name) {
            ("/api/cart/changeQuantity" | "/api/cart/items" | "/api/cart/remove", "id") => {
                Some(self.line.to_string())
            }
            ("/api/cart/saved", "id") => Some(self.saved.to_string()),
            ("/api/cart/changeQuantity", "quantity") => text("1"),
            ("/api/orders", "id") => number(&self.order["id"]),
            ("/api/orders", "sid") | ("/api/seller/orders", "id") => number(&part["id"]),
            // an operator may refund any that is there
            ("/api/admin/shop-orders", "shopOrderId") => text("0"),
            ("/api/orders", "rid") | ("/api/admin/returns", "returnId") => {
                Some(self.give_back.to_string())
            }
            ("/api/seller/orders", "rid") if path.contains("/returns/") => {
                Some(self.give_back.to_string())
            }
            ("/api/seller/orders", "rid") => Some(self.request.to_string()),
            ("/api/seller/orders", "pid") => Some(self.parcel.to_string()),
            ("/api/orders", "messageId") => Some(self.messages.1.to_string()),
            ("/api/seller/orders", "messageId") => Some(self.messages.0.to_string()),
            ("/api/admin/messages", "messageId") => text("0"),
            ("/api/user/addresses", "id") => Some(self.address.to_string()),
            ("/api/user/sessions", "id") => Some(self.session.to_string()),
            ("/api/orders" | "/api/admin/orders", "orderId") => number(&self.order["id"]),
            ("/api/orders", "lineId") => number(&part["lines"][0]["id"]),
            ("/api/user/reviews" | "/api/seller/reviews" | "/api/admin/reviews", "reviewId") => {
                number(&self.review["id"])
            }
            ("/api/seller/payouts" | "/api/admin/payouts", "id") => Some(self.payout.to_string()),
            ("/api/seller/disputes" | "/api/admin/disputes", "id") => {
                Some(self.dispute.to_string())
            }
            // an operator may lock and delete any that is there
            ("/api/admin/people", "personId") => text("0"),
            ("/api/admin/categories" | "/api/admin/products" | "/api/admin/home-pages", "id") => {
                text("0")
            }
            ("/api/admin/payout-runs", "id") => text("1"),
            ("/api/admin/reconciliation/breaks" | "/api/admin/adjustment-requests", "id") => {
                text("0")
            }
            // not Clay's: what an operator gives or takes changes what is there
            ("/api/admin/shops", "id") => text("2"),
            ("/api/seller/statements" | "/api/admin/statements", "month") => text("2026-11"),
            ("/api/admin/refunds", "refundId") => text("1"),
            ("/api/user/followed-shops", "shopId") => number(&part["shop"]["id"]),
            ("/api/user/wishlist", "productId") => number(&self.product["id"]),
            ("/api/user/stock-requests", "variantId") => number(&self.product["variants"][0]["id"]),
            ("/api/seller/products/import", "importId") => Some(self.import.to_string()),
            ("/api/seller/products/bulk", "bulkId") => Some(self.bulk.to_string()),
            ("/api/seller/products", "id") => number(&self.product["id"]),
            ("/api/seller/products", "variantId") => number(&self.product["variants"][0]["id"]),
            ("/api/seller/products", "imageId") => number(&self.product["images"][0]["id"]),
            ("/api/seller/coupons", "id") => number(&self.coupon["id"]),
            ("/api/seller/keys", "id") => Some(self.key.to_string()),
            ("/api/seller/webhooks", "id") => Some(self.webhook.to_string()),
            ("/api/seller/webhooks", "deliveryId") => Some(self.delivery.to_string()),
            ("/api/admin/webhooks", "id" | "deliveryId") => text("0"),
            ("/api/admin/keys" | "/api/admin/jobs" | "/api/admin/coupons", "id") => text("0"),
            ("/api/admin/contact-messages", "id") => text("0"),
            ("/api/seller/categories", "id") => number(&self.collection["id"]),
            ("/api/public/wishlists", "token") => text("none"),
            ("/api/public/products", "slug") => text(self.product["slug"].as_str()?),
            ("/api/public/shops", "slug") => text("clay"),
            ("/api/public/categories", "slug") => text("kitchen"),
            ("/api/public/categories", "sub") => text("mugs"),
            ("/api/public/categories", "collection") => text("none"),
            ("/api/public/pages" | "/api/admin/pages", "slug") => text("shipping"),
            ("/api/admin/pages", "language") => text("de"),
            ("/media", "name") => text("none.webp"),
            ("/sitemaps", "part") => text("pages"),
            ("/feeds", "shop") => text("clay"),
            _ => None,
        }
    }

    /// What the victims have, as they see it themselves. It must be there, or the walk would
    /// prove nothing.
    pub async fn possessions(&self) -> Value {
        let order = format!("/api/orders/{}", self.order["id"]);
        let part = format!("/api/seller/orders/{}", self.order["shopOrders"][0]["id"]);
        let product = format!("/api/seller/products/{}", self.product["id"]);
        let mut seen = Vec::new();
        for path in [
            &order,
            "/api/cart/findAll",
            "/api/cart/saved",
            "/api/user/conversations",
            "/api/user/me",
            "/api/user/addresses",
        ] {
            seen.push(self.ada.get(path).await.expect(200));
        }
        let reply = format!("/api/seller/reviews/{}/reply", self.review["id"]);
        let payout = format!("/api/seller/payouts/{}", self.payout);
        for path in [
            &part,
            &product,
            &reply,
            &payout,
            "/api/seller/shop",
            "/api/seller/categories",
            "/api/seller/coupons",
            "/api/seller/keys",
            "/api/seller/webhooks",
            "/api/seller/conversations",
            "/api/seller/payout-account",
            "/api/seller/balance",
        ] {
            let mut answer = self.clay.get(path).await.expect(200);
            let disputes = answer.get_mut("disputes").and_then(Value::as_array_mut);
            for dispute in disputes.into_iter().flatten() {
                // an operator may agree with the buyer, which this PayPal does not take
                dispute["acceptFailure"] = Value::Null;
            }
            seen.push(answer);
        }
        json!(seen)
    }
}

/// Ada's token with another signature.
fn forged(ada: &Client) -> Client {
    let token = ada.token.clone().unwrap();
    let (claims, signature) = token.rsplit_once('.').unwrap();
    let turned: String = signature.chars().rev().collect();
    ada.with_token(format!("{claims}.{turned}"))
}

/// Somebody whose token was good a moment ago.
async fn signed_out(app: &TestApp) -> Client {
    let gone = app.shopper("gone").await;
    gone.post("/api/auth/signout", json!({})).await.expect(200);
    gone
}
