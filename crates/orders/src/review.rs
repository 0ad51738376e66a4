//! Reviewing a delivered line. This crate knows whose line it is and its state; the review itself
//! belongs to crate `catalog`.

use auth::actor::User;
use auth::existing_account;
use catalog::review::{self, NewReview, Review, Stars, Upload};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use mail::template::Brand;
use serde::{Deserialize, Serialize};
use types::{OrderId, OrderLineId, ProductId, ReviewId, ShopId};

use crate::order::{Order, ShopOrder};
use crate::status::ShopOrderStatus;
use crate::{Error, emails};

/// What a buyer says and shows.
#[derive(Debug, Clone)]
pub struct Opinion {
    /// How content they are.
    pub stars: Stars,
    /// What they say.
    pub text: Option<types::Text<4000>>,
    /// What they show.
    pub photos: Upload,
}

/// Reviews a line of the buyer's own order, once, after it arrived, and tells the shop. Photos are looked at only
/// for a line that may be reviewed, and before the transaction that writes the review.
pub async fn write(
    pool: &Pool,
    brand: &Brand,
    buyer: &User,
    (order, line): (OrderId, OrderLineId),
    opinion: Opinion,
) -> Result<Review, Error> {
    db::transaction(pool, async |tx| {
        reviewable(tx, buyer, order, line).await.map(drop)
    })
    .await?;
    let photos = opinion.photos.keep(pool).await?;
    db::transaction(pool, async |tx| {
        let author = existing_account::lock(tx, buyer).await?;
        let bought = reviewable(tx, buyer, order, line).await?;
        let new = NewReview {
            line,
            product: bought.product_id,
            choice: bought.choice.clone(),
            author,
            stars: opinion.stars,
            text: opinion.text,
            photos,
        };
        let review = review::add(tx, buyer, &new).await?;
        emails::review::to_shop(tx, brand, &bought, &review).await?;
        Ok(review)
    })
    .await
}

/// What a buyer may review.
#[derive(QueryableByName)]
pub(crate) struct Bought {
    #[diesel(sql_type = BigInt)]
    pub product_id: ProductId,
    #[diesel(sql_type = Text)]
    pub product_slug: String,
    #[diesel(sql_type = Text)]
    pub title: String,
    #[diesel(sql_type = BigInt)]
    pub shop_id: ShopId,
    #[diesel(sql_type = Text)]
    status: ShopOrderStatus,
    #[diesel(sql_type = Bool)]
    came: bool,
    #[diesel(sql_type = Nullable<Text>)]
    choice: Option<String>,
}

/// Locks the line, if the buyer may review it: its part of the order stays as it is meanwhile.
async fn reviewable(
    tx: &mut Tx,
    buyer: &User,
    order: OrderId,
    line: OrderLineId,
) -> Result<Bought, Error> {
    let bought: Bought = diesel::sql_query(include_str!("review/bought.sql"))
        .bind::<BigInt, _>(line)
        .bind::<BigInt, _>(order)
        .bind::<BigInt, _>(buyer.id())
        .get_result(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    if auth::role::manager_of(tx.conn(), bought.shop_id).await? == Some(buyer.id()) {
        return Err(Error::OwnShop);
    }
    if !bought.status.has_arrived() || !bought.came {
        return Err(Error::NotDelivered);
    }
    if !review::given(tx.conn(), &[line]).await?.is_empty() {
        return Err(catalog::Error::AlreadyReviewed.into());
    }
    Ok(bought)
}

/// That a line was reviewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineReview {
    /// The review.
    pub id: ReviewId,
    /// With so many stars.
    pub rating: i32,
}

/// Puts reviews beside what arrived; as long as nothing did, nobody is asked.
pub(crate) async fn add_to(
    conn: &mut AsyncPgConnection,
    orders: &mut [Order],
) -> Result<(), Error> {
    let parts = orders.iter_mut().flat_map(|order| &mut order.shop_orders);
    let mut arrived: Vec<&mut ShopOrder> =
        parts.filter(|part| part.status.ever_arrived()).collect();
    let lines = arrived.iter().flat_map(|part| &part.lines);
    let lines: Vec<OrderLineId> = lines.map(|line| line.id).collect();
    if lines.is_empty() {
        return Ok(());
    }
    let given = catalog::review::given(conn, &lines).await?;
    for part in &mut arrived {
        let stays = part.status.has_arrived();
        for line in &mut part.lines {
            let review = given.iter().find(|given| given.order_line_id == line.id);
            line.review = review.map(|given| LineReview {
                id: given.id,
                rating: given.rating,
            });
            line.reviewable = stays && line.shipped > line.lost && line.review.is_none();
        }
    }
    Ok(())
}
