//! The shelves of the home page.

use diesel_async::AsyncPgConnection;
use search::{Filters, Sort};

use crate::Error;
use crate::listing::{self, Card};
use crate::shop::{self, ShopCard};

const CARDS: i64 = 12;
const SHOPS: i64 = 8;

/// What the home page shows; only what can be bought now.
#[derive(Debug, Clone, PartialEq)]
pub struct Home {
    /// The most sold.
    pub best_sellers: Vec<Card>,
    /// The most reduced.
    pub on_sale: Vec<Card>,
    /// The latest.
    pub newest: Vec<Card>,
    /// Shops to visit.
    pub shops: Vec<ShopCard>,
}

/// The shelves as they stand now.
pub async fn load(conn: &mut AsyncPgConnection) -> Result<Home, Error> {
    let in_stock = Filters {
        in_stock: true,
        ..Filters::default()
    };
    let reduced = Filters {
        on_sale: true,
        ..in_stock.clone()
    };
    Ok(Home {
        best_sellers: listing::first(conn, &in_stock, Sort::BestSelling, CARDS).await?,
        on_sale: listing::first(conn, &reduced, Sort::Discount, CARDS).await?,
        newest: listing::first(conn, &in_stock, Sort::Newest, CARDS).await?,
        shops: shop::featured(conn, SHOPS).await?,
    })
}
