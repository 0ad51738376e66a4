//! Orders and pages.

use chrono::{DateTime, Utc};
use search::{Document, Filters, PriceRange, ProductDocument, Query, Sort, VariantDocument};
use types::PageRequest;

use crate::world::{World, below, filtered, option, product, search, variant};

fn sorted(world: &World, sort: Sort, filters: Filters) -> Vec<String> {
    world
        .find(&Query {
            sort,
            ..filtered(filters)
        })
        .cards
}

#[test]
fn each_order_begins_with_what_it_is_named_after() {
    let world = World::corpus();
    let first = |sort, count: usize| -> Vec<String> {
        sorted(&world, sort, below("kitchen/mugs"))
            .into_iter()
            .take(count)
            .collect()
    };
    assert_eq!(
        first(Sort::BestSelling, 2),
        ["Enamel camping mug", "Stoneware mug"]
    );
    assert_eq!(
        first(Sort::Relevance, 2),
        ["Enamel camping mug", "Stoneware mug"]
    );
    assert_eq!(
        first(Sort::Newest, 2),
        ["Latte bowl", "Porcelain espresso cup"]
    );
    // 5.0 from 4 and from 9 reviews: the more the better
    assert_eq!(
        first(Sort::Rating, 2),
        ["Porcelain espresso cup", "Latte bowl"]
    );
    assert_eq!(
        first(Sort::PriceAsc, 2),
        ["Porcelain espresso cup", "Enamel camping mug"]
    );
    assert_eq!(
        first(Sort::PriceDesc, 2),
        ["Travel mug with lid", "Latte bowl"]
    );
    assert_eq!(first(Sort::Discount, 1), ["Travel mug with lid"]);
}

#[test]
fn a_search_can_be_sorted_too() {
    let world = World::corpus();
    let query = Query {
        sort: Sort::PriceAsc,
        ..search("mug")
    };
    let found = world.find(&query);
    assert_eq!(found.cards[0], "Porcelain espresso cup");
    assert_eq!(found.total, i64::try_from(found.cards.len()).unwrap());
}

#[test]
fn beside_other_filters_products_stand_by_what_fits_costs() {
    let sold = |id, title: &str, prices: &[(&str, i64)]| {
        let variants = prices.iter();
        let variants = variants.map(|(size, price)| variant(&[("Size", size)], *price));
        Document::Product(ProductDocument {
            variants: variants.collect(),
            ..product(id, title)
        })
    };
    let world = World::of(vec![
        sold(1, "a", &[("S", 1000), ("L", 9000)]),
        sold(2, "b", &[("S", 2000), ("L", 7000)]),
        sold(3, "c", &[("S", 3000), ("L", 8000)]),
    ]);
    let any = Filters::default();
    assert_eq!(sorted(&world, Sort::PriceAsc, any), ["a", "b", "c"]);
    let dear = Filters {
        price: PriceRange::parse(Some(5000), None).unwrap(),
        ..Filters::default()
    };
    let large = Filters {
        options: vec![option("Size", &["L"])],
        ..Filters::default()
    };
    for filters in [dear, large] {
        let order = sorted(&world, Sort::PriceAsc, filters.clone());
        assert_eq!(order, ["b", "c", "a"], "{filters:?}");
        let order = sorted(&world, Sort::PriceDesc, filters.clone());
        assert_eq!(order, ["a", "c", "b"], "{filters:?}");
    }
}

#[test]
fn of_equals_the_better_selling_and_then_the_older_come_first() {
    let made = |id, title: &str, sold_count| {
        Document::Product(ProductDocument {
            sold_count,
            published_at: DateTime::<Utc>::UNIX_EPOCH,
            ..product(id, title)
        })
    };
    let world = World::of(vec![
        made(1, "a", 0),
        made(2, "b", 7),
        made(3, "c", 0),
        made(4, "d", 7),
    ]);
    for sort in [
        Sort::Newest,
        Sort::Rating,
        Sort::PriceAsc,
        Sort::PriceDesc,
        Sort::Discount,
        Sort::BestSelling,
    ] {
        assert_eq!(
            sorted(&world, sort, Filters::default()),
            ["b", "d", "a", "c"],
            "{sort:?}"
        );
    }
}

#[test]
fn what_is_sold_out_comes_last_in_every_order() {
    let sold = |id, title: &str, available| {
        let plain = product(id, title);
        Document::Product(ProductDocument {
            variants: vec![VariantDocument {
                available,
                ..variant(&[], 1000 - id)
            }],
            sold_count: id,
            rating_sum: 5 * id,
            review_count: i32::try_from(id).unwrap(),
            discount: u16::try_from(id).unwrap(),
            ..plain
        })
    };
    // the best of all in each order but that of the dearest
    let world = World::of(vec![
        sold(1, "Mug in stock", true),
        sold(2, "Mug, too", true),
        sold(3, "Mug sold out", false),
        sold(4, "Mug sold out, too", false),
    ]);
    for sort in [
        Sort::Relevance,
        Sort::Newest,
        Sort::Rating,
        Sort::PriceAsc,
        Sort::Discount,
        Sort::BestSelling,
    ] {
        let order = [
            "Mug, too",
            "Mug in stock",
            "Mug sold out, too",
            "Mug sold out",
        ];
        assert_eq!(sorted(&world, sort, Filters::default()), order, "{sort:?}");
    }
    let dearest = sorted(&world, Sort::PriceDesc, Filters::default());
    assert_eq!(
        dearest,
        [
            "Mug in stock",
            "Mug, too",
            "Mug sold out",
            "Mug sold out, too"
        ]
    );
    assert_eq!(world.titles("mug")[..2], ["Mug, too", "Mug in stock"]);
}

#[test]
fn pages_side_by_side_are_the_whole_list_and_nothing_is_behind_the_last() {
    let world = World::corpus();
    let page = |sort, words: Option<&str>, page, size| {
        let query = Query {
            sort,
            page: PageRequest::parse(Some(page), Some(size)).unwrap(),
            ..words.map_or_else(|| filtered(Filters::default()), search)
        };
        world.find(&query)
    };
    for (sort, words) in [
        (Sort::Newest, None),
        (Sort::PriceDesc, None),
        (Sort::Relevance, Some("wool cotton -bamboo")),
        (Sort::Relevance, Some("steel")),
    ] {
        let all = page(sort, words, 1, 100);
        let mut whole = Vec::new();
        for number in 1.. {
            let part = page(sort, words, number, 7);
            assert_eq!(part.total, all.total);
            assert_eq!(part.facets, all.facets);
            if part.cards.is_empty() {
                break;
            }
            whole.extend(part.cards);
        }
        assert_eq!(whole, all.cards, "{sort:?} {words:?}");
    }
    assert_eq!(page(Sort::Newest, None, 10_000, 100).cards, [""; 0]);
}

#[test]
fn options_of_a_product_keep_their_order_however_often_segments_are_merged() {
    let world = World::empty();
    // no two variants share a pair, so that a lost order finds another one
    let mixed = |id: i64| {
        let mut variants = Vec::new();
        for turn in 0..4 {
            let color =
                ["Zinc", "Amber", "Mint", "Amber"][usize::try_from((id + turn) % 4).unwrap()];
            let size = format!("{}", (id * 7 + turn * 3) % 5);
            variants.push(variant(&[("Size", &size), ("Colour", color)], 100 + turn));
        }
        ProductDocument {
            variants,
            ..product(id, "Thing")
        }
    };
    let products: Vec<ProductDocument> = (1..=40).map(mixed).collect();
    for product in &products {
        world.put(product.clone());
    }
    for color in ["Zinc", "Amber", "Mint"] {
        for size in 0..5 {
            let size = size.to_string();
            let filters = Filters {
                options: vec![
                    crate::world::option("Colour", &[color]),
                    crate::world::option("Size", &[&size]),
                ],
                ..Filters::default()
            };
            let wanted = [
                ("Size".to_owned(), size.clone()),
                ("Colour".to_owned(), color.to_owned()),
            ];
            let expected = products
                .iter()
                .filter(|p| p.variants.iter().any(|v| v.options == wanted));
            let expected = i64::try_from(expected.count()).unwrap();
            assert_eq!(
                world.find(&filtered(filters)).total,
                expected,
                "{color} {size}"
            );
        }
    }
    assert!(world.segments() < 20, "{}", world.segments());
}
