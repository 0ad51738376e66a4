//! Counting what the goods found have in common.

use crate::filter::{Failed, Filter, IN_STOCK, ON_SALE, PRICE};
use crate::head::Head;
use crate::price::Prices;
use crate::rating::Rating;

/// Stars of the rating facet.
pub const STARS: [u8; 4] = [4, 3, 2, 1];

/// Which counts are wanted; the more the dearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Only how many fit.
    Total,
    /// Besides that how many of each shop.
    Shops,
    /// Besides that how many below each category.
    Categories,
    /// All of that and what further filters would leave.
    All,
}

/// Counts by number of a value.
#[derive(Debug, Default)]
pub struct Counts(Vec<Count>);

/// How many products have one value.
#[derive(Debug, Clone, Copy, Default)]
pub struct Count {
    /// How many of those that fit.
    pub count: i64,
    /// Whether any has it of those that match.
    pub seen: bool,
    /// The last product that was counted.
    last: u32,
}

impl Counts {
    fn new(values: usize) -> Self {
        Self(vec![Count::default(); values])
    }

    /// A product has the value; it is counted once if it fits.
    pub fn add(&mut self, value: usize, product: u32, fits: bool) {
        if let Some(count) = self.0.get_mut(value) {
            count.seen = true;
            if fits && count.last != product {
                count.last = product;
                count.count += 1;
            }
        }
    }

    /// The values that were seen and how many products have each.
    pub fn seen(&self) -> impl Iterator<Item = (usize, i64)> {
        let counts = self.0.iter().enumerate();
        counts.filter_map(|(value, count)| count.seen.then_some((value, count.count)))
    }
}

/// What was counted of the goods that match words and places.
#[derive(Default)]
pub struct Counted {
    /// How many fit all filters.
    pub total: i64,
    /// By number of the shop.
    pub shops: Counts,
    /// By number of the category path of the level asked for.
    pub places: Counts,
    /// By number of option and value.
    pub options: Counts,
    /// What is paid.
    pub prices: Prices,
    /// In the order of [`STARS`].
    pub ratings: [i64; STARS.len()],
    /// How many can be had reduced.
    pub on_sale: i64,
    /// How many can be bought.
    pub in_stock: i64,
}

/// The numbers of values there are.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sizes {
    /// Of shops.
    pub shops: usize,
    /// Of category paths.
    pub places: usize,
    /// Of options and values.
    pub options: usize,
}

/// A variant of the product being counted: what it fails at, and where its options stand.
#[derive(Debug, Clone)]
pub struct Variant {
    /// Its price and flags.
    pub head: Head,
    /// The filters it fails.
    pub failed: Failed,
    /// Its options in the list of all of the product.
    pub options: std::ops::Range<usize>,
}

impl Counted {
    /// Nothing counted yet.
    pub fn new(sizes: Sizes) -> Self {
        Self {
            shops: Counts::new(sizes.shops),
            places: Counts::new(sizes.places),
            options: Counts::new(sizes.options),
            ..Self::default()
        }
    }

    /// Counts what further filters would leave of a product; each facet does without its
    /// own filter.
    pub fn add_variants(
        &mut self,
        product: u32,
        filter: &Filter,
        rating: Rating,
        variants: &[Variant],
        options: &[usize],
    ) {
        let rated = filter.takes_rating(rating);
        for variant in variants {
            for option in options.get(variant.options.clone()).unwrap_or_default() {
                let fits = rated && variant.failed & !filter.own_bit(*option) == 0;
                self.options.add(*option, product, fits);
            }
            if rated && variant.failed & !PRICE == 0 {
                self.prices.add(product, variant.head.price);
            }
        }
        let any = |without: Failed, has: fn(&Head) -> bool| {
            variants
                .iter()
                .any(|v| v.failed & !without == 0 && has(&v.head))
        };
        if any(0, |_| true) {
            for (count, stars) in self.ratings.iter_mut().zip(STARS) {
                *count += i64::from(rating.reaches(f64::from(stars)));
            }
        }
        if rated {
            self.on_sale += i64::from(any(ON_SALE, |head| head.on_sale));
            self.in_stock += i64::from(any(IN_STOCK, |head| head.available));
        }
    }
}
