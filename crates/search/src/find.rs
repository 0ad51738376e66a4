//! One page of goods with facets.

use std::sync::Arc;

use crate::correct::{self, Kind};
use crate::facets::facets;
use crate::filter::Filter;
use crate::found::{Correction, Facets, Found};
use crate::matching::{self, Matches};
use crate::pass::Pass;
use crate::query::{CategoryPath, Filters, Query};
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::tally::{Counted, Counts, Wanted};
use crate::top::Top;
use crate::words::Words;
use crate::{Error, Sort};

/// Answers a search.
pub fn find(snapshot: &Snapshot, query: &Query) -> Result<Found, Error> {
    let Some(text) = &query.text else {
        return listing(snapshot, None, query);
    };
    let words = Words::parse(text);
    if words.pieces.is_empty() {
        return Ok(nothing(snapshot, query));
    }
    let found = listing(snapshot, Some(&words), query)?;
    if found.total > 0 || total(snapshot, &words)? > 0 {
        return Ok(found);
    }
    // who puts words in quotes means them as they are
    let literal = text.as_str().contains('"');
    match correct::correct(snapshot, &words)? {
        None => Ok(found),
        Some(meant) if meant.kind == Kind::Sure && !literal => Ok(Found {
            correction: Some(correction(&meant.words, true)),
            ..listing(snapshot, Some(&meant.words), query)?
        }),
        Some(meant) => Ok(Found {
            correction: Some(correction(&meant.words, false)),
            ..found
        }),
    }
}

/// How many products have all these words.
pub fn total(snapshot: &Snapshot, words: &Words) -> Result<i64, Error> {
    let matches = matching::products(&snapshot.searcher, &snapshot.fields, words)?;
    let query = matches.query(&snapshot.fields, None, &[]);
    let count = tantivy::query::Query::count(&query, &snapshot.searcher)?;
    Ok(i64::try_from(count).unwrap_or(i64::MAX))
}

/// How many products have all these words in their titles.
pub fn called(snapshot: &Snapshot, words: &Words) -> Result<i64, Error> {
    let Some(query) = matching::titles(&snapshot.searcher, &snapshot.fields, words)? else {
        return Ok(0);
    };
    let count = tantivy::query::Query::count(&query, &snapshot.searcher)?;
    Ok(i64::try_from(count).unwrap_or(i64::MAX))
}

fn correction(words: &Words, applied: bool) -> Correction {
    Correction {
        words: words.to_string(),
        applied,
    }
}

/// Signs without a word match nothing.
fn nothing(snapshot: &Snapshot, query: &Query) -> Found {
    let (none, counts) = (Counted::default(), Counts::default());
    Found {
        total: 0,
        cards: Vec::new(),
        facets: facets(
            &snapshot.dictionary,
            &query.filters,
            &none,
            &counts,
            &counts,
        ),
        correction: None,
    }
}

fn listing(snapshot: &Snapshot, words: Option<&Words>, query: &Query) -> Result<Found, Error> {
    let matches = match words {
        Some(words) => matching::products(&snapshot.searcher, &snapshot.fields, words)?,
        None => Matches::all(),
    };
    let listing = Listing {
        snapshot,
        matches,
        filters: &query.filters,
        filter: Filter::new(&query.filters, &snapshot.dictionary),
        has_words: words.is_some(),
    };
    listing.find(query)
}

struct Listing<'a> {
    snapshot: &'a Snapshot,
    matches: Matches,
    filters: &'a Filters,
    filter: Filter,
    has_words: bool,
}

/// What all goods of a listing have in common, whichever page is shown.
pub struct Summary {
    total: i64,
    facets: Facets,
}

impl Listing<'_> {
    fn find(&self, query: &Query) -> Result<Found, Error> {
        let size = |number: i64| usize::try_from(number).unwrap_or_default();
        let skip = size(query.page.offset());
        let keep = skip + size(query.page.limit());
        let (summary, top) = self.walk(Order::new(query.sort, self.has_words), keep)?;
        let card = self.snapshot.fields.card;
        let cards = top.page(skip).into_iter();
        let cards = cards.map(|at| self.snapshot.stored(at, card));
        Ok(Found {
            total: summary.total,
            cards: cards.collect::<Result<_, _>>()?,
            facets: summary.facets.clone(),
            correction: None,
        })
    }

    /// With words in one walk. Without them the summary is good until the index changes,
    /// and what is left to do is finding the first.
    fn walk(&self, order: Order, keep: usize) -> Result<(Arc<Summary>, Top), Error> {
        let query = self.query(self.filters);
        let counting = |pass: Pass<'_>| -> Result<(Summary, Top), Error> {
            let pass = pass.counting(Wanted::All, self.level());
            let (counted, top) = pass.over(&query)?;
            Ok((self.summary(Arc::new(counted))?, top))
        };
        if self.has_words {
            let (summary, top) = counting(self.pass(order, keep))?;
            return Ok((Arc::new(summary), top));
        }
        let asked = format!("{:?}", self.filters);
        let summary = self.snapshot.summaries.get(asked, || {
            let (summary, _) = counting(self.pass(order, 0))?;
            Ok(summary)
        })?;
        let (_, top) = self.pass(order, keep).over(&query)?;
        Ok((summary, top))
    }

    fn summary(&self, counted: Arc<Counted>) -> Result<Summary, Error> {
        let shops = &self.shops(&counted)?.shops;
        let places = &self.places(&counted)?.places;
        let dictionary = &self.snapshot.dictionary;
        Ok(Summary {
            total: counted.total,
            facets: facets(dictionary, self.filters, &counted, shops, places),
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
    fn places(&self, counted: &Arc<Counted>) -> Result<Arc<Counted>, Error> {
        let Some(category) = &self.filters.category else {
            return Ok(counted.clone());
        };
        if counted.places.seen().next().is_some() {
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
            let pass = self.pass(Order::Column(Sort::BestSelling), 0);
            let pass = pass.counting(wanted, level);
            pass.over(&self.query(filters)).map(|(counted, _)| counted)
        };
        if self.has_words {
            return count().map(Arc::new);
        }
        let asked = format!("{wanted:?} {level} {filters:?}");
        self.snapshot.counted.get(asked, count)
    }

    fn pass(&self, order: Order, keep: usize) -> Pass<'_> {
        Pass::new(self.snapshot, &self.filter, order, keep)
    }

    fn query(&self, filters: &Filters) -> tantivy::query::BooleanQuery {
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
