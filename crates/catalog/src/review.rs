//! Reviews by buyers, votes and reports by readers, replies by sellers and moderation by operators.
//!
//! Ratings and counts on products and shops are updated in the transaction that writes, hides or
//! restores a review, always in the order review, product, shop, to avoid deadlocks. A checkout
//! locks products after shop orders, as a new review does.

mod erasure;
mod list;
mod moderation;
mod page;
mod personal;
mod photo;
mod reply;
mod report;
mod stars;
mod vote;
mod write;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::{ProductId, ReviewId, UserId};

use crate::{Error, Picture, Tile};
use db::Tx;

pub use erasure::erase;
pub use list::{Query, Reviews, ShopReviews, Sort, list, list_of_shop};
pub use moderation::{Moderated, Which, hide, list_moderated, restore};
pub use personal::{OwnReport, OwnReview, OwnVote, of, reports_of, votes_of};
pub use photo::Upload;
pub use reply::{Answerable, OwnQuery, OwnReviews, Reply, edit_reply, find_reply, list_own, reply};
pub use report::{Reason, Report, report};
pub use stars::Stars;
pub use vote::{helpful_to, mark_helpful, unmark_helpful};
pub use write::{Given, NewReview, add, given};

/// One review.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Review {
    /// Its id.
    pub id: ReviewId,
    /// The name the buyer goes by.
    pub author: String,
    /// Stars, 1 to 5.
    pub rating: i32,
    /// What they say; may be empty.
    pub text: String,
    /// What they show.
    pub images: Vec<Picture>,
    /// What they bought of it, such as "Forest, M".
    pub choice: Option<String>,
    /// The seller's reply.
    pub reply: Option<String>,
    /// When the seller said it.
    pub replied_at: Option<DateTime<Utc>>,
    /// How many people found it helpful.
    pub helpful_count: i32,
    /// When it was written.
    pub created_at: DateTime<Utc>,
}

/// A review with its product.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct AboutProduct {
    /// The review.
    #[serde(flatten)]
    pub review: Review,
    /// The product.
    pub product: Reviewed,
}

/// A short form of a product, shown beside a review.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Reviewed {
    /// Its id.
    pub id: ProductId,
    /// What it is called.
    pub title: String,
    /// What it is called in German, where its seller says so.
    pub title_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
    /// Its first picture.
    pub thumbnail: Option<String>,
    /// The hue behind it.
    pub tile: Tile,
}

/// The columns of a [`Review`].
const COLUMNS: &str = "r.id, r.author, r.rating, r.text, r.images, r.choice, r.reply, \
     r.replied_at, r.helpful_count, r.created_at";

/// The column of a [`Reviewed`].
const PRODUCT: &str = "json_build_object('id', p.id, 'title', p.title, \
     'title_de', p.title_de, 'slug', p.slug, 'thumbnail', p.thumbnail, 'tile', c.tile) as product";

/// Reviews with their products.
const WITH_PRODUCT: &str = "reviews r join products p on p.id = r.product_id \
     join categories c on c.id = p.category_id";

#[derive(QueryableByName)]
struct Author {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
}

/// Who wrote a review that everybody may read.
async fn author_of(tx: &mut Tx, review: ReviewId) -> Result<UserId, Error> {
    let author: Option<Author> = diesel::sql_query(
        "select r.user_id from reviews r join products p on p.id = r.product_id \
         join shops s on s.id = p.shop_id \
         where r.id = $1 and r.hidden_at is null \
             and p.status = 'active' and s.status = 'approved'",
    )
    .bind::<BigInt, _>(review)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(author.ok_or(Error::NotFound)?.user_id)
}
