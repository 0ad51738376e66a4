//! What is said about a shop's goods, in the hands of its seller, who answers once.

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Page, PageRequest, ReviewId};

use super::page::{self, Rows};
use super::{AboutProduct, COLUMNS, PRODUCT, WITH_PRODUCT};
use crate::Error;
use db::{Pool, Tx};

/// The seller's answer, if there is one.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Reply {
    /// What they say.
    #[diesel(sql_type = Nullable<Text>)]
    pub reply: Option<String>,
    /// When they said it.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub replied_at: Option<DateTime<Utc>>,
}

/// What is said about the shop's goods, in whatever status these are; the latest first.
pub async fn list_own(
    pool: &Pool,
    seller: &Seller,
    unanswered: bool,
    page: PageRequest,
) -> Result<Page<AboutProduct>, Error> {
    let open = if unanswered {
        "and r.reply is null"
    } else {
        ""
    };
    let source = format!("{WITH_PRODUCT} where p.shop_id = $1 and r.hidden_at is null {open}");
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let rows = Rows {
            columns: &format!("{COLUMNS}, {PRODUCT}"),
            source: &source,
            order: "r.created_at desc, r.id desc",
            scope: seller.shop().get(),
        };
        page::load(tx.conn(), page, &rows).await
    })
    .await
}

/// The answer to a review of the shop's goods; another shop's review is not found.
pub async fn find_reply(pool: &Pool, seller: &Seller, review: ReviewId) -> Result<Reply, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        find(tx, seller, review).await
    })
    .await
}

/// Answers a review of the shop's goods, once: [`Error::AlreadyReplied`] from then on.
pub async fn reply(
    pool: &Pool,
    seller: &Seller,
    review: ReviewId,
    words: &types::Text<2000>,
) -> Result<Reply, Error> {
    db::transaction_of_shop(pool, seller.shop(), async |tx| {
        let written = diesel::sql_query(
            "update reviews r set reply = $3, replied_at = now() from products p \
             where r.id = $1 and p.id = r.product_id and p.shop_id = $2 \
                 and r.hidden_at is null and r.reply is null",
        )
        .bind::<BigInt, _>(review)
        .bind::<BigInt, _>(seller.shop())
        .bind::<Text, _>(words.as_str())
        .execute(tx.conn())
        .await?;
        let reply = find(tx, seller, review).await?;
        match written {
            0 => Err(Error::AlreadyReplied),
            _ => Ok(reply),
        }
    })
    .await
}

async fn find(tx: &mut Tx, seller: &Seller, review: ReviewId) -> Result<Reply, Error> {
    diesel::sql_query(
        "select r.reply, r.replied_at from reviews r join products p on p.id = r.product_id \
         where r.id = $1 and p.shop_id = $2 and r.hidden_at is null",
    )
    .bind::<BigInt, _>(review)
    .bind::<BigInt, _>(seller.shop())
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)
}
