//! One generated product, derived from its number.

use super::rng::SeededRng;
use super::words::{COLOURS, MATERIALS, QUALITIES, SENTENCES, SIZES, THINGS};

/// Variants of each product: two colors in two sizes.
pub const VARIANTS: u64 = 4;

/// A product with four variants.
#[derive(Debug, PartialEq)]
pub struct Product {
    /// From 1.
    pub id: u64,
    pub shop: u64,
    /// Which of the subcategories, from 0.
    pub leaf: u64,
    pub slug: String,
    pub title: String,
    pub description: String,
    pub material: &'static str,
    pub thing: &'static str,
    pub colours: [&'static str; 2],
    pub sizes: [&'static str; 2],
    pub variants: Vec<Variant>,
    pub rating_sum: u64,
    pub review_count: u64,
    pub sold_count: u64,
    /// How long ago it came on sale.
    pub minutes: u64,
}

/// One color in one size.
#[derive(Debug, PartialEq)]
pub struct Variant {
    pub colour: u64,
    pub size: u64,
    pub price: u64,
    pub price_sale: Option<u64>,
    pub stock: u64,
}

impl Product {
    /// The product with this id in a market of so many shops and subcategories.
    pub fn new(id: u64, shops: u64, leaves: u64) -> Self {
        let mut rng = SeededRng::new(id);
        let (material, thing) = (rng.pick(&MATERIALS), rng.pick(&THINGS));
        let title = format!("{} {material} {thing}", rng.pick(&QUALITIES));
        let description = format!(
            "{} {}\\n\\n{}",
            rng.pick(&SENTENCES),
            rng.pick(&SENTENCES),
            rng.pick(&SENTENCES)
        );
        let (rare, rarer) = (rng.below(40), rng.below(2000));
        let reviews = rng.below(1 + 400 / (1 + rare));
        Self {
            id,
            shop: 1 + rng.below(shops),
            leaf: rng.below(leaves),
            slug: format!("{}-{id}", title.to_lowercase().replace(' ', "-")),
            title,
            description,
            material,
            thing,
            colours: rng.pair(&COLOURS),
            sizes: rng.pair(&SIZES),
            variants: variants(&mut rng),
            rating_sum: reviews * 3 + rng.below(reviews * 2 + 1),
            review_count: reviews,
            // few sell much
            sold_count: rng.below(2 + 20_000 / (1 + rarer)),
            minutes: rng.below(3 * 365 * 24 * 60),
        }
    }

    /// The variant that costs least now.
    pub fn cheapest(&self) -> Option<&Variant> {
        let paid = |variant: &&Variant| variant.price_sale.unwrap_or(variant.price);
        self.variants.iter().min_by_key(paid)
    }
}

/// The larger size costs more; one product in five is reduced, one variant in twelve sold out.
fn variants(rng: &mut SeededRng) -> Vec<Variant> {
    let price = 495 + 100 * rng.below(180);
    let is_reduced = rng.below(5) == 0;
    let percent = 100 - 5 * (1 + rng.below(8));
    let all = (0..VARIANTS).map(|place| {
        let (colour, size) = (place / 2, place % 2);
        let price = price + 300 * size;
        Variant {
            colour,
            size,
            price,
            price_sale: is_reduced.then_some(price * percent / 100),
            stock: rng.below(12) * 5,
        }
    });
    all.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated_catalog::SEARCHED;

    #[test]
    fn the_same_number_makes_the_same_product_and_another_one_another() {
        assert_eq!(Product::new(7, 20, 30), Product::new(7, 20, 30));
        assert_ne!(Product::new(7, 20, 30).title, Product::new(8, 20, 30).title);
    }

    #[test]
    fn about_one_product_in_twenty_has_the_word_that_is_searched() {
        let has = |id: &u64| Product::new(*id, 20, 30).title.contains(SEARCHED);
        let count = (1..=10_000).filter(has).count();
        assert!((400..600).contains(&count), "{count}");
    }
}
