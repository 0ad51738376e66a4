//! Things to buy, and buying them.

use chrono::{TimeDelta, Utc};
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};

use super::{Answer, Client, TestApp};

/// A product with one variant.
#[derive(Debug, Clone)]
pub struct Product {
    pub id: i64,
    pub variant: i64,
    pub slug: String,
}

impl Product {
    /// Where its answer stands.
    pub fn path(&self) -> String {
        format!("/api/public/products/{}", self.slug)
    }

    /// So much of it, as it is put into a cart.
    pub fn line(&self, quantity: i64) -> Value {
        json!({ "productDTO": { "id": self.id }, "quantity": quantity, "optionIds": [] })
    }
}

#[derive(diesel::QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

impl TestApp {
    /// A sub-category to sell in.
    pub async fn category(&self) -> i64 {
        let mut conn = self.database.pool.get().await.unwrap();
        let category: Id = diesel::sql_query(
            "with parent as ( \
                 insert into categories (name, slug) values ('Kitchen', 'kitchen') \
                 on conflict on constraint categories_slug do update set name = excluded.name returning id) \
             insert into categories (parent_id, name, slug) select id, 'Mugs', 'mugs' from parent \
             on conflict on constraint categories_slug do update set name = excluded.name returning id",
        )
        .get_result(&mut conn)
        .await
        .unwrap();
        category.id
    }

    /// A product of the seller's with one variant, put into the shop through the API; listings
    /// show it.
    pub async fn product(&self, seller: &Client, title: &str, price: i64, stock: i64) -> Product {
        let body = json!({
            "title": title, "description": "A mug.", "categoryId": self.category().await,
            "status": "active", "options": [],
            "variants": [{ "values": [], "price": price, "stock": stock }],
        });
        let product = seller.post("/api/seller/products", body).await.expect(201);
        self.catch_up().await;
        Product {
            id: product["id"].as_i64().unwrap(),
            variant: product["variants"][0]["id"].as_i64().unwrap(),
            slug: product["slug"].as_str().unwrap().to_owned(),
        }
    }

    /// Runs the buyer's part at PayPal.
    pub async fn approve(&self, order: &Value) {
        let id = order["payment"]["providerOrderId"].as_str().unwrap();
        let path = format!("/emulator/orders/{id}/approve");
        let approved = self.paypal().post(&path, json!({})).await;
        assert!(approved.status < 300, "{}", approved.text);
    }

    /// Ships and delivers what a shop has of a paid order.
    pub async fn deliver(&self, seller: &Client, order: &Value) {
        for part in order["shopOrders"].as_array().unwrap() {
            let path = format!("/api/seller/orders/{}", part["id"]);
            let key = format!("part-{}", part["id"]);
            let parcel = json!({ "carrier": "UPS", "trackingNumber": "1Z" });
            let shipped = seller
                .post_once(&format!("{path}/ship"), &key, parcel)
                .await;
            if shipped.status != 404 {
                shipped.expect(200);
                let arrived = seller
                    .post_once(&format!("{path}/deliver"), &key, json!({}))
                    .await;
                arrived.expect(200);
            }
        }
    }

    /// An order of one product that has been paid and delivered.
    pub async fn delivered(&self, seller: &Client, buyer: &Client, product: &Product) -> Value {
        let line = buyer.add(product, 1).await;
        let key = format!("place-{line}");
        let order = buyer.place(&key, &[line]).await.expect(201);
        self.approve(&order).await;
        let order = buyer.capture(&key, &order).await.expect(200);
        self.deliver(seller, &order).await;
        order
    }

    /// Sets the emulator's fault knobs.
    pub async fn faults(&self, knobs: Value) {
        let set = self.paypal().put("/emulator/faults", knobs).await;
        assert!(set.status < 300, "{}", set.text);
    }

    /// The one number that a query answers.
    pub async fn count(&self, query: &str) -> i64 {
        let mut conn = self.database.pool.get().await.unwrap();
        let row: Id = diesel::sql_query(format!("select ({query})::bigint as id"))
            .get_result(&mut conn)
            .await
            .unwrap();
        row.id
    }

    /// Nothing is wrong with the books.
    pub async fn assert_invariants(&self) {
        let breaches = gateway::check::run(&self.database.url).await.unwrap();
        let breaches: Vec<String> = breaches.iter().map(ToString::to_string).collect();
        assert!(breaches.is_empty(), "{}", breaches.join("\n"));
    }

    /// PayPal's books and ours say the same to the cent, and nothing is wrong with ours.
    pub async fn assert_books_agree(&self) {
        let (from, to) = (Utc::now() - TimeDelta::days(1), Utc::now());
        let differences =
            gateway::check::books(&self.database.url, self.provider(), from, to).await;
        assert_eq!(differences.unwrap(), []);
        self.assert_invariants().await;
    }
}

impl Client {
    /// Puts a product into the cart; answers the id of its line.
    pub async fn add(&self, product: &Product, quantity: i64) -> i64 {
        let added = self.post("/api/cart/add", product.line(quantity)).await;
        let cart = added.expect(200);
        line_of(&cart, product)
    }

    /// Places an order over lines of the cart.
    pub async fn place(&self, key: &str, lines: &[i64]) -> Answer {
        let body = json!({ "cartItemIds": lines, "address": address() });
        self.post_once("/api/orders", key, body).await
    }

    /// Reviews the first line of an order, without photos.
    pub async fn review(&self, order: &Value, rating: &str, text: &str) -> Answer {
        let (rating, text) = (rating.to_owned(), text.to_owned());
        let form = reqwest::multipart::Form::new().text("rating", rating);
        self.review_with(order, form.text("text", text)).await
    }

    /// Reviews the first line of an order with a form of one's own.
    pub async fn review_with(&self, order: &Value, form: reqwest::multipart::Form) -> Answer {
        let line = &order["shopOrders"][0]["lines"][0]["id"];
        let path = format!("/api/orders/{}/lines/{line}/review", order["id"]);
        self.send(self.request(reqwest::Method::POST, &path).multipart(form))
            .await
    }

    /// Takes the money of an order.
    pub async fn capture(&self, key: &str, order: &Value) -> Answer {
        let path = format!("/api/orders/{}/capture", order["id"]);
        self.post_once(&path, key, json!({})).await
    }
}

/// The line of a product in a cart.
pub fn line_of(cart: &Value, product: &Product) -> i64 {
    let groups = cart.as_array().unwrap().iter();
    let mut lines = groups.flat_map(|group| group["cartDTOList"].as_array().unwrap());
    let line = lines
        .find(|line| line["productDTO"]["id"] == product.id)
        .unwrap();
    line["id"].as_i64().unwrap()
}

/// An address that is good everywhere.
pub fn address() -> Value {
    json!({
        "firstName": "Ada", "lastName": "Lovelace", "country": "US", "addressLine1": "12 Market Hall Lane",
        "city": "Portland", "state": "OR", "postalCode": "97209", "phoneNumber": "+15035550100",
    })
}
