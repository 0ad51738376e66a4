//! Counting the facets of matching products.

use crate::columns::size;
use crate::filter::{Filter, IN_STOCK, ON_SALE, PRICE};
use crate::price::Prices;
use crate::rating::Rating;
use crate::segment_products::Product;

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
struct Count {
    /// How many of those that fit.
    count: u32,
    /// Whether any has it of those that match.
    seen: bool,
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
        let seen = counts.filter(|(_, count)| count.seen);
        seen.map(|(value, count)| (value, i64::from(count.count)))
    }
}

/// What was counted of the products that match words and categories.
#[derive(Default)]
pub struct Counted {
    /// How many fit all filters.
    pub total: i64,
    /// By number of the shop.
    pub shops: Counts,
    /// By number of the category path of the level asked for.
    pub categories: Counts,
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
    pub categories: usize,
    /// Of options and values.
    pub options: usize,
}

impl Counted {
    /// Nothing counted yet.
    pub fn new(sizes: Sizes) -> Self {
        Self {
            shops: Counts::new(sizes.shops),
            categories: Counts::new(sizes.categories),
            options: Counts::new(sizes.options),
            ..Self::default()
        }
    }

    /// Counts what further filters would leave of a product; each facet does without its
    /// own filter. Answers whether it fits all.
    pub fn add(&mut self, number: u32, product: Product<'_>, filter: &Filter) -> bool {
        if filter.takes_all() {
            self.add_whole(number, product);
            return true;
        }
        let rated = filter.takes_rating(product.data.rating);
        let (mut fits, mut on_sale, mut in_stock) = (false, false, false);
        for (variant, options) in product.variants() {
            let failed = filter.failed(variant, options);
            fits |= failed == 0;
            on_sale |= variant.on_sale && failed & !ON_SALE == 0;
            in_stock |= variant.available && failed & !IN_STOCK == 0;
            if rated && failed & !PRICE == 0 {
                self.prices.add(number, variant.price);
            }
            for option in options {
                let fits = rated && failed & !filter.own_bit(*option) == 0;
                self.options.add(size(*option), number, fits);
            }
        }
        if fits {
            self.rate(product.data.rating);
        }
        self.on_sale += i64::from(rated && on_sale);
        self.in_stock += i64::from(rated && in_stock);
        rated && (fits || filter.takes_any_variant())
    }

    /// Without a filter the variants need not be looked at one by one.
    fn add_whole(&mut self, number: u32, product: Product<'_>) {
        let data = product.data;
        let (options, cells) = product.once();
        for option in options {
            self.options.add(size(*option), number, true);
        }
        let span = [data.cheapest, data.dearest];
        self.prices.add_all(number, span, cells);
        self.rate(data.rating);
        self.on_sale += i64::from(data.on_sale);
        self.in_stock += i64::from(data.available);
    }

    fn rate(&mut self, rating: Rating) {
        for (count, stars) in self.ratings.iter_mut().zip(STARS) {
            *count += i64::from(rating.reaches(f64::from(stars)));
        }
    }
}
