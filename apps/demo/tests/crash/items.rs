//! Items that can be bought, found as a shopper finds them.

use rand::{Rng, seq::IndexedRandom};
use serde_json::{Value, json};

use crate::demo::Clients;

/// How many products are looked at.
const PRODUCTS: usize = 30;

/// One choice of a product's options.
#[derive(Debug, Clone)]
pub struct Item {
    pub product: i64,
    options: Value,
    shop: i64,
}

impl Item {
    /// What the cart is asked for.
    pub fn order(&self) -> Value {
        json!({ "productDTO": { "id": self.product }, "quantity": 1, "optionIds": self.options })
    }
}

/// Items of several shops.
pub struct Items {
    items: Vec<Item>,
}

impl Items {
    /// Looks at the best sellers.
    pub async fn find(clients: &Clients) -> Self {
        let shop = &clients.shop;
        let path = format!("/api/public/products?inStock=true&pageSize={PRODUCTS}");
        let cards = shop.get(&path).await.unwrap().expect(200);
        let mut items = Vec::new();
        for card in cards["items"].as_array().unwrap() {
            let path = format!("/api/public/products/{}", card["slug"].as_str().unwrap());
            let product = shop.get(&path).await.unwrap().expect(200);
            items.extend(best_stocked(&product));
        }
        assert!(items.len() > 1, "the shop is empty");
        Self { items }
    }

    /// Two items, of different shops where there are any.
    pub fn pick(&self, rng: &mut impl Rng) -> [Item; 2] {
        let first = self.items.choose(rng).unwrap();
        let others: Vec<&Item> = self
            .items
            .iter()
            .filter(|item| item.shop != first.shop)
            .collect();
        let second = others.choose(rng).unwrap();
        [first.clone(), (*second).clone()]
    }
}

fn best_stocked(product: &Value) -> Option<Item> {
    let variants = product["variants"].as_array()?.iter();
    let best = variants.max_by_key(|variant| variant["stock"].as_i64())?;
    Some(Item {
        product: product["id"].as_i64()?,
        options: best["optionIds"].clone(),
        shop: product["shop"]["id"].as_i64()?,
    })
}
