//! Things to buy, and buying them.

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
}

impl Client {
    /// Puts a product into the cart; answers the id of its line.
    pub async fn add(&self, product: &Product, quantity: i64) -> i64 {
        let body =
            json!({ "productDTO": { "id": product.id }, "quantity": quantity, "optionIds": [] });
        let cart = self.post("/api/cart/add", body).await.expect(200);
        line_of(&cart, product)
    }

    /// Places an order over lines of the cart.
    pub async fn place(&self, key: &str, lines: &[i64]) -> Answer {
        let body = json!({ "cartItemIds": lines, "address": address() });
        self.post_once("/api/orders", key, body).await
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
