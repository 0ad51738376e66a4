//! A listing: a page of products, and the facets of all matches.

use std::sync::Arc;

use tantivy::DocAddress;
use tantivy::query::BooleanQuery;
use types::PageRequest;

use crate::facet_counts::{Counted, Wanted};
use crate::facets::facets;
use crate::filter::Filter;
use crate::found::{Facets, Found};
use crate::matching::Matches;
use crate::query::{CategoryPath, Filters};
use crate::scan::Scan;
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::top::Top;
use crate::{Error, Sort};

/// A listing of the products that match, as the filters leave them.
pub struct Listing<'a> {
    snapshot: &'a Snapshot,
    matches: Matches,
    filters: &'a Filters,
    filter: Filter,
    has_words: bool,
}

/// What all products of a listing have in common, whichever page is shown.
pub struct Summary {
    total: i64,
    facets: Facets,
}

impl<'a> Listing<'a> {
    /// What these filters leave of what matches; without words that is all products.
    pub fn new(
        snapshot: &'a Snapshot,
        matches: Matches,
        filters: &'a Filters,
        has_words: bool,
    ) -> Self {
        Self {
            snapshot,
            matches,
            filters,
            filter: Filter::new(filters, &snapshot.dictionary),
            has_words,
        }
    }

    /// One page with facets. With words in one scan; without them both parts are good until
    /// the index changes.
    pub fn find(&self, sort: Sort, page: PageRequest) -> Result<Found, Error> {
        let (summary, shown) = if self.has_words {
            let (summary, top) = self.count(sort, end(page))?;
            (Arc::new(summary), Arc::new(top.page(size(page.offset()))))
        } else {
            let asked = format!("{:?}", self.filters);
            let count = || self.count(sort, 0).map(|(summary, _)| summary);
            (
                self.snapshot.summaries.get(asked, count)?,
                self.shown(sort, page)?,
            )
        };
        Ok(Found {
            total: summary.total,
            cards: self.cards(&shown)?,
            facets: summary.facets.clone(),
            correction: None,
        })
    }

    /// A page of a listing without words.
    pub fn shown(&self, sort: Sort, page: PageRequest) -> Result<Arc<Vec<DocAddress>>, Error> {
        let asked = format!("{sort:?} {page:?} {:?}", self.filters);
        self.snapshot.shown.get(asked, || {
            let scan = self.scan(Order::new(sort, false), end(page));
            let (_, top) = scan.over(&self.query(self.filters))?;
            Ok(top.page(size(page.offset())))
        })
    }

    /// The cards of a page.
    pub fn cards(&self, shown: &[DocAddress]) -> Result<Vec<String>, Error> {
        let card = self.snapshot.fields.card;
        let cards = shown.iter().map(|at| self.snapshot.stored(*at, card));
        cards.collect()
    }

    /// Counts all, and keeps so many of the first.
    fn count(&self, sort: Sort, keep: usize) -> Result<(Summary, Top), Error> {
        let scan = self.scan(Order::new(sort, self.has_words), keep);
        let scan = scan.counting(Wanted::All, self.level());
        let (counted, top) = scan.over(&self.query(self.filters))?;
        Ok((self.summary(Arc::new(counted))?, top))
    }

    fn summary(&self, counted: Arc<Counted>) -> Result<Summary, Error> {
        let shops = &self.shops(&counted)?.shops;
        let categories = &self.categories(&counted)?.categories;
        let dictionary = &self.snapshot.dictionary;
        Ok(Summary {
            total: counted.total,
            facets: facets(dictionary, self.filters, &counted, shops, categories),
        })
    }

    /// The filter on shops does not narrow the shops.
    fn shops(&self, counted: &Arc<Counted>) -> Result<Arc<Counted>, Error> {
        if self.filters.shops.is_empty() {
            return Ok(counted.clone());
        }
        let filters = Filters {
            shops: Vec::new(),
            ..self.filters.clone()
        };
        self.counted(Wanted::Shops, 0, &filters)
    }

    /// Where no category is below the one asked for, those beside it.
    fn categories(&self, counted: &Arc<Counted>) -> Result<Arc<Counted>, Error> {
        let Some(category) = &self.filters.category else {
            return Ok(counted.clone());
        };
        if counted.categories.seen().next().is_some() {
            return Ok(counted.clone());
        }
        let filters = Filters {
            category: category.above(),
            ..self.filters.clone()
        };
        self.counted(Wanted::Categories, category.depth() - 1, &filters)
    }

    /// Without words, what was counted is good until the index changes.
    fn counted(
        &self,
        wanted: Wanted,
        level: usize,
        filters: &Filters,
    ) -> Result<Arc<Counted>, Error> {
        let count = || {
            let scan = self.scan(Order::Column(Sort::BestSelling), 0);
            let scan = scan.counting(wanted, level);
            scan.over(&self.query(filters)).map(|(counted, _)| counted)
        };
        if self.has_words {
            return count().map(Arc::new);
        }
        let asked = format!("{wanted:?} {level} {filters:?}");
        self.snapshot.counted.get(asked, count)
    }

    fn scan(&self, order: Order, keep: usize) -> Scan<'_> {
        Scan::new(self.snapshot, &self.filter, order, keep)
    }

    fn query(&self, filters: &Filters) -> BooleanQuery {
        let category = filters.category.as_ref();
        self.matches
            .query(&self.snapshot.fields, category, &filters.shops)
    }

    /// The level of categories below the one asked for.
    fn level(&self) -> usize {
        self.filters
            .category
            .as_ref()
            .map_or(0, CategoryPath::depth)
    }
}

/// The place behind the last of a page.
fn end(page: PageRequest) -> usize {
    size(page.offset()) + size(page.limit())
}

fn size(number: i64) -> usize {
    usize::try_from(number).unwrap_or_default()
}
