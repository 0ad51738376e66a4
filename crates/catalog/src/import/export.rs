//! A shop's products as a table that can be imported again unchanged.

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::{Currency, Money, ProductId};

use super::category_lookup::CategoryLookup;
use super::days::Clock;
use super::pictures;
use super::snapshot::Snapshot;
use super::{Column, cell};
use crate::Error;
use crate::product::{self, GridSearch, Image, Product, Variant};
use auth::actor::Seller;
use db::{Pool, Tx};

/// Products read at a time.
const BATCH: usize = 200;
/// Rows of a part: as many as an import takes.
const PART_ROWS: i64 = 10_000;
/// Bytes of a part: no more than an import takes.
const PART_BYTES: i64 = 9_000_000;

/// An export on its way.
#[derive(Debug)]
pub struct Export {
    category_lookup: CategoryLookup,
    /// What is still to come, the last one first.
    left: Vec<ProductId>,
    /// What stands before the decimals.
    decimal: char,
    /// Where pictures are served.
    origin: String,
}

impl Export {
    /// An export of the products that are wanted, whatever the page; in prices this stands before
    /// the decimals, and this before the addresses of pictures. A part, from 1, is as much of it as an
    /// import takes in one file; behind the last there is nothing.
    pub async fn begin(
        pool: &Pool,
        seller: &Seller,
        (wanted, part): (&GridSearch, Option<usize>),
        (decimal, origin): (char, &str),
    ) -> Result<Self, Error> {
        db::transaction_of_shop(pool, seller.wall(), async |tx| {
            let mut left = product::ids(tx, seller.shop(), wanted).await?;
            if let Some(part) = part {
                let sizes = sizes(tx, &left).await?;
                left = parts(&left, &sizes)
                    .into_iter()
                    .nth(part.saturating_sub(1))
                    .unwrap_or_default();
            }
            left.reverse();
            let category_lookup = CategoryLookup::load(tx, seller.shop()).await?;
            Ok(Self {
                category_lookup,
                left,
                decimal,
                origin: origin.to_owned(),
            })
        })
        .await
    }

    /// The next rows, in the columns' order; `None` at the end.
    pub async fn next(
        &mut self,
        pool: &Pool,
        seller: &Seller,
        currency: &Currency,
    ) -> Result<Option<Vec<Vec<String>>>, Error> {
        if self.left.is_empty() {
            return Ok(None);
        }
        let from = self.left.len().saturating_sub(BATCH);
        let ids: Vec<ProductId> = self.left.split_off(from).into_iter().rev().collect();
        let found = db::transaction_of_shop(pool, seller.wall(), async |tx| {
            let found = product::load_all(tx, seller.shop(), &ids).await?;
            let clock = Clock::load(tx, seller.shop(), &found).await?;
            Ok::<_, Error>((found, clock))
        });
        let (found, clock) = found.await?;
        let found = found.into_iter().map(|product| (product.id, product));
        let mut found: HashMap<ProductId, Product> = found.collect();
        let products = ids.iter().filter_map(|id| found.remove(id));
        let rows = products.flat_map(|product| self.rows(product, &clock, currency));
        Ok(Some(rows.collect()))
    }

    fn rows(&self, product: Product, clock: &Clock, currency: &Currency) -> Vec<Vec<String>> {
        let handle = product
            .handle
            .clone()
            .unwrap_or_else(|| product.slug.clone());
        let address = |image: &Image| pictures::address(&self.origin, &image.picture);
        let images: Vec<String> = product.images.iter().map(address).collect();
        let shown = product.images.iter().map(|image| image.picture.url.clone());
        let shown: HashMap<String, String> = shown.zip(images.clone()).collect();
        let product = Snapshot::from(product);
        let row = |(place, variant): (usize, &Variant)| {
            let words = product.words(variant);
            let cell = |(column, _): (Column, _)| match (column, place) {
                (Column::Handle, _) => handle.clone(),
                (Column::Images, 0) => images.join(" "),
                (Column::VariantImage, _) => {
                    let address = variant.image.as_ref().and_then(|url| shown.get(url));
                    address.cloned().unwrap_or_default()
                }
                (column, 0) if is_of_product(column) => self.of_product(column, &product),
                (column, _) if is_of_product(column) => String::new(),
                (Column::Price, _) => self.amount(variant.price, currency),
                (Column::SalePrice, _) => {
                    let sale = variant.price_sale;
                    sale.map(|sale| self.amount(sale, currency))
                        .unwrap_or_default()
                }
                (Column::SaleFrom, _) => {
                    let starts = variant.sale.from;
                    starts.map(|at| clock.first(at)).unwrap_or_default()
                }
                (Column::SaleUntil, _) => {
                    let ends = variant.sale.until;
                    ends.map(|at| clock.last(at)).unwrap_or_default()
                }
                (column, _) => of_variant(column, variant, &product, &words),
            };
            Column::ALL.into_iter().map(cell).collect()
        };
        product.variants.iter().enumerate().map(row).collect()
    }

    fn amount(&self, amount: Money, currency: &Currency) -> String {
        amount
            .decimal(currency)
            .replace('.', self.decimal.encode_utf8(&mut [0; 4]))
    }

    fn of_product(&self, column: Column, product: &Snapshot) -> String {
        match column {
            Column::Title => product.title.clone(),
            Column::Description => product.description.clone(),
            Column::TitleDe => product.title_de.clone().unwrap_or_default(),
            Column::DescriptionDe => product.description_de.clone().unwrap_or_default(),
            Column::Category => self.category_lookup.path(product.category).to_owned(),
            Column::Collection => product
                .collection
                .map_or_else(String::new, |id| self.category_lookup.name(id).to_owned()),
            Column::Details => {
                cell::format_details(product.attributes.as_deref().unwrap_or_default())
            }
            Column::Status => product.status.to_string(),
            Column::ImageAlts => {
                let alts = product.images.iter().map(|image| image.alt.as_str());
                cell::format_texts(&alts.collect::<Vec<_>>())
            }
            _ => String::new(),
        }
    }
}

/// How much room a product takes in a file.
#[derive(QueryableByName)]
struct Size {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
    #[diesel(sql_type = BigInt)]
    rows: i64,
    /// No fewer than it will have.
    #[diesel(sql_type = BigInt)]
    bytes: i64,
}

async fn sizes(tx: &mut Tx, ids: &[ProductId]) -> Result<HashMap<ProductId, Size>, Error> {
    let sizes: Vec<Size> = diesel::sql_query(include_str!("sizes.sql"))
        .bind::<Array<BigInt>, _>(ids)
        .load(tx.conn())
        .await?;
    Ok(sizes.into_iter().map(|size| (size.id, size)).collect())
}

/// The products by the files in which an import takes them back, in their order.
fn parts(ids: &[ProductId], sizes: &HashMap<ProductId, Size>) -> Vec<Vec<ProductId>> {
    let mut parts: Vec<Vec<ProductId>> = Vec::new();
    let (mut rows, mut bytes) = (i64::MAX, i64::MAX);
    for size in ids.iter().filter_map(|id| sizes.get(id)) {
        rows = rows.saturating_add(size.rows);
        bytes = bytes.saturating_add(size.bytes);
        let fits = rows <= PART_ROWS && bytes <= PART_BYTES;
        match parts.last_mut().filter(|_| fits) {
            Some(part) => part.push(size.id),
            None => {
                parts.push(vec![size.id]);
                (rows, bytes) = (size.rows, size.bytes);
            }
        }
    }
    parts
}

/// Whether it is said once, in a product's first row.
fn is_of_product(column: Column) -> bool {
    matches!(
        column,
        Column::Title
            | Column::Description
            | Column::TitleDe
            | Column::DescriptionDe
            | Column::Details
            | Column::Category
            | Column::Collection
            | Column::Status
            | Column::Images
            | Column::ImageAlts
    )
}

fn of_variant(column: Column, variant: &Variant, product: &Snapshot, words: &[String]) -> String {
    match column {
        Column::Sku => variant.sku.clone().unwrap_or_default(),
        Column::Barcode => variant.barcode.clone().unwrap_or_default(),
        Column::Stock => variant.available.to_string(),
        Column::Weight => variant
            .weight
            .map(|grams| grams.to_string())
            .unwrap_or_default(),
        column => {
            let option = Column::OPTIONS
                .iter()
                .position(|(name, value)| *name == column || *value == column);
            let Some((place, (name, _))) =
                option.zip(option.and_then(|at| Column::OPTIONS.get(at)))
            else {
                return String::new();
            };
            let told = match *name == column {
                true => product.options.get(place).map(|option| &option.name),
                false => words.get(place),
            };
            told.cloned().unwrap_or_default()
        }
    }
}

/// A table to start from: two new products, one of them in two colors, in a category that there is.
pub async fn template(
    pool: &Pool,
    seller: &Seller,
    decimal: char,
) -> Result<Vec<Vec<String>>, Error> {
    let category_lookup = db::transaction_of_shop(pool, seller.wall(), async |tx| {
        CategoryLookup::load(tx, seller.shop()).await
    });
    let category_lookup = category_lookup.await?;
    let category = category_lookup.first_path();
    let (price, sale) = (format!("19{decimal}99"), format!("14{decimal}99"));
    let rows: [&[(Column, &str)]; 3] = [
        &[
            (Column::Handle, "stoneware-mug"),
            (Column::Title, "Stoneware mug"),
            (Column::Description, "Thrown by hand, **dishwasher safe**."),
            (Column::TitleDe, "Becher aus Steinzeug"),
            (Column::Category, category),
            (Column::Status, "draft"),
            (Column::Option1Name, "Color"),
            (Column::Option1Value, "Forest green"),
            (Column::Sku, "MUG-GREEN"),
            (Column::Price, &price),
            (Column::SalePrice, &sale),
            (Column::Stock, "25"),
            (Column::Weight, "420"),
        ],
        &[
            (Column::Handle, "stoneware-mug"),
            (Column::Option1Value, "Oatmeal"),
            (Column::Sku, "MUG-OAT"),
            (Column::Price, &price),
            (Column::Stock, "10"),
            (Column::Weight, "420"),
        ],
        &[
            (Column::Handle, "oak-board"),
            (Column::Title, "Oak board"),
            (Column::Category, category),
            (Column::Status, "draft"),
            (Column::Price, "34"),
            (Column::Stock, "8"),
        ],
    ];
    let cell = |row: &[(Column, &str)], column: Column| {
        let told = row.iter().find(|(known, _)| *known == column);
        told.map(|(_, words)| (*words).to_owned())
            .unwrap_or_default()
    };
    let whole = |row: &&[(Column, &str)]| Column::ALL.map(|(column, _)| cell(row, column)).to_vec();
    Ok(rows.iter().map(whole).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Products in parts, by the rows and bytes of each.
    fn lengths(products: impl Iterator<Item = (i64, i64)>) -> Vec<usize> {
        let sizes = (1..).zip(products).map(|(id, (rows, bytes))| {
            let id = ProductId::new(id);
            (id, Size { id, rows, bytes })
        });
        let sizes: HashMap<ProductId, Size> = sizes.collect();
        let mut ids: Vec<ProductId> = sizes.keys().copied().collect();
        ids.sort_unstable();
        let parts = parts(&ids, &sizes);
        assert_eq!(parts.concat(), ids, "each once, in their order");
        parts.iter().map(Vec::len).collect()
    }

    #[test]
    fn a_part_has_no_more_rows_and_bytes_than_an_import_takes() {
        let same = |count, rows, bytes| (0..count).map(move |_| (rows, bytes));
        assert_eq!(lengths(same(25_000, 1, 100)), [10_000, 10_000, 5000]);
        assert_eq!(lengths(same(10_000, 1, 100)), [10_000]);
        // 3,333 of three rows each fill a part, and none is torn
        assert_eq!(lengths(same(5000, 3, 100)), [3333, 1667]);
        assert_eq!(lengths(same(2000, 1, 9000)), [1000, 1000]);
        // one that is too large by itself keeps no other out
        let odd = [(1, 100), (1, 20_000_000), (1, 100)];
        assert_eq!(lengths(odd.into_iter()), [1, 1, 1]);
        assert_eq!(lengths(same(0, 1, 1)), Vec::<usize>::new());
    }
}
