//! A product in the few words that stand on a card.

use serde::Deserialize;
use types::{Money, ProductId, ShopId};

use crate::Tile;
use crate::variant::ShopRef;

/// A product on a shelf.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(from = "Row")]
pub struct Card {
    /// Its id.
    pub id: ProductId,
    /// Its part of the URL.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// Its first picture.
    pub thumbnail: Option<String>,
    /// The hue behind it.
    pub tile: Tile,
    /// Who sells it.
    pub shop: ShopRef,
    /// The regular price of its cheapest variant.
    pub price: Money,
    /// The reduced price of its cheapest variant.
    pub price_sale: Option<Money>,
    /// Whether another variant costs more.
    pub price_varies: bool,
    /// The mean of its reviews' stars.
    pub rating: Option<f64>,
    /// How many reviews.
    pub review_count: i32,
    /// How many pieces were sold.
    pub sold_count: i64,
    /// Whether any variant can be bought now.
    pub in_stock: bool,
}

/// The columns of a [`Card`].
pub const COLUMNS: &str = "p.id, p.slug, p.title, p.thumbnail, c.tile, \
     s.id as shop_id, s.name as shop_name, s.slug as shop_slug, \
     p.price, p.price_sale, p.price_varies, \
     round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8 as rating, \
     p.review_count, p.sold_count, p.in_stock";

/// The goods of open shops.
pub const GOODS: &str = "products p join shops s on s.id = p.shop_id and s.status = 'approved'";

/// What a card needs besides; a count does without it.
pub const DETAILS: &str = "join categories c on c.id = p.category_id";

#[derive(Deserialize)]
struct Row {
    id: ProductId,
    slug: String,
    title: String,
    thumbnail: Option<String>,
    tile: Tile,
    shop_id: ShopId,
    shop_name: String,
    shop_slug: String,
    price: Money,
    price_sale: Option<Money>,
    price_varies: bool,
    rating: Option<f64>,
    review_count: i32,
    sold_count: i64,
    in_stock: bool,
}

impl From<Row> for Card {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            slug: row.slug,
            title: row.title,
            thumbnail: row.thumbnail,
            tile: row.tile,
            shop: ShopRef {
                id: row.shop_id,
                name: row.shop_name,
                slug: row.shop_slug,
            },
            price: row.price,
            price_sale: row.price_sale,
            price_varies: row.price_varies,
            rating: row.rating,
            review_count: row.review_count,
            sold_count: row.sold_count,
            in_stock: row.in_stock,
        }
    }
}
