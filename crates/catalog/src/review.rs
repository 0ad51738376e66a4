//! What buyers say about a product.

use auth::actor::User;
use auth::closing::{FORMER, Leaving};
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, ProductId, ReviewId, Slug};

use crate::Error;

/// One review.
#[derive(Debug, Clone, QueryableByName)]
pub struct Review {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: ReviewId,
    /// The name the buyer goes by.
    #[diesel(sql_type = Text)]
    pub author: String,
    /// Stars, 1 to 5.
    #[diesel(sql_type = Integer)]
    pub rating: i32,
    /// What they say.
    #[diesel(sql_type = Text)]
    pub text: String,
    /// The pictures' addresses, a JSON list of strings.
    #[diesel(sql_type = Jsonb)]
    pub images: serde_json::Value,
    /// What the seller says to it.
    #[diesel(sql_type = Nullable<Text>)]
    pub reply: Option<String>,
    /// When it was written.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// A page of reviews with how many there are of each kind.
#[derive(Debug, Clone)]
pub struct Reviews {
    /// The latest first.
    pub page: Page<Review>,
    /// How many reviews of 1, 2, 3, 4 and 5 stars.
    pub histogram: Vec<i64>,
}

#[derive(QueryableByName)]
struct Summary {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = Array<BigInt>)]
    histogram: Vec<i64>,
}

/// The reviews of a product on sale.
pub async fn list(
    conn: &mut AsyncPgConnection,
    product: &Slug,
    page: PageRequest,
) -> Result<Reviews, Error> {
    let summary: Summary = diesel::sql_query(
        "select p.id as product_id, array( \
             select count(r.id) from generate_series(1, 5) as stars \
             left join reviews r on r.product_id = p.id and r.rating = stars \
             group by stars order by stars) as histogram \
         from products p join shops s on s.id = p.shop_id \
         where p.slug = $1 and p.status = 'active' and s.status = 'approved'",
    )
    .bind::<Text, _>(product.as_str())
    .get_result(conn)
    .await
    .optional()?
    .ok_or(Error::NotFound)?;
    let items: Vec<Review> = diesel::sql_query(
        "select id, author, rating, text, images, reply, created_at from reviews \
         where product_id = $1 order by created_at desc, id desc limit $2 offset $3",
    )
    .bind::<BigInt, _>(summary.product_id)
    .bind::<BigInt, _>(page.limit())
    .bind::<BigInt, _>(page.offset())
    .load(conn)
    .await?;
    Ok(Reviews {
        page: Page::new(page, items, summary.histogram.iter().sum()),
        histogram: summary.histogram,
    })
}

/// A review as its author looks back on it.
#[derive(Debug, Clone, QueryableByName)]
pub struct OwnReview {
    /// The review.
    #[diesel(embed)]
    pub review: Review,
    /// What it is about.
    #[diesel(sql_type = Text)]
    pub product_title: String,
}

/// What a person said about products, the latest first.
pub async fn of(conn: &mut AsyncPgConnection, author: &User) -> Result<Vec<OwnReview>, Error> {
    let reviews = diesel::sql_query(
        "select r.id, r.author, r.rating, r.text, r.images, r.reply, r.created_at, \
             p.title as product_title \
         from reviews r join products p on p.id = r.product_id \
         where r.user_id = $1 order by r.created_at desc, r.id desc",
    )
    .bind::<BigInt, _>(author.id())
    .load(conn)
    .await?;
    Ok(reviews)
}

/// Takes the name of somebody who leaves off their reviews; what they say stays.
pub async fn erase_author(tx: &mut Tx, leaving: &Leaving) -> Result<(), Error> {
    diesel::sql_query("update reviews set author = $2 where user_id = $1")
        .bind::<BigInt, _>(leaving.user())
        .bind::<Text, _>(FORMER)
        .execute(tx.conn())
        .await?;
    Ok(())
}
