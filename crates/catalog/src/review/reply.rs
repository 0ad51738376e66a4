//! Reviews of a shop's products, for its seller, who can reply once and edit the reply once.

use auth::actor::Seller;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{Page, PageRequest, ReviewId};

use super::page::{self, Rows};
use super::{AboutProduct, COLUMNS, PRODUCT, Stars, WITH_PRODUCT};
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
    /// When they put it right; from then on it stays.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub reply_edited_at: Option<DateTime<Utc>>,
}

/// Which reviews of the shop's own products to list.
#[derive(Debug, Clone, Copy, Default)]
pub struct OwnQuery {
    /// Only reviews without a reply.
    pub unanswered: bool,
    /// Only reviews with this number of stars.
    pub rating: Option<Stars>,
    /// Which page.
    pub page: PageRequest,
}

/// A page of what is said about the shop's products; the counts are about all of it.
#[derive(Debug, Clone)]
pub struct OwnReviews {
    /// What was asked for.
    pub page: Page<Answerable>,
    /// How many reviews of 1, 2, 3, 4 and 5 stars.
    pub histogram: Vec<i64>,
    /// How many have no answer.
    pub unanswered: i64,
}

/// A review of one of the shop's own products.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Answerable {
    /// The review and what it is about.
    #[serde(flatten)]
    pub about: AboutProduct,
    /// When the answer was put right; from then on it stays.
    pub reply_edited_at: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Counts {
    #[diesel(sql_type = Array<BigInt>)]
    histogram: Vec<i64>,
    #[diesel(sql_type = BigInt)]
    unanswered: i64,
}

/// What is said about the shop's products, in whatever status these are; the latest first.
pub async fn list_own(pool: &Pool, seller: &Seller, query: &OwnQuery) -> Result<OwnReviews, Error> {
    let mut source = format!("{WITH_PRODUCT} where p.shop_id = $1 and r.hidden_at is null");
    if query.unanswered {
        source.push_str(" and r.reply is null");
    }
    if let Some(stars) = query.rating {
        source.push_str(&format!(" and r.rating = {}", stars.get()));
    }
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let rows = Rows {
            columns: &format!("{COLUMNS}, {PRODUCT}, r.reply_edited_at"),
            source: &source,
            order: "r.created_at desc, r.id desc",
            scope: seller.shop().get(),
        };
        let page = page::load(tx.conn(), query.page, &rows).await?;
        let counts: Counts = diesel::sql_query(include_str!("of_seller.sql"))
            .bind::<BigInt, _>(seller.shop())
            .get_result(tx.conn())
            .await?;
        Ok(OwnReviews {
            page,
            histogram: counts.histogram,
            unanswered: counts.unanswered,
        })
    })
    .await
}

/// The answer to a review of the shop's products; another shop's review is not found.
pub async fn find_reply(pool: &Pool, seller: &Seller, review: ReviewId) -> Result<Reply, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        find(tx, seller, review).await
    })
    .await
}

/// Answers a review of the shop's products, once: [`Error::AlreadyReplied`] from then on.
pub async fn reply(
    pool: &Pool,
    seller: &Seller,
    review: ReviewId,
    words: &types::Text<2000>,
) -> Result<Reply, Error> {
    const WRITE: &str = "update reviews r set reply = $3, replied_at = now() from products p \
         where r.id = $1 and p.id = r.product_id and p.shop_id = $2 \
             and r.hidden_at is null and r.reply is null";
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let written = write(tx, seller, review, words, WRITE).await?;
        written.ok_or(Error::AlreadyReplied)
    })
    .await
}

/// Puts an answer right, once: [`Error::ReplyStays`] from then on, and where there is none.
pub async fn edit_reply(
    pool: &Pool,
    seller: &Seller,
    review: ReviewId,
    words: &types::Text<2000>,
) -> Result<Reply, Error> {
    const WRITE: &str = "update reviews r set reply = $3, reply_edited_at = now() from products p \
         where r.id = $1 and p.id = r.product_id and p.shop_id = $2 \
             and r.hidden_at is null and r.reply is not null and r.reply_edited_at is null";
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let written = write(tx, seller, review, words, WRITE).await?;
        written.ok_or(Error::ReplyStays)
    })
    .await
}

/// The answer once it is written; none where the review is there and the statement found nothing to
/// write.
async fn write(
    tx: &mut Tx,
    seller: &Seller,
    review: ReviewId,
    words: &types::Text<2000>,
    statement: &'static str,
) -> Result<Option<Reply>, Error> {
    let written = diesel::sql_query(statement)
        .bind::<BigInt, _>(review)
        .bind::<BigInt, _>(seller.shop())
        .bind::<Text, _>(words.as_str())
        .execute(tx.conn())
        .await?;
    let reply = find(tx, seller, review).await?;
    Ok((written > 0).then_some(reply))
}

async fn find(tx: &mut Tx, seller: &Seller, review: ReviewId) -> Result<Reply, Error> {
    diesel::sql_query(
        "select r.reply, r.replied_at, r.reply_edited_at \
         from reviews r join products p on p.id = r.product_id \
         where r.id = $1 and p.shop_id = $2 and r.hidden_at is null",
    )
    .bind::<BigInt, _>(review)
    .bind::<BigInt, _>(seller.shop())
    .get_result(tx.conn())
    .await
    .optional()?
    .ok_or(Error::NotFound)
}
