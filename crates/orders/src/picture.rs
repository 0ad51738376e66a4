//! Pictures on frozen lines: they outlive the gallery they come from.

use db::Tx;
use db::schema::order_lines;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;

/// Whether a line of any order shows the picture.
pub async fn is_shown(tx: &mut Tx, url: &str) -> Result<bool, db::Error> {
    let lines = order_lines::table.filter(order_lines::image.eq(url));
    let shown = diesel::select(diesel::dsl::exists(lines));
    Ok(shown.get_result(tx.conn()).await?)
}
