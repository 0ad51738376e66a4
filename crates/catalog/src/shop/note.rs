//! Operators' notes about a shop. Sellers cannot see them, and they are never changed.

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{Page, PageRequest, ShopId, Text, UserId};

use crate::Error;
use db::schema::shop_notes;

/// A note.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Note {
    /// Its id.
    pub id: i64,
    /// Who wrote it.
    pub author_id: UserId,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub created_at: DateTime<Utc>,
}

type Columns = (
    shop_notes::id,
    shop_notes::author_id,
    shop_notes::text,
    shop_notes::created_at,
);

const COLUMNS: Columns = (
    shop_notes::id,
    shop_notes::author_id,
    shop_notes::text,
    shop_notes::created_at,
);

/// A page of the notes about a shop, the latest first.
pub async fn notes(
    tx: &mut Tx,
    _operator: &Operator,
    shop: ShopId,
    page: PageRequest,
) -> Result<Page<Note>, Error> {
    super::name(tx.conn(), shop).await?;
    let of_shop = shop_notes::table.filter(shop_notes::shop_id.eq(shop));
    let total = of_shop.count().get_result(tx.conn()).await?;
    let notes = of_shop
        .order(shop_notes::id.desc())
        .limit(page.limit())
        .offset(page.offset())
        .select(COLUMNS)
        .load(tx.conn())
        .await?;
    Ok(Page::new(page, notes, total))
}

/// Notes something about a shop.
pub async fn add_note(
    tx: &mut Tx,
    operator: &Operator,
    shop: ShopId,
    text: &Text<2000>,
) -> Result<Note, Error> {
    let note = diesel::insert_into(shop_notes::table)
        .values((
            shop_notes::shop_id.eq(shop),
            shop_notes::author_id.eq(operator.user().id()),
            shop_notes::text.eq(text.as_str()),
        ))
        .returning(COLUMNS)
        .get_result(tx.conn())
        .await?;
    Ok(note)
}
