//! One page of reviews in one statement, whatever the filters and sort order.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::de::DeserializeOwned;
use types::{Page, PageRequest};

use crate::{Error, json};

/// Which rows, as parts of a statement. They name reviews `r` and may use `$1`, the scope.
pub struct Rows<'a> {
    /// What is read of each.
    pub columns: &'a str,
    /// The tables and their conditions, as behind `from`.
    pub source: &'a str,
    /// The order, in which no two rows are equal.
    pub order: &'a str,
    /// Whose reviews: a product, a shop.
    pub scope: i64,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    items: String,
}

/// The page with the number of rows on all pages. Numbering the rows of the ordered page keeps
/// their order.
pub async fn load<T: DeserializeOwned>(
    conn: &mut AsyncPgConnection,
    page: PageRequest,
    rows: &Rows<'_>,
) -> Result<Page<T>, Error> {
    let Rows {
        columns,
        source,
        order,
        scope,
    } = rows;
    let statement = format!(
        "select (select count(*) from {source}) as total, ( \
             select coalesce(json_agg(row_to_json(numbered) order by numbered.place), '[]') from ( \
                 select ordered.*, row_number() over () as place from ( \
                     select {columns} from {source} order by {order} limit $2 offset $3 \
                 ) ordered \
             ) numbered \
         )::text as items"
    );
    let found: Row = diesel::sql_query(statement)
        .bind::<BigInt, _>(scope)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .get_result(conn)
        .await?;
    Ok(Page::new(page, json::read(&found.items)?, found.total))
}
