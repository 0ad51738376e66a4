//! One page of products with facets.

use tantivy::DocAddress;
use tantivy::query::{BooleanQuery, Query as _};
use types::{Language, PageRequest};

use crate::correct::{self, Kind};
use crate::facet_counts::{Counted, Counts};
use crate::facets::facets;
use crate::filter::Filter;
use crate::found::{Correction, Found};
use crate::listing::Listing;
use crate::matching::{self, Matches, Reach};
use crate::phrase::Place;
use crate::query::{CategoryPath, Filters, Query};
use crate::scan::Scan;
use crate::snapshot::Snapshot;
use crate::sort::Order;
use crate::titles::Titles;
use crate::words::Words;
use crate::{Error, Sort};

/// Titles that are looked at for what a word is.
const TITLES: usize = 12;

/// Answers a search.
pub fn find(snapshot: &Snapshot, query: &Query) -> Result<Found, Error> {
    let Some(text) = &query.text else {
        return listing(snapshot, None, query);
    };
    let words = Words::parse(text);
    if words.pieces.is_empty() {
        return Ok(nothing(snapshot, query));
    }
    let found = listing(snapshot, Some((&words, Reach::All)), query)?;
    if found.total > 0 || total(snapshot, &words)? > 0 {
        return Ok(found);
    }
    // who puts words in quotes means them as they are
    let literal = text.as_str().contains('"');
    match correct::correct(snapshot, &words)? {
        None => Ok(found),
        Some(meant) if meant.kind == Kind::Sure && !literal => Ok(Found {
            correction: Some(correction(&meant.words, true)),
            ..meant_listing(snapshot, &meant.words, query)?
        }),
        Some(meant) => Ok(Found {
            correction: Some(correction(&meant.words, false)),
            ..found
        }),
    }
}

/// The cards of one page, whatever else the products have in common.
pub fn cards(
    snapshot: &Snapshot,
    filters: &Filters,
    sort: Sort,
    page: PageRequest,
) -> Result<Vec<String>, Error> {
    let listing = Listing::new(snapshot, Matches::all(), filters, false);
    listing.cards(&listing.shown(sort, page)?)
}

/// The number of products below a category.
pub fn below(snapshot: &Snapshot, category: &CategoryPath) -> Result<i64, Error> {
    count(snapshot, &Matches::all(), Some(category))
}

/// How many products have all these words.
pub fn total(snapshot: &Snapshot, words: &Words) -> Result<i64, Error> {
    let matches = matching::products(&snapshot.searcher, &snapshot.fields, words, Reach::All)?;
    count(snapshot, &matches, None)
}

fn count(
    snapshot: &Snapshot,
    matches: &Matches,
    category: Option<&CategoryPath>,
) -> Result<i64, Error> {
    found(snapshot, &matches.query(&snapshot.fields, category, &[]))
}

/// How many products have all these words in their titles.
pub fn called(snapshot: &Snapshot, words: &Words) -> Result<i64, Error> {
    match matching::titles(&snapshot.searcher, &snapshot.fields, words, &Language::ALL)? {
        Some(query) => found(snapshot, &query),
        None => Ok(0),
    }
}

fn found(snapshot: &Snapshot, query: &BooleanQuery) -> Result<i64, Error> {
    let count = query.count(&snapshot.searcher)?;
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

/// What the words that were put right say it is; else what is called or sorted by them; what mentions them
/// in passing only if there is nothing nearer. Who did not type these words is not to wonder about the rest.
fn meant_listing(snapshot: &Snapshot, words: &Words, query: &Query) -> Result<Found, Error> {
    let near = match is_thing(snapshot, words)? {
        true => Reach::Title,
        false => Reach::Keywords,
    };
    let matches = matching::products(&snapshot.searcher, &snapshot.fields, words, near)?;
    let reach = match count(snapshot, &matches, None)? {
        0 => Reach::All,
        _ => near,
    };
    listing(snapshot, Some((words, reach)), query)
}

/// Whether some title calls the thing itself by these words: `teapot` of a teapot, and not `leather` of a
/// leather bag.
fn is_thing(snapshot: &Snapshot, words: &Words) -> Result<bool, Error> {
    let languages = &Language::ALL;
    let Some(query) = matching::titles(&snapshot.searcher, &snapshot.fields, words, languages)?
    else {
        return Ok(false);
    };
    let typed = words.plain();
    for at in first(snapshot, &query, Order::Column(Sort::BestSelling), TITLES)? {
        let titles = Titles::of(snapshot, at)?;
        let places = titles.places(Language::En, &typed, words.unfinished);
        if places.contains(&Place::Thing) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The first of all that match.
pub fn first(
    snapshot: &Snapshot,
    query: &BooleanQuery,
    order: Order,
    most: usize,
) -> Result<Vec<DocAddress>, Error> {
    let filter = Filter::new(&Filters::default(), &snapshot.dictionary);
    let (_, top) = Scan::new(snapshot, &filter, order, most).over(query)?;
    Ok(top.page(0))
}

fn listing(
    snapshot: &Snapshot,
    words: Option<(&Words, Reach)>,
    query: &Query,
) -> Result<Found, Error> {
    let matches = match words {
        Some((words, reach)) => {
            matching::products(&snapshot.searcher, &snapshot.fields, words, reach)?
        }
        None => Matches::all(),
    };
    let listing = Listing::new(snapshot, matches, &query.filters, words.is_some());
    listing.find(query.sort, query.page)
}
