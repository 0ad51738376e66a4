//! Facets held against a plain count over the documents, for many goods and filters.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use search::{
    Change, Document, Facets, Filters, Key, MinRating, OptionFilter, ProductDocument,
    VariantDocument,
};
use types::Money;

use crate::any::{any_filters, any_goods};
use crate::world::{World, filtered, named};

/// The filters that a facet may leave out.
#[derive(Clone, Copy, PartialEq)]
enum Without<'a> {
    Nothing,
    Shops,
    Rating,
    Price,
    OnSale,
    InStock,
    Option(&'a str),
}

fn path(product: &ProductDocument) -> String {
    let steps = product.category.iter().chain(&product.collection);
    let steps: Vec<&str> = steps.map(|step| step.slug.as_str()).collect();
    steps.join("/")
}

fn is_below(product: &ProductDocument, category: &str) -> bool {
    path(product) == category || path(product).starts_with(&format!("{category}/"))
}

fn in_scope(product: &ProductDocument, filters: &Filters, without: Without) -> bool {
    let category = filters.category.as_ref().map(ToString::to_string);
    let shops = &filters.shops;
    let sold_there = shops.is_empty() || shops.contains(&product.shop.slug);
    category.is_none_or(|category| is_below(product, &category))
        && (sold_there || without == Without::Shops)
}

fn is_rated(product: &ProductDocument, stars: f64) -> bool {
    let count = f64::from(product.review_count);
    count > 0.0 && f64::from(i32::try_from(product.rating_sum).unwrap()) >= stars * count
}

fn variant_fits(variant: &VariantDocument, filters: &Filters, without: Without) -> bool {
    let has = |filter: &OptionFilter| {
        let (name, value) = match variant
            .options
            .iter()
            .find(|(name, _)| *name == filter.name)
        {
            Some(found) => found,
            None => return false,
        };
        *name == filter.name && filter.values.contains(value)
    };
    let mut options = filters.options.iter();
    let min = filters.price.min().unwrap_or(Money::ZERO);
    let max = filters.price.max().unwrap_or(Money::new(i64::MAX));
    (without == Without::Price || (min..=max).contains(&variant.unit_price))
        && (without == Without::OnSale || !filters.on_sale || variant.on_sale)
        && (without == Without::InStock || !filters.in_stock || variant.available)
        && options.all(|filter| without == Without::Option(&filter.name) || has(filter))
}

fn fitting<'a>(
    product: &'a ProductDocument,
    filters: &'a Filters,
    without: Without<'a>,
) -> impl Iterator<Item = &'a VariantDocument> {
    let stars = filters.min_rating.map(MinRating::stars);
    let rated = without == Without::Rating || stars.is_none_or(|stars| is_rated(product, stars));
    let product = Some(product).filter(|p| rated && in_scope(p, filters, without));
    let variants = product.into_iter().flat_map(|product| &product.variants);
    variants.filter(move |variant| variant_fits(variant, filters, without))
}

fn fits(product: &ProductDocument, filters: &Filters, without: Without) -> bool {
    fitting(product, filters, without).next().is_some()
}

/// Whether a product is one of those found.
pub fn is_found(product: &ProductDocument, filters: &Filters) -> bool {
    fits(product, filters, Without::Nothing)
}

fn count(goods: &[ProductDocument], fits: impl Fn(&ProductDocument) -> bool) -> i64 {
    i64::try_from(goods.iter().filter(|product| fits(product)).count()).unwrap()
}

fn hold_options(facets: &Facets, goods: &[ProductDocument], filters: &Filters) {
    let mut expected: BTreeMap<String, BTreeMap<String, i64>> = BTreeMap::new();
    for product in goods
        .iter()
        .filter(|p| in_scope(p, filters, Without::Nothing))
    {
        let all = product.variants.iter().flat_map(|variant| &variant.options);
        for (name, value) in all.collect::<BTreeSet<_>>() {
            let pair = (name.clone(), value.clone());
            let without = Without::Option(name);
            let has = fitting(product, filters, without).any(|v| v.options.contains(&pair));
            let values = expected.entry(name.clone()).or_default();
            *values.entry(value.clone()).or_default() += i64::from(has);
        }
    }
    let found: BTreeMap<_, BTreeMap<_, _>> = facets
        .options
        .iter()
        .map(|option| {
            let values = option.values.iter().map(|v| (v.value.clone(), v.count));
            (option.name.clone(), values.collect())
        })
        .collect();
    assert_eq!(found, expected, "options");
}

fn hold_shops(facets: &Facets, goods: &[ProductDocument], filters: &Filters) {
    let mut expected: BTreeMap<String, i64> = BTreeMap::new();
    for product in goods
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

fn hold_categories(facets: &Facets, goods: &[ProductDocument], filters: &Filters) {
    let level = |filters: &Filters, depth: usize| {
        let mut counts: BTreeMap<String, i64> = BTreeMap::new();
        for product in goods
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

fn hold_prices(facets: &Facets, goods: &[ProductDocument], filters: &Filters) {
    let prices = |product: &ProductDocument| -> Vec<Money> {
        let variants = fitting(product, filters, Without::Price);
        variants.map(|variant| variant.unit_price).collect()
    };
    let all: BTreeSet<Money> = goods.iter().flat_map(prices).collect();
    let bounds = facets.price.as_ref().map(|price| (price.min, price.max));
    assert_eq!(
        bounds,
        all.first().copied().zip(all.last().copied()),
        "prices"
    );
    for bar in facets.price.iter().flat_map(|price| &price.bars) {
        let within = |price: Money| (bar.from..=bar.to).contains(&price);
        let expected = count(goods, |product| prices(product).into_iter().any(within));
        assert_eq!(bar.count, expected, "{bar:?}");
    }
}

fn hold(world: &World, goods: &[ProductDocument], filters: &Filters) {
    let found = world.find(&filtered(filters.clone()));
    let facets = &found.facets;
    assert_eq!(found.total, count(goods, |p| is_found(p, filters)), "total");
    let variant = |without, has: fn(&VariantDocument) -> bool| {
        count(goods, |product| fitting(product, filters, without).any(has))
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
        let expected = count(goods, |p| {
            fits(p, filters, Without::Rating) && is_rated(p, stars)
        });
        assert_eq!(rating.count, expected, "{} stars", rating.stars);
    }
    hold_options(facets, goods, filters);
    hold_shops(facets, goods, filters);
    hold_categories(facets, goods, filters);
    hold_prices(facets, goods, filters);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_count_is_that_of_the_documents_themselves(
        goods in any_goods(),
        filters in prop::collection::vec(any_filters(), 1..12),
        changed in prop::collection::vec(0usize..40, 0..12),
    ) {
        let documents = goods.iter().cloned().map(Document::Product).collect();
        let world = World::of(documents);
        for filters in &filters {
            hold(&world, &goods, filters);
        }
        // deleted and replaced goods count no longer, in segments of their own or merged
        let mut goods = goods;
        for at in changed {
            if at % 2 == 0 && at < goods.len() {
                let gone = goods.remove(at).id;
                let gone = Change::Remove(Key::Product(gone));
                world.index.apply(vec![gone], "gone").unwrap();
            } else if let Some(product) = goods.get_mut(at) {
                product.variants.truncate(1);
                product.shop = named("clay");
                world.put(product.clone());
            }
        }
        for filters in &filters {
            hold(&world, &goods, filters);
        }
    }
}
