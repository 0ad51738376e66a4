//! Changing a product to match a table.

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Jsonb};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{OptionValueId, ProductId, ShopId, VariantId};

use super::{Row, Table, There, choices, recognize};
use crate::error::Fault;
use crate::product::lock::{bump_version, lock, lock_stock};
use crate::product::{Field, Product, create, image, own, refresh_card};
use crate::stock::{self, Count};
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::variants;
use db::{Pool, Tx};

/// Makes all options and variants of the seller's product what the table says. A variant that is
/// left out is no longer sold: what was set aside of it can still be paid for.
pub async fn set(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    table: &Table,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        lock_stock(tx, seller.shop(), &[product]).await?;
        lock(tx, seller.shop(), product, table.seen).await?;
        write(tx, seller.shop(), product, table).await?;
        bump_version(tx, product).await?;
        refresh_card(tx, product).await?;
        feed::notify(tx);
        own::load(tx, seller, product).await
    })
    .await
}

/// The product's options, variants and shelves; all of them are locked.
pub(in crate::product) async fn write(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    table: &Table,
) -> Result<(), Error> {
    let values = choices::set(tx, product, table).await?;
    let rows = variant_rows(tx, product, table, &values).await?;
    keep(tx, product, &rows).await?;
    add(tx, product, &rows).await?;
    count(tx, shop, product, &rows).await
}

/// A row of the table with what the database knows of it.
struct VariantRow<'a> {
    row: &'a Row,
    /// The variant that it is; `None` for a new one.
    id: Option<VariantId>,
    /// Ascending, as a variant keeps them.
    values: Vec<OptionValueId>,
    /// Where its picture is served.
    image: Option<String>,
}

async fn variant_rows<'a>(
    tx: &mut Tx,
    product: ProductId,
    table: &'a Table,
    values: &[Vec<OptionValueId>],
) -> Result<Vec<VariantRow<'a>>, Error> {
    let there: Vec<(VariantId, Vec<OptionValueId>)> = variants::table
        .filter(variants::product_id.eq(product))
        .order((variants::archived_at.desc().nulls_first(), variants::id))
        .select((variants::id, variants::option_value_ids))
        .load(tx.conn())
        .await?;
    let there: Vec<_> = there
        .into_iter()
        .map(|(id, words)| There { id, words })
        .collect();
    let chosen = |row: &Row| (row.id, create::value_ids(&row.draft, values));
    let wanted: Vec<_> = table.rows.iter().map(chosen).collect();
    let mut faults = Vec::new();
    let ids = recognize(&wanted, &there, |at| {
        let message = "Use one of the product's variants";
        faults.push(Fault::new(Field::VariantId(at), "unknown_variant", message));
    });
    let pictures = image::urls(tx, product).await?;
    let rows = table.rows.iter().zip(ids).zip(wanted).enumerate();
    let rows = rows
        .map(|(at, ((row, id), (_, values)))| VariantRow {
            row,
            id,
            values,
            image: image::shown(&pictures, row.image, Field::VariantImage(at), &mut faults),
        })
        .collect();
    match faults.is_empty() {
        true => Ok(rows),
        false => Err(Error::Refused(faults)),
    }
}

/// Those that stay become what the table says; the others are taken off, first, since they may
/// have the same values.
async fn keep(tx: &mut Tx, product: ProductId, rows: &[VariantRow<'_>]) -> Result<(), Error> {
    let ids: Vec<VariantId> = rows.iter().filter_map(|row| row.id).collect();
    sql_query(
        "update variants set archived_at = now() \
         where product_id = $1 and archived_at is null and id <> all ($2)",
    )
    .bind::<BigInt, _>(product)
    .bind::<Array<BigInt>, _>(&ids)
    .execute(tx.conn())
    .await?;
    let kept = rows.iter().enumerate().filter(|(_, it)| it.id.is_some());
    let kept: Vec<_> = kept
        .map(|(position, it)| {
            let draft = &it.row.draft;
            json!({
                "id": it.id, "position": position, "option_value_ids": it.values,
                "sku": draft.sku, "barcode": draft.barcode, "weight": draft.weight,
                "price": draft.price.minor(), "image": it.image,
                "price_sale": draft.price_sale.map(types::Money::minor),
                "sale_from": draft.sale.from, "sale_until": draft.sale.until,
            })
        })
        .collect();
    sql_query(include_str!("keep.sql"))
        .bind::<Jsonb, _>(json!(kept))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn add(tx: &mut Tx, product: ProductId, rows: &[VariantRow<'_>]) -> Result<(), Error> {
    let new = (0_i32..).zip(rows).filter(|(_, it)| it.id.is_none());
    let new: Vec<_> = new
        .map(|(position, it)| create::NewVariant {
            position,
            draft: &it.row.draft,
            values: it.values.clone(),
            image: it.image.as_deref(),
        })
        .collect();
    create::insert_variants(tx, product, &new).await
}

/// What is on the shelf of those that were there, or come back, in the order of their ids.
async fn count(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    rows: &[VariantRow<'_>],
) -> Result<(), Error> {
    let counts = rows.iter().filter_map(|it| {
        let count = match it.row.id {
            Some(_) => Count::Change(it.row.stock_change?),
            None => Count::Set(it.row.draft.stock),
        };
        Some((it.id?, count))
    });
    let mut counts: Vec<_> = counts.collect();
    counts.sort_unstable_by_key(|(id, _)| *id);
    for (variant, wanted) in counts {
        stock::count(tx, shop, product, variant, wanted).await?;
    }
    Ok(())
}
