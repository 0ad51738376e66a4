//! Pictures that a file names by their addresses. Which ones are new is known when the file is
//! checked; they are fetched when their products are there, and never inside a transaction. What is
//! wrong with one is told among the faults of its product's item.

mod bring;

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use media::Name;
use serde_json::{Value, json};
use types::{ImportId, Invalid, ProductId, ProductImageId};

use super::Column;
use super::wanted::Fault;
use crate::Error;
use crate::product::MOST_IMAGES;
use db::Tx;
use db::schema::product_import_pictures;

pub(super) use bring::bring;

/// What pictures are brought with.
#[derive(Debug)]
pub struct Outside<'a> {
    /// Gets them.
    pub fetcher: &'a outbound::Fetcher,
    /// Keeps them.
    pub media: &'a media::Store,
    /// Where our own are served, such as `https://shop.example`.
    pub origin: &'a str,
}

/// A picture as a file names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The row that names it.
    pub row: i32,
    /// Where it is.
    pub address: String,
}

/// A picture that a product has.
#[derive(Debug, QueryableByName)]
pub struct There {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = Text)]
    url: String,
    #[diesel(sql_type = Nullable<Text>)]
    source: Option<String>,
}

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
                _ => found.push(piece.to_owned()),
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

/// What these products show.
pub(super) async fn there(
    tx: &mut Tx,
    products: impl Iterator<Item = ProductId>,
) -> Result<HashMap<ProductId, Vec<There>>, Error> {
    let products: Vec<ProductId> = products.collect();
    let rows: Vec<There> = diesel::sql_query(
        "select product_id, url, source from product_images where product_id = any ($1)",
    )
    .bind::<Array<BigInt>, _>(products)
    .load(tx.conn())
    .await?;
    let mut there: HashMap<ProductId, Vec<There>> = HashMap::new();
    for row in rows {
        there.entry(row.product_id).or_default().push(row);
    }
    Ok(there)
}

/// Those that a product does not have yet, as they are kept until they are fetched.
pub(super) fn fresh(
    named: &[Named],
    there: &[There],
    origin: &str,
) -> Result<Vec<Value>, Vec<Fault>> {
    let own = |address: &str| Name::from_url(address.strip_prefix(origin).unwrap_or(address));
    let has = |address: &str| {
        let own = own(address);
        there.iter().any(|it| {
            let is_ours = |own: &Name| Name::from_url(&it.url).is_some_and(|it| it.is_of(own));
            it.source.as_deref() == Some(address) || own.as_ref().is_some_and(is_ours)
        })
    };
    let new: Vec<&Named> = named.iter().filter(|it| !has(&it.address)).collect();
    if let [first, ..] = new.as_slice()
        && new.len() + there.len() > MOST_IMAGES
    {
        let message = format!("A product has at most {MOST_IMAGES} pictures");
        let invalid = Invalid::new("too_many_images", message);
        return Err(vec![Fault::new(first.row, Some(Column::Images), invalid)]);
    }
    let whole = |address: &String| match address.starts_with('/') {
        true => format!("{origin}{address}"),
        false => address.clone(),
    };
    let kept = |(place, it): (usize, &&Named)| json!({ "place": place, "row_number": it.row, "address": whole(&it.address) });
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
    fn what_a_product_has_is_not_new() {
        let name = Name::of(b"mug");
        let there = |url: &str, source: Option<&str>| There {
            product_id: ProductId::new(1),
            url: url.to_owned(),
            source: source.map(ToOwned::to_owned),
        };
        let has = [
            there(&name.at(640).url(), None),
            there("/media/x.webp", Some("https://a.test/1.jpg")),
        ];
        let origin = "https://shop.test";
        let named = |address: String| Named { row: 2, address };
        let new = |address: String| fresh(&[named(address)], &has, origin).unwrap().len();
        assert_eq!(new(format!("{origin}{}", name.at(1440).url())), 0);
        assert_eq!(new(name.at(160).url()), 0);
        assert_eq!(new("https://a.test/1.jpg".to_owned()), 0);
        assert_eq!(new("https://a.test/2.jpg".to_owned()), 1);
        assert_eq!(new(format!("https://other.test{}", name.at(640).url())), 1);
        let many: Vec<Named> = (0..19)
            .map(|at| named(format!("https://a.test/x{at}")))
            .collect();
        let faults = fresh(&many, &has, origin).unwrap_err();
        assert_eq!(faults[0].code, "too_many_images");
    }
}
