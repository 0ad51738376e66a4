//! Options, and what else must hold for the same variant.

use search::{Document, Filters, PriceRange, ProductDocument};

use crate::world::{World, filtered, option, product, variant};

fn options(world: &World, filters: Filters, name: &str) -> Vec<(String, i64)> {
    let facets = world.facets(filters);
    let option = facets
        .options
        .into_iter()
        .find(|option| option.name == name);
    let values = option.unwrap().values.into_iter();
    values.map(|value| (value.value, value.count)).collect()
}

pub fn pairs(expected: &[(&str, i64)]) -> Vec<(String, i64)> {
    let expected = expected.iter();
    expected
        .map(|(text, count)| ((*text).to_owned(), *count))
        .collect()
}

/// Blue is there in M only, red in S and L, and the dear one in blue L.
pub fn shirts() -> World {
    let shirt = |id, title: &str, variants| {
        Document::Product(ProductDocument {
            variants,
            ..product(id, title)
        })
    };
    World::of(vec![
        shirt(
            1,
            "Plain shirt",
            vec![
                variant(&[("Colour", "Blue"), ("Size", "M")], 1000),
                variant(&[("Colour", "Red"), ("Size", "S")], 1000),
                variant(&[("Colour", "Red"), ("Size", "L")], 1500),
            ],
        ),
        shirt(
            2,
            "Dear shirt",
            vec![
                search::VariantDocument {
                    available: false,
                    on_sale: true,
                    ..variant(&[("Colour", "Blue"), ("Size", "L")], 9000)
                },
                variant(&[("Colour", "Green"), ("Size", "S")], 4000),
            ],
        ),
        shirt(3, "Scarf", vec![variant(&[("Colour", "Blue")], 700)]),
    ])
}

pub fn wanting(options: &[(&str, &[&str])]) -> Filters {
    Filters {
        options: options
            .iter()
            .map(|(name, values)| option(name, values))
            .collect(),
        ..Filters::default()
    }
}

pub fn titles(world: &World, filters: Filters) -> Vec<String> {
    world.find(&filtered(filters)).cards
}

#[test]
fn options_must_hold_inside_one_variant() {
    let world = shirts();
    let blue_and_large = wanting(&[("Colour", &["Blue"]), ("Size", &["L"])]);
    assert_eq!(titles(&world, blue_and_large.clone()), ["Dear shirt"]);
    let any = wanting(&[("Colour", &["Blue", "Red"]), ("Size", &["L"])]);
    assert_eq!(titles(&world, any), ["Plain shirt", "Dear shirt"]);
    assert_eq!(titles(&world, wanting(&[("Colour", &["Pink"])])), [""; 0]);
    assert_eq!(titles(&world, wanting(&[("Weight", &["1 kg"])])), [""; 0]);
}

#[test]
fn price_sale_and_stock_must_hold_for_the_same_variant_as_the_options() {
    let world = shirts();
    let blue_and_large = wanting(&[("Colour", &["Blue"]), ("Size", &["L"])]);
    let cheap = PriceRange::parse(None, Some(5000)).unwrap();
    assert_eq!(
        titles(
            &world,
            Filters {
                price: cheap,
                ..blue_and_large.clone()
            }
        ),
        [""; 0]
    );
    assert_eq!(
        titles(
            &world,
            Filters {
                in_stock: true,
                ..blue_and_large.clone()
            }
        ),
        [""; 0]
    );
    assert_eq!(
        titles(
            &world,
            Filters {
                on_sale: true,
                ..blue_and_large
            }
        ),
        ["Dear shirt"]
    );
}

#[test]
fn an_option_is_not_narrowed_by_itself_but_by_all_others() {
    let world = shirts();
    let blue = wanting(&[("Colour", &["Blue"])]);
    assert_eq!(
        options(&world, blue.clone(), "Colour"),
        pairs(&[("Blue", 3), ("Green", 1), ("Red", 1)])
    );
    assert_eq!(
        options(&world, blue, "Size"),
        pairs(&[("S", 0), ("M", 1), ("L", 1)])
    );
    let blue_and_medium = wanting(&[("Colour", &["Blue"]), ("Size", &["M"])]);
    let colors = options(&world, blue_and_medium.clone(), "Colour");
    assert_eq!(colors, pairs(&[("Blue", 1), ("Green", 0), ("Red", 0)]));
    assert_eq!(
        options(&world, blue_and_medium, "Size"),
        pairs(&[("S", 0), ("M", 1), ("L", 1)])
    );
}

/// Three shops that write the same options each in its way.
fn spelt() -> World {
    let products = [
        ("Pattern", "Dots"),
        ("pattern", "dots"),
        ("Pattern ", " Wide  STRIPES"),
    ];
    let mut documents: Vec<Document> = Vec::new();
    for (id, (name, value)) in (1..).zip(products) {
        documents.push(Document::Product(ProductDocument {
            variants: vec![
                variant(&[(name, value)], 100),
                variant(&[(name, "None")], 100),
            ],
            ..product(id, "Thing")
        }));
    }
    World::of(documents)
}

#[test]
fn spellings_of_an_option_are_one_facet_shown_as_most_products_have_it() {
    let world = spelt();
    let facets = world.facets(Filters::default());
    assert_eq!(facets.options.len(), 1, "{:?}", facets.options);
    let expected = pairs(&[("None", 3), ("Dots", 2), ("Wide STRIPES", 1)]);
    assert_eq!(options(&world, Filters::default(), "Pattern"), expected);
    // another way of writing takes over when more products have it
    for id in 4..=6 {
        world.put(ProductDocument {
            variants: vec![variant(&[("PATTERN", "dots")], 100)],
            ..product(id, "Thing")
        });
    }
    let expected = pairs(&[("dots", 5), ("None", 3), ("Wide STRIPES", 1)]);
    assert_eq!(options(&world, Filters::default(), "Pattern"), expected);
}

#[test]
fn an_option_is_filtered_by_whatever_its_case() {
    let world = spelt();
    for (name, value) in [
        ("Pattern", "Dots"),
        ("pattern", "dots"),
        (" PATTERN", "dOTS "),
    ] {
        let found = world.find(&filtered(wanting(&[(name, &[value])])));
        assert_eq!(found.total, 2, "{name}={value}");
        let counts = options(&world, wanting(&[(name, &[value])]), "Pattern");
        assert_eq!(counts[0], ("None".to_owned(), 3));
    }
    // one name in two spellings is one wish with two values
    let both = wanting(&[("Pattern", &["dots"]), ("pattern", &["wide stripes"])]);
    assert_eq!(titles(&world, both).len(), 3);
}

#[test]
fn a_size_is_one_however_it_is_written_and_shown_as_most_products_have_it() {
    let sold = |id, name: &str, size: &str| {
        Document::Product(ProductDocument {
            variants: vec![variant(&[(name, size)], 100)],
            ..product(id, "Shirt")
        })
    };
    let world = World::of(vec![
        sold(1, "Size", "L"),
        sold(2, "Size", "Large"),
        sold(3, "Size", "large"),
        sold(4, "Size", "Large"),
        sold(5, "Size", "2XL"),
        sold(6, "Roast", "M"),
        sold(7, "Roast", "Medium"),
    ]);
    let sizes = options(&world, Filters::default(), "Size");
    assert_eq!(sizes, pairs(&[("Large", 4), ("2XL", 1)]));
    let roasts = options(&world, Filters::default(), "Roast");
    assert_eq!(roasts, pairs(&[("M", 1), ("Medium", 1)]));
    for (asked, total) in [("L", 4), ("large", 4), ("XXL", 1)] {
        let found = world.find(&filtered(wanting(&[("Size", &[asked])])));
        assert_eq!(found.total, total, "{asked}");
    }
}

#[test]
fn colors_are_counted_and_found_by_family_and_measures_in_any_unit() {
    let sold = |id, options: &[(&str, &str)]| {
        Document::Product(ProductDocument {
            variants: vec![variant(options, 100)],
            ..product(id, "Mug")
        })
    };
    let world = World::of(vec![
        sold(1, &[("Color", "Navy"), ("Capacity", "0.3 l")]),
        sold(2, &[("Color", "Sky blue"), ("Capacity", "300 ml")]),
        sold(3, &[("Color", "Rose gold"), ("Capacity", "0.5 l")]),
        sold(4, &[("Color", "Zebra"), ("Scent", "Rose")]),
    ]);
    let all = Filters::default;
    assert_eq!(
        options(&world, all(), "Color"),
        pairs(&[("Blue", 2), ("Gold", 1), ("Zebra", 1)])
    );
    assert_eq!(options(&world, all(), "Scent"), pairs(&[("Rose", 1)]));
    let capacity = options(&world, all(), "Capacity");
    assert_eq!((capacity[0].1, capacity[1].1), (2, 1), "{capacity:?}");
    // an address from before still finds what it named
    for value in ["Blue", "navy", "Sky blue"] {
        assert_eq!(
            world.find(&filtered(wanting(&[("Color", &[value])]))).total,
            2,
            "{value}"
        );
    }
    for value in ["300ml", "0.3 l", "30 cl"] {
        assert_eq!(
            world
                .find(&filtered(wanting(&[("Capacity", &[value])])))
                .total,
            2,
            "{value}"
        );
    }
}

#[test]
fn more_options_than_any_product_has_fit_nothing() {
    let mut thing = product(1, "Thing");
    thing.variants = vec![variant(&[("Colour", "Blue")], 100)];
    let world = World::of(vec![Document::Product(thing)]);
    let many = (0..70).map(|number| option(&format!("Option {number}"), &["a"]));
    let options = many.chain([option("Colour", &["Blue"])]).collect();
    let found = world.find(&filtered(Filters {
        options,
        ..Filters::default()
    }));
    assert_eq!(found.total, 0);
}
