//! A shop's products, one row per variant, for feeds to product search engines.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Money, ProductId, ShopId, Slug, VariantId};

use crate::Error;
use db::Pool;

/// Products read at a time.
const BATCH: usize = 200;

/// A variant, with what its product says.
#[derive(Debug, QueryableByName)]
pub struct Item {
    /// The product.
    #[diesel(sql_type = BigInt)]
    pub product_id: ProductId,
    /// The variant.
    #[diesel(sql_type = BigInt)]
    pub variant_id: VariantId,
    /// The product's part of the URL.
    #[diesel(sql_type = Text)]
    pub slug: String,
    /// The product's title.
    #[diesel(sql_type = Text)]
    pub title: String,
    /// The product's description, in Markdown.
    #[diesel(sql_type = Text)]
    pub description: String,
    /// Where it stands: `Kitchen > Mugs`.
    #[diesel(sql_type = Text)]
    pub category: String,
    /// Whether the product has other variants.
    #[diesel(sql_type = Bool)]
    pub is_one_of_several: bool,
    /// What its options are called.
    #[diesel(sql_type = Array<Text>)]
    pub option_names: Vec<String>,
    /// What the variant has of each.
    #[diesel(sql_type = Array<Text>)]
    pub option_values: Vec<String>,
    /// Its pictures, the variant's own first.
    #[diesel(sql_type = Array<Text>)]
    pub images: Vec<String>,
    /// The article number.
    #[diesel(sql_type = Nullable<Text>)]
    pub sku: Option<String>,
    /// The number below its bars.
    #[diesel(sql_type = Nullable<Text>)]
    pub barcode: Option<String>,
    /// In grams.
    #[diesel(sql_type = Nullable<Integer>)]
    pub weight: Option<i32>,
    /// The regular price.
    #[diesel(sql_type = BigInt)]
    pub price: Money,
    /// The reduced price, whether it holds now or not.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub price_sale: Option<Money>,
    /// When that begins.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub sale_from: Option<DateTime<Utc>>,
    /// When that ends.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub sale_until: Option<DateTime<Utc>>,
    /// Whether there is any, and its shop is not on holiday.
    #[diesel(sql_type = Bool)]
    pub can_be_bought: bool,
}

/// The products of a shop on their way out.
#[derive(Debug)]
pub struct Offers {
    /// The shop's name.
    pub shop_name: String,
    /// The shop's present part of the URL.
    pub shop_slug: String,
    /// What is still to come, the last one first.
    left: Vec<ProductId>,
}

#[derive(QueryableByName)]
struct Open {
    #[diesel(sql_type = BigInt)]
    id: ShopId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    slug: String,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
}

impl Offers {
    /// All that an open shop has on sale; [`Error::NotFound`] for any other. An address that the
    /// shop had before finds it too.
    pub async fn begin(pool: &Pool, slug: &Slug) -> Result<Self, Error> {
        db::transaction(pool, async |tx| {
            let open: Option<Open> = diesel::sql_query(
                "select s.id, s.name, s.slug from shop_slugs o join shops s on s.id = o.shop_id \
                 where o.slug = $1 and s.status = 'approved'",
            )
            .bind::<Text, _>(slug.as_str())
            .get_result(tx.conn())
            .await
            .optional()?;
            let Open { id, name, slug } = open.ok_or(Error::NotFound)?;
            let left: Vec<Id> = diesel::sql_query(
                "select id from products where shop_id = $1 and status = 'active' order by id desc",
            )
            .bind::<BigInt, _>(id)
            .load(tx.conn())
            .await?;
            Ok(Self {
                shop_name: name,
                shop_slug: slug,
                left: left.into_iter().map(|row| row.id).collect(),
            })
        })
        .await
    }

    /// The next of them; `None` at the end.
    pub async fn next(&mut self, pool: &Pool) -> Result<Option<Vec<Item>>, Error> {
        if self.left.is_empty() {
            return Ok(None);
        }
        let from = self.left.len().saturating_sub(BATCH);
        let ids = self.left.split_off(from);
        db::transaction(pool, async |tx| {
            let items = diesel::sql_query(include_str!("merchant/items.sql"));
            let items = items.bind::<Array<BigInt>, _>(&ids).load(tx.conn());
            Ok(Some(items.await?))
        })
        .await
    }
}
