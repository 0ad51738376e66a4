//! Pictures that a file gives by their URLs. Which ones are new is determined by the check; they
//! are fetched after their products are saved, and never inside a transaction. A picture that
//! cannot be fetched is reported in the faults of its product's item.

mod fetch;

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::RunQueryDsl;
use media::Name;
use serde_json::{Value, json};
use types::{ImportId, Invalid, ProductId, ProductImageId};

use super::Column;
use super::parsed_product::{Fault, ParsedProduct};
use super::plan;
use super::snapshot::Snapshot;
use crate::Error;
use crate::product::MOST_IMAGES;
use db::Tx;
use db::schema::product_import_pictures;

pub(super) use fetch::fetch_due;

/// What pictures are fetched with.
#[derive(Debug)]
pub struct FetchContext<'a> {
    /// Gets them.
    pub fetcher: &'a outbound::Fetcher,
    /// Keeps them.
    pub media: &'a media::Store,
    /// Where our own are served, such as `https://shop.example`.
    pub origin: &'a str,
}

/// A picture as a file names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedPicture {
    /// The row that names it.
    pub row: i32,
    /// Where it is.
    pub address: String,
    /// Its name, if it is one of ours.
    pub own: Option<Name>,
    /// What the file says that it shows; `None` if it says nothing of that.
    pub alt: Option<String>,
}

impl NamedPicture {
    /// `None` for what is no address of a picture. Those of ours are taken without their origin,
    /// too.
    pub fn of(row: i32, raw: &str, origin: &str) -> Option<Self> {
        is_address(raw).then(|| Self {
            row,
            address: match raw.starts_with('/') {
                true => format!("{origin}{raw}"),
                false => raw.to_owned(),
            },
            own: Name::from_url(raw.strip_prefix(origin).unwrap_or(raw)),
            alt: None,
        })
    }
}

/// Where a picture of a product was fetched.
#[derive(QueryableByName)]
struct Trace {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = BigInt)]
    id: ProductImageId,
    #[diesel(sql_type = Text)]
    source: String,
}

/// More than a product may name with good reason; what follows in its cells is not read.
pub const MOST_IN_CELL: usize = 1000;

/// The addresses in a cell, parted by spaces, line breaks or commas. Addresses have commas too: one
/// parts only if another address follows.
pub fn addresses(cell: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in cell.split_whitespace() {
        let mut is_first = true;
        for piece in word.split(',').filter(|piece| !piece.is_empty()) {
            match found.last_mut() {
                Some(last) if !is_first && !is_address(piece) => {
                    last.push(',');
                    last.push_str(piece);
                }
                _ => {
                    // asked for each piece: a word may be as long as the cell
                    if found.len() > MOST_IN_CELL {
                        return found;
                    }
                    found.push(piece.to_owned());
                }
            }
            is_first = false;
        }
    }
    found
}

/// Whether it begins as the address of a picture does: outside, or one of ours without its origin.
pub fn is_address(raw: &str) -> bool {
    let begins = |with: &str| {
        raw.get(..with.len())
            .is_some_and(|it| it.eq_ignore_ascii_case(with))
    };
    raw.len() <= 2000 && (begins("https://") || begins("http://") || Name::from_url(raw).is_some())
}

/// Notes of these products' pictures where they were fetched.
pub(super) async fn trace(
    tx: &mut Tx,
    products: impl Iterator<Item = &mut Snapshot>,
) -> Result<(), Error> {
    let mut products: HashMap<ProductId, &mut Snapshot> = products.map(|it| (it.id, it)).collect();
    let ids: Vec<ProductId> = products.keys().copied().collect();
    let traces: Vec<Trace> = diesel::sql_query(
        "select product_id, id, source from product_images \
         where product_id = any ($1) and source is not null",
    )
    .bind::<Array<BigInt>, _>(ids)
    .load(tx.conn())
    .await?;
    for trace in traces {
        let images = products.get_mut(&trace.product_id).into_iter();
        let mut images = images.flat_map(|product| &mut product.images);
        if let Some(image) = images.find(|image| image.id == trace.id) {
            image.source = Some(trace.source);
        }
    }
    Ok(())
}

/// Those that a product does not have yet, as they are kept until they are fetched: with what they
/// show, and the values of the variants that they are to show.
pub(super) fn fresh(
    parsed: &ParsedProduct,
    before: Option<&Snapshot>,
) -> Result<Vec<Value>, Vec<Fault>> {
    let has = |it: &NamedPicture| before.is_some_and(|before| before.shown(it).is_some());
    let new: Vec<&NamedPicture> = parsed.pictures.iter().filter(|it| !has(it)).collect();
    let there = before.map_or(0, |before| before.images.len());
    if let [first, ..] = new.as_slice()
        && new.len() + there > MOST_IMAGES
    {
        let message = format!("A product can have up to {MOST_IMAGES} pictures");
        let invalid = Invalid::new("too_many_images", message);
        return Err(vec![Fault::new(first.row, Some(Column::Images), invalid)]);
    }
    let shows = plan::shows(parsed, before);
    let kept = |(place, it): (usize, &&NamedPicture)| {
        let shows = shows
            .iter()
            .filter(|(named, _)| named.address == it.address);
        let variants: Vec<&Vec<String>> = shows.map(|(_, values)| values).collect();
        json!({
            "place": place, "row_number": it.row, "address": it.address,
            "alt": it.alt.as_deref().unwrap_or_default(), "variants": variants,
        })
    };
    Ok((1..).zip(&new).map(kept).collect())
}

/// How an export names a picture: by its widest file, wherever it is read.
pub(super) fn address(origin: &str, picture: &crate::Picture) -> String {
    let widest = Name::from_url(&picture.url).zip(picture.width);
    let path = widest.map_or_else(|| picture.url.clone(), |(name, width)| name.at(width).url());
    format!("{origin}{path}")
}

/// Those that an import added to a product of its.
pub(super) async fn added(
    tx: &mut Tx,
    import: ImportId,
    number: i32,
) -> Result<Vec<ProductImageId>, Error> {
    let added = product_import_pictures::table
        .filter(product_import_pictures::import_id.eq(import))
        .filter(product_import_pictures::number.eq(number))
        .select(product_import_pictures::image_id);
    let added: Vec<Option<ProductImageId>> = added.load(tx.conn()).await?;
    Ok(added.into_iter().flatten().collect())
}

/// Notes that those that an import added to a product of its are there no longer.
pub(super) async fn gone(tx: &mut Tx, import: ImportId, number: i32) -> Result<(), Error> {
    let added = product_import_pictures::table
        .filter(product_import_pictures::import_id.eq(import))
        .filter(product_import_pictures::number.eq(number))
        .filter(product_import_pictures::state.eq("added"));
    diesel::update(added)
        .set((
            product_import_pictures::state.eq("undone"),
            product_import_pictures::image_id.eq(None::<i64>),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_has_as_many_addresses_as_other_shops_write_into_it() {
        let cell = "https://a.test/1.jpg, https://a.test/w_5,h_5/2.jpg\nhttp://b.test/3.png,HTTPS://c.test/4,\n";
        let found = [
            "https://a.test/1.jpg",
            "https://a.test/w_5,h_5/2.jpg",
            "http://b.test/3.png",
            "HTTPS://c.test/4",
        ];
        assert_eq!(addresses(cell), found);
        assert_eq!(addresses("mug.jpg"), ["mug.jpg"]);
        assert_eq!(addresses(" "), Vec::<String>::new());
        for no in [
            "mug.jpg",
            "ftp://a.test/1.jpg",
            "/media/../x.webp",
            "data:image/png",
        ] {
            assert!(!is_address(no), "{no}");
        }
    }

    #[test]
    fn of_a_cell_with_thousands_of_addresses_the_first_are_read_whatever_parts_them() {
        for separator in [" ", ",", ", "] {
            let cell = format!("https://a.test/1.jpg{separator}").repeat(5 * MOST_IN_CELL);
            assert_eq!(
                addresses(&cell).len(),
                MOST_IN_CELL + 1,
                "parted by {separator:?}"
            );
        }
    }
}
