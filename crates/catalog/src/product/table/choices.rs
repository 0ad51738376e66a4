//! Saving the options of a table and their values.

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, BigInt, Integer, Text};
use diesel_async::RunQueryDsl;
use types::{OptionId, OptionValueId, ProductId};

use super::{Table, TableOption, There, recognize};
use crate::Error;
use crate::error::Fault;
use crate::product::{Field, create};
use db::Tx;
use db::schema::{option_values, product_options};

/// Makes the product's options those of the table; for each the ids of its values, in the
/// table's order.
pub(super) async fn set(
    tx: &mut Tx,
    product: ProductId,
    table: &Table,
) -> Result<Vec<Vec<OptionValueId>>, Error> {
    let mut faults = Vec::new();
    let options = recognize_options(tx, product, table, &mut faults).await?;
    let known: Vec<OptionId> = options.iter().filter_map(|id| *id).collect();
    let values = recognize_values(tx, &known, &options, table, &mut faults).await?;
    if !faults.is_empty() {
        return Err(Error::Refused(faults));
    }
    keep_options(tx, product, table, &options).await?;
    keep_values(tx, &known, table, &values).await?;
    let mut ids = Vec::with_capacity(table.options.len());
    let wanted = (0_i32..).zip(&table.options).zip(options).zip(values);
    for (((position, option), id), values) in wanted {
        let id = match id {
            Some(id) => id,
            None => create::insert_option(tx, product, position, &option.name).await?,
        };
        ids.push(add_values(tx, id, option, values).await?);
    }
    Ok(ids)
}

async fn recognize_options(
    tx: &mut Tx,
    product: ProductId,
    table: &Table,
    faults: &mut Vec<Fault>,
) -> Result<Vec<Option<OptionId>>, Error> {
    let there: Vec<(OptionId, String)> = product_options::table
        .filter(product_options::product_id.eq(product))
        .order((
            product_options::archived_at.asc().nulls_first(),
            product_options::id,
        ))
        .select((product_options::id, product_options::name))
        .load(tx.conn())
        .await?;
    let there: Vec<_> = there
        .into_iter()
        .map(|(id, words)| There { id, words })
        .collect();
    let wanted = table.options.iter().map(|it| (it.id, it.name.clone()));
    let wanted: Vec<_> = wanted.collect();
    Ok(recognize(&wanted, &there, |at| {
        let message = "Use one of the product's options";
        faults.push(Fault::new(Field::OptionId(at), "unknown_option", message));
    }))
}

async fn recognize_values(
    tx: &mut Tx,
    known: &[OptionId],
    options: &[Option<OptionId>],
    table: &Table,
    faults: &mut Vec<Fault>,
) -> Result<Vec<Vec<Option<OptionValueId>>>, Error> {
    let there: Vec<(OptionValueId, OptionId, String)> = option_values::table
        .filter(option_values::option_id.eq_any(known))
        .order((
            option_values::archived_at.asc().nulls_first(),
            option_values::id,
        ))
        .select((
            option_values::id,
            option_values::option_id,
            option_values::value,
        ))
        .load(tx.conn())
        .await?;
    let mut found = Vec::with_capacity(options.len());
    for (at, (id, option)) in options.iter().zip(&table.options).enumerate() {
        let own = there.iter().filter(|(_, of, _)| Some(*of) == *id);
        let own: Vec<_> = own.map(|(id, _, words)| There { id: *id, words }).collect();
        let wanted: Vec<_> = option.values.iter().map(|it| (it.id, &it.value)).collect();
        found.push(recognize(&wanted, &own, |value| {
            let place = Field::OptionValueId(at, value);
            let message = "Use one of the option's values";
            faults.push(Fault::new(place, "unknown_value", message));
        }));
    }
    Ok(found)
}

/// Those that stay get their names and places; the others are taken off, first, since they may
/// be called so.
async fn keep_options(
    tx: &mut Tx,
    product: ProductId,
    table: &Table,
    ids: &[Option<OptionId>],
) -> Result<(), Error> {
    let kept = (0_i32..).zip(ids).zip(&table.options);
    let kept = kept.filter_map(|((position, id), option)| Some(((*id)?, position, &option.name)));
    let (ids, positions, names) = columns(kept);
    sql_query(
        "update product_options set archived_at = now() \
         where product_id = $1 and archived_at is null and id <> all ($2)",
    )
    .bind::<BigInt, _>(product)
    .bind::<Array<BigInt>, _>(&ids)
    .execute(tx.conn())
    .await?;
    sql_query(
        "update product_options o \
         set name = w.name, position = w.position, archived_at = null \
         from unnest($1::bigint[], $2::integer[], $3::text[]) as w (id, position, name) \
         where o.id = w.id",
    )
    .bind::<Array<BigInt>, _>(&ids)
    .bind::<Array<Integer>, _>(positions)
    .bind::<Array<Text>, _>(names)
    .execute(tx.conn())
    .await?;
    Ok(())
}

async fn keep_values(
    tx: &mut Tx,
    of: &[OptionId],
    table: &Table,
    ids: &[Vec<Option<OptionValueId>>],
) -> Result<(), Error> {
    let kept = ids.iter().zip(&table.options).flat_map(|(ids, option)| {
        let values = (0_i32..).zip(ids).zip(&option.values);
        values.filter_map(|((position, id), value)| Some(((*id)?, position, &value.value)))
    });
    let (ids, positions, values) = columns(kept);
    sql_query(
        "update option_values set archived_at = now() \
         where option_id = any ($1) and archived_at is null and id <> all ($2)",
    )
    .bind::<Array<BigInt>, _>(of)
    .bind::<Array<BigInt>, _>(&ids)
    .execute(tx.conn())
    .await?;
    sql_query(
        "update option_values v \
         set value = w.value, position = w.position, archived_at = null \
         from unnest($1::bigint[], $2::integer[], $3::text[]) as w (id, position, value) \
         where v.id = w.id",
    )
    .bind::<Array<BigInt>, _>(&ids)
    .bind::<Array<Integer>, _>(positions)
    .bind::<Array<Text>, _>(values)
    .execute(tx.conn())
    .await?;
    Ok(())
}

fn columns<'a, Id>(
    rows: impl Iterator<Item = (Id, i32, &'a String)>,
) -> (Vec<Id>, Vec<i32>, Vec<&'a str>) {
    let (mut ids, mut positions, mut words) = (Vec::new(), Vec::new(), Vec::new());
    for (id, position, word) in rows {
        ids.push(id);
        positions.push(position);
        words.push(word.as_str());
    }
    (ids, positions, words)
}

/// The new ones among an option's values; answers the ids of all of them.
async fn add_values(
    tx: &mut Tx,
    id: OptionId,
    option: &TableOption,
    known: Vec<Option<OptionValueId>>,
) -> Result<Vec<OptionValueId>, Error> {
    let new = (0_i32..).zip(&option.values).zip(&known);
    let new = new.filter(|(_, known)| known.is_none());
    let new: Vec<_> = new
        .map(|((position, it), _)| (position, it.value.as_str()))
        .collect();
    let mut added = create::insert_values(tx, id, &new).await?.into_iter();
    Ok(known
        .into_iter()
        .filter_map(|known| known.or_else(|| added.next()))
        .collect())
}
