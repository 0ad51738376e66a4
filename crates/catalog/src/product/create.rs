//! A new product: the product, its options and values, its variants and their stock, in one
//! transaction.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{
    CategoryId, CollectionId, OptionId, OptionValueId, ProductId, ShopId, Slug, VariantId,
};

use super::draft::{Draft, DraftVariant};
use super::{Field, Product, SubmittedOption};
use crate::error::Fault;
use crate::{Error, stock};
use auth::actor::Seller;
use db::schema::{option_values, product_options, variants};
use db::{Pool, Tx};

/// Puts a new product into the seller's shop.
pub async fn create(pool: &Pool, seller: &Seller, draft: &Draft) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        check_category(tx, draft.category).await?;
        if let Some(collection) = draft.collection {
            check_collection(tx, seller.shop(), draft.category, collection).await?;
        }
        let product = insert_product(tx, seller.shop(), draft).await?;
        let values = insert_options(tx, product, &draft.options).await?;
        insert_variants(tx, product, &draft.variants, &values).await?;
        super::refresh_card(tx, product).await?;
        super::own::load(tx, seller, product).await
    })
    .await
}

#[derive(QueryableByName)]
struct Holds {
    #[diesel(sql_type = Bool)]
    holds: bool,
}

/// Products stand in sub-categories (or in a category that has none).
pub(super) async fn check_category(tx: &mut Tx, category: CategoryId) -> Result<(), Error> {
    let leaf: Holds = diesel::sql_query(
        "select exists(select 1 from categories c where c.id = $1 \
             and not exists(select 1 from categories child where child.parent_id = c.id)) as holds",
    )
    .bind::<BigInt, _>(category)
    .get_result(tx.conn())
    .await?;
    let message = "Choose one of the sub-categories";
    refuse_unless(leaf.holds, Field::Category, "unknown_category", message)
}

async fn check_collection(
    tx: &mut Tx,
    shop: ShopId,
    category: CategoryId,
    collection: CollectionId,
) -> Result<(), Error> {
    let own: Holds = diesel::sql_query(
        "select exists(select 1 from collections \
             where id = $1 and shop_id = $2 and category_id = $3) as holds",
    )
    .bind::<BigInt, _>(collection)
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(category)
    .get_result(tx.conn())
    .await?;
    let message = "Choose one of your collections in this sub-category";
    refuse_unless(own.holds, Field::Collection, "unknown_collection", message)
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

/// The slug comes from the title; the second product of the same title gets a number.
async fn insert_product(tx: &mut Tx, shop: ShopId, draft: &Draft) -> Result<ProductId, Error> {
    let slug = Slug::of(draft.title.as_str());
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
            .get_result(tx.conn())
            .await
            .optional()?;
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

/// For each option the ids of its values, in the submitted order. Values of an earlier option
/// get lower ids, so that a variant's ascending list keeps the options' order.
async fn insert_options(
    tx: &mut Tx,
    product: ProductId,
    options: &[SubmittedOption],
) -> Result<Vec<Vec<OptionValueId>>, Error> {
    let mut ids = Vec::with_capacity(options.len());
    for (position, option) in (0_i32..).zip(options) {
        let id: OptionId = diesel::insert_into(product_options::table)
            .values((
                product_options::product_id.eq(product),
                product_options::position.eq(position),
                product_options::name.eq(&option.name),
            ))
            .returning(product_options::id)
            .get_result(tx.conn())
            .await?;
        ids.push(insert_values(tx, id, &option.values).await?);
    }
    Ok(ids)
}

async fn insert_values(
    tx: &mut Tx,
    option: OptionId,
    values: &[String],
) -> Result<Vec<OptionValueId>, Error> {
    let rows: Vec<_> = (0_i32..)
        .zip(values)
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

async fn insert_variants(
    tx: &mut Tx,
    product: ProductId,
    drafts: &[DraftVariant],
    values: &[Vec<OptionValueId>],
) -> Result<(), Error> {
    let rows: Vec<_> = (0_i32..)
        .zip(drafts)
        .map(|(position, draft)| {
            (
                variants::product_id.eq(product),
                variants::position.eq(position),
                variants::option_value_ids.eq(value_ids(draft, values)),
                variants::sku.eq(draft.sku.as_deref()),
                variants::price.eq(draft.price),
                variants::price_sale.eq(draft.price_sale),
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
    let shelf: Vec<_> = ids.zip(drafts.iter().map(|draft| draft.stock)).collect();
    stock::shelve(tx, &shelf).await
}

fn value_ids(draft: &DraftVariant, values: &[Vec<OptionValueId>]) -> Vec<OptionValueId> {
    let mut ids: Vec<OptionValueId> = values
        .iter()
        .zip(&draft.values)
        .filter_map(|(ids, index)| ids.get(*index).copied())
        .collect();
    ids.sort_unstable();
    ids
}
