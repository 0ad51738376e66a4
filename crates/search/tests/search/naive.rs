//! Facets held against a plain count over the documents, for many products and filters.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use search::{Change, Document, Facets, Filters, Key, ProductDocument, VariantDocument};
use types::Money;

use crate::fits::{Without, fits, fitting, in_scope, is_rated, path};
use crate::generate::{any_filters, any_products};
use crate::world::{World, below, filtered, folded, named};

/// Whether a product is one of those found.
pub fn is_found(product: &ProductDocument, filters: &Filters) -> bool {
    fits(product, filters, Without::Nothing)
}

fn count(products: &[ProductDocument], fits: impl Fn(&ProductDocument) -> bool) -> i64 {
    i64::try_from(products.iter().filter(|product| fits(product)).count()).unwrap()
}

fn check_options(facets: &Facets, products: &[ProductDocument], filters: &Filters) {
    let mut expected: BTreeMap<String, BTreeMap<String, i64>> = BTreeMap::new();
    for product in products
        .iter()
        .filter(|p| in_scope(p, filters, Without::Nothing))
    {
        let all = product.variants.iter().flat_map(|variant| &variant.options);
        let all = all.map(|(name, value)| (folded(name), folded(value)));
        for pair in all.collect::<BTreeSet<_>>() {
            let without = Without::Option(&pair.0);
            let same = |(name, value): &(String, String)| (folded(name), folded(value)) == pair;
            let has = fitting(product, filters, without).any(|v| v.options.iter().any(same));
            let values = expected.entry(pair.0.clone()).or_default();
            *values.entry(pair.1.clone()).or_default() += i64::from(has);
        }
    }
    let total = count(products, |product| is_found(product, filters));
    let asked = |name: &String| filters.options.iter().any(|o| folded(&o.name) == *name);
    expected.retain(|name, values| values.values().sum::<i64>() * 20 >= total || asked(name));
    let found: BTreeMap<_, BTreeMap<_, _>> = facets
        .options
        .iter()
        .map(|option| {
            let values = option.values.iter();
            let values = values.map(|v| (folded(&v.value), v.count));
            (folded(&option.name), values.collect())
        })
        .collect();
    assert_eq!(found, expected, "options");
}

fn check_shops(facets: &Facets, products: &[ProductDocument], filters: &Filters) {
    let mut expected: BTreeMap<String, i64> = BTreeMap::new();
    for product in products
        .iter()
        .filter(|p| in_scope(p, filters, Without::Shops))
    {
        let shop = expected
            .entry(product.shop.slug.as_str().to_owned())
            .or_default();
        *shop += i64::from(fits(product, filters, Without::Shops));
    }
    let found = facets
        .shops
        .iter()
        .map(|shop| (shop.slug.clone(), shop.count));
    assert_eq!(found.collect::<BTreeMap<_, _>>(), expected, "shops");
}

fn check_categories(facets: &Facets, products: &[ProductDocument], filters: &Filters) {
    let level = |filters: &Filters, depth: usize| {
        let mut counts: BTreeMap<String, i64> = BTreeMap::new();
        for product in products
            .iter()
            .filter(|p| in_scope(p, filters, Without::Nothing))
        {
            let path = path(product);
            let steps: Vec<&str> = path.split('/').collect();
            if let Some(steps) = steps.get(..=depth) {
                let category = counts.entry(steps.join("/")).or_default();
                *category += i64::from(fits(product, filters, Without::Nothing));
            }
        }
        counts
    };
    let depth = filters
        .category
        .as_ref()
        .map_or(0, |category| category.depth());
    let mut expected = level(filters, depth);
    if let Some(category) = filters.category.as_ref().filter(|_| expected.is_empty()) {
        let category = category.above();
        expected = level(
            &Filters {
                category,
                ..filters.clone()
            },
            depth - 1,
        );
    }
    let found = facets.categories.iter().map(|c| (c.path.clone(), c.count));
    assert_eq!(found.collect::<BTreeMap<_, _>>(), expected, "categories");
}

fn check_prices(facets: &Facets, products: &[ProductDocument], filters: &Filters) {
    let prices = |product: &ProductDocument| -> Vec<Money> {
        let variants = fitting(product, filters, Without::Price);
        variants.map(|variant| variant.unit_price).collect()
    };
    let all: BTreeSet<Money> = products.iter().flat_map(prices).collect();
    let bounds = facets.price.as_ref().map(|price| (price.min, price.max));
    assert_eq!(
        bounds,
        all.first().copied().zip(all.last().copied()),
        "prices"
    );
    for bar in facets.price.iter().flat_map(|price| &price.bars) {
        let within = |price: Money| (bar.from..=bar.to).contains(&price);
        let expected = count(products, |product| prices(product).into_iter().any(within));
        assert_eq!(bar.count, expected, "{bar:?}");
    }
}

fn check(world: &World, products: &[ProductDocument], filters: &Filters) {
    let found = world.find(&filtered(filters.clone()));
    let facets = &found.facets;
    assert_eq!(
        found.total,
        count(products, |p| is_found(p, filters)),
        "total"
    );
    let variant = |without, has: fn(&VariantDocument) -> bool| {
        count(products, |product| {
            fitting(product, filters, without).any(has)
        })
    };
    assert_eq!(
        facets.on_sale,
        variant(Without::OnSale, |v| v.on_sale),
        "on sale"
    );
    assert_eq!(
        facets.in_stock,
        variant(Without::InStock, |v| v.available),
        "in stock"
    );
    for rating in &facets.ratings {
        let stars = f64::from(rating.stars);
        let expected = count(products, |p| {
            fits(p, filters, Without::Rating) && is_rated(p, stars)
        });
        assert_eq!(rating.count, expected, "{} stars", rating.stars);
    }
    check_options(facets, products, filters);
    check_shops(facets, products, filters);
    check_categories(facets, products, filters);
    check_prices(facets, products, filters);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_count_is_that_of_the_documents_themselves(
        products in any_products(),
        filters in prop::collection::vec(any_filters(), 1..12),
        changed in prop::collection::vec(0usize..40, 0..12),
    ) {
        // what is asked for most: nothing, and a category
        let usual = [Filters::default(), below("home")];
        let filters: Vec<_> = filters.into_iter().chain(usual).collect();
        let documents = products.iter().cloned().map(Document::Product).collect();
        let world = World::of(documents);
        for filters in &filters {
            check(&world, &products, filters);
        }
        // deleted and replaced products count no longer, in segments of their own or merged
        let mut products = products;
        for at in changed {
            if at % 2 == 0 && at < products.len() {
                let gone = products.remove(at).id;
                let gone = Change::Remove(Key::Product(gone));
                world.index.apply(vec![gone], "gone").unwrap();
            } else if let Some(product) = products.get_mut(at) {
                product.variants.truncate(1);
                product.shop = named("clay");
                world.put(product.clone());
            }
        }
        for filters in &filters {
            check(&world, &products, filters);
        }
    }
}
