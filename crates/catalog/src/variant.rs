//! Variants as a shopper meets them: which one a choice of options names, and what it
//! costs now.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{Money, OptionValueId, ProductId, ShopId, UserId, VariantId};

use crate::{Error, Tile};

/// What a shop offers for one variant at this moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The thing with a price and stock.
    pub variant: VariantId,
    /// The product it belongs to.
    pub product: ProductId,
    /// The product's part of its URL.
    pub product_slug: String,
    /// The product's title.
    pub title: String,
    /// The hue behind the picture.
    pub tile: Tile,
    /// The variant's own picture, else the product's.
    pub thumbnail: Option<String>,
    /// Who sells it.
    pub shop: ShopRef,
    /// Whose shop that is.
    pub owner: UserId,
    /// The chosen value of each option, in the product's order.
    pub options: Vec<Choice>,
    /// The regular price.
    pub price: Money,
    /// The reduced price, if there is one.
    pub price_sale: Option<Money>,
    /// How many can be bought: on the shelf and not set aside.
    pub available: i64,
    /// Whether it may be bought at all: active product, approved shop, live variant.
    pub on_sale: bool,
}

impl Offer {
    /// What one piece costs: the reduced price when there is one.
    pub fn unit_price(&self) -> Money {
        self.price_sale.unwrap_or(self.price)
    }
}

/// A shop in the few words that stand on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShopRef {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
}

/// One option with the value chosen for it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Choice {
    /// The option, such as "Colour".
    pub name: String,
    /// The value, such as "Forest green".
    pub value: String,
    /// The value's id.
    pub value_id: OptionValueId,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Nullable<BigInt>)]
    variant_id: Option<VariantId>,
}

/// The one live variant of a product on sale that has exactly these option values, in any
/// order. A product that is not on sale is [`Error::NotFound`]; a choice that is incomplete,
/// foreign or contradictory is [`Error::NoSuchVariant`].
pub async fn resolve(
    conn: &mut AsyncPgConnection,
    product: ProductId,
    values: &[OptionValueId],
) -> Result<VariantId, Error> {
    let mut values = values.to_vec();
    values.sort_unstable();
    let found: Option<Found> = diesel::sql_query(
        "select v.id as variant_id from products p \
         join shops s on s.id = p.shop_id and s.status = 'approved' \
         left join variants v on v.product_id = p.id and v.option_value_ids = $2 \
             and v.archived_at is null \
         where p.id = $1 and p.status = 'active'",
    )
    .bind::<BigInt, _>(product)
    .bind::<Array<BigInt>, _>(values)
    .get_result(conn)
    .await
    .optional()?;
    let found = found.ok_or(Error::NotFound)?;
    found.variant_id.ok_or(Error::NoSuchVariant)
}

#[derive(QueryableByName)]
struct OfferRow {
    #[diesel(sql_type = BigInt)]
    variant: VariantId,
    #[diesel(sql_type = BigInt)]
    product: ProductId,
    #[diesel(sql_type = Text)]
    product_slug: String,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Text)]
    tile: Tile,
    #[diesel(sql_type = Nullable<Text>)]
    thumbnail: Option<String>,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Text)]
    shop_name: String,
    #[diesel(sql_type = Text)]
    shop_slug: String,
    #[diesel(sql_type = BigInt)]
    owner: UserId,
    #[diesel(sql_type = Text)]
    options: String,
    #[diesel(sql_type = BigInt)]
    price: Money,
    #[diesel(sql_type = Nullable<BigInt>)]
    price_sale: Option<Money>,
    #[diesel(sql_type = BigInt)]
    available: i64,
    #[diesel(sql_type = Bool)]
    on_sale: bool,
}

/// What is offered for each of these variants now, whether or not it may be bought; in the
/// order of the variants' ids. An id that names nothing is left out.
pub async fn offers(
    conn: &mut AsyncPgConnection,
    variants: &[VariantId],
) -> Result<Vec<Offer>, Error> {
    if variants.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<OfferRow> = diesel::sql_query(include_str!("variant/offers.sql"))
        .bind::<Array<BigInt>, _>(variants)
        .load(conn)
        .await?;
    rows.into_iter().map(offer).collect()
}

fn offer(row: OfferRow) -> Result<Offer, Error> {
    Ok(Offer {
        variant: row.variant,
        product: row.product,
        product_slug: row.product_slug,
        title: row.title,
        tile: row.tile,
        thumbnail: row.thumbnail,
        shop: ShopRef {
            id: row.shop_id,
            name: row.shop_name,
            slug: row.shop_slug,
        },
        owner: row.owner,
        options: crate::json::read(&row.options)?,
        price: row.price,
        price_sale: row.price_sale,
        available: row.available,
        on_sale: row.on_sale,
    })
}
