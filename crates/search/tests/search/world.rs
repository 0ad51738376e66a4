//! Products to search in, and an index of its own for every test.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{DateTime, Utc};
use search::{
    CategoryPath, Change, Document, Facets, Filters, Found, Index, Named, OptionFilter,
    ProductDocument, Query, SearchText, Sort, VariantDocument,
};
use types::{Money, PageRequest, ProductId, Slug};

use crate::corpus;

/// A folder that goes away with the test.
pub struct TestFolder(PathBuf);

impl TestFolder {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("helloshop-search-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An index and the folder it lies in.
pub struct World {
    pub index: Index,
    pub folder: TestFolder,
}

impl World {
    pub fn empty() -> Self {
        let folder = TestFolder::new();
        let index = Index::open(folder.path()).unwrap();
        Self { index, folder }
    }

    pub fn of(documents: Vec<Document>) -> Self {
        let world = Self::empty();
        let mut rebuild = world.index.rebuild().unwrap();
        rebuild.add(documents).unwrap();
        rebuild.finish("start").unwrap();
        world
    }

    /// All products of `corpus.txt` with their categories and shops.
    pub fn corpus() -> Self {
        Self::of(corpus::documents())
    }

    pub fn put(&self, product: ProductDocument) {
        let change = Change::Put(Document::Product(product));
        self.index.apply(vec![change], "later").unwrap();
    }

    /// How many segments the index has.
    pub fn segments(&self) -> usize {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let names = files.map(|file| file.unwrap().file_name());
        names
            .filter(|name| name.to_string_lossy().ends_with(".store"))
            .count()
    }

    /// The titles found.
    pub fn titles(&self, words: &str) -> Vec<String> {
        self.find(&search(words)).cards
    }

    pub fn find(&self, query: &Query) -> Found {
        self.index.find(query).unwrap()
    }

    pub fn facets(&self, filters: Filters) -> Facets {
        self.find(&filtered(filters)).facets
    }
}

pub fn text(words: &str) -> SearchText {
    SearchText::parse(Some(words)).unwrap().unwrap()
}

pub fn search(words: &str) -> Query {
    Query {
        text: Some(text(words)),
        ..filtered(Filters::default())
    }
}

pub fn filtered(filters: Filters) -> Query {
    Query {
        text: None,
        filters,
        sort: Sort::Relevance,
        page: PageRequest::parse(None, Some(100)).unwrap(),
    }
}

pub fn below(path: &str) -> Filters {
    Filters {
        category: Some(CategoryPath::parse(path).unwrap()),
        ..Filters::default()
    }
}

pub fn option(name: &str, values: &[&str]) -> OptionFilter {
    OptionFilter {
        name: name.to_owned(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
    }
}

/// As names and values of options are compared.
pub fn folded(text: &str) -> String {
    match text.trim().to_lowercase().as_str() {
        "navy" => "blue".to_owned(),
        "0.3 l" => "300 ml".to_owned(),
        "small" => "s".to_owned(),
        other => other.to_owned(),
    }
}

pub fn named(slug: &str) -> Named {
    let name = slug.replace('-', " ");
    let mut letters = name.chars();
    let first = letters.next().unwrap().to_uppercase();
    Named {
        slug: Slug::parse(slug).unwrap(),
        name: first.chain(letters).collect(),
    }
}

pub fn variant(options: &[(&str, &str)], price: i64) -> VariantDocument {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    VariantDocument {
        options: options.iter().map(owned).collect(),
        unit_price: Money::new(price),
        on_sale: false,
        available: true,
    }
}

/// A plain product with one variant; its card is its title.
pub fn product(id: i64, title: &str) -> ProductDocument {
    ProductDocument {
        id: ProductId::new(id),
        title: title.to_owned(),
        description: String::new(),
        attributes: Vec::new(),
        shop: named("some-shop"),
        category: vec![named("things"), named("plain")],
        collection: None,
        german: Box::default(),
        variants: vec![variant(&[], 1000)],
        discount: 0,
        rating_sum: 0,
        review_count: 0,
        sold_count: 0,
        published_at: DateTime::<Utc>::UNIX_EPOCH + chrono::Duration::hours(id),
        card: title.to_owned(),
    }
}

/// A plain product is there, or is called otherwise now.
pub fn put(id: i64, title: &str) -> Change {
    Change::Put(Document::Product(product(id, title)))
}
