//! Listings of products: category, shop and search pages, and the shelves of the home page. The
//! search index answers all of them; the [`feed`](crate::feed) keeps it up to date with the
//! database.

mod card;
mod names;
mod words;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use diesel_async::AsyncPgConnection;
use search::{
    CategoryPath, ColorCount, Correction, Facets, Filters, Found, Index, Query, SearchText, Sort,
    Suggestions,
};
use types::{Language, Page, PageRequest};

pub use card::{Card, cards};
pub use names::CategoryCount;
pub use words::Words;

use crate::{Error, json};
use names::Names;

/// The index with the names of the categories, which it knows by their slugs, and the dictionary; a
/// cheap handle.
#[derive(Clone)]
pub struct Listings {
    index: Index,
    names: Names,
    words: Arc<RwLock<Arc<Words>>>,
    ready: Arc<AtomicBool>,
}

impl std::fmt::Debug for Listings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Listings").field(&self.documents()).finish()
    }
}

/// What a listing shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Listing {
    /// One page of the products.
    pub page: Page<Card>,
    /// The categories to go on to, with how many of the products are there.
    pub categories: Vec<CategoryCount>,
    /// How many products are left by each other filter.
    pub facets: Facets,
    /// Words that may have been meant.
    pub correction: Option<Correction>,
}

impl Listings {
    /// The listings of this index. They answer as soon as the feed has filled it.
    pub fn new(index: Index) -> Self {
        Self {
            index,
            names: Names::default(),
            words: Arc::default(),
            ready: Arc::default(),
        }
    }

    /// Whether the index holds what the database said when this process started, or later.
    pub fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Acquire)
    }

    /// How many products, shops and categories can be found.
    pub fn documents(&self) -> u64 {
        self.index.documents()
    }

    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// The marketplace's dictionary as it is now.
    pub fn words(&self) -> Arc<Words> {
        let words = self.words.read();
        words.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads what stands beside the index: what the categories are called, and the dictionary.
    pub(crate) async fn load_names(&self, conn: &mut AsyncPgConnection) -> Result<(), Error> {
        self.names.load(conn).await?;
        let words = Arc::new(Words::load(conn).await?);
        *self.words.write().unwrap_or_else(PoisonError::into_inner) = words;
        Ok(())
    }

    pub(crate) fn mark_ready(&self) {
        self.ready.store(true, Ordering::Release);
    }

    /// Asks the index, which only computes and would hold up whoever serves others meanwhile.
    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Index) -> Result<T, search::Error> + Send + 'static,
    ) -> Result<T, Error> {
        if !self.is_ready() {
            return Err(Error::NotReady);
        }
        let index = self.index.clone();
        Ok(tokio::task::spawn_blocking(move || question(&index)).await??)
    }

    async fn find(&self, query: Query) -> Result<Found, Error> {
        self.ask(move |index| index.find(&query)).await
    }

    pub(crate) async fn colors(&self) -> Result<Vec<ColorCount>, Error> {
        self.ask(Index::colors).await
    }

    pub(crate) async fn suggest(
        &self,
        words: SearchText,
        language: Language,
    ) -> Result<Suggestions, Error> {
        self.ask(move |index| index.suggest(&words, language)).await
    }
}

/// One page of the products on sale that a search asks for.
pub async fn list(listings: &Listings, query: Query) -> Result<Listing, Error> {
    let request = query.page;
    let found = listings.find(query).await?;
    let mut facets = found.facets;
    let categories = std::mem::take(&mut facets.categories);
    Ok(Listing {
        page: Page::new(request, read(&found.cards)?, found.total),
        categories: listings.names.give(categories),
        facets,
        correction: found.correction,
    })
}

/// The first `count` of the products on sale in some order.
pub async fn first(
    listings: &Listings,
    filters: Filters,
    sort: Sort,
    count: i64,
) -> Result<Vec<Card>, Error> {
    let found = shelves(listings, vec![(filters, sort, top(count)?)]).await?;
    read(&found.concat())
}

/// The cards on some shelves: which products, in which order, which part.
pub(crate) async fn shelves(
    listings: &Listings,
    shelves: Vec<(Filters, Sort, PageRequest)>,
) -> Result<Vec<Vec<String>>, Error> {
    let question = move |index: &Index| {
        let cards = |(filters, sort, page): &_| index.cards(filters, *sort, *page);
        shelves.iter().map(cards).collect()
    };
    listings.ask(question).await
}

/// How many products on sale stand below a category.
pub async fn count(listings: &Listings, path: CategoryPath) -> Result<i64, Error> {
    listings.ask(move |index| index.count(&path)).await
}

/// The first `count` of a list, which are no more than a page holds.
pub(crate) fn top(count: i64) -> Result<PageRequest, Error> {
    PageRequest::parse(Some(1), Some(count)).map_err(|_| Error::NotFound)
}

pub(crate) fn read(cards: &[String]) -> Result<Vec<Card>, Error> {
    cards.iter().map(|card| json::read(card)).collect()
}
