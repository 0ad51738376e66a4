//! The rows of a product in COPY format: tab-separated fields, one row per line.

use std::fmt::Write;

use super::product::{Product, VARIANTS, Variant};

/// A table that products are written into.
#[derive(Clone, Copy)]
pub struct Table {
    /// Its name and columns.
    pub columns: &'static str,
    /// Writes the rows of one product.
    pub rows: fn(&Product, &mut String),
}

/// Tables that are filled at the same time, each list over a connection of its own.
pub const TABLES: [&[Table]; 3] = [
    &[PRODUCTS],
    &[VARIANTS_OF, STOCK],
    &[IMAGES, OPTIONS, VALUES],
];

const NONE: &str = "\\N";
/// From so many pieces of a variant on a product runs low, unless its shop says otherwise.
const FEW: u64 = 5;

const PRODUCTS: Table = Table {
    columns: "products (id, shop_id, category_id, slug, title, description, attributes, status, \
        price, price_sale, price_varies, in_stock, runs_low, thumbnail, rating_sum, review_count, \
        sold_count, published_at, created_at)",
    rows: |product, rows| {
        let Some(cheapest) = product.cheapest() else {
            return;
        };
        let Product {
            id,
            shop,
            slug,
            title,
            description,
            material,
            ..
        } = product;
        let category = super::shops_and_categories::leaf_id(product.leaf);
        let attributes = format!(r#"[{{"name":"Material","value":"{material}"}}]"#);
        let in_stock = product.variants.iter().any(|variant| variant.stock > 0);
        let runs_low = product.variants.iter().any(|variant| variant.stock <= FEW);
        let at = moment(product.minutes);
        line(
            rows,
            format_args!(
                "{id}\t{shop}\t{category}\t{slug}\t{title}\t{description}\t{attributes}\tactive\t\
             {}\t{}\ttrue\t{in_stock}\t{runs_low}\t{}\t{}\t{}\t{}\t{at}\t{at}",
                cheapest.price,
                or_none(cheapest.price_sale),
                picture(product, 0),
                product.rating_sum,
                product.review_count,
                product.sold_count,
            ),
        );
    },
};

const IMAGES: Table = Table {
    columns: "product_images (id, product_id, position, url, thumbnail, alt)",
    rows: |product, rows| {
        for place in 0..2 {
            let (id, picture) = (nth(product, 2, place), picture(product, place));
            line(
                rows,
                format_args!(
                    "{id}\t{}\t{place}\t{picture}\t{picture}\t{}",
                    product.id, product.title
                ),
            );
        }
    },
};

const OPTIONS: Table = Table {
    columns: "product_options (id, product_id, position, name)",
    rows: |product, rows| {
        for (place, name) in (0..).zip(["Colour", "Size"]) {
            let id = nth(product, 2, place);
            line(rows, format_args!("{id}\t{}\t{place}\t{name}", product.id));
        }
    },
};

const VALUES: Table = Table {
    columns: "option_values (id, option_id, position, value)",
    rows: |product, rows| {
        let values = product.colours.iter().chain(&product.sizes);
        for (place, value) in (0..).zip(values) {
            let (id, option) = (nth(product, 4, place), nth(product, 2, place / 2));
            line(rows, format_args!("{id}\t{option}\t{}\t{value}", place % 2));
        }
    },
};

const VARIANTS_OF: Table = Table {
    columns: "variants (id, product_id, shop_id, position, option_value_ids, sku, price, price_sale)",
    rows: |product, rows| {
        for (place, variant) in (0..).zip(&product.variants) {
            let (id, product_id) = (nth(product, VARIANTS, place), product.id);
            let Variant {
                colour,
                size,
                price,
                price_sale,
                ..
            } = variant;
            let colour = nth(product, 4, *colour);
            let size = nth(product, 4, 2 + size);
            let sale = or_none(*price_sale);
            line(
                rows,
                format_args!(
                    "{id}\t{product_id}\t{}\t{place}\t{{{colour},{size}}}\tP{product_id}-{place}\t{price}\t{sale}",
                    product.shop
                ),
            );
        }
    },
};

const STOCK: Table = Table {
    columns: "stock (variant_id, shop_id, received, on_hand)",
    rows: |product, rows| {
        for (place, variant) in (0..).zip(&product.variants) {
            let (id, stock) = (nth(product, VARIANTS, place), variant.stock);
            line(
                rows,
                format_args!("{id}\t{}\t{stock}\t{stock}", product.shop),
            );
        }
    },
};

/// The id of one of so many rows that each product has in a table.
fn nth(product: &Product, each: u64, place: u64) -> u64 {
    (product.id - 1) * each + place + 1
}

/// An address that no file stands behind.
fn picture(product: &Product, place: u64) -> String {
    format!("/media/{:032x}.webp", nth(product, 2, place))
}

fn or_none(number: Option<u64>) -> String {
    number.map_or_else(|| NONE.to_owned(), |number| number.to_string())
}

/// So many minutes before a certain day, in words that PostgreSQL reads.
fn moment(minutes: u64) -> String {
    let at = 1_780_000_000 - minutes * 60;
    let (day, second) = (at / 86_400, at % 86_400);
    // days since 2000-01-01, which is Julian day 2451545; PostgreSQL reads "J…" as a date
    let (hour, minute) = (second / 3600, second / 60 % 60);
    format!("J{} {hour:02}:{minute:02}:00+00", day + 2_440_588)
}

/// Writing to a string does not fail.
fn line(rows: &mut String, fields: std::fmt::Arguments<'_>) {
    let _ = rows.write_fmt(fields);
    rows.push('\n');
}
