//! Whether a product fits filters, told from its document alone.

use search::{Filters, MinRating, OptionFilter, ProductDocument, VariantDocument};
use types::Money;

use crate::world::folded;

/// The filters that a facet may leave out.
#[derive(Clone, Copy, PartialEq)]
pub enum Without<'a> {
    Nothing,
    Shops,
    Rating,
    Price,
    OnSale,
    InStock,
    Option(&'a str),
}

pub fn path(product: &ProductDocument) -> String {
    let steps = product.category.iter().chain(&product.collection);
    let steps: Vec<&str> = steps.map(|step| step.slug.as_str()).collect();
    steps.join("/")
}

fn is_below(product: &ProductDocument, category: &str) -> bool {
    path(product) == category || path(product).starts_with(&format!("{category}/"))
}

pub fn in_scope(product: &ProductDocument, filters: &Filters, without: Without) -> bool {
    let category = filters.category.as_ref().map(ToString::to_string);
    let sold_there = filters.shops.is_empty() || filters.shops.contains(&product.shop.slug);
    category.is_none_or(|category| is_below(product, &category))
        && (sold_there || without == Without::Shops)
}

pub fn is_rated(product: &ProductDocument, stars: f64) -> bool {
    let count = f64::from(product.review_count);
    count > 0.0 && f64::from(i32::try_from(product.rating_sum).unwrap()) >= stars * count
}

fn variant_fits(variant: &VariantDocument, filters: &Filters, without: Without) -> bool {
    let has = |filter: &OptionFilter| {
        let any = |value: &String| filter.values.iter().any(|v| folded(v) == folded(value));
        let same = |name: &String| folded(name) == folded(&filter.name);
        variant
            .options
            .iter()
            .any(|(n, value)| same(n) && any(value))
    };
    let min = filters.price.min().unwrap_or(Money::ZERO);
    let max = filters.price.max().unwrap_or(Money::new(i64::MAX));
    (without == Without::Price || (min..=max).contains(&variant.unit_price))
        && (without == Without::OnSale || !filters.on_sale || variant.on_sale)
        && (without == Without::InStock || !filters.in_stock || variant.available)
        && filters
            .options
            .iter()
            .all(|filter| without == Without::Option(&folded(&filter.name)) || has(filter))
}

pub fn fitting<'a>(
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

pub fn fits(product: &ProductDocument, filters: &Filters, without: Without) -> bool {
    fitting(product, filters, without).next().is_some()
}
