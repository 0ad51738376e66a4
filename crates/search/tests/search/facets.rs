//! The rules of facets, one by one.

use search::{Document, Filters, MinRating, PriceRange, ProductDocument, Query};
use types::{Money, Slug};

use crate::options::{pairs, shirts, titles, wanting};
use crate::world::{World, below, filtered, named, product, search, variant};

#[test]
fn price_rating_sale_and_stock_do_not_narrow_themselves() {
    let world = World::corpus();
    let all = world.facets(below("kitchen"));
    let narrowed = |filters: fn(&mut Filters)| {
        let mut filtered = below("kitchen");
        filters(&mut filtered);
        world.facets(filtered)
    };
    let cheap = narrowed(|f| f.price = PriceRange::parse(None, Some(2000)).unwrap());
    assert_eq!(cheap.price, all.price);
    assert!(cheap.on_sale < all.on_sale);
    let rated = narrowed(|f| f.min_rating = MinRating::parse(4.8).unwrap());
    assert_eq!(rated.ratings, all.ratings);
    assert!(rated.in_stock < all.in_stock);
    let reduced = narrowed(|f| f.on_sale = true);
    assert_eq!(reduced.on_sale, all.on_sale);
    assert_ne!(reduced.price, all.price);
    let shirts = shirts();
    let bought = shirts.facets(Filters {
        in_stock: true,
        ..Filters::default()
    });
    assert_eq!((bought.in_stock, bought.on_sale), (3, 0));
    assert_eq!(shirts.facets(Filters::default()).on_sale, 1);
}

#[test]
fn shops_are_counted_as_if_none_was_chosen() {
    let world = World::corpus();
    let counts = |filters| -> Vec<(String, i64)> {
        let shops = world.facets(filters).shops.into_iter();
        shops.map(|shop| (shop.slug, shop.count)).collect()
    };
    let all = counts(below("home"));
    assert_eq!(all[0], ("loom-and-line".to_owned(), 4));
    let shops = vec![
        Slug::parse("hive-light").unwrap(),
        Slug::parse("timber-tale").unwrap(),
    ];
    let chosen = Filters {
        shops,
        ..below("home")
    };
    assert_eq!(counts(chosen.clone()), all);
    assert_eq!(world.find(&filtered(chosen.clone())).total, 5);
    let found = world.find(&Query {
        filters: chosen,
        ..search("candle")
    });
    assert_eq!(found.cards[0], "Beeswax candle");
    assert_eq!(found.facets.shops[0].name, "Hive light");
    assert_eq!(found.total, 4);
}

#[test]
fn categories_are_those_below_or_else_those_beside() {
    let world = World::corpus();
    let counts = |filters| -> Vec<(String, i64)> {
        let categories = world.facets(filters).categories.into_iter();
        categories
            .map(|category| (category.path, category.count))
            .collect()
    };
    let top = counts(Filters::default());
    assert_eq!(top[0], ("kitchen".to_owned(), 18));
    assert_eq!(top.len(), 10);
    let beauty = counts(below("beauty"));
    assert_eq!(beauty, pairs(&[("beauty/soap", 2)]));
    let toys = pairs(&[("toys/plush", 2), ("toys/wooden", 2), ("toys/puzzles", 1)]);
    assert_eq!(counts(below("toys")), toys);
    assert_eq!(counts(below("toys/plush")), toys);
    let reduced = Filters {
        on_sale: true,
        ..below("toys/plush")
    };
    let none = pairs(&[("toys/plush", 0), ("toys/puzzles", 0), ("toys/wooden", 0)]);
    assert_eq!(counts(reduced), none);
    assert_eq!(counts(below("no-such")), top);
}

#[test]
fn categories_of_a_search_are_those_with_matches() {
    let world = World::corpus();
    let facets = world.find(&search("knife")).facets;
    let paths: Vec<_> = facets.categories.iter().map(|c| c.path.as_str()).collect();
    assert_eq!(paths, ["kitchen", "books"]);
    let filters = below("kitchen/mugs");
    let facets = world
        .find(&Query {
            filters,
            ..search("knife")
        })
        .facets;
    let paths: Vec<_> = facets.categories.iter().map(|c| c.path.as_str()).collect();
    assert_eq!(paths, ["kitchen/knives", "kitchen/boards"]);
}

#[test]
fn a_category_has_what_its_collections_have_and_a_collection_only_its_own() {
    let mut glazed = product(1, "Glazed mug");
    glazed.collection = Some(named("glazed"));
    let world = World::of(vec![
        Document::Product(glazed),
        Document::Product(product(2, "Mug")),
    ]);
    assert_eq!(world.find(&filtered(below("things"))).total, 2);
    assert_eq!(world.find(&filtered(below("things/plain"))).total, 2);
    assert_eq!(titles(&world, below("things/plain/glazed")), ["Glazed mug"]);
    assert_eq!(titles(&world, below("plain")), [""; 0]);
    let facets = world.facets(below("things/plain"));
    assert_eq!(facets.categories[0].path, "things/plain/glazed");
}

#[test]
fn a_price_bar_counts_what_choosing_it_finds() {
    let world = World::corpus();
    let facets = world.facets(below("fashion"));
    let price = facets.price.unwrap();
    assert_eq!(
        (price.min, price.max),
        (Money::new(1600), Money::new(15900))
    );
    assert!((2..=20).contains(&price.bars.len()), "{:?}", price.bars);
    for bar in price.bars {
        let range = PriceRange::parse(Some(bar.from.minor()), Some(bar.to.minor())).unwrap();
        let found = world.find(&filtered(Filters {
            price: range,
            ..below("fashion")
        }));
        assert_eq!(found.total, bar.count, "{bar:?}");
    }
}

#[test]
fn long_lists_are_cut_but_keep_what_is_chosen() {
    let mut documents = Vec::new();
    for id in 1..=60 {
        let shop = named(&format!("shop-{id:02}"));
        let value = format!("Shade {id:02}");
        // each of them stands at three products of sixty
        let (option, other) = (format!("Option {}", id % 20), format!("Other {}", id % 20));
        let variants = vec![variant(
            &[("Colour", &value), (&option, "x"), (&other, "x")],
            100,
        )];
        documents.push(Document::Product(ProductDocument {
            shop,
            variants,
            ..product(id, "Thing")
        }));
    }
    let world = World::of(documents);
    let all = world.facets(Filters::default());
    let colors = |facets: &search::Facets| facets.options[0].values.len();
    assert_eq!(
        (all.shops.len(), all.options.len(), colors(&all)),
        (50, 20, 50)
    );
    let mut chosen = wanting(&[("Colour", &["Shade 60"]), ("Other 0", &["x"])]);
    chosen.shops = vec![Slug::parse("shop-60").unwrap()];
    let facets = world.facets(chosen);
    assert!(
        facets
            .shops
            .iter()
            .any(|shop| shop.slug == "shop-60" && shop.count == 1)
    );
    let value = |name: &str| {
        let option = facets
            .options
            .iter()
            .find(|option| option.name == name)
            .unwrap();
        option.values.iter().map(|value| value.count).max()
    };
    assert_eq!((value("Colour"), value("Other 0")), (Some(1), Some(1)));
}

#[test]
fn an_option_that_few_products_have_is_counted_where_it_matters_or_is_chosen() {
    let mut documents: Vec<_> = (1..=40)
        .map(|id| {
            let variants = vec![variant(&[("Colour", "Red")], 100)];
            Document::Product(ProductDocument {
                variants,
                ..product(id, "Mug")
            })
        })
        .collect();
    documents.push(Document::Product(ProductDocument {
        variants: vec![variant(&[("Nib", "Fine")], 100)],
        category: vec![named("desk"), named("pens")],
        ..product(41, "Pen")
    }));
    let world = World::of(documents);
    let names = |filters| -> Vec<String> {
        let options = world.facets(filters).options.into_iter();
        options.map(|option| option.name).collect()
    };
    assert_eq!(names(Filters::default()), ["Colour"]);
    assert_eq!(names(below("desk")), ["Nib"]);
    assert_eq!(names(wanting(&[("Nib", &["Broad"])])), ["Nib", "Colour"]);
}

#[test]
fn sizes_and_measures_stand_in_their_order_and_words_by_their_counts() {
    let world = World::corpus();
    let values = |filters, name: &str| -> Vec<String> {
        let options = world.facets(filters).options.into_iter();
        let option = options.filter(|option| option.name == name);
        option
            .flat_map(|option| option.values)
            .map(|value| value.value)
            .collect()
    };
    assert_eq!(
        values(below("fashion/shirts"), "Size"),
        ["S", "M", "L", "XL"]
    );
    assert_eq!(
        values(below("kitchen/pots"), "Size"),
        ["4 l", "6 l", "16 cm", "20 cm"]
    );
    assert_eq!(
        values(below("garden/pots"), "Size"),
        ["12 cm", "18 cm", "24 cm"]
    );
    assert_eq!(
        values(below("fashion/shirts"), "Colour"),
        ["Blue", "White", "Black"]
    );
}

#[test]
fn nothing_found_has_no_price() {
    let facets = World::empty().facets(Filters::default());
    assert_eq!((facets.price, facets.shops.len()), (None, 0));
    assert_eq!(facets.ratings.len(), 4);
    // signs without a word answer in the same shape
    let signs = World::corpus().find(&search("-"));
    assert_eq!((signs.total, signs.facets.shops.len()), (0, 0));
    assert_eq!(signs.facets.ratings, facets.ratings);
}
