//! Copying a product.

use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use types::{Invalid, Name, ProductId, Text};

use super::create::insert;
use super::draft::{Draft, DraftVariant};
use super::{Field, Product, Status, SubmittedOption, own, refresh_card};
use crate::Error;
use crate::error::Fault;
use auth::actor::Seller;
use db::{Pool, Tx};

const BEHIND: &str = " (copy)";
const BEHIND_DE: &str = " (Kopie)";
/// Letters of a title.
const ROOM: usize = 200;

/// A draft like the seller's product. Article numbers and barcodes name one article each and stay
/// behind; nothing is in stock.
pub async fn duplicate(pool: &Pool, seller: &Seller, product: ProductId) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let of = own::load(tx, seller, product).await?;
        let images = of.variants.iter().map(|variant| variant.image.clone());
        let images: Vec<_> = images.collect();
        let copy = insert(tx, seller.shop(), &draft(of)?, None, &images).await?;
        copy_pictures(tx, product, copy).await?;
        refresh_card(tx, copy).await?;
        own::load(tx, seller, copy).await
    })
    .await
}

fn draft(of: Product) -> Result<Draft, Error> {
    let title = titled(&of.title, BEHIND);
    let title_de = of.title_de.as_deref();
    let title_de = title_de.and_then(|title| titled(title, BEHIND_DE).ok());
    let description_de = of.description_de.as_deref();
    let description_de = description_de.and_then(|text| Text::parse(text).ok());
    let variant = |variant: &super::Variant| DraftVariant {
        values: places(&of, variant),
        sku: None,
        barcode: None,
        weight: variant.weight,
        price: variant.price,
        price_sale: variant.price_sale,
        sale: variant.sale,
        stock: 0,
    };
    let variants = of.variants.iter().map(variant).collect();
    let option = |option: super::OptionView| SubmittedOption {
        name: option.name,
        values: option.values.into_iter().map(|it| it.value).collect(),
    };
    Ok(Draft {
        title: title.map_err(|invalid| {
            Error::Refused(vec![Fault {
                place: Field::Title,
                invalid,
            }])
        })?,
        description: of.description,
        title_de,
        description_de,
        category: of.category_id,
        collection: of.collection_id,
        status: Status::Draft,
        attributes: of.attributes,
        options: of.options.into_iter().map(option).collect(),
        variants,
    })
}

/// A title, cut where it has to be, with a word behind it.
fn titled(title: &str, behind: &str) -> Result<Name<ROOM>, Invalid> {
    let title: String = title.chars().take(ROOM - behind.len()).collect();
    Name::parse(&format!("{}{behind}", title.trim_end()))
}

/// For each option the place of the variant's value.
fn places(product: &Product, variant: &super::Variant) -> Vec<usize> {
    let options = product.options.iter().zip(&variant.option_value_ids);
    options
        .filter_map(|(option, id)| option.values.iter().position(|value| value.id == *id))
        .collect()
}

/// The files are the same; they stay for as long as one of the two shows them.
async fn copy_pictures(tx: &mut Tx, from: ProductId, to: ProductId) -> Result<(), Error> {
    diesel::sql_query(
        "insert into product_images \
             (product_id, position, url, thumbnail, alt, width, height, placeholder) \
         select $2, position, url, thumbnail, alt, width, height, placeholder \
         from product_images where product_id = $1",
    )
    .bind::<BigInt, _>(from)
    .bind::<BigInt, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(())
}
