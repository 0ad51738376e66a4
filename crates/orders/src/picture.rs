//! Pictures in orders: those on order lines outlive the product's gallery; returns and messages
//! have their own.

use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use diesel_async::RunQueryDsl;

#[derive(QueryableByName)]
struct Shown {
    #[diesel(sql_type = Bool)]
    shown: bool,
}

/// Whether a line of any order, a return or a message shows the picture.
pub async fn is_shown(tx: &mut Tx, url: &str) -> Result<bool, db::Error> {
    let row: Shown = diesel::sql_query(
        "select exists (select from order_lines where image = $1) \
             or exists (select from returns where photos <> '[]' \
                 and photos @> jsonb_build_array(jsonb_build_object('url', $1))) \
             or exists (select from returns where label ->> 'url' = $1) \
             or exists (select from messages where photos <> '[]' \
                 and photos @> jsonb_build_array(jsonb_build_object('url', $1))) as shown",
    )
    .bind::<Text, _>(url)
    .get_result(tx.conn())
    .await?;
    Ok(row.shown)
}
