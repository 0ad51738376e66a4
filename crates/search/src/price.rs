//! Counting prices in ranges with round bounds, before the lowest and highest price are known.
//!
//! Each power of ten is divided into cells, as fine as by the first two digits. All granularities
//! are counted at once as long as few enough cells span all prices; the finest of them is returned.

mod grid;

use crate::found::PriceFacet;
use crate::variant_data::money;
use grid::Grid;
pub use grid::cell;

/// The most ranges answered.
const MOST_BARS: usize = 20;

/// How often each price was paid. Counts each product once a cell.
pub struct Prices {
    min: u64,
    max: u64,
    /// The finest first.
    grids: Vec<Grid>,
    last: Option<(u32, u64)>,
}

impl Default for Prices {
    fn default() -> Self {
        Self {
            min: u64::MAX,
            max: 0,
            grids: grid::all(),
            last: None,
        }
    }
}

impl Prices {
    /// One variant of a product costs this much. The variants of a product come one after
    /// another, and products have numbers above zero.
    pub fn add(&mut self, product: u32, price: u64) {
        if self.last != Some((product, price)) {
            self.last = Some((product, price));
            self.add_all(product, [price, price], &[cell(price)]);
        }
    }

    /// All variants of a product cost so much at least and at most, in these cells.
    pub fn add_all(&mut self, product: u32, [cheapest, dearest]: [u64; 2], cells: &[u32]) {
        if cells.is_empty() {
            return;
        }
        if cheapest < self.min || dearest > self.max {
            self.span(cheapest, dearest);
        }
        for cell in cells {
            for grid in &mut self.grids {
                grid.add(product, *cell);
            }
        }
    }

    /// Goes as far as these prices. A grid that is too fine for that is never answered.
    fn span(&mut self, cheapest: u64, dearest: u64) {
        let (min, max) = (self.min.min(cheapest), self.max.max(dearest));
        (self.min, self.max) = (min, max);
        let few = |grid: &Grid| grid.cell(max) - grid.cell(min) < MOST_BARS;
        self.grids.retain(few);
    }

    /// What was counted, if anything.
    pub fn facet(&self) -> Option<PriceFacet> {
        if self.min > self.max {
            return None;
        }
        let grid = self.grids.first()?;
        Some(PriceFacet {
            min: money(self.min),
            max: money(self.max),
            bars: grid.bars(self.min, self.max),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::found::PriceBar;
    use crate::variant_data::VariantData;
    use proptest::prelude::*;
    use types::Money;

    fn facet(prices: &[(u32, u64)]) -> PriceFacet {
        let mut counted = Prices::default();
        for (product, price) in prices {
            counted.add(*product, *price);
        }
        counted.facet().unwrap()
    }

    #[test]
    fn bounds_are_round_and_finer_where_prices_are_close() {
        let bars = |prices: &[u64]| -> Vec<(i64, i64)> {
            let prices: Vec<_> = (1..).zip(prices.iter().copied()).collect();
            let bars = facet(&prices).bars.into_iter();
            bars.map(|bar| (bar.from.minor(), bar.to.minor())).collect()
        };
        assert_eq!(
            bars(&[1250, 1499]),
            [(1200, 1299), (1300, 1399), (1400, 1499)]
        );
        assert_eq!(
            bars(&[500, 999, 1999, 12000]),
            [
                (500, 599),
                (600, 699),
                (700, 799),
                (800, 899),
                (900, 999),
                (1000, 1999),
                (2000, 2999),
                (3000, 3999),
                (4000, 4999),
                (5000, 5999),
                (6000, 6999),
                (7000, 7999),
                (8000, 8999),
                (9000, 9999),
                (10000, 19999)
            ]
        );
        assert_eq!(bars(&[0]), [(0, 9)]);
    }

    #[test]
    fn nothing_counted_is_no_facet() {
        assert_eq!(Prices::default().facet(), None);
    }

    proptest! {
        #[test]
        fn each_bar_counts_the_products_within_it_and_the_bars_are_few_and_whole(
            mut prices in prop::collection::vec((1u32..20, 0..=VariantData::MAX_PRICE), 1..60),
            spread in 0u32..48,
        ) {
            prices.sort_by_key(|(product, _)| *product);
            prices.iter_mut().for_each(|(_, price)| *price >>= spread);
            let facet = facet(&prices);
            prop_assert!(facet.bars.len() <= MOST_BARS);
            let within = |bar: &PriceBar, price: u64| (bar.from..=bar.to).contains(&money(price));
            for bar in &facet.bars {
                let fit = prices.iter().filter(|(_, price)| within(bar, *price));
                let mut products: Vec<_> = fit.map(|(product, _)| product).collect();
                products.dedup();
                prop_assert_eq!(i64::try_from(products.len()).unwrap(), bar.count);
            }
            for pair in facet.bars.windows(2) {
                prop_assert_eq!(pair[0].to.plus(Money::new(1)).unwrap(), pair[1].from);
            }
            let lowest = prices.iter().map(|(_, price)| *price).min().unwrap();
            let highest = prices.iter().map(|(_, price)| *price).max().unwrap();
            prop_assert_eq!((facet.min, facet.max), (money(lowest), money(highest)));
            prop_assert!(within(facet.bars.first().unwrap(), lowest));
            prop_assert!(within(facet.bars.last().unwrap(), highest));
        }
    }
}
