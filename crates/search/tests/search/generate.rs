//! Products and filters of all kinds.

use proptest::prelude::*;
use search::{Filters, MinRating, Named, PriceRange, ProductDocument, VariantDocument};
use types::Slug;

use crate::world::{named, option, product, variant};

/// Some shops write in small letters.
const NAMES: [&str; 2] = ["Colour", "colour"];
const COLORS: [&str; 5] = ["Blue", "Red", "Green", "Navy", " RED"];
/// The first two are one, and so are the last two.
const SIZES: [&str; 4] = ["S", "Small", "300 ml", "0.3 L"];
const SHOPS: [&str; 3] = ["clay", "wood", "wool"];
const PLACES: [&str; 5] = [
    "home",
    "home/mugs",
    "home/mugs/glazed",
    "home/pots",
    "toys/bears",
];

fn any_variant() -> impl Strategy<Value = VariantDocument> {
    let options = (
        prop::option::of(0usize..5),
        prop::option::of(0usize..4),
        0usize..2,
    );
    (options, 1i64..60, any::<bool>(), any::<bool>()).prop_map(
        |((color, size, name), price, on_sale, available)| {
            let mut options = Vec::new();
            options.extend(size.map(|size| ("Size", SIZES[size])));
            options.extend(color.map(|color| (NAMES[name], COLORS[color])));
            VariantDocument {
                on_sale,
                available,
                ..variant(&options, price * 97)
            }
        },
    )
}

/// Products in few categories and shops, with few values.
pub fn any_products() -> impl Strategy<Value = Vec<ProductDocument>> {
    let variants = prop::collection::vec(any_variant(), 1..5);
    let one = (variants, 0usize..3, 0usize..5, 0i64..26, 0i32..6);
    prop::collection::vec(one, 1..40).prop_map(|products| {
        let products = (1..).zip(products);
        products
            .map(|(id, (variants, shop, place, sum, count))| {
                let mut category: Vec<Named> = PLACES[place].split('/').map(named).collect();
                let collection = (category.len() == 3).then(|| category.pop().unwrap());
                ProductDocument {
                    variants,
                    category,
                    collection,
                    shop: named(SHOPS[shop]),
                    rating_sum: sum.min(i64::from(count) * 5),
                    review_count: count,
                    ..product(id, "Thing")
                }
            })
            .collect()
    })
}

prop_compose! {
    /// Filters that often fit some of them.
    pub fn any_filters()(
        place in prop::option::of(0usize..5),
        shops in prop::collection::vec(0usize..3, 0..3),
        min in prop::option::of(1i64..3000),
        width in prop::option::of(0i64..3000),
        stars in prop::option::of(0u8..5),
        on_sale in prop::bool::weighted(0.3),
        in_stock in prop::bool::weighted(0.3),
        colors in prop::collection::vec(0usize..5, 0..3),
        sizes in prop::collection::vec(0usize..4, 0..2),
        name in 0usize..2,
    ) -> Filters {
        let mut filters = place.map_or_else(Filters::default, |place| crate::world::below(PLACES[place]));
        filters.shops = shops.into_iter().map(|shop| Slug::parse(SHOPS[shop]).unwrap()).collect();
        filters.price = PriceRange::parse(min, width.map(|w| min.unwrap_or(0) + w)).unwrap();
        filters.min_rating = stars.and_then(|stars| MinRating::parse(f64::from(stars)).unwrap());
        filters.on_sale = on_sale;
        filters.in_stock = in_stock;
        let values = |indexes: &[usize], of: &[&'static str]| -> Vec<&'static str> {
            indexes.iter().map(|index| of[*index]).collect()
        };
        if !colors.is_empty() {
            filters.options.push(option(NAMES[name], &values(&colors, &COLORS)));
        }
        if !sizes.is_empty() {
            filters.options.push(option("Size", &values(&sizes, &SIZES)));
        }
        filters
    }
}
