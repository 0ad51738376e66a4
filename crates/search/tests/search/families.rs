//! Operators put colors into families.

use search::{Color, ColorCount, Document, Families, Family, Filters, ProductDocument};

use crate::options::{pairs, titles, wanting};
use crate::world::{World, product, variant};

fn families(given: &[(&str, Option<Family>)]) -> Families {
    let given = given.iter();
    given
        .map(|(color, family)| (Color::parse(color).unwrap(), *family))
        .collect()
}

fn sold(id: i64, options: &[(&str, &str)]) -> ProductDocument {
    ProductDocument {
        variants: options.iter().map(|it| variant(&[*it], 100)).collect(),
        ..product(id, &format!("Mug {id}"))
    }
}

fn mugs() -> World {
    World::of(vec![
        Document::Product(sold(1, &[("Color", "Navy"), ("Color", "NAVY")])),
        Document::Product(sold(2, &[("Colour", "navy"), ("Colour", "Zebra")])),
        Document::Product(sold(3, &[("Color", "Sky blue"), ("Color", "Navy")])),
        Document::Product(sold(4, &[("Scent", "Navy")])),
    ])
}

fn colors(world: &World) -> Vec<(String, i64)> {
    let facets = world.facets(Filters::default());
    let option = facets.options.into_iter().find(|it| it.name == "Color");
    let values = option.unwrap().values.into_iter();
    values.map(|value| (value.value, value.count)).collect()
}

#[test]
fn a_color_counts_and_is_found_in_the_family_that_it_was_given() {
    let world = mugs();
    assert_eq!(colors(&world), pairs(&[("Blue", 2)]));
    let generation = world.index.generation();
    let given = families(&[
        ("Navy", Some(Family::Black)),
        ("Zebra", Some(Family::Black)),
    ]);
    world.index.set_families(given.clone()).unwrap();
    assert_eq!(colors(&world), pairs(&[("Black", 2), ("Blue", 1)]));
    assert!(world.index.generation() > generation);
    let found = |name: &str, value: &str| titles(&world, wanting(&[(name, &[value])]));
    assert_eq!(found("Color", "Blue"), ["Mug 3"]);
    assert_eq!(found("Color", "black").len(), 2);
    // an address from before means what its color is now
    assert_eq!(found("Color", "Navy").len(), 2);
    assert_eq!(found("Colour", "zebra"), ["Mug 2"]);
    assert_eq!(found("Scent", "Navy"), ["Mug 4"]);
    // the same once more is no news
    let generation = world.index.generation();
    world.index.set_families(given).unwrap();
    assert_eq!(world.index.generation(), generation);
    // what comes later is counted alike
    world.put(sold(5, &[("Color", "Navy")]));
    assert_eq!(colors(&world), pairs(&[("Black", 3), ("Blue", 1)]));
    world.index.set_families(Families::default()).unwrap();
    assert_eq!(colors(&world), pairs(&[("Blue", 3)]));
}

#[test]
fn a_color_that_stands_alone_is_shown_as_shops_write_it() {
    let world = mugs();
    let given = families(&[("navy", None)]);
    world.index.set_families(given).unwrap();
    assert_eq!(colors(&world), pairs(&[("Navy", 2), ("Blue", 1)]));
    let found = titles(&world, wanting(&[("Color", &["Navy"])]));
    assert_eq!(found.len(), 2);
}

#[test]
fn an_index_opened_anew_knows_no_families_until_it_is_told() {
    let world = mugs();
    let given = families(&[("Navy", Some(Family::Black))]);
    world.index.set_families(given.clone()).unwrap();
    let World { index, folder } = world;
    drop(index);
    let index = search::Index::open(folder.path()).unwrap();
    let world = World { index, folder };
    assert_eq!(colors(&world), pairs(&[("Blue", 2)]));
    world.index.set_families(given).unwrap();
    assert_eq!(colors(&world), pairs(&[("Black", 2), ("Blue", 1)]));
}

#[test]
fn colors_are_listed_as_most_products_have_them_and_each_product_counts_once() {
    let world = mugs();
    let count = |color: &str, written: &str, count| ColorCount {
        color: color.to_owned(),
        written: written.to_owned(),
        count,
    };
    let expected = [
        count("navy", "Navy", 3),
        count("sky blue", "Sky blue", 1),
        count("zebra", "Zebra", 1),
    ];
    assert_eq!(world.index.colors().unwrap(), expected);
    // what is gone counts no more
    world.put(sold(3, &[("Color", "Navy")]));
    assert_eq!(world.index.colors().unwrap()[1], expected[2]);
    assert!(World::empty().index.colors().unwrap().is_empty());
}
