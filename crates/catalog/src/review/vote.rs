//! Helpful votes. The count on the review is updated with the votes.

use auth::actor::User;
use auth::existing_account;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{ReviewId, Slug};

use super::author_of;
use crate::Error;
use db::{Pool, Tx};

/// A person finds a review helpful; once is enough. Answers how many do.
pub async fn mark_helpful(pool: &Pool, user: &User, review: ReviewId) -> Result<i32, Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        if author_of(tx, review).await? == user.id() {
            return Err(Error::OwnReview);
        }
        let vote = "insert into review_votes (review_id, user_id) values ($1, $2) \
             on conflict on constraint review_votes_pkey do nothing";
        let given = write(tx, vote, user, review).await?;
        count(tx, review, given).await
    })
    .await
}

/// A person takes the vote back. Answers how many are left.
pub async fn unmark_helpful(pool: &Pool, user: &User, review: ReviewId) -> Result<i32, Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        author_of(tx, review).await?;
        let vote = "delete from review_votes where review_id = $1 and user_id = $2";
        let taken = write(tx, vote, user, review).await?;
        count(tx, review, -taken).await
    })
    .await
}

/// Changes a person's vote, of which there is at most one; answers 1 or 0.
async fn write(tx: &mut Tx, vote: &str, user: &User, review: ReviewId) -> Result<i32, Error> {
    let changed = diesel::sql_query(vote)
        .bind::<BigInt, _>(review)
        .bind::<BigInt, _>(user.id())
        .execute(tx.conn())
        .await?;
    Ok(i32::from(changed > 0))
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = Integer)]
    helpful_count: i32,
}

async fn count(tx: &mut Tx, review: ReviewId, change: i32) -> Result<i32, Error> {
    let count: Count = diesel::sql_query(
        "update reviews set helpful_count = helpful_count + $2 where id = $1 \
         returning helpful_count",
    )
    .bind::<BigInt, _>(review)
    .bind::<Integer, _>(change)
    .get_result(tx.conn())
    .await?;
    Ok(count.helpful_count)
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    review_id: ReviewId,
}

/// The reviews of a product that a person finds helpful, of those that everybody sees.
pub async fn helpful_to(
    conn: &mut AsyncPgConnection,
    user: &User,
    product: &Slug,
) -> Result<Vec<ReviewId>, Error> {
    let found: Vec<Row> = diesel::sql_query(
        "select v.review_id from review_votes v \
         join reviews r on r.id = v.review_id and r.hidden_at is null \
         join products p on p.id = r.product_id and p.status = 'active' \
         join shops s on s.id = p.shop_id and s.status = 'approved' \
         where v.user_id = $1 and p.slug = $2 order by v.review_id",
    )
    .bind::<BigInt, _>(user.id())
    .bind::<Text, _>(product.as_str())
    .load(conn)
    .await?;
    Ok(found.into_iter().map(|found| found.review_id).collect())
}
