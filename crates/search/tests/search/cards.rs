//! Cards without facets, held against the documents themselves.

use std::cmp::Reverse;

use proptest::prelude::*;
use search::{Change, Document, Filters, Key, ProductDocument, Query, Sort};
use types::{PageRequest, ProductId};

use crate::fits::{Without, fitting};
use crate::generate::{any_filters, any_products};
use crate::naive::is_found;
use crate::world::{World, below, filtered};

const SORTS: [Sort; 4] = [
    Sort::BestSelling,
    Sort::Newest,
    Sort::Rating,
    Sort::PriceAsc,
];

/// What stands on a page.
fn expected(
    products: &[ProductDocument],
    filters: &Filters,
    sort: Sort,
    page: usize,
) -> Vec<String> {
    let mut found: Vec<_> = products.iter().filter(|p| is_found(p, filters)).collect();
    // thousandths tell all means of a few stars apart
    let mean = |p: &ProductDocument| p.rating_sum * 1000 / i64::from(p.review_count.max(1));
    // the price of what fits counts
    let cheapest = |product: &ProductDocument| {
        let prices = fitting(product, filters, Without::Nothing).map(|v| v.unit_price.minor());
        prices.min().unwrap()
    };
    found.sort_by_key(|product| {
        let key = match sort {
            Sort::Newest => product.published_at.timestamp(),
            Sort::Rating => mean(product) * 1000 + i64::from(product.review_count),
            Sort::PriceAsc => -cheapest(product),
            _ => 0,
        };
        let sold_out = !product.variants.iter().any(|variant| variant.available);
        (
            sold_out,
            Reverse(key),
            Reverse(product.sold_count),
            product.id,
        )
    });
    let page = found.into_iter().skip(page * 3).take(3);
    page.map(|product| product.card.clone()).collect()
}

fn check(world: &World, products: &[ProductDocument], filters: &Filters) {
    for (sort, page) in SORTS.into_iter().flat_map(|sort| [(sort, 0), (sort, 1)]) {
        let expected = expected(products, filters, sort, page);
        let page = PageRequest::parse(Some(i64::try_from(page).unwrap() + 1), Some(3)).unwrap();
        let cards = world.index.cards(filters, sort, page).unwrap();
        assert_eq!(cards, expected, "{sort:?} {page:?} {filters:?}");
        let query = Query {
            sort,
            page,
            ..filtered(filters.clone())
        };
        assert_eq!(world.find(&query).cards, expected, "with facets");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_shelf_is_what_fits_in_its_order_before_and_after_changes(
        mut products in any_products(),
        filters in prop::collection::vec(any_filters(), 1..6),
        gone in 0usize..40,
    ) {
        for product in &mut products {
            product.card = format!("card of {}", product.id);
        }
        let documents = products.iter().cloned().map(Document::Product).collect();
        let world = World::of(documents);
        let all = [Filters::default()];
        for filters in filters.iter().chain(&all) {
            check(&world, &products, filters);
        }
        let gone = products.remove(gone % products.len()).id;
        world.index.apply(vec![Change::Remove(Key::Product(gone))], "gone").unwrap();
        if let Some(product) = products.last_mut() {
            product.sold_count = 7;
            world.put(product.clone());
        }
        for filters in filters.iter().chain(&all) {
            check(&world, &products, filters);
        }
    }
}

#[test]
fn products_below_a_category_are_counted_without_those_that_are_gone() {
    let world = World::corpus();
    let kitchen = below("kitchen").category.unwrap();
    assert_eq!(world.index.count(&kitchen).unwrap(), 18);
    let gone = Change::Remove(Key::Product(ProductId::new(1)));
    world.index.apply(vec![gone], "gone").unwrap();
    assert_eq!(world.index.count(&kitchen).unwrap(), 17);
    let none = below("no-such").category.unwrap();
    assert_eq!(world.index.count(&none).unwrap(), 0);
}
