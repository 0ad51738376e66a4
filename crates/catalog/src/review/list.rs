//! Reviews as everybody sees them: of a product, or of all products of a shop.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Double, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, Slug};

use super::page::{self, Rows};
use super::{AboutProduct, COLUMNS, PRODUCT, Review, Stars, WITH_PRODUCT};
use crate::{Error, Picture, json};

/// Which reviews, and which first.
#[derive(Debug, Clone, Copy)]
pub struct Query {
    /// Only reviews with this number of stars.
    pub rating: Option<Stars>,
    /// Only those with photos.
    pub photos: bool,
    /// Which first.
    pub sort: Sort,
    /// Which page.
    pub page: PageRequest,
}

/// Which reviews come first; among equals the latest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sort {
    /// The latest.
    #[default]
    Newest,
    /// What most people found helpful.
    Helpful,
    /// Most stars.
    Highest,
    /// Fewest stars.
    Lowest,
}

impl Sort {
    const fn order(self) -> &'static str {
        match self {
            Self::Newest => "r.created_at desc, r.id desc",
            Self::Helpful => "r.helpful_count desc, r.created_at desc, r.id desc",
            Self::Highest => "r.rating desc, r.created_at desc, r.id desc",
            Self::Lowest => "r.rating, r.created_at desc, r.id desc",
        }
    }
}

impl Query {
    /// What is asked for, as conditions. Written out, so that PostgreSQL plans for just these.
    fn conditions(&self) -> String {
        let mut conditions = "r.hidden_at is null".to_owned();
        if let Some(stars) = self.rating {
            conditions.push_str(&format!(" and r.rating = {}", stars.get()));
        }
        if self.photos {
            conditions.push_str(" and r.images <> '[]'");
        }
        conditions
    }
}

/// A page of a product's reviews; the rest is about all of them, whatever was asked for.
#[derive(Debug, Clone)]
pub struct Reviews {
    /// What was asked for.
    pub page: Page<Review>,
    /// The mean of the stars.
    pub rating: Option<f64>,
    /// How many reviews of 1, 2, 3, 4 and 5 stars.
    pub histogram: Vec<i64>,
    /// The latest photos, at most 12.
    pub photos: Vec<Picture>,
}

/// A page of what is said about a shop's products on sale; the rest is about all of its products.
#[derive(Debug, Clone)]
pub struct ShopReviews {
    /// What was asked for.
    pub page: Page<AboutProduct>,
    /// The mean of the stars.
    pub rating: Option<f64>,
    /// How many reviews of 1, 2, 3, 4 and 5 stars.
    pub histogram: Vec<i64>,
}

#[derive(QueryableByName)]
struct Summary {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Nullable<Double>)]
    rating: Option<f64>,
    #[diesel(sql_type = Array<BigInt>)]
    histogram: Vec<i64>,
    #[diesel(sql_type = Text)]
    photos: String,
}

/// The reviews of a product on sale.
pub async fn list(
    conn: &mut AsyncPgConnection,
    product: &Slug,
    query: &Query,
) -> Result<Reviews, Error> {
    let of_all = summary(conn, include_str!("of_product.sql"), product).await?;
    let source = format!(
        "reviews r where r.product_id = $1 and {}",
        query.conditions()
    );
    let rows = Rows {
        columns: COLUMNS,
        source: &source,
        order: query.sort.order(),
        scope: of_all.id,
    };
    Ok(Reviews {
        page: page::load(conn, query.page, &rows).await?,
        rating: of_all.rating,
        histogram: of_all.histogram,
        photos: json::read(&of_all.photos)?,
    })
}

/// The reviews of an open shop's products.
pub async fn list_of_shop(
    conn: &mut AsyncPgConnection,
    shop: &Slug,
    query: &Query,
) -> Result<ShopReviews, Error> {
    let of_all = summary(conn, include_str!("of_shop.sql"), shop).await?;
    let source = format!(
        "{WITH_PRODUCT} where p.shop_id = $1 and p.status = 'active' and {}",
        query.conditions()
    );
    let rows = Rows {
        columns: &format!("{COLUMNS}, {PRODUCT}"),
        source: &source,
        order: query.sort.order(),
        scope: of_all.id,
    };
    Ok(ShopReviews {
        page: page::load(conn, query.page, &rows).await?,
        rating: of_all.rating,
        histogram: of_all.histogram,
    })
}

async fn summary(
    conn: &mut AsyncPgConnection,
    statement: &str,
    slug: &Slug,
) -> Result<Summary, Error> {
    diesel::sql_query(statement)
        .bind::<Text, _>(slug.as_str())
        .get_result(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)
}
