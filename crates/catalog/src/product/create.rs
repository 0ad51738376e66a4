//! A new product: the product, its options and values, its variants and their stock, in one
//! transaction.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{
    CategoryId, CollectionId, OptionId, OptionValueId, ProductId, ShopId, Slug, VariantId,
};

use super::draft::{Draft, DraftVariant};
use super::{Field, Product};
use crate::error::Fault;
use crate::{Error, stock};
use auth::actor::Seller;
use db::idempotency::{self, Claim, Key};
use db::schema::{option_values, product_options, variants};
use db::{Pool, Tx};

/// Puts a new product into the seller's shop; a key does so once, and then answers the product as
/// it is now.
pub async fn create(
    pool: &Pool,
    seller: &Seller,
    key: Option<&Key>,
    draft: &Draft,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        if let Some(key) = key
            && let Claim::Done(product) = idempotency::claim(tx, key).await?
        {
            return super::own::load(tx, seller, product).await;
        }
        let product = add(tx, seller.shop(), draft, None).await?;
        if let Some(key) = key {
            idempotency::finish(tx, key, &product).await?;
        }
        super::own::load(tx, seller, product).await
    })
    .await
}

/// A new product of the shop. A file knows it by its `handle`, which becomes its slug unless
/// another product has that one.
pub(crate) async fn add(
    tx: &mut Tx,
    shop: ShopId,
    draft: &Draft,
    handle: Option<&Slug>,
) -> Result<ProductId, Error> {
    check_category(tx, draft.category, Field::Category).await?;
    if let Some(collection) = draft.collection {
        check_collection(tx, shop, draft.category, collection).await?;
    }
    let images = vec![None; draft.variants.len()];
    let product = insert(tx, shop, draft, handle, &images).await?;
    super::refresh_card(tx, product).await?;
    Ok(product)
}

/// A whole product without its pictures; `images` are what its variants show, where they show
/// one of their own.
pub(super) async fn insert(
    tx: &mut Tx,
    shop: ShopId,
    draft: &Draft,
    handle: Option<&Slug>,
    images: &[Option<String>],
) -> Result<ProductId, Error> {
    let product = insert_product(tx, shop, draft, handle).await?;
    let mut values = Vec::with_capacity(draft.options.len());
    for (position, option) in (0_i32..).zip(&draft.options) {
        let id = insert_option(tx, product, position, &option.name).await?;
        let words = option.values.iter().map(String::as_str);
        let words: Vec<_> = (0_i32..).zip(words).collect();
        values.push(insert_values(tx, id, &words).await?);
    }
    let variants = (0_i32..).zip(&draft.variants).zip(images);
    let variants: Vec<_> = variants
        .map(|((position, draft), image)| NewVariant {
            position,
            draft,
            values: value_ids(draft, &values),
            image: image.as_deref(),
        })
        .collect();
    insert_variants(tx, product, &variants).await?;
    Ok(product)
}

#[derive(QueryableByName)]
struct Holds {
    #[diesel(sql_type = Bool)]
    holds: bool,
}

/// Products stand in subcategories (or in a category that has none).
pub(crate) async fn check_category(
    tx: &mut Tx,
    category: CategoryId,
    place: Field,
) -> Result<(), Error> {
    let leaf: Holds = diesel::sql_query(
        "select exists(select 1 from categories c where c.id = $1 \
             and not exists(select 1 from categories child where child.parent_id = c.id)) as holds",
    )
    .bind::<BigInt, _>(category)
    .get_result(tx.conn())
    .await?;
    let message = "Choose one of the subcategories";
    refuse_unless(leaf.holds, place, "unknown_category", message)
}

pub(super) async fn check_collection(
    tx: &mut Tx,
    shop: ShopId,
    category: CategoryId,
    collection: CollectionId,
) -> Result<(), Error> {
    // it is not deleted until the product is in it
    let own = diesel::sql_query(
        "select from collections where id = $1 and shop_id = $2 and category_id = $3 \
         and deleted_at is null for share",
    )
    .bind::<BigInt, _>(collection)
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(category)
    .execute(tx.conn())
    .await?;
    refuse_unless(
        own == 1,
        Field::Collection,
        "unknown_collection",
        NO_COLLECTION,
    )
}

const NO_COLLECTION: &str = "Choose one of your collections in this subcategory";

/// The collection was deleted or moved since it was looked at.
pub(super) fn collection_gone(error: diesel::result::Error) -> Error {
    let error = db::Error::from(error);
    let fault = || Fault::new(Field::Collection, "unknown_collection", NO_COLLECTION);
    match db::constraint_of(&error) {
        Some("products_collection") => Error::Refused(vec![fault()]),
        _ => Error::Database(error),
    }
}

fn refuse_unless(
    holds: bool,
    place: Field,
    code: &'static str,
    message: &str,
) -> Result<(), Error> {
    if holds {
        return Ok(());
    }
    Err(Error::Refused(vec![Fault::new(place, code, message)]))
}

#[derive(QueryableByName)]
struct Inserted {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
}

/// The slug is the handle, or comes from the title; the second product of the same gets a number.
async fn insert_product(
    tx: &mut Tx,
    shop: ShopId,
    draft: &Draft,
    handle: Option<&Slug>,
) -> Result<ProductId, Error> {
    let slug = handle
        .cloned()
        .unwrap_or_else(|| Slug::of(draft.title.as_str()));
    let mut number = 1;
    loop {
        let wanted = match number {
            1 => slug.clone(),
            _ => slug.numbered(number),
        };
        let row: Option<Inserted> = diesel::sql_query(include_str!("insert.sql"))
            .bind::<BigInt, _>(shop)
            .bind::<BigInt, _>(draft.category)
            .bind::<Nullable<BigInt>, _>(draft.collection)
            .bind::<Text, _>(wanted.as_str())
            .bind::<Text, _>(draft.title.as_str())
            .bind::<Text, _>(&draft.description)
            .bind::<Jsonb, _>(serde_json::json!(draft.attributes))
            .bind::<Text, _>(draft.status)
            .bind::<Nullable<Text>, _>(handle.filter(|own| **own != wanted).map(Slug::as_str))
            .bind::<Nullable<Text>, _>(draft.title_de.as_ref().map(types::Name::as_str))
            .bind::<Nullable<Text>, _>(draft.description_de.as_ref().map(types::Text::as_str))
            .get_result(tx.conn())
            .await
            .optional()
            .map_err(collection_gone)?;
        match row {
            Some(row) => return Ok(row.id),
            None => number = next_number(tx, &slug, number).await?,
        }
    }
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = BigInt)]
    taken: i64,
}

/// One more than how many products share the slug, and always more than the last try. Those
/// of other shops count, which the seller cannot see: the database has a function for it.
async fn next_number(tx: &mut Tx, slug: &Slug, last: u32) -> Result<u32, Error> {
    let row: Taken = diesel::sql_query("select products_with_slug($1) as taken")
        .bind::<Text, _>(slug.as_str())
        .get_result(tx.conn())
        .await?;
    let next = u32::try_from(row.taken)
        .unwrap_or(u32::MAX)
        .saturating_add(1);
    Ok(next.max(last.saturating_add(1)))
}

pub(super) async fn insert_option(
    tx: &mut Tx,
    product: ProductId,
    position: i32,
    name: &str,
) -> Result<OptionId, Error> {
    let option = diesel::insert_into(product_options::table).values((
        product_options::product_id.eq(product),
        product_options::position.eq(position),
        product_options::name.eq(name),
    ));
    let id = option.returning(product_options::id);
    Ok(id.get_result(tx.conn()).await?)
}

/// The ids of the values, each of which has its place in the option, in the order of the places.
pub(super) async fn insert_values(
    tx: &mut Tx,
    option: OptionId,
    values: &[(i32, &str)],
) -> Result<Vec<OptionValueId>, Error> {
    if values.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<_> = values
        .iter()
        .map(|(position, value)| {
            (
                option_values::option_id.eq(option),
                option_values::position.eq(position),
                option_values::value.eq(value),
            )
        })
        .collect();
    let mut ids: Vec<(i32, OptionValueId)> = diesel::insert_into(option_values::table)
        .values(rows)
        .returning((option_values::position, option_values::id))
        .get_results(tx.conn())
        .await?;
    ids.sort_unstable();
    Ok(ids.into_iter().map(|(_, id)| id).collect())
}

/// A variant that is not there yet.
pub(super) struct NewVariant<'a> {
    /// Its place among the product's variants.
    pub position: i32,
    /// What it is like.
    pub draft: &'a DraftVariant,
    /// One value per option, ascending.
    pub values: Vec<OptionValueId>,
    /// Where its own picture is served.
    pub image: Option<&'a str>,
}

/// Puts variants and their stock on the shelf.
pub(super) async fn insert_variants(
    tx: &mut Tx,
    product: ProductId,
    new: &[NewVariant<'_>],
) -> Result<(), Error> {
    if new.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = new
        .iter()
        .map(|variant| {
            (
                variants::product_id.eq(product),
                variants::position.eq(variant.position),
                variants::option_value_ids.eq(&variant.values),
                variants::sku.eq(variant.draft.sku.as_deref()),
                variants::barcode.eq(variant.draft.barcode.as_deref()),
                variants::weight.eq(variant.draft.weight),
                variants::price.eq(variant.draft.price),
                variants::price_sale.eq(variant.draft.price_sale),
                variants::sale_from.eq(variant.draft.sale.from),
                variants::sale_until.eq(variant.draft.sale.until),
                variants::image.eq(variant.image),
            )
        })
        .collect();
    let mut ids: Vec<(i32, VariantId)> = diesel::insert_into(variants::table)
        .values(rows)
        .returning((variants::position, variants::id))
        .get_results(tx.conn())
        .await?;
    ids.sort_unstable();
    let ids = ids.into_iter().map(|(_, id)| id);
    let shelf: Vec<_> = ids.zip(new.iter().map(|it| it.draft.stock)).collect();
    stock::insert(tx, &shelf).await
}

/// The ids of a variant's values, ascending; `values` are those of each option.
pub(super) fn value_ids(draft: &DraftVariant, values: &[Vec<OptionValueId>]) -> Vec<OptionValueId> {
    let mut ids: Vec<OptionValueId> = values
        .iter()
        .zip(&draft.values)
        .filter_map(|(ids, index)| ids.get(*index).copied())
        .collect();
    ids.sort_unstable();
    ids
}
