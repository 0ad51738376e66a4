//! The cost of correcting a search.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{DateTime, Utc};
use types::{ProductId, Slug};

use super::*;
use crate::query::SearchText;
use crate::{Change, Document, Index, Named, ProductDocument};

/// An index of products with these titles, in a folder that goes away with the test.
struct TestIndex(Index, PathBuf);

impl TestIndex {
    fn called(titles: &[&str]) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("helloshop-correct-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let index = Index::open(&folder).unwrap();
        let products = (1..).zip(titles).map(|(id, title)| product(id, title));
        let puts = products.map(|product| Change::Put(Document::Product(product)));
        index.apply(puts.collect(), "start").unwrap();
        Self(index, folder)
    }
}

impl Drop for TestIndex {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.1);
    }
}

fn product(id: i64, title: &str) -> ProductDocument {
    let named = |slug: &str| Named {
        slug: Slug::parse(slug).unwrap(),
        name: slug.to_owned(),
    };
    ProductDocument {
        id: ProductId::new(id),
        title: title.to_owned(),
        description: String::new(),
        attributes: Vec::new(),
        shop: named("shop"),
        category: vec![named("things")],
        collection: None,
        german: Box::default(),
        variants: Vec::new(),
        discount: 0,
        rating_sum: 0,
        review_count: 0,
        sold_count: 0,
        published_at: DateTime::<Utc>::UNIX_EPOCH,
        card: String::new(),
    }
}

fn words(text: &str) -> Words {
    Words::parse(&SearchText::parse(Some(text)).unwrap().unwrap())
}

/// What was found, how many words were looked up for it, and how many searches tried.
fn corrected(index: &TestIndex, text: &str) -> (Option<String>, usize, usize) {
    let snapshot = index.0.snapshot();
    let before = snapshot.candidates.len();
    let corrector = Corrector::new(&snapshot);
    let meant = corrector.correct(&words(text)).unwrap();
    let lookups = snapshot.candidates.len() - before;
    let meant = meant.map(|meant| meant.words.to_string());
    (meant, lookups, corrector.tries.get())
}

fn nonsense(count: usize) -> String {
    let word = |at: usize| format!("qxz{}jv", char::from(b'a' + u8::try_from(at).unwrap()));
    (0..count).map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn many_words_without_sense_cost_no_more_than_few() {
    let index = TestIndex::called(&["Wool blanket", "Blue mug"]);
    assert_eq!(corrected(&index, &nonsense(3)), (None, 3, 0));
    let index = TestIndex::called(&["Wool blanket", "Blue mug"]);
    let (meant, lookups, _) = corrected(&index, &format!("mug {}", nonsense(22)));
    assert_eq!((meant.as_deref(), lookups), (Some("mug"), LOOKUPS));
}

#[test]
fn many_words_that_are_near_to_others_cost_no_more_than_few() {
    let titles = [
        "lamp limp lump lamb",
        "mugs bugs rugs hugs",
        "bowl cowl fowl howl",
    ];
    let index = TestIndex::called(&titles);
    let (_, lookups, tries) = corrected(&index, &["lomp lanp", &"bawl ".repeat(30)].join(" "));
    assert!(lookups <= LOOKUPS && tries <= TRIES, "{lookups} {tries}");
    // known words that are nowhere together
    let known = ["lamp mugs bowl limp cowl", &"bugs howl ".repeat(16)].join(" ");
    let (_, lookups, tries) = corrected(&index, &known);
    assert!(lookups <= LOOKUPS && tries <= TRIES, "{lookups} {tries}");
}

#[test]
fn a_word_is_looked_up_once_as_long_as_the_products_stay() {
    let index = TestIndex::called(&["Wool blanket", "Blue mug"]);
    assert_eq!(corrected(&index, "blankett ").0.as_deref(), Some("blanket"));
    assert_eq!(corrected(&index, "blankett ").1, 0);
}
