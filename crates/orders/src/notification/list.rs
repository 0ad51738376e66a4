//! A seller's notifications, and marking them as read.

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{NotificationId, Page, PageRequest};

use super::About;
use crate::Error;

/// One fact that a shop was told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notification {
    /// Its id: the newer, the higher.
    pub id: NotificationId,
    /// What it says.
    pub about: About,
    /// Of an order or a message, who bought, as the order has it now.
    pub buyer_name: Option<String>,
    /// When it was told.
    pub created_at: DateTime<Utc>,
    /// Whether the seller has read it.
    pub is_read: bool,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: NotificationId,
    #[diesel(sql_type = Jsonb)]
    about: serde_json::Value,
    #[diesel(sql_type = Nullable<Text>)]
    buyer_name: Option<String>,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Bool)]
    is_read: bool,
}

impl TryFrom<Row> for Notification {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.id,
            about: serde_json::from_value(row.about)?,
            buyer_name: row.buyer_name,
            created_at: row.created_at,
            is_read: row.is_read,
        })
    }
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = BigInt)]
    unread: i64,
}

/// A page of what the seller's shop was told in the last 90 days, the newest first, and how much of
/// all of it is unread.
pub async fn list(
    pool: &Pool,
    seller: &Seller,
    page: PageRequest,
) -> Result<(Page<Notification>, i64), Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let rows: Vec<Row> = diesel::sql_query(include_str!("list.sql"))
            .bind::<BigInt, _>(seller.shop())
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .load(tx.conn())
            .await?;
        let items: Result<Vec<_>, Error> = rows.into_iter().map(Notification::try_from).collect();
        let counted = count(tx, seller).await?;
        Ok((Page::new(page, items?, counted.total), counted.unread))
    })
    .await
}

/// What a seller has read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// These.
    These(Vec<NotificationId>),
    /// This one and all that came before it. What came after they looked stays unread.
    UpTo(NotificationId),
}

/// Notes what the seller has read; another shop's stay as they are. Answers how much is unread now.
pub async fn read(pool: &Pool, seller: &Seller, seen: &Seen) -> Result<i64, Error> {
    let (ids, last) = match seen {
        Seen::These(ids) => (ids.as_slice(), None),
        Seen::UpTo(last) => (&[][..], Some(*last)),
    };
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        diesel::sql_query(
            "update notifications set read_at = now() \
             where shop_id = $1 and read_at is null and (id = any($2) or id <= $3)",
        )
        .bind::<BigInt, _>(seller.shop())
        .bind::<Array<BigInt>, _>(ids)
        .bind::<Nullable<BigInt>, _>(last)
        .execute(tx.conn())
        .await?;
        Ok(count(tx, seller).await?.unread)
    })
    .await
}

async fn count(tx: &mut Tx, seller: &Seller) -> Result<Counted, Error> {
    let counted = diesel::sql_query(
        "select count(*) as total, count(*) filter (where read_at is null) as unread \
         from notifications where shop_id = $1",
    )
    .bind::<BigInt, _>(seller.shop())
    .get_result(tx.conn())
    .await?;
    Ok(counted)
}
