//! Words with typing errors, put right or offered.

use search::{Filters, PriceRange, Query};

use crate::world::{World, product, search};

/// What is typed with errors, how it was meant, and the first title.
const CORRECTED: &[(&str, &str, &str)] = &[
    ("stonewear", "stoneware", "Stoneware mug"),
    ("ceramc", "ceramic", "Hanging planter"),
    ("cnadle", "candle", "Beeswax candle"),
    ("headfones", "headphones", "Wireless headphones"),
    ("blankett", "blanket", "Wool blanket"),
    ("lether backpack", "leather backpack", "Leather backpack"),
    ("sneekers", "sneakers", "Canvas sneakers"),
    (
        "cast iorn casserole",
        "cast iron casserole",
        "Cast iron casserole",
    ),
    ("woolblanket", "wool blanket", "Wool blanket"),
    ("turntabel", "turntable", "Turntable"),
    ("bluetoth speker", "bluetooth speaker", "Bluetooth speaker"),
    ("wolen blanket", "woolen blanket", "Wool blanket"),
    ("lineen sheeet", "linen sheet", "Linen bed sheet"),
    ("teekane", "teekanne", "Teekanne aus Steingut"),
    ("wolsocken", "wollsocken", "Wollsocken, handgestrickt"),
    ("cabel 2 m", "cable 2 m", "USB-C charging cable"),
];

#[test]
fn words_with_typing_errors_find_what_was_meant_and_say_so() {
    let world = World::corpus();
    let mut wrong = Vec::new();
    for (words, meant, first) in CORRECTED {
        let found = world.find(&search(words));
        let correction = found.correction.as_ref();
        let said = correction.is_some_and(|c| c.applied && c.words == *meant);
        if !said || found.cards.first().map(String::as_str) != Some(first) {
            wrong.push(format!("{words}: {:?} {:?}", found.correction, found.cards));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_put_right_find_what_is_called_so_and_not_what_mentions_them() {
    let world = World::corpus();
    // a towel dries dishes, and a book has eighty
    assert_eq!(world.find(&search("dishes")).total, 3);
    let found = world.find(&search("dihses"));
    assert_eq!(found.cards, ["Crème brûlée dishes, set of four"]);
    // tealights stand in the category of candles and are none
    let candles = world.find(&search("cnadle")).cards;
    assert_eq!(candles.len(), 3, "{candles:?}");
    assert!(!candles.contains(&"Tealight set".to_owned()), "{candles:?}");
    // what is made of it is no less near than what is called so
    let leather = world.find(&search("lether")).cards;
    assert_eq!(leather.len(), 2, "{leather:?}");
    // nothing is called by both, but something is described with one of them
    let described = world.find(&search("headfones trains"));
    assert_eq!(described.cards, ["Wireless headphones"]);
}

/// What is typed, and what is only offered for it.
const OFFERED: &[(&str, Option<&str>)] = &[
    // real words that no products have
    ("sheep", Some("sheet")),
    ("teddy beer", Some("teddy bear")),
    ("for kids", None),
    ("present for her", None),
    ("wool hat with elephant", Some("wool hat")),
    ("shorts", Some("shirts")),
    // another first letter
    ("gread", None),
    ("beadphones", Some("headphones")),
    ("nkife", Some("knife")),
    // a word that descriptions alone have
    ("remembr", Some("remember")),
    // known words that find nothing together
    ("blue pit", Some("blue")),
    ("soap seat", Some("soap")),
    // words that nearly every text has
    ("wtih", None),
    // numbers are no errors
    ("16mm", None),
];

#[test]
fn what_is_not_sure_is_offered_and_nothing_is_answered_for_it() {
    let world = World::corpus();
    let mut wrong = Vec::new();
    for (words, offered) in OFFERED {
        let found = world.find(&search(words));
        let correction = found.correction.as_ref();
        let applied = correction.is_some_and(|c| c.applied);
        if found.total > 0 || applied || correction.map(|c| c.words.as_str()) != *offered {
            wrong.push(format!("{words}: {:?} {:?}", found.correction, found.cards));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn three_letters_are_too_few_to_guess() {
    let found = World::corpus().find(&search("mgu"));
    assert_eq!((found.total, found.correction), (0, None));
}

#[test]
fn what_is_spelt_right_is_never_mixed_with_what_is_spelt_alike() {
    let world = World::corpus();
    world.put(product(900, "Stonewear jeans"));
    assert_eq!(world.titles("stonewear"), ["Stonewear jeans"]);
    assert_eq!(world.titles("stoneware")[0], "Stoneware mug");
    assert!(
        !world
            .titles("stoneware")
            .contains(&"Stonewear jeans".to_owned())
    );
}

#[test]
fn what_is_left_of_the_words_is_offered_but_not_answered() {
    let world = World::corpus();
    let found = world.find(&search("purple elephant teapot"));
    let correction = found.correction.unwrap();
    assert_eq!((found.total, correction.applied), (0, false));
    assert_eq!(correction.words, "teapot");
    let nothing = world.find(&search("xylophonist zzyzx"));
    assert_eq!((nothing.total, nothing.correction), (0, None));
}

#[test]
fn words_in_quotes_are_meant_as_they_are() {
    let world = World::corpus();
    assert!(world.find(&search("teapto")).total > 0);
    let found = world.find(&search("\"teapto\""));
    let correction = found.correction.unwrap();
    assert_eq!((found.total, correction.applied), (0, false));
    assert_eq!(correction.words, "teapot");
}

#[test]
fn filters_that_leave_nothing_are_no_typing_error() {
    let world = World::corpus();
    let filters = Filters {
        price: PriceRange::parse(Some(9_000_000), None).unwrap(),
        ..Filters::default()
    };
    let found = world.find(&Query {
        filters,
        ..search("mug")
    });
    assert_eq!((found.total, found.correction), (0, None));
}

#[test]
fn a_corrected_search_keeps_its_filters() {
    let world = World::corpus();
    let filters = crate::world::below("home");
    let found = world.find(&Query {
        filters,
        ..search("tealigth")
    });
    assert_eq!(found.cards, ["Tealight set"]);
    let filters = crate::world::below("garden");
    let found = world.find(&Query {
        filters,
        ..search("tealigth")
    });
    assert_eq!(found.total, 0);
    assert!(found.correction.unwrap().applied);
}
