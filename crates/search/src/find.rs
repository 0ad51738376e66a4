//! One page of goods with facets.

use tantivy::query::{BooleanQuery, Query as _};
use types::PageRequest;

use crate::correct::{self, Kind};
use crate::facets::facets;
use crate::found::{Correction, Found};
use crate::listing::Listing;
use crate::matching::{self, Matches, Reach};
use crate::query::{CategoryPath, Filters, Query};
use crate::snapshot::Snapshot;
use crate::tally::{Counted, Counts};
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

/// The cards of one page, whatever else the goods have in common.
pub fn cards(
    snapshot: &Snapshot,
    filters: &Filters,
    sort: Sort,
    page: PageRequest,
) -> Result<Vec<String>, Error> {
    let listing = Listing::new(snapshot, Matches::all(), filters, false);
    listing.cards(&listing.shown(sort, page)?)
}

/// How many products stand below a category.
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
    match matching::titles(&snapshot.searcher, &snapshot.fields, words)? {
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

/// What is called or sorted by the words that were put right; what mentions them in passing only if there is
/// nothing nearer. Who did not type these words is not to wonder about the rest.
fn meant_listing(snapshot: &Snapshot, words: &Words, query: &Query) -> Result<Found, Error> {
    let near = Reach::Keywords;
    let matches = matching::products(&snapshot.searcher, &snapshot.fields, words, near)?;
    let reach = match count(snapshot, &matches, None)? {
        0 => Reach::All,
        _ => near,
    };
    listing(snapshot, Some((words, reach)), query)
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
