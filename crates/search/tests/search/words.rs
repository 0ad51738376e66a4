//! Words typed into the search field, and what must come first for them.

use search::{Filters, PriceRange, Query};

use crate::world::{World, product, search};

/// What is typed, and the first titles that must come for it, in this order.
const FIRST: &[(&str, &[&str])] = &[
    // as it is, in any case, with and without accents
    (
        "mug",
        &["Stoneware mug", "Enamel camping mug", "Travel mug with lid"],
    ),
    ("TEAPOT", &["Japanese teapot"]),
    ("creme brulee", &["Crème brûlée dishes, set of four"]),
    ("CRÈME", &["Crème brûlée dishes, set of four"]),
    ("chefs knife", &["Chef's knife"]),
    ("chef’s knife", &["Chef's knife"]),
    ("usb-c", &["USB-C charging cable"]),
    // singular and plural
    ("mugs", &["Stoneware mug", "Enamel camping mug"]),
    ("knives", &["Chef's knife", "Bread knife", "Paring knife"]),
    ("candles", &["Beeswax candle"]),
    ("womens shoe", &["Women's running shoes"]),
    ("tomato seed", &["Tomato seeds"]),
    ("blanket wools", &["Wool blanket"]),
    // unfinished
    ("stonew", &["Stoneware mug"]),
    ("headph", &["Wireless headphones"]),
    ("wool bl", &["Wool blanket"]),
    ("blue blueto", &["Bluetooth speaker"]),
    // several words, in any order, across title, options, category, shop and description
    ("mug stoneware", &["Stoneware mug"]),
    ("navy t-shirt", &["Organic cotton T-shirt"]),
    ("tshirt", &["Organic cotton T-shirt"]),
    ("juniper clay bowl", &["Latte bowl"]),
    ("oak timber tale", &["Oak cutting board", "Oak wall clock"]),
    ("mug for the coffee", &["Travel mug with lid"]),
    ("bergamot", &["Earl Grey loose leaf tea"]),
    ("merino grey", &["Merino wool socks"]),
    // a title before a category, a material and a description
    (
        "tea",
        &[
            "Chamomile tea bags",
            "Earl Grey loose leaf tea",
            "Cotton tea towel",
        ],
    ),
    ("bowl", &["Latte bowl"]),
    (
        "bamboo",
        &[
            "Bamboo chopping board",
            "Bamboo socks, pack of three",
            "Matcha whisk",
        ],
    ),
    ("lamp", &["Desk lamp", "Bedside lamp"]),
    ("bear", &["Teddy bear"]),
    ("bread", &["The bread book", "Bread knife"]),
    // quotations and words left out
    ("\"thrown by hand\"", &["Stoneware mug"]),
    ("\"knife one pan\"", &["One knife, one pan"]),
    ("mug -enamel -travel", &["Stoneware mug"]),
    (
        "mug -\"camping mug\"",
        &["Stoneware mug", "Travel mug with lid"],
    ),
];

#[test]
fn words_find_first_what_was_meant() {
    let world = World::corpus();
    let mut wrong = Vec::new();
    for (words, first) in FIRST {
        let found = world.find(&search(words));
        let begins = found.cards.iter().take(first.len()).eq(first.iter());
        if !begins || found.correction.is_some() {
            wrong.push(format!("{words}: {:?} {:?}", found.cards, found.correction));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

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
    ("teddy beer", "teddy bear", "Teddy bear"),
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

#[test]
fn of_goods_that_match_alike_those_that_sell_and_please_come_first() {
    let world = World::empty();
    let sold = |id, title: &str, sold_count, rating_sum, review_count| {
        let plain = product(id, title);
        world.put(search::ProductDocument {
            sold_count,
            rating_sum,
            review_count,
            ..plain
        });
    };
    sold(1, "Walnut bowl", 3, 0, 0);
    sold(2, "Cherry bowl", 900, 0, 0);
    sold(3, "Maple bowl", 3, 100, 20);
    sold(4, "Birch bowl", 3, 30, 20);
    assert_eq!(
        world.titles("bowl"),
        ["Cherry bowl", "Maple bowl", "Walnut bowl", "Birch bowl"]
    );
}

#[test]
fn a_title_outweighs_any_sales_of_a_description() {
    let world = World::empty();
    world.put(product(1, "Salad bowl"));
    world.put(search::ProductDocument {
        description: "bowl bowl bowl bowl".to_owned(),
        sold_count: 1_000_000,
        ..product(2, "Spoon")
    });
    assert_eq!(world.titles("bowl"), ["Salad bowl", "Spoon"]);
}

#[test]
fn signs_in_a_search_are_no_fault() {
    let world = World::corpus();
    for signs in [
        "'",
        "\"",
        "a & | ! ( ) :*",
        "%",
        "\\",
        "-",
        "*",
        "mug:*",
        "🫖",
        "the",
        "-mug",
    ] {
        world.find(&search(signs));
    }
    assert_eq!(world.find(&search("%")).total, 0);
    let all = world.find(&search("-mug")).total;
    assert!(all > 50, "{all}");
}

#[test]
fn the_longest_search_is_answered_in_time() {
    let world = World::corpus();
    let words = "ab ".repeat(66);
    let started = std::time::Instant::now();
    world.find(&search(words.trim()));
    assert!(started.elapsed() < std::time::Duration::from_secs(2));
}
