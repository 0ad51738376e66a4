//! The catalog's texts, in the formats that the tables need: attributes as a list, alternative
//! texts of pictures, a title as a slug.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::catalog::Product;

/// Stands between a product and the things that a picture shows beside it, and in no other words on a picture.
pub const TOGETHER: &str = " together with ";

/// The titles of the products that each picture shows, by its name.
pub fn titles_by_picture(products: &[Product]) -> BTreeMap<&str, Vec<&str>> {
    let mut shown: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for product in products {
        for picture in &product.pictures {
            let titles = shown.entry(picture.as_str()).or_default();
            titles.push(product.title.as_str());
        }
    }
    shown
}

/// What a picture of this product shows, told from its name; `titles` are of all products in it.
pub fn alt(product: &Product, picture: &str, titles: &[&str]) -> String {
    let title = product.title.as_str();
    if picture.contains("-colours") {
        return format!("{title}, all colors side by side");
    }
    if picture.contains("-shelf-") {
        let others = titles.iter().filter(|other| **other != title);
        let others: Vec<_> = others.map(|other| name_in(other)).collect();
        return format!("{title} beside {}", in_words(&others));
    }
    if let Some(things) = things_beside(product, picture) {
        return format!("{title}{TOGETHER}{things}");
    }
    let mut values = product
        .options
        .iter()
        .flat_map(|o| o.pictures.iter().zip(&o.values));
    match values.find(|(name, _)| *name == picture) {
        Some((_, value)) => format!("{title}, {}", value.to_lowercase()),
        None => title.to_owned(),
    }
}

/// A title without what it adds after a comma: "Market totes" of "Market totes, set of two".
fn name_in(title: &str) -> &str {
    title.split_once(',').map_or(title, |(name, _)| name)
}

fn in_words(names: &[&str]) -> String {
    match names {
        [one, other] => format!("{one} and {other}"),
        [firsts @ .., last] if !firsts.is_empty() => format!("{}, and {last}", firsts.join(", ")),
        _ => names.concat(),
    }
}

/// The things that stand beside the product in a picture named so. But for two pictures, they go by its
/// subcategory.
fn things_beside(product: &Product, picture: &str) -> Option<&'static str> {
    if !picture.ends_with("-at-home") && !picture.contains("-with-") {
        return None;
    }
    let things = match (product.category.as_str(), picture) {
        (_, "compass-at-home") => "a hiking boot and a flashlight",
        (_, "fork-knife-at-home") => "a salt shaker and a cup of coffee",
        ("accessories", _) => "a coat and a handbag",
        ("audio", _) => "a laptop and a camera",
        ("bags", _) => "a purse and an umbrella",
        ("balls-rackets", _) => "a tank top and a cap",
        ("bath-care", _) => "a toy duck and a sponge",
        ("boots-heels", _) => "a coat and a scarf",
        ("cameras", _) => "a backpack and a notebook",
        ("camping-hiking", _) => "a compass and a flashlight",
        ("clocks-mirrors", _) => "an open book and a candle",
        ("computing", _) => "a notebook and coffee beans",
        ("dresses-coats", _) => "a sun hat and a handbag",
        ("everyday-shoes", _) => "jeans and a pair of socks",
        ("furniture", _) => "a potted plant and a cup of coffee",
        ("glassware", _) => "an ice cube and a lemon",
        ("hats", _) => "sunglasses and a scarf",
        ("knitwear", _) => "a cup of coffee and a ball of yarn",
        ("lighting", _) => "a cup of coffee and an open book",
        ("mugs-cups", _) => "a honey pot and a teapot",
        ("pans-knives", _) => "a loaf of bread and a salt shaker",
        ("phones-power", _) => "a watch and headphones",
        ("storage-cleaning", _) => "a potted plant and a candle",
        ("tableware", _) => "a cup of coffee, a fork, and a knife",
        ("teapots-brewing", _) => "a cookie and a cup of coffee",
        ("tops", _) => "a cap and jeans",
        ("trousers-shorts", _) => "a running shoe and a T-shirt",
        ("water-snow", _) => "gloves and ski goggles",
        ("wheels", _) => "a running shoe and a helmet",
        _ => return None,
    };
    Some(things)
}

/// The title as a part of a URL.
pub fn slug_of(title: &str) -> String {
    let mut slug = String::new();
    for letter in title.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'ñ' => slug.push('n'),
            '\'' => {}
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The attributes as a list, in the order of the file.
pub fn attributes(product: &Product) -> Value {
    let list = product.attributes.iter();
    list.map(|(name, value)| json!({ "name": name, "value": value }))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::catalog::Catalog;
    use super::*;

    /// What each picture of this product is said to show, by the picture's name.
    fn alts_of<'a>(title: &str, catalog: &'a Catalog) -> BTreeMap<&'a str, String> {
        let shown = titles_by_picture(&catalog.products);
        let mut products = catalog.products.iter();
        let product = products.find(|product| product.title == title).unwrap();
        let pictures = product.pictures.iter().map(String::as_str);
        pictures
            .map(|picture| (picture, alt(product, picture, &shown[picture])))
            .collect()
    }

    #[test]
    fn a_picture_says_what_stands_beside_the_product() {
        let catalog = Catalog::read().unwrap();
        let radio = alts_of("One-knob table radio", &catalog);
        assert_eq!(radio["radio"], "One-knob table radio");
        assert_eq!(
            radio["radio-at-home"],
            "One-knob table radio together with a laptop and a camera"
        );
        assert_eq!(
            radio["audio-shelf-1"],
            "One-knob table radio beside Studio microphone with stand, Dynamic stage microphone, \
             and Outdoor megaphone"
        );
        let bag = alts_of("Dark leather briefcase", &catalog);
        assert_eq!(
            bag["bags-shelf-1"],
            "Dark leather briefcase beside Market totes"
        );
    }

    #[test]
    fn no_picture_of_the_catalog_goes_without_words_of_its_own() {
        let catalog = Catalog::read().unwrap();
        for product in &catalog.products {
            let alts = alts_of(&product.title, &catalog);
            for (picture, alt) in &alts {
                let has_company = picture.ends_with("-at-home") || picture.contains("-with-");
                assert_eq!(alt.contains(TOGETHER), has_company, "{picture}: {alt}");
                assert!(!alt.ends_with(' '), "{picture}: {alt}");
            }
            let different: BTreeSet<_> = alts.values().collect();
            assert_eq!(different.len(), alts.len(), "{alts:?}");
        }
    }
}
