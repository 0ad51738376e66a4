//! Writing a review. Crate `orders` decides which line may be reviewed, and by whom.

use auth::actor::User;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Jsonb, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{OrderLineId, ProductId, ReviewId, ShopId};

use super::{COLUMNS, Review, Stars};
use crate::{Error, Picture, json};
use db::Tx;

/// What a buyer says about one delivered line.
#[derive(Debug, Clone)]
pub struct NewReview {
    /// The line.
    pub line: OrderLineId,
    /// What was bought.
    pub product: ProductId,
    /// The chosen values, such as "Forest, M".
    pub choice: Option<String>,
    /// The name the buyer goes by.
    pub author: String,
    /// How content they are.
    pub stars: Stars,
    /// What they say.
    pub text: Option<types::Text<4000>>,
    /// What they show, at most 5.
    pub photos: Vec<Picture>,
}

#[derive(QueryableByName)]
struct Written {
    #[diesel(sql_type = Text)]
    review: String,
}

/// Writes a review and counts it. [`Error::AlreadyReviewed`] for a line that has one.
pub async fn add(tx: &mut Tx, author: &User, new: &NewReview) -> Result<Review, Error> {
    let text = new.text.as_ref().map_or("", types::Text::as_str);
    let photos = serde_json::to_value(&new.photos).map_err(json::unwritable)?;
    let written: Option<Written> = diesel::sql_query(format!(
        "with r as ( \
             insert into reviews ( \
                 product_id, order_line_id, user_id, author, rating, text, images, choice) \
             values ($1, $2, $3, $4, $5, $6, $7, $8) \
             on conflict on constraint reviews_once_per_line do nothing returning *) \
         select row_to_json(written)::text as review from (select {COLUMNS} from r) written"
    ))
    .bind::<BigInt, _>(new.product)
    .bind::<BigInt, _>(new.line)
    .bind::<BigInt, _>(author.id())
    .bind::<Text, _>(&new.author)
    .bind::<Integer, _>(new.stars.get())
    .bind::<Text, _>(text)
    .bind::<Jsonb, _>(photos)
    .bind::<Nullable<Text>, _>(new.choice.as_deref())
    .get_result(tx.conn())
    .await
    .optional()?;
    let written = written.ok_or(Error::AlreadyReviewed)?;
    count(tx, new.product, Change::Shown(new.stars.get())).await?;
    json::read(&written.review)
}

/// A review appears or disappears, with its stars.
#[derive(Debug, Clone, Copy)]
pub(super) enum Change {
    Shown(i32),
    Hidden(i32),
}

#[derive(QueryableByName)]
struct SoldBy {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
}

/// Counts a review on its product, then on the shop.
pub(super) async fn count(tx: &mut Tx, product: ProductId, change: Change) -> Result<(), Error> {
    let (stars, number) = match change {
        Change::Shown(stars) => (stars, 1),
        Change::Hidden(stars) => (-stars, -1),
    };
    let SoldBy { shop_id } = diesel::sql_query(
        "update products set rating_sum = rating_sum + $2, review_count = review_count + $3 \
         where id = $1 returning shop_id",
    )
    .bind::<BigInt, _>(product)
    .bind::<Integer, _>(stars)
    .bind::<Integer, _>(number)
    .get_result(tx.conn())
    .await?;
    diesel::sql_query(
        "update shops set rating_sum = rating_sum + $2, review_count = review_count + $3 \
         where id = $1",
    )
    .bind::<BigInt, _>(shop_id)
    .bind::<Integer, _>(stars)
    .bind::<Integer, _>(number)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// That a line was reviewed.
#[derive(Debug, Clone, Copy, QueryableByName)]
pub struct Given {
    /// The line.
    #[diesel(sql_type = BigInt)]
    pub order_line_id: OrderLineId,
    /// Its review.
    #[diesel(sql_type = BigInt)]
    pub id: ReviewId,
    /// With so many stars.
    #[diesel(sql_type = Integer)]
    pub rating: i32,
}

/// The reviews of these lines, hidden ones too.
pub async fn given(
    conn: &mut AsyncPgConnection,
    lines: &[OrderLineId],
) -> Result<Vec<Given>, Error> {
    let given = diesel::sql_query(
        "select order_line_id, id, rating from reviews where order_line_id = any($1)",
    )
    .bind::<Array<BigInt>, _>(lines)
    .load(conn)
    .await?;
    Ok(given)
}
