//! Words typed into the search field, and what must come first for them.

use search::{German, ProductDocument};

use crate::world::{World, product, search, variant};

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
    // in one word or two
    ("tea pot", &["Japanese teapot"]),
    ("tea-pots", &["Japanese teapot"]),
    ("black tea po", &["Japanese teapot"]),
    ("blue tooth speaker", &["Bluetooth speaker"]),
    ("back pack", &["Leather backpack"]),
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
    ("bread", &["Bread knife", "The bread book"]),
    ("steel knife", &["Chef's knife", "Bread knife"]),
    ("oak clock", &["Oak wall clock"]),
    ("wool socks", &["Merino wool socks"]),
    ("black headphones", &["Wireless headphones"]),
    ("gold earrings", &["Gold-plated earrings"]),
    ("red shoes", &["Canvas sneakers"]),
    ("map puzzle", &["World map puzzle"]),
    ("garden pot", &["Terracotta pot"]),
    ("lavender candle", &["Soy candle in a jar"]),
    ("waterproof boots", &["Men's hiking boots"]),
    // shops by name, alone and with what they sell
    ("moonsmith", &["Gold-plated earrings", "Silver necklace"]),
    ("hearth co knife", &["Chef's knife"]),
    (
        "north trail mug",
        &["Enamel camping mug", "Travel mug with lid"],
    ),
    ("lumen works speaker", &["Bluetooth speaker"]),
    ("swift step", &["Canvas sneakers", "Women's running shoes"]),
    // measures in any unit
    ("cable 2 m", &["USB-C charging cable"]),
    ("200cm cable", &["USB-C charging cable"]),
    ("tea 0.25 kg", &["Earl Grey loose leaf tea"]),
    ("250g tea", &["Earl Grey loose leaf tea"]),
    ("pot 180 mm", &["Terracotta pot"]),
    ("watering can 9 liters", &["Watering can"]),
    ("4000 ml casserole", &["Cast iron casserole"]),
    ("soap 100 g", &["Olive oil soap"]),
    ("800 ml teekanne", &["Teekanne aus Steingut"]),
    // German, with and without the dots
    ("teekanne", &["Teekanne aus Steingut"]),
    ("frühstücksbrett", &["Frühstücksbrett aus Eiche"]),
    ("fruhstucksbrett", &["Frühstücksbrett aus Eiche"]),
    ("wollsocken", &["Wollsocken, handgestrickt"]),
    ("mütze", &["Mütze aus Merinowolle"]),
    ("merinowolle rot", &["Mütze aus Merinowolle"]),
    ("frühstücksbrett eiche", &["Frühstücksbrett aus Eiche"]),
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

#[test]
fn of_products_that_match_alike_those_that_sell_and_please_come_first() {
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
fn a_word_that_products_have_goes_on_in_titles_alone() {
    let world = World::empty();
    world.put(product(1, "Green tea"));
    world.put(product(2, "Teapot"));
    world.put(search::ProductDocument {
        variants: vec![variant(&[("Colour", "Teal")], 1000)],
        description: "Goes well with team sports.".to_owned(),
        ..product(3, "Shirt")
    });
    assert_eq!(world.titles("tea"), ["Green tea", "Teapot"]);
    assert_eq!(world.titles("teal"), ["Shirt"]);
    assert_eq!(world.titles("te").len(), 3, "no word of its own");
}

#[test]
fn the_last_part_of_a_german_word_finds_it_unless_english_titles_have_it() {
    let world = World::empty();
    let titled = |id, title, german: &str| ProductDocument {
        german: Box::new(German {
            title: Some(german.to_owned()),
            ..German::default()
        }),
        ..product(id, title)
    };
    world.put(titled(1, "Day pack", "Tagesrucksack, 18 Liter"));
    world.put(titled(2, "Canvas pack", "Rucksack aus Segeltuch"));
    world.put(titled(3, "Gold earring", "Ohrring, vergoldet"));
    world.put(titled(4, "Key ring", "Schlüsselring"));
    assert_eq!(world.titles("Rucksack"), ["Canvas pack", "Day pack"]);
    assert_eq!(world.titles("segeltuch rucksack"), ["Canvas pack"]);
    assert_eq!(world.titles("rucksack liter"), ["Day pack"]);
    assert_eq!(world.titles("ring"), ["Key ring"]);
    assert!(world.titles("uck").is_empty());
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
    assert!(started.elapsed() < std::time::Duration::from_secs(10));
}
