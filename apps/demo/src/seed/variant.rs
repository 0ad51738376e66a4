//! Every combination of a product's option values, with its price and stock.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::catalog::Product;
use super::rng::SeededRng;
use super::rows::Rows;

/// From so many pieces of a variant on a product runs low, unless its shop says otherwise.
const FEW: i64 = 5;

/// One value that a buyer may choose.
#[derive(Clone)]
pub struct Choosable {
    /// The id of the option's value.
    pub id: i64,
    /// The option's name.
    pub option: String,
    /// The value.
    pub value: String,
    /// Cents on top of the product's price.
    pub extra: i64,
    /// The picture that shows it.
    pub picture: Option<String>,
}

/// One thing that can be bought.
pub struct Variant {
    /// Its id.
    pub id: i64,
    /// What was chosen, one per option.
    pub chosen: Vec<Choosable>,
    /// The regular price.
    pub price: i64,
    /// The reduced price.
    pub sale: Option<i64>,
    /// Pieces in stock.
    pub on_hand: i64,
    /// Pieces sold.
    pub claimed: i64,
    sku: String,
}

impl Variant {
    /// What a buyer pays for one.
    pub fn unit_price(&self) -> i64 {
        self.sale.unwrap_or(self.price)
    }
}

/// All variants of a product; their ids are given out by the caller.
pub fn all(
    product: &Product,
    options: &[Vec<Choosable>],
    product_id: i64,
    shop: &str,
    rng: &mut SeededRng,
) -> Vec<Variant> {
    let combinations = combine(options);
    let count = i64::try_from(combinations.len()).unwrap_or(1).max(1);
    let initials = shop.get(..3).unwrap_or(shop).to_uppercase();
    let numbered = combinations.into_iter().zip(1..);
    numbered
        .map(|(chosen, number): (Vec<Choosable>, i64)| {
            let extra: i64 = chosen.iter().map(|value| value.extra).sum();
            Variant {
                id: 0,
                price: product.price + extra,
                sale: product.sale.map(|sale| sale + extra),
                on_hand: pieces(product.stock, count, rng),
                claimed: 0,
                sku: format!("{initials}-{product_id:04}-{number:02}"),
                chosen,
            }
        })
        .collect()
}

fn combine(options: &[Vec<Choosable>]) -> Vec<Vec<Choosable>> {
    options.iter().fold(vec![Vec::new()], |begun, values| {
        let mut longer = Vec::new();
        for start in &begun {
            for value in values {
                let mut chosen = start.clone();
                chosen.push(value.clone());
                longer.push(chosen);
            }
        }
        longer
    })
}

/// Stock is uneven: of many variants some are sold out, some nearly.
fn pieces(stock: i64, variants: i64, rng: &mut SeededRng) -> i64 {
    if stock == 0 || variants == 1 {
        return stock;
    }
    if variants > 2 && rng.in_thousand(90) {
        return 0;
    }
    let fair = (stock / variants).max(1);
    rng.between(fair / 2, fair + fair / 2).max(1)
}

/// The columns of a product that a card shows.
pub fn card(variants: &[Variant]) -> Value {
    let prices = || variants.iter().map(Variant::unit_price);
    let cheapest = variants.iter().min_by_key(|variant| variant.unit_price());
    json!({
        "price": cheapest.map_or(0, |variant| variant.price),
        "price_sale": cheapest.and_then(|variant| variant.sale),
        "price_varies": prices().min() != prices().max(),
        "in_stock": variants.iter().any(|variant| variant.on_hand > 0),
        "runs_low": variants.iter().any(|variant| variant.on_hand <= FEW),
    })
}

/// Writes a variant and its stock.
pub fn write(
    rows: &mut Rows,
    product: i64,
    position: usize,
    variant: &Variant,
    since: DateTime<Utc>,
) {
    let mut ids: Vec<i64> = variant.chosen.iter().map(|value| value.id).collect();
    ids.sort_unstable();
    let image = variant
        .chosen
        .iter()
        .find_map(|value| value.picture.as_ref());
    let id = rows.add(
        "variants",
        json!({
            "product_id": product, "position": position, "option_value_ids": ids,
            "sku": variant.sku, "price": variant.price, "price_sale": variant.sale, "image": image,
            "created_at": since, "updated_at": since,
        }),
    );
    rows.add_plain(
        "stock",
        json!({
            "variant_id": id, "received": variant.on_hand + variant.claimed,
            "on_hand": variant.on_hand, "reserved": 0, "claimed": variant.claimed,
        }),
    );
}
