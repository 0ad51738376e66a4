//! One scan of all matching products: counts facets and keeps the first ones in sort order.

use tantivy::query::{BooleanQuery, EnableScoring, Query as _};
use tantivy::{DocAddress, DocId, Score};

use crate::Error;
use crate::columns::{Columns, first};
use crate::facet_counts::{Counted, Sizes, Wanted};
use crate::filter::Filter;
use crate::segment_products::Product;
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::statistics::EvenStatistics;
use crate::top::{Candidate, Top};

/// A scan, before it runs: what it counts and keeps.
pub struct Scan<'a> {
    snapshot: &'a Snapshot,
    filter: &'a Filter,
    order: Order,
    wanted: Wanted,
    /// Categories are counted so many steps from the top, from zero.
    level: usize,
    counted: Counted,
    top: Top,
    /// The number of the product being looked at, from one.
    number: u32,
}

impl<'a> Scan<'a> {
    /// A scan that keeps so many of the first in this order.
    pub fn new(snapshot: &'a Snapshot, filter: &'a Filter, order: Order, keep: usize) -> Self {
        Self {
            snapshot,
            filter,
            order,
            wanted: Wanted::Total,
            level: 0,
            counted: Counted::default(),
            top: Top::new(keep),
            number: 0,
        }
    }

    /// Has it count besides.
    pub fn counting(mut self, wanted: Wanted, level: usize) -> Self {
        let dictionary = &self.snapshot.dictionary;
        let size = |of: Wanted, size: usize| {
            if wanted == of || wanted == Wanted::All {
                size
            } else {
                0
            }
        };
        self.counted = Counted::new(Sizes {
            shops: size(Wanted::Shops, dictionary.shops.len()),
            categories: size(Wanted::Categories, dictionary.categories.len()),
            options: size(Wanted::All, dictionary.options.len()),
        });
        self.wanted = wanted;
        self.level = level;
        self
    }

    /// Scans what matches the query.
    pub fn over(mut self, query: &BooleanQuery) -> Result<(Counted, Top), Error> {
        let snapshot = self.snapshot;
        let searcher = &snapshot.searcher;
        let statistics = EvenStatistics(searcher);
        let scored = self.order == Order::Relevance;
        let weight = query.weight(match scored {
            true => EnableScoring::enabled_from_statistics_provider(&statistics, searcher),
            false => EnableScoring::disabled_from_searcher(searcher),
        })?;
        for (number, segment, columns) in snapshot.segments() {
            let alive = |doc: DocId| segment.alive_bitset().is_none_or(|a| a.is_alive(doc));
            let mut add = |doc: DocId, score: Score| {
                if alive(doc) {
                    self.visit(columns, DocAddress::new(number, doc), score);
                }
            };
            if scored {
                weight.for_each(segment, &mut add)?;
            } else {
                weight.for_each_no_score(segment, &mut |docs| {
                    docs.iter().for_each(|doc| add(*doc, 0.0));
                })?;
            }
        }
        Ok((self.counted, self.top))
    }

    fn visit(&mut self, columns: &Columns, address: DocAddress, score: Score) {
        let doc = address.doc_id;
        let Some(product) = columns.products.product(doc) else {
            return;
        };
        self.number += 1;
        if !self.count(product) {
            return;
        }
        let price = || self.filter.price(product);
        let key = self.order.key(columns, doc, product, score, price);
        self.top.offer(key, || Candidate {
            key,
            sold: first(&columns.sold, doc),
            id: first(&columns.ids, doc),
            address,
        });
    }

    /// Counts what is wanted of a product, and says whether it fits all filters.
    fn count(&mut self, product: Product<'_>) -> bool {
        let fits = match self.wanted {
            Wanted::All => self.counted.add(self.number, product, self.filter),
            _ => self.filter.takes(product),
        };
        self.counted.total += i64::from(fits);
        if matches!(self.wanted, Wanted::Shops | Wanted::All) {
            self.counted.shops.add(product.shop(), self.number, fits);
        }
        if matches!(self.wanted, Wanted::Categories | Wanted::All) {
            let steps = self.snapshot.dictionary.steps(product.category());
            if let Some(Some(step)) = steps.get(self.level).copied() {
                self.counted.categories.add(step, self.number, fits);
            }
        }
        fits
    }
}
