use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::Instant;

use catalog::feed::Changed;
use types::ProductId;

use super::super::tags::Tag;
use super::*;

/// A store whose feed speaks, for longer than any test takes.
fn store(weight: u64) -> Store<&'static str> {
    let store = Store::new(Arc::default(), weight);
    let later = Instant::now() + Duration::from_secs(60);
    store.changes.record(later, &Changed::default());
    store
}

fn mug() -> Tags {
    Tags::of([Tag::Product(ProductId::new(7))])
}

fn mug_changed() -> Changed {
    Changed {
        products: vec![ProductId::new(7)],
        ..Changed::default()
    }
}

async fn value(store: &Store<&'static str>) -> Option<&'static str> {
    match store.find("mug").await {
        Lookup::Value(value) => Some(*value),
        Lookup::Vacant(_) | Lookup::Uncached => None,
    }
}

async fn fill(store: &Store<&'static str>, said: &'static str) {
    let Lookup::Vacant(place) = store.find("mug").await else {
        panic!("there is no place");
    };
    place.fill(said.into(), mug(), 100);
}

#[tokio::test]
async fn what_is_kept_is_answered_until_it_changes() {
    let store = store(10_000);
    fill(&store, "blue").await;
    assert_eq!(value(&store).await, Some("blue"));
    store.changes.record(Instant::now(), &Changed::default());
    assert_eq!(value(&store).await, Some("blue"));
    store.changes.record(Instant::now(), &mug_changed());
    fill(&store, "red").await;
    assert_eq!(value(&store).await, Some("red"));
}

#[tokio::test]
async fn an_answer_computed_across_a_change_is_not_kept() {
    let store = store(10_000);
    let Lookup::Vacant(place) = store.find("mug").await else {
        panic!("there is no place");
    };
    store.changes.record(Instant::now(), &mug_changed());
    place.fill("old".into(), mug(), 100);
    assert_eq!(value(&store).await, None);
}

#[tokio::test]
async fn what_shows_nothing_known_is_not_kept() {
    let store = store(10_000);
    let Lookup::Vacant(place) = store.find("mug").await else {
        panic!("there is no place");
    };
    place.fill("blue".into(), Tags::UNKNOWN, 100);
    assert_eq!(value(&store).await, None);
}

#[tokio::test]
async fn nothing_is_answered_while_the_feed_is_silent() {
    let store = Store::new(Arc::default(), 10_000);
    store.changes.record(Instant::now(), &Changed::default());
    fill(&store, "blue").await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert!(matches!(store.find("mug").await, Lookup::Uncached));
    store.changes.record(Instant::now(), &Changed::default());
    assert_eq!(value(&store).await, Some("blue"));
}

#[tokio::test]
async fn without_memory_nothing_is_kept() {
    let store = store(0);
    assert!(matches!(store.find("mug").await, Lookup::Uncached));
}

/// Asks at the same time as many others; whoever gets the place computes, the first one in vain.
async fn ask(store: &Store<&'static str>, computed: &AtomicUsize) -> &'static str {
    match store.find("mug").await {
        Lookup::Value(value) => *value,
        Lookup::Uncached => panic!("nothing is kept"),
        Lookup::Vacant(place) => {
            let before = computed.fetch_add(1, SeqCst);
            tokio::time::sleep(Duration::from_millis(50)).await;
            if before > 0 {
                place.fill("blue".into(), mug(), 100);
            }
            "computed"
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_computes_while_the_others_wait_and_a_failure_passes_the_place_on() {
    let (store, computed) = (Arc::new(store(10_000)), Arc::new(AtomicUsize::new(0)));
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..32 {
        let (store, computed) = (store.clone(), computed.clone());
        asking.spawn(async move { ask(&store, &computed).await });
    }
    let said = asking.join_all().await;
    assert_eq!(computed.load(SeqCst), 2);
    assert_eq!(said.iter().filter(|said| **said == "blue").count(), 30);
}

#[tokio::test]
async fn who_waits_too_long_computes_for_oneself() {
    let store = store(10_000);
    let place = store.find("mug").await;
    assert!(matches!(place, Lookup::Vacant(_)));
    let beat = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        store.changes.record(Instant::now(), &Changed::default());
    };
    let (found, ()) = tokio::join!(store.find("mug"), beat);
    assert!(matches!(found, Lookup::Uncached));
}

#[tokio::test]
async fn the_weight_is_bounded() {
    let store = store(100_000);
    for number in 0..1000 {
        let key = format!("mug {number}");
        if let Lookup::Vacant(place) = store.find(&key).await {
            place.fill("blue".into(), Tags::of([]), 1000);
        }
    }
    let kept = store.kept.as_ref().unwrap();
    assert!(
        kept.len() > 20 && kept.weight() <= 100_000,
        "{} {}",
        kept.len(),
        kept.weight()
    );
    let long = "mug ".repeat(1000);
    assert!(matches!(store.find(&long).await, Lookup::Uncached));
}
