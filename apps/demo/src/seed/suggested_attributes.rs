//! Suggestions for sellers in a subcategory: the names and values of options and attributes that
//! its products have, as far as the catalog has them in German.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::catalog::Catalog;

/// As many names, and as many values of one, can be suggested.
const MOST: usize = 30;

/// The values of a name, with how often each is used.
type Values<'a> = BTreeMap<&'a str, usize>;

/// The names and values that products of a subcategory use, the most used first.
pub fn suggested(catalog: &Catalog, category: &str) -> Value {
    let german = |word: &str| catalog.words.get(word);
    let used = used(catalog, category);
    let known = used.into_iter().filter_map(|(name, values)| {
        let uses: usize = values.values().sum();
        let mut values: Vec<_> = values
            .into_iter()
            .filter_map(|(value, uses)| Some((uses, value, german(value)?)))
            .collect();
        values.sort_by_key(|(uses, ..)| std::cmp::Reverse(*uses));
        let is_known = german(name).is_some() || !values.is_empty();
        let values = values.into_iter().take(MOST);
        let values = values.map(|(_, value, de)| json!({ "value": value, "value_de": de }));
        let values: Vec<Value> = values.collect();
        let told = json!({ "name": name, "name_de": german(name), "values": values });
        is_known.then_some((uses, told))
    });
    let mut known: Vec<_> = known.collect();
    known.sort_by_key(|(uses, _)| std::cmp::Reverse(*uses));
    known.into_iter().take(MOST).map(|(_, told)| told).collect()
}

fn used<'a>(catalog: &'a Catalog, category: &str) -> BTreeMap<&'a str, Values<'a>> {
    let mut used: BTreeMap<&str, Values<'_>> = BTreeMap::new();
    let mut note = |name, value| {
        *used.entry(name).or_default().entry(value).or_default() += 1;
    };
    let products = catalog.products.iter();
    for product in products.filter(|product| product.category == category) {
        for option in &product.options {
            for value in &option.values {
                note(option.name.as_str(), value.as_str());
            }
        }
        for (name, value) in &product.attributes {
            note(name.as_str(), value.as_str().unwrap_or_default());
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sub_category_suggests_more_than_operators_may() {
        let catalog = Catalog::read().unwrap();
        let children = catalog.categories.iter().flat_map(|it| &it.children);
        let mut known = 0;
        for child in children {
            let suggested = suggested(&catalog, &child.slug);
            let suggested = suggested.as_array().unwrap();
            assert!(suggested.len() <= MOST, "{}", child.slug);
            known += suggested.len();
            let short = |word: &Value| word.as_str().is_none_or(|word| word.chars().count() <= 60);
            for name in suggested {
                assert!(short(&name["name"]) && short(&name["name_de"]), "{name}");
                let values = name["values"].as_array().unwrap();
                assert!(values.len() <= MOST, "{name}");
                assert!(
                    values
                        .iter()
                        .all(|it| short(&it["value"]) && short(&it["value_de"]))
                );
            }
        }
        assert!(known > 0, "nothing is suggested");
    }

    #[test]
    fn what_is_said_in_german_is_said_whole() {
        let catalog = Catalog::read().unwrap();
        for product in &catalog.products {
            let Some(german) = &product.de else { continue };
            assert!(
                (1..=200).contains(&german.title.chars().count()),
                "{}",
                product.title
            );
            assert_eq!(
                german.text.trim().is_empty(),
                product.text.is_empty(),
                "{}",
                product.title
            );
        }
    }
}
