//! Variants as a shopper sees them: which one a choice of options means, and its current price.

use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{
    CategoryId, CollectionId, Money, OptionValueId, OrderId, ProductId, ShopId, UserId, VariantId,
};

use crate::{Error, Tile};
use db::schema::{products, variants};
use db::{Tx, prepared};

/// What a shop offers for one variant at this moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The thing with a price and stock.
    pub variant: VariantId,
    /// The product it belongs to.
    pub product: ProductId,
    /// The shop's collection in which it stands.
    pub collection: Option<CollectionId>,
    /// The marketplace's category in which it stands.
    pub category: CategoryId,
    /// The category above that one.
    pub above: Option<CategoryId>,
    /// The product's part of its URL.
    pub product_slug: String,
    /// The product's title.
    pub title: String,
    /// That in German, where its seller says so.
    pub title_de: Option<String>,
    /// The hue behind the picture.
    pub tile: Tile,
    /// The variant's own picture, else the product's.
    pub thumbnail: Option<String>,
    /// Who sells it.
    pub shop: ShopRef,
    /// It ships within so many days of the payment.
    pub handling_days: i32,
    /// Whose shop that is.
    pub owner: UserId,
    /// What was agreed with it as the marketplace's share, in 1/100 %.
    pub commission_bps: Option<u16>,
    /// The chosen value of each option, in the product's order.
    pub options: Vec<Choice>,
    /// The regular price.
    pub price: Money,
    /// The reduced price, if there is one.
    pub price_sale: Option<Money>,
    /// How many this shopper can buy: on the shelf, and set aside for nobody else.
    pub available: i64,
    /// The order with which this shopper is paying for it at this moment.
    pub paying: Option<OrderId>,
    /// Whether the shop is away: until it is back, nobody buys from it.
    pub on_holiday: bool,
    /// Whether it may be bought at all: active product, approved shop that is there, live variant.
    pub on_sale: bool,
}

impl Offer {
    /// What one piece costs: the reduced price when there is one.
    pub fn unit_price(&self) -> Money {
        self.price_sale.unwrap_or(self.price)
    }

    /// Whether this shopper can buy at least one now.
    pub fn can_be_bought(&self) -> bool {
        self.on_sale && self.available > 0 && self.paying.is_none()
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
struct Row {
    #[diesel(sql_type = Nullable<BigInt>)]
    variant_id: Option<VariantId>,
}

/// The one live variant of a product on sale that has exactly these option values, in any
/// order. A product that is not on sale is [`Error::NotFound`]; a choice that is incomplete,
/// foreign or contradictory is [`Error::NoSuchVariant`].
pub async fn resolve(
    mut conn: &AsyncPgConnection,
    product: ProductId,
    values: &[OptionValueId],
) -> Result<VariantId, Error> {
    let mut values = values.to_vec();
    values.sort_unstable();
    let query = diesel::sql_query(
        "select v.id as variant_id from products p \
         join shops s on s.id = p.shop_id and s.status = 'approved' \
         left join variants v on v.product_id = p.id and v.option_value_ids = $2 \
             and v.archived_at is null \
         where p.id = $1 and p.status = 'active'",
    )
    .bind::<BigInt, _>(product)
    .bind::<Array<BigInt>, _>(values);
    let found: Option<Row> = prepared(query).get_result(&mut conn).await.optional()?;
    let found = found.ok_or(Error::NotFound)?;
    found.variant_id.ok_or(Error::NoSuchVariant)
}

#[derive(QueryableByName)]
struct OfferRow {
    #[diesel(sql_type = BigInt)]
    variant: VariantId,
    #[diesel(sql_type = BigInt)]
    product: ProductId,
    #[diesel(sql_type = Nullable<BigInt>)]
    collection: Option<CollectionId>,
    #[diesel(sql_type = BigInt)]
    category: CategoryId,
    #[diesel(sql_type = Nullable<BigInt>)]
    above: Option<CategoryId>,
    #[diesel(sql_type = Text)]
    product_slug: String,
    #[diesel(sql_type = Text)]
    title: String,
    #[diesel(sql_type = Nullable<Text>)]
    title_de: Option<String>,
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
    #[diesel(sql_type = Integer)]
    handling_days: i32,
    #[diesel(sql_type = BigInt)]
    owner: UserId,
    #[diesel(sql_type = Nullable<Integer>)]
    commission_bps: Option<i32>,
    #[diesel(sql_type = Text)]
    options: String,
    #[diesel(sql_type = BigInt)]
    price: Money,
    #[diesel(sql_type = Nullable<BigInt>)]
    price_sale: Option<Money>,
    #[diesel(sql_type = BigInt)]
    available: i64,
    #[diesel(sql_type = Nullable<BigInt>)]
    paying: Option<OrderId>,
    #[diesel(sql_type = Bool)]
    on_sale: bool,
    #[diesel(sql_type = Bool)]
    on_holiday: bool,
}

/// What is offered to a shopper for each of these variants now, whether or not it may be
/// bought; in the order of the variants' ids. An id that names nothing is left out. What the
/// shopper's own unfinished checkouts set aside counts as theirs to buy.
pub async fn offers(
    mut conn: &AsyncPgConnection,
    shopper: Option<UserId>,
    variants: &[VariantId],
) -> Result<Vec<Offer>, Error> {
    if variants.is_empty() {
        return Ok(Vec::new());
    }
    const OFFERS: &str = concat!(
        include_str!("variant/offers.sql"),
        "where v.id = any ($2) order by v.id"
    );
    let query = diesel::sql_query(OFFERS)
        .bind::<Nullable<BigInt>, _>(shopper)
        .bind::<Array<BigInt>, _>(variants);
    let rows: Vec<OfferRow> = prepared(query).load(&mut conn).await?;
    rows.into_iter().map(offer).collect()
}

/// What is offered to a shopper for the choice that [`resolve`] would find, with its errors.
pub async fn choose(
    mut conn: &AsyncPgConnection,
    shopper: UserId,
    product: ProductId,
    values: &[OptionValueId],
) -> Result<Offer, Error> {
    const CHOSEN: &str = concat!(
        include_str!("variant/offers.sql"),
        "where p.id = $2 and v.option_value_ids = $3 and v.archived_at is null \
         and p.status = 'active' and s.status = 'approved'"
    );
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let query = diesel::sql_query(CHOSEN)
        .bind::<Nullable<BigInt>, _>(Some(shopper))
        .bind::<BigInt, _>(product)
        .bind::<Array<BigInt>, _>(sorted);
    let row: Option<OfferRow> = prepared(query).get_result(&mut conn).await.optional()?;
    match row {
        Some(row) => offer(row),
        // nothing to be had: say why
        None => Err(resolve(conn, product, values)
            .await
            .err()
            .unwrap_or(Error::NoSuchVariant)),
    }
}

fn offer(row: OfferRow) -> Result<Offer, Error> {
    Ok(Offer {
        variant: row.variant,
        product: row.product,
        collection: row.collection,
        category: row.category,
        above: row.above,
        product_slug: row.product_slug,
        title: row.title,
        title_de: row.title_de,
        tile: row.tile,
        thumbnail: row.thumbnail,
        shop: ShopRef {
            id: row.shop_id,
            name: row.shop_name,
            slug: row.shop_slug,
        },
        handling_days: row.handling_days,
        owner: row.owner,
        commission_bps: row.commission_bps.and_then(|bps| u16::try_from(bps).ok()),
        options: crate::json::read(&row.options)?,
        price: row.price,
        price_sale: row.price_sale,
        available: row.available,
        paying: row.paying,
        on_holiday: row.on_holiday,
        on_sale: row.on_sale && !row.on_holiday,
    })
}

/// The article numbers that these variants of a shop have now; one that has none is left out.
pub async fn skus(
    tx: &mut Tx,
    shop: ShopId,
    of: &[VariantId],
) -> Result<HashMap<VariantId, String>, Error> {
    let own = products::table
        .filter(products::shop_id.eq(shop))
        .select(products::id);
    let rows: Vec<(VariantId, Option<String>)> = variants::table
        .filter(
            variants::id
                .eq_any(of)
                .and(variants::product_id.eq_any(own)),
        )
        .select((variants::id, variants::sku))
        .load(tx.conn())
        .await?;
    let named = rows.into_iter().filter_map(|(id, sku)| Some((id, sku?)));
    Ok(named.collect())
}
