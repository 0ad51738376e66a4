//! A product card.

use chrono::{DateTime, Utc};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use types::{Money, ProductId};

use crate::variant::ShopRef;
use crate::{Error, Picture, Tile, json};

/// A product on a shelf.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: ProductId,
    /// Its part of the URL.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// What it is called in German, where its seller says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title_de: Option<String>,
    /// Its first picture.
    pub thumbnail: Option<String>,
    /// Its first picture and the one to cross-fade to.
    pub pictures: Vec<Picture>,
    /// The hue behind it.
    pub tile: Tile,
    /// Who sells it.
    pub shop: ShopRef,
    /// The regular price of its cheapest variant.
    pub price: Money,
    /// The reduced price of its cheapest variant.
    pub price_sale: Option<Money>,
    /// Whether other variants cost more.
    pub price_varies: bool,
    /// The mean of its reviews' stars.
    pub rating: Option<f64>,
    /// How many reviews.
    pub review_count: i32,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// Whether any variant can be bought now.
    pub in_stock: bool,
    /// Since when it is on sale.
    pub published_at: DateTime<Utc>,
    /// The values of the option that is a color.
    pub colours: Vec<String>,
    /// Whether the product has options to choose from.
    pub has_options: bool,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    card: String,
}

/// The cards of those of these products that are on sale, in the order of the ids.
pub async fn cards(conn: &mut AsyncPgConnection, ids: &[ProductId]) -> Result<Vec<Card>, Error> {
    let query = concat!(
        "select ",
        include_str!("card.sql"),
        "::text as card ",
        include_str!("on_sale.sql"),
        "and p.id = any ($1) order by array_position($1, p.id)"
    );
    let rows: Vec<Row> = diesel::sql_query(query)
        .bind::<Array<BigInt>, _>(ids)
        .load(conn)
        .await?;
    rows.iter().map(|row| json::read(&row.card)).collect()
}
