//! Facet counts for the response: with their texts, the most frequent first, limited in number.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::facet_counts::{Counted, Counts, STARS};
use crate::found::{CategoryCount, Facets, OptionFacet, RatingCount, ShopCount, ValueCount};
use crate::query::Filters;
use crate::rank::rank;
use crate::schema::SEPARATOR;
use crate::spelling;
use crate::terms::{Dictionary, Terms};

const MOST_SHOPS: usize = 50;
const MOST_OPTIONS: usize = 20;
const MOST_VALUES: usize = 50;
/// An option that fewer of the products found have than one of so many says nothing about them.
const RAREST_OPTION: i64 = 20;

/// The counts of a listing, its shops and categories from where they were counted. What is
/// asked for is answered even if it is rare.
pub fn facets(
    dictionary: &Dictionary,
    filters: &Filters,
    counted: &Counted,
    shops: &Counts,
    categories: &Counts,
) -> Facets {
    Facets {
        categories: categories_of(dictionary, categories),
        shops: shops_of(dictionary, filters, shops),
        price: counted.prices.facet(),
        ratings: STARS
            .into_iter()
            .zip(counted.ratings)
            .map(|(stars, count)| RatingCount { stars, count })
            .collect(),
        options: options_of(dictionary, filters, counted),
        on_sale: counted.on_sale,
        in_stock: counted.in_stock,
    }
}

fn categories_of(dictionary: &Dictionary, counts: &Counts) -> Vec<CategoryCount> {
    let all = counts.seen().collect();
    first(all, usize::MAX, &dictionary.categories, |_| false)
        .into_iter()
        .map(|(category, count)| CategoryCount {
            path: dictionary.categories.text(category).to_owned(),
            count,
        })
        .collect()
}

fn shops_of(dictionary: &Dictionary, filters: &Filters, counts: &Counts) -> Vec<ShopCount> {
    let parts = |shop| parts(dictionary.shops.text(shop));
    let asked = |shop| {
        filters
            .shops
            .iter()
            .any(|slug| slug.as_str() == parts(shop).0)
    };
    // of a shop just renamed both names may be there
    first(
        counts.seen().collect(),
        MOST_SHOPS,
        &dictionary.shops,
        asked,
    )
    .into_iter()
    .map(|(shop, count)| {
        let (slug, name) = parts(shop);
        ShopCount {
            slug: slug.to_owned(),
            name: name.to_owned(),
            count,
        }
    })
    .collect()
}

fn options_of(dictionary: &Dictionary, filters: &Filters, counted: &Counted) -> Vec<OptionFacet> {
    let mut by_name: HashMap<usize, Vec<(usize, i64)>> = HashMap::new();
    for (option, count) in counted.options.seen() {
        let name = dictionary.name_of(option);
        by_name.entry(name).or_default().push((option, count));
    }
    let used = by_name.iter().map(|(name, values)| {
        let used = values.iter().map(|(_, count)| count).sum();
        (*name, used)
    });
    let wanted = spelling::asked(&dictionary.families, &filters.options);
    let wanted = |name| {
        let name = dictionary.names.text(name);
        wanted.iter().find(|option| option.name == name)
    };
    let asked = |name| wanted(name).is_some();
    let matters =
        |(name, used): &(usize, i64)| used * RAREST_OPTION >= counted.total || asked(*name);
    let used = used.filter(matters).collect();
    first(used, MOST_OPTIONS, &dictionary.names, asked)
        .into_iter()
        .map(|(name, _)| {
            let values = by_name.remove(&name).unwrap_or_default();
            let wanted = wanted(name).map_or(&[][..], |option| &option.values);
            OptionFacet {
                name: dictionary.name_shown(name).to_owned(),
                values: values_of(dictionary, values, wanted),
            }
        })
        .collect()
}

fn values_of(
    dictionary: &Dictionary,
    values: Vec<(usize, i64)>,
    wanted: &[String],
) -> Vec<ValueCount> {
    let key = |option| dictionary.options.text(option);
    let asked = |option| wanted.iter().any(|wanted| wanted == key(option));
    let first = first(values, MOST_VALUES, &dictionary.options, asked);
    let values = first.into_iter().map(|(option, count)| ValueCount {
        value: dictionary.value_shown(option),
        count,
    });
    in_their_order(values.collect())
}

/// Sizes and numbers, if most of the values are some, in their own order; what is none stays behind them, the most first.
fn in_their_order(values: Vec<ValueCount>) -> Vec<ValueCount> {
    let values = values.into_iter();
    let mut ranked: Vec<_> = values.map(|value| (rank(&value.value), value)).collect();
    let known = ranked.iter().filter(|(rank, _)| rank.is_some()).count();
    if known * 2 > ranked.len() {
        ranked.sort_by_key(|(rank, _)| (rank.is_none(), *rank));
    }
    ranked.into_iter().map(|(_, value)| value).collect()
}

fn parts(text: &str) -> (&str, &str) {
    text.split_once(SEPARATOR).unwrap_or((text, ""))
}

/// The most first, of equals by name. Beyond `most` only those asked for.
fn first(
    mut counts: Vec<(usize, i64)>,
    most: usize,
    terms: &Terms,
    asked: impl Fn(usize) -> bool,
) -> Vec<(usize, i64)> {
    counts.sort_unstable_by_key(|(value, count)| (Reverse(*count), terms.text(*value)));
    let mut place = 0;
    counts.retain(|(value, _)| {
        place += 1;
        place <= most || asked(*value)
    });
    counts
}
