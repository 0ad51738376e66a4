//! What is suggested while words are typed.

use search::{German, ProductDocument, Suggestions};
use types::Language;

use crate::world::{World, product, text};

fn suggested(world: &World, words: &str) -> Suggestions {
    suggested_in(Language::En, world, words)
}

fn suggested_in(language: Language, world: &World, words: &str) -> Suggestions {
    world.index.suggest(&text(words), language).unwrap()
}

#[test]
fn products_are_suggested_by_either_title_and_searches_as_they_are_read() {
    let world = World::empty();
    world.put(ProductDocument {
        german: Box::new(German {
            title: Some("Teekanne aus Steinzeug".to_owned()),
            description: Some("Mit Sieb und Deckel".to_owned()),
            keywords: vec!["Kannen".to_owned()],
        }),
        ..product(1, "Stoneware teapot")
    });
    world.put(product(2, "Teek bowl"));
    let english = suggested(&world, "teek");
    assert_eq!(english.queries, ["teek", "teek bowl"]);
    assert_eq!(english.products, ["Teek bowl"]);
    let german = suggested_in(Language::De, &world, "teek");
    assert_eq!(german.queries[..2], ["teekanne", "teek"]);
    assert_eq!(german.products, ["Stoneware teapot", "Teek bowl"]);
    // a whole word is found whatever is read
    let english = suggested(&world, "teekanne");
    assert_eq!(english.products, ["Stoneware teapot"]);
    for words in ["Tee Kanne", "Teekannne", "kannen", "Deckel mit Sieb"] {
        assert_eq!(world.titles(words), ["Stoneware teapot"], "{words}");
    }
}

#[test]
fn products_are_suggested_by_the_beginnings_of_words_the_popular_first() {
    let world = World::corpus();
    assert_eq!(suggested(&world, "stonew").products[0], "Stoneware mug");
    assert_eq!(
        suggested(&world, "wireless hea").products,
        ["Wireless headphones"]
    );
    let popular = suggested(&world, "ca").products;
    assert_eq!(popular.len(), 5);
    // more was sold of canvas bags and camping mugs
    let things = [
        "USB-C charging cable",
        "Beeswax candle",
        "Soy candle in a jar",
    ];
    assert_eq!(popular[..3], things);
}

#[test]
fn what_a_title_calls_the_thing_itself_is_suggested_before_what_only_has_the_word() {
    let world = World::corpus();
    let found = suggested(&world, "te");
    assert_eq!(found.products[0], "Earl Grey loose leaf tea");
    let place = |title: &str| found.products.iter().position(|other| other == title);
    // fewer were sold of the teapot than of towels and bears
    let before = |one: Option<usize>, other: Option<usize>| {
        one.is_some_and(|one| other.is_none_or(|other| one < other))
    };
    assert!(
        before(place("Japanese teapot"), place("Cotton tea towel")),
        "{:?}",
        found.products
    );
    assert_eq!(found.queries[..2], ["tea", "teapot"], "{:?}", found.queries);
    let mugs = suggested(&world, "mug").products;
    assert_eq!(mugs[..2], ["Enamel camping mug", "Stoneware mug"]);
}

/// What is being typed, the product that it is to lead to, and from how many letters on that one is among the
/// products suggested and the first of them.
const TYPED: &[(&str, &str, usize, usize)] = &[
    ("teapot", "Japanese teapot", 2, 4),
    ("tea towel", "Cotton tea towel", 3, 7),
    ("mug", "Enamel camping mug", 2, 2),
    ("stoneware", "Stoneware mug", 2, 4),
    ("candle", "Beeswax candle", 2, 4),
    ("headphones", "Wireless headphones", 2, 4),
    ("wireless", "Wireless headphones", 2, 4),
    ("wool blanket", "Wool blanket", 3, 7),
    ("bluetooth", "Bluetooth speaker", 2, 5),
    ("bread knife", "Bread knife", 3, 7),
    ("chef's knife", "Chef's knife", 2, 3),
    ("backpack", "Leather backpack", 2, 4),
    ("t-shirt", "Organic cotton T-shirt", 3, 4),
    ("sneakers", "Canvas sneakers", 2, 2),
    ("puzzle", "World map puzzle", 2, 2),
    ("oak clock", "Oak wall clock", 3, 5),
    ("lamp", "Desk lamp", 2, 2),
    ("socks", "Merino wool socks", 2, 3),
    ("usb", "USB-C charging cable", 2, 2),
    ("teekanne", "Teekanne aus Steingut", 3, 4),
    ("frühstück", "Frühstücksbrett aus Eiche", 2, 2),
];

#[test]
fn every_beginning_of_a_search_leads_to_what_is_meant() {
    let world = World::corpus();
    let mut wrong = Vec::new();
    for (typed, title, among, first) in TYPED {
        let ends = typed
            .char_indices()
            .map(|(at, letter)| at + letter.len_utf8());
        for (letters, end) in (1..).zip(ends) {
            let beginning = &typed[..end];
            let found = suggested(&world, beginning);
            let place = found.products.iter().position(|product| product == title);
            let right = match place {
                Some(0) => true,
                Some(_) => letters < *first,
                None => letters < *among,
            };
            if !right || found.products.is_empty() {
                wrong.push(format!("{beginning}: {:?}", found.products));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn searches_are_completed_in_lower_case_and_find_something() {
    let world = World::corpus();
    let queries = suggested(&world, "Blu").queries;
    assert!(queries.contains(&"blue".to_owned()), "{queries:?}");
    assert!(
        queries.contains(&"bluetooth speaker".to_owned()),
        "{queries:?}"
    );
    let queries = suggested(&world, "wool bl").queries;
    assert_eq!(queries[0], "wool blanket");
    let mut all: Vec<String> = Vec::new();
    for start in ["b", "ca", "te", "kni", "cotton t", "oak"] {
        let queries = suggested(&world, start).queries;
        assert!(queries.len() <= 4, "{queries:?}");
        all.extend(queries);
    }
    assert!(all.len() > 10, "{all:?}");
    for query in &all {
        assert_eq!(query, &query.to_lowercase());
        let found = world.find(&crate::world::search(query));
        assert!(found.total > 0 && found.correction.is_none(), "{query}");
    }
}

#[test]
fn typing_errors_are_suggested_as_they_were_meant() {
    let world = World::corpus();
    let found = suggested(&world, "headfon");
    assert_eq!(found.products, ["Wireless headphones"]);
    let found = suggested(&world, "cnadle");
    assert_eq!(found.queries[0], "candle");
    assert_eq!(found.products[0], "Beeswax candle");
}

#[test]
fn searches_are_what_products_are_called_and_never_cut_inside() {
    let world = World::corpus();
    let queries = suggested(&world, "note").queries;
    assert_eq!(queries, ["notebook"]);
    let queries = suggested(&world, "mug").queries;
    assert_eq!(queries[0], "mug");
    assert!(
        queries.contains(&"enamel camping mug".to_owned()),
        "{queries:?}"
    );
    assert_eq!(suggested(&world, "notebook with ca").queries, [""; 0]);
    assert_eq!(suggested(&world, "notebook oa").queries, [""; 0]);
    assert_eq!(suggested(&world, "solid oa").queries, ["solid oak"]);
    let queries = suggested(&world, "dish").queries;
    assert!(
        queries.contains(&"crème brûlée dishes".to_owned()),
        "{queries:?}"
    );
    for start in ["w", "f", "th", "the", "o", "an", "s", "co"] {
        for query in suggested(&world, start).queries {
            let words: Vec<&str> = query.split(' ').collect();
            for word in [words[0], words[words.len() - 1]] {
                let stop = ["with", "for", "the", "of", "a", "and", "in", "on", "from"];
                assert!(!stop.contains(&word), "{start}: {query}");
            }
        }
    }
}

#[test]
fn what_is_not_sure_is_suggested_as_a_search_alone() {
    let world = World::corpus();
    let found = suggested(&world, "sheep");
    assert_eq!(found.queries, ["sheet"]);
    assert_eq!(found.products, [""; 0]);
}

#[test]
fn categories_and_shops_are_suggested_by_name() {
    let world = World::corpus();
    assert_eq!(suggested(&world, "mug").categories, ["kitchen/mugs"]);
    assert_eq!(suggested(&world, "pot").categories.len(), 2);
    assert_eq!(suggested(&world, "juni").shops, ["juniper-clay"]);
    assert_eq!(suggested(&world, "tiber tal").shops, ["timber-tale"]);
    assert_eq!(suggested(&world, "shirt").shops, [""; 0]);
}

#[test]
fn signs_and_words_that_must_not_be_there_suggest_no_names() {
    let world = World::corpus();
    assert_eq!(suggested(&world, "%"), Suggestions::default());
    assert_eq!(suggested(&world, "-mug"), Suggestions::default());
    assert_eq!(suggested(&world, "mug -enamel").queries, [""; 0]);
    assert_eq!(
        suggested(&world, "\"thrown by hand\"").products,
        ["Stoneware mug"]
    );
}

#[test]
fn what_is_suggested_follows_the_products() {
    let world = World::corpus();
    assert_eq!(suggested(&world, "zeppelin").products, [""; 0]);
    world.put(crate::world::product(500, "Zeppelin model"));
    assert_eq!(suggested(&world, "zeppelin").products, ["Zeppelin model"]);
}
