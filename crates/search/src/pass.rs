//! One walk over all goods that match: counts them, and keeps the first in order.

use tantivy::query::{BooleanQuery, EnableScoring, Query as _};
use tantivy::{DocAddress, DocId, Score};

use crate::Error;
use crate::columns::{Columns, all, first};
use crate::filter::Filter;
use crate::head::Head;
use crate::matching::EvenStatistics;
use crate::rating::Rating;
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::tally::{Counted, Sizes, Variant, Wanted};
use crate::top::{Candidate, Top};

/// What a walk is for.
pub struct Pass<'a> {
    snapshot: &'a Snapshot,
    filter: &'a Filter,
    order: Order,
    wanted: Wanted,
    /// Categories are counted so many steps from the top, from zero.
    level: usize,
    counted: Counted,
    top: Top,
    /// The number of the product being looked at, from one.
    product: u32,
    // used again for every product
    heads: Vec<u64>,
    values: Vec<u64>,
    options: Vec<usize>,
    variants: Vec<Variant>,
}

impl<'a> Pass<'a> {
    /// A walk that keeps so many of the first in this order.
    pub fn new(snapshot: &'a Snapshot, filter: &'a Filter, order: Order, keep: usize) -> Self {
        Self {
            snapshot,
            filter,
            order,
            wanted: Wanted::Total,
            level: 0,
            counted: Counted::default(),
            top: Top::new(keep),
            product: 0,
            heads: Vec::new(),
            values: Vec::new(),
            options: Vec::new(),
            variants: Vec::new(),
        }
    }

    /// A walk that counts besides.
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
            places: size(Wanted::Categories, dictionary.places.len()),
            options: size(Wanted::All, dictionary.options.len()),
        });
        self.wanted = wanted;
        self.level = level;
        self
    }

    /// Walks.
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
            if scored {
                weight.for_each(segment, &mut |doc, score| {
                    if alive(doc) {
                        self.visit(columns, DocAddress::new(number, doc), score);
                    }
                })?;
            } else {
                weight.for_each_no_score(segment, &mut |docs| {
                    for doc in docs.iter().filter(|doc| alive(**doc)) {
                        self.visit(columns, DocAddress::new(number, *doc), 0.0);
                    }
                })?;
            }
        }
        Ok((self.counted, self.top))
    }

    fn visit(&mut self, columns: &Columns, address: DocAddress, score: Score) {
        let doc = address.doc_id;
        self.product += 1;
        let fits = self.fits(columns, doc);
        self.count(columns, doc, fits);
        if fits {
            let key = self
                .order
                .key(columns, doc, score, || self.price(columns, doc));
            self.top.offer(key, || Candidate {
                key,
                sold: first(&columns.sold, doc),
                id: first(&columns.ids, doc),
                address,
            });
        }
    }

    /// Whether the product fits all filters. Looks at its variants only if it must.
    fn fits(&mut self, columns: &Columns, doc: DocId) -> bool {
        let rating = Rating::unpack(first(&columns.ratings, doc));
        let rated = self.filter.takes_rating(rating);
        if self.wanted != Wanted::All && self.filter.takes_any_variant() {
            return rated;
        }
        self.read_variants(columns, doc);
        let (filter, variants) = (self.filter, &self.variants);
        if self.wanted == Wanted::All {
            self.counted
                .add_variants(self.product, filter, rating, variants, &self.options);
        }
        let any = variants.iter().any(|variant| variant.failed == 0);
        rated && (any || variants.is_empty() && filter.takes_any_variant())
    }

    /// What a product that fits costs at least: by its variants that fit, if any are asked for.
    fn price(&self, columns: &Columns, doc: DocId) -> u64 {
        if self.filter.takes_any_variant() {
            return first(&columns.prices, doc);
        }
        let fitting = self.variants.iter().filter(|variant| variant.failed == 0);
        let prices = fitting.map(|variant| variant.head.price);
        prices.min().unwrap_or_default()
    }

    fn count(&mut self, columns: &Columns, doc: DocId, fits: bool) {
        self.counted.total += i64::from(fits);
        if matches!(self.wanted, Wanted::Shops | Wanted::All) {
            let shop = columns.shops.id(first(&columns.shops.values, doc));
            if let Some(shop) = shop {
                self.counted.shops.add(shop, self.product, fits);
            }
        }
        if matches!(self.wanted, Wanted::Categories | Wanted::All) {
            let place = columns.places.id(first(&columns.places.values, doc));
            let steps = place.map(|place| self.snapshot.dictionary.steps(place));
            if let Some(Some(step)) = steps.and_then(|steps| steps.get(self.level).copied()) {
                self.counted.places.add(step, self.product, fits);
            }
        }
    }

    fn read_variants(&mut self, columns: &Columns, doc: DocId) {
        all(&columns.heads, doc, &mut self.heads);
        all(&columns.options.values, doc, &mut self.values);
        self.options.clear();
        let ids = self.values.iter().map(|value| columns.options.id(*value));
        self.options.extend(ids.map(|id| id.unwrap_or(usize::MAX)));
        self.variants.clear();
        let mut from = 0;
        for head in &self.heads {
            let head = Head::unpack(*head);
            let range = from..from + head.options;
            from = range.end;
            let options = self.options.get(range.clone()).unwrap_or_default();
            self.variants.push(Variant {
                head,
                failed: self.filter.failed(head, options.iter().copied()),
                options: range,
            });
        }
    }
}
